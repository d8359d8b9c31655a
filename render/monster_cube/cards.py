"""Monsters as cards, modifiers on their backs, and sums written out with their faces."""

from __future__ import annotations

from engine.monster_cube.cards import CARDS, COLOURS, family_of
from engine.monster_cube.cube.formulas import Formula, Op
from render.drawing.canvas import Canvas
from render.drawing.numerals import MINUS, numeral, signed
from render.drawing.palette import FUR, GLOW, GOLD, GREEN, INK, PAPER, RED, WHITE, Colour, lighter
from render.drawing.shapes import box, star
from render.drawing.sprite import Sprite, kept, together
from render.drawing.type import SMALLEST
from render.monster_cube.tiles import chip
from render.monster_cube.zoo import FAMILIES
from render.monsters import paint
from render.pieces.rows import label

SIGNS = {Op.TIMES: "×", Op.PLUS: "+", Op.MINUS: MINUS}
BACK = FUR[3]
LEAST_MEDAL = 42  # px, so that its number can be read


def worth_of(code: int) -> str:
    """A card's victory points as printed: +1 to +4, or x2."""
    worth = CARDS[code].worth
    return f"+{worth}" if worth else "×2"


@kept
def monster(code: int, width: int, height: int, target: int | None = None) -> Sprite:
    """A monster with its code; where modifiers change it, the code they make and, small, its own."""
    canvas = Canvas(width, height)
    fur = FUR[FAMILIES[family_of(code)].fur]
    canvas.shape(box(3, 3, width - 3, height - 3, 24), PAPER, width=5)
    canvas.fill(box(8, 8, width * 0.5, height - 8, 20), lighter(fur, 0.72))
    middle = width * 0.74
    changed = target is not None and target != code
    size = min(height * 0.5, width * 0.34)
    shown = numeral(code if target is None else target)
    canvas.text(
        (middle, height * 0.33), shown, RED if changed else INK, size * (0.8 if len(shown) > 2 else 1)
    )
    if changed:
        canvas.text((middle, height * 0.62), f"({code})", INK, 30)
    for index in range(CARDS[code].stars):
        x = middle + (index - (CARDS[code].stars - 1) / 2) * height * 0.15
        canvas.shape(star(x, height * 0.86, height * 0.07, height * 0.032, 5), GLOW, width=2.5)
    beast = min(width * 0.48, height * 0.86)
    paint(canvas, FAMILIES[family_of(code)], width * 0.26, height * 0.52, beast)
    medal_size = max(height * 0.26, LEAST_MEDAL)
    _medal(canvas, worth_of(code), 3 + medal_size * 0.65, 3 + medal_size / 2, medal_size)
    return canvas.sprite()


@kept
def token(code: int, height: int) -> Sprite:
    """A monster and its code, and nothing else."""
    width = round(height * 1.7)
    canvas = Canvas(width, height)
    canvas.shape(box(2, 2, width - 2, height - 2, height * 0.22), PAPER, width=3)
    paint(canvas, FAMILIES[family_of(code)], height * 0.5, height * 0.52, height * 0.82)
    canvas.text((height * 1.28, height / 2), str(code), INK, height * 0.54)
    return canvas.sprite()


@kept
def medal(words: str, size: int, colour: Colour = GOLD, other: Colour | None = None) -> Sprite:
    """What a card is worth, on a round tag; perhaps of two colours, one on each half."""
    canvas = Canvas(size * 1.3, size)
    _medal(canvas, words, size * 0.65, size / 2, size, colour, other)
    return canvas.sprite()


def _medal(
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    size: float,
    colour: Colour = GOLD,
    other: Colour | None = None,
) -> None:
    left, top = x - size * 0.65, y - size / 2
    tag = box(left + 3, top + 3, left + size * 1.3 - 3, top + size - 3, size / 2)
    canvas.shape(tag, colour, width=max(2.5, size * 0.05))
    if other:
        with canvas.inside(tag) as half:
            half.fill(box(x, top, left + size * 1.3, top + size), other)
        canvas.stroke(tag, INK, max(2.5, size * 0.05), closed=True)
    canvas.text((x, y), words, INK, max(size * 0.62, SMALLEST))


@kept
def modifier(number: int, size: int) -> Sprite:
    """The back of a card: green adds, red takes away; the sign says so too."""
    canvas = Canvas(size, size)
    canvas.shape(box(2, 2, size - 2, size - 2, size * 0.2), GREEN if number > 0 else RED, width=3)
    canvas.text((size / 2, size / 2), signed(number), WHITE, max(size * 0.54, SMALLEST))
    return canvas.sprite()


@kept
def sum_of(formula: Formula, size: int, ink: Colour, *, dice: bool = False) -> Sprite:
    """`4 x 5 - 8 = 12`, each number as its face."""
    told = label(f"= {numeral(formula.value)}", ink, round(size * 0.86))
    signs = [label(SIGNS[op], ink, round(size * 0.8)) for op in formula.ops]
    chips = [
        chip(face % COLOURS, number, size, dice=dice)
        for face, number in zip(formula.faces, formula.numbers, strict=True)
    ]
    row = (chips[0], signs[0], chips[1], signs[1], chips[2], told)
    height, x = max(piece.height for piece in row), 0.0
    laid: list[tuple[Sprite, float, float]] = []
    for piece in row:
        laid.append((piece, x, (height - piece.height) / 2))
        x += piece.width
    return together(round(x), height, laid)
