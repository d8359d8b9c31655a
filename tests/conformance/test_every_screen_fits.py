"""While a finger rests on a button, a small phone shows what is decided by: at least half of the picture.

That is counted with what the house puts below: its own row of buttons on the board, in private the word
about what just happened. Heights are reckoned, as places are: no browser is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.games.default import DefaultDesk
from cogs.games.desk import Desk
from cogs.games.look import look_at as look_at_table
from cogs.games.undo import with_undo
from cogs.shown.boards.board import board_screen
from cogs.shown.private.hand import with_notice
from data.words import Languages, Words
from engine.game import AnyGame
from engine.match import Match
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.desks import OWN, moments, seated
from tests.conformance.phone import ROOM, below

MATCHES, LOOKED_AT = 16, 4  # of all kinds of options and seats, and moments of each


def positions(played: AnyGame) -> Iterator[Match]:
    for seed in range(1, MATCHES + 1):
        every = moments(played, seed)
        yield from every[:: max(1, len(every) // LOOKED_AT)]


@pytest.mark.parametrize(
    "language",  # French words are the longer ones
    [pytest.param(name, marks=() if name == "fr" else pytest.mark.thorough) for name in Languages().names],
)
@pytest.mark.parametrize(
    ("desk", "played"),
    [pytest.param(*one, id=one[1].key) for one in OWN if not isinstance(one[0], DefaultDesk)],
)
def test_a_desk_and_what_it_is_about_stand_on_one_screen(desk: Desk, played: AnyGame, language: str) -> None:
    words: Words = languages[language]
    for match in positions(played):
        if match.outcome:
            continue
        standing = seated(match)
        look = look_at_table(standing, words, None)
        shown = [("board", board_screen(standing, desk, words, look, ()), look.people)]
        if desk.secret:
            look = look_at(match, 0, words)
            own = with_undo(desk.private(look), look)
            shown.append(("desk", with_notice(own, "", desk.rows_private, look.people), look.people))
        for name, screen, people in shown:
            high = below(screen, people)
            assert high <= ROOM, f"{name} of {played.key} needs {high:.0f} at revision {match.revision}"
