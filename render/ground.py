"""The cloth that every picture lies on."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canvas import Board, Canvas, Sprite
from render.palette import CLOTH, CLOTH_DEEP, CLOTH_EDGE, CLOTH_LIGHT, Colour
from render.pixels import stretched
from render.shapes import box

WIDTH = 1000
MARGIN = 28
CORNER = 36


def cloth(height: float, *, width: int = WIDTH) -> Board:
    """A fresh board: navy cloth with a seam along its edge."""
    tall, frame = round(height), _frame()
    image = Image.new("RGB", (width, tall), CLOTH)
    for far_x, far_y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner = frame.crop((far_x * _TILE, far_y * _TILE, (far_x + 1) * _TILE, (far_y + 1) * _TILE))
        image.paste(corner, (far_x * (width - _TILE), far_y * (tall - _TILE)))
    across, down = frame.crop((_TILE, 0, _TILE + 1, _SEAM)), frame.crop((0, _TILE, _SEAM, _TILE + 1))
    across, down = stretched(across, width - 2 * _TILE, _SEAM), stretched(down, _SEAM, tall - 2 * _TILE)
    image.paste(across, (_TILE, 0))
    image.paste(down, (0, _TILE))
    image.paste(across.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (_TILE, tall - _SEAM))
    image.paste(down.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - _SEAM, _TILE))
    return Board(image)


_TILE = 60  # a corner of the cloth; the sides between are drawn out to any length
_SEAM = 12


@lru_cache(maxsize=1)
def _frame() -> Image.Image:
    size = 2 * _TILE
    canvas = Canvas(size, size)
    canvas.fill(box(-9, -9, size + 9, size + 9), CLOTH_DEEP)
    canvas.shape(box(7, 7, size - 7, size - 7, CORNER - 6), CLOTH, outline=CLOTH_EDGE, width=3)
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
    return Board(_laid_out(round(height), fields).copy())


@lru_cache(maxsize=8)
def _laid_out(height: int, fields: tuple[Field, ...]) -> Image.Image:
    board = cloth(height)
    for left, top, width, tall, colour in fields:
        board.lay(panel(width, tall, colour), left, top)
    return board.image
