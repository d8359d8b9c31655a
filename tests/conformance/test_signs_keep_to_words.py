"""A sign and its word are never parted by the end of a row, whatever screen tells them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.games.default import DefaultDesk
from cogs.games.desk import Desk
from cogs.games.look import look_at
from cogs.shown.boards.board import board_screen
from cogs.wire.screens.screen import Line, Screen
from data.words import Languages, Words
from engine.game import AnyGame
from tests.cogs.rigs.screens_of import languages
from tests.conformance.desks import OWN, positions, seated
from tests.rigs.signs import PARTED

POSITIONS = 60


def told(desk: Desk, played: AnyGame, words: Words) -> Iterator[str]:
    for match in positions(played, POSITIONS):
        standing = seated(match)
        look = look_at(standing, words, None)
        yield from desk.news(look)
        if match.outcome:
            yield from lines(desk.result(look))
            continue
        yield from lines(board_screen(standing, desk, words, look, desk.news(look)))
        if desk.secret:
            yield from lines(desk.private(look_at(standing, words, 0)))


def lines(screen: Screen) -> Iterator[str]:
    return (part.text for part in screen.parts if isinstance(part, Line))


@pytest.mark.parametrize("language", Languages().names)
@pytest.mark.parametrize(
    ("desk", "played"),
    [pytest.param(*one, id=one[1].key) for one in OWN if not isinstance(one[0], DefaultDesk)],
)
def test_a_sign_stands_with_its_word(desk: Desk, played: AnyGame, language: str) -> None:
    parted = {text for text in told(desk, played, languages[language]) if PARTED.search(text)}
    assert parted == set()


@pytest.mark.parametrize("language", Languages().names)
def test_rules_keep_signs_and_words_together(language: str) -> None:
    words = languages[language]
    sections = [screen for desk, _ in OWN for _, screen in desk.rules(words)]
    assert [text for screen in sections for text in lines(screen) if PARTED.search(text)] == []
