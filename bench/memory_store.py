"""A store in memory: for measurements and tests of tables without a database."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.match import Entry
from engine.tables.store import Conflict, Due, Loaded
from engine.tables.table import Table


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

    async def open_tables_of(self, person: int) -> int:
        return sum(not one.ended and one.seat_of(person) is not None for one in self._all())

    async def left_by(self, person: int, home: int) -> Sequence[Table]:
        mine = [one for one in self._all() if one.home == home and one.left_by(person) is not None]
        return [*reversed(mine)]

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
