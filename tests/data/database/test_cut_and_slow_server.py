"""A PostgreSQL that is slow to answer, or whose connections are cut: nothing is lost, nothing done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url

from bench.postgres import Server
from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.store import Conflict, StoreDown
from engine.tables.table import Table
from tests.data.clock import Clock
from tests.data.made import act, dealt, lobby, moved

SLOW = 0.03  # s that every packet waits
CUTS, TABLES = 12, 6


class Wire:
    """Between the bot and its server: it can be slow, and it can be cut."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self.delay = 0.0
        self._ends: set[asyncio.StreamWriter] = set()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_unix_connection(self._server)
            self._ends |= {writer, back}
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        self._ends -= {writer}

    def cut(self) -> None:
        """In the middle of whatever is on its way."""
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await asyncio.sleep(self.delay)
                target.write(data)
                await target.drain()
        target.close()


@asynccontextmanager
async def wired(address: str, folder: Path) -> AsyncIterator[tuple[str, Wire]]:
    """The same database, at the end of a wire."""
    url = make_url(address)
    wire = Wire(Path(str(url.query["host"])) / ".s.PGSQL.5432")
    served = await asyncio.start_unix_server(wire.join, folder / ".s.PGSQL.5432")
    try:
        yield url.set(query={"host": str(folder)}).render_as_string(hide_password=False), wire
    finally:
        served.close()
        wire.cut()


@pytest.fixture
async def line(server: Server, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[str, Wire]]:
    folder = tmp_path_factory.mktemp("pg", numbered=True)
    async with wired(server.new_database(), folder) as line:
        yield line


async def test_on_a_slow_line_everything_is_kept_and_tables_do_not_wait_for_each_other(
    line: tuple[str, Wire],
) -> None:
    address, wire = line
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    tables = [await begun(store) for _ in range(TABLES)]
    wire.delay = SLOW
    played = await asyncio.gather(*(several(store, table, 5) for table in tables))
    wire.delay = 0
    for table in played:
        assert await store.entries(table.id) == tuple(act(0, at) for at in range(1, 6))
    await database.close()


async def test_cut_in_the_middle_of_changes_each_is_kept_once_or_not_at_all(line: tuple[str, Wire]) -> None:
    address, wire = line
    luck = Random(5)
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    table, acknowledged, failed = await begun(store), 0, 0
    for _ in range(CUTS):
        cutting = asyncio.create_task(cut_soon(wire, luck.uniform(0, 0.02)))
        for _ in range(4):
            try:
                table = await once(store, table)
                acknowledged = table.revision
            except StoreDown:  # whether it was kept is not known: the store says
                failed += 1
                table = await known(store, table)
        await cutting
    entries = await store.entries(table.id)
    assert acknowledged <= len(entries) == table.revision
    assert entries == tuple(act(0, at) for at in range(1, table.revision + 1))
    assert failed
    await database.close()


async def cut_soon(wire: Wire, seconds: float) -> None:
    await asyncio.sleep(seconds)
    wire.cut()


async def begun(store: SqlStore) -> Table:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    return table


async def once(store: SqlStore, table: Table) -> Table:
    after = moved(table)
    try:
        await store.save(after, (act(0, after.revision),), table.version)
    except Conflict:
        return await known(store, table)
    return after


async def several(store: SqlStore, table: Table, count: int) -> Table:
    for _ in range(count):
        table = await once(store, table)
    return table


async def known(store: SqlStore, table: Table) -> Table:
    """As the server has it, once it answers again."""
    for _ in range(20):
        with suppress(StoreDown):
            loaded = await store.load(table.id)
            assert loaded is not None
            return loaded.table
    raise AssertionError("the server never answered again")
