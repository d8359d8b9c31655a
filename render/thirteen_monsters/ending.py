"""How a match ended: everybody's monsters in a row."""

from __future__ import annotations

from PIL import Image

from engine.game import Outcome
from engine.thirteen_monsters.views import View
from render.ground import MARGIN, WIDTH
from render.podium import Place, Podium, sides
from render.thirteen_monsters.creatures import creature, points
from render.type import Face

LINES = Podium(tall=200, low=150)


def paint(view: View, outcome: Outcome) -> Image.Image:
    def brought(place: Place) -> None:
        seat, size = place.seats[0], 70 if place.first else 54
        score = str(outcome.scores[seat])
        place.mat.text((MARGIN + 306, place.middle), score, place.ink, size, Face.TITLE, "mm")
        _trophies(place, view, seat, MARGIN + 370, WIDTH - MARGIN - 16)

    return LINES.paint(sides(outcome.ranks), brought)


def _trophies(place: Place, view: View, seat: int, left: float, right: float) -> None:
    size = place.height - 40
    monsters = view.seats[seat].monsters
    pieces = [creature(one.pairs, size) for one in monsters]
    if not pieces:
        return
    step = min(pieces[0].width * 0.9, (right - left - pieces[0].width) / max(1, len(pieces) - 1))
    top = place.middle - place.height / 2 + 6
    for index, (piece, one) in enumerate(zip(pieces, monsters, strict=True)):
        x = left + index * step
        place.mat.lay(piece, x, top)
        if step >= 50 or index == len(pieces) - 1:
            place.mat.centre(points(one.hp, 32), x + piece.width / 2, top + size + 10)
