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
        self.has_ended = False  # the match, just now: its result is to be seen
        self._next_look = 0

    async def is_due(self, board: Message) -> bool:
        """Whether the board is out of sight; asked where it may move: at the end, or as a race pauses."""
        try:
            if self.has_ended:
                self.has_ended = False
                return await board.is_buried(SCREEN)
            if self._clock() >= self._next_look:
                self._next_look = self._clock() + APART
                return await board.is_buried(BUTTONS)
        except NotTaken as problem:
            log.info("nobody knows what stands below a board", problem=repr(problem))
        return False
