"""Databases of which the schema stands already: to migrate one takes longer than most tests."""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from data.database.database import Database


def ready(path: Path) -> str:
    """The address of a new file in which there is nothing yet; tests of the schema begin without one."""
    path.write_bytes(_opened_once())
    return address_of(path)


def address_of(path: Path) -> str:
    return f"sqlite:///{path}"


@cache
def _opened_once() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        open_once(address_of(path))
        return path.read_bytes()


def open_once(address: str) -> None:
    """Bring the database to the schema of this version."""
    with ThreadPoolExecutor(1) as aside:  # here a loop may run
        aside.submit(asyncio.run, _opened(address)).result()


async def _opened(address: str) -> None:
    await (await Database.open(address)).close()
