"""A seat's own hand below the market, numbered as its buttons are, with the chosen cards raised."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from engine.monad.cards import value_of
from engine.monad.state import View
from render.drawing.canvas import Mat, written
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_DEEP, GLOW, INK, PAPER
from render.drawing.sprite import Sprite, kept, together
from render.drawing.type import Face, anchor_at
from render.monad import cards, market, teams
from render.pieces.cards import card_height, empty_place, glow
from render.pieces.seats import badge

HEAD = MARGIN + market.TALL + 12  # where one's own marks begin
TOP = HEAD + 90
GAP, NARROW = 18, 8
LIFT = 18
LARGE, SMALL = 150, 106  # a card of a hand in one row, and in several
STEADY = LIFT + card_height(LARGE) + 54  # so much room there is for any hand of up to eight


def paint(view: View, chosen: Collection[int] = ()) -> Image.Image:
    """`chosen` are places in the sorted hand, counted from 0."""
    seat = view.seats[view.seat or 0]
    hand = ordered(seat.hand or ())
    across, gap, width = per_row(len(hand)), between(len(hand)), card_width(len(hand))
    rows = max(1, -(-len(hand) // across))
    row_height = LIFT + card_height(width) + 54
    room = max(STEADY, rows * row_height)
    mat = cloth(TOP + room + MARGIN - 12)
    market.lay(mat, view)
    _head(mat, view, hand, chosen)
    above = TOP + (room - rows * row_height) / 2
    start = (WIDTH - across * width - (across - 1) * gap) / 2
    for index, card in enumerate(hand):
        x = start + index % across * (width + gap)
        _card(mat, card, index, x, above + index // across * row_height, width, raised=index in chosen)
    if not hand:
        mat.lay(empty_place(width), (WIDTH - width) / 2, TOP + LIFT)
    return mat.image


def ordered(hand: tuple[int, ...]) -> tuple[int, ...]:
    """By rank, then by colour: the order of the numbers on the buttons."""
    return tuple(sorted(hand))


def per_row(count: int) -> int:
    """Few cards are shown large; up to eight share a row, many stand in rows of eight, very many of ten."""
    if count <= 8:
        return max(5, count)
    if count <= 12:
        return -(-count // 2)
    return 8 if count <= 24 else 10


def between(count: int) -> int:
    """From card to card in a hand of so many."""
    return NARROW if 6 < per_row(count) == count else GAP


def card_width(count: int) -> int:
    """In a hand of so many cards."""
    across = per_row(count)
    largest = LARGE if count <= across else SMALL
    return min(largest, (WIDTH - 2 * MARGIN - 24 - between(count) * (across - 1)) // across)


def _head(mat: Mat, view: View, hand: tuple[int, ...], chosen: Collection[int]) -> None:
    seat = view.seats[view.seat or 0]
    middle = HEAD + 46
    if view.teams:
        teams.head(mat, view, middle)
    else:
        mat.centre(badge(view.seat or 0, 80), MARGIN + 64, middle)
        mat.centre(cards.identity(seat.identity, 62), MARGIN + 166, middle)
        mat.centre(cards.bonus(seat.bonus_ready, 62), MARGIN + 254, middle)
        for index in range(seat.monads):
            mat.centre(cards.monad(62), MARGIN + 340 + index * 50, middle)
    if chosen:
        total = sum(value_of(hand[index]) for index in chosen)
        mat.lay(panel(196, 78, GLOW, INK, 4), WIDTH - MARGIN - 212, middle - 39)
        mat.text((WIDTH - MARGIN - 114, middle), f"= {total}", INK, 50, Face.TITLE, "mm")


def _card(mat: Mat, card: int, index: int, x: float, top: float, width: int, *, raised: bool) -> None:
    y = top + (0 if raised else LIFT)
    height = card_height(width)
    if raised:
        mat.lay(glow(width, height, width * 0.12), x, y)
    mat.lay(cards.rank_card(card, width), x, y)
    size, middle = 38 if width >= 100 else 30, top + LIFT + height + 28
    left, above = round(x + width * 0.2), round(middle - size / 2 - 3)
    number, ink = str(index + 1), INK if raised else PAPER
    line, (across, down) = written(number, ink, size, Face.TITLE), anchor_at(number, Face.TITLE, size, "mm")
    at = round(x + width / 2 + across - line.x) - left, round(middle + down - line.y) - above
    mat.lay(_tag(line, at, round(width * 0.6), size + 6, raised=raised), left, above)


@kept
def _tag(line: Sprite, at: tuple[int, int], wide: int, tall: int, *, raised: bool) -> Sprite:
    """What a card's button is called, written at this place of a small field."""
    field = panel(wide, tall, GLOW if raised else CLOTH_DEEP, INK, 3)
    return together(wide, tall, ((field, 0, 0), (line, at[0] + line.x, at[1] + line.y)))
