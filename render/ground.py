"""The cloth that every picture lies on."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canvas import Board, Canvas, Sprite
from render.palette import CLOTH, CLOTH_DEEP, CLOTH_EDGE, CLOTH_LIGHT, Colour
from render.shapes import box

WIDTH = 1000
MARGIN = 28
CORNER = 36


def cloth(height: float, *, width: int = WIDTH) -> Board:
    """A fresh board: navy cloth with a seam along its edge."""
    return Board(_cloth(width, round(height)))


@lru_cache(maxsize=24)
def _cloth(width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, scale=2)
    canvas.fill(box(-9, -9, width + 9, height + 9), CLOTH_DEEP)
    canvas.shape(box(7, 7, width - 7, height - 7, CORNER - 6), CLOTH, outline=CLOTH_EDGE, width=3)
    return canvas.sprite().image.convert("RGB")


@lru_cache(maxsize=64)
def panel(
    width: int, height: int, colour: Colour = CLOTH_LIGHT, edge: Colour = CLOTH_EDGE, line: float = 3
) -> Sprite:
    """A rounded field on the cloth that holds things together."""
    canvas = Canvas(width, height)
    inset = line / 2
    canvas.shape(box(inset, inset, width - inset, height - inset, 22), colour, outline=edge, width=line)
    return canvas.sprite()


Field = tuple[int, int, int, int, Colour]  # left, top, width, height, and of what colour


def laid_out(height: float, fields: tuple[Field, ...]) -> Board:
    """A fresh board with panels already on it: large pieces are laid once for all boards of one kind."""
    return Board(_laid_out(round(height), fields))


@lru_cache(maxsize=16)
def _laid_out(height: int, fields: tuple[Field, ...]) -> Image.Image:
    board = cloth(height)
    for left, top, width, tall, colour in fields:
        board.lay(panel(width, tall, colour), left, top)
    return board.image
