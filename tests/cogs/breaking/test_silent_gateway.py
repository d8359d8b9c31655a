"""A gateway connection that is open and carries nothing: found out by asking, and nobody's time is lost."""

from __future__ import annotations

from contextlib import AsyncExitStack

from cogs.hosting.reach import FRESH
from tests.cogs.breaking.outages import Fast, an_evening_by, begun_with_an_hour, left, passes, until
from tests.cogs.rigs.evenings import now, seat_of
from tests.cogs.rigs.players import play_as_a_brain_would

CUT_OFF = "cut off"


async def test_nobody_is_absent_while_the_gateway_is_open_and_silent(database: str) -> None:
    """His time runs out while we could not have heard him press."""
    async with AsyncExitStack() as stack:
        clock = Fast()
        evening = await an_evening_by(stack, clock, database)
        before, seat = await begun_with_an_hour(evening)
        tables, played_by = evening.client.services.tables, evening.client.services.clock
        evening.playground.gateway.fall_silent(anew=True)
        await passes(clock, FRESH + 1_000)
        await tables.give_back(-left(evening, before, seat), lambda _: True)
        await until(lambda: played_by.stands)
        await passes(clock, 60_000)
        standing = await now(evening)
        assert standing.match == before.match
        assert not any(one.absent or one.lapses for one in standing.table.seats)
        evening.playground.gateway.speak_again()
        await until(lambda: not played_by.stands)


async def test_the_time_of_the_silence_is_given_back_and_that_is_told(database: str) -> None:
    """Nothing is due: the silence is found out all the same, reckoned back, and the connection made anew."""
    async with AsyncExitStack() as stack:
        clock = Fast()
        evening = await an_evening_by(stack, clock, database)
        before, seat = await begun_with_an_hour(evening)
        played_by = evening.client.services.clock
        had, began = left(evening, before, seat), clock()
        evening.playground.gateway.fall_silent()
        await until(lambda: played_by.stands)
        silent = clock() - began
        await until(lambda: not played_by.stands)
        ada = evening.person("Ada")
        await ada.sees(CUT_OFF)
        standing = await evening.until(
            lambda standing: left(evening, standing, seat) >= had - (clock() - began) + silent
        )
        assert not any(one.absent for one in standing.table.seats)
        mover = next(one for one in map(evening.person, ("Ada", "Basile")) if seat_of(before, one) == seat)
        await play_as_a_brain_would(mover, standing, seat)
        await evening.until(lambda now: now.table.revision > standing.table.revision)


async def test_a_silence_that_ends_by_itself_costs_nobody_anything(database: str) -> None:
    """What was kept back on the way comes at last, on the same connection."""
    async with AsyncExitStack() as stack:
        clock = Fast()
        evening = await an_evening_by(stack, clock, database)
        before, seat = await begun_with_an_hour(evening)
        played_by = evening.client.services.clock
        had, began = left(evening, before, seat), clock()
        evening.playground.gateway.fall_silent(anew=True)
        await until(lambda: played_by.stands)
        silent = clock() - began
        evening.playground.gateway.speak_again()
        await until(lambda: not played_by.stands)
        await evening.until(
            lambda standing: left(evening, standing, seat) >= had - (clock() - began) + silent
        )


async def test_a_quiet_connection_that_answers_is_not_taken_to_be_silent(database: str) -> None:
    """Discord's own heartbeats come every 41 s: between them nothing is said, and all is well."""
    async with AsyncExitStack() as stack:
        clock = Fast(pace=5)
        evening = await an_evening_by(stack, clock, database)
        await begun_with_an_hour(evening)
        heard = evening.client.line_of(0)
        await passes(clock, 2 * FRESH)
        await until(lambda: evening.client.reach.reaches(evening.client.guilds[0].id))
        assert evening.client.line_of(0) is heard
