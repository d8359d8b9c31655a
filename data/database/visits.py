"""SQLAlchemy Core over a file: a transaction is one visit to the thread in which aiosqlite has a connection.

SQLAlchemy's own way over aiosqlite goes there and back for every statement, and that costs more than most
statements do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from sqlite3 import Connection as Driver
from typing import Any, TypeVar, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.pool import SingletonThreadPool

T = TypeVar("T")
ROWS = 64  # that aiosqlite would fetch at once, were it asked for any


class Visited(aiosqlite.Connection):
    """One connection, in whose thread all work with it is done."""

    def __init__(self, connect: Callable[[], Driver]) -> None:
        super().__init__(connect, ROWS)
        self._thread.daemon = True  # whoever cannot close it any more can end all the same

    async def do(self, work: Callable[[], T]) -> T:
        """What the work gives back; once it is in the thread it is done to its end."""
        return cast(T, await self._execute(work))  # pyright: ignore[reportUnknownMemberType]


class VisitedEngine:
    """So many connections to one file, each opened when it is needed first; events listen to `plain`."""

    def __init__(self, url: URL, connections: int, **settings: Any) -> None:
        self.plain: Engine = create_engine(
            url.set(drivername="sqlite+pysqlite"),  # what aiosqlite has in its threads
            poolclass=SingletonThreadPool,  # each of them sees its own
            pool_size=connections,
            hide_parameters=True,  # an error is logged, and they are seeds, cards and names
            **settings,
        )
        self._room = asyncio.Semaphore(connections)
        self._free: list[Visited] = []

    async def transaction(self, work: Callable[[Connection], T]) -> T:
        """What the work gives back, once all that it did is kept; nothing of it is where it fails."""
        async with self._room:
            connection = self._free.pop() if self._free else await self._opened()
            try:
                return await connection.do(partial(self._transacted, work))
            finally:
                self._free.append(connection)

    async def dispose(self) -> None:
        """Close what is open; whoever comes then has it opened anew."""
        while self._free:
            await self._free.pop().close()
        self.plain.dispose(close=False)  # each was closed in its own thread

    async def _opened(self) -> Visited:
        connection = Visited(self._connected)
        await connection
        return connection

    def _connected(self) -> Driver:
        with self.plain.connect() as connection:
            return cast(Driver, connection.connection.driver_connection)

    def _transacted(self, work: Callable[[Connection], T]) -> T:
        with self.plain.begin() as connection:
            return work(connection)
