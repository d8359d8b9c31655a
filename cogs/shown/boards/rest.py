"""The board of a table at rest: every button is in its place, and one is for whoever comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.wire.screens.accents import CLOSED
from cogs.wire.screens.screen import Menu, Part, Row, Screen, Style, Tap

if TYPE_CHECKING:
    from cogs.games.desk import Desk
    from data.words import Words


def at_rest(board: Screen, desk: Desk, words: Words) -> Screen:
    """Nothing on it plays: a press brings somebody back before anything can happen to him.

    Where seats have private screens, what opens one does that; elsewhere it comes below all others.
    """
    go_on = Tap(
        label=words("board-go-on"),
        verb="hand" if desk.secret else "go_on",
        style=Style.PRIMARY,
        emoji="▶️",
    )
    still = [_still(part, go_on) for part in board.parts]
    if not desk.secret:
        last = max(at for at, part in enumerate(still) if isinstance(part, Row))
        still.insert(last + 1, Row((go_on,)))
    return Screen(tuple(still), accent=CLOSED)


def _still(part: Part, go_on: Tap) -> Part:
    match part:
        case Menu():
            return replace(part, enabled=False)
        case Row(taps):
            return Row(tuple(_kept(tap, go_on) for tap in taps))
        case _:
            return part


def _kept(tap: Tap, go_on: Tap) -> Tap:
    if tap.verb == "rules":
        return tap
    return go_on if tap.verb == go_on.verb else replace(tap, enabled=False)
