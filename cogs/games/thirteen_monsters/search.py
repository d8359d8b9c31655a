"""Two taps a card: nine areas of three by three, then the nine cells of one, as the cards lie."""

from __future__ import annotations

from collections.abc import Callable, Collection

from cogs.games.thirteen_monsters.naming import Looked
from cogs.wire.screen import Row, Style, Tap
from engine.thirteen_monsters.cards import DECK, LOGO, place
from engine.thirteen_monsters.views import View

SIDE = 3
AREAS = SIDE * SIDE
COLUMNS = DECK.grid.columns


def cells_of(area: int) -> tuple[int, ...]:
    """From the top left, row by row."""
    down, right = divmod(area, SIDE)
    return tuple(
        (down * SIDE + row) * COLUMNS + right * SIDE + column for row in range(SIDE) for column in range(SIDE)
    )


def area_word(area: int) -> str:
    """ "A1–C3"."""
    first, *_, last = cells_of(area)
    return f"{place(first)}–{place(last)}"


def grid(look: Looked, area: int | None, verb: str, able: Collection[int]) -> tuple[Row, ...]:
    """The areas, or in their places the cells of the one chosen; what cannot be tapped is disabled."""
    if area is None:
        return _rows(lambda at: _area(at, verb, able))
    cells = cells_of(area)
    return _rows(lambda at: _cell(look, cells[at], verb, able))


def _rows(tap: Callable[[int], Tap]) -> tuple[Row, ...]:
    return tuple(Row(tuple(map(tap, range(at, at + SIDE)))) for at in range(0, AREAS, SIDE))


def _area(area: int, verb: str, able: Collection[int]) -> Tap:
    enabled = any(cell in able for cell in cells_of(area))
    return Tap(label=area_word(area), verb="area", args=(verb, area), enabled=enabled)


def _cell(look: Looked, cell: int, verb: str, able: Collection[int]) -> Tap:
    """A card by its place, never by what it is."""
    return Tap(
        label=place(cell),
        emoji=_on(look.view, cell),
        verb=verb,
        args=(cell,),
        style=Style.PRIMARY,
        enabled=cell in able,
    )


def _on(view: View, cell: int) -> str | None:
    """What can be seen to lie there."""
    if cell in LOGO:
        return "👾"
    if any(ice.cell == cell for ice in view.ice):
        return "❄️"
    if any(lit.cell == cell for lit in view.open):
        return "🔆"
    return None if cell in view.lying else "▫️"
