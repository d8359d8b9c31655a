"""What else a house does for others: how much longer somebody waits for his own move meanwhile."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.crowds.flood import Bystander, started, two_at_a_house
from bench.patience import patience
from bench.registry import Result, bench
from data.chores.backup import back_up
from data.kept.store import SqlStore
from engine.tables.table import Status
from playground.client import Person

MOVES = 20
FILMED = 2  # matches of which films are wished for
RACES = 6  # at a time, of three brains each, whose boards change all the time, and each takes long to draw
LOOKED = 0.1  # s between two looks whether one is over
SLOW = 0.2  # s more for each of those pictures

Load = Callable[[], Awaitable[None]]


@bench("press.loads")
async def loads() -> list[Result]:
    """The median of a bystander's moves under each load, in times of the median without any."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        async with two_at_a_house(database, SLOW_RACES=str(SLOW)) as (ada, jonas, store):
            return await _measured(ada, Bystander(jonas, store), store, database, Path(folder))


async def _measured(
    ada: Person, bystander: Bystander, store: SqlStore, database: str, folder: Path
) -> list[Result]:
    kinds: dict[str, Callable[[], Awaitable[Load]]] = {
        "export": lambda: _exports(ada),
        "backup": lambda: _backups(database, folder),
        "film": lambda: _films(ada, store),
        "slow_pictures": lambda: _races(ada, store),
    }
    results: list[Result] = []
    await bystander.moves(MOVES)  # warm up
    for name, begun in kinds.items():
        calm = statistics.median(await bystander.moves(MOVES))  # just before: others use the machine too
        async with _going_on(await begun()):
            loaded = statistics.median(await bystander.moves(MOVES))
        told = {"calm_ms": round(calm * 1000, 1), "loaded_ms": round(loaded * 1000, 1)}
        results.append(Result(f"press.loads.{name}", loaded / calm, 4, "times without the load", told))
    return results


@asynccontextmanager
async def _going_on(load: Load) -> AsyncIterator[None]:
    """Again and again, until the block is left."""

    async def on() -> None:
        while True:
            await load()

    going = asyncio.create_task(on())
    try:
        yield
    finally:
        going.cancel()
        with suppress(asyncio.CancelledError):
            await going


async def _exports(ada: Person) -> Load:
    await ada.slash("privacy")
    asked = ada.last
    export = next(one.custom_id for one in asked.buttons if ".export" in one.custom_id)

    async def load() -> None:
        await ada.press(export, asked)

    return load


async def _backups(database: str, folder: Path) -> Load:
    copy = folder / "copy.db"

    async def load() -> None:
        await asyncio.to_thread(back_up, database, copy)
        copy.unlink()

    return load


async def _films(ada: Person, store: SqlStore) -> Load:
    """Of matches that Ada has played: each film is made once, and then sent again."""
    player = Bystander(ada, store)
    tables = [await player.finished() for _ in range(FILMED)]
    board = next(one for one in ada.everything if one.buttons)
    wished = 0

    async def load() -> None:
        nonlocal wished
        wished += 1
        await ada.press(f"{tables[wished % FILMED]}.0.replay_film", board, forged=True)

    return load


async def _races(ada: Person, store: SqlStore) -> Load:
    """So many at a time: where one is over, another one is begun."""
    running = [await _race(ada) for _ in range(RACES)]
    waits = patience("the races to begin")
    while not all([await _is(store, table, Status.PLAYING) for table in running]):
        next(waits)
        await asyncio.sleep(LOOKED)

    async def load() -> None:
        over = [table for table in running if await _is(store, table, Status.OVER)]
        for table in over:
            running[running.index(table)] = await _race(ada)
        await asyncio.sleep(LOOKED)

    return load


async def _race(ada: Person) -> int:
    """Of a table at which a race soon begins; its number."""
    table, _ = await started(ada, "monster-rush", house=3)
    return table


async def _is(store: SqlStore, table: int, status: Status) -> bool:
    loaded = await store.load(table)
    return loaded is not None and loaded.table.status is status
