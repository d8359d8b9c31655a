"""Whom relaxed tables call, and which message says so: what stands is taken away also after a restart."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Row, delete, select, update

from data.database import schema
from data.database.database import Database
from data.database.upsert import put_row
from data.kept.downtime import Shards
from engine.game import Frozen

_calls = schema.calls


class TurnCall(Frozen, frozen=True, kw_only=True):
    """Somebody whose turn it is at one table."""

    table: int
    person: int
    home: int
    place: int  # the channel of the table
    channel: int | None = None  # where it was said: there, or between the two of us
    message: int | None = None
    said: bool = False
    over: bool = False  # yet to be taken away


class Calls:
    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards

    async def calls_at(self, table: int) -> list[TurnCall]:
        query = select(_calls).where(_calls.c.table_id == table)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_call(row) for row in rows]

    async def calls_of(self, person: int) -> list[TurnCall]:
        """The tables of this process that call this person, the first first."""
        query = select(_calls).where(_calls.c.person == person, self._shards.own(_calls.c.home))
        ordered = query.order_by(_calls.c.table_id)
        rows = await self._database.read(lambda connection: connection.execute(ordered).all())
        return [_call(row) for row in rows]

    async def unfinished(self) -> Sequence[int]:
        """People to whom something is yet to be said, or of whom something is to be taken away."""
        waits = _calls.c.said.is_(False) | _calls.c.over
        query = select(_calls.c.person).where(waits, self._shards.own(_calls.c.home)).distinct()
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def begin(self, table: int, person: int, *, home: int, place: int) -> None:
        """It is this person's turn, and that is to be said, whatever was said before."""
        key = {"table_id": table, "person": person}
        row = key | {"home": home, "place": place, "said": False, "over": False}
        await self._database.write(lambda connection: put_row(connection, _calls, row))

    async def note_said(self, person: int, tables: Iterable[int], channel: int, message: int) -> None:
        """This message tells this person of these tables now."""
        told = update(_calls).where(_calls.c.person == person, _calls.c.table_id.in_([*tables]))
        change = told.values(channel=channel, message=message, said=True)
        await self._database.write(lambda connection: connection.execute(change))

    async def end(self, table: int, people: Iterable[int]) -> None:
        """It is no longer the turn of these people."""
        theirs = update(_calls).where(_calls.c.table_id == table, _calls.c.person.in_([*people]))
        change = theirs.values(over=True)
        await self._database.write(lambda connection: connection.execute(change))

    async def remove(self, person: int, tables: Iterable[int]) -> None:
        """Those of these calls that are over."""
        gone = delete(_calls).where(
            _calls.c.person == person, _calls.c.table_id.in_([*tables]), _calls.c.over.is_(True)
        )
        await self._database.write(lambda connection: connection.execute(gone))


def _call(row: Row[*tuple[object, ...]]) -> TurnCall:
    known = row._mapping  # pyright: ignore[reportPrivateUsage] - it is what it is called
    fields = {name: known["table_id" if name == "table" else name] for name in TurnCall.__struct_fields__}
    return TurnCall(**fields)
