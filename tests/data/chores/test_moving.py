"""A house that outgrows its file moves to a server, and forgets nothing on the way."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from bench.postgres import Server
from data.chores.moving import NotMoved, move_database
from data.database import schema
from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.guilds import Guild, Guilds
from data.kept.people import People, Person
from data.kept.store import SqlStore
from data.ranks.results import Results
from engine.registry import ladder_of
from tests.data.clock import Clock
from tests.data.made import ADA, BO, GUILD, act, changed, dealt, lobby, moved, over


@pytest.fixture
def target(server: Server) -> str:
    return server.new_database()


async def an_evening(address: str) -> int:
    """Matches that are over, one that runs, a lobby, and settings; how many tables in all."""
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    for _ in range(20):
        table = dealt(await store.create(lobby(ADA, BO)))
        await store.save(table, (), 0)
        await store.save(over(table), (act(0, 1),), 1)
    running = dealt(await store.create(lobby(BO, ADA)))
    await store.save(running, (), 0)
    await store.save(moved(running), (act(1, 1),), 1)
    await store.create(lobby(ADA))
    await People(database).put(ADA, Person(language="fr"))
    await Guilds(database).put(GUILD, Guild(text_boards=True))
    await database.close()
    return 22


async def rows(address: str) -> dict[str, list[Any]]:
    database = await Database.open(address)
    found = {
        table.name: await database.read(lambda c, t=table: sorted(map(tuple, c.execute(select(t)))))
        for table in schema.metadata.sorted_tables
    }
    await database.close()
    return found


async def test_everything_arrives_and_is_counted(sqlite: str, target: str) -> None:
    tables = await an_evening(sqlite)
    told = {one.name: one for one in await move_database(sqlite, target)}
    assert told["tables"].rows == tables
    assert told["results"].rows == 20
    assert told["people"].rows == told["guild_settings"].rows == 1
    assert await rows(sqlite) == await rows(target)


async def test_who_moved_plays_on(sqlite: str, target: str) -> None:
    tables = await an_evening(sqlite)
    await move_database(sqlite, target)
    database = await Database.open(target)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    running = await store.load(21)
    assert running
    await store.save(moved(running.table), (act(0, 2),), running.table.version)
    assert await store.entries(21) == (act(1, 1), act(0, 2))
    assert (await store.create(lobby(ADA))).id == tables + 1
    assert (await People(database).settings_of(ADA)).language == "fr"
    assert len(await Results(database, ladder_of).of_person(ADA, limit=50)) == 20
    await database.close()


async def test_a_number_that_was_given_once_is_never_given_again(sqlite: str, target: str) -> None:
    tables = await an_evening(sqlite)
    database = await Database.open(sqlite)
    await database.write(
        lambda c: c.exec_driver_sql("UPDATE sqlite_sequence SET seq = seq + 50 WHERE name = 'tables'")
    )
    await database.close()
    await move_database(sqlite, target)
    database = await Database.open(target)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    assert (await store.create(lobby(ADA))).id == tables + 51
    await database.close()


async def test_a_server_that_has_something_is_not_written_over(sqlite: str, target: str) -> None:
    await an_evening(sqlite)
    await an_evening(target)
    before = await rows(target)
    with pytest.raises(NotMoved, match="has to be empty"):
        await move_database(sqlite, target)
    after = await rows(target)
    assert {**after, "houses": []} == {**before, "houses": []}


async def test_nothing_moves_while_a_bot_has_the_file_open(sqlite: str, target: str) -> None:
    await an_evening(sqlite)
    playing = await Database.open(sqlite)
    store = SqlStore(playing, await Downtime.open(playing, Clock()), ladder_of)
    with pytest.raises(NotMoved, match="stop the bot first"):
        await move_database(sqlite, target)
    assert await store.create(lobby(BO))
    await playing.close()


async def test_what_arrives_otherwise_than_it_left_is_taken_back(
    sqlite: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A trigger on the server changes what is written, as a wrong encoding might."""
    await an_evening(sqlite)
    server = await Database.open(target)
    await server.write(
        lambda c: c.exec_driver_sql(
            "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS"
            " 'BEGIN NEW.name := upper(NEW.name); RETURN NEW; END'"
        )
    )
    await server.write(
        lambda c: c.exec_driver_sql(
            "CREATE TRIGGER spoiled BEFORE INSERT ON finishers FOR EACH ROW EXECUTE FUNCTION spoil()"
        )
    )
    with pytest.raises(NotMoved, match="finishers arrived as"):
        await move_database(sqlite, target)
    assert await server.read(lambda c: c.execute(select(schema.results)).all()) == []
    await server.close()


async def test_there_has_to_be_something_to_move_and_somewhere_to_go(sqlite: str, tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@localhost/nothing"
    with pytest.raises(NotMoved, match="no database"):
        await move_database(sqlite, nowhere)
    with pytest.raises(NotMoved, match="SQLite"):
        await move_database(nowhere, sqlite)
    await an_evening(sqlite)
    with pytest.raises(NotMoved, match="postgresql://"):
        await move_database(sqlite, f"sqlite:///{tmp_path / 'other.db'}")
    assert not (tmp_path / "other.db").exists()


async def test_a_table_that_changed_by_one_letter_has_another_sum(sqlite: str, server: Server) -> None:
    await an_evening(sqlite)
    first = await move_database(sqlite, server.new_database())
    database = await Database.open(sqlite)
    one = update(schema.finishers).where(schema.finishers.c.table_id == 3, schema.finishers.c.seat == 0)
    await database.write(lambda c: c.execute(one.values(name="p12")))
    await database.close()
    second = await move_database(sqlite, server.new_database())
    differing = [before.name for before, after in zip(first, second, strict=True) if before != after]
    assert differing == ["finishers"]


async def test_a_match_that_was_over_before_stays_as_it_was(sqlite: str, target: str) -> None:
    await an_evening(sqlite)
    await move_database(sqlite, target)
    database = await Database.open(target)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    loaded = await store.load(1)
    assert loaded
    await store.save(changed(loaded.table, next=21), (), loaded.table.version)
    result = await Results(database, ladder_of).of_table(1)
    assert result
    assert [one.rank for one in result.finishers] == [1, 2]
    await database.close()
