"""Two presses where one was meant: the second lands on a screen that has changed, and never commits anything.

Whoever presses in the same place again, or the same button, has not read yet what his first press brought.
All moments are Discord's: when it took a press, and how much later the screen stood that came of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cogs.wire.presses.pressed import TablePress
from cogs.wire.screens.screen import Arg

PAUSE = 700  # ms that a new screen is looked at

Button = tuple[Arg, ...]  # its verb and arguments, whatever is chosen beside


@dataclass(slots=True)
class Last:
    """Somebody's last press on one message."""

    message: int
    button: Button
    place: tuple[int, int] | None
    at: int  # ms, by Discord's clock
    came: int  # ms, by ours
    changed: int | None = None  # ms, by Discord's clock: when the screen stood that came of it
    revision: int = 0  # of that screen


class Again:
    """The last presses of those at one table."""

    def __init__(self, clock: Callable[[], int], pause: int) -> None:
        self._clock = clock
        self._pause = pause
        self._last: dict[int, Last] = {}  # by person

    def heeds(self, pressed: TablePress, button: Button, *, race: bool, elsewhere: bool = False) -> bool:
        """Whether a press is more than the one before it once again; it is the last one, then.

        Where people take turns, what another has done meanwhile is read as well. On another screen
        altogether, `elsewhere`, places do not tell where the finger was.
        """
        message = pressed.interaction.message
        if message is None:
            return True
        here = Last(message.id, button, pressed.place, pressed.at, self._clock())
        last = self._last.get(pressed.person)
        if self._pause and last is not None and here.message == last.message:
            is_read = not race and last.changed is not None and pressed.seen > last.revision
            is_there = elsewhere or (last.place is not None and here.place == last.place)
            is_same = is_there or here.button == last.button
            since = last.at if last.changed is None else last.changed
            if is_same and not is_read and here.at < since + self._pause:
                return False
        self._last[pressed.person] = here
        return True

    def shown(self, message: int | None, revision: int) -> None:
        """This message shows something new."""
        for last in self._last.values():
            if last.message == message and last.changed is None:
                last.changed = last.at + self._clock() - last.came
                last.revision = revision
