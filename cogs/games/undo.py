"""The button that takes one's last play back: on every private screen of games that know such plays."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.games.look import AnyLook
from cogs.wire.screens.screen import Menu, Row, Screen, Tap

UNDO = "undo"  # its verb, for every game alike
SIGN = "⏪"


def undo_tap(look: AnyLook) -> Tap:
    """There from the first board to the last; it can be pressed when there is something to take back."""
    return Tap(label=look.words("board-undo"), emoji=SIGN, verb=UNDO, enabled=look.may_undo)


def with_undo(screen: Screen, look: AnyLook) -> Screen:
    """The screen with such a button: where its desk has put it, or else in the first row of all."""
    if not look.undoes or _stands_on(screen):
        return screen
    first = next((at for at, part in enumerate(screen.parts) if isinstance(part, Row | Menu)), None)
    at = len(screen.parts) if first is None else first
    return replace(screen, parts=(*screen.parts[:at], Row((undo_tap(look),)), *screen.parts[at:]))


def _stands_on(screen: Screen) -> bool:
    for part in screen.parts:
        if isinstance(part, Row):
            for tap in part.taps:
                if tap.verb == UNDO:
                    return True
    return False
