"""From a SQLite file to a PostgreSQL server, with everything, counted and compared."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, select, text
from sqlalchemy.util import await_only

from data.database import schema
from data.database.awaiting import AwaitedEngine
from data.database.database import Database, read_url
from data.database.exclusive import InUse, put_to_rest

AT_ONCE = 5_000  # rows in memory
LONGEST = 3600.0  # s for one table's copy


class NotMoved(Exception):
    """Nothing was copied; both databases are as they were."""


@dataclass(frozen=True, slots=True)
class Moved:
    """One table's rows: how many, and a sum over their contents that does not ask for their order."""

    name: str
    rows: int
    checksum: str


async def move_database(source: str, target: str) -> tuple[Moved, ...]:
    """Copy all that is kept in this file into this empty server; what was copied, table by table.

    All of it in one transaction, at whose end every row is read again and compared. Raises NotMoved, or
    StoreDown where one of the two cannot be used.
    """
    _check(source, target)
    await (await Database.open(source)).close()  # brought to the schema of this version first
    old, new = AwaitedEngine(read_url(source)), await Database.open(target)
    try:
        return await old.transaction(lambda rows: await_only(new.write(lambda copy: _copy_all(rows, copy))))
    finally:
        await new.close()
        await old.dispose()


def _check(source: str, target: str) -> None:
    url = read_url(source)
    path = Path(url.database or "")
    if url.get_backend_name() != "sqlite":
        raise NotMoved("DATABASE_URL is to name the SQLite file that is moved")
    if read_url(target).get_backend_name() != "postgresql":
        raise NotMoved("the way leads to postgresql://user:password@host/name")
    if not path.exists():
        raise NotMoved(f"there is no database at {path}")
    try:
        put_to_rest(path)
    except InUse as problem:
        raise NotMoved(str(problem)) from problem


def _copy_all(source: Connection, target: Connection) -> tuple[Moved, ...]:
    tables = schema.metadata.sorted_tables
    for table in tables:
        if target.execute(select(table).limit(1)).first() is not None:
            raise NotMoved(f"the server has {table.name} already; it has to be empty")
    moved = tuple(_copy(table, source, target) for table in tables)
    _count_on(source, target)
    for table, left in zip(tables, moved, strict=True):
        arrived = _summed(table, target)
        if arrived != left:
            raise NotMoved(f"{table.name} arrived as {arrived}, but left as {left}")
    return moved


def _copy(table: Table, source: Connection, target: Connection) -> Moved:
    """All rows of a table, by PostgreSQL's own bulk copy."""
    columns = [column.name for column in table.columns]
    driver: Any = target.connection.driver_connection
    total = Checksum()
    for rows in _pages(table, source):
        records = [tuple(row) for row in rows]
        total.add(records)
        await_only(
            driver.copy_records_to_table(table.name, records=records, columns=columns, timeout=LONGEST)
        )
    return total.moved(table)


def _summed(table: Table, connection: Connection) -> Moved:
    total = Checksum()
    for rows in _pages(table, connection):
        total.add([tuple(row) for row in rows])
    return total.moved(table)


def _pages(table: Table, connection: Connection) -> Iterator[Sequence[Any]]:
    result = connection.execute(select(table), execution_options={"yield_per": AT_ONCE})
    yield from result.partitions()


class Checksum:
    """A sum of each row's own digest: equal for equal rows in whatever order."""

    def __init__(self) -> None:
        self._rows = 0
        self._sum = 0

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self._rows += len(rows)
        for row in rows:
            digest = blake2b(msgspec.msgpack.encode(row), digest_size=16).digest()
            self._sum += int.from_bytes(digest, "big")

    def moved(self, table: Table) -> Moved:
        return Moved(table.name, self._rows, f"{self._sum % 2**128:032x}")


def _count_on(source: Connection, target: Connection) -> None:
    """New tables get numbers that were never given: an id lives on in buttons, also one that is gone."""
    given = source.scalar(text("SELECT seq FROM sqlite_sequence WHERE name = 'tables'"))
    if given:
        sequence = func.pg_get_serial_sequence("tables", "id")
        target.execute(select(func.setval(sequence, given)))
