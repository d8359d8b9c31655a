"""Monad's rules in pictures, one for each section."""

from __future__ import annotations

from collections.abc import Callable

from engine.monad.cards import DECK, LEAPS, card_of
from render.drawing.canvas import Canvas, Sprite
from render.monad import cards
from render.pieces.cards import back, pile
from render.pieces.rows import Row, label
from render.pieces.seats import badge
from render.pieces.signs import arrow, cross_out, equals, flip, plus, stop
from render.pieces.symbols import monad_sign

RED, ORANGE, YELLOW, NAVY, SKY, GREEN = range(6)
COMMON, BI, TRI, QUAD, QUINT = range(5)
CARD = 118
SIGN = 58


def _card(rank: int, colour: int) -> Sprite:
    return cards.face(card_of(rank, colour), CARD)


def _sum(*ranked: tuple[int, int]) -> list[Sprite]:
    """Cards with a plus between them."""
    row: list[Sprite] = []
    for rank, colour in ranked:
        row += [plus(SIGN * 2 // 3), _card(rank, colour)]
    return row[1:]


def _signs(*colours: int) -> Sprite:
    size = 92
    canvas = Canvas(size * len(colours) + 16, size + 16)
    for index, colour in enumerate(colours):
        monad_sign(canvas, colour, 8 + size * (index + 0.5), 8 + size / 2, size * 0.4)
    return canvas.sprite()


def aim() -> list[Row]:
    def seats(*numbers: int) -> list[Sprite]:
        return [badge(number, 72) for number in numbers]

    goals = {players: setup.goal for players, setup in DECK.setup.items()}
    rows = [
        [*seats(*range(players)), arrow(SIGN), *[cards.monad(80)] * goal]
        for players, goal in sorted(goals.items())
    ]
    teams = [cards.partners(0, 2), cards.partners(1, 3)]
    return [
        *rows,
        [badge(0, 72), teams[0], badge(1, 72), teams[1], arrow(SIGN), *[cards.monad(80)] * DECK.teams.goal],
    ]


def setup() -> list[Row]:
    own = [_card(COMMON, colour) for colour in (RED, ORANGE, NAVY, SKY, GREEN)]
    columns = [
        cards.face(card_of(rank, colour), CARD)
        for rank, colour in ((BI, YELLOW), (TRI, SKY), (QUAD, RED), (QUINT, GREEN))
    ]
    return [
        [*columns, cards.monad(CARD + 30)],
        [badge(0, 92), cards.identity(NAVY, CARD), cards.bonus(True, CARD), *own],
    ]


def trade() -> list[Row]:
    return [
        [_signs(RED, ORANGE, YELLOW), plus(SIGN), _signs(NAVY, SKY, GREEN)],
        [*_sum((COMMON, RED), (COMMON, GREEN)), arrow(SIGN), _card(BI, YELLOW)],
        [*_sum((QUINT, ORANGE), (QUINT, NAVY)), arrow(SIGN), cards.monad(CARD + 30)],
        [*_sum((COMMON, RED), (COMMON, YELLOW)), cross_out(SIGN + 20)],
    ]


def bonus() -> list[Row]:
    return [
        [_signs(RED, NAVY), _signs(ORANGE, SKY), _signs(YELLOW, GREEN)],
        [*_sum((TRI, YELLOW), (TRI, GREEN)), arrow(SIGN), _card(QUAD, RED)],
        [cards.bonus(True, CARD), arrow(SIGN), _card(BI, SKY), plus(SIGN * 2 // 3), back(CARD, cards.BACK)],
    ]


def joker() -> list[Row]:
    return [
        [
            cards.identity(YELLOW, CARD),
            equals(SIGN),
            _card(BI, YELLOW),
            _card(TRI, YELLOW),
            _card(QUAD, YELLOW),
            _card(QUINT, YELLOW),
        ],
        [*_sum((BI, YELLOW), (QUINT, NAVY)), arrow(SIGN), cards.monad(CARD + 30)],
    ]


def buy() -> list[Row]:
    return [
        [
            *_sum((BI, RED), (BI, YELLOW), (COMMON, ORANGE)),
            equals(SIGN),
            label("7"),
            arrow(SIGN),
            _card(TRI, GREEN),
        ],
        [
            *_sum((QUINT, RED), (QUINT, SKY), (QUAD, GREEN)),
            equals(SIGN),
            label("88"),
            arrow(SIGN),
            cards.monad(CARD + 30),
        ],
        [*_sum((TRI, RED), (COMMON, SKY)), arrow(SIGN), _card(TRI, NAVY), cross_out(SIGN + 20)],
    ]


def leap() -> list[Row]:
    colours = (RED, ORANGE, NAVY, SKY, YELLOW, GREEN)
    return [
        [*(_card(COMMON, colour) for colour in colours[:count]), arrow(SIGN), _card(rank, SKY)]
        for count, rank in LEAPS.items()
    ]


def draw() -> list[Row]:
    return [
        [pile(CARD, cards.BACK, 5), arrow(SIGN), back(CARD, cards.BACK), cards.held(7, CARD)],
        [_card(COMMON, GREEN), flip(SIGN * 2), pile(CARD, cards.BACK, 4)],
        [stop(SIGN * 2), *(_card(COMMON, colour) for colour in (RED, RED, ORANGE, YELLOW))],
    ]


SECTIONS: dict[str, Callable[[], list[Row]]] = {
    "aim": aim,
    "setup": setup,
    "trade": trade,
    "bonus": bonus,
    "joker": joker,
    "buy": buy,
    "leap": leap,
    "draw": draw,
}
