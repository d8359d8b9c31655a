"""Discord takes 50 requests a second from a bot: none leaves that could be one too many.

Nobody here knows at which moment between its leaving and its answer a request comes there. So it counts from
the one until a second after the other: whatever holds it up, no second at Discord sees more of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from time import monotonic

SHARE, SECOND = 45, 1.0  # a tenth is left to others who come with our token
LOST = 10.0  # seconds after which what was never answered has come there, or never will


class Allowance:
    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._numbers = count()
        self._counts_until: dict[int, float] = {}  # by the number of a request
        self._door = asyncio.Lock()  # whoever comes first goes first

    async def one_leaves(self) -> Callable[[], None]:
        """Wait until one more may leave; what is to be called once it was answered, or failed."""
        async with self._door:
            while (early := self._early()) > 0:
                await self._sleep(early)
            number = next(self._numbers)
            self._counts_until[number] = self._clock() + LOST
        return partial(self._was_answered, number)

    def _was_answered(self, number: int) -> None:
        self._counts_until[number] = self._clock() + SECOND

    def _early(self) -> float:
        """Seconds until it is worth while to look again; 0 where one more may leave."""
        now = self._clock()
        self._counts_until = {number: until for number, until in self._counts_until.items() if until > now}
        if len(self._counts_until) < SHARE:
            return 0.0
        return min(SECOND, min(self._counts_until.values()) - now)
