"""What a leaderboard costs when a great many people have played a great many matches."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import text

from bench.registry import Result, bench
from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.people import People
from data.kept.store import SqlStore
from data.ranks.leaderboards import EVERYWHERE, By, Leaderboards, Scope
from data.ranks.periods import Period
from data.ranks.profiles import Profiles
from engine.game import Feat, Outcome
from engine.registry import ladder_of
from engine.tables.table import Seat, Status, Table

FEW, MANY = 1_000, 1_000_000  # matches of two
ROUNDS = 25
GUILDS = 1_000
NOW = 1_800_000_000_000
FASTEST = Feat("turns", least=True, won=True)


@bench("ranks.leaderboard")
async def a_leaderboard() -> list[Result]:
    """Boards over a million results of a hundred thousand people, in times of those over a thousand."""
    with TemporaryDirectory() as folder:
        async with (
            _filled(Path(folder) / "few.db", FEW) as few,
            _filled(Path(folder) / "many.db", MANY) as many,
        ):
            counted = [await _counted(database) for database in (few, many)]  # and people get profiles
            looks: dict[str, list[list[float]]] = {}
            last = [await _last(database) for database in (few, many)]
            for _ in range(ROUNDS):
                for at, database in enumerate((few, many)):
                    for name, seconds in (await _looked(database, last[at])).items():
                        looks.setdefault(name, [[], []])[at].append(seconds)
    results = [
        Result(f"ranks.{name}", _ratio(taken), 20, "times a thousand results", _told(taken))
        for name, taken in looks.items()
    ]
    return [*results, Result("ranks.count", _ratio(counted), 5, "times a thousand results", _told(counted))]


def _ratio(taken: list[list[float]]) -> float:
    few, many = (min(times) for times in taken)
    return many / few


def _told(taken: list[list[float]]) -> dict[str, float]:
    few, many = (min(times) for times in taken)
    return {"few_ms": round(few * 1000, 2), "many_ms": round(many * 1000, 2)}


async def _looked(database: Database, last: dict[By | Feat, int]) -> dict[str, float]:
    """Seconds for each kind of look, asked by whoever stands last everywhere: all others are counted."""
    boards, taken = Leaderboards(database), dict[str, float]()
    for by, asker in last.items():
        began = time.perf_counter()
        for home in (EVERYWHERE, 1 << 22):
            for period in Period:
                await boards.page(Scope("monad", home, period.name_at(NOW)), by, page=0, asker=asker)
        taken[by.figure if isinstance(by, Feat) else by.value] = time.perf_counter() - began
    began = time.perf_counter()
    await Profiles(database, People(database), ladder_of).profile_of(1, 1 << 22)
    taken["profile"] = time.perf_counter() - began
    return taken


async def _last(database: Database) -> dict[By | Feat, int]:
    """Who stands last in each order, of all time and everywhere."""
    last: dict[By | Feat, int] = {}
    for table, by, order in (
        ("standings", By.RATING, "settled, shown"),
        ("standings", By.WINS, "wins"),
        ("standings", By.MATCHES, "matches"),
        ("bests", FASTEST, "worth"),
    ):
        query = text(f"SELECT person FROM {table} WHERE home = 0 AND period = 'all' ORDER BY {order} LIMIT 1")  # noqa: S608
        last[by] = await database.read(lambda connection, query=query: connection.scalar(query) or 0)
    return last


async def _counted(database: Database) -> list[float]:
    """Seconds to end matches, each with its result, ratings and standings."""
    store = SqlStore(database, await Downtime.open(database, lambda: NOW), ladder_of)
    taken: list[float] = []
    for at in range(ROUNDS):
        seats = tuple(Seat(person=1 + (at * 7 + place) % 90, name="x", team=place) for place in range(3))
        table = await store.create(
            Table(
                game="monad", rules=1, home=1 << 22, place=2, host=1, options=msgspec.Raw(b"{}"), seats=seats,
                seed="5eed", opened=NOW, saved=NOW,
            )
        )  # fmt: skip
        outcome = Outcome((1, 2, 3), (5, 4, 3), "goal", ({"turns": 40},) * 3)
        over = msgspec.structs.replace(table, status=Status.OVER, outcome=outcome, version=1)
        began = time.perf_counter()
        await store.save(over, (), 0)
        taken.append(time.perf_counter() - began)
    return taken


@asynccontextmanager
async def _filled(path: Path, matches: int) -> AsyncIterator[Database]:
    database = await Database.open(f"sqlite:///{path}")
    try:
        with closing(sqlite3.connect(path)) as connection:
            _fill(connection, matches)
        yield database
    finally:
        await database.close()


_MATCHES = """
CREATE TEMP TABLE played AS
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :matches)
SELECT i AS id, (1 + i % :guilds) << 22 AS home, 1 + i * 7919 % :people AS one,
       1 + (i * 104729 + i / 13) % :people AS other, :now - (:matches - i) * 31000 AS ended
FROM n
"""
_KEPT = """
INSERT INTO results SELECT -id, 'monad', 1, home, X'7B7D', ended, ended, 'goal', id FROM played;
INSERT INTO finishers (table_id, seat, person, name, team, absent, rank, score, figures)
    SELECT -id, 0, one, 'p' || one, 0, 0, 1, 5, X'7B7D' FROM played;
INSERT INTO finishers (table_id, seat, person, name, team, absent, rank, score, figures)
    SELECT -id, 1, other, 'p' || other, 1, 0, 2, 4, X'7B7D' FROM played;
CREATE TEMP TABLE lines AS
    SELECT home, one AS person, 1 AS won, ended FROM played UNION ALL SELECT home, other, 0, ended FROM played
    UNION ALL SELECT 0, one, 1, ended FROM played UNION ALL SELECT 0, other, 0, ended FROM played;
"""
_STANDINGS = """
INSERT INTO standings
SELECT 'monad', home, :period, person, 1, count(*) >= 5, person / 100.0, count(*), sum(won) FROM lines
WHERE ended > :since GROUP BY home, person
"""
_BESTS = """
INSERT INTO bests SELECT 'monad', home, :period, 'turns', person, 1, -person, -1 FROM lines
WHERE ended > :since GROUP BY home, person
"""
_DAYS = {Period.WEEK: 3, Period.MONTH: 15, Period.SEASON: 45, Period.ALL: 10_000}


def _fill(connection: sqlite3.Connection, matches: int) -> None:
    """So many matches of two, a tenth as many people, in some guilds; what boards are read from adds up."""
    guilds = max(1, GUILDS * matches // MANY)
    told = {"matches": matches, "people": matches // 10, "guilds": guilds, "now": NOW}
    connection.execute(_MATCHES, told)
    connection.executescript(_KEPT)
    for period, days in _DAYS.items():
        scope = {"period": period.name_at(NOW), "since": NOW - days * 24 * 60 * 60 * 1000}
        for insert in (_STANDINGS, _BESTS):
            connection.execute(insert, scope)
    connection.commit()
