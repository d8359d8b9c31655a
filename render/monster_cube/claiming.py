"""What whoever claims has before him: the monsters, the cube as chosen so far, where a tile may go.

The monsters stand beside the cube: the picture is low, so that on a phone it is seen with all its buttons.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PIL import Image

from engine.monster_cube.cards import Cell
from engine.monster_cube.seen import CubeView, View
from engine.monster_cube.state import Rules
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, cloth, panel
from render.drawing.palette import CLOTH_DEEP
from render.monster_cube.board import GAP, ROOM
from render.monster_cube.cards import monster
from render.monster_cube.cube import Field, Lights, lay_cube

CARD_WIDTH, CARD_HEIGHT = 226, 178
CUBE_HEIGHT = 3 * CARD_HEIGHT + 2 * GAP
CUBE_LEFT = MARGIN + CARD_WIDTH + GAP
CUBE_WIDTH = ROOM - CARD_WIDTH - GAP
HEIGHT = CUBE_HEIGHT + 2 * MARGIN


def paint(
    view: View, cube: CubeView, chosen: Collection[int], ghosts: Mapping[Cell, str], faces: Collection[int]
) -> Image.Image:
    """Of one size, whatever is chosen; in `cube` a moved tile lies where it would go."""
    mat = cloth(HEIGHT)
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.hand is not None:
        _monsters(mat, own.hand, own.targets)
    else:
        _monsters(mat, view.zone)
    mat.lay(panel(CUBE_WIDTH, CUBE_HEIGHT, CLOTH_DEEP), CUBE_LEFT, MARGIN)
    room = Field(CUBE_LEFT + 4, MARGIN + 4, CUBE_WIDTH - 8, CUBE_HEIGHT - 8)
    lights = Lights(faces=faces, tiles=chosen, ghosts=ghosts)
    lay_cube(mat, cube, room, lights, dice=view.options.rules is Rules.DICE)
    return mat.image


def _monsters(mat: Mat, codes: tuple[int, ...], targets: tuple[int, ...] | None = None) -> None:
    """One below the other; of a hand, with the codes that modifiers make of them."""
    for at, code in enumerate(codes):
        card = monster(code, CARD_WIDTH, CARD_HEIGHT, targets[at] if targets else None)
        mat.lay(card, MARGIN, MARGIN + at * (CARD_HEIGHT + GAP))
