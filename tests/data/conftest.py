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
from tests.rigs.files import ready


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    try:
        with serving() as running:
            yield running
    except Missing as reason:
        pytest.skip(str(reason))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Where a database that does not exist yet, or is empty, will be."""
    if request.param == "sqlite":
        return request.getfixturevalue("sqlite")
    return request.getfixturevalue("server").new_database()


@pytest.fixture
def prepared(address: str, tmp_path: Path) -> str:
    """The same, its schema prepared already where that saves time."""
    return ready(tmp_path / "games.db") if address.startswith("sqlite") else address


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
