"""A leaderboard: the first three on a podium, the others in rows with bars."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import (
    CLOTH_EDGE,
    CLOTH_LIGHT,
    GLOW,
    GOLD,
    INK,
    MUTED,
    PAPER,
    SEATS,
    Colour,
)
from render.drawing.shapes import box, ellipse
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face
from render.pieces.signs import crown
from render.ranks.heads import head
from render.ranks.lines import Rung
from render.ranks.mascot import mascot

HEAD = 104
ROW = 78
GAP = 10
PODIUM = 440
BLOCK = 288
SILVER, BRONZE = SEATS[5], SEATS[6]
_STEPS = {1: (196, 230, GOLD), 2: (160, 192, SILVER), 3: (136, 172, BRONZE)}  # height, monster, colour
_WHERE = (1, 0, 2)  # the second stands left of the first, the third right
BAR_FROM, BAR_TO = MARGIN + 210, WIDTH - MARGIN - 176


def paint(title: str, below: str, entries: Sequence[Rung], own: Rung | None) -> Image.Image:
    podium = entries[:3] if entries and entries[0].place == 1 else ()
    rows = entries[len(podium) :]
    height = 2 * MARGIN + HEAD + (PODIUM if podium else 0) + len(rows) * (ROW + GAP)
    mat = cloth(height + (ROW + 3 * GAP if own else 0))
    _head(mat, title, below)
    top = MARGIN + HEAD
    for at, entry in enumerate(podium):
        _step(mat, entry, MARGIN + 22 + _WHERE[at] * (BLOCK + 18), top + PODIUM - 2 * GAP)
    top += PODIUM if podium else 0
    for entry in rows:
        _row(mat, entry, top)
        top += ROW + GAP
    if own:
        mat.centre(_dots(), WIDTH / 2, top + GAP)
        _row(mat, own, top + 2 * GAP)
    return mat.image


def _head(mat: Mat, title: str, below: str) -> None:
    middle = MARGIN + HEAD / 2 - 8
    width = head(mat, (MARGIN + 22, middle), title, PAPER, 60, Face.TITLE, "lm", fit=400)
    left = WIDTH - 3 * MARGIN - 60 - width
    head(mat, (WIDTH - MARGIN - 22, middle + 4), below, MUTED, 34, Face.BOLD, "rm", fit=left)


def _step(mat: Mat, entry: Rung, left: float, foot: float) -> None:
    """A monster on its block of the podium."""
    height, size, colour = _STEPS[min(entry.place, 3)]
    middle, top = left + BLOCK / 2, foot - height
    mat.lay(_block(height, colour, GLOW if entry.own else INK, 8 if entry.own else 4), left, top)
    mat.centre(mascot(entry.person, size), middle, top - size * 0.42)
    if entry.place == 1:
        mat.centre(crown(72), middle, top - size * 0.86 - 20)
    mat.text((middle, top + 46), f"{entry.place}.", INK, 50, Face.TITLE, "mm")
    mat.text((middle, top + 96), entry.value, INK, 44, Face.TITLE, "mm", fit=BLOCK - 30)


@kept
def _block(height: int, colour: Colour, edge: Colour, line: float) -> Sprite:
    canvas = Canvas(BLOCK, height)
    inset = line / 2
    shape = box(inset, inset, BLOCK - inset, height - inset, 18)
    canvas.shape(shape, colour, outline=edge, width=line)
    return canvas.sprite()


def _row(mat: Mat, entry: Rung, top: float) -> None:
    own, middle = entry.own, top + ROW / 2
    ink = INK if own else PAPER
    mat.lay(
        panel(
            WIDTH - 2 * MARGIN,
            ROW,
            PAPER if own else CLOTH_LIGHT,
            GLOW if own else CLOTH_EDGE,
            7 if own else 3,
        ),
        MARGIN,
        top,
    )
    mat.text((MARGIN + 66, middle), f"{entry.place}.", ink, 46, Face.TITLE, "mm", fit=92)
    mat.centre(mascot(entry.person, 74), MARGIN + 160, middle - 2)
    length = max(26.0, (BAR_TO - BAR_FROM) * min(1.0, entry.share))
    mat.lay(_bar(round(length), SEATS[1] if own else SEATS[7]), BAR_FROM, middle - 13)
    mat.text((WIDTH - MARGIN - 26, middle), entry.value, ink, 44, Face.TITLE, "rm", fit=150)


@kept
def _bar(length: int, colour: Colour) -> Sprite:
    canvas = Canvas(length, 26)
    canvas.shape(box(2, 2, length - 2, 24, 11), colour, width=3)
    return canvas.sprite()


@kept
def _dots() -> Sprite:
    canvas = Canvas(70, 12)
    for x in (11, 35, 59):
        canvas.fill(ellipse(x, 6, 5), MUTED)
    return canvas.sprite()
