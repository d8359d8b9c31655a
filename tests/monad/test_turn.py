"""MN3 and MN9: what a turn is made of, and how it ends."""

import pytest

from engine.game import Kind
from engine.monad.state import (
    Action,
    Breach,
    Buy,
    Draw,
    Drew,
    EndTurn,
    Flip,
    Flipped,
    Leap,
    Pass,
    Passed,
    Trade,
    TurnEnded,
)
from tests.monad.positions import (
    BI,
    GREEN,
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

TRADE = Trade(cards=pair("red, sky"))


def kinds(actions: list[Action]) -> set[type[Action]]:
    return {type(action) for action in actions}


# MN3


def test_mn3_only_the_seat_whose_turn_it_is_may_act() -> None:
    match = position("red, sky", "red, sky", turn=1)
    refusal = refused(match, TRADE, seat=0)
    assert refusal.kind is Kind.NOT_YOUR_TURN
    assert refusal.details == {"turn": (1,)}
    assert list(match.game.legal(match.state, 0)) == []
    assert match.game.awaited(match.state) == (1,)


def test_mn3_plays_come_in_any_order_and_number() -> None:
    match = position("red, orange, yellow, navy, sky, green, red bi, orange bi, 2 red, sky")
    match = does(
        match,
        Buy(rank=TRI, cards=cards("red bi, orange bi, red")),
        Leap(cards=cards("orange, yellow, navy, green")),
        TRADE,
        EndTurn(),
    )
    assert match.state.turn == 1
    assert match.state.plays == 0


def test_mn3_1_deals_are_with_the_table_alone() -> None:
    before = position("red, sky", "green, navy bi")
    after = does(before, TRADE)
    assert hand_of(after, 1) == hand_of(before, 1)


@pytest.mark.parametrize(
    ("instead", "piles"),
    [(Draw(), {"draw": cards("red")}), (Flip(), {"discard": cards("red")}), (Pass(), {})],
)
def test_mn3_draw_flip_and_pass_are_gone_once_a_play_was_made(
    instead: Action, piles: dict[str, tuple[int, ...]]
) -> None:
    match = does(position("red, sky", **piles), TRADE)
    refusal = refused(match, instead)
    assert refusal.kind is Breach.TURN_BEGUN
    assert refusal.details == {"plays": 1}
    assert kinds(legal(match)).isdisjoint({Draw, Flip, Pass})


def test_mn3_a_turn_cannot_end_before_a_play() -> None:
    match = position("red, sky")
    assert refused(match, EndTurn()).kind is Breach.NOTHING_PLAYED
    assert EndTurn() not in legal(match)


def test_mn3_ending_the_turn_hands_it_to_the_next_seat_round_the_table() -> None:
    match = does(position("", "", "red, sky", turn=2), TRADE, EndTurn())
    assert match.state.turn == 0
    assert match.state.news == (TurnEnded(seat=2),)


@pytest.mark.parametrize(
    ("instead", "piles"),
    [(Draw(), {"draw": cards("red")}), (Flip(), {"discard": cards("red")}), (Pass(), {})],
)
def test_mn3_2_draw_flip_and_pass_end_the_turn_at_once(
    instead: Action, piles: dict[str, tuple[int, ...]]
) -> None:
    match = does(position("red", **piles), instead)
    assert match.state.turn == 1
    assert match.state.turns == 1


# MN9: draw


def test_mn9_1_who_draws_takes_the_top_common() -> None:
    match = does(position("red", draw=cards("sky, green, navy")), Draw())
    assert hand_of(match) == hand("red, sky")
    assert match.state.draw == cards("green, navy")
    assert match.state.news == (Drew(seat=0, card=card("sky")),)


@pytest.mark.parametrize(("discard", "flip"), [("", False), ("red", True)])
def test_mn9_1_no_draw_without_a_draw_pile(discard: str, flip: bool) -> None:
    refusal = refused(position("red", discard=cards(discard)), Draw())
    assert refusal.kind is Breach.DRAW_EMPTY
    assert refusal.details == {"flip": flip}


# MN9: flip


def test_mn9_2_the_discard_is_turned_over_as_it_lies() -> None:
    match = does(position("red", discard=cards("sky, green, navy")), Flip())
    assert match.state.discard == ()
    assert match.state.news == (Flipped(seat=0, count=3),)
    match = does(match, Draw())
    assert hand_of(match, 1) == cards("sky"), "what was thrown away first is drawn first"


def test_mn9_2_no_flip_while_there_is_a_draw_pile() -> None:
    match = position("red", draw=cards("sky"), discard=cards("green"))
    refusal = refused(match, Flip())
    assert refusal.kind is Breach.FLIP_TOO_EARLY
    assert refusal.details == {"draw": 1}
    assert kinds(legal(match)) == {Draw}


def test_mn9_2_the_discard_is_turned_over_again_when_the_draw_pile_is_used_up() -> None:
    match = position("red", "", draw=cards("sky"), discard=cards("green"))
    match = does(match, Draw(), Flip())
    assert match.state.draw == cards("green")


def test_mn9_2_no_flip_without_a_discard() -> None:
    assert refused(position("red"), Flip()).kind is Breach.FLIP_NOTHING


def test_mn9_3_who_could_play_may_draw_or_flip_all_the_same() -> None:
    assert {Draw, Trade} <= kinds(legal(position("red, sky", draw=cards("red"))))
    assert {Flip, Trade} <= kinds(legal(position("red, sky", discard=cards("red"))))


# MN9: pass


def test_mn9_4_no_pass_while_a_card_can_be_drawn() -> None:
    match = position("red", draw=cards("sky, red"))
    refusal = refused(match, Pass())
    assert refusal.kind is Breach.MUST_DRAW
    assert refusal.details == {"draw": 2}
    assert Pass() not in legal(match)


def test_mn9_4_no_pass_while_the_discard_can_be_flipped() -> None:
    match = position("red", discard=cards("sky"))
    refusal = refused(match, Pass())
    assert refusal.kind is Breach.MUST_FLIP
    assert refusal.details == {"discard": 1}
    assert Pass() not in legal(match)


def test_mn9_4_no_pass_while_a_trade_is_possible() -> None:
    match = position("red, red, sky")
    refusal = refused(match, Pass())
    assert refusal.kind is Breach.MUST_TRADE
    assert refusal.details == {"cards": pair("red, sky"), "joker": None}
    assert Pass() not in legal(match)


def test_mn9_5_a_trade_with_a_joker_counts_as_a_trade() -> None:
    match = position("yellow bi, green quint", identities=(YELLOW, RED))
    refusal = refused(match, Pass())
    assert refusal.kind is Breach.MUST_TRADE
    assert refusal.details == {"cards": pair("yellow bi, green quint"), "joker": card("yellow bi")}


def test_mn9_4_a_compulsory_buy_forbids_passing() -> None:
    match = position("red bi, orange bi, red")
    refusal = refused(match, Pass())
    assert refusal.kind is Breach.MUST_BUY
    assert refusal.details == {
        "rank": TRI,
        "cards": hand("red bi, orange bi, red"),
        "have": 7,
        "needed": 7,
    }
    assert does(match, Buy(rank=TRI, cards=refusal.details["cards"])).state.plays == 1


def test_mn9_5_a_monad_is_a_compulsory_buy_too() -> None:
    assert refused(position("red quint, orange quint, yellow quad"), Pass()).details["rank"] == 5


@pytest.mark.parametrize(
    ("held", "why"),
    [
        ("red bi, orange bi", "6 are too little for a Tri"),
        ("yellow bi, 2 red", "5 are too little for a Tri, and one Bi is not two; two Commons no Bi"),
        ("red quad, red tri, orange tri", "the extra card ranks higher than those of the rank below"),
    ],
)
def test_mn9_5_two_cards_of_the_rank_below_and_enough_of_that_rank_and_below(held: str, why: str) -> None:
    match = position(held, identities=(GREEN, RED))
    assert Pass() in legal(match), why
    assert does(match, Pass()).state.turn == 1


def test_mn9_5_an_empty_column_compels_nobody() -> None:
    match = position("3 red", columns=columns(bi=""))
    assert kinds(legal(match)) == {Pass}


def test_mn9_5_other_buys_and_leaps_may_be_passed_over() -> None:
    """Seven Commons buy a Tri, but there are no two Bis among them, and no Bi to buy."""
    match = position("7 red", columns=columns(bi=""))
    assert {Pass, Buy} == kinds(legal(match))
    assert does(match, Pass()).state.turn == 1


def test_mn9_6_who_passes_shows_his_hand_to_all_until_it_changes() -> None:
    match = does(position("2 red", "3 sky"), Pass())
    assert match.state.news == (Passed(seat=0, hand=hand("2 red")),)
    for eye in (None, 1):
        assert match.game.view(match.state, eye).seats[0].hand == hand("2 red")
    match = does(match, Buy(rank=BI, cards=cards("3 sky")), EndTurn())
    assert match.game.view(match.state, None).seats[0].hand == hand("2 red")
    match = does(match, Flip(), Draw())
    assert match.game.view(match.state, None).seats[0].hand == hand("2 red")
    match = does(match, Draw())
    assert match.game.view(match.state, None).seats[0].hand is None
