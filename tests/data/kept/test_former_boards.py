"""Boards that are being posted anew are known to the house that has to clear them away, and to no other."""

from data.database import schema
from data.database.database import Database
from data.kept.downtime import Shards
from data.kept.former_boards import FormerBoard, FormerBoards
from data.kept.store import SqlStore
from data.kept.upkeep import drop_tables
from tests.data.made import lobby


def former(message: int, table: int = 1, home: int = 5 << 22) -> FormerBoard:
    return FormerBoard(message=message, channel=700, table=table, home=home, toward=701, since=1_000)


async def test_what_was_begun_is_unfinished_until_it_ends(database: Database) -> None:
    former_boards = FormerBoards(database, Shards())
    await former_boards.begin(former(800))
    await former_boards.begin(former(801))
    await former_boards.end(800)
    assert await former_boards.unfinished() == [former(801)]


async def test_whoever_begins_again_is_told_of_once(database: Database) -> None:
    former_boards = FormerBoards(database, Shards())
    for _ in range(2):
        await former_boards.begin(former(800))
    assert await former_boards.unfinished() == [former(800)]


async def test_each_house_looks_after_its_own_servers(database: Database) -> None:
    begun = former(800)
    await FormerBoards(database, Shards((1,), 2)).begin(begun)
    assert await FormerBoards(database, Shards((0,), 2)).unfinished() == []
    assert await FormerBoards(database, Shards((1,), 2)).unfinished() == [begun]


async def test_of_a_table_that_is_forgotten_nothing_is_to_be_cleared(
    database: Database, store: SqlStore
) -> None:
    table = await store.create(lobby())
    former_boards = FormerBoards(database, Shards())
    await former_boards.begin(former(800, table.id, table.home))
    await database.write(lambda connection: drop_tables(connection, schema.tables.c.id == table.id))
    assert await former_boards.unfinished() == []
