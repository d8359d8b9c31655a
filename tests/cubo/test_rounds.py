"""Scoring, the next round, the end (CU5, CU7), and rounds that nobody wants to finish (CU8.2)."""

from collections import Counter

import pytest

from engine.cubo import game
from engine.cubo.cards import Colour
from engine.cubo.scoring import score_sheet
from engine.cubo.state import (
    Agreed,
    AskedToClose,
    Begin,
    Close,
    Closed,
    Decline,
    Foul,
    Options,
    Phase,
    PickUp,
    Replace,
    Roll,
    RoundEnded,
    Scored,
    Status,
    Swap,
    TooLate,
    Uncovered,
)
from engine.game import Kind
from tests.cubo.tables import DULL, OPENED, Table, dice, die, racing, scoring

THIRTY_TWO = "B2 B3 R4 R2 W3 R4 B2 B3 R4"
BEFORE = "B2 R5 B4 R1 W3 B1 R2 R6 B3"

# Scoring


def test_the_die_taken_comes_in_the_place_of_any_coloured_one() -> None:
    """CU5.1, the booklet's example"""
    table = scoring(2, BEFORE)
    assert table.news[-1] == Uncovered(seat=0)
    assert game.awaited(table.state) == (0,)
    assert table.view().choices[0] == 6
    table.replace_die(0, 0)
    scored = table.player(0).sheet
    assert scored is not None
    assert scored.dice == dice("R6 R5 B4 R1 W3 B1 R2 R6 B3")
    assert (scored.cell, scored.replaced) == (0, die("B2"))
    assert scored.lines[0] == 6
    assert table.player(0).points == (scored.points,)
    assert isinstance(table.news[0], Scored)


def test_the_square_may_be_left_as_it_is() -> None:
    """CU5.1"""
    table = scoring(2, THIRTY_TWO)
    assert table.view().unreplaced == 32
    table.replace_die(0, None)
    assert table.player(0).points == (32,)
    assert table.player(0).sheet == score_sheet(dice(THIRTY_TWO))


def test_the_white_die_is_never_replaced() -> None:
    """CU5.2"""
    table = scoring()
    assert table.refused(0, Replace(cell=4)).kind is Foul.WHITE_DIE
    assert table.legal(0) == [Replace(cell=cell) for cell in (None, 0, 1, 2, 3, 5, 6, 7, 8)]
    assert table.legal(1) == []


def test_scoring_goes_round_the_table_the_first_player_first() -> None:
    """CU5.1"""
    table = racing(seats=3, first=1)
    for seat in (0, 1, 2):
        table.lay(seat, DULL)
        table.call(seat)
    for seat, slot in ((0, 0), (1, 1), (2, 2)):
        table.take(seat, slot, at=6_000 + seat)
    table.lapse()
    order = []
    while table.state.scoring is not None:
        order.append(table.state.scoring)
        refusal = table.refused((table.state.scoring + 1) % 3, Replace(cell=None))
        assert refusal.kind is Kind.NOT_YOUR_TURN
        table.replace_die(table.state.scoring, None)
    assert order == [1, 2, 0]


def test_who_has_taken_nothing_has_nothing_to_choose() -> None:
    """CU5.1"""
    table = scoring(3, DULL, THIRTY_TWO)
    table.replace_die(0, None)
    assert table.state.phase is Phase.READY
    assert [player.points for player in table.state.players] == [(0,), (32,), (0,)]


def test_squares_are_seen_when_they_are_uncovered() -> None:
    """CU5.1"""
    table = scoring(3, THIRTY_TWO)
    assert table.view().players[0].dice == dice(THIRTY_TWO)
    assert table.view().players[1].dice is None
    assert table.view(1).players[1].dice == dice(DULL)


def test_a_player_whose_time_ran_out_places_his_die_where_it_gives_most() -> None:
    table = scoring(2, BEFORE)
    best = max(points for points in table.view().choices if points is not None)
    table.match = table.match.idle(0, OPENED + 99_000).match
    assert table.player(0).points == (best,)


def test_the_replaced_die_goes_to_the_centre_so_colours_drift() -> None:
    """CU5.3"""
    table = scoring(2, BEFORE)
    table.replace_die(0, 0)
    assert Counter(one.colour for one in table.player(0).dice) == {
        Colour.RED: 5,
        Colour.BLUE: 3,
        Colour.WHITE: 1,
    }
    assert Counter(one.colour for one in table.state.centre if one) == {Colour.RED: 1, Colour.BLUE: 3}
    table.act(1, Begin(), 30_000)
    table.roll(0, at=31_000)
    assert [one.colour for one in table.player(0).dice] == [one.colour for one in dice("R6 " + BEFORE[3:])]


def test_an_unused_die_goes_back_to_the_centre() -> None:
    """CU5.3"""
    table = scoring(2, BEFORE)
    table.replace_die(0, None)
    assert Counter(one.colour for one in table.state.centre if one) == {Colour.RED: 2, Colour.BLUE: 2}


def test_the_table_may_restore_the_colours_each_round() -> None:
    """CU5.3"""
    table = scoring(2, BEFORE)
    table.change(options=Options(restore_colours=True))
    table.replace_die(0, 0)
    for player in table.state.players:
        assert Counter(one.colour for one in player.dice)[Colour.RED] == 4
    assert Counter(one.colour for one in table.state.centre if one) == {Colour.RED: 2, Colour.BLUE: 2}


def test_the_left_neighbour_is_the_next_first_player() -> None:
    """CU5.4"""
    table = scoring(3)
    table.replace_die(0, None)
    assert table.news[-1] == RoundEnded(round=1, first=1)
    assert game.awaited(table.state) == (1,)


def test_the_sheets_stay_until_the_next_signal() -> None:
    table = scoring(2, THIRTY_TWO)
    table.replace_die(0, None)
    assert table.view().players[0].sheet == score_sheet(dice(THIRTY_TWO))
    assert table.view().players[0].dice is None
    table.act(1, Begin(), 30_000)
    assert table.view().players[0].sheet is None
    assert table.state.round == 2


def test_nothing_of_the_race_is_left_in_the_next_round() -> None:
    table = scoring(2)
    table.replace_die(0, None)
    table.act(1, Begin(), 30_000)
    view = table.view(0)
    assert (view.first_call, view.countdown, view.judging, view.finish) == (None, None, False, ())
    assert [player.taken for player in view.players] == [None, None]
    table.roll(0, at=31_000)
    table.roll(0, at=32_000)


# The end


def play_round(table: Table, *squares: str, at: int) -> None:
    table.begin(at)
    for seat, square in enumerate(squares):
        table.roll(seat, at + 500)
        table.lay(seat, square)
        table.call(seat, at + 1_000 + seat)
    for seat in range(len(squares)):
        table.decline(seat, at + 2_000)


def finished(*squares: str) -> Table:
    table = Table(len(squares))
    for number in range(6):
        play_round(table, *squares, at=100_000 * number)
    return table


def test_after_six_rounds_most_points_win() -> None:
    """CU2.3, CU7.1"""
    table = finished(DULL, THIRTY_TWO)
    assert table.outcome.scores == (0, 192)
    assert table.outcome.ranks == (2, 1)
    assert table.news[-1] == RoundEnded(round=6, first=None)
    assert table.match.due is None
    assert game.awaited(table.state) == ()
    assert table.legal(0) == table.legal(1) == []
    assert table.refused(0, Begin()).kind is Kind.OVER


def test_ties_share_the_victory() -> None:
    """CU7.1"""
    assert finished(THIRTY_TWO, DULL, THIRTY_TWO).outcome.ranks == (1, 3, 1)


def test_the_records_are_the_best_round_first_calls_and_times() -> None:
    assert finished(THIRTY_TWO, DULL).outcome.figures == (
        {"best_round": 32, "first_calls": 6, "time_ms": 6_000, "fastest_call_ms": 1_000},
        {"best_round": 0, "first_calls": 0, "time_ms": 6_006, "fastest_call_ms": 1_001},
    )


# Alone against the clock


def test_alone_a_round_lasts_a_minute_at_most() -> None:
    table = Table(seats=1)
    table.begin()
    assert table.state.countdown == OPENED + 60_000
    table.roll(0)
    table.roll(0)
    table.lay(0, THIRTY_TWO)
    table.call(0, at=59_999)
    table.take(0, 0, at=61_000)
    assert table.state.scoring == 0
    table.replace_die(0, None)
    assert table.player(0).points == (32,)
    assert game.awaited(table.state) == (0,)


def test_alone_too_who_is_too_late_scores_nothing() -> None:
    table = Table(seats=1)
    for number in range(6):
        table.begin(100_000 * number)
        table.lapse()
        assert table.news[0] == TooLate(seat=0)
    assert table.outcome.scores == (0,)
    assert table.outcome.figures == ({"best_round": 0, "first_calls": 0, "time_ms": 0},)


# A round that nobody calls


def test_after_five_minutes_without_a_call_all_are_asked_to_close() -> None:
    """CU8.2"""
    table = racing()
    assert table.due == 300_000
    assert table.refused(0, Close()).kind is Foul.NOT_ASKED
    table.lapse()
    assert table.news == (AskedToClose(),)
    assert table.view().asked
    assert Close() in table.legal(0)
    assert table.due == 600_000


def test_a_unanimous_close_covers_all_drafts_without_centre_dice() -> None:
    """CU8.2"""
    table = racing(seats=2)
    table.lay(0, THIRTY_TWO)
    table.lay(1, DULL)
    table.lapse()
    table.act(0, Close(), 301_000)
    assert table.news == (Agreed(seat=0, silently=False),)
    assert table.refused(0, Close()).kind is Foul.AGREED_ALREADY
    assert Close() not in table.legal(0)
    assert table.state.phase is Phase.RACE
    table.act(1, Close(), 302_000)
    assert table.news[1] == Closed()
    assert table.state.phase is Phase.READY
    assert [player.points for player in table.state.players] == [(32,), (0,)]


def test_dice_in_hand_lie_as_they_fall_when_the_round_is_closed() -> None:
    """CU8.2, CU3.5"""
    table = racing(seats=2)
    table.act(0, PickUp(), 2_000)
    table.lapse()
    table.act(0, Close(), 301_000)
    table.act(1, Close(), 302_000)
    scored = table.player(0).sheet
    assert scored is not None
    assert all(one.value for one in scored.dice)


def test_a_call_ends_the_asking() -> None:
    """CU8.2"""
    table = racing(seats=2)
    table.lapse()
    table.act(0, Close(), 301_000)
    table.call(1, at=302_000)
    assert not table.view().asked
    assert table.view().agreed == ()
    assert table.due == 302_000 + 10_000 + 250


def test_asked_again_who_has_not_touched_his_dice_counts_as_agreeing() -> None:
    """CU8.2"""
    table = racing(seats=3)
    table.lapse()
    table.act(0, Swap(a=0, b=1), 400_000)
    table.act(2, Close(), 400_000)
    table.lapse()
    assert table.news == (AskedToClose(), Agreed(seat=1, silently=True))
    assert table.state.phase is Phase.RACE
    table.lapse()
    assert Closed() in table.news
    assert table.state.phase is Phase.READY


def test_a_match_that_everybody_has_left_comes_to_its_end() -> None:
    """CU8.2"""
    table = Table(seats=2)
    for number in range(6):
        table.begin(1_000_000 * number)
        while table.match.due is not None:
            table.lapse()
    assert min(table.outcome.ranks) == 1


@pytest.mark.parametrize("action", [Roll(), Swap(a=0, b=1), Decline(), Close(), Begin()])
def test_during_scoring_nobody_races(action: Roll | Swap | Decline | Close | Begin) -> None:
    refusal = scoring().refused(1, action)
    assert refusal.kind is Foul.WRONG_PHASE
    assert refusal.details == {"phase": "scoring"}


def test_who_was_too_late_is_out_and_done() -> None:
    table = racing(seats=2)
    table.call(0)
    table.take(0, 0, at=6_000)
    table.lapse()
    table.lapse()
    assert table.news[0] == TooLate(seat=1)
    assert table.state.scoring == 0
    assert table.player(1).status is Status.OUT
