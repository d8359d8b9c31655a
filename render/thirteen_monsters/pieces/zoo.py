"""The thirteen, in the printed order: three of earth, of air, of fire and of water, and the Ghost."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.palette import FUR, INK, PAPER, PAPER_COOL, PAPER_WARM, WHITE, Colour, lighter
from render.drawing.shapes import arc, blob, box, curve, ellipse, star
from render.drawing.sprite import Sprite, kept
from render.monsters.stacks import Part, Side, Stack, half

(
    CORAL, LAGOON, HONEY, VIOLET, LIME, CANDY, BLUE, PUMPKIN, MINT, PLUM, SAND, MOSS, STONE, BRICK,
) = range(14)  # fmt: skip

ELEMENTS = ("earth", "air", "fire", "water", "ghost")

MONSTERS: dict[int, Stack] = {
    1: Stack(MOSS, "dome", "straight", "bell", "two", "laugh", "spikes", "paws", "arms", "stripes"),
    2: Stack(SAND, "wide", "waves", "pear", "sleepy", "moustache", "ram", "stubs", "arms", "plain"),
    3: Stack(STONE, "dome", "round", "round", "owl", "smile", "bear", "paws", "arms", "belly"),
    4: Stack(PLUM, "egg", "slim", "pear", "far", "beak", "plumes", "claws", "bird", "plain"),
    5: Stack(LIME, "flat", "straight", "box", "three", "zigzag", "antennae", "four", "arms", "spots"),
    6: Stack(CANDY, "dome", "waves", "bell", "one", "oh", "unicorn", "stubs", "bird", "stars"),
    7: Stack(BRICK, "wide", "round", "box", "cross", "underbite", "bull", "claws", "arms", "plain"),
    8: Stack(PUMPKIN, "egg", "slim", "bell", "two", "grin", "flame", "stubs", "arms", "bands"),
    9: Stack(CORAL, "tip", "waves", "round", "odd", "buck", "nubs", "claws", "arms", "freckles"),
    10: Stack(
        LAGOON, "dome", "round", "pear", "crossed", "fangs", "mohawk", "tentacles", "flippers", "scales"
    ),
    11: Stack(BLUE, "flat", "waves", "round", "four", "drool", "tuft", "tentacles", "none", "dipped"),
    12: Stack(MINT, "wide", "straight", "bell", "one", "smile", "sprout", "paws", "flippers", "spots"),
    13: Stack(VIOLET, "egg", "straight", "bell", "closed", "oh", "none", "none", "flippers", "stars"),
}

GROUNDS: dict[str, Colour] = {
    "earth": PAPER,
    "air": PAPER_COOL,
    "fire": PAPER_WARM,
    "water": lighter(FUR[LAGOON], 0.35),
    "ghost": lighter(FUR[VIOLET], 0.35),
}


def element_of(number: int) -> str:
    return ELEMENTS[(number - 1) // 3]


def _mountain(canvas: Canvas, x: float, y: float, size: float, line: float) -> None:
    peak = [(x - size, y + size * 0.7), (x - size * 0.2, y - size * 0.8), (x + size, y + size * 0.7)]
    canvas.shape(peak, FUR[MOSS], width=line)


def _breeze(canvas: Canvas, x: float, y: float, size: float, line: float) -> None:
    for low, far in ((-0.45, 0.8), (0.05, 1.0), (0.55, 0.6)):
        gust = curve(
            [(x - size, y + low * size), (x, y + (low - 0.18) * size), (x + far * size, y + low * size)]
        )
        canvas.stroke(gust, INK, line * 2.2)
        canvas.stroke(gust, WHITE, line * 1.1)


def _flame(canvas: Canvas, x: float, y: float, size: float, line: float) -> None:
    flame = [(0, 0.95), (-0.7, 0.5), (-0.5, -0.2), (0.05, -1.0), (0.3, -0.3), (0.6, -0.1), (0.7, 0.5)]
    canvas.shape(blob([(x + a * size, y + b * size) for a, b in flame]), FUR[PUMPKIN], width=line)


def _drop(canvas: Canvas, x: float, y: float, size: float, line: float) -> None:
    drop = [*arc(x, y + size * 0.25, size * 0.7, size * 0.7, -35, 215), (x, y - size)]
    canvas.shape(drop, FUR[BLUE], width=line)


def _spook(canvas: Canvas, x: float, y: float, size: float, line: float) -> None:
    hem = [(0.75, 1.0), (0.25, 0.7), (-0.25, 1.0), (-0.75, 0.75)]
    sheet = [
        *arc(x, y - size * 0.1, size * 0.75, size * 0.8, 180, 360),
        *((x + a * size, y + b * size) for a, b in hem),
    ]
    canvas.shape(sheet, WHITE, width=line)
    for side in (-1, 1):
        canvas.fill(ellipse(x + side * size * 0.28, y - size * 0.1, size * 0.14), INK)


_SIGNS = {"earth": _mountain, "air": _breeze, "fire": _flame, "water": _drop, "ghost": _spook}


def draw_element(canvas: Canvas, element: str, x: float, y: float, radius: float) -> None:
    """A mountain, a breeze, a flame, a drop, or a little ghost."""
    _SIGNS[element](canvas, x, y, radius, max(1.6, radius * 0.14))


@kept
def card(number: int, part: Part, side: Side, height: int) -> Sprite:
    """One of the 78 cards: half a part of a monster, and its element in the outer corner."""
    picture = half(MONSTERS[number], part, side, height)
    element = element_of(number)
    canvas = Canvas(picture.width, height)
    line = max(2.0, height * 0.025)
    outline = box(line / 2, line / 2, picture.width - line / 2, height - line / 2, height * 0.08)
    canvas.shape(outline, GROUNDS[element], width=line)
    sprite = canvas.sprite()
    rounded = sprite.image.getchannel("A")
    sprite.image.alpha_composite(picture.image)
    sprite.image.putalpha(rounded)  # the halves meet at the edge, and the corners stay round
    over = Canvas(picture.width, height)
    over.stroke(outline, INK, line, closed=True)
    spot = height * 0.15
    draw_element(over, element, spot if side == "left" else picture.width - spot, height - spot, height * 0.1)
    _pips(over, part, spot if side == "left" else picture.width - spot, spot, height * 0.04)
    sprite.image.alpha_composite(over.sprite().image)
    return sprite


def _pips(canvas: Canvas, part: Part, x: float, y: float, radius: float) -> None:
    """One star for heads, two for eyes, three for bodies."""
    for index in range(part.value + 1):
        canvas.fill(star(x, y + (index - part.value / 2) * radius * 2.6, radius * 1.3, radius * 0.6, 5), INK)
