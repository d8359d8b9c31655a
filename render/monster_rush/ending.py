"""How a match of Monster Rush ended: points, and the monsters that each hunter brought home."""

from __future__ import annotations

from PIL import Image

from engine.game import Outcome
from engine.monster_rush.state import View
from render.ground import MARGIN, WIDTH
from render.monster_rush.zoo import MONSTERS as LOOKS
from render.monsters import portrait
from render.podium import Place, Podium, sides
from render.type import Face


def paint(view: View, outcome: Outcome) -> Image.Image:
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
