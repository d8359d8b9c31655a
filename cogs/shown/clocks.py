"""Deadlines as people's own clocks have them: the clock of the matches stands still now and then."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as replaced

from cogs.wire.clock import PlayClock
from engine.tables.table import Standing


def by_their_clocks(standing: Standing, clock: PlayClock) -> Standing:
    """The same table, told in Discord's time."""
    if not clock.ahead:
        return standing
    table = standing.table
    seats = tuple(
        seat if seat.deadline is None else replaced(seat, deadline=clock.shown(seat.deadline))
        for seat in table.seats
    )
    rest = table.rest and replaced(table.rest, until=clock.shown(table.rest.until))
    return replace(standing, table=replaced(table, seats=seats, rest=rest))
