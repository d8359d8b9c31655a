"""How fast we may edit, so that Discord never has to say no.

Discord lets a bot make 50 requests a second in all, and about five edits in five seconds in one channel or
through one token; answers through an interaction's token are free of the first limit. Whoever has to wait
does so here, in turn, so that all tables slow down evenly, and what is sent is drawn shortly before. This is
the order of those who wait; `cogs.wire.allowance`, through which all goes, sees to it that no second has too
many.

An edit counts from when Discord has answered it: it came there before that, and how long the way takes
changes nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from time import monotonic

GLOBAL_EACH = 1 / 40  # seconds between requests, below the limit: others' count too, and the way bunches them
BURST, WINDOW = 5, 5.2  # edits in a channel within so many seconds
DRAWING = 0.1  # seconds before its turn at which a board is drawn: late enough to be new, and ready in time
REMEMBERED = 4_096  # channels and tokens


@dataclass(frozen=True, slots=True)
class Turn:
    """The moment at which one edit is welcome: `async with` it the edit is sent."""

    at: float
    lane: Hashable
    through_token: bool
    _pace: Pace

    @property
    def is_far(self) -> bool:
        """Whether what is to be sent should not be drawn yet."""
        return self._pace.is_ahead(self.at - DRAWING)

    async def near(self) -> None:
        """Wait until it should be drawn."""
        await self._pace.until(self.at - DRAWING)

    async def __aenter__(self) -> None:
        """Wait until it may be sent; those who come late together go one after the other all the same."""
        await self._pace.until(self.at if self.through_token else self._pace.departure(self.at))

    async def __aexit__(self, *_: object) -> None:
        self._pace.went(self)


class Pace:
    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        *,
        burst: int = BURST,
        each: float = GLOBAL_EACH,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._burst = burst
        self._each = each
        self._free_at = 0.0  # when the next turn may be given
        self._next_at = 0.0  # when the next edit may go
        self._edits: OrderedDict[Hashable, list[float]] = OrderedDict()

    def is_sooner(self, lane: Hashable, token: Hashable) -> bool:
        """Whether an edit on this lane is welcome before one through this token."""
        now = self._clock()
        return max(self._slot(lane, now), self._free_at) < self._slot(token, now)

    def turn(self, lane: Hashable, *, through_token: bool = False) -> Turn:
        """The next moment at which one more edit on this lane is welcome; it belongs to whoever asked."""
        at = self._slot(lane, self._clock())
        if not through_token:
            at = max(at, self._free_at)
            self._free_at = at + self._each
        self._note(lane, at)
        return Turn(at, lane, through_token, self)

    async def lets_go(self) -> None:
        """Wait until something may be asked that is no edit, and counts against all as well."""
        await self.until(self.departure(self._clock()))

    def departure(self, turn: float) -> float:
        """When an edit that counts against all goes, whose turn this is or was."""
        at = max(turn, self._clock(), self._next_at)
        self._next_at = at + self._each
        return at

    def went(self, turn: Turn) -> None:
        """An edit counts from now on, at the earliest from its turn."""
        edits = self._edits.get(turn.lane, [])
        if turn.at in edits:
            edits[edits.index(turn.at)] = max(turn.at, self._clock())
            edits.sort()

    def is_ahead(self, at: float) -> bool:
        return at > self._clock()

    async def until(self, at: float) -> None:
        early = at - self._clock()
        if early > 0:
            await self._sleep(early)

    def _slot(self, lane: Hashable, now: float) -> float:
        edits = self._edits.get(lane, [])
        return now if len(edits) < self._burst else max(now, edits[-self._burst] + WINDOW)

    def _note(self, lane: Hashable, at: float) -> None:
        edits = self._edits.setdefault(lane, [])
        edits.append(at)
        del edits[: -self._burst]
        self._edits.move_to_end(lane)
        while len(self._edits) > REMEMBERED:
            self._edits.popitem(last=False)
