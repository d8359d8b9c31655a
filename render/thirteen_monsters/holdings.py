"""What everybody has, at a glance: monsters whole with their points, free pairs, whose turn it is."""

from __future__ import annotations

from functools import partial

from engine.thirteen_monsters.views import SeatView, View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import CLOTH_LIGHT, INK, PAPER, Colour
from render.drawing.type import Face
from render.pieces.cards import glow
from render.pieces.seats import badge
from render.thirteen_monsters.creatures import creature, pair_card, points

GAP = 10
TALL = 150
MOST_IN_A_ROW = 4
FREE = 26  # a free pair's height
TALLEST, SMALL = 96, 56  # heights of a monster
APART = 0.8  # from one to the next, of their height


def rows_for(seats: int) -> int:
    return -(-seats // MOST_IN_A_ROW)


def height_for(seats: int) -> int:
    return rows_for(seats) * (TALL + GAP) - GAP


def panels(seats: int) -> tuple[int, int]:
    """How many stand side by side, and how wide each is."""
    across = -(-seats // rows_for(seats))
    return across, (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across


def lay_holdings(mat: Mat, view: View, top: float) -> None:
    across, width = panels(len(view.seats))
    for seat, holding in enumerate(view.seats):
        left = MARGIN + seat % across * (width + GAP)
        high, acting = top + seat // across * (TALL + GAP), view.awaited == seat
        if acting:
            mat.lay(glow(width, TALL, 22), left, high)
        key = ("holding", seat, holding.monsters, holding.free, holding.hp, acting)
        draw = partial(_holding, mat, holding, seat, left, high, width, acting=acting)
        mat.part(key, (left, high, width, TALL), draw)


def _holding(
    mat: Mat, holding: SeatView, seat: int, left: float, top: float, width: int, *, acting: bool
) -> None:
    mat.lay(panel(width, TALL, PAPER if acting else CLOTH_LIGHT), left, top)
    ink = INK if acting else PAPER
    mat.centre(badge(seat, 50), left + 36, top + 38)
    mat.text((left + width - 16, top + 38), str(holding.hp), ink, 38, Face.TITLE, "rm")
    _monsters(mat, holding, left, top, width)
    _free(mat, holding, left + 12, top + TALL - FREE - 12, width - 24, ink)


def _monsters(mat: Mat, holding: SeatView, left: float, top: float, width: int) -> None:
    x, y, size, step = row_of(len(holding.monsters), width)
    tag = 26 if size > SMALL else 20
    for index, one in enumerate(holding.monsters):
        piece, at = creature(one.pairs, size), left + x + index * step
        mat.lay(piece, at, top + y)
        mat.centre(points(one.hp, tag), at + piece.width / 2, top + y + size - 6)


def row_of(count: int, width: int) -> tuple[int, int, int, float]:
    """Where so many monsters begin on their panel, how tall they are, and how far apart.

    Between the sign and the points; where they are too many for that, smaller and below both.
    """
    room = width - 68 - 74
    if count <= 1 or TALLEST * (1 + APART * (count - 1)) <= room:
        return 68, 6, TALLEST, TALLEST * APART
    return 12, 58, SMALL, min(SMALL * APART, (width - 24 - SMALL) / (count - 1))


def _free(mat: Mat, holding: SeatView, left: float, top: float, room: float, ink: Colour) -> None:
    """Free pairs as small cards; how many more there are, where they do not fit."""
    wide = pair_card(0, FREE).width + 5
    fits = int(room // wide)
    shown = holding.free if len(holding.free) <= fits else holding.free[: fits - 1]
    for index, pair in enumerate(shown):
        mat.lay(pair_card(pair, FREE), left + index * wide, top)
    more = len(holding.free) - len(shown)
    if more:
        at = (left + len(shown) * wide + 4, top + FREE / 2)
        mat.text(at, f"+{more}", ink, 28, Face.TITLE, "lm")
