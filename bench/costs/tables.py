"""A house full of tables: whether every action is kept once and in order, and whether one awaits another."""

from __future__ import annotations

import asyncio
import itertools
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bench.memory_store import MemoryStore
from bench.patience import LONG, patience
from bench.registry import Result, bench
from engine.game import Level, Press, Refusal
from engine.match import Act, Entry, replay
from engine.monad import game as monad
from engine.tables.lobby.seating import AddBrain, Join, Start
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Standing, Table
from engine.tables.tables import Tables

TABLES = 1_000
MOVES = 12  # played at each of them, at the least
ANN, BOB = 1, 2
PEOPLE = 2
PRESSES = 10  # few: a match must not end meanwhile
ROUNDS = 5


@dataclass(slots=True)
class Gallery:
    """Notes which boards were shown, in order."""

    boards: dict[int, list[int]] = field(default_factory=dict[int, list[int]])

    async def changed(self, standing: Standing, cause: Cause) -> None:
        if standing.match:
            self.boards.setdefault(standing.table.id, []).append(standing.match.revision)

    async def warned(self, standing: Standing, seat: int) -> None: ...


class Hanging(MemoryStore):
    """Never answers for one table."""

    hangs_for = -1

    async def save(self, table: Table, entries: Sequence[Entry], was: int) -> None:
        if table.id == self.hangs_for:
            await asyncio.Event().wait()
        await super().save(table, entries, was)


@dataclass(slots=True)
class House:
    tables: Tables
    store: Hanging
    gallery: Gallery
    running: asyncio.Task[None]

    async def match(self, brains: Sequence[Level] = ()) -> int:
        """Ann and Bob, and whoever else, ready to play."""
        standing = await self.tables.open(monad.key, home=1, place=1, host=ANN)
        table = standing.table.id
        for person, command in [(BOB, Join()), *((ANN, AddBrain(level)) for level in brains), (ANN, Start())]:
            await self.tables.command(table, person, command, Press(at=now(), seen=0))
        return table

    async def press(self, table: int) -> int:
        """The awaited person does the first lawful thing, twice at once; how many presses were taken."""
        standing = await self.tables.peek(table)
        match = standing.match
        assert match
        (seat,) = match.game.awaited(match.state)
        person = standing.table.seats[seat].person
        if person is None:
            await asyncio.sleep(0)
            return 0
        action = next(iter(match.game.legal(match.state, seat)))
        press = Press(at=now(), seen=match.revision)
        answers = await asyncio.gather(
            *(self.tables.submit(table, person, action, press) for _ in range(2)), return_exceptions=True
        )
        return sum(not isinstance(answer, Refusal) for answer in answers)


def now() -> int:
    return time.time_ns() // 1_000_000


async def sleep_until(at: int) -> None:
    await asyncio.sleep(max(0, at - now()) / 1_000)


@asynccontextmanager
async def opened() -> AsyncIterator[House]:
    store, gallery, seeds = Hanging(), Gallery(), itertools.count()
    with ThreadPoolExecutor(2) as threads:
        tables = Tables(
            store,
            Audience(gallery),
            clock=now,
            sleep_until=sleep_until,
            entropy=lambda: f"seed {next(seeds)}",
            executor=threads,
            pace=0,
            keep=2 * TABLES,
        )
        running = asyncio.create_task(tables.run())
        try:
            yield House(tables, store, gallery, running)
        finally:
            running.cancel()
            await asyncio.wait({running})


@bench("tables.thousand")
async def a_thousand_tables() -> Result:
    """A thousand tables, two people and two brains at each: actions lost, doubled or reordered."""
    async with opened() as house:
        tables = [await house.match((Level.EASY, Level.NORMAL)) for _ in range(TABLES)]
        began = time.perf_counter()
        taken = await asyncio.gather(*(_played(house, table) for table in tables))
        took = time.perf_counter() - began
        house.running.cancel()
        await house.tables.close()
        wrong = moves = 0
        for table, own in zip(tables, taken, strict=True):
            entries = await house.store.entries(table)
            wrong += await _wrong(house, table, own, entries)
            moves += len(entries)
    told = {"tables": TABLES, "moves": moves, "a_second": round(moves / took)}
    return Result("tables.thousand", wrong / moves, 0, "wrong of all moves", told)


async def _played(house: House, table: int) -> int:
    """Play on until enough has happened; how many presses of people were taken."""
    taken = 0
    waits = patience("moves enough", LONG)
    while (await house.tables.peek(table)).table.revision < MOVES:
        next(waits)
        taken += await house.press(table)
    return taken


async def _wrong(house: House, table: int, own: int, entries: Sequence[Entry]) -> int:
    """How many of its actions went missing, came twice, or were shown or kept out of order."""
    standing, record = await house.tables.peek(table), await house.tables.record(table)
    assert standing.match
    of_people = sum(isinstance(entry, Act) and entry.seat < PEOPLE for entry in entries)
    elsewhere = replay(monad, record).state != standing.match.state
    shuffled = house.gallery.boards[table] != list(range(len(entries) + 1))
    return abs(of_people - own) + elsewhere + shuffled


@bench("tables.slow-neighbour")
async def a_slow_neighbour() -> Result:
    """A press while other tables wait for a store that hangs, in times of one without."""
    async with opened() as house:
        alone, beside = await house.match(), await house.match()
        times: dict[int, list[float]] = {alone: [], beside: []}
        await _latency(house, alone)
        for _ in range(ROUNDS):
            times[alone].append(await _latency(house, alone))
        for _ in range(ROUNDS):
            house.store.hangs_for = await house.match()
            hanging = asyncio.create_task(house.press(house.store.hangs_for))
            times[beside].append(await _latency(house, beside))
            assert not hanging.done()
            hanging.cancel()
    told = {"alone_us": round(min(times[alone]) * 1e6), "beside_us": round(min(times[beside]) * 1e6)}
    return Result("tables.slow-neighbour", min(times[beside]) / min(times[alone]), 1.5, "times alone", told)


async def _latency(house: House, table: int) -> float:
    """Seconds a press takes, the median of many."""
    times: list[float] = []
    for _ in range(PRESSES):
        began = time.perf_counter()
        await house.press(table)
        times.append(time.perf_counter() - began)
    return statistics.median(times)
