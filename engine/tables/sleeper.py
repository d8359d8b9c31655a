"""One task that sleeps for everybody: it wakes whoever's moment has come, and itself for earlier moments."""

import asyncio
from collections.abc import Awaitable, Callable
from heapq import heapify, heappop, heappush

SPARE = 64  # outdated moments that are put up with before they are cleared away


class Sleeper:
    def __init__(
        self,
        clock: Callable[[], int],
        sleep_until: Callable[[int], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._sleep_until = sleep_until
        self._moments: dict[int, int] = {}  # whom to wake, and when
        self._heap: list[tuple[int, int]] = []  # (when, whom); outdated where `_moments` says otherwise
        self._earlier = asyncio.Event()
        self._nap: asyncio.Future[None] | None = None

    def __repr__(self) -> str:
        return f"Sleeper(moments={len(self._moments)})"

    def __len__(self) -> int:
        return len(self._moments)

    def wake_at(self, whom: int, at: int) -> None:
        """Wake this one then, instead of at the time set before."""
        if self._moments.get(whom) == at:
            return
        self._moments[whom] = at
        heappush(self._heap, (at, whom))
        if self._heap[0] == (at, whom):
            self._earlier.set()
            if self._nap is not None:
                self._nap.cancel()
        if len(self._heap) > 2 * len(self._moments) + SPARE:
            self._clear_away()

    def drop(self, whom: int) -> None:
        self._moments.pop(whom, None)

    async def run(self, wake: Callable[[int], None]) -> None:
        """Wake everybody in time, until cancelled."""
        while True:
            self._ring(wake)
            self._earlier.clear()
            if self._heap:
                await self._doze(self._heap[0][0])
            else:
                await self._earlier.wait()

    def _ring(self, wake: Callable[[int], None]) -> None:
        now = self._clock()
        while self._heap:
            at, whom = self._heap[0]
            is_meant = self._moments.get(whom) == at  # else another time was set since
            if is_meant and at > now:
                return
            heappop(self._heap)
            if is_meant:
                del self._moments[whom]
                wake(whom)

    async def _doze(self, until: int) -> None:
        self._nap = asyncio.ensure_future(self._sleep_until(until))
        try:
            await asyncio.wait({self._nap})  # the nap alone: a simulated clock can tell what is waited for
            if not self._nap.cancelled():
                self._nap.result()  # a clock that fails must not be taken for one that rings
        finally:
            self._nap.cancel()

    def _clear_away(self) -> None:
        self._heap = [(at, whom) for whom, at in self._moments.items()]
        heapify(self._heap)
