"""One person presses a thousand times a second: how much longer somebody else waits for his own move."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.breaking.kills import reader
from bench.patience import LONG, patience
from bench.processes import worker
from bench.registry import Result, bench
from bench.taps import PATIENCE, chosen, hand_of, tried
from cogs.wire.presses.custom_id import CustomId, base36
from data.kept.store import SqlStore
from engine.chance import Chance
from engine.game import Level
from engine.monad import game as monad
from engine.monad.state import View
from engine.tables.loading import revive
from engine.tables.table import Table
from playground.client import Person, Seen

MOVES = 40
WANTED = 1_000  # presses a second
HANDS = 20  # that press at the same time


@bench("press.flood")
async def a_flood() -> Result:
    """The median of a bystander's moves, in times of the median while nobody floods."""
    with TemporaryDirectory() as folder:
        async with two_at_a_house(f"sqlite:///{Path(folder) / 'games.db'}") as (ada, jonas, store):
            return await _flooded(ada, jonas, store)


@asynccontextmanager
async def two_at_a_house(database: str, **environment: str) -> AsyncIterator[tuple[Person, Person, SqlStore]]:
    """Ada, Jonas, and what their bot keeps, which passes over presses that no hand can make."""
    async with worker("local_discord") as local:
        place = await local.told()
        how = {"CROWD": "on", **environment}
        async with (
            worker("house", place["url"], place["token"], database, environment=how) as bot,
            await Person.join(place["url"], "Ada") as ada,
            await Person.join(place["url"], "Jonas") as jonas,
            reader(database) as store,
        ):
            await bot.told()
            await ada.bot_arrives()
            yield ada, jonas, store


async def _flooded(ada: Person, jonas: Person, store: SqlStore) -> Result:
    await ada.slash("play monad")
    board = ada.last
    bystander = Bystander(jonas, store)
    calm = await bystander.moves()
    flood = Flood(ada, board)
    flooding = asyncio.create_task(flood.run())
    began = time.monotonic()
    stormy = await bystander.moves()
    seconds = time.monotonic() - began
    flooding.cancel()
    await asyncio.wait({flooding})
    before, during = statistics.median(calm), statistics.median(stormy)
    told = {
        "calm_ms": round(before * 1000, 1),
        "flooded_ms": round(during * 1000, 1),
        "presses_a_second": round(flood.pressed / seconds),
    }
    return Result("press.flood", during / before, 2, "times without the flood", told)


class Flood:
    """Presses one button as often as it can be carried, up to the rate that is wanted."""

    def __init__(self, person: Person, board: Seen) -> None:
        self.person, self.board = person, board
        self.pressed = 0

    async def run(self) -> None:
        await asyncio.gather(*(self._hand() for _ in range(HANDS)))

    async def _hand(self) -> None:
        custom_id = next(one.custom_id for one in self.board.buttons if ".join" in one.custom_id)
        due = time.monotonic()
        while True:
            due += HANDS / WANTED  # who was held up catches up: the rate is that of the whole flood
            await self.person.press(custom_id, self.board, forged=True, wait=False)
            self.pressed += 1
            await asyncio.sleep(max(0.0, due - time.monotonic()))


async def started(person: Person, command: str, *, house: int) -> tuple[int, Seen]:
    """A new table with so many easy brains, where Start was pressed: its number and its board."""
    opened = await person.slash(f"play {command}", house=house, level="easy")
    board = await person.sees(lambda seen: seen.id == opened.response)  # others open tables here too
    start = next(one.custom_id for one in board.buttons if ".start" in one.custom_id)
    await person.press(start, board)
    return int(start.split(".")[0], 36), board


class Bystander:
    """Somebody who plays with a brain, and has opened another table where the match was over."""

    def __init__(self, person: Person, store: SqlStore) -> None:
        self.person, self.store = person, store
        self._table = 0
        self._brain = monad.brain(Level.EASY)

    async def moves(self, count: int = MOVES) -> list[float]:
        """The seconds from each press to its answer."""
        taken: list[float] = []
        waits = patience("moves enough", LONG)
        while len(taken) < count:
            next(waits)
            loaded = await self.store.load(self._table) if self._table else None
            if loaded is None or loaded.table.ended:
                await self._begin()
            elif (seconds := await self._move(loaded.table)) is not None:
                taken.append(seconds)
        return taken

    async def _move(self, table: Table) -> float | None:
        """How long the next move took; nothing where it could not be made yet."""
        standing = await revive(table, monad, self.store.entries)
        if standing.match is None or 0 not in monad.awaited(standing.match.state):
            return await asyncio.sleep(0.01)
        view = standing.view(0)
        assert isinstance(view, View)
        plan = self._brain.think(view, None, Chance("somebody", standing.table.revision))
        assert plan is not None
        ready = await chosen(self.person, self._table, view, plan.action)
        if ready is None:
            return await asyncio.sleep(0.01)
        screen, do = ready
        began = time.monotonic()
        deed = await tried(self.person, do, screen)
        if deed is None or (await deed.answered(timeout=PATIENCE)).failed:
            return None
        return time.monotonic() - began

    def leave_it_open(self) -> None:
        """The next move opens another table; this one stands as it is."""
        self._table = 0

    async def finished(self) -> str:
        """A match played to its end; its table as buttons carry it."""
        await self._begin()
        table = self._table
        waits = patience("the end of the match", LONG)
        while (loaded := await self.store.load(table)) is not None and not loaded.table.ended:
            next(waits)
            await self._move(loaded.table)
        return base36(table)

    async def _begin(self) -> None:
        self._table, board = await started(self.person, "monad", house=1)
        await self.person.settled()
        if hand_of(self.person, self._table) is None:
            await self.person.press(str(CustomId(self._table, 0, "hand")), board, forged=True)
