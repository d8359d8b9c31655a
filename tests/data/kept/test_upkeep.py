"""Nothing is kept longer than the rule says: logs are pressed together, old tables and servers go."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from data.database import database as database_room
from data.database import schema
from data.database.database import Database
from data.database.trouble import Full
from data.kept.departures import Departures
from data.kept.downtime import Downtime, Shards
from data.kept.guilds import Guild, Guilds
from data.kept.people import People
from data.kept.privacy import Privacy
from data.kept.store import SqlStore
from data.kept.upkeep import AT_ONCE, CLOSED_KEPT, EVERY, PLAYED_KEPT, PRESSED_AFTER, SERVER_KEPT, Upkeep
from data.ranks.ratings import Ratings
from data.ranks.results import Results
from engine.registry import ladder_of
from engine.tables.store import StoreDown
from engine.tables.table import Status, Table
from tests.data.clock import Clock
from tests.data.hall import Hall
from tests.data.made import ADA, BO, CY, GUILD, act, changed, dealt, lobby, moved, over
from tests.rigs.faults import Faults

ELSEWHERE = GUILD + (3 << 22)


async def at_once(_: float) -> None:
    await asyncio.sleep(0)


class House:
    def __init__(self, database: Database, store: SqlStore, clock: Clock) -> None:
        self.database, self.store, self.clock = database, store, clock
        self.gone: Counter[str] = Counter()
        self.upkeep = Upkeep(database, Shards(), clock, lambda what, count: self.gone.update({what: count}))
        self.departures = Departures(database, Shards())

    async def played(self, *people: int, **changes: Any) -> Table:
        """A match of two moves that came to its end now."""
        table = dealt(await self.store.create(lobby(*people, **changes)))
        await self.store.save(table, (), 0)
        table = moved(table)
        await self.store.save(table, (act(0, 1),), 1)
        table = over(table, saved=self.clock())
        await self.store.save(table, (act(1, 2),), 2)
        return table

    async def closed(self) -> Table:
        table = await self.store.create(lobby(ADA))
        table = changed(table, status=Status.CLOSED, why="expired", due=None, saved=self.clock())
        await self.store.save(table, (), 0)
        return table

    async def after(self, ms: int) -> None:
        self.clock.forward(ms)
        await self.upkeep.tidy(at_once)

    async def count(self, table: Any) -> int:
        query = select(func.count()).select_from(table)
        return await self.database.read(lambda connection: connection.scalar(query)) or 0


@pytest.fixture
def house(database: Database, store: SqlStore, clock: Clock) -> House:
    return House(database, store, clock)


async def test_a_log_that_is_pressed_together_is_read_as_before(house: House) -> None:
    table = await house.played(ADA, BO)
    before = await house.store.entries(table.id)
    await house.after(PRESSED_AFTER + 1)
    assert house.gone == {"pressed": 1}
    assert await house.count(schema.moves) == 0
    assert await house.store.entries(table.id) == before
    await house.after(PRESSED_AFTER)
    assert house.gone == {"pressed": 1}


async def test_a_match_that_runs_or_is_just_over_stays_as_it_is(house: House) -> None:
    table = dealt(await house.store.create(lobby()))
    await house.store.save(table, (), 0)
    await house.store.save(moved(table, saved=house.clock()), (act(0, 1),), 1)
    house.clock.forward(PLAYED_KEPT * 2)
    await house.played(ADA, BO)
    await house.after(PRESSED_AFTER - 1)
    assert house.gone == {}
    assert await house.count(schema.moves) == 3


async def test_the_export_tells_moves_of_a_pressed_log(house: House) -> None:
    await house.played(ADA, BO)
    privacy = Privacy(house.database, People(house.database))
    before = await privacy.export(BO)
    await house.after(PRESSED_AFTER + 1)
    assert await privacy.export(BO) == before
    await privacy.erase(BO)


async def test_a_table_without_a_result_goes_after_thirty_days(house: House) -> None:
    table = await house.closed()
    await house.after(CLOSED_KEPT - 1)
    assert await house.store.load(table.id) is not None
    await house.after(2)
    assert await house.store.load(table.id) is None
    assert (await house.store.create(lobby())).id > table.id  # its number lives on in buttons
    assert house.gone == {"closed": 1}


async def test_of_a_match_of_last_year_the_result_stays(house: House) -> None:
    table = await house.played(ADA, BO)
    await house.after(PLAYED_KEPT + 1)
    assert await house.store.load(table.id) is None
    assert await house.count(schema.logs) == await house.count(schema.seats) == 0
    assert await Results(house.database, ladder_of).of_table(table.id) is not None
    assert not (await Ratings(house.database, ladder_of).recount()).changed


async def test_many_go_a_few_at_a_time(house: House) -> None:
    for _ in range(2 * AT_ONCE + 1):
        await house.closed()
    await house.after(CLOSED_KEPT + 1)
    assert house.gone == {"closed": 2 * AT_ONCE + 1}


async def test_a_server_that_removed_us_is_kept_for_thirty_days_and_then_forgotten(
    house: House, hall: Hall
) -> None:
    await house.played(ADA, BO, home=ELSEWHERE)
    stays = await house.played(ADA, CY)
    await Guilds(house.database).put(ELSEWHERE, Guild(warning=False))
    rating = await hall.rating(ADA)
    await house.departures.left(ELSEWHERE, house.clock())
    await house.after(SERVER_KEPT - 1)
    assert "servers" not in house.gone
    await house.after(2)
    assert (house.gone["servers"], house.gone["tables"]) == (1, 1)
    for table in (schema.tables, schema.results, *hall_tables()):
        rows = select(func.count()).select_from(table).where(table.c.home == ELSEWHERE)
        assert await house.database.read(lambda connection, rows=rows: connection.scalar(rows)) == 0
    assert await house.store.load(stays.id) is not None
    assert await hall.rating(ADA) == rating  # people's own, over all servers, stays theirs
    assert not (await Ratings(house.database, ladder_of).recount()).changed


def hall_tables() -> tuple[Any, ...]:
    return (schema.ratings, schema.rating_history, schema.standings, schema.bests, schema.guild_settings)


async def test_whatever_goes_wrong_there_is_another_look_later(
    house: House, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.forgive("not tidied up")
    await house.closed()
    house.clock.forward(CLOSED_KEPT + 1)
    problems, read, looks = [ZeroDivisionError(), StoreDown("the disk is full")], house.database.read, 0

    async def trips(work: Any) -> Any:
        if problems:
            raise problems.pop()
        return await read(work)

    async def sleep(seconds: float) -> None:
        nonlocal looks
        looks += seconds == EVERY
        if looks > 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(house.database, "read", trips)
    with pytest.raises(asyncio.CancelledError):
        await house.upkeep.run(sleep)
    assert house.gone == {"closed": 1}
    (fault,) = faults.heard
    assert isinstance(fault.problem, ZeroDivisionError)


async def test_what_could_not_be_swept_is_swept_by_and_by(
    sqlite_database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was erased is told so, and all that follows is done: nothing is left but bytes in a file."""
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, clock), ladder_of)
    house = House(sqlite_database, store, clock)
    await house.played(ADA, BO)
    with monkeypatch.context() as full:
        full.setattr(database_room, "sweep", no_room)
        await Privacy(house.database, People(house.database)).erase(ADA)
        assert not house.database.is_swept
        with pytest.raises(Full):
            await house.upkeep.tidy(at_once)
    await house.upkeep.tidy(at_once)
    assert house.database.is_swept


def no_room(_: Path) -> bool:
    problem = sqlite3.OperationalError("database or disk is full")
    problem.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise problem


async def test_a_server_that_invites_us_again_finds_everything(house: House) -> None:
    table = await house.played(ADA, BO, home=ELSEWHERE)
    await house.departures.left(ELSEWHERE, house.clock())
    await house.after(SERVER_KEPT - 1)
    await house.departures.came_back(ELSEWHERE)
    await house.after(2)
    assert await house.store.load(table.id) is not None


async def test_removed_twice_the_first_time_counts_only_while_we_were_gone(house: House) -> None:
    await house.played(ADA, BO, home=ELSEWHERE)
    await house.departures.left(ELSEWHERE, house.clock())
    await house.departures.left(ELSEWHERE, house.clock.forward(1_000))
    await house.departures.came_back(ELSEWHERE)
    await house.departures.left(ELSEWHERE, house.clock.forward(1_000))
    await house.after(SERVER_KEPT)
    assert "servers" not in house.gone


async def test_who_removed_us_while_we_were_not_there_is_noticed_at_the_start(house: House) -> None:
    await house.played(ADA, BO, home=ELSEWHERE)
    await house.played(ADA, BO)
    await house.departures.compare({GUILD}, house.clock())
    await house.departures.compare({GUILD}, house.clock.forward(SERVER_KEPT))  # a restart begins nothing anew
    await house.after(1)
    assert house.gone["servers"] == 1
    await house.departures.compare({GUILD, ELSEWHERE}, house.clock())
    assert await house.count(schema.departures) == 0
