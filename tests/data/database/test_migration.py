"""The schema in code and the one that migrations lead to are the same, on both databases."""

import asyncio
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from data.database.database import Database
from data.database.migration import known
from data.database.schema import metadata
from data.database.upgrade import config_of_migrations
from data.kept.boards import Boards
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from data.ranks.results import Results
from engine.registry import ladder_of
from tests.data.clock import Clock
from tests.data.database.plans import explained, queries
from tests.data.made import ADA, BO, CHANNEL, GUILD, act, dealt, lobby, over


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return compare_metadata(context, metadata)


def indexes(connection: Connection) -> set[str]:
    found = inspect(connection)
    return {str(index["name"]) for table in metadata.tables for index in found.get_indexes(table)}


async def test_migrations_lead_to_the_schema_in_code(database: Database) -> None:
    assert await database.read(differences) == []


async def test_migrations_make_every_index_of_the_schema(database: Database) -> None:
    named = {str(index.name) for table in metadata.tables.values() for index in table.indexes}
    assert await database.read(indexes) == named


def test_each_file_of_a_migration_begins_with_its_number() -> None:
    scripts = ScriptDirectory.from_config(config_of_migrations())
    assert {script.revision for script in scripts.walk_revisions()} == known()
    assert scripts.get_heads() == [max(known())]


async def test_a_house_that_stands_as_it_should_does_without_alembic(tmp_path: Path) -> None:
    """It takes 12 MiB, and most starts need it for nothing."""
    address = f"sqlite:///{tmp_path / 'games.db'}"
    await (await Database.open(address)).close()
    again = (
        "import asyncio, sys\nfrom data.database.database import Database\n"
        "async def starts(address): await (await Database.open(address)).close()\n"
        f"asyncio.run(starts({address!r})); assert 'alembic' not in sys.modules"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", again, cwd=Path(__file__).parents[3])
    assert await process.wait() == 0


async def test_opening_again_changes_nothing(address: str) -> None:
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    table = await store.create(lobby())
    await database.close()
    database = await Database.open(address)
    loaded = await SqlStore(database, await Downtime.open(database, Clock()), ladder_of).load(table.id)
    assert loaded
    assert loaded.table == table
    versions = text("SELECT version_num FROM alembic_version")
    assert await database.read(lambda connection: connection.scalars(versions).all()) == ["0009"]
    await database.close()


async def test_a_file_is_kept_safely_and_read_without_waiting(sqlite_database: Database) -> None:
    database = sqlite_database
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 1), ("foreign_keys", 1)):
        query = text(f"PRAGMA {pragma}")
        for look in (database.read, database.write):
            assert await look(lambda connection, query=query: connection.scalar(query)) == value, pragma


async def test_an_id_is_never_given_twice(database: Database, store: SqlStore) -> None:
    """An old button must not act on a new table."""
    table = await store.create(lobby())
    for name in ("seats", "tables"):
        query = text(f"DELETE FROM {name}")  # noqa: S608
        await database.write(lambda connection, query=query: connection.execute(query))
    assert (await store.create(lobby())).id > table.id


async def test_no_search_reads_a_whole_table(sqlite_database: Database) -> None:
    database = sqlite_database
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    results, boards = Results(database, ladder_of), Boards(database)
    table = dealt(await store.create(lobby(ADA, BO)))
    await store.save(table, (), 0)
    await store.save(over(table), (act(0, 1),), 1)
    with queries() as asked:
        await store.load(table.id)
        await store.entries(table.id)
        await store.due_before(10**13)
        await store.saved_since(1)
        await store.of_person(ADA, GUILD)
        await store.in_place(CHANNEL)
        await boards.board_of(table.id)
        await boards.shown_by(800)
        await results.of_person(ADA, home=GUILD)
        await results.in_home(GUILD, since=5)
        page = await results.in_order()
        await results.in_order(after=page[-1])
    assert len(asked) >= 12
    for statement, parameters in asked:
        plan = await explained(database, statement, parameters)
        # A scan in the order of an index stops at the query's limit; any other reads everything.
        assert all("USING" in step for step in plan if step.startswith("SCAN")), (statement, plan)
