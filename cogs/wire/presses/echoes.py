"""The same button pressed again at once, which was meant once: a table opened, something told to all.

Its answer is no other screen in its place, so that whoever is impatient presses it again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cogs.wire.screens.screen import Arg

if TYPE_CHECKING:
    from cogs.wire.clock import PlayClock
    from cogs.wire.presses.pressed import ButtonPress

REMEMBERED = 1_000  # presses

Deed = tuple[int, int, str, tuple[Arg, ...]]  # whose, on which message, and what it means


class Echoes:
    def __init__(self, clock: PlayClock, pause: int) -> None:
        self._clock = clock
        self._pause = pause  # ms for which an answer is looked at
        self._until: OrderedDict[Deed, int | None] = OrderedDict()  # None: it is not answered yet

    def has(self, press: ButtonPress) -> bool:
        """Whether this is such a press again."""
        deed = _deed(press)
        if deed not in self._until:
            return False
        until = self._until[deed]
        return until is None or press.at < until

    @contextmanager
    def of(self, press: ButtonPress) -> Iterator[None]:
        """While it is answered, and for a while after that."""
        deed = _deed(press)
        if self._pause:
            self._until[deed] = None
        try:
            yield
        except BaseException:
            self._until.pop(deed, None)
            raise
        if self._pause:
            self._until[deed] = self._clock.by_discord() + self._pause
            self._until.move_to_end(deed)
        while len(self._until) > REMEMBERED:
            self._until.popitem(last=False)


def _deed(press: ButtonPress) -> Deed:
    message = press.interaction.message
    return press.person, message.id if message else 0, press.id.verb, press.id.args
