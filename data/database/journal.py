"""A SQLite file is made to keep a log beside it (WAL), so that readers never wait."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from data.database.trouble import Locked, trouble_of

PAUSE = 0.02  # s


def keep_log(path: Path, patience: float, pause: Callable[[float], None] = time.sleep) -> None:
    """Set once, it stays in the file. Raises Locked where somebody else holds the file for longer than this.

    For this one step SQLite does not wait by itself: of two processes that start at once on a new file, one
    would be refused.
    """
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        for _ in range(round(patience / PAUSE)):
            if _switched(connection):
                return
            pause(PAUSE)
    raise Locked(f"{path} is held by somebody else")


def _switched(connection: sqlite3.Connection) -> bool:
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as problem:
        if isinstance(trouble_of(problem), Locked):
            return False
        raise
    return True
