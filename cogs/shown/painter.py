"""Keeps what Discord shows level with what is stored: the newest state wins, one edit in flight a message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import structlog

from cogs.wire.expected import Stumbled
from engine.tables.store import StoreTrouble

AGAIN = 5.0  # seconds until what Discord or the database could not do is tried once more
FAREWELL = 8.0  # s that a house that is closed waits for Discord: who stops it waits half a minute

log = structlog.get_logger()

Job = Callable[[], Awaitable[None]]


class Key(NamedTuple):
    """What is painted: at which table, and whose or which of several it is."""

    what: str
    table: int | None = None
    which: int | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part is not None)


class Painter:
    """Runs one job a key at a time; what is wanted meanwhile is done once more, with what is newest then."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._since: dict[Key, int] = {}  # what is not shown yet, and since when it is wanted
        self._wanted: dict[Key, Job] = {}
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._closed = False

    def paint_soon(self, key: Key, job: Job) -> asyncio.Task[None] | None:
        """What paints it, and whatever is wanted of this key meanwhile; None where nothing is painted."""
        if self._closed:
            return None  # there is nobody left to paint for; the next start looks after what is stale
        self._since.setdefault(key, self._clock())
        self._wanted[key] = job
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._work(key))
        return self._running[key]

    def behind(self) -> int | None:
        """Since when something that was wanted is not shown, if anything is."""
        return min(self._since.values(), default=None)

    async def settled(self, key: Key | None = None) -> None:
        """Wait until nothing is left to paint, of this key or of all."""
        while tasks := [task for other, task in self._running.items() if key in (None, other)]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Finish what is wanted, as long as a host may wait for it, and begin nothing more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.settled()
        self._closed = True
        for task in self._running.values():
            task.cancel()  # the next start looks after what is stale
        await self.settled()

    async def within(self, seconds: float, key: Key) -> None:
        """Wait until nothing is left to paint of this key, but no longer than that."""
        deadline = asyncio.get_running_loop().time() + seconds
        while (task := self._running.get(key)) and (left := deadline - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait((task,), timeout=left)

    async def _work(self, key: Key) -> None:
        """Whoever's press led to it: what is logged is told of the table that is painted."""
        if key.table is not None:
            structlog.contextvars.bind_contextvars(table=key.table)
        try:
            while job := self._wanted.pop(key, None):
                try:
                    await job()
                except (Stumbled, StoreTrouble) as problem:  # it could not be done yet
                    log.warning("not painted yet", key=str(key), problem=repr(problem))
                    asyncio.get_running_loop().call_later(AGAIN, self._want_again, key, job)
                    continue
                except Exception:
                    log.exception("painting failed", key=str(key))
                if key not in self._wanted:
                    del self._since[key]
        finally:
            del self._running[key]

    def _want_again(self, key: Key, job: Job) -> None:
        if key not in self._wanted:
            self.paint_soon(key, job)
