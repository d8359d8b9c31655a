"""Two processes of the bot on one PostgreSQL and one Discord: no result is lost, none is there twice.

Somebody looks in wherever a table rests for want of people, and dozes off again. The server itself notes who
wrote which table: each house has a role of its own there.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from msgspec import json
from sqlalchemy import make_url, text

import playground
from bench.patience import patience
from bench.postgres import serving
from bench.processes import Worker, worker
from bench.registry import Result, bench
from bench.taps import board_of
from cogs.wire.presses.custom_id import CustomId
from data.database.database import Database
from data.kept.guilds import Guild, Guilds, Threads
from data.kept.people import People
from data.kept.people import Person as Wishes
from engine.tables.table import Table
from playground.client import Person

MATCHES = 500
SPEED = 100  # times as fast as our own day
SHARDS = 4
HOUSES = {"east": "0,1", "west": "2,3"}
TOGETHER = 12  # matches that are played at the same time
PAUSE = 0.1  # s between two looks at the tables
PATIENCE = 1000.0  # s without any match coming to its end: a dozen are played at once
EACH = 10.0  # s that each match may take of all of them, on a machine that others use too

_OVER = "SELECT count(*) FROM tables WHERE status = 'over'"
_NOTE = (
    "CREATE TABLE written (table_id bigint, home bigint, writer text)",
    (
        "CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN"
        " INSERT INTO written VALUES (NEW.id, NEW.home, current_user); RETURN NEW; END'"
    ),
    "CREATE TRIGGER noted AFTER INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION note()",
    *(f"CREATE ROLE {house} LOGIN SUPERUSER" for house in HOUSES),
)


@dataclass(frozen=True, slots=True)
class Told:
    """What the database says when all is over."""

    started: int  # matches that have begun
    over: int  # tables whose match came to its end
    results: int
    counted: int  # results in the figures of the only person, which both houses add to
    strays: int  # tables that were written by a house to which they do not belong, or by two
    gaps: int  # logs in which a move is missing
    kills: int

    @property
    def faults(self) -> int:
        lost = abs(self.over - self.results) + abs(self.results - self.counted)
        return lost + max(0, self.started - self.over) + self.strays + self.gaps


@bench("two-houses")
async def two_houses() -> Result:
    """Results that are missing, doubled or of the wrong house, after a house was killed in the middle."""
    began = time.perf_counter()
    with serving() as server:
        told = await evening(server.new_database(), MATCHES)
    details = {
        "matches": told.over,
        "results": told.results,
        "kills": told.kills,
        "seconds": round(time.perf_counter() - began),
    }
    return Result("two-houses", told.faults, 0, "faults", details)


async def evening(address: str, matches: int) -> Told:
    """Play so many matches; when half of them are over, one house is killed and started again."""
    database = await Database.open(address)
    try:
        for line in _NOTE:
            await database.write(lambda connection, line=line: connection.execute(text(line)))
        async with playground.start(limits=False) as served, AsyncExitStack() as stack:
            rooms = _rooms(served)
            await _in_words(database, served)
            houses = {name: House(name, address, served) for name in HOUSES}
            for house in houses.values():
                stack.push_async_callback(house.close)
                await house.open()
            ada = await stack.enter_async_context(await Person.join(served.url, "Ada"))
            started = await _play(ada, rooms, matches, database, houses["east"])
            for house in houses.values():
                await house.close()
        return await _told(database, started)
    finally:
        await database.close()


class House:
    """One process, which may be opened again after its end."""

    def __init__(self, name: str, address: str, served: playground.Playground) -> None:
        self._address = make_url(address).set(username=name).render_as_string(hide_password=False)
        self._served = served
        self._shards = HOUSES[name]
        self._stack = AsyncExitStack()
        self._worker: Worker | None = None

    async def open(self) -> None:
        environment = {
            "DATABASE_URL": self._address,
            "SHARD_COUNT": str(SHARDS),
            "SHARD_IDS": self._shards,
            "SPEED": str(SPEED),
            "LOG_LEVEL": "ERROR",
        }
        opening = worker("house", self._served.url, self._served.token, environment=environment)
        self._worker = await self._stack.enter_async_context(opening)
        told = await self._worker.told()
        assert told["ready"]

    async def kill(self) -> None:
        assert self._worker is not None
        await self._worker.kill()

    async def close(self) -> None:
        await self._stack.aclose()


def _rooms(served: playground.Playground) -> list[str]:
    """A channel in a guild of each shard."""
    rooms: dict[int, str] = {}
    while len(rooms) < SHARDS:
        guild = served.world.add_guild(f"Games night {len(served.world.guilds)}")
        rooms.setdefault((int(guild.id) >> 22) % SHARDS, next(iter(guild.channels)))
    return [rooms[shard] for shard in range(SHARDS)]


async def _in_words(database: Database, served: playground.Playground) -> None:
    """No pictures and no calls: it is the keeping that is looked at."""
    for guild in served.world.guilds:
        await Guilds(database).put(int(guild), Guild(text_boards=True, warning=False, threads=Threads.OFF))
    for person in served.world.people:
        await People(database).put(int(person), Wishes(text_boards=True))


async def _play(ada: Person, rooms: list[str], matches: int, database: Database, house: House) -> int:
    """Keep some tables going until enough matches are over; how many have begun."""
    killed, room = False, cycle(rooms)
    over, moved = 0, time.monotonic()
    waits = patience("the end of all matches", matches * EACH + PATIENCE)
    while over < matches:
        next(waits)
        begun, now = await _begun(database), await _count(database, _OVER)
        moved = time.monotonic() if now > over else moved
        over = now
        if begun < matches and begun - over < TOGETHER:
            await _start(ada, next(room))
        elif not killed and over >= matches // 2:
            killed = True
            await house.kill()
            await house.open()
        else:
            await _look_in(ada, await _at_rest(database))
        if time.monotonic() - moved > PATIENCE:
            raise RuntimeError(f"{begun} matches began, only {over} came to their end")
    assert killed
    return await _begun(database)


async def _start(ada: Person, room: str) -> None:
    """Open a table with a brain and deal; Ada goes away, and is stood in for until the table rests.

    A house that is overrun may have to say no; then this table stays a lobby, and another one is opened.
    """
    with suppress(TimeoutError):
        opened = await ada.slash("play cubo", channel=room, house=1, level="easy")
        if opened.response is not None and not opened.failed:
            await ada.press("Start", message=opened.response)


async def _at_rest(database: Database) -> list[int]:
    """The tables that stand still because nobody is there."""
    playing = "SELECT id, kept FROM tables WHERE status = 'playing'"
    found: Any = await database.read(lambda connection: connection.execute(text(playing)).all())
    return [table for table, kept in found if json.decode(kept, type=Table).rest is not None]


async def _look_in(ada: Person, tables: list[int]) -> None:
    """Ada opens her hand there, which wakes them; whoever was overrun just now is asked again later."""
    boards = [(table, board_of(ada, table)) for table in tables]
    presses = [
        ada.press(str(CustomId(table, 0, "hand")), board, forged=True) for table, board in boards if board
    ]
    await asyncio.gather(*presses, return_exceptions=True)
    await asyncio.sleep(PAUSE)


async def _begun(database: Database) -> int:
    return await _count(database, "SELECT count(*) FROM tables WHERE status IN ('playing', 'over')")


async def _told(database: Database, started: int) -> Told:
    owner = " ".join(
        f"WHEN home / 4194304 % {SHARDS} IN ({ids}) THEN '{name}'" for name, ids in HOUSES.items()
    )
    strays = f"SELECT count(*) FROM written WHERE writer <> CASE {owner} END"  # noqa: S608 - our own words
    gaps = (
        "SELECT count(*) FROM"
        " (SELECT count(*) AS kept, max(revision) AS last FROM moves GROUP BY table_id) AS logs"
        " WHERE kept <> last"
    )
    return Told(
        started=started,
        over=await _count(database, _OVER),
        results=await _count(database, "SELECT count(*) FROM results"),
        counted=await _count(
            database, "SELECT coalesce(sum(matches + casual), 0) FROM ratings WHERE home = 0"
        ),
        strays=await _count(database, strays),
        gaps=await _count(database, gaps),
        kills=1,
    )


async def _count(database: Database, query: str) -> int:
    found: Any = await database.read(lambda connection: connection.scalar(text(query)))
    return int(found)
