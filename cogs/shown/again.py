"""Two presses where one was meant: the second lands on a screen that has changed, and never commits anything.

Whoever presses in the same place again, or the same button, has not read yet what his first press brought.
Nor has anybody read a screen of another kind that has just come up: a board where the lobby was, a result
where the board was, a hand that lies below both now.
All moments are Discord's: when it took a press, and how much later the screen stood that came of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from cogs.wire.clock import PlayClock
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

    def __init__(self, clock: PlayClock, pause: int) -> None:
        self._clock = clock
        self._pause = pause
        self._last: dict[int, Last] = {}  # by person
        self._new: dict[int, int] = {}  # until when, in ms, a message is still looked at

    def heeds(
        self, pressed: TablePress, button: Button, *, race: bool = False, also_unread: bool = False
    ) -> bool:
        """Whether a press was meant for what it does on this screen; it is the last one, then.

        On a screen that has only just come up, whatever stood there before was meant. Elsewhere it has to be
        more than the press before it once again; where people take turns, what another has done meanwhile is
        read as well.
        """
        message = pressed.interaction.message
        if message is None:
            return True
        at = pressed.at
        if not also_unread and at < self._new.get(message.id, 0):
            return False
        here = Last(message.id, button, pressed.place, at, self._clock())
        last = self._last.get(pressed.person)
        if self._pause and last is not None and here.message == last.message:
            is_read = not race and last.changed is not None and pressed.seen > last.revision
            is_there = last.place is not None and here.place == last.place
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

    def came_up(self, message: int | None) -> None:
        """This message shows a screen of another kind than what stood there."""
        now = self._clock.by_discord()
        self._new = {number: until for number, until in self._new.items() if until > now}
        if message is not None and self._pause:
            self._new[message] = now + self._pause
