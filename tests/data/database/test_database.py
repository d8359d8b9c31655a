"""How a database is addressed, opened, worked with and closed."""

import asyncio
import sqlite3
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, Table, insert, select, text
from sqlalchemy.exc import IntegrityError

from data.database import schema
from data.database.database import Database, read_url
from data.database.journal import keep_log
from data.database.trouble import Locked, Unreachable
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from tests.data.clock import Clock
from tests.data.made import lobby

T = TypeVar("T")


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


async def test_no_error_tells_what_was_to_be_kept(database: Database) -> None:
    """The log may be shown to anybody: an error stands in it with all that led to it."""
    card, name = b"Quuxcard", "Quuxzanne"
    entry = {"table_id": 7, "revision": 1, "entry": card}  # of a table that there is not
    settled = {"table_id": 7, "seat": 0, "name": name, "team": 0, "absent": False, "rank": 1, "score": 1}
    for table, row in ((schema.moves, entry), (schema.finishers, settled | {"figures": card})):
        with pytest.raises(IntegrityError) as told:
            await database.write(partial(_inserted, table, row))
        assert "Quux" not in "".join(traceback.format_exception(told.value))


def _inserted(table: Table, row: dict[str, Any], connection: Connection) -> None:
    connection.execute(insert(table), row)


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
