"""All monsters of a game on one sheet, for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.drawing.ground import cloth, panel
from render.drawing.palette import INK, PAPER, ZOO
from render.drawing.type import Face
from render.monsters import Monster, portrait
from render.sketch import Sketch, Words

ACROSS, WIDE, TALL = 6, 160, 168


def zoo_sketch(game: str, monsters: Sequence[Monster], words: Words, names: Sequence[str] = ()) -> Sketch:
    """`names` stand below them where they have any."""
    key = (f"{game}-zoo", *monsters, *names)
    return Sketch(
        key, f"{game}-zoo", words(f"picture-{game}-zoo"), lambda: _paint([*monsters], [*names]), ZOO
    )


def _paint(monsters: Sequence[Monster], names: Sequence[str]) -> Image.Image:
    mat = cloth(-(-len(monsters) // ACROSS) * TALL + 40)
    for index, monster in enumerate(monsters):
        x, y = 20 + index % ACROSS * WIDE, 20 + index // ACROSS * TALL
        mat.lay(panel(WIDE - 8, TALL - 8, PAPER), x, y)
        mat.centre(portrait(monster, 140), x + 76, y + (68 if names else 80))
        if names:
            mat.text((x + 76, y + 146), names[index], INK, 26, Face.BOLD, "mm")
    return mat.image
