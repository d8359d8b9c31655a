"""Whoever acts is answered first: what others see of it is drawn when that answer is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

LONGEST = 0.5  # seconds that anybody else waits

Leave = Callable[[], None]


class Acting:
    """The people at one table whose actions are being answered; meanwhile nobody else is shown anything."""

    def __init__(self, answered: Callable[[], None]) -> None:
        self._answered = answered  # called when others need not wait any longer
        self._deeds: dict[object, int] = {}  # whose each is, until its answer is on its way
        self._patience: asyncio.TimerHandle | None = None
        self.left_out = False  # whether anything was not shown to one of them, whose answer was to come first

    def __contains__(self, person: int) -> bool:
        return person in self._deeds.values()

    def __bool__(self) -> bool:
        """Whether others have to wait."""
        return self._patience is not None

    @property
    def is_over(self) -> bool:
        return not self._deeds

    @contextmanager
    def by(self, person: int) -> Iterator[Leave]:
        """From the moment that somebody's action comes until its answer is on its way, which is told."""
        deed = object()
        if self.is_over:
            self._patience = asyncio.get_running_loop().call_later(LONGEST, self._go_on, None)
        self._deeds[deed] = person
        try:
            yield partial(self._go_on, deed)
        finally:
            if deed in self._deeds:
                self._go_on(deed)

    def _go_on(self, deed: object | None) -> None:
        """The answer to this is on its way; None: it takes so long that others wait for it no more."""
        if deed is not None and (self._deeds.pop(deed, None) is None or self._deeds):
            return  # it was on its way before, or somebody else is yet to be answered
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._answered()
