"""A clock that runs as everybody's does; a test puts it forward where it would have to wait, or stops it."""

from __future__ import annotations

import asyncio

from cogs.wire.clock import steady_time

LOOKS = 0.02  # seconds until a sleeper looks at the clock again


class Hours:
    """Both seams of a house's time, for the playground, where time is real."""

    def __init__(self) -> None:
        self._ahead = 0
        self._stands: int | None = None

    def __call__(self) -> int:
        return self._stands or steady_time() + self._ahead

    def stop(self) -> None:
        """However long the machine takes, nothing falls due any more."""
        self._stands = self()

    def go_on(self) -> None:
        """From where it stood: what was due is due so much later."""
        self._ahead = self() - steady_time()
        self._stands = None

    def put_forward(self, seconds: float) -> None:
        self._ahead += round(seconds * 1000)

    async def sleep_until(self, at: int) -> None:
        while True:
            left = at - self()
            if left <= 0:
                return
            await asyncio.sleep(min(left / 1000, LOOKS))
