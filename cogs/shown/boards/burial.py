"""When a board that talk has buried is posted again: a result at once, a race's board between two rounds."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from cogs.shown.message import Message
from cogs.wire.expected import NotTaken

SCREEN = 8  # messages that leave nothing of a board on a phone
BUTTONS = 3  # messages that push its buttons out of sight
APART = 10_000  # ms from one look at a race's channel to the next

log = structlog.get_logger()


class Burial:
    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._has_ended = False
        self._next_look = 0

    def ended(self) -> None:
        """The match has just come to its end: its result is to be seen."""
        self._has_ended = True

    async def is_due(self, board: Message, *, pauses: bool) -> bool:
        """Whether the board is out of sight, at a moment at which it may move."""
        try:
            if self._has_ended:
                self._has_ended = False
                return await board.is_buried(SCREEN)
            if pauses and self._clock() >= self._next_look:
                self._next_look = self._clock() + APART
                return await board.is_buried(BUTTONS)
        except NotTaken as problem:
            log.info("nobody knows what stands below a board", problem=repr(problem))
        return False
