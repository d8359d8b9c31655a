"""Letters: Fredoka One for titles and numerals, Source Sans for text; measured, fitted and wrapped."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from render.drawing.pixels import mapped, shrunk_evenly, stretched

SMALLEST = 26  # at 1000 px wide; a phone shows it at 10
FAINT = 34  # of 255: how much of a pixel a letter's edge may leave or take unseen


class Face(Enum):
    TITLE = "font_fredoka_one/FredokaOne-Regular.ttf"
    TEXT = "font_source_sans_pro/SourceSansPro-Semibold.ttf"
    BOLD = "font_source_sans_pro/SourceSansPro-Bold.ttf"


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    package, name = face.value.split("/")
    # The plain layout: the other needs a library that not every system has, and fails on control characters.
    path = str(files(package).joinpath("files", name))
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def width_of(words: str, face: Face, size: int) -> float:
    return font(face, size).getlength(words)


def mask_of(words: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """The ink of a line of text as a stencil, and where it lies from the line's start and ascender."""
    letters = font(face, size)
    left, top, right, bottom = (round(edge) for edge in letters.getbbox(words))
    stencil = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(stencil).text((-left, -top), words, fill=255, font=letters)
    return stencil, left, top


def with_firm_edges(
    stencil: Image.Image, place: tuple[int, int], scale: int
) -> tuple[Image.Image, tuple[int, int]]:
    """A stencil that is drawn so many times too large, its edges firm.

    What is all but full is full, and what is all but empty is empty: nobody sees it, and it takes bytes. Also
    where it lies: on the borders of such pixels.
    """
    left, top = place[0] % scale, place[1] % scale
    size = (-(-(left + stencil.width) // scale) * scale, -(-(top + stencil.height) // scale) * scale)
    whole = Image.new("L", size)
    whole.paste(stencil, (left, top))
    firm = mapped(shrunk_evenly(whole, scale), _firm)
    return stretched(firm, *size), (place[0] - left, place[1] - top)


def _firm(level: int) -> int:
    return 0 if level <= FAINT else 255 if level >= 255 - FAINT else level


@lru_cache(maxsize=256)
def _cap_middle(face: Face, size: int) -> float:
    """How far below the ascender the middle of a capital or numeral lies."""
    box = font(face, size).getbbox("H0")
    return (box[1] + box[3]) / 2


def anchor_at(words: str, face: Face, size: int, anchor: str) -> tuple[float, float]:
    """From the asked place to the line's start and ascender; `m` is the middle of the capitals."""
    x = {"l": 0.0, "m": -0.5, "r": -1.0}[anchor[0]] * width_of(words, face, size)
    ascent, descent = font(face, size).getmetrics()
    y = {"t": 0.0, "m": -_cap_middle(face, size), "s": -float(ascent), "b": -float(ascent + descent)}[
        anchor[1]
    ]
    return x, y


@lru_cache(maxsize=512)
def size_to_fit(words: str, face: Face, size: int, room: float) -> int:
    """The largest size, at most `size`, at which the words are no wider than the room."""
    while size > SMALLEST and width_of(words, face, size) > room:
        size -= 1
    return size
