"""The board of a table at rest: as it was left, with one button for whoever comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.wire.screens.accents import CLOSED
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from render.sketch import Sketch

if TYPE_CHECKING:
    from cogs.games.desk import Desk
    from cogs.games.look import AnyLook
    from engine.tables.table import Rest


def resting_screen(rest: Rest, desk: Desk, look: AnyLook, recent: Sequence[str]) -> Screen:
    """Nothing on it plays: a press brings somebody back before anything can happen to him."""
    words = look.words
    said = "\n".join(f"-# {line}" for line in recent)
    notice = words("board-resting", until=f"<t:{rest.until // 1000}:R>")
    go_on = Tap(
        label=words("board-go-on"),
        verb="hand" if desk.secret else "go_on",
        style=Style.PRIMARY,
        emoji="▶️",
    )
    rules = Tap(label=words("board-rules"), verb="rules", args=(desk.key,), emoji="❓")
    pictured = tuple(part for part in desk.public(look).parts if isinstance(part, Line | Sketch))
    lines = (Line(said),) if said else ()
    return Screen((*pictured, *lines, Line(f"💤 {notice}"), Row((go_on, rules))), accent=CLOSED)
