"""MN12: the worked examples of the rules."""

import pytest

from engine.monad.state import Bonus, Breach, Buy, Draw, EndTurn, Leap, Pass, Trade
from tests.monad.positions import (
    BI,
    MONAD,
    RED,
    TRI,
    YELLOW,
    card,
    cards,
    columns,
    does,
    hand,
    hand_of,
    legal,
    pair,
    position,
    refused,
)

LEAP = Leap(cards=cards("red, orange, navy, sky"))


def test_mn12_1_commons_for_a_bi_and_two_bis_for_a_tri() -> None:
    match = position("yellow, sky", "red, green, sky bi", columns=columns(bi="red yellow"))
    match = does(match, Trade(cards=pair("yellow, sky")), EndTurn())
    assert hand_of(match, 0) == hand("red bi")
    match = does(match, Trade(cards=pair("red, green")))
    assert hand_of(match, 1) == hand("yellow bi, sky bi")
    match = does(match, Trade(cards=pair("yellow bi, sky bi")))
    assert hand_of(match, 1) == hand("red tri")


def test_mn12_1_without_a_tri_on_the_table_the_second_trade_is_impossible() -> None:
    match = position("red, green, sky bi", columns=columns(bi="yellow", tri=""))
    match = does(match, Trade(cards=pair("red, green")))
    assert refused(match, Trade(cards=pair("yellow bi, sky bi"))).kind is Breach.COLUMN_EMPTY


def test_mn12_2_a_small_bonus_is_declined_for_a_greater_one_later_in_the_turn() -> None:
    match = position("green bi, yellow bi, navy quint, red quint", draw=cards("orange, sky"))
    small, great = (
        Trade(cards=pair("yellow bi, green bi")),
        Trade(cards=pair("navy quint, red quint"), bonus=True),
    )
    assert Trade(cards=pair("yellow bi, green bi"), bonus=True) in legal(match)
    match = does(match, small, great)
    assert match.state.monads == (1, 0)
    assert match.state.news[1] == Bonus(
        seat=0, gained=cards("red quad, orange tri, red bi"), drew=True, common=card("orange")
    )
    assert hand_of(match) == hand("orange, red bi, red tri, orange tri, red quad")


@pytest.mark.parametrize("quint", ["navy quint", "green quint"])
def test_mn12_3_a_yellow_bi_as_joker_with_either_quint_gives_a_monad_and_never_a_bonus(quint: str) -> None:
    match = position("navy quint, green quint, yellow bi", identities=(YELLOW, RED), draw=cards("red"))
    trade = Trade(cards=pair(f"yellow bi, {quint}"), joker=card("yellow bi"))
    assert does(match, trade).state.monads == (1, 0)
    with_bonus = Trade(cards=trade.cards, joker=trade.joker, bonus=True)
    assert refused(match, with_bonus).kind is Breach.BONUS_JOKER


def test_mn12_4_two_warm_bis_and_a_common_buy_a_tri() -> None:
    match = position("red bi, yellow bi, red")
    assert not [action for action in legal(match) if isinstance(action, Trade)]
    match = does(match, Buy(rank=TRI, cards=cards("red bi, yellow bi, red")))
    assert hand_of(match) == hand("red tri")


def test_mn12_5_one_bi_and_four_commons_may_pass() -> None:
    match = position("red bi, 4 red", columns=columns(bi="", tri="sky"))
    assert Pass() in legal(match)
    assert does(match, Pass()).state.shown == (True, False)


def test_mn12_5_two_bis_and_four_commons_must_buy_the_tri() -> None:
    match = position("red bi, orange bi, 4 red", columns=columns(bi="", tri="sky"))
    refusal = refused(match, Pass())
    assert refusal.kind is Breach.MUST_BUY
    assert refusal.details["rank"] == TRI
    assert Pass() not in legal(match)


def test_mn12_6_two_quints_and_a_quad_buy_a_monad() -> None:
    paid = "red quint, orange quint, red quad"
    assert does(position(paid), Buy(rank=MONAD, cards=cards(paid))).state.monads == (1, 0)


def test_mn12_6_two_quints_and_a_tri_do_not() -> None:
    paid = "red quint, orange quint, red tri"
    refusal = refused(position(paid), Buy(rank=MONAD, cards=cards(paid)))
    assert refusal.kind is Breach.BUY_TOO_LITTLE
    assert refusal.details == {"have": 79, "needed": 80, "rank": MONAD}


def test_mn12_7_four_commons_leap_only_if_a_trade_or_a_buy_exists_before_or_after() -> None:
    alone = position("red, orange, navy, sky, green", identities=(YELLOW, RED))
    assert refused(alone, LEAP).kind is Breach.LEAP_ALONE
    after = does(position("red, orange, navy, sky, red, green"), LEAP)
    assert after.state.owes
    before = does(position("red, orange, navy, sky, red, green"), Trade(cards=pair("red, green")), LEAP)
    assert not before.state.owes


def test_mn12_8_six_warm_commons_must_buy_for_there_is_nothing_to_draw_flip_or_trade() -> None:
    match = position("2 red, 2 orange, 2 yellow")
    assert refused(match, Pass()).details["rank"] == BI
    assert {type(action) for action in legal(match)} == {Buy}
    match = does(match, Buy(rank=BI, cards=cards("2 red, orange")), EndTurn())
    assert refused(match, Draw()).details == {"flip": True}
