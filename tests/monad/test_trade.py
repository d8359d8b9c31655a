"""MN4 to MN6: trades, their bonus, and jokers."""

import pytest

from engine.monad.cards import A_MONAD
from engine.monad.state import Bonus, Breach, EndTurn, Trade, Traded
from tests.monad.positions import (
    BI,
    GREEN,
    NAVY,
    ORANGE,
    QUINT,
    RED,
    SKY,
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

# MN4: trade


@pytest.mark.parametrize(
    ("given", "gained"),
    [
        ("red, sky", "red bi"),
        ("red bi, sky bi", "red tri"),
        ("red tri, sky tri", "red quad"),
        ("red quad, sky quad", "red quint"),
    ],
)
def test_mn4_1_a_warm_and_a_cool_card_of_equal_rank_trade_for_the_top_of_the_next_column(
    given: str, gained: str
) -> None:
    match = does(position(given), Trade(cards=pair(given)))
    assert hand_of(match) == hand(gained)
    assert match.state.news == (Traded(seat=0, given=pair(given), gained=card(gained)),)
    assert card(gained) not in match.state.columns[card(gained) // 6 - BI]


def test_mn4_1_two_quints_give_a_monad() -> None:
    match = does(position("red quint, sky quint"), Trade(cards=pair("red quint, sky quint")))
    assert match.state.monads == (1, 0)
    assert hand_of(match) == ()
    assert match.state.news == (Traded(seat=0, given=pair("red quint, sky quint"), gained=A_MONAD),)


@pytest.mark.parametrize("given", ["red, yellow", "navy, green", "red, red", "orange bi, yellow bi"])
def test_mn4_1_two_warm_or_two_cool_cards_cannot_be_traded(given: str) -> None:
    refusal = refused(position(given), Trade(cards=pair(given)))
    assert refusal.kind is Breach.SAME_TEMPERATURE
    assert refusal.details == {"cards": pair(given), "warm": pair(given)[0] % 6 < NAVY}


def test_mn4_1_cards_of_different_rank_cannot_be_traded() -> None:
    match = position("orange, navy bi", identities=(RED, ORANGE))
    refusal = refused(match, Trade(cards=pair("orange, navy bi")))
    assert refusal.kind is Breach.UNEQUAL_RANKS
    assert refusal.details == {"cards": pair("orange, navy bi"), "identity": RED}


def test_mn4_2_an_empty_column_makes_the_trade_impossible() -> None:
    refusal = refused(position("red, sky", columns=columns(bi="")), Trade(cards=pair("red, sky")))
    assert refusal.kind is Breach.COLUMN_EMPTY
    assert refusal.details == {"rank": BI}


def test_a_card_that_is_not_held_cannot_be_traded() -> None:
    refusal = refused(position("red, orange, sky"), Trade(cards=pair("red, green")))
    assert refusal.kind is Breach.NOT_IN_HAND
    assert refusal.details == {"cards": cards("green")}


def test_a_card_held_once_cannot_be_given_twice() -> None:
    refusal = refused(position("red, sky"), Trade(cards=pair("red, red")))
    assert refusal.kind is Breach.NOT_IN_HAND
    assert refusal.details == {"cards": cards("red")}


# MN5: bonus

OPEN = columns(bi="green sky", tri="red navy", quad="yellow orange", quint="green navy")


@pytest.mark.parametrize(
    ("given", "extra"),
    [
        ("red bi, navy bi", ""),
        ("orange tri, sky tri", "green bi"),
        ("red quad, navy quad", "red tri, green bi"),
        ("red quint, navy quint", "yellow quad, red tri, green bi"),
    ],
)
def test_mn5_1_a_bonus_pair_takes_the_top_of_every_lower_column_and_of_the_draw_pile(
    given: str, extra: str
) -> None:
    match = position(given, columns=OPEN, draw=cards("sky, red"))
    after = does(match, Trade(cards=pair(given), bonus=True))
    assert after.state.news[1] == Bonus(seat=0, gained=cards(extra), drew=True, common=SKY)
    assert after.state.draw == cards("red")
    for taken in cards(extra):
        assert all(taken not in column for column in after.state.columns)
    assert set(cards(f"{extra}, sky")) <= set(hand_of(after))


def test_mn5_2_trading_commons_gives_no_bonus() -> None:
    match = position("red, navy", draw=cards("sky"))
    assert refused(match, Trade(cards=pair("red, navy"), bonus=True)).kind is Breach.BONUS_COMMONS


def test_mn5_1_other_colours_give_no_bonus() -> None:
    match = position("red bi, sky bi", draw=cards("sky"))
    refusal = refused(match, Trade(cards=pair("red bi, sky bi"), bonus=True))
    assert refusal.kind is Breach.BONUS_PAIR
    assert refusal.details == {"cards": pair("red bi, sky bi"), "partner": NAVY}


def test_mn5_3_only_one_bonus_a_turn_and_the_bonus_card_lies_face_down_until_its_end() -> None:
    match = position("red bi, navy bi, orange bi, sky bi", draw=cards("sky, red, red"))
    match = does(match, Trade(cards=pair("red bi, navy bi"), bonus=True))
    second = Trade(cards=pair("orange bi, sky bi"), bonus=True)
    assert not match.game.view(match.state, 1).seats[0].bonus_ready
    assert match.game.view(match.state, 1).seats[1].bonus_ready
    assert refused(match, second).kind is Breach.BONUS_USED
    assert second not in legal(match)
    match = does(match, EndTurn())
    assert all(seat.bonus_ready for seat in match.game.view(match.state, None).seats)


def test_mn5_3_a_trade_without_a_bonus_does_not_turn_the_bonus_card_up_again() -> None:
    match = position("red bi, navy bi, red, green, orange bi, sky bi", draw=cards("sky, red, red"))
    match = does(match, Trade(cards=pair("red bi, navy bi"), bonus=True), Trade(cards=pair("red, green")))
    assert not match.game.view(match.state, None).seats[0].bonus_ready
    assert refused(match, Trade(cards=pair("orange bi, sky bi"), bonus=True)).kind is Breach.BONUS_USED


def test_mn5_4_empty_columns_and_a_missing_draw_pile_drop_out_of_the_bonus() -> None:
    given = "red quint, navy quint"
    match = position(given, columns=columns(bi="green", tri="", quad="sky"), discard=cards("red, red"))
    match = does(match, Trade(cards=pair(given), bonus=True))
    assert match.state.news[1] == Bonus(seat=0, gained=cards("sky quad, green bi"), drew=False)
    assert match.state.discard == cards("red, red")


def test_mn5_5_a_bonus_that_was_declined_is_still_there_for_a_later_trade_but_not_for_the_same() -> None:
    match = position("red bi, navy bi, red tri, navy tri", draw=cards("sky, red"))
    match = does(match, Trade(cards=pair("red bi, navy bi")))
    assert not match.state.bonus_used
    match = does(match, Trade(cards=pair("red tri, navy tri"), bonus=True))
    assert isinstance(match.state.news[1], Bonus)


def test_mn5_6_with_nothing_to_take_the_bonus_cannot_be_taken() -> None:
    match = position("red bi, navy bi", discard=cards("sky"))
    refusal = refused(match, Trade(cards=pair("red bi, navy bi"), bonus=True))
    assert refusal.kind is Breach.BONUS_NOTHING
    assert refusal.details == {"rank": BI}
    assert Trade(cards=pair("red bi, navy bi"), bonus=True) not in legal(match)
    match = does(match, Trade(cards=pair("red bi, navy bi")))
    assert not match.state.bonus_used


def test_mn5_6_cards_given_in_the_trade_itself_are_no_part_of_its_bonus() -> None:
    """The columns of the traded rank and above do not rank lower."""
    given = "red tri, navy tri"
    match = position(given, columns=columns(bi="", tri=""))
    assert refused(match, Trade(cards=pair(given), bonus=True)).kind is Breach.BONUS_NOTHING


# MN6: joker


@pytest.mark.parametrize("rank", ["bi", "tri", "quad", "quint"])
def test_mn6_1_a_card_of_the_identitys_colour_stands_for_a_card_of_another_rank(rank: str) -> None:
    other = "quad" if rank == "quint" else "quint"
    match = position(f"yellow {rank}, navy {other}", identities=(YELLOW, RED))
    after = does(match, Trade(cards=pair(f"yellow {rank}, navy {other}"), joker=card(f"yellow {rank}")))
    traded = after.state.news[0]
    assert isinstance(traded, Traded)
    assert traded.joker == card(f"yellow {rank}")
    assert traded.gained == (A_MONAD if other == "quint" else card("red quint"))


def test_mn6_1_a_joker_keeps_its_colour() -> None:
    match = position("yellow bi, red quint", identities=(YELLOW, RED))
    trade = Trade(cards=pair("yellow bi, red quint"), joker=card("yellow bi"))
    assert refused(match, trade).kind is Breach.SAME_TEMPERATURE


def test_mn6_1_a_card_of_another_colour_is_no_joker() -> None:
    match = position("orange bi, navy quint", identities=(YELLOW, RED))
    refusal = refused(match, Trade(cards=pair("orange bi, navy quint"), joker=card("orange bi")))
    assert refusal.kind is Breach.NOT_A_JOKER
    assert refusal.details == {"card": card("orange bi"), "identity": YELLOW}


def test_mn6_1_a_joker_that_is_not_one_of_the_two_cards_is_refused() -> None:
    match = position("orange bi, navy bi, yellow tri", identities=(YELLOW, RED))
    trade = Trade(cards=pair("orange bi, navy bi"), joker=card("yellow tri"))
    assert refused(match, trade).kind is Breach.NOT_A_JOKER


def test_mn6_1_cards_of_equal_rank_need_no_joker() -> None:
    match = position("yellow bi, navy bi", identities=(YELLOW, RED))
    refusal = refused(match, Trade(cards=pair("yellow bi, navy bi"), joker=card("yellow bi")))
    assert refusal.kind is Breach.JOKER_NEEDLESS
    assert refusal.details == {"cards": pair("yellow bi, navy bi")}


def test_mn6_2_a_joker_trade_gives_no_bonus() -> None:
    match = position("yellow bi, green quint", identities=(YELLOW, RED), draw=cards("sky"))
    trade = Trade(cards=pair("yellow bi, green quint"), joker=card("yellow bi"), bonus=True)
    refusal = refused(match, trade)
    assert refusal.kind is Breach.BONUS_JOKER
    assert refusal.details == {"joker": card("yellow bi")}
    assert trade not in legal(match)


def test_mn6_3_a_joker_may_stand_for_a_lower_rank_and_for_a_common() -> None:
    match = position("yellow quint, navy", identities=(YELLOW, RED))
    match = does(match, Trade(cards=pair("yellow quint, navy"), joker=card("yellow quint")))
    assert hand_of(match) == hand("red bi")


def test_mn6_3_a_common_is_never_a_joker() -> None:
    match = position("yellow, navy quint", identities=(YELLOW, RED))
    refusal = refused(match, Trade(cards=pair("yellow, navy quint"), joker=card("yellow")))
    assert refusal.kind is Breach.NOT_A_JOKER


def test_mn6_4_the_joker_goes_to_the_bottom_of_its_own_column() -> None:
    match = position("yellow bi, navy quint", identities=(YELLOW, RED), columns=OPEN)
    match = does(match, Trade(cards=pair("yellow bi, navy quint"), joker=card("yellow bi")))
    assert match.state.columns[0] == cards("green bi, sky bi, yellow bi")
    assert match.state.columns[QUINT - BI][-1] == card("navy quint")


# MN3.3 and MN3.4, which every trade shows


def test_mn3_3_commons_go_face_up_on_the_discard() -> None:
    match = does(position("red, sky", discard=cards("green")), Trade(cards=pair("sky, red")))
    assert match.state.discard == cards("green, sky, red")
    assert match.game.view(match.state, None).discard == cards("green, sky, red")


def test_mn3_3_other_cards_go_to_the_bottom_of_their_column_in_the_order_named() -> None:
    match = position("red bi, sky bi", columns=OPEN)
    one = does(match, Trade(cards=pair("red bi, sky bi")))
    other = does(match, Trade(cards=pair("sky bi, red bi")))
    assert one.state.columns[0] == (*OPEN[0], *cards("red bi, sky bi"))
    assert other.state.columns[0] == (*OPEN[0], *cards("sky bi, red bi"))


def test_mn3_4_a_gained_card_can_be_used_in_the_same_turn() -> None:
    match = position("orange, sky, green bi")
    match = does(match, Trade(cards=pair("orange, sky")), Trade(cards=pair("red bi, green bi")))
    assert hand_of(match) == hand("red tri")
    assert match.state.plays == 2


def test_every_legal_trade_of_a_hand_is_listed_once_with_and_without_bonus_and_joker() -> None:
    match = position("2 red, navy, orange bi, sky bi, green quad", identities=(GREEN, RED), draw=cards("sky"))
    trades = [action for action in legal(match) if isinstance(action, Trade)]
    assert sorted(map(repr, trades)) == sorted(
        map(
            repr,
            [
                Trade(cards=pair("red, navy")),
                Trade(cards=pair("orange bi, sky bi")),
                Trade(cards=pair("orange bi, sky bi"), bonus=True),
                Trade(cards=pair("red, green quad"), joker=card("green quad")),
                Trade(cards=pair("orange bi, green quad"), joker=card("green quad")),
            ],
        )
    )
