"""Leaderboards and profiles as pictures. Everybody is a monster here, grown from who they are."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.palette import ZOO
from render.ranks import alt, ladder, portrayal
from render.ranks.lines import GameLine, Portrayal, Rung
from render.sketch import Sketch, Words

__all__ = ["GameLine", "Portrayal", "Rung", "leaderboard", "profile"]


def leaderboard(title: str, below: str, entries: Sequence[Rung], own: Rung | None, words: Words) -> Sketch:
    """A page of a leaderboard, best first; `own` is the asker where he stands on another page."""
    shown = tuple(entry.visible for entry in entries)
    key = ("ranks", title, below, shown, own and own.visible)
    text = alt.leaderboard(title, below, entries, own, words)
    return Sketch(key, "leaderboard", text, lambda: ladder.paint(title, below, entries, own), ZOO)


def profile(told: Portrayal, words: Words) -> Sketch:
    """One person: rating and its curve, and a line for each game."""
    labels = tuple(words(f"picture-ranks-{name}") for name in ("rating", "matches", "wins", "streak"))
    key = ("profile", told.visible, labels)
    return Sketch(key, "profile", alt.profile(told, words), lambda: portrayal.paint(told, labels), ZOO)
