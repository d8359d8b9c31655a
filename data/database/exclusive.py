"""A SQLite file that nobody else has open, so that it may be replaced or left behind."""

import sqlite3
from contextlib import closing
from pathlib import Path

COMPANIONS = ("-wal", "-shm")
PATIENCE = 5.0  # s to wait for readers of an older moment
SMALL = 64 << 20  # bytes, written anew faster than anybody waits


class InUse(Exception):
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


def sweep(path: Path) -> bool:
    """Make sure that what was erased is in no byte of the file or its log; False while readers hinder that.

    Erased rows are overwritten as they go (`secure_delete`), all but the last of a table, whose page stays as
    it was: where tables may be that empty the file is small, and is written anew.
    """
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        if path.stat().st_size <= SMALL:
            connection.execute("VACUUM")
        (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
