"""Hands on monsters: right, wrong, first, late and void (MR5)."""

from random import Random
from typing import Any

import pytest

from engine.game import Kind
from engine.monster_rush import game
from engine.monster_rush.state import (
    Appeared,
    Captured,
    Foul,
    Judged,
    Mistaken,
    Options,
    Touch,
    Touched,
)
from tests.monster_rush.boards import OPENED, Rush, card, failed, needing

READY, ALSO_READY, UNREADY = needing("sword", "fire"), needing("sword", "frost"), needing("axe", "storm")


def board(seats: int = 3, **options: Any) -> Rush:
    """Sword, fire and frost lie open since 1, 2 and 3 s; the monsters of spaces 0 and 1 are ready."""
    rush = Rush(seats, **options)
    rush.lairs(READY, ALSO_READY, UNREADY)
    rush.shown(card("sword"), card("fire"), card("frost"))
    return rush


def test_the_fastest_to_touch_a_ready_monster_takes_it_face_up() -> None:
    """MR5.1"""
    rush = board()
    rush.touch(1, 0, at=3_500)
    assert rush.news == (Touched(seat=1),)
    assert rush.judge() == Captured(seat=1, space=0, monster=READY, reaction=1_500)
    assert rush.state.hunters[1].captured == (READY,)


def test_touching_a_monster_that_is_not_ready_takes_it_face_down() -> None:
    """MR5.2"""
    rush = board()
    rush.touch(1, 2, at=3_500)
    assert rush.judge() == Mistaken(seat=1, space=2, monster=UNREADY)
    assert rush.state.hunters[1].mistaken == (UNREADY,)
    assert rush.state.hunters[1].captured == ()
    assert game.view(rush.state, None).hunters[1].score == -1


@pytest.mark.parametrize("space", [0, 2], ids=["captured", "mistaken"])
def test_then_a_new_monster_comes_up_and_all_cards_go_under_in_the_order_of_their_reveal(space: int) -> None:
    """MR5.3"""
    rush = board(seats=2)
    piles = [hunter.pile for hunter in rush.state.hunters]
    shown = [tuple(one.card for one in hunter.shown) for hunter in rush.state.hunters]
    following = rush.state.lairs[space].pile[0]
    rush.touch(1, space)
    rush.judge()
    assert rush.news[2] == Appeared(space=space, monster=following)
    assert rush.state.lairs[space].monster == following
    assert shown[0] == (card("sword"), card("frost"))
    assert [hunter.pile for hunter in rush.state.hunters] == [piles[0] + shown[0], piles[1] + shown[1]]
    assert not any(hunter.shown for hunter in rush.state.hunters)


def test_the_capturer_begins_the_new_lap() -> None:
    """MR5.4"""
    rush = board(seats=4)
    rush.touch(1, 0)
    rush.judge()
    assert (rush.state.turn, rush.state.leader) == (1, 1)


def test_after_a_mistake_the_player_after_the_last_revealer_goes_on() -> None:
    """MR5.4"""
    rush = board(seats=4)
    rush.touch(1, 2)
    rush.judge()
    assert rush.state.turn == 3, "seat 2 revealed the frost"


def test_after_a_mistake_before_any_card_the_turn_stays() -> None:
    """MR5.4"""
    rush = Rush(seats=3, first=2)
    rush.touch(0, 0)
    rush.judge()
    assert rush.state.turn == 2


def test_of_touches_on_different_monsters_only_the_fastest_counts() -> None:
    """MR5.5"""
    rush = board()
    rush.touch(0, 1, at=3_531)
    rush.touch(1, 0, at=3_500, got=OPENED + 3_700)
    rush.judge()
    assert rush.news[0].winner == 1
    assert not rush.news[0].inseparable
    assert rush.state.lairs[1].monster == ALSO_READY


def test_touches_that_cannot_be_separated_go_to_the_higher_number() -> None:
    """MR5.5, MR5.7"""
    assert READY > ALSO_READY
    rush = board()
    rush.touch(0, 1, at=3_500)
    rush.touch(1, 0, at=3_530)
    assert rush.judge() == Captured(seat=1, space=0, monster=READY, reaction=1_530)
    assert rush.news[0].inseparable


def test_the_higher_number_wins_right_or_wrong_and_the_other_touch_is_void() -> None:
    """MR7.3: card 12 is ready, card 30 is not"""
    rush = Rush(seats=3)
    rush.lairs(12, 30, 1)
    rush.shown(card("sword"), card("fire"), card("storm"))
    rush.touch(0, 0, at=5_000)
    rush.touch(1, 1, at=5_010)
    assert rush.judge() == Mistaken(seat=1, space=1, monster=30)
    assert rush.state.hunters[0].captured == ()
    assert rush.state.lairs[0].monster == 12


def test_with_a_tie_setting_of_0_a_millisecond_separates() -> None:
    """MR5.7"""
    rush = board(tie_ms=0)
    rush.touch(0, 0, at=3_500)
    rush.touch(1, 1, at=3_501)
    rush.judge()
    assert rush.news[0].winner == 0


def test_of_hands_on_the_same_monster_the_earliest_press_wins_within_the_tie_step_too() -> None:
    """MR5.6"""
    rush = board()
    rush.touch(0, 0, at=3_510)
    rush.touch(1, 0, at=3_500, got=OPENED + 3_690)
    rush.judge()
    assert rush.news[0].winner == 1
    assert not rush.news[0].inseparable


def test_in_the_same_millisecond_the_lower_id_wins() -> None:
    """MR5.6"""
    rush = board()
    rush.touch(0, 0, at=3_500, id=9)
    rush.touch(1, 0, at=3_500, id=4)
    rush.judge()
    assert rush.news[0].winner == 1


def test_the_window_opens_when_the_first_touch_arrives() -> None:
    """MR5.7"""
    rush = board(window_ms=400)
    rush.touch(0, 0, at=3_500, got=OPENED + 3_620)
    assert rush.match.due == OPENED + 4_020
    rush.touch(1, 0, at=3_700)
    assert rush.match.due == OPENED + 4_020


def test_without_a_window_the_first_touch_to_arrive_is_judged_at_once() -> None:
    """MR5.7"""
    rush = board(window_ms=0)
    rush.touch(1, 0, at=3_500, got=OPENED + 3_600)
    assert isinstance(rush.news[1], Captured)
    assert rush.state.race is None
    assert rush.match.due == OPENED + 3_600 + 2_000


def test_the_result_tells_who_pressed_when() -> None:
    rush = board()
    rush.touch(0, 1, at=3_600)
    rush.touch(1, 0, at=3_500)
    rush.touch(2, 2, at=3_700)
    rush.judge()
    judged = rush.news[0]
    assert isinstance(judged, Judged)
    told = [(one.seat, one.what, one.press.at - OPENED, one.reaction) for one in judged.claims]
    assert told == [
        (1, READY, 3_500, 1_500),
        (0, ALSO_READY, 3_600, 600),
        (2, UNREADY, 3_700, None),
    ]
    assert game.view(rush.state, None).finish == judged.claims


def test_losing_touches_have_no_effect_and_no_penalty() -> None:
    """MR5.7"""
    rush = board()
    rush.touch(1, 0, at=3_500)
    rush.touch(2, 2, at=3_600)
    rush.judge()
    assert rush.state.hunters[2].mistaken == ()
    assert rush.state.lairs[2].monster == UNREADY


def test_a_touch_that_arrives_after_the_window_is_void_though_it_was_pressed_earlier() -> None:
    """MR5.7"""
    rush = board()
    seen = rush.revision
    rush.touch(1, 0, at=3_500)
    rush.judge()
    refusal = rush.refused(rush.touch, 2, 0, at=3_400, seen=seen)
    assert refusal.kind is Foul.MONSTER_GONE
    assert refusal.details == {"space": 0, "monster": rush.state.lairs[0].monster, "by": 1}


def test_a_touch_on_a_monster_just_taken_is_void_without_penalty() -> None:
    """MR5.8"""
    rush = board()
    seen = rush.revision
    rush.touch(1, 2, at=3_500)
    rush.judge()
    assert rush.refused(rush.touch, 0, 2, seen=seen).kind is Foul.MONSTER_GONE
    assert rush.state.hunters[0].mistaken == ()


def test_a_touch_meant_for_cards_that_have_gone_under_is_void_on_other_monsters_too() -> None:
    """MR5.8"""
    rush = board()
    seen = rush.revision
    rush.touch(1, 0, at=3_500)
    rush.judge()
    refusal = rush.refused(rush.touch, 2, 1, seen=seen)
    assert refusal.kind is Foul.CARDS_GONE
    assert refusal.details == {"by": 1}


def test_a_touch_is_judged_by_the_cards_that_its_player_saw() -> None:
    """MR5.8: the frost came later, so the frost monster was not ready for him"""
    rush = board()
    rush.touch(1, 1, at=3_100, seen=2)
    assert rush.judge() == Mistaken(seat=1, space=1, monster=ALSO_READY)


def test_further_cards_spoil_no_touch_and_its_reaction_counts_from_the_card_that_made_it_ready() -> None:
    """MR5.8"""
    rush = board()
    rush.touch(1, 0, at=3_900, seen=2)
    assert rush.judge() == Captured(seat=1, space=0, monster=READY, reaction=1_900)


def test_a_press_before_its_own_card_by_the_clock_is_a_reaction_of_nothing_and_never_less() -> None:
    rush = board()
    rush.touch(1, 0, at=1_990)
    assert rush.judge().reaction == 0


def test_a_reaction_is_never_longer_than_the_time_until_the_press_arrived() -> None:
    rush = board()
    rush.touch(1, 0, at=9_000, got=OPENED + 2_800)
    assert rush.judge().reaction == 800


def test_a_board_that_does_not_exist_yet_is_not_believed() -> None:
    rush = board()
    assert rush.refused(rush.touch, 1, 0, seen=rush.revision + 1).kind is Kind.STALE


def test_one_hand_touches_once() -> None:
    """MR5.10"""
    rush = board()
    rush.touch(1, 0, at=3_500)
    refusal = rush.refused(rush.touch, 1, 1, at=3_550)
    assert refusal.kind is Kind.PRESSED_ALREADY
    assert refusal.details == {"what": READY}
    assert list(game.legal(rush.state, 1)) == []
    assert list(game.legal(rush.state, 0)) == [Touch(space=0), Touch(space=1), Touch(space=2)]


def test_nobody_needs_to_touch_a_ready_monster() -> None:
    """MR5.9"""
    rush = board()
    rush.change(due=OPENED + 5_000)
    rush.lapse()
    assert sum(len(hunter.shown) for hunter in rush.state.hunters) == 4


def test_no_card_turns_while_a_capture_is_judged_and_the_next_one_after_a_breath() -> None:
    """MR3, MR5.10"""
    rush = board(reveal_every_ms=1_000)
    rush.touch(0, 0, at=3_500)
    shown = [hunter.shown for hunter in rush.state.hunters]
    assert rush.match.due == OPENED + 3_750
    assert [hunter.shown for hunter in rush.state.hunters] == shown
    rush.judge()
    assert rush.match.due == OPENED + 3_750 + 1_000


def test_a_failed_attack_misleads_and_costs_a_point() -> None:
    """MR4.3, MR7.1"""
    rush = Rush(seats=2)
    rush.lairs(needing("axe", "storm"), READY, ALSO_READY)
    rush.shown(card("storm"), failed("axe"))
    rush.touch(0, 0)
    assert isinstance(rush.judge(), Mistaken)


def test_while_the_house_is_closed_no_window_runs_out_and_no_reaction_grows() -> None:
    rush = board()
    rush.touch(1, 0, at=3_500)
    due = rush.match.due
    rush.match = rush.match.delay(60_000).match
    assert rush.match.due == (due or 0) + 60_000
    rush.touch(2, 1, at=3_490 + 60_000)
    race = rush.state.race
    assert race is not None
    assert [one.reaction for one in race.claims] == [1_500, 490]
    by_hand = Rush(automatic=False)
    by_hand.match = by_hand.match.delay(10).match
    assert by_hand.match.due is None


def test_the_earliest_press_wins_however_the_touches_arrive() -> None:
    """MR5.6, with eight hands in 300 rounds"""
    random = Random(36)
    for _ in range(300):
        rush = board(seats=8)
        pressed = {seat: 4_000 + random.randrange(51) for seat in range(8)}
        late = {seat: random.randrange(201) for seat in pressed}
        for seat in sorted(pressed, key=lambda seat: pressed[seat] + late[seat]):
            at = pressed[seat]
            rush.touch(seat, 0, at=at, got=OPENED + at + late[seat], id=at * 10 + seat)
        first = min(pressed, key=lambda seat: (pressed[seat], seat))
        assert rush.judge().seat == first


def test_options_keep_within_their_limits() -> None:
    """MR5.7, MR5.10"""
    options = game.read_options(b'{"window_ms": 1000, "tie_ms": 0, "reveal_every_ms": 500}')
    assert options == Options(window_ms=1_000, tie_ms=0, reveal_every_ms=500)
