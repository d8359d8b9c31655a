"""Two taps a card: one of nine areas of three by three, then one of its cells, lying as the cards lie."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.limits import rows_of
from cogs.wire.screens.screen import Choice, Menu, Part, Row, Style, Tap
from engine.thirteen_monsters.pieces.cards import DECK, GRID, LOGO, cell_name
from engine.thirteen_monsters.views import View
from render.thirteen_monsters.public.field import SIDE

FLIP = "flip"  # what is done with a card of the field; the other is a die put on it
AREAS = SIDE * SIDE
COLUMNS = DECK.grid.columns


def board_grid(look: Looked, verb: str, able: Collection[int]) -> tuple[Row, ...]:
    """On the board: the nine areas; once one was tapped, its nine cells in the same places.

    A finger that taps twice in one place turns nothing: what came up under it has not been read.
    """
    chosen = area_chosen(look, verb)
    if chosen is None:
        return _areas(verb, able)
    taps = [_cell(look.view, cell, verb, (cell,), able) for cell in cells_in(chosen)]
    return rows_of(taps, SIDE)


def menu_and_grid(look: Looked, verb: str, able: Collection[int]) -> tuple[Part, ...]:
    """On a private screen: a menu of the areas, and below it the cells of the one that was chosen."""
    chosen = area_chosen(look, verb)
    lying = (None,) * AREAS if chosen is None else cells_in(chosen)
    cells = [_cell(look.view, cell, verb, (at,), able) for at, cell in enumerate(lying)]
    choices = tuple(
        Choice(label=_area_name(area), value=str(area), chosen=area == chosen)
        for area in range(AREAS)
        if any(cell in able for cell in cells_in(area))
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
    return (menu, *rows_of(cells, SIDE))


def cell_at(look: Looked, verb: str, at: int) -> int | None:
    """The cell that lies in this place of the area that was chosen."""
    area = area_chosen(look, verb)
    return None if area is None else cells_in(area)[at]


def back_to_areas(look: Looked, verb: str) -> Tap:
    """From the cells of an area to the nine areas."""
    return Tap(
        emoji="↩️",
        verb="area",
        args=(verb, AREAS),
        enabled=area_chosen(look, verb) is not None,
    )


def area_of(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    return row // SIDE * SIDE + column // SIDE


@cache
def cells_in(area: int) -> tuple[int, ...]:
    """As they lie, the logo's with them."""
    return tuple(cell for cell in range(GRID) if area_of(cell) == area)


def area_chosen(look: Looked, verb: str) -> int | None:
    """The area that was tapped for this; a card that was turned, or another turn, begins anew."""
    draft = Draft.read(look)
    return draft.number(0) if draft.mode == verb and draft.args and draft.number(0) < AREAS else None


def draft_of_area(verb: str, area: int, view: View) -> str:
    """The draft that remembers it."""
    return Draft(verb, (area,)).text(view)


def _areas(verb: str, able: Collection[int]) -> tuple[Row, ...]:
    """Each as long as there is a card in it to be tapped."""
    taps = [
        Tap(
            label=_area_name(area),
            verb="area",
            args=(verb, area),
            enabled=any(cell in able for cell in cells_in(area)),
        )
        for area in range(AREAS)
    ]
    return rows_of(taps, SIDE)


def _area_name(area: int) -> str:
    """ "A1–C3" """
    first, *_, last = cells_in(area)
    return f"{cell_name(first)}–{cell_name(last)}"


def _cell(view: View, cell: int | None, verb: str, args: tuple[int], able: Collection[int]) -> Tap:
    """A card by its place, never by what it is; without a name while no area is chosen."""
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
