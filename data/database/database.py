"""One database: a SQLite file, or a PostgreSQL server where one machine is no longer enough."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import URL, Connection, event, make_url, select
from sqlalchemy.exc import ArgumentError

from data.database.awaiting import AwaitedConnection, AwaitedEngine
from data.database.exclusive import sweep
from data.database.inspection import inspect, refuse_empty_start
from data.database.journal import keep_log
from data.database.migration import migrate
from data.database.trouble import Locked, Unreachable, trouble_of
from data.database.visits import VisitedEngine
from data.database.writer import Writer

T = TypeVar("T")
PATIENCE = 1.0  # s to wait for somebody else's lock; a press is to be answered within 3 s
TRIES = 10  # to have a database that is locked while the house starts, each as long as the patience
READERS = 4
CONNECTIONS = 10  # to a server
_CLOSED = "the house is being closed"
_PRAGMAS = {
    "busy_timeout": int(PATIENCE * 1000),
    "synchronous": "NORMAL",  # a killed process loses nothing; a power cut the last moments, never the file
    "foreign_keys": "ON",
    "secure_delete": "ON",  # what is erased is overwritten, not only unlisted
}


class Database:
    """Work is a function over a plain connection; it runs in one transaction, off the event loop.

    Every problem with the database itself is a kind of `engine.tables.store.StoreDown`; nothing of the work
    is kept then, and the same work may be tried again.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self._readers, self._writers = _engines(url)
        self._queue = Writer(self._writers) if isinstance(self._writers, VisitedEngine) else None
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        self.is_swept = True
        self.must_own: Callable[[Connection], None] | None = None
        """Raises, in a change's own transaction, unless this process may write; a file has no need of it."""

    def __repr__(self) -> str:
        return f"Database({self.url.render_as_string(hide_password=True)!r})"

    @classmethod
    async def open(cls, url: str, *, tries: int = TRIES) -> Self:
        """The database at this address, made where it is missing, with the schema of this version.

        Another process that brings it to this version just now is waited for, as often as `tries`. A file
        that is damaged, newer than this version or no database of ours is refused and left untouched.
        """
        read = read_url(url)
        if read.get_backend_name() == "sqlite":
            await asyncio.to_thread(_prepare_file, Path(read.database or ""))
        database = cls(read)
        try:
            await _migrated(database, tries)
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def is_file(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def waiting(self) -> int:
        """How many changes wait for their turn to be written."""
        return self._queue.waiting if self._queue is not None else 0

    async def write(self, work: Callable[[Connection], T], *, long: bool = False) -> T:
        """What the work gives back, once all it did is kept. It may be run again before it succeeds.

        Where there is one writer, what takes `long` lets others go before it.
        """
        if self._queue is not None:
            if self._closed:
                raise Unreachable(_CLOSED)
            return await self._queue.write(work, long=long)
        return await self._begun(_run(self._writers, self._if_owned(work)))  # given up, it is not made

    def _if_owned(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        check = self.must_own
        if check is None:
            return work

        def checked(connection: Connection) -> T:
            check(connection)
            return work(connection)

        return checked

    async def read(self, work: Callable[[Connection], T]) -> T:
        # Whoever waits for it may be cancelled: the connection is given back all the same.
        return await asyncio.shield(self._begun(_run(self._readers, work)))

    def _begun(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        if self._closed:
            work.close()
            raise Unreachable(_CLOSED)
        running = asyncio.create_task(work)
        self._running.add(running)
        running.add_done_callback(self._ended)
        return running

    def _ended(self, running: asyncio.Task[Any]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # for whoever waits for it; if nobody does any more, it is nobody's

    async def alive(self) -> None:
        """Return once the database has answered; raises StoreDown where it does not."""
        await self.read(lambda connection: connection.scalar(select(1)))

    async def sweep(self) -> None:
        """Leave no trace of what was erased, in the file or its log; a server does so by itself in time.

        Where that cannot be done now, it stays due.
        """
        if not self.is_file:
            return
        self.is_swept = False
        try:
            self.is_swept = await asyncio.to_thread(sweep, Path(self.url.database or ""))
        except Exception as problem:
            if (down := trouble_of(problem)) is not None:
                raise down from problem
            raise

    async def connect(self) -> AwaitedConnection:
        """A connection of one's own to a server, to be closed."""
        assert isinstance(self._writers, AwaitedEngine), "a file has no connections of one's own"
        try:
            return await self._writers.connect()
        except Exception as problem:
            if (down := trouble_of(problem)) is not None:
                raise down from problem
            raise

    async def close(self) -> None:
        """Once what has begun is done; nothing more is begun."""
        self._closed = True
        if self._queue is not None:
            await self._queue.close()
        while self._running:
            await asyncio.wait(self._running)
        for engine in {self._readers, self._writers}:
            await engine.dispose()


async def _migrated(database: Database, tries: int) -> None:
    while True:
        try:
            return await database.write(migrate)
        except Locked:
            tries -= 1
            if tries <= 0:
                raise


def read_url(address: str) -> URL:
    """`sqlite:///path` or `postgresql://…`, with our drivers; ValueError says what is allowed."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise ValueError(_ALLOWED) from None
    match url.drivername:
        case "sqlite" | "sqlite+aiosqlite" if url.database and url.database != ":memory:" and not url.host:
            return url.set(drivername="sqlite+aiosqlite")
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return _as_our_driver_says(url).set(drivername="postgresql+asyncpg")
        case _:
            raise ValueError(f"{_ALLOWED}, not {url.render_as_string(hide_password=True)!r}")


_ALLOWED = "a database is sqlite:///path/to/file.db or postgresql://user:password@host/name"


def _as_our_driver_says(url: URL) -> URL:
    """An address as providers give it out: with `sslmode`, as the server's own tools call it."""
    for name in url.query:
        if name not in _ASKED:
            raise ValueError(f"behind the ? of an address may stand {', '.join(_ASKED)}, not {name}")
    mode = url.query.get("sslmode")
    if mode is None:
        return url
    if mode not in _ENCRYPTED:
        raise ValueError(f"sslmode is one of {', '.join(_ENCRYPTED)}, not {mode}")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


_ASKED = ("host", "port", "sslmode")
_ENCRYPTED = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


async def _run(engine: VisitedEngine | AwaitedEngine, work: Callable[[Connection], T]) -> T:
    try:
        return await engine.transaction(work)
    except Exception as problem:
        if (down := trouble_of(problem)) is not None:
            raise down from problem
        raise


def _prepare_file(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Unreachable(str(problem)) from problem
    refuse_empty_start(path)
    inspect(path)
    try:
        keep_log(path, PATIENCE)
    except Exception as problem:
        if (down := trouble_of(problem)) is not None:
            raise down from problem
        raise


def _engines(url: URL) -> tuple[VisitedEngine, VisitedEngine] | tuple[AwaitedEngine, AwaitedEngine]:
    """One to read and one to write with."""
    if url.get_backend_name() == "postgresql":
        server = _server(url)
        return server, server
    readers = _file(url, READERS, {"query_only": "ON"})
    writers = _file(url, 1, {})
    # A change that reads first must hold the lock before it reads: SQLite cannot get it safely afterwards.
    event.listen(writers.plain, "begin", _begin_immediate)
    return readers, writers


def _file(url: URL, connections: int, pragmas: dict[str, str]) -> VisitedEngine:
    engine = VisitedEngine(
        url,
        connections,
        pool_reset_on_return=None,  # each transaction is ended where it began
        connect_args={"isolation_level": None},
    )

    def set_up(connection: Any, _: object) -> None:
        try:
            cursor = connection.cursor()
            for name, value in (_PRAGMAS | pragmas).items():
                cursor.execute(f"PRAGMA {name} = {value}")
            cursor.close()
        except BaseException:
            connection.close()  # nobody else knows of it yet
            raise

    event.listen(engine.plain, "connect", set_up)
    return engine


def _begin_immediate(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN IMMEDIATE")


def _server(url: URL) -> AwaitedEngine:
    milliseconds = str(int(PATIENCE * 1000))
    return AwaitedEngine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=2 * PATIENCE,
        pool_pre_ping=True,  # a server that was restarted between two presses is not noticed
        connect_args={
            "timeout": 2 * PATIENCE,
            "command_timeout": 30 * PATIENCE,
            "server_settings": {
                "application_name": "tablee",
                "lock_timeout": milliseconds,
                # A machine that is gone without a word holds neither its locks nor its house for long.
                "tcp_keepalives_idle": "10",
                "tcp_keepalives_interval": "5",
                "tcp_keepalives_count": "3",
            },
        },
    )
