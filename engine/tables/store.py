"""What is kept of tables, as a promise that a database can fulfil, and one in memory."""

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from engine.game import Frozen
from engine.match import Entry
from engine.tables.table import Table


class StoreTrouble(Exception):
    """Nothing can be kept at the moment; whoever asked may ask again."""


class StoreDown(StoreTrouble):
    """The database is locked, full or gone. Whether the change was kept is not known."""


class Conflict(StoreTrouble):
    """The stored table is not the version that the change was made from. Nothing was kept."""


class Loaded(Frozen, frozen=True):
    table: Table
    away: int  # ms for which the house was closed between `table.saved` and now


class Due(Frozen, frozen=True):
    table: int
    at: int


class Store(Protocol):
    """Every method raises StoreDown when the database cannot be reached, and then may be called again."""

    async def create(self, table: Table) -> Table:
        """Keep a new table (id 0, version 0); the same table with the id it was given."""
        ...

    async def save(self, table: Table, entries: Sequence[Entry], was: int) -> None:
        """Keep a changed table and what its match's log gained, in one transaction.

        Raises Conflict, and keeps nothing, unless the stored version is `was`. The last of the entries led to
        `table.revision`, the ones before it to the revisions before. A table saved with an `outcome` for the
        first time is the moment to write results. Entries are given while the match runs and never again.
        """
        ...

    async def load(self, table: int) -> Loaded | None:
        """A table as it was last saved; None where there is none of this id."""
        ...

    async def entries(self, table: int) -> tuple[Entry, ...]:
        """The whole log of the table's match, oldest first."""
        ...

    async def due_before(self, at: int) -> Sequence[Due]:
        """All tables whose `due` is before this moment, earliest first."""
        ...

    async def of_person(self, person: int, home: int) -> Sequence[Table]:
        """Tables of this guild in lobby or play at which this person sits and has not left, newest first."""
        ...

    async def in_place(self, place: int) -> Sequence[Table]:
        """Tables in lobby or play in this channel, newest first."""
        ...


class MemoryStore:
    """Keeps tables for as long as the process lives, as bytes, like a database would."""

    def __init__(self) -> None:
        self._tables: dict[int, bytes] = {}
        self._snapshots: dict[int, bytes | None] = {}
        self._logs: dict[int, list[bytes]] = {}
        self._closings: list[tuple[int, int]] = []  # when the house was closed: from, until

    def was_closed(self, start: int, end: int) -> None:
        """Note that nobody could play from `start` to `end`."""
        self._closings.append((start, end))

    async def create(self, table: Table) -> Table:
        created = msgspec.structs.replace(table, id=len(self._tables) + 1)
        self._logs[created.id] = []
        self._write(created)
        return created

    async def save(self, table: Table, entries: Sequence[Entry], was: int) -> None:
        if self._read(table.id).version != was:
            raise Conflict(table.id)
        self._write(table)
        self._logs[table.id].extend(msgspec.json.encode(entry) for entry in entries)

    async def load(self, table: int) -> Loaded | None:
        if table not in self._tables:
            return None
        kept = self._read(table)
        away = sum(max(0, end - max(start, kept.saved)) for start, end in self._closings)
        return Loaded(kept, away)

    async def entries(self, table: int) -> tuple[Entry, ...]:
        return tuple(msgspec.json.decode(raw, type=Entry) for raw in self._logs[table])

    async def due_before(self, at: int) -> Sequence[Due]:
        dues = (Due(one.id, one.due) for one in self._all() if one.due is not None and one.due < at)
        return sorted(dues, key=lambda due: due.at)

    async def of_person(self, person: int, home: int) -> Sequence[Table]:
        mine = [one for one in self._all() if one.home == home and one.seat_of(person) is not None]
        return [one for one in reversed(mine) if not one.ended]

    async def in_place(self, place: int) -> Sequence[Table]:
        return [one for one in reversed(list(self._all())) if one.place == place and not one.ended]

    def _all(self) -> Iterator[Table]:
        return map(self._read, self._tables)

    def _write(self, table: Table) -> None:
        self._tables[table.id] = msgspec.json.encode(msgspec.structs.replace(table, state=None))
        self._snapshots[table.id] = None if table.state is None else bytes(table.state)

    def _read(self, table: int) -> Table:
        kept, snapshot = msgspec.json.decode(self._tables[table], type=Table), self._snapshots[table]
        return msgspec.structs.replace(kept, state=None if snapshot is None else msgspec.Raw(snapshot))
