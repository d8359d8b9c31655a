"""A clock that runs on as everybody's does, and that a test puts forward where it would have to wait."""

from __future__ import annotations

import asyncio

from cogs.wire.clock import steady_time

LOOKS = 0.02  # seconds until a sleeper looks at the clock again


class Hours:
    """Both seams of a house's time, for the playground, where time is real."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return steady_time() + self._ahead

    def put_forward(self, seconds: float) -> None:
        self._ahead += round(seconds * 1000)

    async def sleep_until(self, at: int) -> None:
        while True:
            left = at - self()
            if left <= 0:
                return
            await asyncio.sleep(min(left / 1000, LOOKS))
