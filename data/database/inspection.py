"""A look at a SQLite file before it is opened for writing, so that one we must not touch stays as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

from data.database.migration import check_known
from data.database.trouble import Damaged, NotADatabase, Unreachable, trouble_of
from engine.tables.store import StoreDown

REPLACED = ".replaced"  # ends the name under which a restore keeps the database that it replaces


def unfinished_name(path: Path) -> str:
    """What a copy on its way to this path is called until it is whole."""
    return f".{path.name}.unfinished"


def refuse_empty_start(path: Path) -> None:
    """Raise Unreachable where a new database would be made although an old one lies beside.

    Somebody moved it away, or was stopped in the middle: to begin anew would look as if all were lost.
    """
    if path.exists() and path.stat().st_size:
        return
    known = (path.with_name(unfinished_name(path)), *sorted(path.parent.glob(f"{path.name}{REPLACED}*")))
    beside = [other.name for other in known if other.exists()]
    if beside:
        raise Unreachable(
            f"there is no database at {path}, but beside it lies {' and '.join(beside)}:"
            f" give it the name {path.name} again, or move it elsewhere to begin anew"
        )


def inspect(path: Path) -> None:
    """Return when the file is missing, empty or a database that this version may open.

    Reads the schema and the first row of every table: cheap however large the file is. Damage deep inside a
    table shows when it is read (`Damaged`); a whole check is what backups are for.
    """
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return
        if not path.is_file():
            raise Unreachable(f"{path} is not a file")
        with closing(sqlite3.connect(_untouched(path), uri=True)) as connection:
            _look(connection)
    except (sqlite3.Error, OSError, StoreDown) as problem:
        raise _named(path, problem) from problem


def _untouched(path: Path) -> str:
    """The address at which SQLite reads this file and leaves no trace beside it.

    A log that a killed process left behind belongs to the database and must be read with it.
    """
    log = path.with_name(f"{path.name}-wal")
    return f"{path.absolute().as_uri()}?mode=ro" + ("" if log.exists() else "&immutable=1")


def _look(connection: sqlite3.Connection) -> None:
    tables = _column(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")
    if tables and "alembic_version" not in tables:
        raise NotADatabase("it is the database of another program")
    if tables:
        check_known(_column(connection, "SELECT version_num FROM alembic_version"))
    for name in tables:
        connection.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchall()  # noqa: S608 - its own table names


def _column(connection: sqlite3.Connection, query: str) -> tuple[str, ...]:
    return tuple(str(value) for (value,) in connection.execute(query))


def _named(path: Path, problem: Exception) -> StoreDown:
    down = trouble_of(problem) or Damaged(str(problem))
    return type(down)(f"{path}: {down}")
