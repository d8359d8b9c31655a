"""Buttons that do one thing: an answer, no third card, the end of a turn."""

from __future__ import annotations

from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.screen import Style, Tap
from data.words import Words
from engine.thirteen_monsters.state import Phase


def tap_to_do(
    name: str, emoji: str | None, words: Words, *, enabled: bool = True, style: Style = Style.SECONDARY
) -> Tap:
    label = words(f"thirteen-monsters-do-{name}")
    return Tap(label=label, emoji=emoji, verb="do", args=(name,), enabled=enabled, style=style)


def tap_to_end(look: Looked) -> Tap:
    return tap_to_do("end", "🏁", look.words, enabled=look.view.phase in (Phase.AFTER, Phase.FINAL))
