"""What happens to a seat whose thinking time ran out: the mildest lawful thing."""

from typing import Any

import pytest

from engine.match import Match
from engine.monad.cards import COLOUR_IDS
from engine.monad.state import (
    Bought,
    Draw,
    Drew,
    Flipped,
    Idled,
    Leap,
    Passed,
    Trade,
    Traded,
    TurnEnded,
    Won,
)
from tests.conformance.work import work_of
from tests.monad.positions import GREEN, RED, YELLOW, card, cards, columns, does, hand, pair, position


def idles(match: Match) -> Match:
    return match.idle(match.state.turn, 0).match


def test_after_a_play_the_turn_ends() -> None:
    match = idles(does(position("red, sky"), Trade(cards=pair("red, sky"))))
    assert match.state.news == (Idled(seat=0), TurnEnded(seat=0))
    assert match.state.turn == 1


def test_without_a_play_a_card_is_drawn() -> None:
    match = idles(position("red, sky", draw=cards("red, sky")))
    assert match.state.news == (Idled(seat=0), Drew(seat=0, card=card("red")))


def test_without_a_draw_pile_the_discard_is_flipped() -> None:
    assert idles(position("red, sky", discard=cards("red"))).state.news == (
        Idled(seat=0),
        Flipped(seat=0, count=1),
    )


def test_with_nothing_to_do_the_seat_passes() -> None:
    assert idles(position("2 red")).state.news == (Idled(seat=0), Passed(seat=0, hand=hand("2 red")))


def test_a_compulsory_play_is_the_cheapest_one_and_ends_the_turn() -> None:
    match = idles(position("orange bi, sky bi, red, navy"))
    assert match.state.news == (
        Idled(seat=0),
        Traded(seat=0, given=pair("red, navy"), gained=card("red bi")),
        TurnEnded(seat=0),
    )
    assert match.state.turn == 1


def test_a_compulsory_buy_is_made_too() -> None:
    match = idles(position("2 red, orange"))
    assert match.state.news[1] == Bought(seat=0, given=hand("2 red, orange"), gained=card("red bi"))


def test_a_leap_that_was_begun_is_paid_for_with_the_cheapest_play() -> None:
    match = does(
        position("red, orange, navy, sky, red, green, 2 sky"), Leap(cards=cards("red, orange, navy, sky"))
    )
    match = idles(match)
    assert match.state.news[1] == Traded(seat=0, given=pair("red, sky"), gained=card("red bi"))
    assert match.state.turn == 1


def test_a_leap_is_never_made_for_an_absent_player() -> None:
    match = idles(position("red, orange, yellow, navy, sky, green"))
    assert isinstance(match.state.news[1], Traded)


def test_a_leap_that_only_another_leap_pays_for_is_followed_by_that_and_the_turn_ends() -> None:
    """MN8.2"""
    four = Leap(cards=cards("red, orange, navy, sky"))
    match = does(position("2 red, 2 orange, 2 navy, 2 sky", columns=columns(bi="", tri="red sky")), four)
    match = idles(match)
    assert [type(news).__name__ for news in match.state.news] == ["Idled", "Leapt", "Traded", "TurnEnded"]
    assert match.state.turn == 1


FULL = ", ".join(f"{colour} {rank}" for rank in ("bi", "tri", "quad", "quint") for colour in COLOUR_IDS)


@pytest.mark.parametrize(
    ("held", "known"),
    [
        (f"4 red, 4 orange, 4 yellow, 4 navy, 4 sky, 4 green, {FULL}", {}),
        (f"3 red, 4 orange, 4 yellow, 4 navy, 4 sky, 4 green, {FULL}", {"plays": 1, "owes": True}),
        (f"4 red, 4 orange, 3 yellow, {FULL}", {"plays": 1, "owes": True, "bonus_used": True}),
        (
            f"4 red, 4 orange, 4 yellow, {FULL[: FULL.index('red quad') - 2]}",
            {"columns": columns(bi="", tri="")},
        ),
    ],
)
def test_however_full_the_hand_the_mildest_thing_is_soon_found(held: str, known: dict[str, Any]) -> None:
    """39 cards once kept the house waiting for half a minute"""
    match = position(held, **known)
    assert len(match.state.hands[0]) >= 23
    assert work_of(lambda: match.idle(0, 0)) < 20_000


def test_an_absent_player_may_even_win() -> None:
    match = position("yellow quint, green quint", "", identities=(RED, GREEN), monads=(4, 0))
    match = idles(match)
    assert match.state.news[-1] == Won(seats=(0,), monads=5)
    assert match.outcome is not None


def test_the_bonus_of_a_compulsory_trade_is_not_taken_for_an_absent_player() -> None:
    match = position("red bi, navy bi", "", columns=columns(bi="sky"), identities=(YELLOW, RED))
    match = idles(match)
    assert match.state.news[1:] == (
        Traded(seat=0, given=pair("red bi, navy bi"), gained=card("red tri")),
        TurnEnded(seat=0),
    )


def test_absent_players_alone_come_to_an_end() -> None:
    match = position("red, sky", "orange, navy", draw=cards("sky"))
    steps = 0
    while not match.outcome:
        match = idles(match)
        steps += 1
        assert steps < 1_000
    assert not match.state.draw
    assert Draw() not in tuple(match.game.legal(match.state, 0))
