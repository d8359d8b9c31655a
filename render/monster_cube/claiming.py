"""What whoever claims has before him: the monsters, the cube as chosen so far, where a tile may go."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PIL import Image

from engine.monster_cube.cards import Cell
from engine.monster_cube.seen import CubeView, View
from engine.monster_cube.state import Rules
from render.ground import MARGIN, cloth, panel
from render.monster_cube.board import CARD_HEIGHT, GAP, ROOM, lay_zone
from render.monster_cube.cube import Field, Lights, lay_cube
from render.palette import CLOTH_DEEP

CUBE_TOP = MARGIN + CARD_HEIGHT + GAP
CUBE_HEIGHT = 560
HEIGHT = CUBE_TOP + CUBE_HEIGHT + MARGIN


def paint(
    view: View, cube: CubeView, chosen: Collection[int], ghosts: Mapping[Cell, str], faces: Collection[int]
) -> Image.Image:
    """Of one size, whatever is chosen; in `cube` a moved tile lies where it would go."""
    mat = cloth(HEIGHT)
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.hand is not None:
        lay_zone(mat, own.hand, own.targets)
    else:
        lay_zone(mat, view.zone)
    mat.lay(panel(ROOM, CUBE_HEIGHT, CLOTH_DEEP), MARGIN, CUBE_TOP)
    room = Field(MARGIN + 8, CUBE_TOP + 4, ROOM - 16, CUBE_HEIGHT - 8)
    lights = Lights(faces=faces, tiles=chosen, ghosts=ghosts)
    lay_cube(mat, cube, room, lights, dice=view.options.rules is Rules.DICE)
    return mat.image
