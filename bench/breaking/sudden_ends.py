"""A thousand kills, each at a random instant of some deed: nothing acknowledged is lost, nothing is doubled.

Processes are made of one that has loaded everything already, so that a life costs hardly more than its deeds.
"""

from __future__ import annotations

import multiprocessing
import shutil
import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory
from time import time_ns

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Text, cast, create_engine, func, select

from bench.patience import SECONDS
from bench.postgres import serving
from bench.registry import Result, bench
from bench.workers.deeds import HOME, PLACE, LastMove, live
from cogs.wire.clock import steady_time
from data.chores.backup import back_up
from data.database import schema
from data.database.database import Database
from data.database.inspection import inspect, unfinished_name
from data.database.migration import FOLDER
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from data.ranks.ratings import Ratings
from data.ranks.results import Results
from engine.game import Level
from engine.headless import play_out
from engine.match import Act, Match, played_again
from engine.monad import game as monad
from engine.registry import game as named
from engine.registry import ladder_of
from engine.tables.table import Seat, Status, Table

LIVES = {
    "lobby": 130,
    "match": 160,
    "race": 130,
    "end": 160,
    "erase": 110,
    "backup": 90,
    "upkeep": 70,
    "migrate": 70,
    "restore": 50,
    "move": 30,
}
LONGEST = {
    "end": 0.8,
    "erase": 1.0,
    "upkeep": 1.0,
    "migrate": 0.4,
    "restore": 0.08,
    "move": 1.2,
}  # s from its beginning to the kill
USUAL = 0.4
START = 60.0  # s
RECOUNTED = 25  # kills between two times that all ratings are computed anew

_spawn = multiprocessing.get_context("forkserver")


@dataclass
class Found:
    """How many were killed at what, how much they had told of by then, and what was wrong."""

    kills: Counter[str] = field(default_factory=Counter[str])
    told: Counter[str] = field(default_factory=Counter[str])
    wrong: list[str] = field(default_factory=list[str])

    def must(self, holds: object, what: str) -> None:
        if not holds:
            self.wrong.append(what)


Told = list[tuple[object, ...]]


def until_killed(kind: str, address: str, other: str, random: Random) -> Told:
    """A life, and what it told of."""
    ours, theirs = _spawn.Pipe(duplex=False)
    process = _spawn.Process(target=live, args=(kind, address, other, random.getrandbits(30), theirs))
    process.start()
    theirs.close()
    told = [ours.recv()] if ours.poll(START) else []
    _listen(ours, told, random.uniform(0, LONGEST.get(kind, USUAL)))
    process.kill()
    process.join(SECONDS)
    _listen(ours, told, None)
    if process.exitcode not in (0, -SIGKILL):
        told.append(("ended by itself", process.exitcode))
    return told


def _listen(pipe: Pipe, told: Told, seconds: float | None) -> None:
    """Take what comes; without a time, all that was sent."""
    until = None if seconds is None else time_ns() + round(seconds * 1e9)
    with suppress(EOFError):
        while until is None or time_ns() < until:
            if pipe.poll(0 if until is None else max(0.0, (until - time_ns()) / 1e9)):
                told.append(pipe.recv())
            elif until is None:
                return


async def sudden_ends(lives: Mapping[str, int], random: Random) -> Found:
    """So many lives of each kind, in any order."""
    found = Found()
    order = [kind for kind, count in lives.items() for _ in range(count)]
    random.shuffle(order)
    _spawn.set_forkserver_preload(["bench.workers.deeds"])
    with TemporaryDirectory() as name, ExitStack() as stack:
        house = House(Path(name), found)
        await house.prepare()
        server = ""
        for number, kind in enumerate(order):
            if kind == "move" and not server:
                running = stack.enter_context(serving())
                server = running.new_database()
            await house.end_suddenly(kind, server, random)
            found.kills[kind] += 1
            if number % RECOUNTED == 0 or number == len(order) - 1:
                await house.recount()
    return found


class House:
    def __init__(self, folder: Path, found: Found) -> None:
        self.folder, self.found = folder, found
        self.path = folder / "games.db"
        self.address = f"sqlite:///{self.path}"
        self.old = folder / "old.db"

    async def prepare(self) -> None:
        """A match that one move ends, and a database of the first version."""
        (self.folder / "last.json").write_bytes(msgspec.json.encode(_nearly_over()))
        await (await Database.open(self.address)).close()
        engine = create_engine(f"sqlite:///{self.old}")
        with engine.begin() as connection:
            _at_first(connection)
        engine.dispose()

    async def end_suddenly(self, kind: str, server: str, random: Random) -> None:
        match kind:
            case "migrate":
                await self._migrated(random)
            case "restore":
                await self._restored(random)
            case "move":
                await self._moved(server, random)
            case _:
                told = until_killed(kind, self.address, "", random)
                self.found.must(told, f"{kind}: never began")
                await self._looked_at(told)

    async def recount(self) -> None:
        """Every result is there once, and ratings are what follows from them."""
        database = await Database.open(self.address)
        over = select(func.count()).select_from(schema.tables).where(schema.tables.c.status == "over")
        results = select(func.count()).select_from(schema.results)
        counts = await database.read(lambda one: (one.scalar(over), one.scalar(results)))
        self.found.must(counts[0] == counts[1], f"results: {counts}")
        self.found.must(not (await Ratings(database, ladder_of).recount()).changed, "ratings were wrong")
        await database.close()

    async def _looked_at(self, told: Told) -> None:
        database = await Database.open(self.address)
        store = SqlStore(database, Downtime(database, steady_time, Shards(), 0), ladder_of)
        with closing(sqlite3.connect(self.path)) as file:
            (verdict,) = file.execute("PRAGMA quick_check(1)").fetchone()
        self.found.must(verdict == "ok", f"the file: {verdict}")
        for what, *about in told:
            self.found.told[str(what)] += 1
            await self._known(database, store, str(what), about)
        for table in {about[0] for what, *about in told if what in ("dealt", "moved", "over")}:
            await self._replayed(store, int(str(table)))
        await database.close()

    async def _known(self, database: Database, store: SqlStore, what: str, about: list[object]) -> None:
        match what, about:
            case "opened" | "seated" | "left" | "brains" | "dealt", [int(table), *rest]:
                loaded = await store.load(table)
                self.found.must(loaded and _is_so(loaded.table, what, rest), f"{what} {about}")
            case "moved", [int(table), press]:
                entries = await store.entries(table)
                times = sum(isinstance(entry, Act) and entry.press.id == press for entry in entries)
                self.found.must(times == 1, f"{what} {about}: {times} times")
            case "over", [int(table)]:
                self.found.must(await Results(database, ladder_of).of_table(table), f"{what} {about}")
            case "erased", [int(person)]:
                self.found.must(await database.read(lambda one: _is_nobody(one, person)), f"erased {person}")
            case "ended by itself", _:
                self.found.must(None, f"{what} {about}")
            case "copied", [str(path)]:
                self.found.must(_whole(Path(path)), f"{path} is not there")
            case _:
                pass

    async def _replayed(self, store: SqlStore, number: int) -> None:
        loaded = await store.load(number)
        assert loaded is not None
        table = loaded.table
        if table.state is None or table.rules < 0:
            return
        again = played_again(
            named(table.game),
            await store.entries(number),
            options=bytes(table.options),
            seats=len(table.seats),
            seed=table.seed,
            opened=table.dealt or 0,
        )
        same = msgspec.json.encode(again.state) == bytes(table.state)
        self.found.must(same and again.revision == table.revision, f"table {number} does not replay")

    async def _migrated(self, random: Random) -> None:
        path = self.folder / "migrated.db"
        _gone(path)
        shutil.copy2(self.old, path)
        told = until_killed("migrate", f"sqlite:///{path}", "", random)
        self.found.must(not _fell(told), f"migrate: {told}")
        database = await Database.open(f"sqlite:///{path}")
        kept = await database.read(lambda one: one.scalar(select(func.count()).select_from(schema.results)))
        self.found.must(kept == 1, f"after a migration {kept} results")
        await database.close()

    async def _restored(self, random: Random) -> None:
        path, backup = self.folder / "restored.db", self.folder / "restore-me.db"
        for beside in (path, backup, path.with_name(unfinished_name(path))):
            _gone(beside)
        for replaced in self.folder.glob("restored.db.replaced*"):
            replaced.unlink()
        back_up(self.address, backup)
        shutil.copy2(self.old, path)
        before, there = _rows(path), _rows(backup)
        told = until_killed("restore", f"sqlite:///{path}", str(backup), random)
        self.found.must(not _fell(told), f"restore: {told}")
        self.found.must(path.exists() and _rows(path) in (before, there), "a restore lost its way")

    async def _moved(self, server: str, random: Random) -> None:
        path = self.folder / "moving.db"
        _gone(path)
        back_up(self.address, path)
        before = _rows(path)
        told = until_killed("move", f"sqlite:///{path}", server, random)
        self.found.must(not _fell(told), f"move: {told}")
        self.found.must(_rows(path) == before, "a move changed what it moved")
        database = await Database.open(server)
        count = select(func.count()).select_from(schema.tables)
        arrived = await database.read(lambda one: one.scalar(count)) or 0
        self.found.must(arrived in (0, before), f"{arrived} of {before} tables arrived")
        self.found.must(arrived or ("arrived",) not in told, "told of a move that was none")
        await database.write(_emptied)
        await database.close()


@bench("house.sudden-ends")
async def a_thousand_kills() -> Result:
    """A thousand processes killed while they open, deal, judge, end, rate, erase, copy, move and migrate."""
    found = await sudden_ends(LIVES, Random(time_ns()))
    told = {"kills": found.kills.total(), "acknowledged": found.told.total(), "first": found.wrong[:3]}
    return Result("house.sudden-ends", len(found.wrong), 0, "wrong", told | dict(found.kills))


def _fell(told: Told) -> bool:
    return any(what == "ended by itself" for what, *_ in told)


def _is_so(table: Table, what: str, rest: list[object]) -> bool:
    match what, rest:
        case "seated", [int(person)]:
            return any(seat.person == person for seat in table.seats) or table.version > 1
        case "left", [int(person)]:
            return table.seat_of(person) is None
        case "brains", [int(count)]:
            return sum(seat.level is not None for seat in table.seats) >= count
        case "dealt", _:
            return table.dealt is not None
        case _:
            return True


def _is_nobody(connection: Connection, person: int) -> bool:
    """Whether nothing names this person."""
    tables = (table for table in schema.metadata.sorted_tables if "person" in table.c)
    rows = (select(func.count()).select_from(table).where(table.c.person == person) for table in tables)
    kept = select(func.count()).select_from(schema.tables).where(
        cast(schema.tables.c.kept, Text).contains(f'"person":{person},')
    )  # fmt: skip
    return not any(connection.scalar(count) for count in (*rows, kept))


def _whole(copy: Path) -> bool:
    """Whether this copy is there; one that cannot be opened raises."""
    there = copy.exists()
    inspect(copy)
    copy.unlink(missing_ok=True)
    return there


def _nearly_over() -> LastMove:
    """A match of two that its last act ends."""
    for seed in range(100):
        match = Match.deal(monad, monad.Options(), 2, f"{seed}", 1_000)
        steps = list(play_out(match, {at: monad.brain(Level.EASY) for at in (0, 1)}))
        last, before = steps[-1].entry, steps[-2].match
        if isinstance(last, Act):
            table = Table(
                game="monad",
                rules=monad.rules,
                home=HOME,
                place=PLACE,
                host=1,
                options=msgspec.Raw(msgspec.json.encode(monad.Options())),
                seats=(Seat(person=1, name="Ann"), Seat(person=2, name="Bob", team=1)),
                status=Status.PLAYING,
                seed=f"{seed}",
                opened=1_000,
                dealt=1_000,
                saved=steady_time(),
                revision=before.revision,
            )
            state = msgspec.Raw(msgspec.json.encode(before.state))
            entries = tuple(step.entry for step in steps[:-1])
            return LastMove(table, state, entries, last.seat, last.action)
    raise RuntimeError("no match ends with a move")


def _at_first(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    connection.exec_driver_sql(
        "INSERT INTO results (table_id, game, rules, home, options, dealt, ended, why)"
        " VALUES (77, 'monad', 1, 4194304, '{}', 1000, 9000, 'goal')"
    )


def _rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT count(*) FROM tables").fetchone()[0])


def _gone(path: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def _emptied(connection: Connection) -> None:
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(table.delete())
