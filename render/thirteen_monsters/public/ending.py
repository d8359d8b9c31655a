"""How a match ended: everybody's monsters in a row, and an Elemental Master's four before that."""

from __future__ import annotations

from PIL import Image

from engine.game import Outcome
from engine.thirteen_monsters.ending import ELEMENTS_NEEDED
from engine.thirteen_monsters.pieces.cards import DECK, element_of
from engine.thirteen_monsters.views import MonsterView, View
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import INK
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face
from render.pieces.cards import glow
from render.pieces.podium import Podium, PodiumLine, sides_by_rank
from render.pieces.seats import badge
from render.pieces.signs import crown
from render.thirteen_monsters.pieces.creatures import creature, points_tag
from render.thirteen_monsters.pieces.zoo import GROUNDS, draw_element
from render.thirteen_monsters.public.winning import mastery

LINES = Podium(tall=200, low=150)


def paint(view: View, outcome: Outcome) -> Image.Image:
    def brought(place: PodiumLine) -> None:
        seat, size = place.seats[0], 70 if place.first else 54
        score = str(outcome.scores[seat])
        place.mat.text((MARGIN + 306, place.middle), score, place.ink, size, Face.TITLE, "mm")
        _trophies(place, view, seat, MARGIN + 386, WIDTH - MARGIN - 16)

    return LINES.paint(sides_by_rank(outcome.ranks), brought)


def _trophies(place: PodiumLine, view: View, seat: int, left: float, right: float) -> None:
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
            place.mat.centre(points_tag(one.hp, 32), x + piece.width / 2, top + size + 10)


# The Elemental Master


def paint_master(view: View) -> Image.Image:
    """Four monsters, each on the ground of its element, under the crown."""
    top, tall, gap = 150, 356, 14
    mat = cloth(top + tall + MARGIN)
    (winner,) = view.winners
    mat.centre(crown(130), WIDTH / 2 - 80, top / 2 + 6)
    mat.centre(badge(winner, 110), WIDTH / 2 + 80, top / 2 + 6)
    wide = (WIDTH - 2 * MARGIN - gap * (ELEMENTS_NEEDED - 1)) // ELEMENTS_NEEDED
    for index, one in enumerate(mastery(view.seats[winner].monsters)):
        left = MARGIN + index * (wide + gap)
        _element(mat, one, left, top, wide, tall)
    return mat.image


def _element(mat: Mat, one: MonsterView, left: float, top: float, wide: int, tall: int) -> None:
    element = DECK.elements[element_of(one.pairs[0])]
    mat.lay(glow(wide, tall, 22), left, top)
    mat.lay(panel(wide, tall, GROUNDS[element], INK, 4), left, top)
    mat.centre(creature(one.pairs, 240), left + wide / 2, top + 136)
    mat.centre(_sign(element), left + wide / 2 - 52, top + tall - 44)
    mat.centre(points_tag(one.hp, 50), left + wide / 2 + 36, top + tall - 44)


@kept
def _sign(element: str) -> Sprite:
    canvas = Canvas(64, 64)
    draw_element(canvas, element, 32, 32, 24)
    return canvas.sprite()
