"""Times when nothing can be kept: they are told by name, and all goes on when they are over."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from bench.patience import patience
from bench.postgres import Missing, Server, serving
from data.database import exclusive
from data.database.database import Database
from data.database.trouble import Damaged, Full, Locked, Unreachable
from data.kept.store import SqlStore
from engine.tables.table import Table
from tests.data.database.opened import opened
from tests.data.made import act, dealt, lobby, moved


async def table_at(store: SqlStore) -> Table:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    return table


async def goes_on(store: SqlStore, table: Table) -> None:
    """Nothing of the failed move was kept, and the same move can be made now."""
    loaded = await store.load(table.id)
    assert loaded
    assert loaded.table == table
    assert await store.entries(table.id) == ()
    await store.save(moved(table), (act(0, 1),), table.version)
    assert await store.entries(table.id) == (act(0, 1),)


async def test_a_locked_file_says_so_and_goes_on_when_it_is_free(sqlite: str, tmp_path: Path) -> None:
    database, store = await opened(sqlite)
    table = await table_at(store)
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            await store.save(moved(table), (act(0, 1),), table.version)
        assert await store.load(table.id), "reading never waits"
        other.execute("COMMIT")
    await goes_on(store, table)
    await database.close()


async def test_a_file_that_cannot_be_swept_says_so_and_is_due_until_it_is(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exclusive, "PATIENCE", 0.0)
    database, _ = await opened(sqlite)
    assert database.is_swept
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            await database.sweep()
        assert not database.is_swept
        other.execute("COMMIT")
    await database.sweep()
    assert database.is_swept
    await database.close()


async def test_everybody_who_waits_for_a_lock_is_told_at_once(sqlite: str, tmp_path: Path) -> None:
    """A press is to be answered within 3 s, however many wait before it."""
    database, store = await opened(sqlite)
    tables = [await table_at(store) for _ in range(200)]
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        saves = [store.save(moved(table), (act(0, 1),), table.version) for table in tables]
        async with asyncio.timeout(30):  # one after the other they would wait for minutes
            answers = await asyncio.gather(*saves, return_exceptions=True)
        other.execute("COMMIT")
    assert {type(answer) for answer in answers} == {Locked}
    await goes_on(store, tables[0])
    await database.close()


async def test_a_locked_row_says_so_and_goes_on_when_it_is_free(server: Server) -> None:
    database, store = await opened(server.new_database())
    table = await table_at(store)
    locked, release = asyncio.Event(), asyncio.Event()
    other = asyncio.create_task(hold(database, table.id, locked, release))
    await locked.wait()
    with pytest.raises(Locked):
        await store.save(moved(table), (act(0, 1),), table.version)
    release.set()
    await other
    await goes_on(store, table)
    await database.close()


async def hold(database: Database, table: int, locked: asyncio.Event, release: asyncio.Event) -> None:
    rival = create_async_engine(database.url)
    async with rival.begin() as connection:
        await connection.execute(text("SELECT * FROM tables WHERE id = :id FOR UPDATE"), {"id": table})
        locked.set()
        await release.wait()
    await rival.dispose()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 2 MiB of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tablee-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


async def test_a_full_disk_says_so_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    database, store = await opened(f"sqlite:///{small_disk / 'games.db'}")
    table = await table_at(store)
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"\0" * 4096):
            pass
    was, refusals = table, 0
    waits = patience("the disk to be full")
    while refusals < 3:  # what room the log still had is used up first
        next(waits)
        try:
            await store.save(moved(table), (act(0, table.revision + 1),), table.version)
            table = moved(table)
        except Full:
            refusals += 1
    loaded = await store.load(table.id)
    assert loaded
    assert loaded.table == table
    assert len(await store.entries(table.id)) == table.revision
    filler.unlink()
    await store.save(moved(table), (act(0, table.revision + 1),), table.version)
    assert len(await store.entries(was.id)) == table.revision + 1
    await database.close()


async def test_a_database_that_may_not_grow_says_that_it_is_full(sqlite: str) -> None:
    database, store = await opened(sqlite)
    table = await table_at(store)
    await database.write(
        lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1").fetchall()
    )
    with pytest.raises(Full):
        await store.create(lobby(seed="x" * 300_000))
    await database.write(
        lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 90000").fetchall()
    )
    await goes_on(store, table)
    await database.close()


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that a test may stop, while others go on."""
    try:
        with serving() as running:
            yield running
    except Missing as reason:
        pytest.skip(str(reason))


async def test_a_server_that_goes_away_says_so_and_goes_on_when_it_is_back(own_server: Server) -> None:
    database, store = await opened(own_server.new_database())
    table = await table_at(store)
    own_server.stop()
    for _ in range(3):
        with pytest.raises(Unreachable):
            await store.save(moved(table), (act(0, 1),), table.version)
    with pytest.raises(Unreachable):
        await store.load(table.id)
    own_server.start()
    await goes_on(store, table)
    await database.close()


async def test_a_server_that_was_restarted_between_two_moves_is_not_noticed(own_server: Server) -> None:
    database, store = await opened(own_server.new_database())
    table = await table_at(store)
    own_server.stop()
    own_server.start()
    await goes_on(store, table)
    await database.close()


async def test_a_server_that_is_not_there_is_unreachable(tmp_path: Path) -> None:
    with pytest.raises(Unreachable):
        await Database.open(f"postgresql://postgres@/games?host={tmp_path}")


async def test_a_database_that_the_server_does_not_have_is_unreachable(server: Server) -> None:
    with pytest.raises(Unreachable, match="nowhere"):
        await Database.open(server.new_database().replace("@/postgres", "@/nowhere"))


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", Full),
        ("25006", Unreachable),  # another server is the one to write to now
        ("40P01", Locked),
        ("57P03", Unreachable),
        ("XX001", Damaged),
        ("23505", IntegrityError),
    ],
)
async def test_a_server_is_understood_by_its_codes(server: Server, state: str, kind: type[Exception]) -> None:
    database = await Database.open(server.new_database())
    query = text(f"DO $$ BEGIN RAISE EXCEPTION 'so it is' USING ERRCODE = '{state}'; END $$")
    with pytest.raises(kind, match="so it is"):
        await database.write(lambda connection: connection.execute(query))
    await database.close()


async def test_a_file_that_is_locked_while_it_is_opened_says_so(kept: Path) -> None:
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            await Database.open(f"sqlite:///{kept}", tries=1)
    await (await Database.open(f"sqlite:///{kept}")).close()
