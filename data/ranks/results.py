"""Matches that were played to their end: who came where, kept once and for good."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Select, insert, select

from data.database import schema
from data.database.database import Database
from data.database.upsert import add_row
from engine.game import Frozen, Ladder, Level
from engine.tables.table import Table

LOOKED_AT = 1000  # of somebody's tables: a slow match may end long after others that were opened later

_results, _finishers = schema.results, schema.finishers


LadderOf = Callable[[str, bytes], Ladder]
"""Which leaderboard a match of this game with these options counts on: the engine knows, and says it."""


class Finisher(Frozen, frozen=True, kw_only=True):
    seat: int
    person: int | None  # None: a brain; negative: somebody who has been erased
    name: str
    level: Level | None  # of a brain's own seat
    team: int
    absent: bool  # a brain finished for this person
    gone: bool  # and the person had walked away from the match
    rank: int  # whoever has gone is last, behind all who stayed
    score: int
    figures: dict[str, int]


class Result(Frozen, frozen=True, kw_only=True):
    table: int
    game: str
    rules: int
    home: int
    options: msgspec.Raw
    dealt: int
    ended: int
    why: str
    finishers: tuple[Finisher, ...]
    ladder: Ladder  # the leaderboard on which it counts

    @property
    def drawn(self) -> bool:
        """All are first, so nobody has won; also where somebody played alone."""
        return all(finisher.rank == 1 for finisher in self.finishers)

    def won_by(self, finisher: Finisher) -> bool:
        return finisher.rank == 1 and not self.drawn


class Results:
    def __init__(self, database: Database, ladder_of: LadderOf) -> None:
        self._database = database
        self._ladder_of = ladder_of

    async def of_table(self, table: int) -> Result | None:
        found = await self._read(select(_results).where(_results.c.table_id == table))
        return found[0] if found else None

    async def of_person(self, person: int, *, home: int | None = None, limit: int = 10) -> Sequence[Result]:
        """Somebody's matches, the last to end first, among the tables he sat down at last."""
        mine = (
            select(_results.c.table_id)
            .join(_finishers, _finishers.c.table_id == _results.c.table_id)
            .where(_finishers.c.person == person)
            .order_by(_finishers.c.table_id.desc())
            .limit(LOOKED_AT)
        )
        if home is not None:
            mine = mine.where(_results.c.home == home)
        played = select(_results).where(_results.c.table_id.in_(mine))
        order = (_results.c.ended.desc(), _results.c.table_id.desc())
        return await self._read(played.order_by(*order).limit(limit))

    async def in_home(self, home: int, *, since: int = 0, limit: int = 10) -> Sequence[Result]:
        """The matches of a guild, the last to end first."""
        ended = select(_results).where(_results.c.home == home, _results.c.ended >= since)
        return await self._read(ended.order_by(_results.c.ended.desc()).limit(limit))

    async def places(self, tables: Iterable[int]) -> dict[int, int]:
        """The channel or thread in which each of these matches was played."""
        kept = schema.tables
        query = select(kept.c.id, kept.c.place).where(kept.c.id.in_([*tables]))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.place for row in rows}

    async def in_order(self, *, after: Result | None = None, limit: int = 1000) -> Sequence[Result]:
        """All matches as they were counted, page by page: the order in which ratings are computed."""
        page = select(_results).order_by(_results.c.number).limit(limit)
        if after is not None:
            last = select(_results.c.number).where(_results.c.table_id == after.table).scalar_subquery()
            page = page.where(_results.c.number > last)
        return await self._read(page)

    async def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Result]:
        return await self._database.read(
            lambda connection: with_finishers(connection, query, self._ladder_of)
        )


def write_result(connection: Connection, table: Table, dated: Callable[[int], int] = lambda at: at) -> bool:
    """Keep the result of a table that is over, in the transaction that ends it; whether it is new.

    `dated` tells when a moment of the table's clock was by the calendar.
    """
    outcome = table.outcome
    assert outcome is not None, f"table {table.id} is over without an outcome"
    row = {
        "table_id": table.id,
        "game": table.game,
        "rules": table.rules,
        "home": table.home,
        "options": bytes(table.options),
        "dealt": dated(table.opened if table.dealt is None else table.dealt),
        "ended": dated(table.saved),
        "why": outcome.why,
    }
    first = add_row(connection, _results, row)
    if first:
        connection.execute(insert(_finishers), [_finisher(table, at) for at in range(len(table.seats))])
    return first


def _finisher(table: Table, at: int) -> dict[str, Any]:
    seat, outcome = table.seats[at], table.outcome
    assert outcome is not None
    return {
        "table_id": table.id,
        "seat": at,
        "person": seat.person,
        "name": seat.name,
        "level": seat.level and seat.level.value,
        "team": seat.team,
        "absent": seat.absent or seat.left,
        "gone": seat.forsaken,
        "rank": ranks_of(table)[at],
        "score": outcome.scores[at],
        "figures": msgspec.json.encode(outcome.figures[at] if outcome.figures else {}),
    }


def ranks_of(table: Table) -> tuple[int, ...]:
    """By seat, the rank that counts: leaving costs what losing costs, and those who stay nothing.

    Whoever walked away is last, whatever the brain made of his seat, and alone, whatever his team has won.
    """
    outcome, seats = table.outcome, table.seats
    assert outcome is not None
    stayed = {seat.team: rank for seat, rank in zip(seats, outcome.ranks, strict=True) if not seat.forsaken}
    if not stayed or not any(seat.forsaken for seat in seats):
        return outcome.ranks
    return tuple(
        1 + (len(stayed) if seat.forsaken else sum(other < rank for other in stayed.values()))
        for seat, rank in zip(seats, outcome.ranks, strict=True)
    )


def with_finishers(
    connection: Connection, query: Select[*tuple[Any, ...]], ladder_of: LadderOf
) -> list[Result]:
    """Results with their finishers, in two queries."""
    rows = connection.execute(query).mappings().all()
    if not rows:
        return []
    those = select(_finishers).where(_finishers.c.table_id.in_([row["table_id"] for row in rows]))
    finishers: dict[int, list[Finisher]] = defaultdict(list)
    for row in connection.execute(those.order_by(_finishers.c.table_id, _finishers.c.seat)).mappings():
        finishers[row["table_id"]].append(_read_finisher(row))
    return [_read_result(row, tuple(finishers[row["table_id"]]), ladder_of) for row in rows]


def _read_finisher(row: RowMapping) -> Finisher:
    return Finisher(
        seat=row["seat"],
        person=row["person"],
        name=row["name"],
        level=row["level"] and Level(row["level"]),
        team=row["team"],
        absent=row["absent"],
        gone=row["gone"],
        rank=row["rank"],
        score=row["score"],
        figures=msgspec.json.decode(row["figures"], type=dict[str, int]),
    )


def _read_result(row: RowMapping, finishers: tuple[Finisher, ...], ladder_of: LadderOf) -> Result:
    return Result(
        table=row["table_id"],
        game=row["game"],
        rules=row["rules"],
        home=row["home"],
        options=msgspec.Raw(row["options"]),
        dealt=row["dealt"],
        ended=row["ended"],
        why=row["why"],
        finishers=finishers,
        ladder=ladder_of(row["game"], row["options"]),
    )
