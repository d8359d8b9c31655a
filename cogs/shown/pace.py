"""How fast we may edit, so that Discord never has to say no.

Discord lets a bot make 50 requests a second in all, and about five edits in five seconds in one channel or
through one token; answers through an interaction's token are free of the first limit. Whoever has to wait
does so here, in turn, so that all tables slow down evenly.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

GLOBAL_EACH = 1 / 40  # seconds between requests, below the limit: others' count too, and the way bunches them
BURST, WINDOW = 5, 5.2  # edits in a channel within so many seconds
REMEMBERED = 4_096  # channels and tokens


class Pace:
    def __init__(
        self, clock: Callable[[], float] = monotonic, *, burst: int = BURST, each: float = GLOBAL_EACH
    ) -> None:
        self._clock = clock
        self._burst = burst
        self._each = each
        self._free_at = 0.0
        self._sent_at = 0.0
        self._one_by_one = asyncio.Lock()
        self._edits: OrderedDict[Hashable, list[float]] = OrderedDict()

    async def turn(self, route: Hashable, *, through_token: bool = False) -> bool:
        """Wait until one more edit on this route is welcome; whether it took any waiting."""
        now = self._clock()
        at = self._slot(route, now)
        if not through_token:
            at = max(at, self._free_at)
            self._free_at = at + self._each
        self._note(route, at)
        if at <= now:
            return False
        await asyncio.sleep(at - now)
        return True

    async def gate(self) -> None:
        """Pass just before sending what counts against all: turns bunch up while things are drawn."""
        async with self._one_by_one:
            early = self._sent_at + self._each - self._clock()
            if early > 0:
                await asyncio.sleep(early)
            self._sent_at = self._clock()

    def _slot(self, route: Hashable, now: float) -> float:
        edits = self._edits.get(route, [])
        return now if len(edits) < self._burst else max(now, edits[-self._burst] + WINDOW)

    def _note(self, route: Hashable, at: float) -> None:
        edits = self._edits.setdefault(route, [])
        edits.append(at)
        del edits[: -self._burst]
        self._edits.move_to_end(route)
        while len(self._edits) > REMEMBERED:
            self._edits.popitem(last=False)
