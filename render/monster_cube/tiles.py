"""A tile: a hexagon that looks like a cube, yellow on top, red left, blue right.

A face is known by its place too, and by its pattern: red has two stripes along its edge, blue a row of dots,
or of dashes where dots would be taken for pips.
"""

from __future__ import annotations

from math import sqrt

from engine.monster_cube.cube.geometry import BLUE, RED, YELLOW, Cell
from render.drawing.canvas import Canvas
from render.drawing.palette import GLOW, INK, MUTED, NAVY, PAPER, SKY, WHITE, Colour, lighter
from render.drawing.palette import RED as CRIMSON
from render.drawing.palette import YELLOW as SUN
from render.drawing.shapes import Path, Point, ellipse, polygon
from render.drawing.sprite import Sprite, kept
from render.drawing.type import SMALLEST

HALF = sqrt(3) / 2  # of a tile's width, its radius being 1
ROW = 1.5  # from one row of cells to the next
FACES: tuple[Path, ...] = (
    [(0, -1), (HALF, -0.5), (0, 0), (-HALF, -0.5)],
    [(-HALF, -0.5), (0, 0), (0, 1), (-HALF, 0.5)],
    [(0, 0), (HALF, -0.5), (HALF, 0.5), (0, 1)],
)
MIDDLES: tuple[Point, ...] = ((0, -0.5), (-HALF / 2, 0.25), (HALF / 2, 0.25))
PAINT = {YELLOW: SUN, RED: CRIMSON, BLUE: NAVY}
FIGURE = {YELLOW: INK, RED: WHITE, BLUE: WHITE}
LETTERS = "ABCDEFGHI"
ROOMY = 76  # px, the radius of a tile on which numbers and letter have all the room they like
# px, the smallest radius at which a phone shows a tile readably: with a letter, and without one
SMALLEST_NAMED, SMALLEST_TILE = 40, 30
TAG, NARROWEST = 0.42, 34  # a letter's tag: of the radius, and px at least
PIP, NAMED_PIP = 0.085, 0.08  # of the radius, a pip's own; beside a letter there is less room
NEAR, FAR = 0.27, 0.73  # how far pips reach in a face's own directions, where no letter is in their way
# A face's own two directions, from the corner in which a tile's three faces meet.
WAYS: tuple[tuple[Point, Point], ...] = (
    ((-HALF, -0.5), (HALF, -0.5)),
    ((-HALF, -0.5), (0, 1)),
    ((HALF, -0.5), (0, 1)),
)
# Where pips lie on a die's face, in these two directions from -1 to 1; few of them beside a letter.
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def middle_of(cell: Cell) -> Point:
    """Where a cell's middle lies, for tiles of radius 1."""
    q, r = cell
    return 2 * HALF * (q + r / 2), ROW * r


@kept
def tile(
    numbers: tuple[int, int, int],
    radius: int,
    *,
    dice: bool = False,
    named: bool = False,
    only: tuple[int, ...] = tuple(PAINT),
) -> Sprite:
    """A tile of this radius, or some faces of it, with numbers or with pips, perhaps to be `named`."""
    canvas = _blank(radius)
    for colour in only:
        number = numbers[colour]
        canvas.shape(_at(FACES[colour], radius, canvas), PAINT[colour], width=_outline(radius))
        _pattern(canvas, colour, radius, dice=dice)
        if dice:
            for spot in _at(pips_at(colour, number, radius, named=named), radius, canvas):
                canvas.fill(ellipse(*spot, pip_of(radius, named=named)), FIGURE[colour])
        else:
            spot = number_at(colour, radius) if named else MIDDLES[colour]
            size = max(radius * 0.58, SMALLEST)
            canvas.text(_at([spot], radius, canvas)[0], str(number), FIGURE[colour], size)
    return canvas.sprite()


@kept
def lit(colour: int, radius: int) -> Sprite:
    """The bright frame round a face that counts."""
    canvas = _blank(radius)
    face = _at(FACES[colour], radius, canvas)
    canvas.stroke(face, INK, radius * 0.2, closed=True)
    canvas.stroke(face, WHITE if colour == YELLOW else GLOW, radius * 0.12, closed=True)
    return canvas.sprite()


@kept
def chosen_frame(radius: int) -> Sprite:
    """Round a whole tile that was chosen: pale between dark lines, so that it stands out on every colour."""
    canvas = _blank(radius)
    middle = canvas.width / 2
    path = polygon(middle, middle, radius * 0.99, 6)
    canvas.stroke(path, INK, max(9.0, radius * 0.17), closed=True)
    canvas.stroke(path, WHITE, max(5.0, radius * 0.09), closed=True)
    return canvas.sprite()


@kept
def ghost(radius: int, letter: str) -> Sprite:
    """An empty cell to which a tile may go."""
    canvas = _blank(radius)
    middle = canvas.width / 2
    path = polygon(middle, middle, radius * 0.86, 6)
    canvas.stroke(path, MUTED, max(2.5, radius * 0.04), closed=True)
    canvas.text((middle, middle), letter, PAPER, max(radius * 0.6, SMALLEST))
    return canvas.sprite()


@kept
def name_tag(letter: str, radius: int, *, chosen: bool = False) -> Sprite:
    """A tile's letter, where its three faces meet; as large on a small tile as it must be to be read.

    Pale on dark where the tile was chosen.
    """
    size = _tag(radius)
    canvas = Canvas(size, size)
    middle = size / 2
    ground, figure = (INK, WHITE) if chosen else (PAPER, INK)
    edge = max(2.5, size * 0.06)
    canvas.shape(ellipse(middle, middle, middle - 2), ground, outline=WHITE if chosen else INK, width=edge)
    canvas.text((middle, middle), letter, figure, max(size * 0.7, SMALLEST))
    return canvas.sprite()


@kept
def chip(colour: int, number: int, size: int, *, dice: bool = False) -> Sprite:
    """One face by itself, as a square of its colour: what a sum is written with."""
    canvas = Canvas(size, size)
    low, high = size * 0.06, size * 0.94
    square = [(low, low), (high, low), (high, high), (low, high)]
    canvas.shape(square, PAINT[colour], width=max(2.5, size * 0.05))
    if dice:
        for across, down in PIPS[number]:
            spot = (size / 2 + across * size * 0.24, size / 2 + down * size * 0.24)
            canvas.fill(ellipse(*spot, size * 0.085), FIGURE[colour])
    else:
        canvas.text((size / 2, size / 2), str(number), FIGURE[colour], size * 0.66)
    return canvas.sprite()


def number_at(colour: int, radius: int) -> Point:
    """Where a number stands beside a letter; on a small tile farther out, so that it is not covered."""
    away = 1 + 0.22 * min(1.0, max(0, ROOMY - radius) / 30)
    x, y = MIDDLES[colour]
    return x * away, y * away


def pips_at(colour: int, number: int, radius: int, *, named: bool) -> Path:
    """Where the pips of a die's face lie, its radius being 1; they follow its slant.

    Beside a letter they lie farther out, but never over the edge: there they would count for the next tile.
    """
    near, far = _reach(radius) if named else (NEAR, FAR)
    middle, half = (near + far) / 2, (far - near) / 2
    (x, y), (across, down) = WAYS[colour]
    steps = ((middle + one * half, middle + other * half) for one, other in PIPS[number])
    return [(one * x + other * across, one * y + other * down) for one, other in steps]


def pip_of(radius: int, *, named: bool) -> float:
    """A pip's own radius, in px."""
    return radius * NAMED_PIP if named else max(radius * PIP, min(4.0, radius * 0.11))


def _reach(radius: int) -> tuple[float, float]:
    """From where to where pips lie beside a letter: clear of it, and of the outline."""
    pip = pip_of(radius, named=True) / radius
    near = max(NEAR, _tag(radius) / 2 / radius + pip)
    edge = 1 - (pip + _outline(radius) / 2 / radius) / HALF
    return near, min(edge, max(FAR, near + FAR - NEAR))


def _tag(radius: int) -> int:
    return max(round(radius * TAG), NARROWEST)


def _outline(radius: int) -> float:
    return max(2.5, radius * 0.035)


def _blank(radius: int) -> Canvas:
    side = radius * 2 + 12
    return Canvas(side, side)


def _at(path: Path, radius: int, canvas: Canvas) -> Path:
    return [(canvas.width / 2 + x * radius, canvas.height / 2 + y * radius) for x, y in path]


def _pattern(canvas: Canvas, colour: int, radius: int, *, dice: bool) -> None:
    """Along the outer edge of a side: two stripes on red, dots on blue, which are dashes beside pips."""
    pale: Colour = lighter(PAINT[colour], 0.38)
    thin = max(2, radius * 0.035)
    if colour == RED:
        for inset in (0.09, 0.19):
            line: Path = [(-HALF + inset, -0.5 + inset * 0.9 + 0.1), (-HALF + inset, 0.4 + inset * 0.5)]
            canvas.stroke(_at(line, radius, canvas), pale, thin)
    elif colour == BLUE:
        for step in range(4):
            x, y = HALF - 0.13, -0.28 + step * 0.2
            if dice:
                canvas.stroke(_at([(x, y - 0.06), (x, y + 0.06)], radius, canvas), SKY, thin)
            else:
                canvas.fill(ellipse(*_at([(x, y)], radius, canvas)[0], radius * 0.04), SKY)
