"""The news as the terminal tells it."""

import pytest

from engine.game import Press
from engine.monster_cube.formulas import Formula, Op
from engine.monster_cube.geometry import Shape
from engine.monster_cube.state import (
    Agreed,
    Asked,
    Barred,
    Dealt,
    Drew,
    End,
    Ended,
    Fault,
    Freed,
    Holds,
    Judged,
    Looking,
    Missed,
    Move,
    News,
    Placed,
    Places,
    Pressed,
    Renewed,
    Returned,
    Returns,
    Revealed,
    Shifted,
    Solved,
    TurnLost,
    Void,
)
from engine.monster_cube.tell import tell
from engine.race import Claim

SUM = Formula(faces=(6, 0, 4), numbers=(5, 4, 8), ops=(Op.TIMES, Op.MINUS), value=12)
MOVE = Move(tile=3, to=(-1, 0))
CLAIMS = tuple(Claim(seat=seat, what=1, press=Press(at=at, seen=0)) for seat, at in ((2, 4_000), (0, 4_030)))


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (Dealt(first=None), "all search"),
        (Dealt(first=2), "seat 2 begins"),
        (Revealed(cards=(5, 40), shuffled=False, last=False), "monsters 5, 40"),
        (Revealed(cards=(5,), shuffled=True, last=True), "monsters 5, from a new pile, the last ones"),
        (Shifted(seat=1, move=MOVE), "seat 1 moves D to (-1, 0)"),
        (TurnLost(seat=1), "seat 1 ran out of time"),
        (Ended(why=End.PILE), "the match ends: pile"),
        (Pressed(seat=1), "seat 1 presses"),
        (Judged(claims=CLAIMS), "pressed: seat 2 +0, seat 0 +30"),
        (Holds(seat=1, until=9), "seat 1 has the buzz"),
        (Void(seat=1), "the press of seat 1 counts no more"),
        (Barred(seat=1, until=9), "seat 1 must wait before pressing again"),
        (
            Solved(seat=1, card=12, code=12, shape=Shape.LINE, formula=SUM, move=None, took=9),
            "seat 1 solves 12: 5 x 4 - 8 = 12, line CY AY BR",
        ),
        (
            Solved(seat=1, card=10, code=12, shape=Shape.CUBE, formula=SUM, move=MOVE, took=9),
            "seat 1 solves 10 as 12: 5 x 4 - 8 = 12, cube CY AY BR with D to (-1, 0)",
        ),
        (Missed(seat=1, fault=Fault.LATE), "seat 1 is wrong (late)"),
        (Missed(seat=1, fault=Fault.NUMBER, makes=(SUM,)), "seat 1 is wrong (number); 5 x 4 - 8 = 12"),
        (Returns(seat=1), "seat 1 is to give a monster back"),
        (Returned(seat=1, card=5), "seat 1 gives 5 back"),
        (Places(seat=1, card=5), "seat 1 is to lay 5 before somebody"),
        (Placed(seat=1, upon=2, card=5), "seat 1 lays 5 before seat 2"),
        (Placed(seat=1, upon=2, card=5, replaced=9), "seat 1 lays 5 before seat 2 instead of 9"),
        (Freed(seat=1, cards=(5, 9)), "seat 1 is rid of 5, 9"),
        (Drew(seat=1), "seat 1 draws a card"),
        (Drew(seat=1, card=5), "seat 1 draws 5"),
        (Agreed(seat=1, silently=False), "seat 1 says that nothing matches"),
        (Agreed(seat=1, silently=True), "seat 1 says that nothing matches, by silence"),
        (Asked(until=9), "does nothing match?"),
        (Looking(seat=1), "seat 1 is still looking"),
        (Renewed(restored=False), "all agree"),
        (Renewed(restored=True), "all agree: the tiles go back to the start"),
    ],
)
def test_the_news_is_told(news: News, told: str) -> None:
    assert tell(news) == told
