"""The cloth that every picture lies on."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PIL import Image

from render.drawing.canvas import Canvas, Mat
from render.drawing.inks import Inks, at_hand
from render.drawing.palette import CLOTH, CLOTH_DEEP, CLOTH_EDGE, CLOTH_LIGHT, Colour
from render.drawing.pixels import spread
from render.drawing.shapes import box
from render.drawing.sprite import Sprite, kept

WIDTH = 1000
MARGIN = 28
CORNER = 36
FRAME = 20  # of the cloth; within it is of one colour
_TILE = 60  # a corner of the cloth; the sides between are drawn out to any length


def cloth(height: float, *, width: int = WIDTH) -> Mat:
    """A fresh mat: navy cloth with a seam along its edge."""
    inks = at_hand()
    return Mat(spread(_frame(inks), width, round(height)), inks, frame=FRAME)


@lru_cache(maxsize=8)
def _frame(inks: Inks) -> Image.Image:
    size = 2 * _TILE + 1
    canvas = Canvas(size, size)
    canvas.fill(box(-9, -9, size + 9, size + 9), CLOTH_DEEP)
    canvas.shape(box(7, 7, size - 7, size - 7, CORNER - 6), CLOTH, outline=CLOTH_EDGE, width=3)
    return inks.flat(canvas.sprite().image)


_ROUND = 22  # the corners of a panel
_IN_A_CORNER = 0.32  # of its radius, on both sides: how far a rounded corner reaches into a field, and a bit


@kept
def panel(
    width: int, height: int, colour: Colour = CLOTH_LIGHT, edge: Colour = CLOTH_EDGE, line: float = 3
) -> Sprite:
    """A rounded field on the cloth that holds things together."""
    return Sprite(field(width, height, _ROUND, colour, edge, line), frame=ceil(line + _ROUND * _IN_A_CORNER))


def field(
    width: int, height: int, radius: float, colour: Colour, edge: Colour, line: float, inset: float = 0
) -> Image.Image:
    """A rounded box of any size: only its corners are drawn."""
    small = 2 * round(radius + line + inset) + 3
    wide, tall = min(width, small), min(height, small)
    canvas = Canvas(wide, tall)
    near = inset + line / 2
    canvas.shape(box(near, near, wide - near, tall - near, radius), colour, outline=edge, width=line)
    return spread(canvas.sprite().image, width, height)


Field = tuple[int, int, int, int, Colour]  # left, top, width, height, and of what colour


def laid_out(height: float, fields: tuple[Field, ...]) -> Mat:
    """A fresh mat with panels already on it."""
    mat = cloth(height)
    for left, top, width, tall, colour in fields:
        mat.lay(panel(width, tall, colour), left, top)
    return mat
