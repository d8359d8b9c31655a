"""The engine's promise of a store, kept by a database."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from data.database import schema
from data.database.database import Database
from data.database.trouble import Damaged
from data.kept.downtime import Downtime
from data.kept.logs import read_log
from data.ranks import ratings, results
from data.ranks.results import LadderOf
from engine.match import Entry
from engine.tables.store import Conflict, Due, Loaded
from engine.tables.table import Status, Table

_read_table = msgspec.json.Decoder(Table).decode
_read_entries = msgspec.json.Decoder(tuple[Entry, ...]).decode

Seating = tuple[tuple[int, int, bool], ...]  # seat, person, whether still there

_tables, _seats, _moves = schema.tables, schema.seats, schema.moves
_kept = (_tables.c.id, _tables.c.kept, _tables.c.state)
_save_table = update(_tables).where(_tables.c.id == bindparam("table"), _tables.c.version == bindparam("was"))


class SqlStore:
    """`engine.tables.store.Store` on SQLite or PostgreSQL."""

    def __init__(
        self,
        database: Database,
        downtime: Downtime,
        ladder_of: LadderOf,
        dated: Callable[[int], int] = lambda at: at,
    ) -> None:
        self._database = database
        self._ladder_of = ladder_of
        self._downtime = downtime
        self._dated = dated  # a moment of the tables' clock as the calendar has it
        # Who sat where when a table was last saved by us: most moves change nothing there.
        self._seated: dict[int, Seating] = {}

    async def create(self, table: Table) -> Table:
        seating = _seating(table)
        created = await self._database.write(partial(self._create, table, seating))
        self._seated[created.id] = seating
        return created

    async def save(self, table: Table, entries: Sequence[Entry], was: int) -> None:
        work = partial(self._save, table, entries, was, self._seated.pop(table.id, None))
        seating = await self._database.write(work, long=table.status is Status.OVER)
        if not table.ended:
            self._seated[table.id] = seating

    async def load(self, table: int) -> Loaded | None:
        query = select(*_kept, _tables.c.closed).where(_tables.c.id == table)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return Loaded(
            table=_table(row.id, row.kept, row.state), away=max(0, self._downtime.closed - row.closed)
        )

    async def entries(self, table: int) -> tuple[Entry, ...]:
        return _read_entries(await self._database.read(lambda connection: read_log(connection, table)))

    async def open_tables_of(self, person: int) -> int:
        sits = select(func.count()).where(_seats.c.person == person, _seats.c.sits)
        return await self._database.read(lambda connection: connection.scalar(sits)) or 0

    async def due_before(self, at: int) -> Sequence[Due]:
        closed = self._downtime.closed
        query = (
            select(_tables.c.id, _tables.c.wake)
            .where(_tables.c.wake < at - closed, self._downtime.shards.own(_tables.c.home))
            .order_by(_tables.c.wake)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Due(table, wake + closed) for table, wake in rows]

    async def saved_since(self, at: int) -> Sequence[int]:
        """Tables of this house that were changed then or later, ended ones as well, the last change first."""
        query = (
            select(_tables.c.id)
            .where(_tables.c.saved >= at, self._downtime.shards.own(_tables.c.home))
            .order_by(_tables.c.saved.desc())
        )
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def of_person(self, person: int, home: int) -> Sequence[Table]:
        sits = select(_seats.c.table_id).where(_seats.c.person == person, _seats.c.sits)
        return await self._open(select(*_kept).where(_tables.c.id.in_(sits), _tables.c.home == home))

    async def left_by(self, person: int, home: int) -> Sequence[Table]:
        sat = select(_seats.c.table_id).where(_seats.c.person == person, _seats.c.sits.is_(False))
        found = await self._open(select(*_kept).where(_tables.c.id.in_(sat), _tables.c.home == home))
        return [table for table in found if table.left_by(person) is not None]

    async def in_place(self, place: int) -> Sequence[Table]:
        return await self._open(select(*_kept).where(_tables.c.place == place))

    async def _open(self, query: Select[*tuple[Any, ...]]) -> Sequence[Table]:
        newest = query.where(schema.OPEN).order_by(_tables.c.id.desc())
        rows = await self._database.read(lambda connection: connection.execute(newest).all())
        return [_table(row.id, row.kept, row.state) for row in rows]

    def _create(self, table: Table, seating: Seating, connection: Connection) -> Table:
        added = connection.execute(insert(_tables).values(self._row(table))).inserted_primary_key
        assert added is not None
        _seat(connection, added[0], seating)
        return msgspec.structs.replace(table, id=added[0])

    def _save(
        self,
        table: Table,
        entries: Sequence[Entry],
        was: int,
        seated: Seating | None,
        connection: Connection,
    ) -> Seating:
        row = self._row(table) | {"table": table.id, "was": was}
        if connection.execute(_save_table, row).rowcount != 1:
            raise Conflict(f"table {table.id} is no longer at version {was}")
        if entries:
            connection.execute(insert(_moves), _logged(table, entries))
        seating = _seating(table)
        if seating != seated:
            connection.execute(delete(_seats).where(_seats.c.table_id == table.id))
            _seat(connection, table.id, seating)
        if table.status is Status.OVER and results.write_result(connection, table, self._dated):
            ratings.count_match(connection, table.id, self._ladder_of)
        return seating

    def _row(self, table: Table) -> dict[str, Any]:
        return {
            "home": table.home,
            "place": table.place,
            "game": table.game,
            "status": table.status.value,
            "version": table.version,
            "closed": self._downtime.closed,
            "wake": None if table.due is None else table.due - self._downtime.closed,
            "saved": table.saved,
            "kept": msgspec.json.encode(msgspec.structs.replace(table, state=None)),
            "state": None if table.state is None else bytes(table.state),
        }


def _table(table: int, kept: bytes, state: bytes | None) -> Table:
    try:
        read = _read_table(kept)
    except msgspec.DecodeError as problem:
        raise Damaged(f"table {table}: {problem}") from problem
    return msgspec.structs.replace(read, id=table, state=None if state is None else msgspec.Raw(state))


def _seating(table: Table) -> Seating:
    return tuple(
        (at, seat.person, seat.here and not table.ended)
        for at, seat in enumerate(table.seats)
        if seat.person is not None
    )


def _seat(connection: Connection, table: int, seating: Seating) -> None:
    if seating:
        rows = [
            {"table_id": table, "seat": at, "person": person, "sits": sits} for at, person, sits in seating
        ]
        connection.execute(insert(_seats), rows)


def _logged(table: Table, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    first = table.revision - len(entries) + 1
    return [
        {"table_id": table.id, "revision": first + at, "entry": msgspec.json.encode(entry)}
        for at, entry in enumerate(entries)
    ]
