"""Two taps a card: its row by a letter, its column by a number, as the picture has them at its sides."""

from __future__ import annotations

from collections.abc import Collection

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.naming import Looked
from cogs.wire.limits import rows_of
from cogs.wire.screen import Row, Style, Tap
from engine.thirteen_monsters.cards import DECK, LOGO, place
from engine.thirteen_monsters.state import Phase
from engine.thirteen_monsters.views import View

SIDE = 3  # buttons in a row
ROWS, COLUMNS = DECK.grid.rows, DECK.grid.columns


def grid(look: Looked, mode: str, verb: str, able: Collection[int]) -> tuple[Row, ...]:
    """The letters, and below them the numbers, of which those can be tapped that the row has."""
    row = row_of(look, mode)
    letters = [_letter(at, row, verb, able) for at in range(ROWS)]
    numbers = [_number(look.view, row, at, verb, able) for at in range(COLUMNS)]
    return (*rows_of(letters, SIDE), *rows_of(numbers, SIDE))


def row_of(look: Looked, mode: str) -> int | None:
    """The row that was chosen; for a second card that of the first, until another one is."""
    draft = Draft.read(look)
    if draft.mode == mode and draft.args and draft.number(0) < ROWS:
        return draft.number(0)
    again = look.view.phase in (Phase.SEARCH, Phase.THIRD) and look.view.open
    return look.view.open[-1].cell // COLUMNS if again else None


def cell_of(look: Looked, mode: str, column: int) -> int | None:
    """The card that a number means."""
    row = row_of(look, mode)
    return None if row is None else row * COLUMNS + column


def _letter(at: int, row: int | None, verb: str, able: Collection[int]) -> Tap:
    return Tap(
        label=place(at * COLUMNS)[0],
        verb="row",
        args=(verb, at),
        style=Style.PRIMARY if at == row else Style.SECONDARY,
        enabled=any(at * COLUMNS + column in able for column in range(COLUMNS)),
    )


def _number(view: View, row: int | None, column: int, verb: str, able: Collection[int]) -> Tap:
    """A card by its place, never by what it is."""
    cell = None if row is None else row * COLUMNS + column
    return Tap(
        label=place(column)[1:],
        emoji=None if cell is None else _lying_on(view, cell),
        verb=verb,
        args=(column,),
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
