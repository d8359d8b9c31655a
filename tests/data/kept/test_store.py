"""The engine's promise of a store, kept: one body of tests for both databases."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from data.database.database import Database
from data.database.trouble import Damaged
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from data.ranks import ratings
from data.ranks.results import LadderOf
from engine.match import Delay, Idle, Lapse
from engine.registry import ladder_of
from engine.tables.store import Conflict, Due, Store
from engine.tables.table import Seat, Status, Table
from tests.data.clock import Clock
from tests.data.made import ADA, BO, CHANNEL, CY, GUILD, act, brain, changed, dealt, lobby, moved, over

FEW = 8  # results: those under way, and those of the next transaction
ASKED, MOVED = -1, -2  # among the numbers of tables whose results were counted


async def kept(store: Store, table: int) -> Table:
    loaded = await store.load(table)
    assert loaded
    return loaded.table


async def test_a_table_comes_back_as_it_was_kept(store: SqlStore) -> None:
    created = await store.create(lobby(ADA, BO))
    assert created.id > 0
    assert await kept(store, created.id) == created


async def test_every_table_has_an_id_of_its_own(store: SqlStore) -> None:
    ids = {(await store.create(lobby())).id for _ in range(5)}
    assert len(ids) == 5


async def test_an_unknown_table_is_none(store: SqlStore) -> None:
    assert await store.load(404) is None
    assert await store.entries(404) == ()


async def test_a_move_is_kept_with_its_snapshot_and_its_log(store: SqlStore) -> None:
    table = await store.create(lobby())
    await store.save(table := dealt(table), (), 0)
    await store.save(table := moved(table), (act(0, 1),), 1)
    await store.save(table := moved(table, due=None), (act(1, 2),), 2)
    assert await kept(store, table.id) == table
    assert await store.entries(table.id) == (act(0, 1), act(1, 2))


async def test_every_kind_of_entry_comes_back(store: SqlStore) -> None:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    entries = (act(0, 1), Lapse(at=5), Idle(seat=1, at=6), Delay(by=7))
    for entry in entries:
        table = moved(table)
        await store.save(table, (entry,), table.version - 1)
    assert await store.entries(table.id) == entries


async def test_several_entries_of_one_change_end_at_its_revision(store: SqlStore) -> None:
    table = await store.create(lobby())
    await store.save(table := dealt(table), (), 0)
    table = msgspec.structs.replace(moved(table), revision=2)
    await store.save(table, (Delay(by=7), act(0, 2)), 1)
    await store.save(table := moved(table), (act(1, 3),), 2)
    assert await store.entries(table.id) == (Delay(by=7), act(0, 2), act(1, 3))


async def test_a_save_from_an_older_version_keeps_nothing(store: SqlStore) -> None:
    table = await store.create(lobby())
    await store.save(first := dealt(table), (), 0)
    with pytest.raises(Conflict):
        await store.save(dealt(table, why="late", seats=(Seat(person=CY),)), (act(0, 0),), 0)
    assert await kept(store, table.id) == first
    assert await store.entries(table.id) == ()
    assert await store.of_person(CY, GUILD) == []


async def test_a_save_of_a_table_that_was_never_kept_is_a_conflict(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        await store.save(moved(lobby(id=99)), (act(0, 1),), 0)
    assert await store.entries(99) == ()


async def test_of_many_saves_at_once_exactly_one_wins(store: SqlStore) -> None:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    attempts = [store.save(moved(table, why=str(at)), (act(at, 1),), 1) for at in range(30)]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(answer) for answer in answers].count(Conflict) == 29
    winner = answers.index(None)
    assert (await kept(store, table.id)).why == str(winner)
    assert await store.entries(table.id) == (act(winner, 1),)


async def test_many_tables_saved_at_once_do_not_disturb_each_other(store: SqlStore) -> None:
    tables = [dealt(await store.create(lobby())) for _ in range(40)]
    await asyncio.gather(*(store.save(table, (), 0) for table in tables))
    # Every other save is a conflict; those in one transaction with it are kept nevertheless.
    was = [1 if at % 2 else 7 for at in range(len(tables))]
    saves = [
        store.save(moved(table), (act(0, 1),), version) for table, version in zip(tables, was, strict=True)
    ]
    answers = await asyncio.gather(*saves, return_exceptions=True)
    for answer, table, version in zip(answers, tables, was, strict=True):
        assert isinstance(answer, Conflict) == (version == 7)
        assert (await kept(store, table.id)).revision == (1 if version == 1 else 0)
        assert len(await store.entries(table.id)) == (1 if version == 1 else 0)


async def test_a_save_that_is_given_up_is_whole_or_nothing(store: SqlStore) -> None:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    for patience in range(12):
        save = asyncio.create_task(store.save(moved(table), (act(0, table.revision + 1),), table.version))
        for _ in range(patience):
            await asyncio.sleep(0)
        save.cancel()
        await asyncio.gather(save, return_exceptions=True)
        # Whatever became of it, the next change finds a whole table to be made from.
        now = await settled(store, table)
        assert now in (table, moved(table))
        assert len(await store.entries(table.id)) == now.revision
        table = now
        await store.save(table := moved(table), (act(1, table.revision + 1),), table.version - 1)


async def settled(store: SqlStore, table: Table) -> Table:
    """The table once a change under way has ended: changes are made in order, so one more tells."""
    await store.create(lobby())
    return await kept(store, table.id)


async def test_a_state_that_no_longer_decodes_is_handed_over_as_it_is(
    store: SqlStore, database: Database
) -> None:
    table = await store.create(lobby())
    await store.save(table := dealt(table, state=msgspec.Raw(b'{"pile":[not json')), (), 0)
    assert bytes((await kept(store, table.id)).state or b"") == b'{"pile":[not json'


async def test_a_table_that_makes_no_sense_is_damaged(store: SqlStore, database: Database) -> None:
    table = await store.create(lobby())
    await database.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE tables SET kept = 'x'" if database.is_file else "UPDATE tables SET kept = 'x'::bytea"
        )
    )
    with pytest.raises(Damaged, match=f"table {table.id}"):
        await store.load(table.id)


async def test_due_tables_come_earliest_first(store: SqlStore) -> None:
    late, never, soon, far = [await store.create(lobby(due=due)) for due in (3_000, None, 1_000, 9_000)]
    assert await store.due_before(5_000) == [Due(table=soon.id, at=1_000), Due(table=late.id, at=3_000)]
    assert [due.table for due in await store.due_before(9_001)] == [soon.id, late.id, far.id]
    assert never.due is None


async def test_what_is_due_is_due_before_the_moment_not_at_it(store: SqlStore) -> None:
    await store.create(lobby(due=3_000))
    assert await store.due_before(3_000) == []


async def test_a_table_that_ended_is_never_due(store: SqlStore) -> None:
    table = await store.create(lobby(due=3_000))
    await store.save(table := dealt(table), (), 0)
    await store.save(over(table), (act(0, 1),), 1)
    assert await store.due_before(10**13) == []


async def test_somebodys_tables_are_those_where_he_still_sits(store: SqlStore) -> None:
    first = await store.create(lobby(ADA, BO))
    second = await store.create(lobby(BO, ADA))
    await store.create(lobby(BO, CY))
    await store.create(lobby(ADA, home=GUILD + 1))
    assert await store.of_person(ADA, GUILD) == [second, first]
    left = changed(first, seats=(Seat(person=ADA, left=True), first.seats[1]))
    await store.save(left, (), 0)
    assert await store.of_person(ADA, GUILD) == [second]
    assert [table.id for table in await store.of_person(BO, GUILD)][-1] == first.id


async def test_who_gets_up_and_sits_down_in_the_lobby_is_found_where_he_sits(store: SqlStore) -> None:
    table = await store.create(lobby(ADA))
    await store.save(table := changed(table, seats=(table.seats[0], Seat(person=CY), brain())), (), 0)
    assert [found.id for found in await store.of_person(CY, GUILD)] == [table.id]
    await store.save(table := changed(table, seats=(table.seats[0], brain())), (), 1)
    assert await store.of_person(CY, GUILD) == []
    await store.save(changed(table, seats=(Seat(person=CY), table.seats[0])), (), 2)
    assert [found.id for found in await store.of_person(CY, GUILD)] == [table.id]
    assert [found.id for found in await store.of_person(ADA, GUILD)] == [table.id]


async def test_another_store_on_the_same_database_sees_who_sits_where(
    store: SqlStore, database: Database, clock: Clock
) -> None:
    """After a restart nothing is remembered of who sat where, and nothing must be."""
    table = await store.create(lobby(ADA, BO))
    anew = SqlStore(database, await Downtime.open(database, clock), ladder_of)
    await anew.save(changed(table, seats=(table.seats[1],)), (), 0)
    assert await anew.of_person(ADA, GUILD) == []
    assert [found.id for found in await anew.of_person(BO, GUILD)] == [table.id]


async def test_a_conflict_does_not_make_the_store_believe_in_seats_that_are_not_kept(store: SqlStore) -> None:
    table = await store.create(lobby(ADA))
    with pytest.raises(Conflict):
        await store.save(changed(table, seats=(Seat(person=CY),)), (), 7)
    await store.save(changed(table, seats=(Seat(person=CY),)), (), 0)
    assert [found.id for found in await store.of_person(CY, GUILD)] == [table.id]
    assert await store.of_person(ADA, GUILD) == []


async def test_tables_that_ended_are_nobodys_and_nowhere(store: SqlStore) -> None:
    played = dealt(await store.create(lobby(ADA, BO)))
    await store.save(played, (), 0)
    await store.save(over(played), (act(0, 1),), 1)
    closed = await store.create(lobby(ADA, BO))
    await store.save(changed(closed, status=Status.CLOSED, why="expired", due=None), (), 0)
    assert await store.of_person(ADA, GUILD) == []
    assert await store.in_place(CHANNEL) == []
    assert (await kept(store, played.id)).status is Status.OVER


async def test_a_channels_tables_come_newest_first(store: SqlStore) -> None:
    first, second = await store.create(lobby()), await store.create(lobby())
    await store.create(lobby(place=CHANNEL + 1))
    await store.save(first := dealt(first), (), 0)
    assert await store.in_place(CHANNEL) == [second, first]


async def test_a_big_guild_id_and_a_big_table_are_kept_whole(store: SqlStore) -> None:
    snowflake = (1 << 63) - 1
    pile = msgspec.Raw(b'"' + b"x" * 200_000 + b'"')
    table = await store.create(lobby(snowflake, home=snowflake, place=snowflake, state=pile))
    assert await kept(store, table.id) == table
    assert [found.id for found in await store.of_person(snowflake, snowflake)] == [table.id]


async def test_what_was_saved_since_a_moment_is_found_also_where_it_ended(store: SqlStore) -> None:
    old, lately, ended = [await store.create(lobby(saved=at)) for at in (1_000, 5_000, 2_000)]
    await store.save(ended := dealt(ended, saved=3_000), (), 0)
    await store.save(over(ended, saved=9_000), (act(0, 1),), 1)
    assert await store.saved_since(9_001) == []
    assert await store.saved_since(5_000) == [ended.id, lately.id]
    await store.save(dealt(old, saved=9_500), (), 0)
    assert await store.saved_since(5_000) == [old.id, ended.id, lately.id]


async def test_only_tables_of_the_own_shards_are_found_as_saved(database: Database, clock: Clock) -> None:
    first, second = [
        SqlStore(database, await Downtime.open(database, clock, Shards((at,), 2)), ladder_of)
        for at in range(2)
    ]
    even, odd = await first.create(lobby(home=4 << 22)), await second.create(lobby(home=5 << 22))
    assert await first.saved_since(0) == [even.id]
    assert await second.saved_since(0) == [odd.id]


async def test_a_move_waits_for_few_of_the_results_that_are_counted_before_it(
    sqlite_database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty-four matches end at once: each result moves ratings, which is slow beside a move."""
    counted: list[int] = []
    count = ratings.count_match

    def seen(connection: Connection, table: int, ladder_of: LadderOf) -> None:
        counted.append(table)
        count(connection, table, ladder_of)

    save = SqlStore._save

    def saved(store: SqlStore, one: Table, *how: Any) -> None:
        save(store, one, *how)
        if one.status is not Status.OVER:
            counted.append(MOVED)

    monkeypatch.setattr(ratings, "count_match", seen)
    monkeypatch.setattr(SqlStore, "_save", saved)
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, clock), ladder_of)
    table, *ending = [dealt(await store.create(lobby())) for _ in range(1 + 64)]
    for one in (table, *ending):
        await store.save(one, (), 0)
    ends = [asyncio.create_task(store.save(over(one), (act(0, 1),), 1)) for one in ending]
    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    counted.append(ASKED)
    await store.save(moved(table), (act(0, 1),), 1)
    await asyncio.gather(*ends)
    assert counted.index(MOVED, counted.index(ASKED)) - counted.index(ASKED) <= FEW
    assert len([table for table in counted if table > 0]) == 64
