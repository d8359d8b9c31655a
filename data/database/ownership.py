"""No two processes ever play the same tables: whoever opens a house holds it until the process ends.

The database lets go by itself when a process is killed. A server that loses a machine without a word notices
within half a minute (TCP keepalives), so a house that is taken is asked for again for as long.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from sqlalchemy import Connection, select, text

from data.database import schema
from data.database.awaiting import AwaitedConnection
from data.database.database import Database
from data.database.trouble import Locked, trouble_of
from data.database.upsert import insert_into
from data.kept.downtime import Shards
from engine.tables.store import StoreDown

TRIES = 30  # to have a house on a server, a second apart
LOOK = 2.0  # s between two looks at the connection that holds the lock
_SPACE = 742_655  # any number, but the same for all processes on one PostgreSQL
_owners = schema.owners

log = structlog.get_logger(__name__)


class Taken(StoreDown):
    """Another process plays with this database, or with this part of it."""


@asynccontextmanager
async def holding_shards(
    database: Database, shards: Shards, *, tries: int = TRIES, look: float = LOOK
) -> AsyncGenerator[None]:
    """Hold these shards meanwhile; Taken where somebody else does."""
    if database.is_file:
        held = _file(Path(database.url.database or ""))
    else:
        held = _server(database, shards, tries, look)
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
async def _server(database: Database, shards: Shards, tries: int, look: float) -> AsyncGenerator[None]:
    tenure = Tenure(database, shards)
    while not await tenure.begin():
        tries -= 1
        if tries <= 0:
            raise Taken(f"another bot serves some of the shards {shards} already")
        log.warning("another bot still serves these shards", shards=str(shards))
        await asyncio.sleep(1)
    database.must_own = tenure.check
    watch = asyncio.create_task(tenure.watch(look))
    try:
        yield
    finally:
        tenure.leaving.set()
        await watch
        database.must_own = None
        await tenure.end()


class Tenure:
    """Having these shards on a server: a lock that lives with one connection, and a term that changes check.

    A server that restarts, or a network that is cut, ends the lock and says nothing. So the connection is
    looked at every few seconds, and nothing is written from its loss until the lock is held again. Whoever
    takes a shard begins a new term: what a former owner still has under way is refused by the database.
    """

    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards
        self._connection: AwaitedConnection | None = None
        self.leaving = asyncio.Event()
        self._terms: dict[int, int] = {}  # shard -> its term while it is ours; none: we own nothing

    async def begin(self) -> bool:
        """Whether these shards are ours now."""
        connection = await self._database.connect()
        try:
            terms = await connection.run_sync(_taken_by_us, self._shards)
        except BaseException as problem:
            await _let_go(connection)
            down = trouble_of(problem)
            if isinstance(down, Locked):  # a former owner's change is under way
                return False
            if down is not None:
                raise down from problem
            raise
        if not terms:
            await _let_go(connection)
            return False
        self._connection, self._terms = connection, terms
        return True

    def check(self, connection: Connection) -> None:
        """Part of every change: Taken unless the shards are ours, and stay so until the change is kept."""
        if not self._terms:
            raise Taken("the lock on this database was lost: nothing is written until it is held again")
        if _terms_of(connection, self._terms) != self._terms:
            self._terms = {}
            raise Taken(f"another bot has taken some of the shards {self._shards}")

    async def watch(self, every: float) -> None:
        """Notice when the lock is lost, and take it again as soon as nobody else has it."""
        while not await self._left_within(every):
            try:
                if not await self._still_ours():
                    self._terms = {}
                    await self.end()
                    if await self.begin():
                        log.warning("the lock on the database is held again", shards=str(self._shards))
            except StoreDown as problem:
                log.warning("the lock on the database cannot be taken", problem=str(problem))

    async def _left_within(self, seconds: float) -> bool:
        waiting = asyncio.ensure_future(self.leaving.wait())
        done, _ = await asyncio.wait({waiting}, timeout=seconds)
        waiting.cancel()
        return bool(done)

    async def _still_ours(self) -> bool:
        if self._connection is None or not self._terms:
            return False
        try:
            await self._connection.run_sync(_answers)
            await self._connection.commit()
        except Exception as problem:
            if trouble_of(problem) is None:
                raise
            log.warning("the lock on the database was lost", problem=str(problem))
            return False
        return True

    async def end(self) -> None:
        if self._connection is not None:
            await _let_go(self._connection)
            self._connection = None


def _taken_by_us(connection: Connection, shards: Shards) -> dict[int, int]:
    """The new terms of all of these shards; of none where one of them is somebody else's."""
    lock = text("SELECT pg_try_advisory_lock(:space, :shard)")
    held = [shard for shard in shards.ids if connection.scalar(lock, {"space": _SPACE, "shard": shard})]
    if len(held) < len(shards.ids):
        connection.execute(text("SELECT pg_advisory_unlock_all()"))
        connection.commit()
        return {}
    for shard in sorted(held):  # waits for changes that a former owner still has under way
        fresh = insert_into(connection, _owners).values(shard=shard, term=1)
        connection.execute(
            fresh.on_conflict_do_update(index_elements=["shard"], set_={"term": _owners.c.term + 1})
        )
    ours = _terms_of(connection, held)
    connection.commit()
    return ours


def _answers(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


def _terms_of(connection: Connection, shards: Iterable[int]) -> dict[int, int]:
    """The terms of these shards, which nobody can change before this transaction has ended."""
    query = select(_owners.c.shard, _owners.c.term).where(_owners.c.shard.in_(tuple(shards)))
    return {row.shard: row.term for row in connection.execute(query.with_for_update(read=True)).all()}


async def _let_go(connection: AwaitedConnection) -> None:
    """The lock goes with the connection, which is not given back for others to use."""
    try:
        await connection.invalidate()
        await connection.close()
    except Exception as problem:
        if trouble_of(problem) is None:
            raise
        log.info("the connection that held the house was gone before", problem=str(problem))
