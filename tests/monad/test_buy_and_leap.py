"""MN7 and MN8: buying and leaping."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.monad.cards import A_MONAD, PRICES, rank_of, worth_of_cards
from engine.monad.state import Bought, Breach, Buy, EndTurn, Leap, Leapt, Trade
from tests.monad.positions import (
    BI,
    MONAD,
    QUAD,
    QUINT,
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

# MN7: buy


@pytest.mark.parametrize(
    ("rank", "paid"),
    [
        (BI, "2 red, orange"),
        (TRI, "sky bi, navy bi, green"),
        (QUAD, "red tri, orange tri, red bi"),
        (QUINT, "red quad, orange quad, red, 3 green"),
    ],
)
def test_mn7_1_cards_worth_its_value_buy_the_top_card_of_a_column(rank: int, paid: str) -> None:
    match = does(position(paid), Buy(rank=rank, cards=cards(paid)))
    assert hand_of(match) == (6 * rank + RED,)
    assert match.state.news == (Bought(seat=0, given=cards(paid), gained=6 * rank + RED),)


def test_mn7_1_a_monad_costs_80() -> None:
    paid = "red quint, orange quint, 7 red, red"
    match = does(position(paid), Buy(rank=MONAD, cards=cards(paid)))
    assert match.state.monads == (1, 0)
    assert match.state.news == (Bought(seat=0, given=cards(paid), gained=A_MONAD),)


def test_mn7_1_too_little_buys_nothing() -> None:
    refusal = refused(position("2 red"), Buy(rank=BI, cards=cards("2 red")))
    assert refusal.kind is Breach.BUY_TOO_LITTLE
    assert refusal.details == {"have": 2, "needed": 3, "rank": BI}


@pytest.mark.parametrize("paid", ["red quint", ""])
def test_mn7_1_fewer_than_two_cards_buy_nothing(paid: str) -> None:
    refusal = refused(position("red quint"), Buy(rank=BI, cards=cards(paid)))
    assert refusal.kind is Breach.BUY_WITH_ONE
    assert refusal.details == {"have": len(cards(paid)), "needed": 2}


@pytest.mark.parametrize("too_high", ["orange tri", "red quad"])
def test_mn7_2_no_card_of_the_same_or_a_higher_rank_pays(too_high: str) -> None:
    held = f"7 red, {too_high}"
    refusal = refused(position(held), Buy(rank=TRI, cards=cards(held)))
    assert refusal.kind is Breach.BUY_RANK
    assert refusal.details == {"cards": cards(too_high), "rank": TRI}


def test_mn7_2_colours_do_not_matter_and_no_change_is_given() -> None:
    match = does(
        position("red bi, orange bi, yellow bi"), Buy(rank=TRI, cards=hand("red bi, orange bi, yellow bi"))
    )
    assert hand_of(match) == hand("red tri")


def test_mn7_3_needless_cards_may_be_paid_but_are_not_listed() -> None:
    match = position("4 red")
    assert Buy(rank=BI, cards=cards("4 red")) not in legal(match)
    assert Buy(rank=BI, cards=cards("3 red")) in legal(match)
    assert hand_of(does(match, Buy(rank=BI, cards=cards("4 red")))) == hand("red bi")


def test_a_buy_from_an_empty_column_is_refused() -> None:
    refusal = refused(position("3 red", columns=columns(bi="")), Buy(rank=BI, cards=cards("3 red")))
    assert refusal.kind is Breach.COLUMN_EMPTY
    assert refusal.details == {"rank": BI}


def test_mn3_3_a_payment_goes_to_its_columns_and_the_discard_in_the_order_named() -> None:
    paid = "sky bi, green, red bi"
    match = position("red bi, sky bi, green", columns=columns(bi="orange"), discard=cards("red"))
    match = does(match, Buy(rank=TRI, cards=cards(paid)))
    assert match.state.columns[0] == cards("orange bi, sky bi, red bi")
    assert match.state.discard == cards("red, green")


def test_a_card_that_is_not_held_does_not_pay() -> None:
    refusal = refused(position("2 red, sky bi"), Buy(rank=TRI, cards=cards("3 red, green bi")))
    assert refusal.kind is Breach.NOT_IN_HAND
    assert refusal.details == {"cards": cards("red, green bi")}


HANDS = st.lists(st.integers(0, 29), min_size=1, max_size=11).filter(
    lambda held: (
        all(held.count(one) == 1 for one in held if one >= 6) and all(held.count(c) <= 4 for c in held)
    )
)


@settings(max_examples=120, deadline=None, database=None, derandomize=True)
@given(held=HANDS)
def test_legal_lists_every_payment_from_which_no_card_could_be_left_out(held: list[int]) -> None:
    """Judged by trying every part of the hand."""
    match = position(",".join(_named(one) for one in held))
    listed = Counter((action.rank, action.cards) for action in legal(match) if isinstance(action, Buy))
    expected: set[tuple[int, tuple[int, ...]]] = set()
    for rank in range(BI, MONAD + 1):
        payers = [one for one in sorted(held) if rank_of(one) < rank]
        for count in range(2, len(payers) + 1):
            for paid in combinations(payers, count):
                if (
                    worth_of_cards(paid)
                    >= PRICES[rank]
                    > worth_of_cards(paid) - min(worth_of_cards((one,)) for one in paid)
                ):
                    expected.add((rank, paid))
    assert listed == Counter(expected)


def _named(number: int) -> str:
    ranks = ("", "bi", "tri", "quad", "quint")
    return f"{('red', 'orange', 'yellow', 'navy', 'sky', 'green')[number % 6]} {ranks[number // 6]}"


def test_a_hand_of_24_commons_lists_each_different_payment_once() -> None:
    """Equal Commons are no different choice: without that this would be millions."""
    match = position("4 red, 4 orange, 4 yellow, 4 navy, 4 sky, 4 green")
    buys = [action for action in legal(match) if isinstance(action, Buy)]
    assert len(set(buys)) == len(buys)
    assert Counter(buy.rank for buy in buys) == {BI: 56, TRI: 666, QUAD: 951}


# MN8: leap


@pytest.mark.parametrize(
    ("leapt", "gained"),
    [
        ("red, orange, navy, sky", "red tri"),
        ("red, orange, navy, sky, green", "red quad"),
        ("red, orange, yellow, navy, sky, green", "red quint"),
    ],
)
def test_mn8_1_four_five_or_six_different_commons_leap_to_tri_quad_or_quint(leapt: str, gained: str) -> None:
    match = does(position(f"{leapt}, 3 red"), Leap(cards=cards(leapt)))
    assert hand_of(match) == hand(f"3 red, {gained}")
    assert match.state.discard == cards(leapt)
    assert match.state.news == (Leapt(seat=0, given=cards(leapt), gained=card(gained), owes=True),)


def test_mn8_1_colours_must_differ() -> None:
    refusal = refused(position("3 red, orange, navy, sky"), Leap(cards=cards("2 red, orange, navy, sky")))
    assert refusal.kind is Breach.LEAP_COLOURS
    assert refusal.details == {"cards": cards("red")}


def test_mn8_1_only_commons_leap() -> None:
    match = position("red, orange, navy, sky bi, green tri")
    refusal = refused(match, Leap(cards=cards("red, orange, sky bi, green tri")))
    assert refusal.kind is Breach.LEAP_COMMONS
    assert refusal.details == {"cards": cards("sky bi, green tri")}


@pytest.mark.parametrize("few", ["", "red", "red, orange, navy"])
def test_mn8_1_fewer_than_four_do_not_leap(few: str) -> None:
    refusal = refused(position("red, orange, navy, 3 sky"), Leap(cards=cards(few)))
    assert refusal.kind is Breach.LEAP_COUNT
    assert refusal.details == {"have": len(cards(few)), "least": 4, "most": 6}


def test_mn8_1_no_leap_to_an_empty_column() -> None:
    match = position("red, orange, navy, sky, 3 green", columns=columns(tri=""))
    leap = Leap(cards=cards("red, orange, navy, sky"))
    refusal = refused(match, leap)
    assert refusal.kind is Breach.COLUMN_EMPTY
    assert refusal.details == {"rank": TRI}
    assert leap not in legal(match)


def test_mn8_2_a_leap_without_another_play_is_refused() -> None:
    match = position("red, orange, navy, sky")
    leap = Leap(cards=cards("red, orange, navy, sky"))
    refusal = refused(match, leap)
    assert refusal.kind is Breach.LEAP_ALONE
    assert refusal.details == {"cards": cards("red, orange, navy, sky")}
    assert leap not in legal(match)


def test_mn8_3_the_other_play_may_come_first() -> None:
    match = position("red, orange, navy, sky, yellow, green")
    match = does(match, Trade(cards=pair("yellow, green")), Leap(cards=cards("red, orange, navy, sky")))
    assert not match.state.owes
    assert EndTurn() in legal(match)


def test_mn8_3_a_leap_that_comes_first_owes_a_play_before_the_turn_can_end() -> None:
    match = does(
        position("red, orange, navy, sky, yellow, green"), Leap(cards=cards("red, orange, navy, sky"))
    )
    assert match.state.owes
    assert match.game.view(match.state, 1).owes
    assert EndTurn() not in legal(match)
    assert refused(match, EndTurn()).kind is Breach.OWES_A_PLAY
    match = does(match, Trade(cards=pair("yellow, green")))
    assert not match.state.owes
    assert does(match, EndTurn()).state.turn == 1


def test_mn8_3_a_buy_pays_the_owed_play_too() -> None:
    match = does(position("red, orange, navy, sky, 3 red"), Leap(cards=cards("red, orange, navy, sky")))
    assert not does(match, Buy(rank=BI, cards=cards("3 red"))).state.owes


def test_mn8_3_a_joker_trade_with_the_card_just_leapt_to_is_another_play() -> None:
    match = position(
        "red, orange, navy, sky, green quint", identities=(YELLOW, RED), columns=columns(tri="yellow")
    )
    match = does(match, Leap(cards=cards("red, orange, navy, sky")))
    match = does(match, Trade(cards=pair("yellow tri, green quint"), joker=card("yellow tri")))
    assert match.state.monads == (1, 0)


def test_mn8_3_a_column_that_the_leap_empties_leaves_nothing_to_trade_for() -> None:
    """Two Bis would trade for a Tri, but the leap takes the last one."""
    match = position("red, orange, navy, sky, orange bi, sky bi", columns=columns(tri="red"))
    assert refused(match, Leap(cards=cards("red, orange, navy, sky"))).kind is Breach.LEAP_ALONE


def test_mn8_3_a_second_leap_is_not_the_other_play() -> None:
    four = "red, orange, navy, sky"
    match = does(position("2 red, 2 orange, 2 navy, 2 sky, yellow, green"), Leap(cards=cards(four)))
    match = does(match, Leap(cards=cards(four)))
    assert match.state.owes
    assert refused(match, EndTurn()).kind is Breach.OWES_A_PLAY


def test_mn8_3_a_second_leap_must_leave_the_owed_play_possible() -> None:
    four = "red, orange, navy, sky"
    match = does(position("2 red, 2 orange, 2 navy, 2 sky"), Leap(cards=cards(four)))
    assert refused(match, Leap(cards=cards(four))).kind is Breach.LEAP_ALONE


def test_mn8_2_a_leap_may_owe_the_trade_that_a_second_leap_opens() -> None:
    """The booklet asks for a trade or a buy this turn, not at once."""
    four = Leap(cards=cards("red, orange, navy, sky"))
    match = position("2 red, 2 orange, 2 navy, 2 sky", columns=columns(bi="", tri="red sky"))
    assert four in legal(match)
    match = does(match, four)
    assert legal(match) == [four], "nothing else pays what the first leap owes"
    match = does(match, four, Trade(cards=pair("red tri, sky tri")), EndTurn())
    assert hand_of(match) == hand("red quad")


def test_mn8_2_a_leap_may_owe_the_buy_that_two_more_leaps_open() -> None:
    """Eighteen Commons and nothing but Quints on the table: two of them and six Commons make 78 of 80."""
    six = Leap(cards=cards("red, orange, yellow, navy, sky, green"))
    held = "3 red, 3 orange, 3 yellow, 3 navy, 3 sky, 3 green"
    match = position(held, columns=columns(bi="", tri="", quad="", quint="red orange yellow"))
    assert six in legal(match)
    match = does(match, six, six)
    assert legal(match) == [six]
    assert legal(does(match, six)) == [Buy(rank=MONAD, cards=cards("red quint, orange quint, yellow quint"))]


def test_mn8_2_a_leap_alone_is_one_from_which_no_leaps_lead_to_a_trade_or_a_buy() -> None:
    four = Leap(cards=cards("red, orange, navy, sky"))
    match = position("2 red, 2 orange, 2 navy, 2 sky", columns=columns(bi="", tri="red orange"))
    assert refused(match, four).kind is Breach.LEAP_ALONE
    assert four not in legal(match)


def test_mn8_2_however_many_ways_of_leaping_there_are_each_board_is_judged_once() -> None:
    """Three leaps of five in any order make 51 of the 80 that a Monad costs, and nothing else is open."""
    five = Leap(cards=cards("red, orange, yellow, navy, sky"))
    held = "3 red, 3 orange, 3 yellow, 3 navy, 3 sky, 3 green"
    match = position(held, columns=columns(bi="", tri="", quad="red orange yellow", quint=""))
    assert refused(match, five).kind is Breach.LEAP_ALONE
    assert not any(isinstance(action, Leap) for action in legal(match))


def test_mn8_4_any_number_of_leaps_in_a_turn() -> None:
    four = "red, orange, navy, sky"
    match = position("3 red, 3 orange, 3 navy, 3 sky, yellow, green")
    match = does(match, Trade(cards=pair("yellow, green")), *[Leap(cards=cards(four))] * 3)
    assert hand_of(match) == hand("red bi, red tri, orange tri, yellow tri")
    assert match.state.plays == 4
