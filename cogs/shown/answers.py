"""Whoever pressed is answered first: what others see of it is drawn when that answer is on its way."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

LONGEST = 0.5  # seconds that anybody else waits


class Answers:
    """The presses that are being answered, by table."""

    def __init__(self) -> None:
        self._open: Counter[int] = Counter()
        self._given: dict[int, asyncio.Event] = {}

    @contextmanager
    def answering(self, table: int) -> Iterator[None]:
        self._open[table] += 1
        self._given.setdefault(table, asyncio.Event())
        try:
            yield
        finally:
            self._open[table] -= 1
            if not self._open[table]:
                del self._open[table]
                self._given.pop(table).set()

    async def given(self, table: int) -> None:
        """Wait until nobody at this table waits for an answer, but not for long."""
        event = self._given.get(table)
        if event is not None:
            waiting = asyncio.ensure_future(event.wait())
            await asyncio.wait({waiting}, timeout=LONGEST)
            waiting.cancel()
