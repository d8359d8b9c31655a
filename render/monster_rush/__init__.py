"""Monster Rush's pictures: the hunt, the result, the illustrated rules, and the monsters themselves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Outcome
from engine.monster_rush.state import View
from render.encode import HASTE
from render.monster_rush import alt, ending, hunt, lessons
from render.palette import ZOO
from render.sketch import Sketch, Words

SECTIONS = tuple(lessons.SECTIONS)


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees. Clocks and single hands are not in it, so they do not change its key."""
    swept = not any(hunter.shown for hunter in view.hunters)
    hunters = tuple((hunter.pile, hunter.score) for hunter in view.hunters)
    played = tuple(hunt.in_order(view))
    key = ("rush-hunt", view.lairs, hunters, played, view.turn, view.news if swept else ())
    told = alt.hunt(view, words, names)
    return Sketch(key, "monster-rush", told, lambda: hunt.paint(view), ZOO, effort=HASTE)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    brought = tuple((hunter.score, hunter.captured, hunter.mistakes) for hunter in view.hunters)
    text = alt.result(view, outcome, words, names)
    return Sketch(
        ("rush-result", brought, outcome.ranks),
        "monster-rush-result",
        text,
        lambda: ending.paint(view, outcome),
        ZOO,
    )


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    name = f"monster-rush-rules-{section}"
    return Sketch(
        ("rush-rules", section), name, alt.rules(section, words), lambda: lessons.paint(section), ZOO
    )
