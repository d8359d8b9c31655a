"""Three weapons and three spells as bold tiles, the cards made of them, and the monsters."""

from __future__ import annotations

from collections.abc import Callable

from engine.monster_rush.cards import CARDS, MONSTERS, Face
from render.drawing.brush import Brush
from render.drawing.canvas import Canvas
from render.drawing.palette import CLOTH_EDGE, FUR, GLOW, INK, RED, WHITE, Colour
from render.drawing.shapes import Path, arc, blob, box, ellipse, polygon, rounded, star, turned
from render.drawing.sprite import Sprite, kept
from render.monsters import looking, portrait

STEEL, WOOD = WHITE, FUR[10]
LOOKS = {number: looking(monster.looks) for number, monster in MONSTERS.items()}


def sword(pen: Brush) -> None:
    pen.shape(rounded([(-0.19, 0.4), (-0.19, -0.72), (0.0, -1.08), (0.19, -0.72), (0.19, 0.4)], 0.03), STEEL)
    pen.shape(box(-0.11, 0.5, 0.11, 0.95, 0.05), WOOD)
    pen.shape(box(-0.5, 0.36, 0.5, 0.58, 0.1), GLOW)
    pen.shape(ellipse(0.0, 0.97, 0.15), GLOW)


def axe(pen: Brush) -> None:
    pen.shape(box(-0.12, -0.95, 0.12, 1.05, 0.08), WOOD)
    blade = [*arc(-0.05, -0.42, 0.88, 0.72, -58, 58), (0.1, -0.12), (0.1, -0.72)]
    pen.shape(rounded(blade, 0.04), STEEL)
    pen.shape(rounded([(-0.1, -0.68), (-0.1, -0.2), (-0.52, -0.1), (-0.52, -0.76)], 0.06), STEEL)


def bow(pen: Brush) -> None:
    pen.stroke([(-0.3, -0.98), (-0.3, 0.98)], WHITE, 0.9)
    limb = [*arc(-0.5, 0, 0.9, 1.05, -78, 78), *reversed(arc(-0.5, 0, 0.66, 0.94, -74, 74))]
    pen.shape(limb, WOOD)
    pen.stroke([(-0.85, 0.0), (0.75, 0.0)], INK, 2.6)
    pen.stroke([(-0.85, 0.0), (0.75, 0.0)], STEEL, 1.2)
    pen.shape(rounded([(0.62, -0.26), (1.06, 0.0), (0.62, 0.26)], 0.03), STEEL)
    pen.shape([(-1.02, -0.24), (-0.72, -0.24), (-0.58, 0.0), (-0.72, 0.24), (-1.02, 0.24), (-0.86, 0.0)], RED)


def fire(pen: Brush) -> None:
    outer = [(0.0, 0.98), (-0.66, 0.74), (-0.78, 0.16), (-0.5, -0.28), (-0.3, 0.0), (-0.18, -0.5)]
    outer += [(0.1, -1.08), (0.34, -0.52), (0.44, -0.1), (0.58, -0.34), (0.8, 0.2), (0.64, 0.76)]
    pen.shape(blob(outer), RED)
    inner = [(0.0, 0.84), (-0.38, 0.64), (-0.36, 0.28), (-0.1, 0.16), (0.06, -0.26), (0.26, 0.16)]
    inner += [(0.4, 0.36), (0.34, 0.68)]
    pen.shape(blob(inner), GLOW)


def frost(pen: Brush) -> None:
    spoke: list[Path] = [[(0.0, 0.0), (0.0, -0.98)], [(-0.27, -0.82), (0.0, -0.52), (0.27, -0.82)]]
    arms = [turned(path, 60.0 * i) for i in range(6) for path in spoke]
    for path in arms:
        pen.stroke(path, INK, 4.4)
    for path in arms:
        pen.stroke(path, WHITE, 2.3)


def storm(pen: Brush) -> None:
    bolt = [(0.22, -1.05), (-0.62, 0.16), (-0.1, 0.16), (-0.3, 1.05)]
    bolt += [(0.66, -0.28), (0.1, -0.28), (0.5, -1.05)]
    pen.shape(rounded(bolt, 0.05), GLOW)


# How each is painted, on which ground, how far it is turned, and how large it looks beside the others.
_LOOKS: dict[str, tuple[Callable[[Brush], None], Colour, float, float]] = {
    "sword": (sword, FUR[6], 38, 1.22),
    "axe": (axe, FUR[13], 18, 1.18),
    "bow": (bow, FUR[11], -38, 1.16),
    "fire": (fire, FUR[2], 0, 1.08),
    "frost": (frost, FUR[1], 0, 0.94),
    "storm": (storm, FUR[3], 0, 1.16),
}
GROUND = {symbol: ground for symbol, (_, ground, *_) in _LOOKS.items()}


def draw_sign(canvas: Canvas, symbol: str, x: float, y: float, radius: float) -> None:
    paint, _, turn, share = _LOOKS[symbol]
    radius *= share
    paint(Brush(canvas, x, y, radius, max(1.8, radius * 0.11), turn))


def beast(number: int, size: int) -> Sprite:
    return portrait(LOOKS[number], size)


@kept
def tile(symbol: str, size: int) -> Sprite:
    """A symbol on its own ground: what a monster needs, and what a plain card shows."""
    canvas = _ground(size, GROUND[symbol])
    draw_sign(canvas, symbol, size / 2, size / 2, size * 0.34)
    return canvas.sprite()


@kept
def card(index: int, size: int) -> Sprite:
    """A weapon-and-spell card by its face."""
    face = CARDS[index]
    if face.kind is Face.STAFF:
        return _staff(size)
    if face.kind is Face.COMBO:
        return _combo(face.pictures, size)
    (symbol,) = face.pictures
    return _failed(symbol, size) if face.kind is Face.FAILED else tile(symbol, size)


def _outline(size: float) -> Path:
    return box(0.5, 0.5, size - 0.5, size - 0.5, size * 0.2)


def _ground(size: int, colour: Colour) -> Canvas:
    """Without the dark outline of other pieces: two dozen of them lie on a dark field."""
    canvas = Canvas(size, size)
    canvas.fill(_outline(size), colour)
    return canvas


def _failed(symbol: str, size: int) -> Sprite:
    """Looks like a weapon or a spell, but is broken: grey, and struck out."""
    canvas = _ground(size, CLOTH_EDGE)
    draw_sign(canvas, symbol, size / 2, size / 2, size * 0.31)
    slash = [(size * 0.2, size * 0.2), (size * 0.8, size * 0.8)]
    canvas.stroke(slash, INK, size * 0.17)
    canvas.stroke(slash, RED, size * 0.1)
    return canvas.sprite()


def _combo(symbols: tuple[str, ...], size: int) -> Sprite:
    """Two symbols at once, on either side of a diagonal."""
    one, other = symbols
    canvas = _ground(size, GROUND[one])
    with canvas.inside(_outline(size)) as layer:
        layer.fill([(size, 0), (size, size), (0, size)], GROUND[other])
        layer.stroke([(size, 0), (0, size)], INK, size * 0.04)
    draw_sign(canvas, one, size * 0.3, size * 0.3, size * 0.22)
    draw_sign(canvas, other, size * 0.7, size * 0.7, size * 0.22)
    return canvas.sprite()


def _staff(size: int) -> Sprite:
    """Any symbol: a star over all six grounds."""
    canvas = Canvas(size, size)
    middle = size / 2
    corners = polygon(middle, middle, size * 1.2, 6)
    with canvas.inside(_outline(size)) as layer:
        for i, colour in enumerate(GROUND.values()):
            layer.fill([(middle, middle), corners[i], corners[(i + 1) % 6]], colour)
    ray = rounded(star(middle, middle, size * 0.37, size * 0.17, 5), size * 0.02)
    canvas.shape(ray, WHITE, width=size * 0.035)
    return canvas.sprite()
