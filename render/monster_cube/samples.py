"""For the gallery: the fourteen families."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.ground import cloth, panel
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.palette import PAPER, ZOO
from render.sketch import Sketch, Words


def zoo() -> Image.Image:
    board = cloth(3 * 200 + 44)
    for index, family in enumerate(FAMILIES.values()):
        left, top = 27 + index % 5 * 190, 26 + index // 5 * 200
        board.lay(panel(182, 190, PAPER), left, top)
        board.centre(portrait(family, 172), left + 91, top + 95)
    return board.image


def gallery(words: Words) -> Iterator[Sketch]:
    yield Sketch("cube-zoo", "monster-cube-zoo", words("picture-cube-zoo"), zoo, ZOO)
