"""Outages and wrong clocks over real HTTP and a real gateway: the clock stands, or is corrected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from cogs.hosting.opening import open_house
from cogs.hosting.reach import FRESH
from cogs.shown.pace import Pace
from cogs.wire.clock import steady
from data.kept.guilds import Guild
from engine.match import Act
from engine.tables.table import Clock, Standing
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.players import play_as_a_brain_would
from tests.cogs.test_presses import begun, now, seat_of
from tests.rigs.wire import on_playground

HOUR = 3_600_000  # ms
FAST = 60  # times as fast as our own day


class Fast:
    """A day that goes by faster than ours, as its host's clock shows it."""

    def __init__(self, ahead: int = 0, *, pace: int = FAST) -> None:
        self._began = steady()
        self._ahead = ahead
        self._pace = pace

    def __call__(self) -> int:
        return self._began + (steady() - self._began) * self._pace + self._ahead

    async def sleep_until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self()) / 1000 / self._pace)


class Wrong(Fast):
    """A host whose clock is wrong."""

    def __call__(self) -> int:
        return steady() + self._ahead

    async def sleep_until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self()) / 1000)


async def an_evening_by(stack: AsyncExitStack, clock: Fast, database: str) -> Evening:
    house = open_house(
        database,
        clock=clock,
        sleep_until=clock.sleep_until,
        guild_ready_timeout=0.05,
        strict_words=True,
        brain_pace=0.0,
        edit_pace=Pace(burst=10**6, each=0),
        finger_pause=0,
    )
    client = await stack.enter_async_context(house)
    rig = await stack.enter_async_context(on_playground(lambda: client, limits=False))
    return Evening(rig, client)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for it, but not for ever."""
    async with asyncio.timeout(LONGEST):
        while not holds():  # noqa: ASYNC110 - a clock tells nobody when it stops
            await asyncio.sleep(0.01)


async def begun_with_an_hour(evening: Evening) -> tuple[Standing, int]:
    """A match in which nobody's time runs out by itself, and who is awaited in it."""
    home = evening.client.guilds[0].id
    await evening.client.services.guilds.put(home, Guild(clock=Clock(per_decision=HOUR)))
    mover, _, before = await begun(evening)
    return before, seat_of(before, mover)


def left(evening: Evening, standing: Standing, seat: int) -> int:
    """How long somebody has yet."""
    deadline = standing.table.seats[seat].deadline
    assert deadline is not None
    return deadline - evening.client.services.clock.reckoned()


async def passes(clock: Fast, ms: int) -> None:
    end = clock() + ms
    await until(lambda: clock() >= end)


async def test_while_no_request_is_answered_the_clock_stands_and_then_it_goes(database: str) -> None:
    async with AsyncExitStack() as stack:
        clock = Fast()
        evening = await an_evening_by(stack, clock, database)
        before, seat = await begun_with_an_hour(evening)
        evening.playground.faults.add("*", "*", status=503)
        played_by = evening.client.services.clock
        await passes(clock, FRESH + 1_000)
        await evening.client.services.tables.give_back(-left(evening, before, seat), lambda _: True)
        await until(lambda: played_by.stands)  # asked as soon as something is due
        stopped, at = played_by(), clock()
        await until(lambda: clock() >= at + 60_000)
        assert played_by() == stopped
        assert not any(seat.absent or seat.lapses for seat in (await now(evening)).table.seats)
        evening.playground.faults.clear()
        await until(lambda: not played_by.stands)
        assert not any(seat.absent for seat in (await now(evening)).table.seats)


async def test_while_the_gateway_is_gone_the_clock_stands(database: str) -> None:
    async with AsyncExitStack() as stack:
        evening = await an_evening_by(stack, Fast(), database)
        await begun(evening)
        evening.playground.gateway.refuse_resume()
        evening.playground.gateway.drop()
        played_by = evening.client.services.clock
        await until(lambda: played_by.stands)
        await until(lambda: not played_by.stands)


@pytest.mark.parametrize("ahead", [4_000, -4_000, 3_600_000])
async def test_a_press_is_timed_rightly_by_a_host_whose_clock_is_wrong(database: str, ahead: int) -> None:
    """L2: what was pressed 350 ms after the card was kept as 0 by a clock 4 s ahead."""
    async with AsyncExitStack() as stack:
        evening = await an_evening_by(stack, Wrong(ahead), database)
        mover, _, before = await begun(evening)
        await play_as_a_brain_would(mover, before, seat_of(before, mover))
        await evening.until(lambda standing: standing.table.revision > before.table.revision)
        record = await evening.client.services.tables.record(1)
        (press,) = [entry.press for entry in record.entries if isinstance(entry, Act)][:1]
        clock = evening.client.services.clock
        played = clock()
        unplayed = clock.steady() - played  # until we were logged in nobody could play
        assert press.at + ahead - unplayed <= press.made <= press.arrived


async def test_time_given_back_while_a_board_is_posted_is_told_on_it(evening: Evening) -> None:
    """Everybody sees the board before we are told that it is there."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    await ada.press("Start")
    await ada.sees("Time runs out")
    evening.client.presenter.given_back(12_000, lambda _: True)
    told = await ada.sees("cut off")
    assert "12 seconds" in told.text
