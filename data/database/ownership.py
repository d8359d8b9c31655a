"""No two processes ever play the same tables: whoever opens a house holds it until the process ends.

The database lets go by itself when a process is killed. A server that loses a machine without a word notices
within half a minute (TCP keepalives), so a house that is taken is asked for again for as long.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database
from data.database.trouble import trouble
from data.kept.downtime import Shards
from engine.tables.store import StoreDown

TRIES = 30  # to have a house on a server, a second apart
_SPACE = 742_655  # any number, but the same for all processes on one PostgreSQL

log = structlog.get_logger(__name__)


class Taken(StoreDown):
    """Another process plays with this database, or with this part of it."""


@asynccontextmanager
async def holding(database: Database, shards: Shards, *, tries: int = TRIES) -> AsyncGenerator[None]:
    """Hold these shards meanwhile; Taken where somebody else does."""
    held = _file(Path(database.url.database or "")) if database.is_file else _server(database, shards, tries)
    async with held:
        yield


@asynccontextmanager
async def _file(path: Path) -> AsyncGenerator[None]:
    """A lock on a small file beside the database: it works on every system that SQLite works on."""
    beside = path.with_name(f"{path.name}.house")
    connection = sqlite3.connect(beside, isolation_level=None, timeout=1.0)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        connection.close()
        raise Taken(f"another bot plays with {path} already") from problem
    try:
        yield
    finally:
        connection.close()


@asynccontextmanager
async def _server(database: Database, shards: Shards, tries: int) -> AsyncGenerator[None]:
    connection = await database.connect()
    try:
        while not await connection.run_sync(_taken_by_us, shards):
            tries -= 1
            if tries <= 0:
                raise Taken(f"another bot serves some of the shards {shards} already")
            log.warning("another bot still serves these shards", shards=str(shards))
            await asyncio.sleep(1)
        yield
    finally:
        await _let_go(connection)


def _taken_by_us(connection: Connection, shards: Shards) -> bool:
    """All of these shards, or none."""
    lock = text("SELECT pg_try_advisory_lock(:space, :shard)")
    held = [shard for shard in shards.ids if connection.scalar(lock, {"space": _SPACE, "shard": shard})]
    if len(held) < len(shards.ids):
        connection.execute(text("SELECT pg_advisory_unlock_all()"))
    connection.commit()
    return len(held) == len(shards.ids)


async def _let_go(connection: AsyncConnection) -> None:
    """The lock goes with the connection, which is not given back for others to use."""
    try:
        await connection.invalidate()
        await connection.close()
    except Exception as problem:
        if trouble(problem) is None:
            raise
        log.info("the connection that held the house was gone before", problem=str(problem))
