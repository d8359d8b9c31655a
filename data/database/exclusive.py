"""A SQLite file that nobody else has open, so that it may be replaced or left behind."""

import sqlite3
from contextlib import closing
from pathlib import Path

COMPANIONS = ("-wal", "-shm")


class InUse(Exception):  # noqa: N818 - says what is so
    """A bot, or something else, has this database open."""


def put_to_rest(path: Path) -> None:
    """Return once all of the database is in its one file and nobody has it open; else raise InUse.

    Leaving the write-ahead log is what SQLite allows to the last connection alone: a bot that only rests
    between two moves is noticed too, and the log that a killed one left behind is brought in.
    """
    with closing(sqlite3.connect(path, timeout=0.2)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            raise InUse(f"{path} is in use: stop the bot first") from problem
