"""Small signs of every game's language: an arrow, a plus, a crown."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.palette import GLOW, GOLD, GREEN, INK, PAPER, RED, WHITE, Colour
from render.drawing.shapes import Path, arc, box, ellipse, moved, polygon, rounded, scaled, turned
from render.drawing.sprite import Sprite, kept

_ARROW: Path = [(0.04, 0.36), (0.5, 0.36), (0.5, 0.1), (0.96, 0.5), (0.5, 0.9), (0.5, 0.64), (0.04, 0.64)]
_PLUS: Path = [
    (0.37, 0.08), (0.63, 0.08), (0.63, 0.37), (0.92, 0.37), (0.92, 0.63), (0.63, 0.63),
    (0.63, 0.92), (0.37, 0.92), (0.37, 0.63), (0.08, 0.63), (0.08, 0.37), (0.37, 0.37),
]  # fmt: skip


def line_of(size: float) -> float:
    return max(2.5, size * 0.05)


def _sign(path: Path, size: int, colour: Colour) -> Sprite:
    canvas = Canvas(size, size)
    canvas.shape(rounded(scaled(path, size), size * 0.06), colour, width=line_of(size))
    return canvas.sprite()


@kept
def arrow(size: int, colour: Colour = GLOW) -> Sprite:
    return _sign(_ARROW, size, colour)


@kept
def plus(size: int, colour: Colour = WHITE) -> Sprite:
    return _sign(_PLUS, size, colour)


@kept
def equals(size: int, colour: Colour = WHITE) -> Sprite:
    canvas = Canvas(size, size)
    for top in (0.2, 0.58):
        bar = box(size * 0.1, size * top, size * 0.9, size * (top + 0.22), size * 0.06)
        canvas.shape(bar, colour, width=line_of(size))
    return canvas.sprite()


@kept
def stop(size: int) -> Sprite:
    """An octagon with a bar: nothing could be done."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.shape(polygon(middle, middle, size * 0.48, 8, turn=22.5), RED, width=line_of(size))
    bar = box(size * 0.24, size * 0.41, size * 0.76, size * 0.59, size * 0.06)
    canvas.fill(bar, WHITE)
    return canvas.sprite()


@kept
def crown(size: int) -> Sprite:
    canvas = Canvas(size, size)
    points = [(0.1, 0.84), (0.04, 0.3), (0.3, 0.52), (0.5, 0.14), (0.7, 0.52), (0.96, 0.3), (0.9, 0.84)]
    line = line_of(size)
    canvas.shape(rounded(scaled(points, size), size * 0.04), GLOW, width=line)
    for x, y in ((0.06, 0.28), (0.5, 0.13), (0.94, 0.28)):
        x = min(max(x * size, size * 0.085), size * 0.915)
        canvas.shape(ellipse(x, y * size, size * 0.07), PAPER, width=line * 0.8)
    canvas.stroke([(size * 0.18, size * 0.7), (size * 0.82, size * 0.7)], GOLD, size * 0.06)
    return canvas.sprite()


@kept
def flip(size: int) -> Sprite:
    """Two arrows round each other: the discard turned over."""
    canvas = Canvas(size, size)
    middle, line = size / 2, line_of(size)
    for turn in (0, 180):
        ring = [
            *arc(middle, middle, size * 0.4, size * 0.4, 190, 320),
            *reversed(arc(middle, middle, size * 0.24, size * 0.24, 190, 320)),
        ]
        head = [(size * 0.97, size * 0.42), (size * 0.58, size * 0.38), (size * 0.92, size * 0.06)]
        for path in (ring, head):
            canvas.stroke(turned(path, turn, (middle, middle)), INK, line * 2, closed=True)
        for path in (ring, head):
            canvas.fill(turned(path, turn, (middle, middle)), GLOW)
    return canvas.sprite()


@kept
def hourglass(size: int) -> Sprite:
    canvas = Canvas(size, size)
    line = line_of(size)
    glass = [
        (0.24, 0.12),
        (0.76, 0.12),
        (0.76, 0.24),
        (0.56, 0.5),
        (0.76, 0.76),
        (0.76, 0.88),
        (0.24, 0.88),
        (0.24, 0.76),
        (0.44, 0.5),
        (0.24, 0.24),
    ]
    canvas.shape(rounded(scaled(glass, size), size * 0.03), WHITE, width=line)
    sand = [(0.3, 0.82), (0.7, 0.82), (0.5, 0.6)]
    canvas.fill(scaled(sand, size), GOLD)
    canvas.fill(scaled([(0.37, 0.3), (0.63, 0.3), (0.5, 0.47)], size), GOLD)
    for top in (0.04, 0.86):
        canvas.shape(
            box(size * 0.16, size * top, size * 0.84, size * (top + 0.11), size * 0.04), GLOW, width=line
        )
    return canvas.sprite()


@kept
def skull(size: int) -> Sprite:
    """A fight to the death."""
    canvas = Canvas(size, size)
    middle, line = size / 2, line_of(size)
    jaw = box(size * 0.3, size * 0.56, size * 0.7, size * 0.94, size * 0.09)
    head = ellipse(middle, size * 0.4, size * 0.4, size * 0.34)
    for path in (jaw, head):
        canvas.stroke(path, INK, line * 2, closed=True)
    for path in (jaw, head):
        canvas.fill(path, PAPER)
    for side in (-1, 1):
        canvas.fill(ellipse(middle + side * size * 0.17, size * 0.44, size * 0.105), INK)
        canvas.stroke(
            [(middle + side * size * 0.08, size * 0.76), (middle + side * size * 0.08, size * 0.92)],
            INK,
            line,
        )
    canvas.fill(scaled([(0.5, 0.54), (0.44, 0.65), (0.56, 0.65)], size), INK)
    return canvas.sprite()


@kept
def cross_out(size: int) -> Sprite:
    """A red diagonal cross over what is not allowed."""
    canvas = Canvas(size, size)
    cross = turned(scaled(moved(_PLUS, -0.5, -0.5), size * 1.0), 45)
    canvas.shape(rounded(moved(cross, size / 2, size / 2), size * 0.03), RED, width=line_of(size))
    return canvas.sprite()


@kept
def coin(value: int, size: int) -> Sprite:
    """A gold coin with its worth."""
    canvas = Canvas(size, size)
    middle, line = size / 2, line_of(size)
    canvas.shape(ellipse(middle, middle, middle - line), GLOW, width=line)
    canvas.text((middle, middle), str(value), INK, size * 0.6)
    return canvas.sprite()


@kept
def tick(size: int) -> Sprite:
    """A green tick: allowed, right."""
    canvas = Canvas(size, size)
    hook = [(0.08, 0.54), (0.24, 0.38), (0.42, 0.56), (0.78, 0.16), (0.94, 0.32), (0.42, 0.88)]
    canvas.shape(rounded(scaled(hook, size), size * 0.04), GREEN, width=line_of(size))
    return canvas.sprite()
