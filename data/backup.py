"""A consistent copy of a database, also while a bot is playing on it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from data.database import read_url
from data.inspection import inspect
from data.trouble import Damaged, trouble


class NoBackup(Exception):  # noqa: N818 - it says why, to whoever asked for one
    """This copy cannot be made, and nothing has been written."""


def back_up(address: str, target: Path) -> None:
    """Copy the SQLite database at this address into a new file.

    The copy is of one moment, whatever is played meanwhile, and holds nobody up. It appears under its name
    only when it is whole and has been checked. Raises NoBackup, or StoreDown where the database is broken.
    """
    source = _source(address)
    if target.exists():
        same = target.samefile(source)
        raise NoBackup(f"{target} is the database itself" if same else f"{target} is there already")
    if not source.exists():
        raise NoBackup(f"there is no database at {source}")
    inspect(source)
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        _copy(source, unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise (trouble(problem) or Damaged(str(problem))) from problem
    finally:
        unfinished.unlink(missing_ok=True)


def _source(address: str) -> Path:
    url = read_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise NoBackup(
            "a PostgreSQL server is copied with its own tools: pg_dump --format=custom --file=FILE"
        )
    return Path(url.database)


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a companion
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise Damaged(f"{source}: {verdict}")
