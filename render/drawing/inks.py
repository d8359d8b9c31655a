"""The box of colours that a picture is drawn with: pixels are places in it, from the first stroke on."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache

from PIL import Image

from render.drawing.palette import ZOO, Colour


class Inks:
    """`colours`, and how anything else is brought to them."""

    def __init__(self, colours: tuple[Colour, ...]) -> None:
        self.colours = colours
        self.palette = bytes(part for colour in colours for part in colour)
        self._box = Image.new("P", (1, 1))
        self._box.putpalette(self.palette)

    def flat(self, image: Image.Image) -> Image.Image:
        """A grey image whose levels are places in the box: for each pixel the nearest colour."""
        opaque = image if image.mode == "RGB" else image.convert("RGB")
        chosen = opaque.quantize(palette=self._box, dither=Image.Dither.NONE)
        return Image.frombytes("L", chosen.size, chosen.tobytes())

    def picture(self, flat: Image.Image) -> Image.Image:
        """The same, to look at."""
        return self.seen(flat.copy())

    def seen(self, flat: Image.Image) -> Image.Image:
        """This very image, its levels shown in the colours of the box from now on."""
        flat.putpalette(self.palette)
        return flat


@lru_cache(maxsize=8)
def box(colours: tuple[Colour, ...]) -> Inks:
    return Inks(colours)


_open: ContextVar[Inks | None] = ContextVar("inks", default=None)


@contextmanager
def drawing_in(colours: tuple[Colour, ...]) -> Generator[None]:
    """All boards that are begun meanwhile are drawn in these colours."""
    before = _open.set(box(colours))
    try:
        yield
    finally:
        _open.reset(before)


def at_hand() -> Inks:
    """The box that is open; the large one where nobody opened any."""
    return _open.get() or box(ZOO)
