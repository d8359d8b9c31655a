"""All that is kept about one person: handed out on request, and made nobody's."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from secrets import randbits
from typing import Any, NamedTuple, cast

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Table, delete, select, update

from data.database import schema
from data.database.database import Database
from data.kept.logs import read_log
from data.kept.people import People
from engine.tables.store import StoreDown
from engine.tables.table import Seat, Status
from engine.tables.table import Table as GameTable

_read_table = msgspec.json.Decoder(GameTable).decode
_MOMENTS = {
    "opened",
    "dealt",
    "ended",
    "last",
    "at",
    "got",
    "since",
    "deadline",
    "acted",
}  # fields that hold ms since 1970
_RECKONED = (schema.ratings, schema.rating_history, schema.standings, schema.bests)

# Which tables tell anything of people; each is handed out by `export` and cleared by `erase`.
NAMING = frozenset(
    table.name
    for table in (
        schema.people,
        schema.tables,
        schema.seats,
        schema.moves,
        schema.logs,
        schema.finishers,
        schema.calls,
        *_RECKONED,
    )
)
NAMELESS = frozenset(
    table.name  # clocks, processes, messages, matches as such, servers, commands
    for table in (
        schema.houses,
        schema.owners,
        schema.departures,
        schema.boards,
        schema.former_boards,
        schema.results,
        schema.guild_settings,
        schema.synced_commands,
    )
)

log = structlog.get_logger(__name__)


class StillSeated(Exception):
    """Somebody sits at open tables, and has to leave them before being forgotten."""

    def __init__(self, tables: Sequence[int]) -> None:
        super().__init__(tables)
        self.tables = tuple(tables)


class Chair(NamedTuple):
    """Where somebody sits: an open table, its guild and its channel."""

    table: int
    home: int
    place: int


class Privacy:
    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people
        self._exporting = asyncio.Lock()

    async def export(self, person: int) -> bytes:
        """Everything kept about this person, as JSON to read and to keep; nothing about anybody else.

        One after the other, and written down off the loop: whoever plays meanwhile waits for none of it.
        """
        async with self._exporting:
            known = await self._database.read(lambda connection: _known(connection, person))
            return await asyncio.to_thread(_written, {"person": person} | known)

    async def sits_at(self, person: int) -> tuple[Chair, ...]:
        """The open tables at which this person sits, in all guilds."""
        seats, tables = schema.seats, schema.tables
        query = (
            select(tables.c.id, tables.c.home, tables.c.place)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, seats.c.sits)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return tuple(Chair(*row) for row in rows)

    async def erase(self, person: int) -> None:
        """Forget this person: settings and ratings go; in finished matches a number without a name stays.

        The number is the same in all of them, so that others' ratings still follow from their results, and it
        leads back to nobody. Raises StillSeated, having changed nothing, while somebody sits at open tables.
        """
        number = -1 - randbits(62)
        await self._database.write(lambda connection: _erase(connection, person, number), long=True)
        await self._people.forget(person)  # it may remember settings that are no longer kept
        try:
            await self._database.sweep()
        except StoreDown as problem:  # the upkeep sees to it
            log.warning("not swept yet", problem=str(problem))


def _written(known: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(known), indent=2)


def _known(connection: Connection, person: int) -> dict[str, Any]:
    def rows(table: Table) -> list[dict[str, Any]]:
        found = connection.execute(select(table).where(table.c.person == person)).mappings()
        return [_readable({name: value for name, value in row.items() if name != "person"}) for row in found]

    chairs = rows(schema.seats)
    return {
        "settings": [row["settings"] for row in rows(schema.people)],
        "seats": [row | _chair(connection, row["table_id"], row["seat"], person) for row in chairs],
        "moves": [move for row in chairs for move in _moves(connection, row["table_id"], row["seat"])],
        "matches": [row | _match(connection, row["table_id"]) for row in rows(schema.finishers)],
        "invitations": [
            {"table_id": at} | _invitation(table, person)
            for at, table in _inviting(connection, person).items()
        ],
        **{table.name: rows(table) for table in (schema.calls, *_RECKONED)},
    }


def _chair(connection: Connection, table: int, seat: int, person: int) -> dict[str, Any]:
    """What the table itself keeps of who sits there."""
    query = select(schema.tables.c.kept).where(schema.tables.c.id == table)
    kept = _read_table(connection.execute(query).scalar_one())
    chair = {name: value for name, value in msgspec.to_builtins(kept.seats[seat]).items() if name != "person"}
    place = {"game": kept.game, "home": kept.home, "place": kept.place, "opened": kept.opened}
    passages = [
        _readable({"revision": one.revision, "at": one.at, "back": one.back})
        for one in kept.passages
        if one.seat == seat
    ]
    return _readable(place | chair | {"host": kept.host == person, "left_and_back": passages})


def _inviting(connection: Connection, person: int) -> dict[int, GameTable]:
    """The tables that offer this person a seat: lobbies alone do, and no column says so."""
    query = select(schema.tables.c.id, schema.tables.c.kept).where(schema.tables.c.status == Status.LOBBY)
    lobbies = {at: _read_table(kept) for at, kept in connection.execute(query).all()}
    return {
        at: table for at, table in lobbies.items() if any(guest.person == person for guest in table.guests)
    }


def _invitation(table: GameTable, person: int) -> dict[str, Any]:
    guest = next(guest for guest in table.guests if guest.person == person)
    offered = {name: value for name, value in msgspec.to_builtins(guest).items() if name != "person"}
    return _readable({"game": table.game, "home": table.home, "place": table.place} | offered)


def _moves(connection: Connection, table: int, seat: int) -> list[dict[str, Any]]:
    """What was done on this seat and when, oldest first; presses of Discord's have ids, brains' have none."""
    entries = enumerate(msgspec.json.decode(read_log(connection, table)), 1)
    return [
        {"table_id": table, "revision": revision, **_readable(entry)}
        for revision, entry in entries
        if entry.get("seat") == seat
    ]


def _match(connection: Connection, table: int) -> dict[str, Any]:
    results = schema.results
    columns = (results.c.game, results.c.home, results.c.dealt, results.c.ended, results.c.why)
    found = connection.execute(select(*columns).where(results.c.table_id == table)).mappings().one()
    return _readable(dict(found))


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """The same for people to read: moments as dates, what is kept as JSON within."""
    return {name: _plain(_dated(name, value)) for name, value in row.items()}


def _dated(name: str, value: Any) -> Any:
    if name == "press":
        return _readable(cast("dict[str, Any]", value))
    if name in _MOMENTS and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="milliseconds")
    return value


def _plain(value: Any) -> Any:
    return msgspec.Raw(value) if isinstance(value, bytes) else value


def _erase(connection: Connection, person: int, number: int) -> None:
    seats = schema.seats
    mine = seats.c.person == person
    named_at = _held(connection, person)
    open_tables = connection.scalars(select(seats.c.table_id).where(mine, seats.c.sits)).all()
    if open_tables:
        raise StillSeated(open_tables)
    there = schema.boards.c.table_id.in_(select(seats.c.table_id).where(mine))
    connection.execute(update(schema.boards).where(there).values(told=None, lines=None))  # they may name them
    for at, table in named_at.items():
        _forget(connection, at, table, person)
    finished = update(schema.finishers).where(schema.finishers.c.person == person)
    connection.execute(finished.values(person=number, name=""))
    for table in (seats, schema.calls, *_RECKONED):
        connection.execute(delete(table).where(table.c.person == person))


def _held(connection: Connection, person: int) -> dict[int, GameTable]:
    """The tables that name this person; nobody keeps a move at one of them before the erasure is over."""
    seats, tables = schema.seats, schema.tables
    sat = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    invited = tables.c.id.in_(_inviting(connection, person))
    return _locked(connection, sat) | _locked(connection, invited)


def _locked(connection: Connection, those: ColumnElement[bool]) -> dict[int, GameTable]:
    """These tables as they are once no other change of them is under way."""
    query = select(schema.tables.c.id, schema.tables.c.kept).where(those).order_by(schema.tables.c.id)
    return {at: _read_table(kept) for at, kept in connection.execute(query.with_for_update()).all()}


def _nameless(seat: Seat) -> Seat:
    """Nobody's, and left: where the match still runs, a brain plays on as it does for anybody who got up."""
    return msgspec.structs.replace(seat, person=None, name="", left=True, absent=False, acted=None)


def _forget(connection: Connection, table: int, read: GameTable, person: int) -> None:
    """A new version of this table, so that no older one in somebody's memory is ever kept over it."""
    seats = tuple(_nameless(seat) if seat.person == person else seat for seat in read.seats)
    guests = tuple(guest for guest in read.guests if guest.person != person)
    forgotten = msgspec.structs.replace(
        read,
        seats=seats,
        host=0 if read.host == person else read.host,
        guests=guests,
        kept=read.kept if guests else None,
        version=read.version + 1,
    )
    change = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(change.values(kept=msgspec.json.encode(forgotten), version=forgotten.version))
