"""How a match of Monster Rush ended: points, and the monsters that each hunter brought home."""

from __future__ import annotations

from PIL import Image

from engine.game import Outcome
from engine.monster_rush.state import HunterView, View
from render.canvas import Board
from render.ground import MARGIN, WIDTH, cloth, panel
from render.monster_rush.zoo import MONSTERS as LOOKS
from render.monsters import portrait
from render.palette import CLOTH_LIGHT, GLOW, INK, PAPER
from render.seats import badge
from render.signs import crown
from render.sketch import standing
from render.type import Face

TALL = 176
LOW = 116
GAP = 12


def paint(view: View, outcome: Outcome) -> Image.Image:
    order = standing(outcome.ranks)
    heights = [TALL if outcome.ranks[seat] == 1 else LOW for seat in order]
    board = cloth(2 * MARGIN + sum(heights) + GAP * (len(order) - 1))
    top = MARGIN
    for seat, height in zip(order, heights, strict=True):
        _line(board, view.hunters[seat], seat, outcome.ranks[seat], top, height)
        top += height + GAP
    return board.image


def _line(board: Board, hunter: HunterView, seat: int, rank: int, top: int, height: int) -> None:
    first, middle = rank == 1, top + height / 2
    edge, paper = (GLOW, PAPER) if first else (CLOTH_LIGHT, CLOTH_LIGHT)
    ink = INK if first else PAPER
    board.lay(panel(WIDTH - 2 * MARGIN, height, paper, edge, 8 if first else 3), MARGIN, top)
    if first:
        board.centre(crown(100), MARGIN + 76, middle)
    else:
        board.text((MARGIN + 76, middle), f"{rank}.", ink, 54, Face.TITLE, "mm")
    board.centre(badge(seat, 104 if first else 78), MARGIN + 190, middle)
    board.text((MARGIN + 306, middle), str(hunter.score), ink, 76 if first else 56, Face.TITLE, "mm")
    right = WIDTH - MARGIN - 20
    if hunter.mistakes:
        board.text((right, middle), f"−{hunter.mistakes}", ink, 44, Face.TITLE, "rm")
        right -= 84
    _trophies(board, hunter.captured, MARGIN + 370, right, middle, height - 16)


def _trophies(
    board: Board, captured: tuple[int, ...], left: float, right: float, middle: float, tall: int
) -> None:
    size = min(tall, 130)
    step = min(size * 0.86, (right - left - size) / max(1, len(captured) - 1))
    for index, monster in enumerate(captured):
        board.centre(portrait(LOOKS[monster], size), left + size / 2 + index * step, middle)
