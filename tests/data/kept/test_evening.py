"""A whole evening on a real database: brains play Monad, the house closes in the middle, nothing is lost."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest

from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from data.ranks.results import Results
from engine import registry
from engine.game import Level, Press
from engine.match import replay
from engine.registry import ladder_of
from engine.tables.lobby.seating import AddBrain, Back, Start
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Standing, Status, What
from engine.tables.tables import Tables
from tests.data.clock import Clock

pytestmark = pytest.mark.thorough

ADA, GUILD, CHANNEL = 11, 5 << 22, 700
MATCHES = 3
ENOUGH = 15  # moves after which the house closes


class Watcher:
    """Counts what is shown, and tells when enough was, or when all matches are over."""

    def __init__(self) -> None:
        self.shown = 0
        self.enough = asyncio.Event()
        self.over: set[int] = set()
        self.all_over = asyncio.Event()
        self.tables: Tables | None = None
        self._calls: set[asyncio.Task[Standing]] = set()

    async def changed(self, standing: Standing, cause: Cause) -> None:
        if cause.what is What.RESTED and self.tables:  # Ada looks in, and dozes off again
            press = Press(at=0, seen=standing.table.revision)
            call = asyncio.create_task(self.tables.command(standing.table.id, ADA, Back(), press))
            self._calls.add(call)
            call.add_done_callback(self._calls.discard)
        self.shown += 1
        if self.shown >= ENOUGH:
            self.enough.set()
        if standing.table.status is Status.OVER:
            self.over.add(standing.table.id)
            if len(self.over) == MATCHES:
                self.all_over.set()

    async def warned(self, standing: Standing, seat: int) -> None: ...


@asynccontextmanager
async def evening(address: str, clock: Clock, watcher: Watcher) -> AsyncIterator[Tables]:
    database = await Database.open(address)
    downtime = await Downtime.open(database, clock)

    async def sleep_until(at: int) -> None:
        """No time is spent: when nobody has anything to do, it is already later."""
        await tables.close()
        clock.now = max(clock.now, at)
        await asyncio.sleep(0)

    with ThreadPoolExecutor(1) as executor:
        tables = Tables(
            SqlStore(database, downtime, ladder_of),
            Audience(watcher),
            clock=clock,
            sleep_until=sleep_until,
            entropy=lambda: "5eed",
            executor=executor,
            pace=0,
        )
        watcher.tables = tables
        running = asyncio.create_task(tables.run())
        yield tables
        watcher.tables = None
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await tables.close()
    await downtime.close()
    await database.close()


async def started(tables: Tables) -> int:
    """Ada sits down with two brains, and never presses anything: a brain takes over for her."""
    lobby = await tables.open("monad", home=GUILD, place=CHANNEL, host=ADA, name="Ada")
    for command in (AddBrain(Level.EASY), AddBrain(Level.EASY), Start()):
        press = Press(at=0, seen=lobby.table.revision)
        lobby = await tables.command(lobby.table.id, ADA, command, press)
    return lobby.table.id


async def test_matches_go_on_after_the_house_was_closed_and_end_with_one_result_each(address: str) -> None:
    clock, watcher = Clock(), Watcher()
    async with evening(address, clock, watcher) as tables:
        ids = [await started(tables) for _ in range(MATCHES)]
        async with asyncio.timeout(60):
            await watcher.enough.wait()
    assert not watcher.over, "the house closed in the middle"
    clock.forward(8 * 60 * 60 * 1000)

    async with evening(address, clock, watcher) as tables:
        assert {table.id for table in await tables.in_place(CHANNEL)} == set(ids)
        async with asyncio.timeout(120):
            await watcher.all_over.wait()
        for table in ids:
            record = await tables.record(table)
            match = replay(registry.game("monad"), record)
            assert match.outcome == (await tables.peek(table)).table.outcome
        assert await tables.in_place(CHANNEL) == ()
        assert await tables.of_person(ADA, GUILD) == ()

    database = await Database.open(address)
    results = await Results(database, ladder_of).of_person(ADA)
    assert sorted(result.table for result in results) == sorted(ids)
    await database.close()
