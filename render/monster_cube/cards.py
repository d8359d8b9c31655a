"""Monsters as cards, modifiers on their backs, and sums written out with their faces."""

from __future__ import annotations

from functools import lru_cache

from engine.monster_cube.cards import CARDS, COLOURS, family_of
from engine.monster_cube.formulas import Formula, Op
from render.canvas import Board, Canvas, Sprite
from render.monster_cube.tiles import chip
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.palette import FUR, GLOW, GOLD, GREEN, INK, PAPER, RED, WHITE, Colour, lighter
from render.shapes import box, star
from render.type import Face

SIGNS = {Op.TIMES: "×", Op.PLUS: "+", Op.MINUS: "−"}
BACK = FUR[3]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def worth_of(code: int) -> str:
    """A card's victory points as printed: +1 to +4, or x2."""
    worth = CARDS[code].worth
    return f"+{worth}" if worth else "×2"


@lru_cache(maxsize=64)
def monster(code: int, width: int, height: int, target: int | None = None) -> Sprite:
    """A monster with its code; where modifiers change it, the code they make and, small, its own."""
    canvas = Canvas(width, height)
    fur = FUR[FAMILIES[family_of(code)].fur]
    canvas.shape(box(3, 3, width - 3, height - 3, 24), PAPER, width=5)
    canvas.fill(box(8, 8, width * 0.5, height - 8, 20), lighter(fur, 0.72))
    middle = width * 0.74
    changed = target is not None and target != code
    size = min(height * 0.5, width * 0.4)
    shown = str(target if changed else code).replace("-", "−")
    canvas.text(
        (middle, height * 0.33), shown, RED if changed else INK, size * (0.8 if len(shown) > 2 else 1)
    )
    if changed:
        canvas.text((middle, height * 0.62), f"({code})", INK, 30)
    for index in range(CARDS[code].stars):
        x = middle + (index - (CARDS[code].stars - 1) / 2) * height * 0.15
        canvas.shape(star(x, height * 0.86, height * 0.07, height * 0.032, 5), GLOW, width=2.5)
    whole = canvas.sprite()
    board = Board(whole.image)
    board.centre(
        portrait(FAMILIES[family_of(code)], round(min(width * 0.48, height * 0.86))),
        width * 0.26,
        height * 0.52,
    )
    board.centre(medal(worth_of(code), round(height * 0.26)), width * 0.11, height * 0.16)
    return whole


@lru_cache(maxsize=32)
def medal(words: str, size: int, colour: Colour = GOLD) -> Sprite:
    """What a card is worth, on a round tag."""
    canvas = Canvas(size * 1.3, size)
    canvas.shape(box(3, 3, size * 1.3 - 3, size - 3, size / 2), colour, width=max(2.5, size * 0.05))
    canvas.text((size * 0.65, size / 2), words, INK, size * 0.62)
    return canvas.sprite()


@lru_cache(maxsize=16)
def modifier(number: int, size: int) -> Sprite:
    """The back of a card: green adds, red takes away; the sign says so too."""
    canvas = Canvas(size, size)
    canvas.shape(box(2, 2, size - 2, size - 2, size * 0.2), GREEN if number > 0 else RED, width=3)
    canvas.text((size / 2, size / 2), signed(number), WHITE, size * 0.54)
    return canvas.sprite()


def write_sum(
    board: Board, formula: Formula, x: float, y: float, size: int, *, dice: bool, ink: Colour
) -> float:
    """`4 x 5 - 8 = 12` from this left edge on, each number as its face; returns where it ends."""
    for place, (face, number) in enumerate(zip(formula.faces, formula.numbers, strict=True)):
        if place:
            board.text(
                (x + size * 0.34, y), SIGNS[formula.ops[place - 1]], ink, round(size * 0.8), Face.TITLE, "mm"
            )
            x += size * 0.68
        board.centre(chip(face % COLOURS, number, size, dice=dice), x + size / 2, y)
        x += size
    told = f"= {formula.value}".replace("-", "−")
    return x + size * 0.2 + board.text((x + size * 0.2, y), told, ink, round(size * 0.86), Face.TITLE, "lm")
