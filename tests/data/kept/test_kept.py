"""Boards, settings of guilds and people, and the commands that Discord knows."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text

from data.database.database import Database
from data.database.trouble import Unreachable
from data.kept.boards import Board, Boards
from data.kept.commands import SyncedCommands
from data.kept.guilds import Guild, Guilds, Threads
from data.kept.people import People, Person
from data.kept.store import SqlStore
from engine.tables.table import Clock, Mode
from tests.data.made import ADA, BO, GUILD, lobby


@pytest.fixture
def boards(database: Database) -> Boards:
    return Boards(database)


async def test_a_board_is_found_by_its_table_and_by_its_message(boards: Boards, store: SqlStore) -> None:
    table = await store.create(lobby())
    board = Board(table=table.id, channel=700, message=800)
    await boards.put(board)
    assert await boards.board_of(table.id) == board
    assert await boards.shown_by(800) == table.id


async def test_a_table_is_shown_in_one_message_at_a_time(boards: Boards, store: SqlStore) -> None:
    table = await store.create(lobby())
    await boards.put(Board(table=table.id, channel=700, message=800, mention=801))
    moved = Board(table=table.id, channel=701, message=900)
    await boards.put(moved)
    assert await boards.board_of(table.id) == moved
    assert await boards.shown_by(800) is None


async def test_a_removed_board_is_gone(boards: Boards, store: SqlStore) -> None:
    table = await store.create(lobby())
    await boards.put(Board(table=table.id, channel=700, message=800))
    await boards.remove(table.id)
    await boards.remove(table.id)
    assert await boards.board_of(table.id) is None
    assert await boards.shown_by(800) is None


async def test_last_lines_are_kept_with_the_board_a_little_later(database: Database, store: SqlStore) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    boards = Boards(database, sleep)
    table = await store.create(lobby())
    await boards.put(Board(table=table.id, channel=700, message=800, mention=801))
    boards.note_lines(table.id, 6, ("Ada drew a card.", "Ada passed."))
    boards.note_lines(table.id, 7, ("Ada passed.", "Basile – déjà."))
    await boards.close()
    kept = Board(
        table=table.id, channel=700, message=800, mention=801, told=7, lines=("Ada passed.", "Basile – déjà.")
    )
    assert await boards.board_of(table.id) == kept
    assert len(slept) <= 1  # both in one go
    moved = Board(table=table.id, channel=701, message=900)
    await boards.put(moved)
    found = await boards.board_of(table.id)
    assert found is not None
    assert (found.message, found.told) == (900, 7)  # what was said stays true where it is posted anew


async def test_a_call_is_noted_and_taken_back(boards: Boards, store: SqlStore) -> None:
    table = await store.create(lobby())
    await boards.put(Board(table=table.id, channel=700, message=800))
    for mention in (801, None):
        await boards.note_call(table.id, mention)
        found = await boards.board_of(table.id)
        assert found is not None
        assert found.mention == mention


async def test_who_has_set_nothing_has_the_defaults_and_no_row(database: Database) -> None:
    assert await Guilds(database).settings_of(GUILD) == Guild()
    assert await People(database).settings_of(ADA) == Person()
    for table in ("guild_settings", "people"):
        query = text(f"SELECT count(*) FROM {table}")  # noqa: S608
        assert await database.read(lambda connection, query=query: connection.scalar(query)) == 0


async def test_settings_outlive_the_process(database: Database) -> None:
    guild = Guild(
        language="fr",
        places=(1, 2),
        threads=Threads.ALL,
        clock=Clock(mode=Mode.RELAXED),
        text_boards=True,
        stoppers=(7,),
    )
    person = Person(language="en", pings=False, text_boards=True, listed=False)
    await Guilds(database).put(GUILD, guild)
    await People(database).put(ADA, Person(language="fr"))
    await People(database).put(ADA, person)
    assert await Guilds(database).settings_of(GUILD) == guild
    assert await People(database).settings_of(ADA) == person
    assert await People(database).settings_of(BO) == Person()


async def test_what_was_read_is_remembered_until_it_is_changed_here(database: Database) -> None:
    guilds = Guilds(database)
    await guilds.settings_of(GUILD)
    await guilds.put(GUILD, Guild(language="fr"))
    assert (await guilds.settings_of(GUILD)).language == "fr"
    await Guilds(database).put(GUILD, Guild(language="en"))
    assert (await guilds.settings_of(GUILD)).language == "fr"


async def test_forgotten_settings_are_the_defaults_again(database: Database) -> None:
    people = People(database)
    await people.put(ADA, Person(pings=False))
    await people.forget(ADA)
    assert await people.settings_of(ADA) == Person()
    assert await People(database).settings_of(ADA) == Person()


async def test_commands_are_synced_until_they_change(database: Database) -> None:
    synced = SyncedCommands(database)
    assert not await synced.are(1, b"[]")
    await synced.remember(1, b"[]")
    assert await synced.are(1, b"[]")
    assert not await synced.are(1, b"[{}]")
    assert not await synced.are(2, b"[]")
    await synced.remember(1, b"[{}]")
    assert await SyncedCommands(database).are(1, b"[{}]")


async def test_a_crowd_that_comes_at_once_is_read_together(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await People(database).put(ADA, Person(pings=False))
    reads: list[int] = []
    read = database.read

    async def counted(work: Callable[[Connection], Any]) -> Any:
        reads.append(1)
        return await read(work)

    monkeypatch.setattr(database, "read", counted)
    people = People(database)
    crowd = [ADA, *range(1000, 2199), ADA]
    told = await asyncio.gather(*(people.settings_of(person) for person in crowd))
    assert told == [Person(pings=False), *(Person() for _ in range(1000, 2199)), Person(pings=False)]
    assert len(reads) == 3


async def test_whoever_asks_while_nothing_can_be_read_is_told_and_may_ask_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(work: Callable[[Connection], Any]) -> Any:
        raise Unreachable("nobody is there")

    people = People(database)
    with monkeypatch.context() as patched:
        patched.setattr(database, "read", unreachable)
        told = await asyncio.gather(people.settings_of(ADA), people.settings_of(BO), return_exceptions=True)
    assert [type(one) for one in told] == [Unreachable, Unreachable]
    assert await people.settings_of(ADA) == Person()


async def test_one_who_stops_waiting_does_not_spoil_the_reading_for_the_others(database: Database) -> None:
    people = People(database)
    impatient, patient = (asyncio.create_task(people.settings_of(ADA)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == Person()
