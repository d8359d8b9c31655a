"""Cubo's cover: nine dice fly out of the cup."""

from __future__ import annotations

from render.cubo.pieces import cup
from render.drawing.canvas import Mat
from render.drawing.palette import FUR, PAPER
from render.pieces.cover import leaning
from render.pieces.dice import die

GROUND = FUR[2]
LETTERS = PAPER
_FLYING = (
    ("red", 5, 318, 236, 118, 14),
    ("blue", 2, 446, 196, 96, -18),
    ("white", 6, 452, 330, 130, 8),
    ("red", 3, 590, 240, 112, -10),
    ("blue", 4, 600, 366, 104, 16),
    ("white", 1, 712, 200, 90, 22),
    ("blue", 6, 738, 316, 122, -14),
    ("red", 1, 862, 232, 100, 12),
    ("white", 4, 878, 356, 108, -20),
)


def lay(mat: Mat) -> None:
    mat.centre(leaning(cup(236), 62), 182, 292)
    for colour, value, x, y, size, lean in _FLYING:
        mat.centre(leaning(die(colour, value, size), lean), x, y)
