"""Whether anything is going on: for tests that wait until a bot has done all it does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LOOK_AGAIN_SECONDS = 0.005


class Activity:
    """Counts the bot's open requests, each a `with` block, and remembers when the last one ended."""

    def __init__(self, waiting: Callable[[], bool]) -> None:
        self._waiting = waiting
        self._open = 0
        self._last = time.monotonic()

    def __enter__(self) -> None:
        """A request of the bot came."""
        self._open += 1

    def __exit__(self, *_: object) -> None:
        """It is answered."""
        self._open -= 1
        self._last = time.monotonic()

    async def quiet(self, seconds: float) -> None:
        """Wait until no request is open and no answer awaited, for so long."""
        asked = time.monotonic()
        while not self._is_quiet(max(self._last, asked) + seconds):  # noqa: ASYNC110 - quiet is no event
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    def _is_quiet(self, until: float) -> bool:
        return not self._open and not self._waiting() and time.monotonic() >= until
