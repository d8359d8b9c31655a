"""What is told below the board and on the desks: who lost time, what a trade built, what helps."""

from __future__ import annotations

import pytest

from bench.reading import read
from cogs.games.thirteen_monsters import desk
from cogs.shown.boards.foot import block_of_lines
from cogs.wire.screens.screen import Line
from engine.match import Match
from engine.thirteen_monsters.moves import EndTurn, Flip
from tests.cogs.rigs.screens_of import languages, look_at
from tests.thirteen_monsters.positions import does, player, position

every_language = pytest.mark.parametrize("language", languages.names)
OUT_OF_TIME = "⌛"


def board_tells(match: Match, language: str = "en") -> str:
    """In so many rows as there are."""
    look = look_at(match, None, languages[language])
    return read(block_of_lines(desk.news(look), look.people, desk.rows_told))


def desk_tells(match: Match, seat: int, language: str = "en", draft: str = "") -> str:
    shown = desk.private(look_at(match, seat, languages[language], draft))
    return read("\n".join(part.text for part in shown.parts if isinstance(part, Line)))


def test_nothing_is_advised_any_more_in_a_death_battle() -> None:
    """TM10.4: no pair changes hands."""
    match = position(
        player("chall chall wah", free="twik eyes, twik body"),
        player("wah itvill itvill"),
        field="sandil eyes",
    )
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    for seat in range(2):
        assert "🛠️" not in desk_tells(match, seat)
        assert "🌀" not in desk_tells(match, seat)


def test_no_pair_is_said_to_lie_in_a_field_that_is_empty() -> None:
    match = position(player("wah"), player("chall", free="twik eyes, twik body"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1))
    assert "will build a monster" in desk_tells(match, 1)
    assert "in the field" not in desk_tells(match, 1)
