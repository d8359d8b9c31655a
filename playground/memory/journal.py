"""The file of a world: one record a line, written before anybody hears of what it says.

A line is a JSON list: the kind of a thing, its id and what is known of it, or kind and id alone once it is
gone. Of a thing with several lines the last counts. A line may be followed by bytes, as many as it says.
What a killed process wrote is there; at most the last line is cut short, and nobody heard of that one.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from playground.wire.encoded import encode

Key = tuple[str, str]
FIRST_LINE = ["playground", "1"]
BYTES = "bytes"  # how many follow the line
WORTH_WRITING_ANEW = 64 * 1024 * 1024


class WorldError(ValueError):
    """The file is not the world of a playground, or another playground has it open."""


class Journal:
    """Records on their way into the file, and those that are in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _locked(path)
        self._file: IO[bytes] | None = None
        self._size = 0
        self._most = WORTH_WRITING_ANEW
        self.broken: OSError | None = None

    def read(self) -> dict[Key, tuple[Any, bytes]]:
        """All that is known of each thing, in the order in which it was first told."""
        known: dict[Key, tuple[Any, bytes]] = {}
        if not self.path.exists():
            return known
        with self.path.open("rb") as file:
            for kind, name, *told in self._records(file):
                match told:
                    case [what, more]:
                        known[kind, name] = what, more
                    case _:
                        known.pop((kind, name), None)
        return known

    def _records(self, file: IO[bytes]) -> Iterator[tuple[Any, ...]]:
        line = file.readline()
        if line and _parsed(line, self.path) != FIRST_LINE:
            raise WorldError(f"{self.path} is not the world of a playground")
        while (line := file.readline()).endswith(b"\n"):
            kind, name, *told = _parsed(line, self.path)
            if not told:
                yield kind, name
                continue
            size = told[0].get(BYTES, 0)
            more = file.read(size)
            if len(more) < size:
                return
            yield kind, name, told[0], more

    def write_anew(self, records: Iterable[str | bytes]) -> None:
        """Put these records in the place of all that the file says."""
        fresh = self.path.with_name(self.path.name + ".new")
        with fresh.open("wb") as file:
            file.write((encode(FIRST_LINE) + "\n").encode())
            for record in records:
                file.write(record if isinstance(record, bytes) else record.encode())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.path)
        self._close_file()
        self._file = self.path.open("ab", buffering=0)
        self._size = self._file.tell()
        self._most = max(2 * self._size, WORTH_WRITING_ANEW)

    def put(self, data: bytes) -> bool:
        """Add records, with the bytes that belong to them. False: the file is long by now, or broken."""
        if self._file is None:
            return False
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(f"only {written} of {len(data)} bytes could be written")
        except OSError as why:
            self._give_up(why)
            return False
        self._size += len(data)
        return not self.is_long

    @property
    def is_long(self) -> bool:
        """Whether most of the file is of no use any more."""
        return self._size > self._most

    def close(self) -> None:
        """Leave the file to others."""
        self._close_file()
        self._lock.close()

    def _give_up(self, why: OSError) -> None:
        """Nothing more is kept, but all that was kept stays readable."""
        self.broken = why
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
        self._close_file()

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def line_of(kind: str, name: str, what: str | None = None) -> str:
    """A record: all that is known of a thing, as JSON, or that it is gone."""
    known = "" if what is None else f",{what}"
    return f'["{kind}","{name}"{known}]\n'


def _parsed(line: bytes, path: Path) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise WorldError(f"{path} cannot be read: one of its lines is damaged") from None


def _locked(path: Path) -> IO[bytes]:
    """An open file beside the world; two playgrounds cannot have it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("ab")
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise WorldError(f"another playground plays in {path}") from None
    return lock


def _lock(file: IO[bytes]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # pyright: ignore[reportAttributeAccessIssue]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
