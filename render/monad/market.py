"""What is on offer, over a hand: the top of each column with its price, Monads left, everybody's count."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from engine.monad.cards import PRICES
from engine.monad.state import View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import CLOTH_LIGHT, GLOW, INK, PAPER
from render.drawing.type import Face
from render.monad import cards, teams
from render.pieces.cards import card_height, empty_place
from render.pieces.seats import badge

CARD = 88
STEP = 106
TALL = card_height(CARD) + 76
LEFT = MARGIN + 18
SEATS = LEFT + 5 * STEP + 10  # where the counts begin
ROOM = (WIDTH - MARGIN - SEATS) // 2
LINE = (TALL - 12) // 2


@lru_cache(maxsize=512)  # whoever chooses cards sees the same market after every tap
def shown(view: View) -> Hashable:
    """All of a view that stands on the strip."""
    tops = tuple(column[:1] for column in view.columns)
    counts = tuple((seat.hand_size, seat.monads) for seat in view.seats)
    return tops, view.monads, counts, view.turn, view.goal if view.teams else None


def lay(mat: Mat, view: View) -> None:
    mat.lay(panel(WIDTH - 2 * MARGIN, TALL, CLOTH_LIGHT), MARGIN, MARGIN)
    top = MARGIN + 14
    for index, column in enumerate(view.columns):
        left = LEFT + index * STEP
        mat.lay(cards.rank_card(column[0], CARD) if column else empty_place(CARD), left, top)
        _price(mat, left + CARD / 2, str(PRICES[index + 1]))
    middle = LEFT + 4 * STEP + CARD / 2
    mat.centre(cards.monad(CARD), middle, top + CARD / 2)
    mat.text((middle, top + CARD + 20), f"×{view.monads}", PAPER, 34, Face.TITLE, "mm")
    _price(mat, middle, str(PRICES[-1]))
    if view.teams:
        teams.count(mat, view, SEATS, ROOM, TALL)
        return
    for seat in range(len(view.seats)):
        _count(mat, view, seat)


def _price(mat: Mat, x: float, price: str) -> None:
    mat.text((x, MARGIN + TALL - 30), price, GLOW, 42, Face.TITLE, "mm")


def _count(mat: Mat, view: View, seat: int) -> None:
    """A seat's number, its Monads, and how many cards it holds."""
    person, beside = view.seats[seat], 2 if len(view.seats) > 2 else 1
    left = SEATS + seat % beside * ROOM + (0 if beside > 1 else ROOM / 2)
    top = MARGIN + 6 + seat // beside * LINE
    middle = top + LINE / 2
    if view.turn == seat:
        mat.lay(panel(ROOM - 8, LINE - 6, PAPER, INK), left, top + 3)
    ink = INK if view.turn == seat else PAPER
    mat.centre(badge(seat, 50), left + 34, middle)
    mat.centre(cards.monad(38), left + 84, middle)
    mat.text((left + 116, middle), str(person.monads), ink, 40, Face.TITLE, "mm")
    mat.centre(cards.held(person.hand_size, 40), left + 156, middle)
