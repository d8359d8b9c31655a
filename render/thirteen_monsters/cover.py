"""13 Monsters' cover: a monster of three others' halves between two that are whole."""

from __future__ import annotations

from render.drawing.canvas import Mat
from render.drawing.palette import FUR, GLOW
from render.pieces.cover import ROOM
from render.thirteen_monsters.pieces.creatures import creature

GROUND = FUR[3]
LETTERS = GLOW
_TALL = 270
_WHOLE = {180: (21, 22, 23), 820: (27, 28, 29)}  # pairs: head, eyes and body of one monster
_OF_THREE = {390: (3, 31, 17), 610: (36, 10, 26)}


def lay(mat: Mat) -> None:
    for x, pairs in (_WHOLE | _OF_THREE).items():
        mat.centre(creature(pairs, _TALL), x, ROOM[1] - _TALL * 0.46)
