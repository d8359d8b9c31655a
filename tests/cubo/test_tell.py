"""The terminal tells everything that can happen."""

from typing import get_args

import pytest

from engine.cubo.scoring import sheet
from engine.cubo.state import (
    Agreed,
    Arranged,
    AskedToClose,
    Begun,
    Called,
    Closed,
    CountedDown,
    Dealt,
    Declined,
    Judged,
    News,
    Outrun,
    PickedUp,
    Reached,
    Rolled,
    RoundEnded,
    Scored,
    Took,
    TooLate,
    Uncovered,
)
from engine.cubo.tell import tell
from engine.game import Press
from engine.race import Claim
from tests.cubo.tables import dice, die

SQUARE = dice("B2 B3 R4 R2 W3 R4 B2 B3 R4")
CLAIMS = (
    Claim(seat=2, what=1, press=Press(at=1_000, seen=0)),
    Claim(seat=0, what=1, press=Press(at=1_012, seen=0)),
)
TOLD: list[tuple[News, str]] = [
    (Dealt(first=1), "seat 1 will give the signal"),
    (Begun(round=2, first=1, centre=dice("R1 B2")), "round 2: seat 1 rolls R1 B2 and gives the signal"),
    (Rolled(seat=0, again=False), "seat 0 rolls"),
    (Rolled(seat=0, again=True), "seat 0 rolls again"),
    (PickedUp(seat=0), "seat 0 takes the dice up"),
    (Arranged(seat=0), "seat 0 lays the dice"),
    (Called(seat=0, first=True, took=12_340), "seat 0 calls first, after 12.3 s"),
    (Reached(seat=0), "seat 0 reaches for a die"),
    (Judged(claims=CLAIMS), "pressed: seat 2 +0, seat 0 +12"),
    (Took(seat=2, slot=1, die=die("R5")), "seat 2 takes R5"),
    (Outrun(seat=0, slot=1, by=2), "seat 0 was outrun by seat 2"),
    (Declined(seat=0, late=True), "seat 0 takes no die"),
    (CountedDown(seat=0, until=5), "seat 0 is counted down"),
    (TooLate(seat=0), "seat 0 is too late"),
    (AskedToClose(), "nobody calls; all are asked to close the round"),
    (Agreed(seat=0, silently=True), "seat 0 agrees by sleeping"),
    (Closed(), "all squares are covered as they lie"),
    (Uncovered(seat=0), "seat 0 uncovers and has a die to place"),
    (
        Scored(seat=0, points=32, sheet=sheet(SQUARE)),
        "seat 0 scores 32 (4+8+4+2+6+8) with B2 B3 R4 R2 W3 R4 B2 B3 R4",
    ),
    (Scored(seat=0, points=0, sheet=None), "seat 0 scores nothing"),
    (RoundEnded(round=2, first=0), "round 2 is over"),
]


@pytest.mark.parametrize(("news", "words"), TOLD, ids=[type(news).__name__ for news, _ in TOLD])
def test_news_are_told_in_words(news: News, words: str) -> None:
    assert tell(news) == words


def test_nothing_that_can_happen_is_left_out() -> None:
    assert {type(news) for news, _ in TOLD} == set(get_args(News))
