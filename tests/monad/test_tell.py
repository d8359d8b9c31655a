"""Every kind of news has words for the terminal."""

import pytest

from engine.monad.cards import A_MONAD
from engine.monad.state import (
    Bonus,
    Bought,
    Dealt,
    Drew,
    Ended,
    Flipped,
    Idled,
    Leapt,
    News,
    Passed,
    Traded,
    TurnEnded,
    Won,
)
from engine.monad.tell import tell
from tests.monad.positions import SKY, card, cards, pair


@pytest.mark.parametrize(
    ("news", "words"),
    [
        (Dealt(first=2), "seat 2 begins"),
        (
            Traded(seat=0, given=pair("red, sky"), gained=card("navy bi")),
            "seat 0 trades red common, sky common for navy bi",
        ),
        (
            Traded(seat=0, given=pair("red bi, sky quint"), gained=A_MONAD, joker=card("red bi")),
            "seat 0 trades red bi, sky quint for a Monad, red bi as joker",
        ),
        (
            Bonus(seat=0, gained=cards("red bi"), drew=True, common=SKY),
            "seat 0 takes a bonus: red bi, sky common",
        ),
        (Bonus(seat=0, gained=cards("red bi"), drew=False), "seat 0 takes a bonus: red bi"),
        (
            Bought(seat=1, given=cards("3 red"), gained=card("sky bi")),
            "seat 1 buys sky bi with red common, red common, red common",
        ),
        (
            Leapt(seat=1, given=cards("red, sky"), gained=card("sky tri"), owes=True),
            "seat 1 leaps to sky tri with red common, sky common and owes a play",
        ),
        (TurnEnded(seat=1), "seat 1 is done"),
        (Drew(seat=1, card=SKY), "seat 1 draws sky common"),
        (Drew(seat=1), "seat 1 draws a common"),
        (Flipped(seat=1, count=9), "seat 1 turns over the discard, 9 cards"),
        (Flipped(seat=1, count=1), "seat 1 turns over the discard, 1 card"),
        (Passed(seat=1, hand=cards("red")), "seat 1 passes and shows red common"),
        (Passed(seat=1, hand=()), "seat 1 passes and shows an empty hand"),
        (Idled(seat=1), "seat 1 ran out of time"),
        (Won(seats=(0, 2), monads=5), "seat 0 and seat 2 won with 5 Monads"),
        (Ended(why="silence"), "the match ends: silence"),
    ],
)
def test_news_is_told_in_words(news: News, words: str) -> None:
    assert tell(news) == words
