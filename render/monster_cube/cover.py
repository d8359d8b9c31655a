"""Monster Cube's cover: a cube of tiles, and the families that wait for somebody to make their number."""

from __future__ import annotations

from render.drawing.canvas import Mat
from render.drawing.ground import WIDTH
from render.drawing.palette import FUR, PAPER
from render.monster_cube.tiles import lit, middle_of, tile
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.pieces.cover import ROOM

GROUND = FUR[1]
LETTERS = PAPER
_RADIUS = 76
_TILES = {(0, 0): (4, 7, 2), (1, 0): (9, 1, 5), (0, 1): (3, 8, 6), (-1, 1): (6, 2, 8)}
_WAITING = ((13, 130, 230), (3, 868, 235), (10, 268, 200), (5, 738, 205))


def lay(mat: Mat) -> None:
    for family, x, size in _WAITING:
        mat.centre(portrait(FAMILIES[family], size), x, ROOM[1] - size * 0.36)
    for cell, numbers in _TILES.items():
        x, y = middle_of(cell)
        at = (WIDTH / 2 + (x - 0.43) * _RADIUS, 246 + y * _RADIUS)
        mat.centre(tile(numbers, _RADIUS), *at)
        if cell == (0, 0):
            mat.centre(lit(0, _RADIUS), *at)
