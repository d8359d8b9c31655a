"""Pieces in rows on panels: how rules are illustrated."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.drawing.canvas import Canvas
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import PAPER, Colour
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face, width_of

GAP = 16
AIR = 26

Row = Sequence[Sprite]


def lay_rows(rows: Sequence[Row]) -> Image.Image:
    """Each row in the middle of its own panel, moved together where it would be too wide."""
    heights = [max(piece.height for piece in row) + AIR * 2 for row in rows]
    mat = cloth(2 * MARGIN + sum(heights) + (len(rows) - 1) * AIR // 2)
    top = MARGIN
    for row, height in zip(rows, heights, strict=True):
        mat.lay(panel(WIDTH - 2 * MARGIN, height), MARGIN, top)
        room = WIDTH - 2 * MARGIN - 2 * GAP
        widths = sum(piece.width for piece in row)
        gap = min(float(GAP), (room - widths) / max(1, len(row) - 1))
        x = (WIDTH - widths - gap * (len(row) - 1)) / 2
        for piece in row:
            mat.centre(piece, x + piece.width / 2, top + height / 2)
            x += piece.width + gap
        top += height + AIR // 2
    return mat.image


@kept
def label(words: str, colour: Colour = PAPER, size: int = 58) -> Sprite:
    """A few large numerals between the pieces."""
    canvas = Canvas(width_of(words, Face.TITLE, size) + size * 0.3, size * 1.4)
    canvas.text((canvas.width / 2, canvas.height / 2), words, colour, size)
    return canvas.sprite()
