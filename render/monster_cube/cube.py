"""A cube laid out in a field of the picture: its tiles where they lie, as large as they all fit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.monster_cube.cards import COLOURS, Cell
from engine.monster_cube.seen import CubeView
from render.canvas import Mat
from render.monster_cube.tiles import HALF, LETTERS, ghost, lit, middle_of, name_tag, tile
from render.shapes import Point

LARGEST = 112  # px, a tile's radius


@dataclass(frozen=True, slots=True)
class Field:
    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Lights:
    """What stands out on a cube."""

    faces: Collection[int] = ()  # 3 * slot + colour
    tiles: Collection[int] = ()  # chosen slots
    ghosts: Mapping[Cell, str] = field(default_factory=dict[Cell, str])  # empty cells with their letters


def lay_cube(
    mat: Mat,
    cube: CubeView,
    room: Field,
    lights: Lights | None = None,
    *,
    dice: bool = False,
    named: bool = True,
) -> None:
    """The cube in the middle of its field, `named` with the letters of its tiles."""
    lights = lights or Lights()
    cells = [one.cell for one in cube.tiles]
    radius, at = _fitted([*cells, *lights.ghosts], room)
    for cell, letter in lights.ghosts.items():
        mat.centre(ghost(radius, letter), *at(cell))
    for one in cube.tiles:
        mat.centre(tile(one.numbers, radius, dice=dice), *at(one.cell))
    for face in lights.faces:
        mat.centre(lit(face % COLOURS, radius), *at(cells[face // COLOURS]))
    for slot, cell in enumerate(cells) if named else ():
        tag = name_tag(LETTERS[slot], round(radius * 0.36), chosen=slot in lights.tiles)
        mat.centre(tag, *at(cell))


def _fitted(cells: Sequence[Cell], room: Field) -> tuple[int, _Places]:
    """The radius at which all these cells fit, and where each cell's middle then is."""
    middles = [middle_of(cell) for cell in cells]
    left, right = min(x for x, _ in middles) - HALF, max(x for x, _ in middles) + HALF
    top, bottom = min(y for _, y in middles) - 1, max(y for _, y in middles) + 1
    scale = min(LARGEST, (room.width - 16) / (right - left), (room.height - 16) / (bottom - top))
    radius = int(scale)
    across = room.left + room.width / 2 - (left + right) / 2 * radius
    down = room.top + room.height / 2 - (top + bottom) / 2 * radius
    return radius, _Places(radius, across, down)


@dataclass(frozen=True, slots=True)
class _Places:
    radius: int
    across: float
    down: float

    def __call__(self, cell: Cell) -> Point:
        x, y = middle_of(cell)
        return self.across + x * self.radius, self.down + y * self.radius
