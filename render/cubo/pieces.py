"""What lies before a player while his square is hidden: a cup, loose dice, a lid, or nothing in time."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.palette import CLOTH_EDGE, FUR, GLOW, GOLD_DEEP, PAPER, RED, WHITE
from render.drawing.shapes import box, ellipse, rounded, turned
from render.drawing.sprite import Sprite, kept
from render.pieces.dice import GROUNDS
from render.pieces.signs import line_of


@kept
def cup(size: int) -> Sprite:
    """Dice are in hand."""
    canvas = Canvas(size, size)
    line = line_of(size)
    canvas.shape(
        turned(
            box(size * 0.06, size * 0.56, size * 0.34, size * 0.84, size * 0.06),
            -14,
            (size * 0.2, size * 0.7),
        ),
        GROUNDS["blue"],
        width=line,
    )
    body = [(0.34, 0.16), (0.96, 0.16), (0.86, 0.92), (0.44, 0.92)]
    canvas.shape(rounded([(x * size, y * size) for x, y in body], size * 0.08), FUR[10], width=line)
    canvas.shape(ellipse(size * 0.65, size * 0.18, size * 0.31, size * 0.1), GOLD_DEEP, width=line)
    return canvas.sprite()


@kept
def cover(size: int) -> Sprite:
    """Dice on the table, still being laid: a small square of nine."""
    canvas = Canvas(size, size)
    third = size / 3
    for cell in range(9):
        x, y = cell % 3 * third, cell // 3 * third
        tint = PAPER if cell == 4 else GROUNDS["red" if cell % 2 else "blue"]
        inset = size * 0.035
        canvas.shape(
            box(x + inset, y + inset, x + third - inset, y + third - inset, size * 0.06),
            tint,
            width=line_of(size) * 0.8,
        )
    return canvas.sprite()


@kept
def lid(size: int) -> Sprite:
    """Covered: a lid with a knob."""
    canvas = Canvas(size, size)
    line = line_of(size)
    canvas.shape(ellipse(size / 2, size * 0.2, size * 0.1), PAPER, width=line)
    canvas.shape(box(size * 0.08, size * 0.28, size * 0.92, size * 0.8, size * 0.16), GLOW, width=line)
    canvas.shape(box(size * 0.03, size * 0.7, size * 0.97, size * 0.88, size * 0.07), PAPER, width=line)
    return canvas.sprite()


@kept
def cut(size: int) -> Sprite:
    """Too late: a clock struck out."""
    canvas = Canvas(size, size)
    line, middle = line_of(size), size / 2
    canvas.shape(ellipse(middle, middle, middle - line), CLOTH_EDGE, width=line)
    canvas.stroke([(middle, size * 0.24), (middle, middle), (size * 0.68, size * 0.6)], WHITE, line * 1.4)
    canvas.stroke([(size * 0.16, size * 0.16), (size * 0.84, size * 0.84)], RED, line * 2.2)
    return canvas.sprite()
