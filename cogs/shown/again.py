"""Two presses where one was meant: the second lands on a screen that has changed, and never commits anything.

Whoever presses in the same place again, or the same button, has not read yet what his first press brought.
All moments are Discord's: when it took a press, and how much later the screen stood that came of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cogs.wire.pressed import TablePress
from cogs.wire.screen import Arg

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

    def note(self, pressed: TablePress, button: Button) -> None:
        """This press was heeded."""
        message, press = pressed.interaction.message, pressed.press
        if message is not None:
            came = press.got if press.got is not None else press.at
            self._last[pressed.person] = Last(message.id, button, pressed.place, press.at, came)

    def shown(self, message: int | None, revision: int) -> None:
        """This message shows something new."""
        for last in self._last.values():
            if last.message == message and last.changed is None:
                last.changed = last.at + self._clock() - last.came
                last.revision = revision

    def is_meant_by(self, pressed: TablePress, button: Button, *, race: bool) -> bool:
        """Whether a press is more than the one before it once again.

        Where people take turns, what another has done meanwhile is read as well.
        """
        last, message = self._last.get(pressed.person), pressed.interaction.message
        if not self._pause or last is None or message is None or message.id != last.message:
            return True
        if not race and last.changed is not None and pressed.seen > last.revision:
            return True
        is_same = button == last.button or (last.place is not None and pressed.place == last.place)
        since = last.at if last.changed is None else last.changed
        return not is_same or pressed.press.at >= since + self._pause
