"""Relaxed tables over three months: who comes every day loses nothing, who stays away holds nobody up."""

import pytest

from engine.match import Idle, played_again
from engine.tables import watch
from engine.tables.table import DAY, Clock, Mode
from tests.engine.count import CountOptions, Say, count
from tests.engine.house import ANN, BOB, CAT, House, open_house, reopened

MONTHS = 90  # days
RELAXED = Clock(mode=Mode.RELAXED)
LONG = CountOptions(goal=1000)


@pytest.fixture(autouse=True)
def nights_are_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store is asked every half hour what is due: three months pass in seconds."""
    monkeypatch.setattr(watch, "HORIZON", 3_600_000)


async def plays(house: House, table: int, *people: int) -> None:
    """Whoever of these is awaited says one."""
    standing = await house.tables.peek(table)
    for seat in standing.table.seats:
        if seat.person in people and seat.deadline is not None and not standing.table.ended:
            await house.play(table, seat.person, Say(1))


async def replays(house: House, table: int) -> None:
    kept = await house.tables.record(table)
    standing = await house.tables.peek(table)
    assert standing.match is not None
    again = played_again(
        count,
        kept.entries,
        options=bytes(kept.options),
        seats=kept.seats,
        seed=kept.seed,
        opened=kept.opened,
    )
    assert again.state == standing.match.state


async def test_three_months_of_a_move_a_day(house: House) -> None:
    faithful = await house.match(ANN, BOB, options=LONG, clock=RELAXED)
    deserted = await house.match(ANN, CAT, options=LONG, clock=RELAXED)
    for _ in range(MONTHS):
        await house.pass_time(DAY - 3_600_000)
        await plays(house, faithful, ANN, BOB)
        await plays(house, deserted, ANN)  # Cat never comes
    seats = (await house.table(faithful)).seats
    assert not any(seat.absent or seat.lapses for seat in seats)
    entries = await house.store.entries(faithful)
    assert len(entries) >= MONTHS
    assert not any(isinstance(entry, Idle) for entry in entries)
    assert (await house.table(deserted)).seats[1].brain
    assert not any(
        isinstance(entry, Idle) and entry.seat == 0 for entry in await house.store.entries(deserted)
    )
    for table in (faithful, deserted):
        await replays(house, table)


async def test_a_house_that_is_closed_every_week_costs_nobody_a_day() -> None:
    async with open_house() as first:
        table = await first.match(ANN, BOB, options=LONG, clock=RELAXED)
        house = first
        for _ in range(MONTHS // 7):
            async with reopened(house, 2 * DAY) as again:
                await again.pass_time(DAY // 4)  # three quarters of the day that he has
                await plays(again, table, ANN, BOB)
                house = again
        entries = await house.store.entries(table)
        assert not any(isinstance(entry, Idle) for entry in entries)
