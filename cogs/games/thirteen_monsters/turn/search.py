"""Two taps a card: one of the areas of the field, then one of its cells, lying as the cards lie."""

from __future__ import annotations

from collections.abc import Collection

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.limits import rows_of
from cogs.wire.screens.screen import Choice, Menu, Part, Row, Style, Tap
from engine.thirteen_monsters.pieces.cards import GRID, LOGO, cell_name
from engine.thirteen_monsters.views import View
from render.thirteen_monsters.public.areas import ABREAST, Areas, areas_in

FLIP = "flip"  # what is done with a card of the field; the other is a die put on it
AREAS = ABREAST * ABREAST  # that there may be, and what stands for none of them


def board_grid(look: Looked, verb: str, able: Collection[int]) -> tuple[Row, ...]:
    """On the board: the areas; once one was tapped, its cells in the same places.

    A finger that taps twice in one place turns nothing: what came up under it has not been read.
    """
    areas, chosen = areas_in(look.view), area_chosen(look, verb)
    if chosen is None:
        return _areas(verb, able, areas)
    lying = _filled(areas.cells_in(chosen), areas.count)
    named = [at if cell is None else cell for at, cell in enumerate(lying, GRID)]
    taps = [_cell(look.view, cell, verb, (at,), able) for at, cell in zip(named, lying, strict=True)]
    return rows_of(taps, ABREAST)


def menu_and_grid(look: Looked, verb: str, able: Collection[int]) -> tuple[Part, ...]:
    """On a private screen: a menu of the areas, and below it the cells of the one that was chosen."""
    areas, chosen = areas_in(look.view), area_chosen(look, verb)
    lying = _filled(() if chosen is None else areas.cells_in(chosen), areas.deep * ABREAST)
    cells = [_cell(look.view, cell, verb, (at,), able) for at, cell in enumerate(lying)]
    choices = tuple(
        Choice(label=_area_name(area, areas), value=str(area), chosen=area == chosen)
        for area in range(areas.count)
        if any(cell in able for cell in areas.cells_in(area))
    )
    nothing = (Choice(label="–", value="none"),)
    placeholder = look.words("thirteen-monsters-choose-area")
    menu = Menu(
        verb="area",
        args=(verb,),
        placeholder=placeholder,
        choices=choices or nothing,
        enabled=bool(choices),
    )
    return (menu, *rows_of(cells, ABREAST))


def cell_at(look: Looked, verb: str, at: int) -> int | None:
    """The cell that lies in this place of the area that was chosen."""
    area = area_chosen(look, verb)
    cells = () if area is None else areas_in(look.view).cells_in(area)
    return cells[at] if at < len(cells) else None


def back_to_areas(look: Looked, verb: str) -> Tap:
    """From the cells of an area to the areas."""
    return Tap(
        emoji="↩️",
        verb="area",
        args=(verb, AREAS),
        enabled=area_chosen(look, verb) is not None,
    )


def area_chosen(look: Looked, verb: str) -> int | None:
    """The area that was tapped for this; a card that was turned, or another turn, begins anew."""
    draft, areas = Draft.read(look), areas_in(look.view)
    return draft.number(0) if draft.mode == verb and draft.args and draft.number(0) < areas.count else None


def draft_of_area(verb: str, area: int, view: View) -> str:
    """The draft that remembers it."""
    return Draft(verb, (area,)).text(view)


def _areas(verb: str, able: Collection[int], areas: Areas) -> tuple[Row, ...]:
    """Each as long as there is a card in it to be tapped."""
    taps = [
        Tap(
            label=_area_name(area, areas),
            verb="area",
            args=(verb, area),
            enabled=any(cell in able for cell in areas.cells_in(area)),
        )
        for area in range(areas.count)
    ]
    return rows_of(taps, ABREAST)


def _area_name(area: int, areas: Areas) -> str:
    """ "A1–C3" """
    first, *_, last = areas.cells_in(area)
    return f"{cell_name(first)}–{cell_name(last)}"


def _filled(cells: tuple[int, ...], count: int) -> tuple[int | None, ...]:
    """With places in which nothing lies, so that there are as many of them for every area."""
    return (*cells, *[None] * (count - len(cells)))


def _cell(view: View, cell: int | None, verb: str, args: tuple[int], able: Collection[int]) -> Tap:
    """A card by its place, never by what it is; without a name where no card ever lies."""
    return Tap(
        label="·" if cell is None else cell_name(cell),
        emoji=None if cell is None else _lying_on(view, cell),
        verb=verb,
        args=args,
        style=Style.SUCCESS if cell in able else Style.SECONDARY,
        enabled=cell in able,
    )


def _lying_on(view: View, cell: int) -> str | None:
    """What can be seen to lie there."""
    if cell in LOGO:
        return "👾"
    if any(ice.cell == cell for ice in view.ice):
        return "❄️"
    if any(lit.cell == cell for lit in view.open):
        return "🔆"
    return None if cell in view.lying else "▫️"
