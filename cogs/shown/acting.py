"""Whoever acts is answered first: what others see of it is drawn when that answer is on its way."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LONGEST = 0.5  # seconds that anybody else waits

Leave = Callable[[], None]


class Acting:
    """The people at one table whose actions are being answered; meanwhile nobody else is shown anything."""

    def __init__(self, answered: Callable[[], None]) -> None:
        self._answered = answered  # called when others need not wait any longer
        self._people: Counter[int] = Counter()
        self._patience: asyncio.TimerHandle | None = None

    def __contains__(self, person: int) -> bool:
        return self._people[person] > 0

    def __bool__(self) -> bool:
        """Whether others have to wait."""
        return self._patience is not None

    @property
    def is_over(self) -> bool:
        return not +self._people

    @contextmanager
    def by(self, person: int) -> Iterator[Leave]:
        """From the moment that somebody's action comes until its answer is on its way, which is told."""
        is_told = False

        def leaves() -> None:
            nonlocal is_told
            if is_told:
                return
            is_told = True
            self._people[person] -= 1
            if self.is_over:
                self._people.clear()
                self._goes_on()

        if self.is_over:
            self._patience = asyncio.get_running_loop().call_later(LONGEST, self._goes_on)
        self._people[person] += 1
        try:
            yield leaves
        finally:
            leaves()

    def _goes_on(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._answered()
