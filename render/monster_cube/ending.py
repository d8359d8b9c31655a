"""How a match ended: what each player has, and the monsters in a row, with runs and families marked."""

from __future__ import annotations

from PIL import Image

from engine.game import Outcome
from engine.monster_cube.cards import family_of
from engine.monster_cube.seen import PlayerView, View
from render.canvas import Board
from render.ground import MARGIN, WIDTH, cloth, panel
from render.monster_cube.cards import medal
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.palette import CLOTH_LIGHT, GLOW, GREEN, INK, PAPER
from render.seats import badge
from render.signs import crown
from render.sketch import standing
from render.type import Face

TALL, LOW, GAP = 186, 148, 12


def paint(view: View, outcome: Outcome) -> Image.Image:
    order = standing(outcome.ranks)
    heights = [TALL if outcome.ranks[seat] == 1 else LOW for seat in order]
    board = cloth(2 * MARGIN + sum(heights) + GAP * (len(order) - 1))
    top = MARGIN
    for seat, height in zip(order, heights, strict=True):
        _line(board, view.players[seat], seat, outcome, top, height)
        top += height + GAP
    return board.image


def _line(board: Board, player: PlayerView, seat: int, outcome: Outcome, top: int, height: int) -> None:
    rank, middle = outcome.ranks[seat], top + height / 2
    first = rank == 1
    edge, paper, ink = (GLOW, PAPER, INK) if first else (CLOTH_LIGHT, CLOTH_LIGHT, PAPER)
    board.lay(panel(WIDTH - 2 * MARGIN, height, paper, edge, 8 if first else 3), MARGIN, top)
    if first:
        board.centre(crown(92), MARGIN + 70, middle)
    else:
        board.text((MARGIN + 70, middle), f"{rank}.", ink, 52, Face.TITLE, "mm")
    board.centre(badge(seat, 96 if first else 76), MARGIN + 174, middle)
    board.text((MARGIN + 276, middle), str(outcome.scores[seat]), ink, 70 if first else 54, Face.TITLE, "mm")
    _trophies(board, player, MARGIN + 340, WIDTH - MARGIN - 16, top, height)


def _trophies(board: Board, player: PlayerView, left: float, right: float, top: float, height: int) -> None:
    """All monsters by their codes; those of the longest run and of whole families stand out."""
    codes = sorted(player.won)
    if not codes:
        return
    size = min(height - 60, 104)
    step = min(size * 1.0, (right - left - size) / max(1, len(codes) - 1))
    for index, code in enumerate(codes):
        x = left + size / 2 + index * step
        board.centre(portrait(FAMILIES[family_of(code)], size), x, top + 14 + size / 2)
        counted = code in player.tally.run or family_of(code) in player.tally.families
        if step >= 44:
            tint = GLOW if code in player.tally.run else GREEN if counted else PAPER
            board.centre(medal(str(code), 38, tint), x, top + height - 30)
    if step < 44:
        extra = [f"{codes[0]}–{codes[-1]}", f"× {len(codes)}"]
        board.centre(medal(extra[1], 40), (left + right) / 2, top + height - 28)
