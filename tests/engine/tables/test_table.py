"""A table as a value."""

import msgspec

from engine.game import Level
from engine.tables.table import Clock, Mode, Seat, Status, Table
from tests.engine.count import count

ANN, BOB = Seat(person=1, name="Ann"), Seat(person=2, name="Bob")
TABLE = Table(
    game="count",
    rules=1,
    home=1,
    place=2,
    host=1,
    options=msgspec.Raw(b"{}"),
    seats=(ANN, BOB, Seat(level=Level.HARD)),
    seed="secret",
    opened=0,
    saved=0,
)


def test_people_are_found_at_their_seats_until_they_leave() -> None:
    assert [TABLE.seat_of(person) for person in (1, 2, 3)] == [0, 1, None]
    assert TABLE.with_seat(1, left=True).seat_of(2) is None


def test_a_seat_is_played_by_its_brain_or_a_stand_in_or_its_person() -> None:
    assert [seat.brain for seat in TABLE.seats] == [False, False, True]
    assert TABLE.with_seat(0, absent=True).seats[0].brain
    assert TABLE.with_seat(0, left=True).seats[0].brain


def test_only_people_are_here_and_only_until_they_leave() -> None:
    assert [seat.here for seat in TABLE.seats] == [True, True, False]
    assert TABLE.with_seat(0, absent=True).seats[0].here
    assert not TABLE.with_seat(0, left=True).seats[0].here


def test_a_seat_changes_alone() -> None:
    changed = TABLE.with_seat(1, handicap=50)
    assert [seat.handicap for seat in changed.seats] == [100, 50, 100]
    assert TABLE.seats[1].handicap == 100


def test_a_table_has_ended_when_played_out_or_closed() -> None:
    ended = {status: msgspec.structs.replace(TABLE, status=status).ended for status in Status}
    assert ended == {Status.LOBBY: False, Status.PLAYING: False, Status.OVER: True, Status.CLOSED: True}


def test_a_clock_says_what_a_decision_is_given() -> None:
    assert Clock().thinking_time(count) == count.thinking_time
    assert Clock(Mode.RELAXED).thinking_time(count) == 86_400_000
    assert Clock(Mode.LIVE, 20_000).thinking_time(count) == 20_000


def test_a_table_survives_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(TABLE), type=Table) == TABLE
