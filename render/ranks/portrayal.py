"""A profile: the person's monster, the rating and its curve, and a line for each game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_EDGE, CLOTH_LIGHT, GLOW, INK, MUTED, PAPER, SEATS
from render.drawing.shapes import Point, ellipse
from render.drawing.type import Face
from render.ranks.heads import head
from render.ranks.lines import GameLine, Portrayal
from render.ranks.mascot import mascot

HEAD = 322
CURVE = 330
ROW = 84
GAP = 14
INNER = WIDTH - 2 * MARGIN
COLUMNS = (638, 788, 938)  # where each ends: rating, matches, wins
BESIDE = 134  # how wide a number may be
NAMED = COLUMNS[0] - BESIDE - GAP - MARGIN - 30


def paint(told: Portrayal, labels: Sequence[str]) -> Image.Image:
    rows = len(told.games)
    mat = cloth(2 * MARGIN + HEAD + CURVE + GAP + (56 + rows * (ROW + GAP) if rows else 0))
    _head(mat, told, labels)
    _curve(mat, told.curve, MARGIN + HEAD)
    top = MARGIN + HEAD + CURVE + GAP
    if rows:
        for right, label in zip(COLUMNS, labels[:3], strict=True):
            mat.text((right, top + 26), label, MUTED, 32, Face.BOLD, "rm", fit=BESIDE)
        top += 56
    for game in told.games:
        _game(mat, game, top, chosen=game.name == told.game)
        top += ROW + GAP
    return mat.image


def _head(mat: Mat, told: Portrayal, labels: Sequence[str]) -> None:
    middle = MARGIN + HEAD / 2 - 10
    mat.centre(mascot(told.person, 280), MARGIN + 160, middle)
    left = MARGIN + 340
    head(mat, (left, MARGIN + 52), told.game, PAPER, 56, Face.TITLE, "lm", fit=560)
    mat.text((left, MARGIN + 146), told.rating, GLOW, 104, Face.TITLE, "lm", fit=380)
    facts = zip((told.matches, told.wins, told.streak), labels[1:], strict=True)
    for at, (value, label) in enumerate(facts):
        x = left + at * 200
        mat.text((x, MARGIN + 236), value, PAPER, 52, Face.TITLE, "lm", fit=180)
        mat.text((x, MARGIN + 280), label, MUTED, 32, Face.BOLD, "lm", fit=180)


def _curve(mat: Mat, curve: Sequence[int], top: int) -> None:
    """The rating after each match, between lines at round numbers."""
    mat.lay(panel(INNER, CURVE), MARGIN, top)
    low, high, step = _scale(curve)
    left, right = MARGIN + 130, WIDTH - MARGIN - 50
    base, height = top + CURVE - 46, CURVE - 92

    def at(place: int, value: int) -> Point:
        across = place / max(1, len(curve) - 1)
        x = left + (right - left) * across if len(curve) > 1 else (left + right) / 2
        return x, base - height * (value - low) / (high - low)

    drawing = Canvas(WIDTH, CURVE, scale=3)
    for value in range(low, high + 1, step):
        y = at(0, value)[1] - top
        drawing.stroke([(left - 10, y), (right + 10, y)], CLOTH_EDGE, 3)
        mat.text((left - 28, y + top), str(value), MUTED, 32, Face.BOLD, "rm")
    points = [(x, y - top) for x, y in (at(place, value) for place, value in enumerate(curve))]
    if len(points) > 1:
        drawing.tube(points, INK, 15)
        drawing.tube(points, SEATS[1], 8)
    if points:
        x, y = points[-1]
        drawing.shape(ellipse(x, y, 15), GLOW, width=4)
    mat.lay(drawing.sprite(), 0, top)


def _scale(curve: Sequence[int]) -> tuple[int, int, int]:
    """Round numbers below and above, and how far apart the lines are."""
    lowest, highest = min(curve, default=1000), max(curve, default=1000)
    step = next(step for step in (50, 100, 200, 500, 1000, 10_000) if (highest - lowest) <= 3 * step)
    low = lowest // step * step
    high = max(-(-highest // step) * step, low + step)
    return low, high, step


def _game(mat: Mat, game: GameLine, top: float, *, chosen: bool) -> None:
    middle = top + ROW / 2
    mat.lay(panel(INNER, ROW, CLOTH_LIGHT, GLOW if chosen else CLOTH_EDGE, 6 if chosen else 3), MARGIN, top)
    head(mat, (MARGIN + 30, middle), game.name, PAPER, 44, Face.TITLE, "lm", fit=NAMED)
    for right, value in zip(COLUMNS, (game.rating, game.matches, game.wins), strict=True):
        mat.text((right, middle), value, PAPER, 46, Face.TITLE, "rm", fit=BESIDE)
