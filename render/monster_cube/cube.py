"""A cube laid out in a field of the picture: its tiles as large as they fit, never too small to be read."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import hypot

from engine.monster_cube.cards import COLOURS, Cell
from engine.monster_cube.seen import CubeView
from render.drawing.canvas import Canvas, Mat
from render.drawing.palette import MUTED
from render.drawing.shapes import Point, ellipse
from render.drawing.sprite import Sprite, kept
from render.monster_cube.layout import LARGEST, Field, fitted, grown, width_for
from render.monster_cube.tiles import (
    HALF,
    LETTERS,
    SMALLEST_NAMED,
    SMALLEST_TILE,
    chosen_frame,
    ghost,
    lit,
    name_tag,
    tile,
)

PITCH = 16  # px, from one dot to the next of the line where space was left out


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
    most: int = LARGEST,
) -> None:
    """The cube in the middle of its field, `named` with the letters of its tiles."""
    lights = lights or Lights()
    cells = [one.cell for one in cube.tiles]
    at = fitted(_cells(cube, lights), room, least_radius(named=named), near=not named, most=most)
    radius = at.radius
    for one, other in at.breaks:
        _dotted(mat, one, other)
    for cell, letter in (*lights.ghosts.items(), *((cell, "") for cell in lights.shown.values())):
        mat.centre(ghost(radius, letter), *at(cell))
    for one in cube.tiles:
        mat.centre(tile(one.numbers, radius, dice=dice, named=named), *at(one.cell))
    for slot in lights.tiles:
        mat.centre(chosen_frame(radius), *at(lights.shown.get(slot, cells[slot])))
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


def least_radius(*, named: bool) -> int:
    return SMALLEST_NAMED if named else SMALLEST_TILE


def room_for(cube: CubeView, room: Field, lights: Lights | None = None, *, named: bool = True) -> Field:
    """This field, higher where the cube needs more of it to be read."""
    cells = _cells(cube, lights or Lights())
    return grown(cells, room, least_radius(named=named), near=not named)


def radius_of(cube: CubeView, room: Field, lights: Lights) -> int:
    """How large its tiles are in this field, with their letters."""
    return fitted(_cells(cube, lights), room, SMALLEST_NAMED).radius


def reaches(cube: CubeView, room: Field, lights: Lights, places: Collection[Field]) -> bool:
    """Whether a tile of the cube in this field lies in one of these places, too."""
    cells = _cells(cube, lights)
    at = fitted(cells, room, SMALLEST_NAMED)
    half, radius = HALF * at.radius, at.radius
    return any(
        place.left - half < x < place.left + place.width + half
        and place.top - radius < y < place.top + place.height + radius
        for x, y in map(at, cells)
        for place in places
    )


def width_of(cube: CubeView, lights: Lights | None = None, *, named: bool = True) -> int:
    """The narrowest field in which the cube can be read."""
    return width_for(_cells(cube, lights or Lights()), least_radius(named=named))


def _cells(cube: CubeView, lights: Lights) -> list[Cell]:
    return [*(one.cell for one in cube.tiles), *lights.ghosts, *lights.shown.values()]


def _dotted(mat: Mat, one: Point, other: Point) -> None:
    (x, y), (right, down) = one, other
    dots = max(1, int(hypot(right - x, down - y) / PITCH))
    for at in range(dots + 1):
        mat.centre(_dot(), x + (right - x) * at / dots, y + (down - y) * at / dots)


@kept
def _dot() -> Sprite:
    canvas = Canvas(8, 8)
    canvas.fill(ellipse(4, 4, 3.2), MUTED)
    return canvas.sprite()
