"""The board of a turn game: the cube of whoever's turn it is in large, those of the others below."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PIL import Image

from engine.monster_cube.news import Missed, Shifted, Solved
from engine.monster_cube.seen import View
from engine.monster_cube.state import Rules
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT, GLOW, INK, PAPER
from render.drawing.shapes import star
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face
from render.monster_cube.board import CARD_HEIGHT, GAP, ROOM, TOLD_HEIGHT, faces_of, lay_told, lay_zone
from render.monster_cube.cards import BACK
from render.monster_cube.cube import Field, Lights, lay_cube
from render.pieces.cards import glow
from render.pieces.seats import badge
from render.pieces.signs import tick

LARGE_TOP = MARGIN + CARD_HEIGHT + GAP
LARGE_HEIGHT = 470
TOLD_TOP = LARGE_TOP + LARGE_HEIGHT + GAP
SMALL_TOP = TOLD_TOP + TOLD_HEIGHT + GAP
SMALL_HEIGHT = 314
LABEL = 56  # the height of the line above a small cube


def height_for(seats: int) -> int:
    return SMALL_TOP + (SMALL_HEIGHT + MARGIN if seats > 1 else MARGIN - GAP)


def paint(view: View) -> Image.Image:
    """Of one size from the first turn to the last."""
    mat = cloth(height_for(len(view.players)))
    lay_zone(mat, view.zone)
    large = large_of(view)
    _large(mat, view, large)
    lay_told(mat, view.last, TOLD_TOP, dice=view.options.rules is Rules.DICE)
    others = [seat for seat in range(len(view.players)) if seat != large]
    width = (ROOM - GAP * (len(others) - 1)) // max(1, len(others))
    for place, seat in enumerate(others):
        left = MARGIN + place * (width + GAP)
        draw = partial(_small, mat, view, seat, left, width)
        mat.part(_visible(view, seat), (left, SMALL_TOP, width, SMALL_HEIGHT), draw)
    return mat.image


def large_of(view: View) -> int:
    """Whose cube is drawn large: of whoever's turn it is, or was last."""
    if view.turn is not None:
        return view.turn
    return view.last.seat if view.last else 0


def _large(mat: Mat, view: View, seat: int) -> None:
    if view.turn is not None:
        mat.lay(glow(ROOM, LARGE_HEIGHT, 22), MARGIN, LARGE_TOP)
    mat.lay(panel(ROOM, LARGE_HEIGHT, CLOTH_DEEP), MARGIN, LARGE_TOP)
    room = Field(MARGIN + 120, LARGE_TOP + 4, ROOM - 240, LARGE_HEIGHT - 8)
    lay_cube(mat, view.cubes[seat], room, lights_of(view, seat), dice=view.options.rules is Rules.DICE)
    mat.centre(badge(seat, 84), MARGIN + 62, LARGE_TOP + 62)
    _worth(mat, view, seat, MARGIN + 62, LARGE_TOP + 150, 52)
    if view.players[seat].agreed:
        mat.centre(tick(48), MARGIN + 62, LARGE_TOP + 220)
    x, y = WIDTH - MARGIN - 52.0, LARGE_TOP + 56
    for pile in reversed(view.piles):
        mat.centre(panel(54, 72, BACK, INK, 4), x, y)
        mat.text((x, y), str(pile), PAPER, 34, Face.TITLE, "mm")
        y += 84


def _small(mat: Mat, view: View, seat: int, left: float, width: int) -> None:
    mat.lay(panel(width, SMALL_HEIGHT, CLOTH_LIGHT), left, SMALL_TOP)
    room = Field(left + 4, SMALL_TOP + LABEL, width - 8, SMALL_HEIGHT - LABEL)
    pips = view.options.rules is Rules.DICE
    lay_cube(mat, view.cubes[seat], room, lights_of(view, seat), dice=pips, named=False)
    mat.centre(badge(seat, 52), left + 36, SMALL_TOP + 34)
    _worth(mat, view, seat, left + 112, SMALL_TOP + 34, 40)
    if view.players[seat].agreed:
        mat.centre(tick(36), left + width - 34, SMALL_TOP + 34)


def _visible(view: View, seat: int) -> Hashable:
    """All that the panel of a small cube shows."""
    player, lights = view.players[seat], lights_of(view, seat)
    told = (player.tally.total, player.agreed, view.options.rules)
    return "small", seat, view.cubes[seat], lights.faces, lights.tiles, told


def _worth(mat: Mat, view: View, seat: int, x: float, y: float, size: int) -> None:
    """Stars in rule set `dice`, points in `numbers`."""
    told = mat.text((x, y), str(view.players[seat].tally.total), PAPER, size, Face.TITLE, "mm")
    if view.options.rules is Rules.DICE:
        mat.centre(_star(size), x + told / 2 + size * 0.6, y)


@kept
def _star(size: int) -> Sprite:
    canvas = Canvas(size, size)
    canvas.shape(star(size / 2, size / 2, size * 0.46, size * 0.2, 5), GLOW, width=2.5)
    return canvas.sprite()


def lights_of(view: View, seat: int) -> Lights:
    """What the last action did on this player's cube."""
    moved = next((news.move for news in view.news if isinstance(news, Shifted) and news.seat == seat), None)
    claimed = view.last if isinstance(view.last, Solved | Missed) and view.last in view.news else None
    faces = faces_of(claimed) if claimed and claimed.seat == seat else ()
    return Lights(faces=faces, tiles=() if moved is None else (moved.tile,))
