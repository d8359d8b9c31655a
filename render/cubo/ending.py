"""How a match of Cubo ended: totals, and the points of every round."""

from __future__ import annotations

from PIL import Image

from engine.cubo.state import PlayerView, View
from engine.game import Outcome
from render.canvas import Board
from render.ground import MARGIN, WIDTH, cloth, panel
from render.palette import CLOTH_LIGHT, GLOW, INK, MUTED, PAPER
from render.seats import badge
from render.signs import crown
from render.sketch import standing
from render.type import Face

TALL = 176
LOW = 122
GAP = 14


def paint(view: View, outcome: Outcome) -> Image.Image:
    order = standing(outcome.ranks)
    heights = [TALL if outcome.ranks[seat] == 1 else LOW for seat in order]
    board = cloth(2 * MARGIN + sum(heights) + GAP * (len(order) - 1))
    top = MARGIN
    for seat, height in zip(order, heights, strict=True):
        _line(board, view.players[seat], seat, outcome.ranks[seat], top, height)
        top += height + GAP
    return board.image


def _line(board: Board, player: PlayerView, seat: int, rank: int, top: int, height: int) -> None:
    first, middle = rank == 1, top + height / 2
    edge, paper = (GLOW, PAPER) if first else (CLOTH_LIGHT, CLOTH_LIGHT)
    ink = INK if first else PAPER
    board.lay(panel(WIDTH - 2 * MARGIN, height, paper, edge, 8 if first else 3), MARGIN, top)
    if first:
        board.centre(crown(100), MARGIN + 76, middle)
    else:
        board.text((MARGIN + 76, middle), f"{rank}.", ink, 54, Face.TITLE, "mm")
    board.centre(badge(seat, 104 if first else 78), MARGIN + 190, middle)
    board.text((MARGIN + 320, middle), str(player.total), ink, 84 if first else 60, Face.TITLE, "mm")
    for number, points in enumerate(player.points):
        x = MARGIN + 452 + number * 84
        tint = INK if first else MUTED
        board.text((x, middle), str(points), tint, 42, Face.TITLE, "mm")
