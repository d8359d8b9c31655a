"""Keeps what Discord shows level with what is stored: the newest state wins, one edit in flight a message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

import structlog

log = structlog.get_logger()


class Painter:
    """Runs one job a key at a time; what is wanted meanwhile is done once more, with what is newest then."""

    def __init__(self) -> None:
        self._wanted: dict[Hashable, Callable[[], Awaitable[None]]] = {}
        self._running: dict[Hashable, asyncio.Task[None]] = {}
        self._closed = False

    def want(self, key: Hashable, job: Callable[[], Awaitable[None]]) -> None:
        if self._closed:
            return  # there is nobody left to paint for; the next start looks after what is stale
        self._wanted[key] = job
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._work(key))

    async def settled(self, key: Hashable | None = None) -> None:
        """Wait until nothing is left to paint, of this key or of all."""
        while tasks := [task for other, task in self._running.items() if key in (None, other)]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Finish what is wanted, and begin nothing more."""
        await self.settled()
        self._closed = True

    async def _work(self, key: Hashable) -> None:
        try:
            while job := self._wanted.pop(key, None):
                try:
                    await job()
                except Exception:
                    log.exception("painting failed", key=str(key))
        finally:
            del self._running[key]
