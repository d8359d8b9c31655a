"""The cloth that every picture lies on."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt

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
SEAM = 7.0, 3.0, CORNER - 6.0  # how far from its edge the middle of the seam is, how wide, how round
_TILE = 60  # a corner of the cloth; the sides between are drawn out to any length


def cloth(height: float, *, width: int = WIDTH) -> Mat:
    """A fresh mat: navy cloth with a seam along its edge."""
    inks, tall = at_hand(), round(height)
    above, between, below = _rows(inks, width)
    pixels = bytearray().join((above, between * (tall - 2 * _TILE), below))
    far, line, radius = SEAM
    return Mat(pixels, (width, tall), inks, frame=frame_of(radius, line, far - line / 2))


@lru_cache(maxsize=8)
def _rows(inks: Inks, width: int) -> tuple[bytes, bytes, bytes]:
    """The pixels of a cloth so wide: of the rows along its edges, and of any row between them."""
    size = 2 * _TILE + 1
    canvas = Canvas(size, size)
    canvas.fill(box(-9, -9, size + 9, size + 9), CLOTH_DEEP)
    far, line, radius = SEAM
    canvas.shape(box(far, far, size - far, size - far, radius), CLOTH, outline=CLOTH_EDGE, width=line)
    pixels = spread(inks.flat(canvas.sprite().image), width, size).tobytes()
    below = width * (_TILE + 1)
    return pixels[: width * _TILE], pixels[width * _TILE : below], pixels[below:]


_ROUND = 22  # the corners of a panel


@kept
def panel(
    width: int, height: int, colour: Colour = CLOTH_LIGHT, edge: Colour = CLOTH_EDGE, line: float = 3
) -> Sprite:
    """A rounded field on the cloth that holds things together."""
    return Sprite(field(width, height, _ROUND, colour, edge, line), frame=frame_of(_ROUND, line))


def frame_of(radius: float, line: float, inset: float = 0) -> int:
    """How far the line of a field reaches into it at its corners: what is within is of one colour."""
    return ceil(inset + line / 2 + radius - (radius - line / 2) / sqrt(2))


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
