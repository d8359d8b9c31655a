"""How a match of Cubo ended: totals, and the points of every round."""

from __future__ import annotations

from PIL import Image

from engine.cubo.state import View
from engine.game import Outcome
from render.drawing.ground import MARGIN
from render.drawing.palette import INK, MUTED
from render.drawing.type import Face
from render.pieces.podium import Place, Podium, sides


def paint(view: View, outcome: Outcome) -> Image.Image:
    def points(place: Place) -> None:
        player, size = view.players[place.seats[0]], 84 if place.first else 60
        mat, middle = place.mat, place.middle
        mat.text((MARGIN + 320, middle), str(player.total), place.ink, size, Face.TITLE, "mm")
        for number, points in enumerate(player.points):
            tint = INK if place.first else MUTED
            mat.text((MARGIN + 452 + number * 84, middle), str(points), tint, 42, Face.TITLE, "mm")

    return Podium(low=122, gap=14).paint(sides(outcome.ranks), points)
