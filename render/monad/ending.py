"""How a match of Monad ended: winners large under a crown, the others below."""

from __future__ import annotations

from itertools import groupby

from PIL import Image

from engine.game import Outcome
from engine.monad.state import View
from render.canvas import Board
from render.ground import MARGIN, WIDTH, cloth, panel
from render.monad import cards
from render.palette import CLOTH_LIGHT, GLOW, PAPER
from render.seats import badge
from render.signs import crown
from render.type import Face

TALL = 196
LOW = 122
GAP = 16

Line = tuple[int, tuple[int, ...]]  # rank, and the seats that share it as a team


def paint(view: View, outcome: Outcome) -> Image.Image:
    rows = lines(view, outcome)
    heights = [TALL if rank == 1 else LOW for rank, _ in rows]
    board = cloth(2 * MARGIN + sum(heights) + GAP * (len(rows) - 1))
    top = MARGIN
    for (rank, seats), height in zip(rows, heights, strict=True):
        _line(board, view, rank, seats, top, height)
        top += height + GAP
    return board.image


def lines(view: View, outcome: Outcome) -> list[Line]:
    """Best first; partners stand in one line."""
    order = sorted(
        range(len(view.seats)), key=lambda seat: (outcome.ranks[seat], view.seats[seat].team, seat)
    )
    groups = groupby(order, key=lambda seat: (outcome.ranks[seat], view.seats[seat].team))
    return [(rank, tuple(seats)) for (rank, _), seats in groups]


def _line(board: Board, view: View, rank: int, seats: tuple[int, ...], top: int, height: int) -> None:
    width, first = WIDTH - 2 * MARGIN, rank == 1
    middle = top + height / 2
    board.lay(
        panel(
            width, height, PAPER if first else CLOTH_LIGHT, GLOW if first else CLOTH_LIGHT, 8 if first else 3
        ),
        MARGIN,
        top,
    )
    if first:
        board.centre(crown(112), MARGIN + 86, middle)
    else:
        board.text((MARGIN + 86, middle), f"{rank}.", PAPER, 60, Face.TITLE, "mm")
    x = MARGIN + 160
    size = 120 if first else 84
    for seat in seats:
        board.centre(badge(seat, size), x + size / 2, middle)
        x += size + 10
    _coins(board, sum(view.seats[seat].monads for seat in seats), x + 20, middle, WIDTH - MARGIN - 24)


def _coins(board: Board, count: int, left: float, middle: float, right: float) -> None:
    if not count:
        board.text((left + 30, middle), "–", PAPER, 60, Face.TITLE, "mm")
    size = min(104, round((right - left) / max(1, count)) - 6)
    for index in range(count):
        board.centre(cards.monad(size), left + size / 2 + index * (size + 6), middle)
