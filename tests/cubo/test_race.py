"""All play at once: rolling, laying, calling (CU2 to CU4)."""

from collections import Counter

import pytest

from engine.cubo import game
from engine.cubo.cards import Colour
from engine.cubo.state import (
    Arrange,
    Begin,
    Begun,
    Call,
    Called,
    Dealt,
    Decline,
    Foul,
    Options,
    Phase,
    PickedUp,
    PickUp,
    Roll,
    Rolled,
    Status,
    Swap,
    Take,
)
from engine.game import Kind, Refusal
from tests.cubo.tables import OPENED, Table, dice, racing


def test_each_player_has_four_red_four_blue_and_a_white_die_in_the_middle() -> None:
    """CU2.1"""
    table = Table(seats=4)
    for player in table.state.players:
        assert Counter(one.colour for one in player.dice) == {
            Colour.RED: 4,
            Colour.BLUE: 4,
            Colour.WHITE: 1,
        }
        assert player.dice[4].colour is Colour.WHITE
    assert Counter(one.colour for one in table.state.centre if one) == {Colour.RED: 2, Colour.BLUE: 2}


def test_the_first_player_is_drawn_by_lot_or_named_by_the_host() -> None:
    """CU2.2"""
    assert {Table(4, seed=str(seed), first=None).state.first for seed in range(40)} == {0, 1, 2, 3}
    assert Table(4, first=3).news == (Dealt(first=3),)
    assert Table(2, first=3, seed="2").state.first in (0, 1)


def test_one_to_four_may_play() -> None:
    """CU2.1; alone against the clock"""
    assert list(game.seats(Options())) == [1, 2, 3, 4]


def test_the_first_player_rolls_the_centre_and_gives_the_signal() -> None:
    """CU3.1, CU3.2"""
    table = Table(seats=3, first=1)
    assert game.awaited(table.state) == (1,)
    table.begin()
    assert table.state.phase is Phase.RACE
    assert all(one and one.value for one in table.state.centre)
    assert table.news == (Begun(round=1, first=1, centre=table.view().centre),)  # type: ignore[arg-type]
    assert table.status() == [Status.HAND] * 3
    assert game.awaited(table.state) == ()


def test_nobody_else_gives_the_signal_and_nobody_plays_before_it() -> None:
    table = Table(seats=3, first=1)
    refusal = table.refused(0, Begin())
    assert refusal.kind is Kind.NOT_YOUR_TURN
    assert refusal.details == {"turn": (1,)}
    assert table.refused(1, Roll()).kind is Foul.WRONG_PHASE
    assert table.refused(1, Take(slot=0)).details == {"phase": "ready"}
    assert table.legal(1) == [Begin()]
    assert table.legal(0) == []


def test_a_first_player_whose_time_ran_out_gives_the_signal() -> None:
    table = Table(seats=2)
    table.match = table.match.idle(0, OPENED + 20_000).match
    assert table.state.phase is Phase.RACE
    assert table.state.began_at == OPENED + 20_000


def test_a_roll_gives_all_nine_dice_new_numbers() -> None:
    """CU3.2, CU1.2: the white one too"""
    table = Table(seats=2)
    table.begin()
    assert table.legal(1) == [Roll()]
    seen: Counter[int] = Counter()
    for _ in range(30):
        table.roll(1)
        assert {one.value for one in table.player(1).dice} <= set(range(1, 7))
        seen[table.player(1).dice[4].value] += 1
    assert set(seen) == set(range(1, 7))
    assert table.news == (Rolled(seat=1, again=True),)
    assert table.status() == [Status.HAND, Status.ROLLED]


def test_before_any_call_all_nine_are_rolled_again_as_often_as_wanted() -> None:
    """CU3.4"""
    table = racing()
    for _ in range(5):
        table.roll(0, at=2_000)
    assert table.player(0).rolls == 6
    assert not table.player(0).arranged


def test_after_the_first_call_nobody_rolls_again() -> None:
    """CU3.5, CU3.6"""
    table = racing()
    table.call(1)
    for action in (Roll(), PickUp()):
        refusal = table.refused(0, action)
        assert refusal.kind is Foul.CALLED
        assert refusal.details == {"by": 1}
    assert Roll() not in table.legal(0)


def test_who_holds_his_dice_at_that_moment_rolls_them_one_last_time() -> None:
    """CU3.5"""
    table = racing()
    table.act(0, PickUp(), 4_000)
    assert table.news == (PickedUp(seat=0),)
    assert {one.value for one in table.player(0).dice} == {0}
    table.call(1)
    table.roll(0, at=5_500)
    assert table.player(0).status is Status.ROLLED
    assert table.refused(0, Roll()).kind is Foul.CALLED


def test_who_has_not_rolled_yet_at_the_first_call_still_rolls_once() -> None:
    """CU3.5"""
    table = Table(seats=2)
    table.begin()
    table.roll(0)
    table.call(0)
    table.roll(1, at=6_000)
    assert table.player(1).rolls == 1
    assert table.refused(1, Roll()).kind is Foul.CALLED


def test_there_is_no_reroll_in_the_countdown() -> None:
    """CU3.7"""
    table = racing(seats=2)
    table.call(0)
    table.decline(0)
    assert table.state.countdown is not None
    assert table.refused(1, Roll()).kind is Foul.CALLED


def test_a_reroll_pressed_before_the_call_counts_though_it_arrives_after_it() -> None:
    """CU8.1"""
    table = racing()
    table.call(1, at=5_000)
    table.act(0, Roll(), 4_990, got=OPENED + 5_200)
    assert table.player(0).rolls == 2
    assert table.refused(2, PickUp(), 4_990, got=OPENED + 5_251).kind is Foul.CALLED
    assert table.refused(2, PickUp(), 5_001, got=OPENED + 5_010).kind is Foul.CALLED


def test_a_roll_pressed_twice_on_the_same_dice_rolls_once() -> None:
    table = racing()
    seen = table.match.revision
    table.roll(0)
    assert table.refused(0, Roll(), seen=seen).kind is Kind.STALE
    assert table.refused(0, Swap(a=0, b=1), seen=seen).kind is Kind.STALE


def test_what_others_do_meanwhile_makes_no_press_stale() -> None:
    table = racing()
    seen = table.match.revision
    table.roll(1)
    table.call(2)
    table.act(0, Swap(a=0, b=1), 5_100, seen=seen)
    assert table.player(0).arranged


def test_a_press_of_the_last_round_or_of_the_future_is_stale() -> None:
    table = racing()
    assert table.refused(0, Roll(), seen=0).kind is Kind.STALE
    assert table.refused(0, Take(slot=0), seen=0).kind is Kind.STALE
    assert table.refused(0, Roll(), seen=table.match.revision + 1).kind is Kind.STALE


def test_dice_are_laid_in_any_order_round_the_white_one_and_keep_their_numbers() -> None:
    """CU3.3, CU3.8"""
    table = racing()
    table.lay(0, "R1 R2 R3 R4 W5 B1 B2 B3 B4")
    table.act(0, Arrange(order=(8, 7, 6, 5, 4, 3, 2, 1, 0)), 2_000)
    assert table.player(0).dice == dice("B4 B3 B2 B1 W5 R4 R3 R2 R1")
    table.act(0, Swap(a=0, b=8), 2_500)
    assert table.player(0).dice == dice("R1 B3 B2 B1 W5 R4 R3 R2 B4")


@pytest.mark.parametrize(
    "action", [Swap(a=4, b=1), Swap(a=1, b=4), Arrange(order=(4, 1, 2, 3, 0, 5, 6, 7, 8))]
)
def test_the_white_die_stays_in_the_middle(action: Swap | Arrange) -> None:
    """CU3.3"""
    assert racing().refused(0, action).kind is Foul.WHITE_DIE


@pytest.mark.parametrize(
    "action", [Arrange(order=(1, 1, 2, 3, 4, 5, 6, 7, 8)), Arrange(order=tuple(range(9))), Swap(a=3, b=3)]
)
def test_every_die_is_laid_once_and_something_moves(action: Swap | Arrange) -> None:
    assert racing().refused(0, action).kind is Foul.NOT_AN_ORDER


def test_dice_in_hand_are_neither_laid_nor_called_nor_taken_up() -> None:
    table = Table(seats=2)
    table.begin()
    for action in (Swap(a=0, b=1), Call(), PickUp()):
        assert table.refused(0, action).kind is Foul.IN_HAND


def test_malformed_cells_and_orders_are_no_actions() -> None:
    for raw in (b'{"do":"swap","a":0,"b":9}', b'{"do":"arrange","order":[0,1]}', b'{"do":"take","slot":4}'):
        with pytest.raises(Refusal) as refused:
            game.read_action(raw)
        assert refused.value.kind is Kind.MALFORMED


def test_a_call_covers_the_dice_for_good() -> None:
    """CU4.1"""
    table = racing()
    table.call(0, at=7_000)
    assert table.news == (Called(seat=0, first=True, took=7_000),)
    for action in (Swap(a=0, b=1), Roll(), PickUp(), Call()):
        assert table.refused(0, action).kind is Foul.COVERED


def test_calls_are_ordered_by_press_time() -> None:
    """CU8.1"""
    table = racing()
    table.call(1, at=5_000)
    table.call(0, at=4_950, got=OPENED + 5_150)
    assert table.news == (Called(seat=0, first=True, took=4_950),)
    assert table.view().first_call == 0
    table.call(2, at=5_200)
    assert table.news == (Called(seat=2, first=False, took=5_200),)


def test_calls_of_the_same_millisecond_are_ordered_by_id() -> None:
    """CU8.1"""
    table = racing()
    table.call(1, at=5_000, id=8)
    table.call(0, at=5_000, id=7)
    assert table.view().first_call == 0


def test_a_call_pressed_first_that_arrives_after_the_window_does_not_rewrite_who_was_first() -> None:
    """CU8.1: calls are collected within 250 ms after the first arrival"""
    table = racing()
    table.call(1, at=5_000)
    table.call(0, at=4_950, got=OPENED + 5_251)
    assert table.news == (Called(seat=0, first=False, took=4_950),)
    assert table.view().first_call == 1
    assert table.refused(2, Roll()).details == {"by": 1}


def test_only_who_has_covered_may_take_or_decline() -> None:
    """CU4.2"""
    table = racing()
    assert table.refused(0, Take(slot=0)).kind is Foul.NOT_COVERED
    assert table.refused(0, Decline()).kind is Foul.NOT_COVERED
    table.call(0)
    assert table.legal(0) == [*(Take(slot=slot) for slot in range(4)), Decline()]
