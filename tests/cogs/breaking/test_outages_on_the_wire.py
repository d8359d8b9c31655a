"""Outages and wrong clocks over real HTTP and a real gateway: the clock stands, or is corrected."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from aiohttp import TraceConfig

from cogs.hosting.reach import FRESH, Reach
from cogs.wire.clock import LEAP, PlayClock, steady_time
from engine.match import Act
from tests.cogs.breaking.outages import (
    Fast,
    an_evening_by,
    begun_with_an_hour,
    left,
    locked,
    passes,
    soon,
    unheard,
    until,
)
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import begun, now, seat_of
from tests.cogs.rigs.players import play_as_a_brain_would
from tests.hosting.steady import Hands, passed

MINUTE = 60_000  # ms


class Wrong(Fast):
    """A host whose clock is wrong."""

    def __call__(self) -> int:
        return steady_time() + self._ahead

    async def sleep_until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self()) / 1000)


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


async def test_while_nothing_can_be_kept_the_clock_stands_and_what_was_refused_costs_no_time(
    database: str,
) -> None:
    """Somebody else writes for minutes: every press is refused meanwhile, and nobody is played for."""
    async with AsyncExitStack() as stack:
        clock = Fast()
        evening = await an_evening_by(stack, clock, database)
        before, seat = await begun_with_an_hour(evening)
        played_by = evening.client.services.clock
        had = left(evening, before, seat)
        async with locked(database):
            await until(lambda: played_by.stands)
            stopped = played_by()
            await passes(clock, 5 * MINUTE)
            assert played_by() == stopped
        await until(lambda: not played_by.stands)
        assert left(evening, before, seat) > had - 2 * MINUTE
        mover = next(one for one in map(evening.person, ("Ada", "Basile")) if seat_of(before, one) == seat)
        await play_as_a_brain_would(mover, before, seat)
        await evening.until(lambda standing: standing.table.revision > before.table.revision)
        assert not any(one.absent or one.lapses for one in (await now(evening)).table.seats)


@pytest.mark.parametrize("failed_for", [1_000, 6_000])
async def test_what_a_frozen_process_was_given_back_is_not_given_back_because_nothing_could_be_kept(
    evening: Evening, failed_for: int
) -> None:
    """A machine that slept wakes before its network does."""
    hands = Hands()
    clock = PlayClock(hands, hands.sleep_until, LEAP)
    clock.go()
    reach = Reach(
        clock,
        evening.client,
        line=lambda _: None,
        trace=TraceConfig(),
        sleep=asyncio.sleep,
        give_back=evening.client.services.tables.give_back,
        tell=lambda ms, homes: None,
    )
    reach._compare()
    reach.keeps(True)
    hands.now += 8 * 60 * MINUTE
    clock.tick()
    reach.keeps(False)
    hands.now += failed_for
    reach.keeps(True)
    before = clock()
    passed(hands, clock, 10_000)
    assert clock() > before


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


async def test_time_given_back_while_a_board_is_posted_is_told_on_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees the board before we are told that it is there."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    taken, heard = unheard(evening.playground, monkeypatch)
    await ada.press("Start", wait=False)
    await soon(taken)
    evening.client.presenter.given_back(12_000, lambda _: True)
    heard.set()
    told = await ada.sees("cut off")
    assert "12\u00a0seconds" in told.text
