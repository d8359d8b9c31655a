"""A consistent copy of a database, also while a bot is playing on it, and the way back."""

import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from data.database.database import read_url
from data.database.exclusive import COMPANIONS, InUse, put_to_rest
from data.database.inspection import REPLACED, inspect, unfinished_name
from data.database.trouble import Damaged, trouble_of


class NoBackup(Exception):
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
    unfinished = target.with_name(unfinished_name(target))
    try:
        _copy(source, unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise (trouble_of(problem) or Damaged(str(problem))) from problem
    finally:
        unfinished.unlink(missing_ok=True)


class NoRestore(Exception):
    """This file cannot take the database's place, and nothing has been changed."""


def restore_backup(address: str, backup: Path) -> Path | None:
    """Put a backup in the place of the database at this address; where the old one is now, if there was one.

    The backup is read whole and checked before anything is touched, and stays where it is. Raises NoRestore,
    or StoreDown where the backup is broken or newer than this version.
    """
    target = _restorable(address)
    if not backup.is_file() or backup.stat().st_size == 0:
        raise NoRestore(f"there is no backup at {backup}")
    if target.exists() and target.samefile(backup):
        raise NoRestore(f"{backup} is the database itself")
    inspect(backup)
    unfinished = target.with_name(unfinished_name(target))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(backup, unfinished)
        replaced = _kept_beside(target)
        unfinished.replace(
            target
        )  # in one stroke: whoever is killed before it left the old one, after it the new
    except (sqlite3.Error, OSError) as problem:
        raise (trouble_of(problem) or Damaged(str(problem))) from problem
    finally:
        unfinished.unlink(missing_ok=True)
    return replaced


def _kept_beside(target: Path) -> Path | None:
    """The old database under a second name that nobody opens; under its own it stays until it is replaced."""
    if not target.exists():
        return None
    try:
        put_to_rest(target)
    except InUse as problem:
        raise NoRestore(str(problem)) from problem
    except sqlite3.DatabaseError:
        pass  # it is broken, which is what backups are for
    aside = _free_name(target)
    companions = [beside for name in COMPANIONS if (beside := target.with_name(target.name + name)).exists()]
    for companion in companions:
        _second_name(companion, aside.with_name(aside.name + companion.name.removeprefix(target.name)))
    _second_name(target, aside)
    for companion in companions:  # a log of the old database must not be read with the new one
        companion.unlink()
    return aside


def _second_name(path: Path, other: Path) -> None:
    try:
        other.hardlink_to(path)
    except OSError:  # a file system without links
        shutil.copy2(path, other)


def _free_name(target: Path) -> Path:
    names = (target.with_name(f"{target.name}{REPLACED}{at or ''}") for at in count())
    return next(name for name in names if not name.exists())


def _restorable(address: str) -> Path:
    url = read_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise NoRestore("a PostgreSQL server is restored with its own tools: pg_restore --dbname=NAME FILE")
    return Path(url.database)


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
