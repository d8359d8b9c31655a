"""Two taps a card: one of nine areas of three by three, then one of its cells, lying as the cards lie."""

from __future__ import annotations

from collections.abc import Collection

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.limits import rows_of
from cogs.wire.screens.screen import Row, Style, Tap
from engine.thirteen_monsters.pieces.cards import DECK, GRID, LOGO, place
from engine.thirteen_monsters.state import Phase
from engine.thirteen_monsters.views import View
from render.thirteen_monsters.public.field import SIDE

AREAS = SIDE * SIDE
COLUMNS = DECK.grid.columns


def grid(look: Looked, mode: str, verb: str, able: Collection[int]) -> tuple[Row, ...]:
    """The areas, and below them the cells of the one that was chosen."""
    chosen = area_chosen(look, mode)
    areas = [_area(area, chosen, verb, able) for area in range(AREAS)]
    cells = [_cell(look.view, chosen, at, verb, able) for at in range(AREAS)]
    return (*rows_of(areas, SIDE), *rows_of(cells, SIDE))


def area_of(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    return row // SIDE * SIDE + column // SIDE


def cells_in(area: int) -> tuple[int, ...]:
    """As they lie, the logo's with them."""
    return tuple(cell for cell in range(GRID) if area_of(cell) == area)


def area_chosen(look: Looked, mode: str) -> int | None:
    """The area that was tapped; for a second card that of the first, until another one is."""
    draft = Draft.read(look)
    if draft.mode == mode and draft.args and draft.number(0) < AREAS:
        return draft.number(0)
    again = look.view.phase in (Phase.SEARCH, Phase.THIRD) and look.view.open
    return area_of(look.view.open[-1].cell) if again else None


def cell_at(look: Looked, mode: str, at: int) -> int | None:
    """The cell that lies in this place of the area that was chosen."""
    area = area_chosen(look, mode)
    return None if area is None else cells_in(area)[at]


def _area(area: int, chosen: int | None, verb: str, able: Collection[int]) -> Tap:
    """ "A1–C3", as long as there is a card in it to be tapped."""
    first, *_, last = cells = cells_in(area)
    return Tap(
        label=f"{place(first)}–{place(last)}",
        verb="area",
        args=(verb, area),
        style=Style.PRIMARY if area == chosen else Style.SECONDARY,
        enabled=any(cell in able for cell in cells),
    )


def _cell(view: View, area: int | None, at: int, verb: str, able: Collection[int]) -> Tap:
    """A card by its place, never by what it is; without a name while no area is chosen."""
    cell = None if area is None else cells_in(area)[at]
    return Tap(
        label="·" if cell is None else place(cell),
        emoji=None if cell is None else _lying_on(view, cell),
        verb=verb,
        args=(at,),
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
