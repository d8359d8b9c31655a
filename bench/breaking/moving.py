"""A house with a hundred thousand matches moves from its file to a server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, select

from bench.postgres import serving
from bench.registry import Result, bench
from data.chores.moving import move_database
from data.database import schema
from data.database.database import Database
from engine.game import Level
from engine.headless import play_out
from engine.match import Entry, Match
from engine.monad import game as monad
from engine.tables.table import Seat, Status
from engine.tables.table import Table as GameTable

MATCHES = 100_000
MOVES = 12  # of each match, the last ones left out: what is copied does not know that
TOGETHER = 2_000  # matches in one transaction
NOW = 1_800_000_000_000
PEOPLE = 5_000
Row = dict[str, Any]


@bench("moving")
async def a_house_moves() -> Result:
    """Rows that are missing or differ, by counts and lengths that the two databases tell themselves."""
    with TemporaryDirectory() as folder, serving() as server:
        source, target = f"sqlite:///{Path(folder) / 'games.db'}", server.new_database()
        old = await Database.open(source)
        await _fill(old)
        before = await _told(old)
        await old.close()
        began = time.perf_counter()
        moved = await move_database(source, target)
        took = time.perf_counter() - began
        new = await Database.open(target)
        after = await _told(new)
        await new.close()
    rows = sum(table.rows for table in moved)
    assert rows >= MATCHES * (MOVES + 6)
    differing = sum(abs(one - other) for one, other in zip(before, after, strict=True))
    details = {"matches": MATCHES, "rows": rows, "seconds": round(took), "rows_a_second": round(rows / took)}
    return Result("moving", differing, 0, "rows or bytes that differ", details)


async def _told(database: Database) -> list[int]:
    """Of every table how many rows, and how many bytes in its columns of bytes."""

    def work(connection: Connection) -> list[int]:
        return [number for table in schema.metadata.sorted_tables for number in _sizes(connection, table)]

    return await database.read(work)


def _sizes(connection: Connection, table: Table) -> Iterator[int]:
    yield connection.scalar(select(func.count()).select_from(table)) or 0
    for column in table.columns:
        if column.type.python_type is bytes:
            yield int(connection.scalar(select(func.sum(func.length(column)))) or 0)


async def _fill(database: Database) -> None:
    match, entries = _played()
    for first in range(1, MATCHES + 1, TOGETHER):
        some = range(first, first + TOGETHER)
        await database.write(lambda connection, some=some: _add(connection, some, match, entries))


def _played() -> tuple[Match, list[Entry]]:
    match = Match.deal(monad, monad.Options(), 2, "5eed", NOW)
    steps = list(islice(play_out(match, {seat: monad.brain(Level.EASY) for seat in range(2)}), MOVES))
    return steps[-1].match, [step.entry for step in steps]


def _add(connection: Connection, tables: range, match: Match, entries: list[Entry]) -> None:
    state = msgspec.json.encode(match.state)
    logged = [msgspec.json.encode(entry) for entry in entries]
    rows: dict[Table, list[Row]] = {
        schema.tables: [_table(at, state) for at in tables],
        schema.seats: [row for at in tables for row in _seats(at)],
        schema.moves: [
            {"table_id": at, "revision": revision + 1, "entry": entry}
            for at in tables
            for revision, entry in enumerate(logged)
        ],
        schema.results: [_result(at) for at in tables],
        schema.finishers: [row for at in tables for row in _finishers(at)],
    }
    for table, some in rows.items():
        connection.execute(insert(table), some)


def _person(table: int, seat: int) -> int:
    return (table * 7 + seat * 31) % PEOPLE + 1


def _table(at: int, state: bytes) -> Row:
    kept = GameTable(
        game=monad.key,
        rules=monad.rules,
        home=(at % 50) << 22,
        place=at % 200,
        host=_person(at, 0),
        options=msgspec.Raw(b"{}"),
        seats=tuple(Seat(person=_person(at, seat), name=f"Zoë {seat} 🦊") for seat in range(2)),
        status=Status.OVER,
        seed=f"{at:032x}",
        opened=NOW + at,
        saved=NOW + at,
    )
    return {
        "id": at,
        "home": kept.home,
        "place": kept.place,
        "game": kept.game,
        "status": "over",
        "version": MOVES,
        "closed": 0,
        "wake": None,
        "kept": msgspec.json.encode(kept),
        "state": state,
    }


def _seats(at: int) -> Iterator[Row]:
    for seat in range(2):
        yield {"table_id": at, "seat": seat, "person": _person(at, seat), "sits": False}


def _result(at: int) -> Row:
    return {
        "table_id": at,
        "game": monad.key,
        "rules": 1,
        "home": (at % 50) << 22,
        "options": b"{}",
        "dealt": NOW + at,
        "ended": NOW + at + 60_000,
        "why": "goal",
    }


def _finishers(at: int) -> Iterator[Row]:
    for seat in range(2):
        yield {
            "table_id": at,
            "seat": seat,
            "person": _person(at, seat),
            "name": f"Zoë {seat} 🦊",
            "level": None,
            "team": seat,
            "absent": False,
            "rank": seat + 1,
            "score": 10 - seat,
            "figures": b'{"trades":3}',
        }
