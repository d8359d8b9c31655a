"""Monster Rush's pictures: the hunt, the result, the illustrated rules, and the monsters themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.game import Outcome
from engine.monster_rush.state import View
from render.encode import HASTE
from render.ground import MARGIN, WIDTH
from render.monster_rush import alt, hunt, lessons
from render.monster_rush.zoo import MONSTERS as LOOKS
from render.monsters import portrait
from render.palette import ZOO
from render.podium import Place, Podium, sides
from render.rows import lesson
from render.sketch import Sketch, Words
from render.type import Face

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
        lambda: _ending(view, outcome),
        ZOO,
    )


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    return lesson("monster-rush", section, lessons.SECTIONS[section], words)


def _ending(view: View, outcome: Outcome) -> Image.Image:
    def brought(place: Place) -> None:
        hunter, size = view.hunters[place.seats[0]], 76 if place.first else 56
        board, middle, right = place.board, place.middle, WIDTH - MARGIN - 20
        board.text((MARGIN + 306, middle), str(hunter.score), place.ink, size, Face.TITLE, "mm")
        if hunter.mistakes:
            board.text((right, middle), f"−{hunter.mistakes}", place.ink, 44, Face.TITLE, "rm")
            right -= 84
        _trophies(place, hunter.captured, MARGIN + 370, right)

    return Podium().paint(sides(outcome.ranks), brought)


def _trophies(place: Place, captured: tuple[int, ...], left: float, right: float) -> None:
    size = min(place.height - 16, 130)
    step = min(size * 0.86, (right - left - size) / max(1, len(captured) - 1))
    for index, monster in enumerate(captured):
        place.board.centre(portrait(LOOKS[monster], size), left + size / 2 + index * step, place.middle)
