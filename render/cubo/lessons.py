"""Cubo's rules in pictures, one for each section."""

from __future__ import annotations

from collections.abc import Callable

from render.cubo.pieces import cover, cup, cut, lid
from render.drawing.palette import GLOW
from render.drawing.sprite import Sprite, together
from render.pieces.dice import die
from render.pieces.rows import Row, label
from render.pieces.seats import badge
from render.pieces.signs import arrow, cross_out, equals, flip, hourglass, plus, tick

SIGN = 58
DIE = 96


def _dice(*faces: tuple[str, int]) -> list[Sprite]:
    return [die(colour, value, DIE) for colour, value in faces]


def _square(*faces: tuple[str, int]) -> Sprite:
    places = ((4 + cell % 3 * 100, 4 + cell // 3 * 100) for cell in range(9))
    dice = (die(colour, value, 92) for colour, value in faces)
    return together(300, 300, ((one, left, top) for one, (left, top) in zip(dice, places, strict=True)))


def roll() -> list[Row]:
    reds, blues = [("red", value) for value in (2, 6, 3, 1)], [("blue", value) for value in (5, 1, 4, 6)]
    nine = (reds[0], blues[0], reds[1], blues[1], ("white", 4), reds[2], blues[2], reds[3], blues[3])
    return [
        [cup(120), arrow(SIGN), _square(*nine)],
        [_square(*nine), flip(110), cup(120)],
    ]


def lines() -> list[Row]:
    return [
        [*_dice(("red", 4), ("blue", 5), ("red", 6)), equals(SIGN), label("6")],
        [*_dice(("blue", 3), ("red", 3), ("blue", 3)), equals(SIGN), label("3")],
        [*_dice(("red", 3), ("red", 3), ("red", 3)), equals(SIGN), label("3 × 2 = 6", GLOW)],
        [*_dice(("red", 4), ("red", 6), ("red", 5)), equals(SIGN), label("0"), cross_out(SIGN)],
    ]


def white() -> list[Row]:
    return [
        [
            *_dice(("red", 2)),
            die("white", 3, DIE),
            *_dice(("red", 4)),
            equals(SIGN),
            label("4 × 2 = 8", GLOW),
        ],
        [
            *_dice(("blue", 3)),
            die("white", 3, DIE),
            *_dice(("blue", 3)),
            equals(SIGN),
            label("3 × 2 = 6", GLOW),
        ],
    ]


def call() -> list[Row]:
    return [
        [badge(1, 92), cover(110), arrow(SIGN), lid(110), arrow(SIGN), *_dice(("red", 6)), tick(SIGN)],
        [badge(0, 92), cup(110), badge(2, 92), cover(110), flip(90), cross_out(SIGN)],
        [badge(3, 92), cover(110), hourglass(100), arrow(SIGN), lid(110), label("/"), cut(110)],
    ]


def swap() -> list[Row]:
    return [
        [
            *_dice(("blue", 4), ("red", 5), ("blue", 1)),
            plus(SIGN),
            *_dice(("blue", 6)),
            arrow(SIGN),
            *_dice(("blue", 4), ("red", 5), ("blue", 6)),
        ]
    ]


SECTIONS: dict[str, Callable[[], list[Row]]] = {
    "roll": roll,
    "lines": lines,
    "white": white,
    "call": call,
    "swap": swap,
}
