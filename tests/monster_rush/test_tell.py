"""The terminal tells everything that can happen."""

from typing import get_args

import pytest

from engine.game import Press
from engine.monster_rush.state import (
    Appeared,
    Captured,
    Dealt,
    End,
    Ended,
    Judged,
    Mistaken,
    News,
    Readied,
    Revealed,
    Shuffled,
    Touched,
)
from engine.monster_rush.tell import tell
from engine.race import Claim
from tests.monster_rush.boards import STAFF, card, failed

CLAIMS = (
    Claim(seat=2, what=1, press=Press(at=1_000, seen=0)),
    Claim(seat=0, what=36, press=Press(at=1_012, seen=0)),
)
TOLD: list[tuple[News, str]] = [
    (Dealt(first=1), "seat 1 turns the first card"),
    (Revealed(seat=1, card=card("axe")), "seat 1 turns axe"),
    (Revealed(seat=1, card=card("axe", "fire")), "seat 1 turns axe and fire"),
    (Revealed(seat=1, card=failed("bow")), "seat 1 turns a failed bow"),
    (Revealed(seat=1, card=STAFF), "seat 1 turns a wizard's staff"),
    (Readied(seat=0), "seat 0 is ready to turn a card"),
    (Shuffled(), "all piles are used up; everybody shuffles"),
    (Touched(seat=0), "seat 0 has a hand down"),
    (
        Judged(claims=CLAIMS, winner=0, inseparable=True),
        "pressed: seat 2 on Bouloune +0, seat 0 on Colossours +12; the higher number decides",
    ),
    (Captured(seat=0, space=1, monster=36, reaction=512), "seat 0 captures Colossours (5) after 512 ms"),
    (Mistaken(seat=0, space=1, monster=1), "seat 0 takes Bouloune (1) face down: it was not ready"),
    (Appeared(space=0, monster=1), "Bouloune (1) appears, needing axe, fire"),
    (Ended(why=End.LAST_MONSTER, space=0), "the match ends: last-monster"),
]


@pytest.mark.parametrize(("news", "words"), TOLD, ids=[type(news).__name__ for news, _ in TOLD])
def test_news_are_told_in_words(news: News, words: str) -> None:
    assert tell(news) == words


def test_nothing_that_can_happen_is_left_out() -> None:
    assert {type(news) for news, _ in TOLD} == set(get_args(News))
