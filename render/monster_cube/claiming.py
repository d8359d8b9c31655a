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
from render.monster_cube.cube import Lights, lay_cube, room_for, width_of
from render.monster_cube.layout import Field

CARD_WIDTH, CARD_HEIGHT = 226, 147  # three of them as high as seven rows of tiles
CUBE_HEIGHT = 3 * CARD_HEIGHT + 2 * GAP
CUBE_LEFT = MARGIN + CARD_WIDTH + GAP
CUBE_WIDTH = ROOM - CARD_WIDTH - GAP
LOWEST = CUBE_HEIGHT - CARD_HEIGHT - GAP  # of a cube below the monsters: the picture stays of one size
HEIGHT = CUBE_HEIGHT + 2 * MARGIN


def paint(
    view: View, cube: CubeView, chosen: Collection[int], ghosts: Mapping[Cell, str], faces: Collection[int]
) -> Image.Image:
    """Of one size, whatever is chosen; in `cube` a moved tile lies where it would go.

    Only a cube too wide to stand beside the monsters stands below them, and only one that is too high makes
    the picture higher.
    """
    lights, dice = Lights(faces=faces, tiles=chosen, ghosts=ghosts), view.options.rules is Rules.DICE
    below = width_of(cube, lights) > CUBE_WIDTH - 8
    left, top = (MARGIN, MARGIN + CARD_HEIGHT + GAP) if below else (CUBE_LEFT, MARGIN)
    wide, least = (ROOM, 0) if below else (CUBE_WIDTH, CUBE_HEIGHT)
    room = room_for(cube, Field(left + 4, top + 4, wide - 8, max(least, LOWEST) - 8), lights)
    high = round(room.height) + 8
    mat = cloth(top + high + MARGIN)
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.hand is not None:
        _monsters(mat, own.hand, own.targets, below=below)
    else:
        _monsters(mat, view.zone, below=below)
    mat.lay(panel(wide, high, CLOTH_DEEP), left, top)
    lay_cube(mat, cube, room, lights, dice=dice)
    return mat.image


def _monsters(
    mat: Mat, codes: tuple[int, ...], targets: tuple[int, ...] | None = None, *, below: bool
) -> None:
    """One below the other, or side by side with the cube below; of a hand, with the codes of modifiers."""
    for at, code in enumerate(codes):
        card = monster(code, CARD_WIDTH, CARD_HEIGHT, targets[at] if targets else None)
        step = at * ((CARD_WIDTH if below else CARD_HEIGHT) + GAP)
        mat.lay(card, MARGIN + step * below, MARGIN + step * (not below))
