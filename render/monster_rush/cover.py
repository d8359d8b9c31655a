"""Monster Rush's cover: they come running, and what is thrown at them flies over their heads."""

from __future__ import annotations

from render.drawing.canvas import Mat
from render.drawing.palette import FUR, PAPER
from render.monster_rush.symbols import beast, tile
from render.pieces.cover import ROOM, leaning

GROUND = FUR[9]
LETTERS = PAPER
_RUNNING = ((29, 172, 250), (36, 828, 260), (23, 345, 225), (20, 655, 235), (33, 500, 300))
_FLYING = (("sword", 92, 176, 18), ("fire", 402, 186, -12), ("storm", 598, 184, 14), ("axe", 908, 178, -16))


def lay(mat: Mat) -> None:
    for number, x, size in _RUNNING:
        mat.centre(beast(number, size), x, ROOM[1] - size * 0.37)
    for symbol, x, y, lean in _FLYING:
        mat.centre(leaning(tile(symbol, 74), lean), x, y)
