"""Before a race: everybody who sits there is called, and it begins when all have said that they are ready."""

from dataclasses import replace

import msgspec

from engine.tables.playing import deal
from engine.tables.table import (
    CALL_TIME,
    Cause,
    Change,
    Seat,
    Standing,
    Status,
    Table,
    What,
)


def call_everybody(standing: Standing, person: int, now: int) -> Change:
    """Whoever calls is ready; where nobody else is awaited, it begins at once."""
    table = standing.table
    seats = tuple(replaced(seat, ready=seat.person == person) for seat in table.seats)
    called = replaced(table, seats=seats, begins=now + CALL_TIME, revision=table.revision + 1)
    return follow_call(Change(replace(standing, table=called), Cause(What.CALLED, person=person)), now)


def count_ready(standing: Standing, seat: int, now: int) -> Change:
    table = standing.table
    told = replaced(table.with_seat(seat, ready=True), revision=table.revision + 1)
    return follow_call(
        Change(replace(standing, table=told), Cause(What.LOBBY, person=table.seats[seat].person)), now
    )


def begin_match(standing: Standing, now: int) -> Change:
    """Whoever is not ready is played by the house until he comes."""
    seats = tuple(
        replaced(seat, ready=False, absent=is_awaited(seat), acted=now if seat.ready else None)
        for seat in standing.table.seats
    )
    return deal(replace(standing, table=replaced(standing.table, seats=seats)), now)


def follow_call(change: Change, now: int) -> Change:
    """What follows where a match waits: it begins once all are ready; with too few left it is called off."""
    standing = change.standing
    table = standing.table
    if table.begins is None or table.status is not Status.LOBBY:
        return change
    if len(table.seats) not in standing.game.seats(standing.options):
        return replace(change, standing=replace(standing, table=_called_off(table)))
    return change if any(map(is_awaited, table.seats)) else begin_match(standing, now)


def is_awaited(seat: Seat) -> bool:
    return seat.here and not seat.ready


def _called_off(table: Table) -> Table:
    return replaced(table, begins=None, seats=tuple(replaced(seat, ready=False) for seat in table.seats))


replaced = msgspec.structs.replace
