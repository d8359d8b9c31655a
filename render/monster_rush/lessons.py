"""Monster Rush's rules in pictures, one for each section."""

from __future__ import annotations

from collections.abc import Callable

from engine.monster_rush.cards import CARDS, Face
from render.drawing.canvas import Sprite
from render.drawing.palette import GLOW, RED
from render.monster_rush.hunt import BACK
from render.monster_rush.symbols import card, tile
from render.monster_rush.zoo import MONSTERS as LOOKS
from render.monsters import portrait
from render.pieces.cards import back, pile
from render.pieces.rows import Row, label
from render.pieces.seats import badge
from render.pieces.signs import arrow, coin, cross_out, crown, equals, plus, tick

SIGN = 58
TILE = 104
BEAST = 200


def _beast(number: int) -> Sprite:
    return portrait(LOOKS[number], BEAST)


def _card(kind: Face, *pictures: str) -> Sprite:
    found = (i for i, c in enumerate(CARDS) if c.kind is kind and (not pictures or c.pictures == pictures))
    return card(next(found), TILE)


def _tiles(*symbols: str) -> list[Sprite]:
    return [tile(symbol, TILE) for symbol in symbols]


def reveal() -> list[Row]:
    stack = pile(92, BACK, 5)
    turn = [piece for seat in range(3) for piece in (badge(seat, 84), stack, arrow(SIGN))]
    return [
        turn[:-1],
        [back(92, BACK), arrow(SIGN), *_tiles("axe"), plus(SIGN), *_tiles("fire", "bow", "frost")],
    ]


def ready() -> list[Row]:
    return [
        [_beast(15), equals(SIGN), *_tiles("sword", "bow", "fire")],
        [*_tiles("bow", "storm", "sword", "fire"), arrow(SIGN), tick(SIGN + 20)],
        [*_tiles("bow", "storm", "sword", "axe"), arrow(SIGN), cross_out(SIGN + 20)],
    ]


def faces() -> list[Row]:
    return [
        [_card(Face.COMBO, "axe", "fire"), equals(SIGN), *_tiles("axe", "fire")],
        [
            _card(Face.STAFF),
            equals(SIGN),
            label("1 ×"),
            *(tile(s, 84) for s in ("sword", "axe", "bow", "fire", "frost", "storm")),
        ],
        [_card(Face.FAILED, "sword"), equals(SIGN), label("0")],
    ]


def touch() -> list[Row]:
    return [
        [badge(1, 92), arrow(SIGN), _beast(20), tick(SIGN + 20), label("+3", GLOW, 84)],
        [badge(0, 92), arrow(SIGN), _beast(18), cross_out(SIGN + 20), label("−1", RED, 84)],
    ]


def race() -> list[Row]:
    return [
        [badge(2, 92), label("412 ms"), tick(SIGN + 10)],
        [badge(0, 92), label("450 ms"), cross_out(SIGN + 10)],
        [
            label("30 ms"),
            arrow(SIGN),
            _beast(12),
            label("12"),
            label("<"),
            _beast(30),
            label("30"),
            tick(SIGN),
        ],
    ]


def end() -> list[Row]:
    return [
        [
            portrait(LOOKS[36], 180),
            coin(5, 84),
            plus(SIGN),
            portrait(LOOKS[20], 180),
            coin(3, 84),
            label("−1", RED, 72),
            equals(SIGN),
            label("7", GLOW, 84),
        ],
        [crown(120), badge(1, 110)],
    ]


SECTIONS: dict[str, Callable[[], list[Row]]] = {
    "reveal": reveal,
    "ready": ready,
    "cards": faces,
    "touch": touch,
    "race": race,
    "end": end,
}
