"""One's own collection in large: monsters whole with points, throws and element, free pairs part by part."""

from __future__ import annotations

from PIL import Image

from engine.thirteen_monsters.pieces.cards import PARTS, part_of
from engine.thirteen_monsters.views import MonsterView, View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT
from render.pieces.dice import die
from render.thirteen_monsters.lessons import ABOMINATION, GNOME, OG
from render.thirteen_monsters.pieces.creatures import (
    GHOST,
    creature,
    dream,
    hp_of,
    pair_card,
    points,
    promise,
    vacancy,
)

ROOM = WIDTH - 2 * MARGIN
MONSTERS_HEIGHT = 250
LINE = 84
GAP = 12
POINTS, THROWS = 36, 69  # how far from a monster's left its points (their middle) and its throws are
DIE, IN_A_ROW = 20, 3  # throws lie in two rows, none under a neighbour's points
BESIDE = THROWS + IN_A_ROW * DIE - POINTS + 30  # from one monster to the next, to have room for throws
DREAMS = (GNOME, ABOMINATION, OG, GHOST)
HEIGHT = 2 * MARGIN + MONSTERS_HEIGHT + GAP + PARTS * (LINE + GAP) - GAP


def paint(view: View, seat: int) -> Image.Image:
    """Of one size, whatever is owned."""
    mat = cloth(HEIGHT)
    own = view.seats[seat]
    mat.lay(panel(ROOM, MONSTERS_HEIGHT, CLOTH_DEEP), MARGIN, MARGIN)
    _monsters(mat, own.monsters)
    for part in range(PARTS):
        top = MARGIN + MONSTERS_HEIGHT + GAP + part * (LINE + GAP)
        mat.lay(panel(ROOM, LINE, CLOTH_LIGHT), MARGIN, top)
        pairs = [pair for pair in own.free if part_of(pair) == part]
        if pairs:
            _pairs(mat, pairs, top)
        else:
            mat.lay(vacancy(part, LINE - 20), MARGIN + 12, top + 10)
    return mat.image


def _monsters(mat: Mat, monsters: tuple[MonsterView, ...]) -> None:
    size = 180
    pieces = [creature(one.pairs, size) for one in monsters]
    if not pieces:
        _dreams(mat)
        return
    step = min(pieces[0].width + 8.0, (ROOM - 24 - pieces[0].width) / max(1, len(pieces) - 1))
    middle = MARGIN + MONSTERS_HEIGHT - 34
    for index, (piece, one) in enumerate(zip(pieces, monsters, strict=True)):
        x = MARGIN + 12 + index * step
        mat.lay(piece, x, MARGIN + 8)
        mat.centre(points(one.hp, 40), x + POINTS, middle)
        for throw in range(one.throws if step >= BESIDE else 0):
            row, column = divmod(throw, IN_A_ROW)
            mat.lay(die("yellow", 1, DIE - 1), x + THROWS + column * DIE, middle + (row - 1) * DIE)


def _dreams(mat: Mat) -> None:
    """Before anything is built: one of each kind, and what it would be worth."""
    step = ROOM / len(DREAMS)
    for index, pairs in enumerate(DREAMS):
        middle = MARGIN + (index + 0.5) * step
        mat.centre(dream(pairs, 180), middle, MARGIN + 98)
        mat.centre(promise(hp_of(pairs), 40), middle, MARGIN + MONSTERS_HEIGHT - 34)


def _pairs(mat: Mat, pairs: list[int], top: float) -> None:
    height = LINE - 20
    wide = pair_card(0, height).width
    step = min(wide + 10.0, (ROOM - 24 - wide) / max(1, len(pairs) - 1))
    for index, pair in enumerate(pairs):
        mat.lay(pair_card(pair, height), MARGIN + 12 + index * step, top + 10)
