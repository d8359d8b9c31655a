"""Where the tiles of a cube are drawn in a field, and how large: as they lie, as long as they can be read so.

Tiles may stray as far as they like (MC5.4). Where the space between them would make them small, empty
rows and columns are drawn narrow; where that is not enough, groups stand side by side like words. A dotted
line is drawn wherever space was left out. Groups that a single tile would join stay as they lie to each other
as long as there is room for that: whoever looks for a move must see where it leads (MC5).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import ceil

from engine.monster_cube.cards import Cell
from engine.monster_cube.cube.geometry import groups, neighbours
from render.drawing.shapes import Point
from render.monster_cube.tiles import HALF, middle_of

LARGEST = 112  # px, a tile's radius
STEP = 5  # px, from one radius to the next: pieces of few sizes are drawn seldom, and pack well
EDGE = 16  # px of a field that stay free, on both sides together
APART = 4 * HALF  # of tiles that have room for another between them, their radius being 1
BETWEEN = 0.7  # of groups side by side
NEARLY = 0.8  # as large as they could be, tiles rather lie as they lie
Break = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Field:
    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Layout:
    """For tiles of radius 1: the middles of cells, and the lines where space was left out."""

    where: Mapping[Cell, Point]
    breaks: tuple[Break, ...] = ()

    @cached_property
    def left(self) -> float:
        return min(x for x, _ in self.where.values()) - HALF

    @cached_property
    def top(self) -> float:
        return min(y for _, y in self.where.values()) - 1

    @cached_property
    def width(self) -> float:
        return max(x for x, _ in self.where.values()) + HALF - self.left

    @cached_property
    def height(self) -> float:
        return max(y for _, y in self.where.values()) + 1 - self.top

    def radius(self, room: Field, most: int = LARGEST) -> int:
        """The largest at which it fits."""
        scale = min(most, (room.width - EDGE) / self.width, (room.height - EDGE) / self.height)
        return int(scale) // STEP * STEP


@dataclass(frozen=True, slots=True)
class Places:
    layout: Layout
    radius: int
    across: float
    down: float

    def __call__(self, cell: Cell) -> Point:
        return self._at(self.layout.where[cell])

    @property
    def breaks(self) -> Iterator[Break]:
        return ((self._at(one), self._at(other)) for one, other in self.layout.breaks)

    def _at(self, spot: Point) -> Point:
        return self.across + spot[0] * self.radius, self.down + spot[1] * self.radius


def fitted(
    cells: Sequence[Cell], room: Field, least: int, *, near: bool = False, most: int = LARGEST
) -> Places:
    """All these cells in the middle of the room, with a radius of at `least` so much, and at `most`.

    Where they need only be seen, groups that lie `near` each other are as good as groups far apart.
    """
    radius, layout = _laid(tuple(cells), room, least, near=near, most=most)
    return Places(
        layout,
        radius,
        room.left + room.width / 2 - (layout.left + layout.width / 2) * radius,
        room.top + room.height / 2 - (layout.top + layout.height / 2) * radius,
    )


def grown(cells: Sequence[Cell], room: Field, least: int, *, near: bool = False) -> Field:
    """The room, higher where these cells need it."""
    radius, layout = _laid(tuple(cells), room, least, near=near)
    return replace(room, height=max(room.height, ceil(layout.height * radius + EDGE)))


def width_for(cells: Sequence[Cell], least: int) -> int:
    """The narrowest room in which the widest group has this radius."""
    return ceil(max(_as_they_lie(tuple(group)).width for group in groups(cells)) * least + EDGE)


@lru_cache(maxsize=256)  # of a board most cubes lie as they lay, and each is asked for several times
def _laid(
    cells: tuple[Cell, ...], room: Field, least: int, *, near: bool, most: int = LARGEST
) -> tuple[int, Layout]:
    lying = _as_they_lie(cells)
    closer = _drawn_near(lying)
    ways = [(one.radius(room, most), one) for one in (replace(closer, breaks=()) if near else lying, closer)]
    ways.append(_like_words(groups(cells) if near else _reached(cells), room, least, most))
    enough = max(least, NEARLY * max(radius for radius, _ in ways))
    chosen = next((way for way in ways if way[0] >= enough), ways[-1])
    fits = near or chosen[1].radius(room, most) >= least
    return chosen if fits else _like_words(groups(cells), room, least, most)


def _reached(cells: Sequence[Cell]) -> tuple[frozenset[Cell], ...]:
    """The groups, those together that one tile between them would join."""
    around = {place for cell in cells for place in neighbours(cell)}
    places = [place for place in around if len(neighbours(place).intersection(cells)) > 1]
    return tuple(joined.intersection(cells) for joined in groups((*cells, *places)))


def _like_words(apart: Iterable[Collection[Cell]], room: Field, least: int, most: int) -> tuple[int, Layout]:
    """These groups side by side, as large as they fit, and never smaller than that."""
    parts = sorted((_as_they_lie(sorted(group)) for group in apart), key=lambda part: (part.left, part.top))
    for radius in range(most // STEP * STEP, least, -STEP):
        layout = _side_by_side(parts, (room.width - EDGE) / radius)
        if layout.radius(room, most) >= radius:
            return radius, layout
    return least, _side_by_side(parts, (room.width - EDGE) / least)


def _as_they_lie(cells: Sequence[Cell]) -> Layout:
    return Layout({cell: middle_of(cell) for cell in cells})


def _drawn_near(lying: Layout) -> Layout:
    """No column or row farther from the next than tiles with one between them."""
    columns, upright = _nearer([x for x, _ in lying.where.values()])
    rows, level = _nearer([y for _, y in lying.where.values()])
    near = Layout({cell: (columns[x], rows[y]) for cell, (x, y) in lying.where.items()})
    top, bottom, left, right = near.top, near.top + near.height, near.left, near.left + near.width
    breaks: list[Break] = [((x, top), (x, bottom)) for x in upright]
    return replace(near, breaks=(*breaks, *(((left, y), (right, y)) for y in level)))


def _nearer(places: Sequence[float]) -> tuple[dict[float, float], list[float]]:
    """The same places in one direction, and where between them space was left out."""
    found: dict[float, float] = {}
    shortened: list[float] = []
    before = moved = 0.0
    for place in sorted(set(places)):
        if found and place - before > APART:
            moved += place - before - APART
            shortened.append(place - moved - APART / 2)
        found[place], before = place - moved, place
    return found, shortened


def _side_by_side(parts: Sequence[Layout], width: float) -> Layout:
    """The groups one after the other, from left to right as they lie, in as many lines as it takes."""
    lines: list[list[Layout]] = []
    for part in parts:
        if lines and sum(one.width + BETWEEN for one in lines[-1]) + part.width <= width:
            lines[-1].append(part)
        else:
            lines.append([part])
    where, breaks, top = dict[Cell, Point](), list[Break](), 0.0
    widest = max(_length(line) for line in lines)
    for line in lines:
        if top:
            breaks.append(((0, top - BETWEEN / 2), (widest, top - BETWEEN / 2)))
        high, left = max(part.height for part in line), (widest - _length(line)) / 2
        for at, part in enumerate(line):
            if at:
                breaks.append(((left - BETWEEN / 2, top), (left - BETWEEN / 2, top + high)))
            right, down = left - part.left, top + (high - part.height) / 2 - part.top
            where |= {cell: (x + right, y + down) for cell, (x, y) in part.where.items()}
            left += part.width + BETWEEN
        top += high + BETWEEN
    return Layout(where, tuple(breaks))


def _length(line: Sequence[Layout]) -> float:
    return sum(part.width for part in line) + BETWEEN * (len(line) - 1)
