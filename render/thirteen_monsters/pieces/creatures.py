"""Pairs and monsters: what is drawn on half cards, put together."""

from __future__ import annotations

from engine.thirteen_monsters.pieces.cards import THE_THIRTEENTH, monster_of, pair_named, pair_of, part_of
from engine.thirteen_monsters.pieces.monsters import HP, MonsterKind, kind_of
from render.drawing.canvas import Canvas
from render.drawing.palette import CLOTH_DEEP, FUR, GLOW, INK, MUTED, PAPER, WHITE, darker
from render.drawing.pixels import mapped
from render.drawing.shapes import box, star
from render.drawing.sprite import Sprite, kept, together
from render.monsters.stacks import WIDE, Part, Side, half
from render.pieces.seats import mark
from render.thirteen_monsters.pieces.zoo import GROUNDS, MONSTERS, card

SIDES: tuple[Side, Side] = ("left", "right")
GHOST = (pair_named(THE_THIRTEENTH, 0), pair_named(THE_THIRTEENTH, 1), pair_named(THE_THIRTEENTH, 2))
BACK = darker(FUR[3], 0.22)
ICE = GROUNDS["air"]
TAGS = {
    HP[MonsterKind.GNOME]: PAPER,
    HP[MonsterKind.ABOMINATION]: GROUNDS["water"],
    HP[MonsterKind.OG]: GLOW,
    HP[MonsterKind.THIRTEENTH]: GROUNDS["ghost"],
}
PALE, PALEST = 0.5, 0.22  # of what is not there yet


def number_of(pair: int) -> int:
    """The monster's number as printed, from 1."""
    return monster_of(pair) + 1


def half_card(card_number: int, height: int) -> Sprite:
    """A half card, from its number in the engine."""
    pair = pair_of(card_number)
    return card(number_of(pair), Part(part_of(pair)), SIDES[card_number % 2], height)


@kept
def pair_card(pair: int, height: int) -> Sprite:
    """The two half cards of a pair, side by side."""
    left, right = (half_card(2 * pair + side, height) for side in (0, 1))
    return together(left.width + right.width - 2, height, [(left, 0, 0), (right, left.width - 2, 0)])


@kept
def creature(pairs: tuple[int, int, int], height: int) -> Sprite:
    """A monster, whole, of the halves that its owner found: a gnome is a real chimera."""
    part = height // 3
    pieces: list[tuple[Sprite, float, float]] = []
    for row, pair in enumerate(pairs):
        stack = MONSTERS[number_of(pair)]
        left = half(stack, Part(row), "left", part)
        pieces += [(left, 0, row * part), (half(stack, Part(row), "right", part), left.width, row * part)]
    return together(round(part * WIDE) + 2, part * 3, pieces)


@kept
def nova(size: int) -> Sprite:
    """The 13th Monster in the flash of its Super Nova."""
    ghost = creature(GHOST, round(size * 0.62))
    canvas = Canvas(size, size)
    flash = star(size / 2, size / 2, size / 2 - 3, size * 0.37, 13)
    canvas.shape(flash, GLOW, width=4)
    at = (size - ghost.width) / 2, (size - ghost.height) / 2
    return together(size, size, [(canvas.sprite(), 0, 0), (ghost, *at)])


@kept
def dream(pairs: tuple[int, int, int], height: int) -> Sprite:
    """A monster that nobody has built yet."""
    return _pale(creature(pairs, height), PALE)


@kept
def promise(hp: int, size: int) -> Sprite:
    """What it would be worth."""
    return _pale(points_tag(hp, size), PALE)


@kept
def vacancy(part: int, height: int) -> Sprite:
    """The place of a pair that is yet to be found: which part it will be can be seen through it."""
    seen = _pale(pair_card(pair_named(THE_THIRTEENTH, part), height), PALEST)
    canvas = Canvas(seen.width, height)
    canvas.stroke(box(1.5, 1.5, seen.width - 1.5, height - 1.5, 8), MUTED, 3, closed=True)
    return together(seen.width, height, [(seen, 0, 0), (canvas.sprite(), 0, 0)])


def _pale(piece: Sprite, strength: float) -> Sprite:
    image = piece.image.copy()
    image.putalpha(mapped(image.getchannel("A"), lambda level: round(level * strength)))
    return Sprite(image)


@kept
def covered_card(place: str, width: int, height: int, *, iced: bool = False) -> Sprite:
    """A card face down, with its place on it; under a die it is as pale as ice."""
    canvas = Canvas(width, height)
    line = 3
    outline = box(line / 2, line / 2, width - line / 2, height - line / 2, height * 0.14)
    canvas.shape(outline, ICE if iced else BACK, outline=INK, width=line)
    canvas.text((width * (0.36 if iced else 0.5), height / 2), place, INK if iced else PAPER, 34)
    return canvas.sprite()


@kept
def gap(width: int, height: int) -> Sprite:
    """Where no card lies any more."""
    canvas = Canvas(width, height)
    canvas.fill(box(4, 4, width - 4, height - 4, height * 0.14), CLOTH_DEEP)
    return canvas.sprite()


@kept
def frost(seat: int, size: int) -> Sprite:
    """A die that lies on a card: the sign of its owner on ice."""
    canvas = Canvas(size, size)
    canvas.shape(box(1.5, 1.5, size - 1.5, size - 1.5, size * 0.2), WHITE, width=3)
    badge = mark(seat, round(size * 0.78))
    return together(size, size, [(canvas.sprite(), 0, 0), (badge, size * 0.11, size * 0.11)])


@kept
def points_tag(hp: int, size: int) -> Sprite:
    """Health points, on a tag of the colour of those who have so many: each kind has its own number."""
    canvas = Canvas(size * 1.5, size)
    canvas.shape(box(2, 2, size * 1.5 - 2, size - 2, size / 2), TAGS[hp], width=3)
    canvas.text((size * 0.75, size / 2), str(hp), INK, size * 0.62)
    return canvas.sprite()


def hp_of(pairs: tuple[int, int, int]) -> int:
    return HP[kind_of(pairs)]
