"""A bot that is upgraded while matches are being played: a newer version finds everything and plays on."""

from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, insert, text

from data.chores.backup import back_up, restore_backup
from data.database import schema, upgrade
from data.database.database import Database, read_url
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from data.ranks.ratings import Ratings
from data.ranks.results import Results
from engine.registry import ladder_of
from engine.tables.table import Table
from tests.data.clock import Clock
from tests.data.made import ADA, BO, act, dealt, lobby, moved

FIRST = "0001"
OLD_RESULT = {
    "table_id": 77,
    "game": "monad",
    "rules": 1,
    "home": 1 << 22,
    "options": b"{}",
    "dealt": 1_000,
    "ended": 9_000,
    "why": "goal",
}
OLD_FINISHERS = [
    {"table_id": 77, "seat": seat, "person": person, "name": f"p{person}", "level": None, "team": seat}
    | {"absent": False, "rank": seat + 1, "score": 3 - seat, "figures": b"{}"}
    for seat, person in enumerate((ADA, BO))
]


def at_first(connection: Connection) -> None:
    """The schema of the first version."""
    config = upgrade.config_of_migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, FIRST)


def an_old_result(connection: Connection) -> None:
    names = ", ".join(OLD_RESULT)
    values = ", ".join(f":{name}" for name in OLD_RESULT)
    connection.execute(text(f"INSERT INTO results ({names}) VALUES ({values})"), OLD_RESULT)  # noqa: S608
    connection.execute(insert(schema.finishers), OLD_FINISHERS)


class OldStore(SqlStore):
    """Writes what the first version wrote."""

    def _row(self, table: Table) -> dict[str, Any]:
        row = super()._row(table)
        del row["saved"]
        return row


async def an_old_house(address: str) -> Table:
    """A running match and one that is over, as the first version kept them."""
    old = Database(read_url(address))
    await old.write(at_first)
    await old.write(an_old_result)
    store = OldStore(old, Downtime(old, Clock(), Shards(), 0), ladder_of)
    running = dealt(await store.create(lobby(ADA, BO)))
    await store.save(running, (), 0)
    await store.save(after := moved(running), (act(0, 1),), 1)
    await old.close()
    return after


async def test_a_match_that_was_running_goes_on_after_an_upgrade(address: str) -> None:
    before = await an_old_house(address)
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    loaded = await store.load(before.id)
    assert loaded
    assert loaded.table == before
    await store.save(moved(before), (act(1, 2),), before.version)
    assert await store.entries(before.id) == (act(0, 1), act(1, 2))
    await database.close()


async def test_results_of_an_older_version_count_after_an_upgrade(address: str) -> None:
    await an_old_house(address)
    database = await Database.open(address)
    assert await Ratings(database, ladder_of).catch_up() == 1
    (result,) = await Results(database, ladder_of).of_person(ADA)
    assert [(one.person, one.rank) for one in result.finishers] == [(ADA, 1), (BO, 2)]
    await database.close()


async def test_a_backup_of_an_older_version_is_restored_and_upgraded(sqlite: str, tmp_path: Path) -> None:
    before = await an_old_house(sqlite)
    back_up(sqlite, tmp_path / "old.db")
    await (await Database.open(sqlite)).close()  # the newer version was here
    restore_backup(sqlite, tmp_path / "old.db")
    database = await Database.open(sqlite)
    loaded = await SqlStore(database, await Downtime.open(database, Clock()), ladder_of).load(before.id)
    assert loaded
    assert loaded.table == before
    await database.close()
