"""The race for the dice of the centre (CU4.2, CU4.6, CU8.1)."""

from random import Random

from engine.cubo.state import Decline, Declined, Foul, Judged, Outrun, Phase, Reached, Status, Take, Took
from engine.game import Kind
from tests.cubo.tables import OPENED, Table, dice, die, racing


def covered(seats: int = 3, **options: int) -> Table:
    table = racing(seats, **options)
    table.centre("R6 R5 B4 B3")
    for seat in range(seats):
        table.call(seat)
    return table


def test_a_die_is_taken_and_keeps_its_number() -> None:
    """CU4.2"""
    table = covered()
    table.take(1, 2)
    assert table.news == (Reached(seat=1),)
    table.lapse()
    judged = Judged(claims=table.state.finish)
    assert table.news[0] == judged
    assert judged.decisive == table.state.finish[0]
    assert table.news[1] == Took(seat=1, slot=2, die=die("B4"))
    assert table.player(1).taken == die("B4")
    assert table.player(1).status is Status.DONE
    assert table.state.centre == (*dice("R6 R5"), None, die("B3"))
    assert table.view().owners == (None, None, 1, None)


def test_first_come_first_served_by_press_time() -> None:
    """CU4.2, CU8.1"""
    table = covered()
    table.take(0, 0, at=6_010)
    table.take(1, 0, at=6_000, got=OPENED + 6_200)
    table.lapse()
    assert table.news[1:] == (Took(seat=1, slot=0, die=die("R6")), Outrun(seat=0, slot=0, by=1))
    assert [claim.seat for claim in table.view().finish] == [1, 0]


def test_equal_times_go_to_the_lower_id() -> None:
    """CU8.1"""
    table = covered()
    table.take(0, 0, at=6_000, id=3)
    table.take(1, 0, at=6_000, id=2)
    table.lapse()
    assert table.player(1).taken == die("R6")


def test_different_dice_are_taken_by_both() -> None:
    """CU8.1"""
    table = covered()
    table.take(0, 0, at=6_010)
    table.take(1, 1, at=6_000)
    table.lapse()
    assert (table.player(0).taken, table.player(1).taken) == (die("R6"), die("R5"))


def test_who_was_outrun_may_take_another_and_has_his_time_anew() -> None:
    """CU8.1"""
    table = covered()
    table.take(0, 0, at=14_900)
    table.take(1, 0, at=14_800)
    table.lapse()
    assert table.status() == [Status.COVERED, Status.DONE, Status.COVERED]
    assert table.player(0).take_by == OPENED + 15_150 + 10_000
    table.take(0, 1, at=16_000)
    assert Take(slot=0) not in table.legal(0)


def test_a_take_of_a_taken_die_is_refused_and_names_its_owner() -> None:
    """CU8.1"""
    table = covered()
    table.take(1, 0)
    table.lapse()
    refusal = table.refused(0, Take(slot=0))
    assert refusal.kind is Foul.DIE_GONE
    assert refusal.details == {"slot": 0, "by": 1}


def test_a_hand_goes_for_one_die_only() -> None:
    table = covered()
    table.take(0, 0, at=6_000)
    for action in (Take(slot=1), Decline()):
        refusal = table.refused(0, action, 6_100)
        assert refusal.kind is Kind.PRESSED_ALREADY
        assert refusal.details == {"what": 0}
    assert table.legal(0) == []


def test_nobody_takes_twice() -> None:
    table = covered()
    table.take(0, 0)
    table.lapse()
    assert table.refused(0, Take(slot=1)).kind is Foul.DONE
    assert table.legal(0) == []


def test_which_die_a_hand_goes_for_is_known_to_its_owner_alone_meanwhile() -> None:
    table = covered()
    table.take(0, 3)
    assert table.view(0).judging
    assert table.view(0).own is not None
    assert [view.own and view.own.reaching for view in map(table.view, (0, 1, None))] == [3, None, None]


def test_the_last_one_s_hand_needs_no_photo_finish() -> None:
    table = covered(seats=2)
    table.decline(0)
    table.take(1, 3)
    assert table.player(1).taken == die("B3")
    assert table.state.phase is Phase.SCORING


def test_without_a_window_dice_are_taken_at_once() -> None:
    """CU8.1"""
    table = covered(window_ms=0)
    table.take(0, 3)
    assert table.player(0).taken == die("B3")


def test_who_neither_takes_nor_declines_within_ten_seconds_declines() -> None:
    """CU4.6"""
    table = covered()
    assert table.due == 5_000 + 10_000 + 250
    table.decline(0)
    assert table.news == (Declined(seat=0, late=False),)
    table.lapse()
    assert table.news[:2] == (Declined(seat=1, late=True), Declined(seat=2, late=True))
    assert all(player.taken is None for player in table.state.players)


def test_who_reaches_for_a_die_in_time_is_not_too_slow() -> None:
    """CU4.6"""
    table = covered(seats=2)
    table.take(0, 0, at=14_990, got=OPENED + 15_200)
    table.lapse()
    assert table.player(0).status is Status.COVERED, "the window is still open"
    assert table.player(1).status is Status.DONE
    table.lapse()
    assert table.player(0).taken == die("R6")


def test_the_earliest_press_takes_the_die_in_any_order_of_arrival() -> None:
    """CU8.1, in 200 rounds"""
    random = Random(8)
    for _ in range(200):
        table = covered(seats=4)
        pressed = {seat: 6_000 + random.randrange(51) for seat in range(4)}
        late = {seat: random.randrange(201) for seat in pressed}
        for seat in sorted(pressed, key=lambda seat: pressed[seat] + late[seat]):
            at = pressed[seat]
            table.take(seat, 0, at=at, got=OPENED + at + late[seat], id=at * 10 + seat)
        table.lapse()
        first = min(pressed, key=lambda seat: (pressed[seat], seat))
        assert table.view().owners == (first, None, None, None)
