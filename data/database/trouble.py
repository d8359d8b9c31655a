"""What can be wrong with a database, in the words of the house: one parent, `StoreDown`."""

import sqlite3
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from engine.tables.store import StoreDown


class Locked(StoreDown):
    """Somebody else is writing, and did not stop in time. Ask again."""


class Full(StoreDown):
    """The disk has no room left. Ask again when it has."""


class Unreachable(StoreDown):
    """The file cannot be opened, or the server does not answer."""


class Damaged(StoreDown):
    """The file is a database, but parts of it make no sense: it needs its backup."""


class NotADatabase(StoreDown):
    """The file is something else, or belongs to another program."""


class FromTheFuture(StoreDown):
    """A newer version of the house has written this database; this version would not understand it."""


class Failing(StoreDown):
    """The database says no for a reason that has no name here; its own words are in the message."""


_SQLITE = {
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: NotADatabase,
    sqlite3.SQLITE_CANTOPEN: Unreachable,
    sqlite3.SQLITE_PERM: Unreachable,
    sqlite3.SQLITE_READONLY: Unreachable,
}
_POSTGRES = {
    "08": Unreachable,  # connection exceptions
    "25": Unreachable,  # it may only be read, as when another server is the one to write to now
    "28": Unreachable,  # the password is wrong
    "3D": Unreachable,  # there is no such database
    "40": Locked,  # deadlocks and serialization
    "53": Full,  # no disk, memory or connections left
    "55": Locked,  # a lock was not given in time
    "57": Unreachable,  # shut down or shutting down
    "58": Unreachable,  # its disk fails
    "XX": Damaged,
}
_MISTAKES = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


def trouble_of(error: BaseException) -> StoreDown | None:
    """What this error says about the database; None where it says something about our own code."""
    match error:
        case StoreDown():
            return error
        case PoolTimeout():
            return Locked("others have been waiting for the database for too long")
        case TimeoutError():
            return Unreachable("the database does not answer in time")
        case DBAPIError() if error.connection_invalidated:
            return Unreachable(str(error.orig))
        case DBAPIError():
            return _of_driver(error.orig)
        case sqlite3.Error() | OSError():
            return _of_driver(error)
        case _:
            return None


def _of_driver(error: BaseException | None) -> StoreDown | None:
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error)
    if isinstance(error, OSError):
        return Unreachable(str(error) or type(error).__name__)
    state: Any = getattr(error, "sqlstate", None)
    kind = _POSTGRES.get(state[:2]) if isinstance(state, str) else None
    return kind(str(error)) if kind else None


def _of_sqlite(error: sqlite3.Error) -> StoreDown | None:
    if isinstance(error, _MISTAKES):
        return None
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return Unreachable(str(error))
    kind = _SQLITE.get(code & 0xFF)  # the low byte is the family of the code
    if kind is None:
        return None if code & 0xFF == sqlite3.SQLITE_ERROR else Failing(str(error))
    return kind(str(error))
