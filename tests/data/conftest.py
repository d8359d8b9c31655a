"""The same tests on SQLite, always, and on PostgreSQL, wherever it can be started."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bench.postgres import Missing, Server, serving
from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from tests.data.clock import Clock
from tests.data.hall import Hall
from tests.rigs.files import open_once, ready

MIGRATED = "migrated"
EMPTIED = """
SET session_replication_role = replica;  -- in whatever order
DO $$ DECLARE one name; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    LOOP EXECUTE format('DELETE FROM %I', one); END LOOP;
    FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
    LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', one); END LOOP;
END $$
"""


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    try:
        with serving() as running:
            yield running
    except Missing as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def migrated(server: Server) -> str:
    """A database on the server of which the schema stands already."""
    server.say(f"CREATE DATABASE {MIGRATED}")
    open_once(server.address(MIGRATED))
    return MIGRATED


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def address(request: pytest.FixtureRequest, kind: str) -> str:
    """Where a database that does not exist yet, or is empty, will be."""
    if kind == "sqlite":
        return request.getfixturevalue("sqlite")
    return request.getfixturevalue("server").new_database()


@pytest.fixture
def prepared(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> str:
    """One in which nothing is kept yet, but of which the schema stands already."""
    if kind == "sqlite":
        return ready(tmp_path / "games.db")
    server: Server = request.getfixturevalue("server")
    server.say(EMPTIED, request.getfixturevalue("migrated"))
    return server.address(MIGRATED)


@pytest.fixture
async def database(prepared: str) -> AsyncIterator[Database]:
    opened = await Database.open(prepared)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite_database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(ready(tmp_path / "games.db"))
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(database: Database, clock: Clock) -> SqlStore:
    return SqlStore(database, await Downtime.open(database, clock), ladder_of)


@pytest.fixture
def hall(database: Database, store: SqlStore) -> Hall:
    return Hall(database, store)
