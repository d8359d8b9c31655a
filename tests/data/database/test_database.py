"""Files and servers that say no: a clear word, nothing half-done, nothing touched that is not ours."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from bench.patience import patience
from bench.postgres import Missing, Server, serving
from data.database.database import Database, read_url
from data.database.journal import keep_log
from data.database.trouble import Damaged, FromTheFuture, Full, Locked, NotADatabase, Unreachable
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.store import StoreDown
from engine.tables.table import Table
from tests.data.clock import Clock
from tests.data.made import act, dealt, lobby, moved

T = TypeVar("T")


async def opened(address: str) -> tuple[Database, SqlStore]:
    database = await Database.open(address)
    try:
        return database, SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    except StoreDown:
        await database.close()
        raise


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.fixture
async def kept(tmp_path: Path) -> Path:
    """A database file with a table in it, properly closed."""
    path = tmp_path / "games.db"
    database, store = await opened(f"sqlite:///{path}")
    for _ in range(50):
        await store.create(lobby())
    await database.close()
    return path


# Addresses


@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("sqlite:///data/games.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:////var/games.db", "sqlite+aiosqlite"),
        ("postgres://ada:pw@localhost/games", "postgresql+asyncpg"),
        ("postgresql://ada:pw@localhost/games", "postgresql+asyncpg"),
        ("postgresql+asyncpg://ada:pw@localhost/games", "postgresql+asyncpg"),
    ],
)
def test_an_address_gets_our_driver(address: str, driver: str) -> None:
    assert read_url(address).drivername == driver


@pytest.mark.parametrize(
    "address",
    ["", "games.db", "mysql://localhost/games", "sqlite://", "sqlite:///:memory:", "sqlite://host/games.db"],
)
def test_an_address_that_we_cannot_open_is_told_what_is_allowed(address: str) -> None:
    with pytest.raises(ValueError, match=r"sqlite:///path/to/file.db or postgresql://"):
        read_url(address)


def test_an_address_says_how_the_line_is_encrypted_as_the_servers_own_tools_do() -> None:
    read = read_url("postgresql://ada:pw@localhost/games?sslmode=verify-full&host=/run/postgresql")
    assert dict(read.query) == {"ssl": "verify-full", "host": "/run/postgresql"}


@pytest.mark.parametrize(
    ("asked", "allowed"), [("color=blue", "sslmode"), ("sslmode=perhaps", "verify-full")]
)
def test_what_a_driver_would_stumble_over_is_named_before(asked: str, allowed: str) -> None:
    with pytest.raises(ValueError, match=allowed):
        read_url(f"postgresql://ada:pw@localhost/games?{asked}")


def test_a_password_is_never_shown() -> None:
    with pytest.raises(ValueError, match="mysql") as told:
        read_url("mysql://ada:s3cret@localhost/games")
    assert "s3cret" not in str(told.value)
    assert "s3cret" not in repr(Database(read_url("postgresql://ada:s3cret@localhost/games")))


# Files that are not what they should be


async def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.db"
    await (await Database.open(f"sqlite:///{path}")).close()
    assert path.exists()


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    database, store = await opened(f"sqlite:///{tmp_path / 'games.db'}")
    assert (await store.create(lobby())).id == 1
    await database.close()


async def refused(path: Path, kind: type[StoreDown]) -> str:
    """What is said of this file when it is opened; it and its neighbours must stay as they are."""
    before = files(path.parent)
    with pytest.raises(kind) as told:
        await Database.open(f"sqlite:///{path}")
    assert files(path.parent) == before
    assert str(path) in str(told.value)
    return str(told.value)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"These are the rules of Monad. " * 400)
    await refused(path, NotADatabase)


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "another program" in await refused(path, NotADatabase)


async def test_a_newer_database_is_left_alone(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in await refused(kept, FromTheFuture)


async def test_a_newer_server_is_left_alone(server: Server) -> None:
    address = server.new_database()
    database = await Database.open(address)
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    )
    await database.close()
    with pytest.raises(FromTheFuture, match="9999"):
        await Database.open(address)


def cut(path: Path, part: float) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])


def spoil(path: Path, page: int) -> None:
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18])
    assert page * size < len(whole)
    path.write_bytes(whole[: page * size] + b"\xa5" * size + whole[(page + 1) * size :])


@pytest.mark.parametrize("part", [0.3, 0.9])
async def test_a_truncated_database_is_left_alone(kept: Path, part: float) -> None:
    cut(kept, part)
    await refused(kept, Damaged)


@pytest.mark.parametrize("page", range(1, 24))
async def test_a_damaged_page_is_never_taken_for_something_else(kept: Path, page: int) -> None:
    """Where the damage is seen at the start the file is left alone; where it is not, reading says so."""
    spoil(kept, page)
    try:
        database, store = await opened(f"sqlite:///{kept}")
    except Damaged:
        return
    try:
        for at in range(1, 51):
            loaded = await store.load(at)
            assert loaded
            assert loaded.table == lobby(id=at)
        await store.create(lobby())
    except Damaged:
        pass
    finally:
        await database.close()


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    await refused(tmp_path / "games.db", Unreachable)


async def test_a_place_where_no_folder_can_be_made_is_unreachable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreachable):
        await Database.open(f"sqlite:///{tmp_path / 'file' / 'games.db'}")


async def test_a_killed_process_leaves_a_log_that_is_read_again(tmp_path: Path) -> None:
    """The companion files of a database that nobody closed belong to it."""
    database, store = await opened(f"sqlite:///{tmp_path / 'games.db'}")
    await store.create(lobby())
    (tmp_path / "copy").mkdir()
    for name, content in files(tmp_path).items():
        (tmp_path / "copy" / name).write_bytes(content)
    await database.close()
    database, store = await opened(f"sqlite:///{tmp_path / 'copy' / 'games.db'}")
    assert await store.load(1)
    await database.close()


# Times when nothing can be kept


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


# The work itself


async def test_what_a_work_raises_undoes_all_it_did(database: Database) -> None:
    def work(connection: object) -> None:
        raise RuntimeError("a mistake of ours")

    with pytest.raises(RuntimeError, match="a mistake of ours"):
        await database.write(work)


async def test_a_mistake_in_a_query_is_not_blamed_on_the_database(
    database: Database, store: SqlStore
) -> None:
    table = await store.create(lobby())
    query = text("INSERT INTO boards (table_id, channel, message) VALUES (:table, 1, 2)")
    with pytest.raises(IntegrityError):
        await database.write(lambda connection: connection.execute(query, {"table": table.id + 1}))


def test_a_new_file_that_another_process_holds_is_waited_for(tmp_path: Path) -> None:
    """SQLite does not wait for this by itself: the second of two that start at once was refused."""
    path = tmp_path / "games.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    waited: list[float] = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            other.execute("COMMIT")

    keep_log(path, 1.0, pause=wait)
    assert len(waited) == 3
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


def test_a_new_file_that_another_process_never_lets_go_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    waited: list[float] = []
    with pytest.raises(Locked):
        keep_log(path, 1.0, pause=waited.append)
    assert sum(waited) == pytest.approx(1.0)
    other.close()


async def test_a_schema_that_others_are_still_making_is_waited_for(sqlite: str) -> None:
    """As many processes that start at once each take longer than a press may wait."""
    tried: list[int] = []

    class Crowded(Database):
        async def write(self, work: Callable[[Connection], T], *, long: bool = False) -> T:
            tried.append(len(tried))
            if len(tried) < 4:
                raise Locked("another process migrates")
            return await super().write(work, long=long)

    await (await Crowded.open(sqlite, tries=4)).close()
    assert tried == [0, 1, 2, 3]
    tried.clear()
    with pytest.raises(Locked):
        await Crowded.open(sqlite, tries=3)


async def test_two_processes_that_start_at_once_make_one_schema(address: str) -> None:
    databases = await asyncio.gather(*(Database.open(address) for _ in range(4)))
    for database in databases:
        assert (
            await SqlStore(database, await Downtime.open(database, Clock()), ladder_of).create(lobby())
        ).id
    for database in databases:
        await database.close()


# Closing


async def test_what_was_begun_ends_before_the_database_is_closed(database: Database) -> None:
    """Whoever waited for it has gone meanwhile: a press that Discord has given up, a stop in mid-start."""
    begun, loop = asyncio.Event(), asyncio.get_running_loop()
    ended: list[Connection] = []

    def slow(connection: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        connection.execute(select(1))
        ended.append(connection)

    reading = asyncio.create_task(database.read(slow))
    await begun.wait()
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    await database.close()
    assert len(ended) == 1


async def test_nothing_is_begun_in_a_database_that_is_closed(database: Database) -> None:
    await database.close()
    with pytest.raises(Unreachable):
        await database.read(lambda connection: connection.scalar(select(1)))
    with pytest.raises(Unreachable):
        await database.write(lambda connection: connection.scalar(select(1)))
