"""A cube laid out in a field of the picture: its tiles where they lie, as large as they all fit."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.monster_cube.cards import COLOURS, Cell
from engine.monster_cube.seen import CubeView
from render.drawing.canvas import Mat
from render.drawing.shapes import Point
from render.monster_cube.tiles import HALF, LETTERS, ghost, lit, middle_of, name_tag, tile

LARGEST = 112  # px, a tile's radius
STEP = 5  # px, from one radius to the next: pieces of few sizes are drawn seldom, and pack well
APART = 4 * HALF  # of tiles that have room for another between them, their radius being 1


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
    shown: Mapping[int, Cell] = field(default_factory=dict[int, Cell])  # slots lit where they do not lie


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
    radius, at = _fitted([*cells, *lights.ghosts, *lights.shown.values()], room, near=not named)
    for cell, letter in (*lights.ghosts.items(), *((cell, "") for cell in lights.shown.values())):
        mat.centre(ghost(radius, letter), *at(cell))
    for one in cube.tiles:
        mat.centre(tile(one.numbers, radius, dice=dice, named=named), *at(one.cell))
    for slot, cell in lights.shown.items():
        colours = tuple(sorted(face % COLOURS for face in lights.faces if face // COLOURS == slot))
        shown = tile(cube.tiles[slot].numbers, radius, dice=dice, named=named, only=colours)
        mat.centre(shown, *at(cell))
    for face in lights.faces:
        slot, colour = divmod(face, COLOURS)
        mat.centre(lit(colour, radius), *at(lights.shown.get(slot, cells[slot])))
    for slot, cell in (*enumerate(cells), *lights.shown.items()) if named else ():
        tag = name_tag(LETTERS[slot], radius, chosen=slot in lights.tiles)
        mat.centre(tag, *at(cell))


def _fitted(cells: Sequence[Cell], room: Field, *, near: bool = False) -> tuple[int, _Places]:
    """The radius at which all these cells fit, and where each cell's middle then is.

    Where they need only be seen, groups that lie `near` each other are as good as groups far apart.
    """
    where = {cell: middle_of(cell) for cell in cells}
    if near:
        across, down = _drawn_near(x for x, _ in where.values()), _drawn_near(y for _, y in where.values())
        where = {cell: (across[x], down[y]) for cell, (x, y) in where.items()}
    middles = list(where.values())
    left, right = min(x for x, _ in middles) - HALF, max(x for x, _ in middles) + HALF
    top, bottom = min(y for _, y in middles) - 1, max(y for _, y in middles) + 1
    scale = min(LARGEST, (room.width - 16) / (right - left), (room.height - 16) / (bottom - top))
    radius = int(scale) // STEP * STEP
    left_edge = room.left + room.width / 2 - (left + right) / 2 * radius
    top_edge = room.top + room.height / 2 - (top + bottom) / 2 * radius
    return radius, _Places(where, radius, left_edge, top_edge)


def _drawn_near(places: Iterable[float]) -> dict[float, float]:
    """The same places in one direction, none farther from the next than tiles with one between them."""
    found: dict[float, float] = {}
    before = moved = 0.0
    for place in sorted(set(places)):
        moved += max(0.0, place - before - APART) if found else 0.0
        found[place], before = place - moved, place
    return found


@dataclass(frozen=True, slots=True)
class _Places:
    where: Mapping[Cell, Point]
    radius: int
    across: float
    down: float

    def __call__(self, cell: Cell) -> Point:
        x, y = self.where[cell]
        return self.across + x * self.radius, self.down + y * self.radius
