"""A match as a short film: its key moments one after the other, as a picture that moves.

GIF, because it moves in every place that shows pictures; in the colours of the house, shrunk to what a phone
shows, with moments left out until it is small enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import TypeVar

from PIL import Image, ImageDraw

from render.drawing.palette import CLOTH_DEEP, CLOTH_EDGE, GLOW, ZOO
from render.drawing.pixels import shrunk
from render.sketch import Sketch

T = TypeVar("T")
MOST = 24  # moments
WIDTH = 640
STRIP = 14  # pixels below the board that show how far the match has come
LARGEST = 3 * 1024 * 1024  # bytes
EACH = 1100  # ms a moment is shown
LAST = 4000


@dataclass(frozen=True, slots=True)
class Moment:
    """A board, and when in the match it was: 0 the deal, 1 the end."""

    sketch: Sketch
    when: float


@dataclass(frozen=True, slots=True)
class Film(Sketch):
    """Shaped like any other sketch, but its picture moves."""

    moments: tuple[Moment, ...] = field(default=(), compare=False, repr=False)

    @property
    def filename(self) -> str:
        return f"{self.name}.gif"

    @property
    def takes_long(self) -> bool:
        return True

    def draw(self) -> bytes:
        """The finished film; a second of work or more, so not in the loop."""
        frames = [_frame(moment) for moment in self.moments]
        data = _gif(frames)
        while len(data) > LARGEST and len(frames) > 2:
            frames = thinned(frames, len(frames) * 2 // 3)
            data = _gif(frames)
        return data


def film(name: str, key: object, alt: str, moments: Sequence[Moment]) -> Film:
    """A film of the key moments: those after which the board looked different, at most MOST of them."""
    kept = thinned(_changes(moments), MOST)
    first = kept[0].sketch
    seen = tuple(moment.sketch.key for moment in kept)
    return Film(("film", key, seen), name, alt, first.paint, ZOO, moments=tuple(kept))


def thinned(items: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread; the first and the last stay."""
    if len(items) <= most:
        return list(items)
    return [items[round(at * (len(items) - 1) / (most - 1))] for at in range(most)]


def _changes(moments: Sequence[Moment]) -> list[Moment]:
    kept: list[Moment] = []
    for moment in moments:
        if kept and kept[-1].sketch.key == moment.sketch.key:
            kept.pop()
        kept.append(moment)
    return kept


def _frame(moment: Moment) -> Image.Image:
    board = moment.sketch.paint().convert("RGB")
    small = shrunk(board, WIDTH, round(board.height * WIDTH / board.width))
    whole = Image.new("RGB", (WIDTH, small.height + STRIP), CLOTH_DEEP)
    whole.paste(small)
    pen, middle = ImageDraw.Draw(whole), small.height + STRIP // 2
    pen.rectangle((24, middle - 2, WIDTH - 24, middle + 1), fill=CLOTH_EDGE)
    pen.rectangle((24, middle - 3, 24 + (WIDTH - 48) * moment.when, middle + 2), fill=GLOW)
    return whole


def _gif(frames: Sequence[Image.Image]) -> bytes:
    height = max(frame.height for frame in frames)
    flat = [_flat(frame, height) for frame in frames]
    out = BytesIO()
    durations = [EACH] * (len(flat) - 1) + [LAST]
    flat[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=flat[1:],
        duration=durations,
        loop=0,
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


def _flat(frame: Image.Image, height: int) -> Image.Image:
    """In the house's colours; a lower picture stands in the middle of the tallest."""
    whole = Image.new("RGB", (WIDTH, height), CLOTH_DEEP)
    whole.paste(frame, (0, (height - frame.height) // 2))
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in ZOO for part in colour])
    return whole.quantize(palette=palette, dither=Image.Dither.NONE)
