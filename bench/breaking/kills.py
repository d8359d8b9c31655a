"""A bot that is killed again and again while people play: no acknowledged move is ever missing."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import time_ns
from typing import Protocol

import playground
from bench.patience import LONG, patience
from bench.registry import Result, bench
from bench.taps import board_of, carried_by, chosen, pressed, tried
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from data.database.database import Database
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from engine.chance import Chance
from engine.game import Level
from engine.match import Act, recorded, replay
from engine.monad import game as monad
from engine.monad.state import View
from engine.registry import ladder_of
from engine.tables.loading import revive
from engine.tables.table import Standing
from playground.client import Person, Seen

PEOPLE = ("Ada", "Basile", "Cleo", "Jonas")
TABLES, KILLS = 200, 12
LONGEST_LIFE = 4.0  # s between two kills
START = 60.0  # s that a start may take on a busy machine
BREATH = 0.02  # s until somebody looks again whether it is his turn


@dataclass
class Found:
    """What was wrong when all was over: nothing, it is to be hoped."""

    acknowledged: int = 0
    missing: list[int] = field(default_factory=list[int])  # acknowledged presses that no log knows
    doubled: list[int] = field(default_factory=list[int])
    unreplayable: list[int] = field(default_factory=list[int])  # tables whose log leads elsewhere
    stale: list[int] = field(default_factory=list[int])  # tables whose board shows something else

    @property
    def wrong(self) -> int:
        return sum(map(len, (self.missing, self.doubled, self.unreplayable, self.stale)))


class Evenings:
    """Tables of one person and a brain each, played by taps, whatever happens to the bot."""

    def __init__(self, store: SqlStore, people: Sequence[Person]) -> None:
        self._store = store
        self._people = people
        self._brain = monad.brain(Level.EASY)
        self._players: dict[int, Person] = {}  # of each table
        self._acknowledged: dict[int, set[int]] = {}  # table -> presses
        self._moved = asyncio.Event()
        self._over = False

    async def open(self, tables: int) -> None:
        """So many matches, begun."""
        waits = patience("tables to play at")
        while len(self._players) < tables:
            next(waits)
            person = self._people[len(self._players) % len(self._people)]
            table = await _begun(person)
            if table is not None:
                self._players[table] = person
        await self._people[0].settled(timeout=START)
        self._acknowledged = {table: set() for table in self._players}

    def moved_to(self, people: Sequence[Person]) -> None:
        """The same people at other pages."""
        named = {person.name: person for person in people}
        self._people = people
        self._players = {table: named[person.name] for table, person in self._players.items()}

    async def play(self) -> None:
        """Until somebody says that it is enough."""
        await asyncio.gather(*map(self._play, self._acknowledged))

    async def goes_on(self) -> None:
        """Until one more move is acknowledged."""
        self._moved.clear()
        async with asyncio.timeout(START):
            await self._moved.wait()

    def enough(self) -> None:
        self._over = True

    async def found(self) -> Found:
        """Look at everything once more, with a bot that lives."""
        found = Found()
        for table, presses in self._acknowledged.items():
            person = self._players[table]
            await self._look(person, table)
            standing = await self._standing(table)
            entries = await self._store.entries(table)
            logged = [entry.press.id for entry in entries if isinstance(entry, Act) and entry.seat == 0]
            found.acknowledged += len(presses)
            found.missing += presses - set(logged)
            found.doubled += {press for press in logged if logged.count(press) > 1}
            assert standing.match is not None
            if replay(monad, recorded(standing.match, entries)).state != standing.match.state:
                found.unreplayable.append(table)
            if not await self._is_shown(person, standing):
                found.stale.append(table)
        return found

    async def _play(self, table: int) -> None:
        person = self._players[table]
        waits = patience("the end of the match", LONG)
        while not self._over:
            next(waits)
            standing = await self._standing(table)
            if standing.table.ended or standing.match is None:
                return
            if 0 not in standing.game.awaited(standing.match.state):
                await asyncio.sleep(BREATH)
            else:
                await self._act(person, table, standing)

    async def _act(self, person: Person, table: int, standing: Standing) -> None:
        view = standing.view(0)
        assert isinstance(view, View)
        plan = self._brain.think(view, None, Chance("somebody", standing.table.revision))
        assert plan is not None
        ready = await chosen(person, table, view, plan.action)
        if ready is None:
            await self._look(person, table)
            return
        screen, do = ready
        deed = await tried(person, do, screen)
        answer = person.message(screen.id)
        if (
            deed is not None
            and not deed.failed
            and answer is not None
            and _revision(answer) > standing.table.revision
        ):
            self._acknowledged[table].add(int(deed.id))
            self._moved.set()

    async def _look(self, person: Person, table: int) -> None:
        """Open the hand: whatever the bot forgot, it looks after this table now."""
        board = board_of(person, table)
        assert board is not None
        await pressed(person, str(CustomId(table, 0, "hand")), board)

    async def _is_shown(self, person: Person, standing: Standing) -> bool:
        table, revision = standing.table.id, standing.table.revision
        try:
            await person.sees(lambda message: _shows(message, table, revision, over=standing.table.ended))
        except TimeoutError:
            return False
        return True

    async def _standing(self, table: int) -> Standing:
        loaded = await self._store.load(table)
        assert loaded is not None
        return await revive(loaded.table, monad, self._store.entries)


class Local(Protocol):
    """A playground, wherever it runs."""

    @property
    def url(self) -> str: ...
    @property
    def token(self) -> str: ...


@dataclass
class Mortal:
    """The bot's process, which is killed and started again."""

    local: Local
    database: str
    is_hurried: bool = True
    process: Process | None = None

    async def start(self) -> None:
        command = (
            sys.executable,
            "-m",
            "bench.workers.house",
            self.local.url,
            self.local.token,
            self.database,
        )
        manner = {"LOG_LEVEL": "ERROR"}  # faults alone: these are told as ours are
        if not self.is_hurried:
            manner["UNHURRIED"] = "1"
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=Path(__file__).parents[2], env=os.environ | manner, stdin=PIPE, stdout=PIPE
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(START):
            async for line in self.process.stdout:
                if b'"ready"' in line:
                    return
        raise RuntimeError("the bot ended early")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def end(self) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


async def killed(tables: int, kills: int, random: Random, longest: float = LONGEST_LIFE) -> Found:
    """Play at so many tables, kill the bot so often, and look."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(playground.start(limits=False))
            bot = Mortal(local, database)
            await bot.start()
            people = [await stack.enter_async_context(await Person.join(local.url, name)) for name in PEOPLE]
            store = await stack.enter_async_context(reader(database))
            evenings = Evenings(store, people)
            await people[0].bot_arrives()
            await evenings.open(tables)
            playing = asyncio.create_task(evenings.play())
            for _ in range(kills):
                await evenings.goes_on()
                await asyncio.sleep(random.uniform(0, longest))
                await bot.kill()
                await bot.start()
            await evenings.goes_on()
            evenings.enough()
            await playing
            found = await evenings.found()
            await bot.end()
    return found


@bench("house.kills")
async def kills() -> list[Result]:
    """Two hundred matches under a bot that is killed again and again."""
    found = await killed(TABLES, KILLS, Random(time_ns()))
    told = {
        "tables": TABLES,
        "kills": KILLS,
        "acknowledged": found.acknowledged,
        "missing": len(found.missing),
        "doubled": len(found.doubled),
        "unreplayable": found.unreplayable,
        "stale_boards": found.stale,
    }
    return [Result("house.kills", found.wrong, 0, "wrong", told)]


@asynccontextmanager
async def reader(database: str) -> AsyncIterator[SqlStore]:
    """What is kept, for somebody who only reads."""
    opened = await Database.open(database)
    try:
        yield SqlStore(opened, Downtime(opened, lambda: time_ns() // 1_000_000, Shards(), 0), ladder_of)
    finally:
        await opened.close()


async def _begun(person: Person) -> int | None:
    """The number of a new table whose match has begun; None where a busy machine answered too late."""
    opened = await person.slash("play monad", house=1, level="easy")
    if opened.failed:
        return None
    lobby = await person.sees(
        lambda message: message.id == opened.response and not message.loading, timeout=START
    )
    found = (read_custom_id(button.custom_id) for button in lobby.buttons)
    starts = (custom_id for custom_id in found if custom_id is not None and custom_id.verb == "start")
    start = next(starts, None)
    return start.table if start is not None and await pressed(person, str(start), lobby) else None


def _revision(message: Seen) -> int:
    found = [
        custom_id for button in message.buttons if (custom_id := read_custom_id(button.custom_id)) is not None
    ]
    return max((custom_id.revision for custom_id in found), default=sys.maxsize)  # no buttons: it is over


def _shows(message: Seen, table: int, revision: int, *, over: bool) -> bool:
    if message.ephemeral:
        return False
    verb = "rematch" if over else "hand"
    return any((found.verb, found.revision) == (verb, revision) for found in carried_by(message, table))
