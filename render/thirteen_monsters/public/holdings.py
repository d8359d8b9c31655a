"""What everybody has, at a glance: monsters whole with their points, free pairs, whose turn it is."""

from __future__ import annotations

from functools import partial

from engine.thirteen_monsters.views import SeatView, View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import CLOTH_LIGHT, INK, PAPER
from render.drawing.type import Face
from render.pieces.cards import glow
from render.pieces.seats import badge
from render.thirteen_monsters.pieces.creatures import creature, pair_card, points_tag

GAP = 10
MOST_IN_A_ROW = 4
FREE = 26  # a free pair's height
FREE_TOP, FREE_STEP = 100, 30  # below the points of every monster
BRIM = 12  # of a panel
TITLE = 70  # the width of the sign and, below it, the points
TOP, SIZES = 8, (82, 56, 44)  # monsters are as tall as there is room for
APART = 0.8  # from one to the next, of their height


def rows_for(seats: int) -> int:
    return -(-seats // MOST_IN_A_ROW)


def free_rows(seats: int) -> int:
    """Rows of free pairs on each panel: two where the panels are narrow."""
    return 2 if panels(seats)[0] == MOST_IN_A_ROW else 1


def tall_for(seats: int) -> int:
    """A panel's height."""
    return FREE_TOP + FREE_STEP * (free_rows(seats) - 1) + FREE + BRIM


def height_for(seats: int) -> int:
    return rows_for(seats) * (tall_for(seats) + GAP) - GAP


def panels(seats: int) -> tuple[int, int]:
    """How many stand side by side, and how wide each is."""
    across = -(-seats // rows_for(seats))
    return across, (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across


def lay_holdings(mat: Mat, view: View, top: float) -> None:
    seats = len(view.seats)
    across, width = panels(seats)
    tall = tall_for(seats)
    for seat, holding in enumerate(view.seats):
        left = MARGIN + seat % across * (width + GAP)
        high, acting = top + seat // across * (tall + GAP), view.awaited == seat
        if acting:
            mat.lay(glow(width, tall, 22), left, high)
        key = ("holding", seat, holding.monsters, holding.free, holding.hp, acting)
        box = left, high, width, tall
        mat.part(key, box, partial(_holding, mat, holding, seat, box, free_rows(seats), acting=acting))


def _holding(
    mat: Mat, holding: SeatView, seat: int, box: tuple[float, float, int, int], rows: int, *, acting: bool
) -> None:
    left, top, width, tall = box
    mat.lay(panel(width, tall, PAPER if acting else CLOTH_LIGHT), left, top)
    ink = INK if acting else PAPER
    mat.centre(badge(seat, 48), left + 38, top + 34)
    mat.text((left + 38, top + 78), str(holding.hp), ink, 36, Face.TITLE, "mm", fit=TITLE - 14)
    _monsters(mat, holding, left, top, width)
    for pair, (x, y) in zip(holding.free, free_places(len(holding.free), width, rows), strict=True):
        mat.lay(pair_card(pair, FREE), left + x, top + y)


def _monsters(mat: Mat, holding: SeatView, left: float, top: float, width: int) -> None:
    x, y, size, step = row_of(len(holding.monsters), width)
    tag = tag_for(size)
    for index, one in enumerate(holding.monsters):
        piece, at = creature(one.pairs, size), left + x + index * step
        mat.lay(piece, at, top + y)
        mat.centre(points_tag(one.hp, tag), at + piece.width / 2, top + y + size - 6)


def tag_for(size: int) -> int:
    return 26 if size == SIZES[0] else 20


def row_of(count: int, width: int) -> tuple[int, int, int, float]:
    """Where so many monsters begin on their panel, how tall they are, and how far apart.

    Beside the sign and the points: the more there are the smaller, and at last one over the other's edge.
    """
    room, least = width - TITLE - 6, SIZES[-1]
    size = next((size for size in SIZES if size * (1 + APART * (count - 1)) <= room), least)
    step = min(size * APART, (room - size) / max(1, count - 1))
    return TITLE, TOP + (SIZES[0] - size) // 2, size, step


def free_places(count: int, width: int, rows: int) -> list[tuple[float, float]]:
    """Where so many free pairs lie on their panel, one over the edge of the last where they are many.

    Of a pair that is half covered the left half card is seen, as on the field.
    """
    wide, room = pair_card(0, FREE).width, width - 2 * BRIM
    each = max(room // (wide + 5), -(-count // rows))
    step = min(wide + 5.0, (room - wide) / max(1, each - 1))
    return [(BRIM + at % each * step, FREE_TOP + at // each * FREE_STEP) for at in range(count)]
