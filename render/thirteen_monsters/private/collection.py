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
    points_tag,
    promise,
    vacancy,
)
from render.thirteen_monsters.public.field import ALONE

ROOM = WIDTH - 2 * MARGIN
GAP = 12
LINE = 118
LARGE, SMALL = 236, 180  # heights of a monster: where all stand side by side, and where they are too many
ABREAST, CROWDED = 92, 64  # heights of a pair, likewise
POINTS, THROWS = 36, 69  # how far from a monster's left its points (their middle) and its throws are
DIE, IN_A_ROW = 20, 3  # throws lie in two rows, none under a neighbour's points
BESIDE = THROWS + IN_A_ROW * DIE - POINTS + 30  # from one monster to the next, to have room for throws
DREAMS = (GNOME, ABOMINATION, OG, GHOST)
MONSTERS_HEIGHT = ALONE - 2 * MARGIN - PARTS * (LINE + GAP)


def paint(view: View, seat: int) -> Image.Image:
    """Of one size, whatever is owned."""
    mat = cloth(ALONE)
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
            mat.lay(vacancy(part, ABREAST), MARGIN + 12, top + (LINE - ABREAST) / 2)
    return mat.image


def _monsters(mat: Mat, monsters: tuple[MonsterView, ...]) -> None:
    if not monsters:
        _dreams(mat)
        return
    size = LARGE if len(monsters) * creature(GNOME, LARGE).width <= ROOM - 24 else SMALL
    pieces = [creature(one.pairs, size) for one in monsters]
    step = min(pieces[0].width + 8.0, (ROOM - 24 - pieces[0].width) / max(1, len(pieces) - 1))
    middle = MARGIN + MONSTERS_HEIGHT - 34
    for index, (piece, one) in enumerate(zip(pieces, monsters, strict=True)):
        x = MARGIN + 12 + index * step
        mat.lay(piece, x, MARGIN + 12)
        mat.centre(points_tag(one.hp, 40), x + POINTS, middle)
        for throw in range(one.throws if step >= BESIDE else 0):
            row, column = divmod(throw, IN_A_ROW)
            mat.lay(die("yellow", 1, DIE - 1), x + THROWS + column * DIE, middle + (row - 1) * DIE)


def _dreams(mat: Mat) -> None:
    """Before anything is built: one of each kind, and what it would be worth."""
    step = ROOM / len(DREAMS)
    for index, pairs in enumerate(DREAMS):
        middle = MARGIN + (index + 0.5) * step
        mat.centre(dream(pairs, LARGE), middle, MARGIN + 12 + LARGE / 2)
        mat.centre(promise(hp_of(pairs), 40), middle, MARGIN + MONSTERS_HEIGHT - 34)


def _pairs(mat: Mat, pairs: list[int], top: float) -> None:
    height = ABREAST if len(pairs) * (pair_card(0, ABREAST).width + 10) <= ROOM - 14 else CROWDED
    wide = pair_card(0, height).width
    step = min(wide + 10.0, (ROOM - 24 - wide) / max(1, len(pairs) - 1))
    for index, pair in enumerate(pairs):
        mat.lay(pair_card(pair, height), MARGIN + 12 + index * step, top + (LINE - height) / 2)
