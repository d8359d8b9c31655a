"""The cover of a game's box: its name, its own pieces, and who sits round it already.

A game brings `render/<game>/cover.py`: a `GROUND`, the colour of its LETTERS, and `lay`, which puts its
pieces on the mat within ROOM.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import cos, hypot, pi, sin

from PIL import Image

from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import WIDTH, cloth
from render.drawing.palette import CLOTH, CLOTH_EDGE, FUR, GLOW, INK, MUTED, ZOO, Colour, lighter
from render.drawing.shapes import box, ellipse
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face, size_to_fit, width_of
from render.monsters import grow, portrait
from render.pieces.seats import badge
from render.sketch import Sketch, Words, shortened

HEIGHT = 520
EDGE = 18
ROOM = (150, 420)  # from the top: where a game's pieces lie; their feet may stand below
TITLE, SEATS = 92, 472  # the middles of the name and of the badges
LETTERS = 128
RAYS = 14
BADGE = 66
MOST_BADGES = 12

Lay = Callable[[Mat], None]


@dataclass(frozen=True, slots=True)
class Cover:
    ground: Colour
    letters: Colour
    lay: Lay


def cover_sketch(game: str, words: Words, *, name: str, taken: int, seats: int) -> Sketch:
    """The cover of this game, for a table at which so many of its seats are taken; 0: of the box alone."""
    own = cover_of(game)
    slug = game.replace("_", "-")
    told = [words(f"picture-cover-{slug}" if own else "picture-cover", game=name)]
    if taken:
        told.append(words("picture-cover-seats", taken=taken, seats=seats))
    shown = own or Cover(FUR[6], GLOW, _strangers)
    return Sketch(
        ("cover", game, name, taken, seats),
        f"{slug}-cover",
        shortened(" ".join(told)),
        lambda: paint_box(shown, name, taken, seats),
        ZOO,
    )


@cache
def cover_of(game: str) -> Cover | None:
    """What a game brings for its cover, if it does."""
    own = f"render.{game}.cover"
    if find_spec(f"render.{game}") is None or find_spec(own) is None:
        return None
    found = import_module(own)
    return Cover(found.GROUND, found.LETTERS, found.lay)


def leaning(piece: Sprite, degrees: float) -> Sprite:
    """A piece that does not stand straight."""
    return Sprite(piece.image.rotate(degrees, Image.Resampling.BICUBIC, expand=True))


def paint_box(shown: Cover, name: str, taken: int, seats: int) -> Image.Image:
    mat = cloth(HEIGHT)
    mat.lay(_sunrise(shown.ground), EDGE, EDGE)
    shown.lay(mat)
    mat.centre(_lettering(name, shown.letters), WIDTH / 2, TITLE)
    _round_the_table(mat, taken, seats)
    return mat.image


@kept
def _sunrise(ground: Colour) -> Sprite:
    """Rays from behind the pieces, on the game's own colour; below them the edge of a table."""
    width, height = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    canvas = Canvas(width, height, scale=2)
    outline = box(4, 4, width - 4, height - 4, 30)
    table = SEATS - EDGE - 48
    with canvas.inside(outline) as inside:
        inside.fill(box(0, 0, width, height), ground)
        middle, far = (width / 2, table * 0.78), hypot(width, height)
        for ray in range(RAYS):
            around = (2 * pi * (ray + share) / RAYS for share in (0.0, 0.5))
            ends = [(middle[0] + far * cos(turn), middle[1] + far * sin(turn)) for turn in around]
            inside.fill([middle, *ends], lighter(ground))
        inside.fill(box(0, table, width, height), CLOTH)
        inside.stroke([(0, table), (width, table)], INK, 7)
    canvas.stroke(outline, INK, 8, closed=True)
    return canvas.sprite()


@kept
def _lettering(name: str, colour: Colour) -> Sprite:
    """The name as on a box: bright letters with a thick dark edge, a little shadow below."""
    size = size_to_fit(name, Face.TITLE, LETTERS, WIDTH - 2 * EDGE - 90)
    thick, deep = size * 0.075, size * 0.07
    canvas = Canvas(width_of(name, Face.TITLE, size) + 4 * thick, size * 1.5, scale=2)
    x, y = canvas.width / 2, canvas.height / 2
    canvas.outlined((x, y + deep), name, INK, size, thick)
    canvas.outlined((x, y), name, colour, size, thick)
    return canvas.sprite()


def _round_the_table(mat: Mat, taken: int, seats: int) -> None:
    """A badge for each who sits there, and a free place for each who may still come."""
    shown = min(seats, MOST_BADGES)
    apart = min(BADGE * 1.35, (WIDTH - 4 * EDGE) / max(1, shown))
    for seat in range(shown):
        x = WIDTH / 2 + (seat - (shown - 1) / 2) * apart
        size = round(min(BADGE, apart * 0.86))
        mat.centre(badge(seat, size) if seat < taken else _free(round(size * 0.8)), x, SEATS)


@kept
def _free(size: int) -> Sprite:
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.shape(ellipse(middle, middle, middle - 3), CLOTH_EDGE, outline=MUTED, width=3)
    return canvas.sprite()


def _strangers(mat: Mat) -> None:
    """Monsters that nobody knows yet, for a game that brings no cover of its own."""
    for seed, x, size in ((3, 270, 260), (11, 730, 260), (7, 500, 310)):
        mat.centre(portrait(grow(seed), size), x, ROOM[1] - size * 0.4)
