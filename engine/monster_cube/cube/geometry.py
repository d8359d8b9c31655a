"""Where tiles lie, what they form and where they may go: MC2, MC3 and MC5 as data and pure functions.

Cells are (q, r) on a grid of hexagons with a corner at the top; r grows downwards. Tiles are named by slots:
0 to 8, the places of the start layout row by row, which a tile keeps as its name wherever it is moved. A face
is 3 * slot + colour. None of this knows the numbers on the tiles.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from enum import StrEnum
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from engine.monster_cube.cards import COLOURS, Cell

Cells = tuple[Cell, ...]  # by slot
Faces = tuple[int, int, int]  # in rising order where a combination is named

YELLOW, RED, BLUE = range(COLOURS)
E, W, NE, NW, SE, SW = (1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1)  # MC2.2
AROUND = (E, W, NE, NW, SE, SW)
LINES = (E, SE, SW)  # MC3.2
RIBBONS = ((RED, BLUE, E), (YELLOW, BLUE, SE), (YELLOW, RED, SW))  # MC3.5
LAYOUTS_KEPT = 2_048  # in caches: layouts whose combinations and moves are remembered

CELLS_KEPT = 4_096  # whose neighbours are remembered


class Shape(StrEnum):
    LINE = "line"
    RIBBON = "ribbon"
    CUBE = "cube"


_LINE, _RIBBON, _CUBE = Shape


class Obstacle(StrEnum):
    """What forbids a move."""

    TAKEN = "taken"  # a tile lies there, perhaps this one
    UNLINKED = "unlinked"  # a tile would touch no other (MC5.4)
    APART = "apart"  # the tiles would not be one group, where the table asks for one


class Combination(NamedTuple):
    shape: Shape
    faces: Faces


# Where the third face of a ribbon lies, from the tile that gives two: by the two colours and the third.
_THIRD = {(x | z << 2, x): d for x, z, d in RIBBONS} | {
    (x | z << 2, z): (-d[0], -d[1]) for x, z, d in RIBBONS
}
_NOWHERE = (0, 0)
_reading = itemgetter(1, 0)  # from top to bottom, from left to right
_STEPS = frozenset((E, SE, NE))  # the directions of lines, as rising cells follow each other


def face(slot: int, colour: int) -> int:
    return COLOURS * slot + colour


@lru_cache(maxsize=CELLS_KEPT)
def neighbours(cell: Cell) -> frozenset[Cell]:
    q, r = cell
    return frozenset((q + dq, r + dr) for dq, dr in AROUND)


# Combinations


def shape_of(cells: Cells, faces: Faces) -> Shape | None:
    """What these three different faces form; None where it is no combination (MC3)."""
    shape, (one, two, three), (dq, dr) = _likeness(faces)
    if shape is None:
        return None
    if shape is _LINE:
        return shape if _is_line(*sorted((cells[one], cells[two], cells[three]))) else None
    q, r = cells[one]
    if shape is _RIBBON:
        return shape if cells[two] == (q + dq, r + dr) else None
    return shape if cells[two] == (q + 1, r - 1) and cells[three] == (q, r - 1) else None


def _is_line(one: Cell, two: Cell, three: Cell) -> bool:
    step = (two[0] - one[0], two[1] - one[1])
    return step in _STEPS and (three[0] - two[0], three[1] - two[1]) == step


@cache
def _likeness(faces: Faces) -> tuple[Shape | None, Faces, Cell]:
    """What these faces form where their tiles lie well, and for that: which tiles, and how.

    Of a line the three tiles; of a ribbon the one that gives two faces, and the step from it to the other
    (MC3.6); of a cube the tile below, its neighbours to the upper right and to the upper left (MC3.7).
    """
    slots, colours = [one // COLOURS for one in faces], [one % COLOURS for one in faces]
    if len(set(colours)) == 1:
        return Shape.LINE, (slots[0], slots[1], slots[2]), _NOWHERE
    if len(set(colours)) == COLOURS:
        yellow, red, blue = (slots[colours.index(colour)] for colour in (YELLOW, RED, BLUE))
        return Shape.CUBE, (yellow, red, blue), _NOWHERE
    one, two, three = sorted(faces)
    if two // COLOURS == three // COLOURS:
        one, two, three = two, three, one
    elif one // COLOURS != two // COLOURS:
        return None, faces, _NOWHERE
    step = _THIRD[one % COLOURS | (two % COLOURS) << 2, three % COLOURS]
    return Shape.RIBBON, (one // COLOURS, three // COLOURS, 0), step


@lru_cache(maxsize=LAYOUTS_KEPT)
def combinations(cells: Cells) -> tuple[Combination, ...]:
    """All lines, ribbons and cubes of a layout."""
    at = lying(cells)
    return tuple(found for slot in range(len(cells)) for found in _begun_by(slot, cells, at))


def _begun_by(slot: int, cells: Cells, at: dict[Cell, int]) -> Iterator[Combination]:
    """The combinations of which this tile is the first (of a cube: the lowest)."""
    q, r = cells[slot]
    for dq, dr in LINES:
        second, third = at.get((q + dq, r + dr)), at.get((q + 2 * dq, r + 2 * dr))
        if second is not None and third is not None:
            yield from _lines(slot, second, third)
    for x, z, (dq, dr) in RIBBONS:
        second = at.get((q + dq, r + dr))
        if second is not None:
            yield from _ribbons(x, z, slot, second)
    yield from _cube_on((q, r), at)


def through(cells: Cells, slot: int, *, ribbons: bool = True) -> Sequence[Combination]:
    """All combinations of a layout to which this tile gives a face, or two."""
    return formed_at(cells[slot], lying(cells), ribbons=ribbons)


def lying(cells: Cells) -> dict[Cell, int]:
    """Which tile lies on which cell."""
    return {cell: slot for slot, cell in enumerate(cells)}


def formed_at(cell: Cell, at: Mapping[Cell, int], *, ribbons: bool) -> Sequence[Combination]:
    """The same of the tile on this cell, by what lies where."""
    slot, tile, (q, r) = at[cell], at.get, cell
    east, west = tile((q + 1, r)), tile((q - 1, r))
    north_east, north_west = tile((q + 1, r - 1)), tile((q, r - 1))
    south_east, south_west = tile((q, r + 1)), tile((q - 1, r + 1))
    ways = (west, east, E), (north_west, south_east, SE), (north_east, south_west, SW)
    found: list[Combination] = []
    for before, after, (dq, dr) in ways:
        if after is not None:
            beyond = tile((q + 2 * dq, r + 2 * dr))
            if beyond is not None:
                found += _lines(slot, after, beyond)
            if before is not None:
                found += _lines(before, slot, after)
        if before is not None:
            beyond = tile((q - 2 * dq, r - 2 * dr))
            if beyond is not None:
                found += _lines(beyond, before, slot)
    if ribbons:
        for (before, after, _), (x, z, _) in zip(ways, RIBBONS, strict=True):
            found += () if after is None else _ribbons(x, z, slot, after)
            found += () if before is None else _ribbons(x, z, before, slot)
    if north_west is not None and north_east is not None:
        found += _cube(slot, north_west, north_east)
    if west is not None and south_west is not None:
        found += _cube(south_west, west, slot)
    if east is not None and south_east is not None:
        found += _cube(south_east, slot, east)
    return found


def _cube_on(cell: Cell, at: dict[Cell, int]) -> tuple[Combination, ...]:
    """The cube of which the tile on this cell is the lowest, if there are all three."""
    q, r = cell
    lowest, left, right = at.get(cell), at.get((q, r - 1)), at.get((q + 1, r - 1))
    return () if lowest is None or left is None or right is None else _cube(lowest, left, right)


# By the slots of tiles, wherever they lie: few enough to be remembered all.


@cache
def _lines(first: int, second: int, third: int) -> tuple[Combination, ...]:
    """Of three tiles in a row, one of each colour."""
    return tuple(
        _combination(Shape.LINE, face(first, colour), face(second, colour), face(third, colour))
        for colour in range(COLOURS)
    )


@cache
def _ribbons(x: int, z: int, first: int, second: int) -> tuple[Combination, ...]:
    return (
        _combination(Shape.RIBBON, face(first, x), face(first, z), face(second, x)),
        _combination(Shape.RIBBON, face(first, z), face(second, x), face(second, z)),
    )


@cache
def _cube(lowest: int, left: int, right: int) -> tuple[Combination, ...]:
    return (_combination(Shape.CUBE, face(lowest, YELLOW), face(right, RED), face(left, BLUE)),)


def _combination(shape: Shape, *faces: int) -> Combination:
    one, two, three = sorted(faces)
    return Combination(shape, (one, two, three))


# Moves


def moved(cells: Cells, slot: int, to: Cell) -> Cells:
    after = list(cells)
    after[slot] = to
    return tuple(after)


def obstacle(cells: Cells, slot: int, to: Cell, *, one_group: bool = False) -> Obstacle | None:
    """What forbids this move of a layout; None where it is allowed (MC5.3, MC5.4)."""
    taken = set(cells)
    if to in taken:
        return Obstacle.TAKEN
    taken.remove(cells[slot])
    return obstacle_to(taken, cells[slot], to, one_group=one_group)


def obstacle_to(rest: Set[Cell], left: Cell, to: Cell, *, one_group: bool) -> Obstacle | None:
    """The same for an empty cell, by the cells of the tiles that stay.

    Only tiles beside the one that goes can be left alone by it.
    """
    beside = neighbours(to)
    if rest.isdisjoint(beside):
        return Obstacle.UNLINKED
    for near in (rest & neighbours(left)) - beside:
        if rest.isdisjoint(neighbours(near)):
            return Obstacle.UNLINKED
    return Obstacle.APART if one_group and len(groups((*rest, to))) > 1 else None


@lru_cache(maxsize=LAYOUTS_KEPT)
def moves(cells: Cells, *, one_group: bool = False) -> tuple[tuple[int, Cell], ...]:
    """Every move that is allowed, as the tile and its new cell; tile by tile, cells from top to bottom."""
    return tuple(
        (slot, to) for slot in range(len(cells)) for to in destinations(cells, slot, one_group=one_group)
    )


@lru_cache(maxsize=LAYOUTS_KEPT)
def destinations(cells: Cells, slot: int, *, one_group: bool = False) -> tuple[Cell, ...]:
    """Empty cells beside another tile, and beside each that only this one keeps from being alone."""
    rest = {cell for cell in cells if cell != cells[slot]}
    beside = set[Cell]().union(*map(neighbours, rest)).difference(cells)
    for cell in rest:
        if rest.isdisjoint(neighbours(cell)):
            beside.intersection_update(neighbours(cell))
    if one_group:
        beside = {to for to in beside if len(groups((*rest, to))) == 1}
    return tuple(sorted(beside, key=_reading))


def groups(cells: Iterable[Cell]) -> tuple[frozenset[Cell], ...]:
    """The tiles that hang together, group by group."""
    left, found = set(cells), list[frozenset[Cell]]()
    while left:
        edge = [left.pop()]
        group = set(edge)
        while edge:
            near = left.intersection(neighbours(edge.pop()))
            left -= near
            group |= near
            edge += near
        found.append(frozenset(group))
    return tuple(found)
