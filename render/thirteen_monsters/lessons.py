"""The rules of 13 Monsters in pictures, one for each section."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.thirteen_monsters.pieces.cards import BODY, EYES, HEAD, cell_name
from engine.thirteen_monsters.pieces.cards import pair_named as pair
from render.drawing.palette import GLOW
from render.drawing.sprite import Sprite
from render.pieces.dice import die
from render.pieces.rows import Row, label, lay_rows
from render.pieces.seats import badge
from render.pieces.signs import arrow, cross_out, crown, equals, hourglass, plus, tick
from render.thirteen_monsters.pieces.creatures import (
    GHOST,
    covered_card,
    creature,
    frost,
    half_card,
    pair_card,
    points_tag,
)

SIGN = 54
CARD = 96
BEAST = 190
GNOME = (pair(0, HEAD), pair(6, EYES), pair(9, BODY))
ABOMINATION = (pair(6, HEAD), pair(6, EYES), pair(8, BODY))
OG = (pair(3, HEAD), pair(3, EYES), pair(3, BODY))


def paint(section: str) -> Image.Image:
    return lay_rows(SECTIONS[section]())


def _back(cell: int) -> Sprite:
    return covered_card(cell_name(cell), 116, 86)


def search() -> list[Row]:
    two = [half_card(2 * pair(4, EYES) + side, CARD) for side in (0, 1)]
    wrong = [half_card(2 * pair(4, EYES), CARD), half_card(2 * pair(4, BODY), CARD)]
    return [
        [_back(20), _back(51), arrow(SIGN), *two, tick(70)],
        [*wrong, cross_out(66), arrow(SIGN), _back(20), _back(51)],
    ]


def build() -> list[Row]:
    parts = [pair_card(one, 84) for one in GNOME]
    return [
        [parts[0], plus(SIGN), parts[1], plus(SIGN), parts[2]],
        [creature(GNOME, BEAST), points_tag(10, 80)],
    ]


def kinds() -> list[Row]:
    return [
        [creature(GNOME, BEAST), points_tag(10, 70), creature(ABOMINATION, BEAST), points_tag(20, 70)],
        [creature(OG, BEAST), points_tag(40, 70), creature(GHOST, BEAST), points_tag(60, 70)],
    ]


def trade() -> list[Row]:
    return [
        [badge(0, 96), pair_card(pair(2, HEAD), 84), arrow(SIGN), pair_card(pair(7, BODY), 84), badge(1, 96)]
    ]


def attack() -> list[Row]:
    return [
        [creature(ABOMINATION, BEAST), arrow(SIGN), pair_card(pair(1, EYES), 90), badge(1, 90)],
        [
            *(die("white", 6, 86) for _ in range(3)),
            die("white", 2, 86),
            die("white", 4, 86),
            equals(SIGN),
            label("18", GLOW, 90),
        ],
    ]


def powers() -> list[Row]:
    return [
        [creature(GNOME, 150), arrow(SIGN), creature((pair(6, HEAD), pair(0, EYES), pair(9, BODY)), 150)],
        [creature(ABOMINATION, 150), arrow(SIGN), _back(20), frost(0, 70)],
        [creature(OG, 150), arrow(SIGN), _back(2), _back(40 + 3), _back(70)],
        [creature(GHOST, 150), arrow(SIGN), creature(ABOMINATION, 150), arrow(SIGN), badge(0, 90)],
    ]


def ending() -> list[Row]:
    master = [(pair(one, HEAD), pair(one, EYES), pair(one, BODY)) for one in (1, 4, 7, 10)]
    return [
        [
            hourglass(100),
            points_tag(60, 70),
            plus(SIGN),
            points_tag(20, 70),
            equals(SIGN),
            label("80", GLOW, 84),
            crown(100),
        ],
        [*(creature(one, 150) for one in master), arrow(SIGN), crown(100)],
    ]


SECTIONS: dict[str, Callable[[], list[Row]]] = {
    "search": search,
    "build": build,
    "kinds": kinds,
    "trade": trade,
    "attack": attack,
    "powers": powers,
    "ending": ending,
}
