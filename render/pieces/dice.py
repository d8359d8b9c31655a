"""Dice: their pips tell the colour too, for eyes that cannot."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.palette import FUR, INK, PAPER, RED, WHITE, Colour, lighter
from render.drawing.shapes import Path, Point, box, ellipse, polygon, star
from render.drawing.sprite import Sprite, kept

GROUNDS: dict[str, Colour] = {"red": RED, "blue": FUR[6], "white": PAPER, "yellow": FUR[2]}

_LOW, _MID, _HIGH = -0.5, 0.0, 0.5
_FACES: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}


def _pip(colour: str, x: float, y: float, radius: float) -> Path:
    """Red dice have discs, blue ones diamonds, white ones stars."""
    if colour == "blue":
        return polygon(x, y, radius * 1.25, 4)
    return star(x, y, radius * 1.4, radius * 0.62, 5) if colour == "white" else ellipse(x, y, radius)


@kept
def die(colour: str, value: int, size: int) -> Sprite:
    """A die of this colour; value 0 has not been rolled."""
    canvas = Canvas(size, size)
    line, ground = max(2.5, size * 0.045), GROUNDS[colour]
    half = line / 2
    canvas.shape(box(half, half, size - half, size - half, size * 0.22), ground, width=line)
    shine = box(size * 0.12, size * 0.1, size * 0.88, size * 0.2, size * 0.05)
    canvas.fill(shine, WHITE if colour == "white" else lighter(ground))
    ink = INK if colour == "white" else WHITE
    for dx, dy in _FACES[value]:
        pip = _pip(colour, size / 2 + dx * size * 0.5, size * 0.53 + dy * size * 0.5, size * 0.095)
        canvas.fill(pip, ink)
    return canvas.sprite()
