"""Cubo's rules in pictures, one for each section."""

from __future__ import annotations

from render.cubo.pieces import cover, cup, cut, lid
from render.drawing.sprite import Sprite, together
from render.pieces.dice import die
from render.pieces.lessons import Lessons

SECTIONS = {
    "roll": ("cup@120 → nine", "nine ↻@110 cup@120"),
    "lines": (
        'R4 B5 R6 = "6"',
        'B3 R3 B3 = "3"',
        'R3 R3 R3 = gold"3 × 2 = 6"',
        'R4 R6 R5 = "0" ✗@58',
    ),
    "white": ('R2 W3 R4 = gold"4 × 2 = 8"', 'B3 W3 B3 = gold"3 × 2 = 6"'),
    "call": (
        "② cover → lid → R6 ✓@58",
        "① cup ③ cover ↻@90 ✗@58",
        '④ cover ⌛@100 → lid "/" cut',
    ),
    "swap": ("B4 R5 B1 + B6 → B4 R5 B6",),
}
NINE = ("R2", "B5", "R6", "B1", "W4", "R3", "B4", "R1", "B6")
COLOURS = {"R": "red", "B": "blue", "W": "white"}
THINGS = {"cup": cup, "cover": cover, "lid": lid, "cut": cut}


def piece(name: str, size: int) -> Sprite:
    if name in THINGS:
        return THINGS[name](size or 110)
    return _square() if name == "nine" else _die(name, 96)


def _die(name: str, size: int) -> Sprite:
    return die(COLOURS[name[0]], int(name[1]), size)


def _square() -> Sprite:
    places = ((4 + cell % 3 * 100, 4 + cell // 3 * 100) for cell in range(9))
    return together(300, 300, ((_die(name, 92), *place) for name, place in zip(NINE, places, strict=True)))


LESSONS = Lessons("cubo", SECTIONS, piece)
