"""What keeping costs: a stored move, a restart with ten thousand live tables, a live table in memory."""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
import tracemalloc
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite
import msgspec

from bench.registry import Result, bench
from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.game import Level, Press
from engine.headless import play_out
from engine.match import Act, Match
from engine.monad import game as monad
from engine.registry import ladder_of
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Seat, Standing, Status, Table
from engine.tables.tables import Tables
from engine.tables.watch import HORIZON

MOVES = 400
TABLES = 10_000
LOADED = 400
RESTARTS = 15
SEATS = 4
NOW = 1_800_000_000_000
DAY = 24 * 60 * 60 * 1000
KIB = 1024


@bench("store.move")
async def a_stored_move() -> list[Result]:
    """A move alone, in times of the same rows by the bare driver; fifty at once, in times of one alone."""
    with TemporaryDirectory() as folder:
        async with _opened(Path(folder) / "games.db") as store:
            tables = [await store.create(_table()) for _ in range(50)]
            alone = await _alone(store, tables[0])
            together = await _together(store, tables)
        bare = await _bare(Path(folder) / "bare.db")
    median, slow = statistics.median(alone), statistics.quantiles(alone, n=100)[98]
    told = {"p50_ms": _ms(median), "p99_ms": _ms(slow), "bare_ms": _ms(statistics.median(bare))}
    return [
        Result("store.move", median / statistics.median(bare), 10, "times the bare driver", told),
        Result("store.moves-at-once", together / min(alone), 1, "times one alone, each"),
    ]


@bench("store.restart")
async def a_restart() -> list[Result]:
    """Ready to play with ten thousand live tables, in times of an empty store."""
    with TemporaryDirectory() as folder:
        empty, resting, busy = (Path(folder) / f"{name}.db" for name in ("empty", "resting", "busy"))
        await _fill(empty, 1, DAY)
        await _fill(resting, TABLES, DAY)
        await _fill(busy, TABLES, HORIZON)
        taken: dict[Path, list[float]] = {empty: [], resting: [], busy: []}
        for _ in range(RESTARTS):
            for path, times in taken.items():
                times.append(await _ready(path))
    best = {path: min(times) for path, times in taken.items()}
    told = {path.stem: _ms(seconds) for path, seconds in best.items()}
    return [
        Result("store.restart", best[resting] / best[empty], 3, "times an empty store", told),
        Result("store.restart-all-due", best[busy] / best[empty], 3, "times an empty store", told),
    ]


@bench("store.loaded-table")
async def a_loaded_table() -> Result:
    """The memory of a live table of four in the middle of its match, in shares of 40 KiB."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as executor:
        path = Path(folder) / "games.db"
        await _fill(path, LOADED + 1, DAY)
        async with _opened(path) as store:
            tables = _house(store, executor)
            await tables.peek(LOADED + 1)  # what the first table loads for all is not its own
            gc.collect()
            tracemalloc.start()
            for table in range(1, LOADED + 1):
                await tables.peek(table)
            gc.collect()
            each = tracemalloc.get_traced_memory()[0] / LOADED
            tracemalloc.stop()
    snapshot = len(bytes(_table().state or b""))
    return Result(
        "store.loaded-table", each / (40 * KIB), 1, "of 40 KiB", {"bytes": round(each), "json": snapshot}
    )


class _Nobody:
    """Looks at no table."""

    async def changed(self, standing: Standing, cause: Cause) -> None: ...

    async def warned(self, standing: Standing, seat: int) -> None: ...


def _house(store: SqlStore, executor: ThreadPoolExecutor) -> Tables:
    async def never(_: int) -> None:
        await asyncio.Event().wait()

    return Tables(
        store,
        Audience(_Nobody()),
        clock=lambda: NOW,
        sleep_until=never,
        entropy=lambda: "5eed",
        executor=executor,
    )


@asynccontextmanager
async def _opened(path: Path) -> AsyncIterator[SqlStore]:
    database = await Database.open(f"sqlite:///{path}")
    try:
        yield SqlStore(database, await Downtime.open(database, lambda: NOW), ladder_of)
    finally:
        await database.close()


def _table(due: int = NOW + DAY) -> Table:
    """A table of Monad for four, twenty moves after the deal."""
    match = _played()
    return Table(
        game=monad.key,
        rules=monad.rules,
        home=1 << 22,
        place=2,
        host=1,
        options=msgspec.Raw(msgspec.json.encode(match.options)),
        seats=tuple(Seat(person=at + 1, name=f"somebody {at}") for at in range(SEATS)),
        status=Status.PLAYING,
        seed=match.seed,
        opened=NOW,
        dealt=NOW,
        saved=NOW,
        revision=match.revision,
        state=msgspec.Raw(msgspec.json.encode(match.state)),
        due=due,
    )


def _played() -> Match:
    match = Match.deal(monad, monad.Options(), SEATS, "5eed", NOW)
    brains = {seat: monad.brain(Level.EASY) for seat in range(SEATS)}
    *_, last = islice(play_out(match, brains), 20)
    return last.match


def _moved(table: Table) -> Table:
    return msgspec.structs.replace(table, version=table.version + 1, revision=table.revision + 1)


_ACT = Act(seat=0, action=msgspec.Raw(b'{"type":"draw"}'), press=Press(at=NOW, seen=20))


async def _alone(store: SqlStore, table: Table) -> list[float]:
    times: list[float] = []
    for _ in range(MOVES):
        began = time.perf_counter()
        await store.save(_moved(table), (_ACT,), table.version)
        times.append(time.perf_counter() - began)
        table = _moved(table)
    return times


async def _together(store: SqlStore, tables: list[Table]) -> float:
    """Seconds for each move when all tables but the first move at once: the best of some rounds."""
    rest, rounds = tables[1:], 12
    times: list[float] = []
    for _ in range(rounds):
        began = time.perf_counter()
        await asyncio.gather(*(store.save(_moved(table), (_ACT,), table.version) for table in rest))
        times.append((time.perf_counter() - began) / len(rest))
        rest = [_moved(table) for table in rest]
    return min(times)


async def _bare(path: Path) -> list[float]:
    """The same two rows a move, ready as bytes, by the driver alone."""
    kept, state, entry = (
        msgspec.json.encode(_table()),
        bytes(_table().state or b""),
        msgspec.json.encode(_ACT),
    )
    times: list[float] = []
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for line in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = NORMAL",
            "CREATE TABLE tables (id INTEGER PRIMARY KEY, version INTEGER, kept BLOB, state BLOB)",
            "CREATE TABLE moves (id INTEGER, revision INTEGER, entry BLOB, PRIMARY KEY (id, revision))",
            "INSERT INTO tables VALUES (1, 0, '', '')",
        ):
            await connection.execute(line)
        for at in range(MOVES):
            began = time.perf_counter()
            await connection.execute("BEGIN IMMEDIATE")
            change = "UPDATE tables SET version = ?, kept = ?, state = ? WHERE id = 1 AND version = ?"
            await connection.execute(change, (at + 1, kept, state, at))
            await connection.execute("INSERT INTO moves VALUES (1, ?, ?)", (at, entry))
            await connection.execute("COMMIT")
            times.append(time.perf_counter() - began)
    return times


async def _fill(path: Path, tables: int, within: int) -> None:
    """That many live tables, due one after the other within so many ms."""
    model = _table()
    async with _opened(path) as store:
        for at in range(0, tables, 500):
            some = range(at, min(tables, at + 500))
            dues = [NOW + (one + 1) * within // (tables + 1) for one in some]
            await asyncio.gather(*(store.create(msgspec.structs.replace(model, due=due)) for due in dues))


async def _ready(path: Path) -> float:
    """Seconds until the deadlines are known and a first press finds its table."""
    began = time.perf_counter()
    async with _opened(path) as store:
        await store.due_before(NOW + HORIZON)
        assert await store.load(1)
        return time.perf_counter() - began


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 3)
