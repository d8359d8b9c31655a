"""What decides before whom a solved card is laid: its modifier, what others have left and what lies there."""

from __future__ import annotations

from PIL import Image

from engine.monster_cube.cards import CARDS
from engine.monster_cube.seen import PlayerView, View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, cloth, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT, INK, PAPER
from render.drawing.type import Face
from render.monster_cube.board import GAP
from render.monster_cube.cards import modifier, token
from render.monster_cube.claiming import CARD_WIDTH, CUBE_HEIGHT, CUBE_LEFT, CUBE_WIDTH, HEIGHT
from render.monster_cube.layout import Field
from render.pieces.cards import glow
from render.pieces.seats import badge

ACROSS = 3  # as the buttons below lie
SOLVED, BACK, LAID = 96, 150, 62  # px: the monster, the modifier on its back, one that lies there


def paint(view: View, upon: int | None) -> Image.Image:
    """As high as a claim, so that no button moves; whoever was chosen is lit."""
    mat = cloth(HEIGHT)
    _solved(mat, view)
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    across = min(ACROSS, len(others))
    rows = -(-len(others) // ACROSS)
    wide, high = (CUBE_WIDTH - (across - 1) * GAP) // across, (CUBE_HEIGHT - (rows - 1) * GAP) // rows
    for at, seat in enumerate(others):
        left, top = CUBE_LEFT + at % across * (wide + GAP), MARGIN + at // across * (high + GAP)
        _other(mat, seat, view.players[seat], Field(left, top, wide, high), lit=seat == upon)
    return mat.image


def _solved(mat: Mat, view: View) -> None:
    mat.lay(panel(CARD_WIDTH, CUBE_HEIGHT, CLOTH_DEEP), MARGIN, MARGIN)
    if view.solved is not None:
        middle = MARGIN + CARD_WIDTH / 2
        mat.centre(token(view.solved, SOLVED), middle, MARGIN + CUBE_HEIGHT * 0.24)
        mat.centre(modifier(CARDS[view.solved].modifier, BACK), middle, MARGIN + CUBE_HEIGHT * 0.64)


def _other(mat: Mat, seat: int, player: PlayerView, room: Field, *, lit: bool) -> None:
    """Whose place it is, how many cards are left, and what lies there."""
    left, top, wide, high = room.left, room.top, round(room.width), round(room.height)
    if lit:
        mat.lay(glow(wide, high, 22), left, top)
    mat.lay(panel(wide, high, PAPER if lit else CLOTH_LIGHT), left, top)
    middle, upper, lower = left + wide / 2, top + high * 0.32, top + high * 0.74
    mat.centre(badge(seat, 84), middle - 52, upper)
    mat.text((middle + 52, upper), str(player.left), INK if lit else PAPER, 76, Face.TITLE, "mm")
    first = middle - (len(player.before) - 1) * (LAID + 7) / 2
    for at, card in enumerate(player.before):
        mat.centre(modifier(CARDS[card].modifier, LAID), first + at * (LAID + 7), lower)
