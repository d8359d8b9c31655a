"""Seat badges: a colour, a shape and a number for every seat."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.palette import INK, SEATS
from render.drawing.shapes import Path, box, drop, ellipse, flower, heart, polygon, rounded, shield, star
from render.drawing.sprite import Sprite, kept

# Where the number stands lower or higher than the middle of its shape.
_LOWERED = {3: -0.03, 5: 0.05, 6: -0.03, 7: 0.1}


def shape_of(seat: int, x: float, y: float, radius: float) -> Path:
    """The outline that belongs to a seat, counted from 0."""
    match seat % 8:
        case 0:
            return box(
                x - radius * 0.86, y - radius * 0.86, x + radius * 0.86, y + radius * 0.86, radius * 0.3
            )
        case 1:
            return rounded(polygon(x, y, radius * 1.02, 6), radius * 0.2)
        case 2:
            return flower(x, y, radius, 6)
        case 3:
            return shield(x, y, radius * 0.95)
        case 4:
            return ellipse(x, y, radius * 0.95)
        case 5:
            return rounded(star(x, y, radius * 1.15, radius * 0.68, 5), radius * 0.16)
        case 6:
            return heart(x, y, radius)
        case _:
            return drop(x, y, radius)


@kept
def mark(seat: int, size: int) -> Sprite:
    """A badge in its plainest form, for a card's corner: shape, colour and number without an outline."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.fill(shape_of(seat, middle, middle, middle - 1), SEATS[seat % 8])
    canvas.text((middle, middle + size * _LOWERED.get(seat % 8, 0.0)), str(seat + 1), INK, size * 0.66)
    return canvas.sprite()


@kept
def badge(seat: int, size: int) -> Sprite:
    """The badge of a seat, counted from 0 and shown from 1."""
    canvas = Canvas(size, size)
    middle, line = size / 2, max(2.5, size * 0.055)
    canvas.shape(shape_of(seat, middle, middle, middle - line), SEATS[seat % 8], width=line)
    canvas.text((middle, middle + size * _LOWERED.get(seat % 8, 0.0)), str(seat + 1), INK, size * 0.52)
    return canvas.sprite()
