"""The end of a round: the countdown, and that nobody holds it up after the first call."""

from engine.cubo import game
from engine.cubo.state import CountedDown, Decline, Foul, Phase, PickUp, Replace, Status, Swap, TooLate
from tests.cubo.tables import OPENED, Table, racing


def three_of_four_through(**options: int) -> Table:
    table = racing(seats=4, **options)
    for seat in (0, 1, 2):
        table.call(seat)
        table.decline(seat, at=7_000 + seat)
    return table


def test_when_all_but_one_are_through_the_last_has_six_seconds() -> None:
    """CU4.3, CU4.4: declining counts as taking"""
    table = three_of_four_through()
    assert table.news[1:] == (CountedDown(seat=3, until=OPENED + 7_002 + 6_000),)
    assert table.view().countdown == OPENED + 13_002


def test_with_two_players_the_countdown_begins_with_the_first_die() -> None:
    """CU4.4"""
    table = racing(seats=2)
    table.call(1)
    assert table.state.countdown is None
    table.take(1, 2, at=6_000)
    assert table.state.countdown is None
    table.lapse()
    assert table.state.countdown == OPENED + 6_250 + 6_000


def test_the_countdown_is_as_long_as_the_table_wants() -> None:
    """CU4.5"""
    table = three_of_four_through(countdown_ms=60_000)
    assert table.state.countdown == OPENED + 67_002


def test_who_covers_in_time_may_take_one_of_the_remaining_dice() -> None:
    """CU4.3"""
    table = three_of_four_through()
    table.call(3, at=13_002)
    assert table.state.countdown is None
    table.take(3, 1, at=14_000)
    assert table.player(3).taken is not None
    assert table.state.phase is Phase.SCORING


def test_a_call_pressed_in_time_counts_though_it_arrives_after_the_last_second() -> None:
    """CU4.3, CU8.1"""
    table = three_of_four_through()
    assert table.due == 13_002 + 250
    table.call(3, at=13_000, got=OPENED + 13_240)
    assert table.player(3).status is Status.COVERED


def test_who_does_not_cover_in_time_gets_no_die_and_no_points() -> None:
    """CU4.3, CU4.5: the draft that lies there counts for nothing"""
    table = three_of_four_through()
    table.lay(3, "R6 R6 R6 R6 W6 B6 B6 B6 B6")
    table.lapse()
    assert table.news[0] == TooLate(seat=3)
    assert table.player(3).points == (0,)
    assert table.player(3).sheet is None


def test_a_call_pressed_after_the_last_second_is_too_late() -> None:
    """CU4.3"""
    table = three_of_four_through()
    table.call(3, at=13_003)
    assert table.news[0] == TooLate(seat=3)
    assert table.state.phase is Phase.READY


def test_a_call_that_arrives_in_time_is_in_time_even_if_the_other_clock_runs_ahead() -> None:
    """CU4.3"""
    table = three_of_four_through()
    table.call(3, at=13_900, got=OPENED + 13_001)
    assert table.player(3).status is Status.COVERED
    assert table.player(3).took == 13_001


def test_who_has_covered_already_is_not_counted_down() -> None:
    """CU4.3"""
    table = racing(seats=2)
    table.call(0)
    table.call(1)
    table.decline(0)
    assert table.state.countdown is None
    assert table.refused(0, Decline()).kind is Foul.DONE
    assert table.refused(0, Swap(a=0, b=1)).kind is Foul.DONE


def test_who_holds_his_dice_in_the_countdown_rolls_them_and_covers() -> None:
    """CU3.5, CU4.3"""
    table = racing(seats=2)
    table.act(1, PickUp(), 4_000)
    table.call(0)
    table.decline(0, at=6_000)
    table.roll(1, at=7_000)
    table.call(1, at=8_000)
    assert table.player(1).status is Status.COVERED


def test_two_minutes_after_the_first_call_all_who_have_not_covered_are_counted_down() -> None:
    """House: two who never cover would hold up the round for ever"""
    table = racing(seats=4)
    table.call(0, at=5_000)
    table.call(1, at=30_000)
    table.decline(0, at=6_000)
    table.decline(1, at=31_000)
    assert table.due == 5_000 + 120_000
    table.lapse()
    until = OPENED + 125_000 + 6_000
    assert table.news == (CountedDown(seat=2, until=until), CountedDown(seat=3, until=until))
    assert table.view().countdown == until
    assert table.due == 131_000 + 250


def test_who_covers_in_the_common_countdown_plays_on_and_who_does_not_is_too_late() -> None:
    """CU4.3"""
    table = racing(seats=4)
    table.call(0, at=5_000)
    table.decline(0)
    table.lapse()
    table.call(1, at=130_000)
    assert table.state.countdown == OPENED + 131_000, "two others are still counted down"
    table.lapse()
    assert table.news == (TooLate(seat=2), TooLate(seat=3))
    assert table.due == 140_000 + 250, "she who covered in time has her ten seconds for a die"
    table.take(1, 0, at=132_000)
    table.replace_die(1, None, at=135_000)
    assert [player.points == (0,) for player in table.state.players[2:]] == [True, True]


def test_a_late_call_in_the_common_countdown_leaves_the_others_their_time_on_the_way() -> None:
    """CU4.3, CU8.1"""
    table = racing(seats=3)
    table.call(0, at=5_000)
    table.decline(0)
    table.lapse()
    table.call(1, at=131_001)
    assert table.news == (TooLate(seat=1),)
    table.call(2, at=131_000, got=OPENED + 131_240)
    assert table.player(2).status is Status.COVERED
    assert table.state.countdown is None


def test_the_last_to_cover_ends_the_limit_for_all() -> None:
    table = racing(seats=3)
    for seat in range(3):
        table.call(seat, at=5_000 + seat)
    assert table.due == 15_000 + 250, "the first to be slow about the centre"
    assert table.state.cover_by is None


def test_the_limit_waits_while_the_house_is_closed() -> None:
    table = racing(seats=3)
    table.call(0, at=5_000)
    table.decline(0)
    table.match = table.match.delay(60_000).match
    assert table.due == 125_000 + 60_000


def test_while_the_house_is_closed_no_deadline_comes_nearer() -> None:
    table = three_of_four_through()
    before = table.due or 0
    table.match = table.match.delay(60_000).match
    assert table.due == before + 60_000
    table.call(3, at=13_000 + 60_000)
    assert table.player(3).status is Status.COVERED
    assert table.player(3).took == 13_000, "the clock stood still"
    taking = table.due or 0
    table.match = table.match.delay(1_000).match
    assert table.due == taking + 1_000


def test_a_race_runs_nobody_s_thinking_time() -> None:
    table = racing()
    assert game.awaited(table.state) == ()
    assert table.refused(0, Replace(cell=None)).kind is Foul.WRONG_PHASE
