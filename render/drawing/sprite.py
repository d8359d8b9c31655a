"""Finished pieces of drawing, and where they are kept.

A piece is drawn once: decorate the function that draws it with `@kept`. It is folded up small (PIECES) and
taken out where it has to be laid on a ground of a new kind: its soft edges are brought to the mat's own
colours once for each ground, and that is kept as well (LAID). Whole parts of boards have a chest of their own
(PARTS), so that many tables do not push out what all of them need. Whatever had to leave is drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, wraps
from hashlib import sha256
from pickle import dumps
from typing import Any, ParamSpec

from PIL import Image

from render.cache import Cache
from render.drawing.chest import BESIDES, Chest
from render.drawing.inks import Inks
from render.drawing.packing import Effort, checksum, packed, unpacked

P = ParamSpec("P")
MIB = 1024 * 1024


class Pixels(bytes):
    """What a piece of a mat shows, told from others by a sum that takes a tenth of the time of Python's."""

    def __hash__(self) -> int:
        return checksum(self, 0)


def likeness(ground: Image.Image) -> int | bytes:
    """What a piece of a mat shows: its one colour, or all its pixels."""
    seen = ground.tobytes()
    return seen[0] if seen == seen[:1] * len(seen) else Pixels(seen)


def beside(known_by: int | bytes) -> int:
    """Bytes that it takes to remember on what something was laid."""
    return len(known_by) if isinstance(known_by, bytes) else 0


def _laid(key: Any) -> Hashable:
    """A piece, the box of colours and a digest of its ground."""
    piece, inks, ground = key
    return piece, inks, ground if isinstance(ground, int) else sha256(ground).digest()


def _part(key: Any) -> Hashable:
    """A digest of all that a part of a board depends on: views of a table may be large."""
    known, width, height, inks, before = key
    return sha256(dumps((known, width, height, inks.palette, before))).digest()


PIECES = Cache[bytes](5 * MIB)
LAID = Chest(6 * MIB, _laid)
PARTS = Chest(4 * MIB, _part)
KNOWN = 1024  # pieces of each kind, by name and size


class Sprite:
    """A finished piece; its own corner lies at (`x`, `y`) inside the image, the rest is shadow.

    What it has within a `frame` so wide, if that is told, is of one colour.
    """

    def __init__(self, image: Image.Image, x: int = 0, y: int = 0, *, frame: int | None = None) -> None:
        self._image: Image.Image | None = image
        self.x, self.y, self.frame = x, y, frame
        self.width, self.height = image.width - 2 * x, image.height - 2 * y

    @property
    def image(self) -> Image.Image:
        assert self._image is not None
        return self._image

    @property
    def size(self) -> tuple[int, int]:
        """With its shadow."""
        return self.width + 2 * self.x, self.height + 2 * self.y

    def on(self, ground: int | bytes, inks: Inks) -> Image.Image:
        """How this looks on a piece of a mat: both as places in the box of colours."""
        image = self.image
        if isinstance(ground, int):
            whole = Image.new("RGB", image.size, inks.colours[ground])
        else:
            whole = inks.seen(Image.frombytes("L", image.size, ground)).convert("RGB")
        whole.paste(image, (0, 0), image)
        return inks.flat(whole)


class _Kept(Sprite):
    """A piece that is folded up, and may be forgotten."""

    def __init__(self, drawn: Sprite, again: Callable[[], Sprite]) -> None:
        super().__init__(drawn.image, drawn.x, drawn.y, frame=drawn.frame)
        self._image = None
        self._again = again
        self._fold(drawn.image)

    @property
    def image(self) -> Image.Image:
        folded = PIECES.get(self)
        if folded is None:
            return self._fold(self._again().image)
        width, height = self.size
        return Image.frombytes("RGBA", self.size, unpacked(folded, 4 * width * height))

    def on(self, ground: int | bytes, inks: Inks) -> Image.Image:
        key = (self, inks, ground)
        laid = LAID.get(key)
        if laid is None:
            laid = super().on(ground, inks)
            LAID.put(key, laid, beside(ground))
        return laid

    def _fold(self, image: Image.Image) -> Image.Image:
        folded = packed(image.tobytes(), Effort.CARE)
        PIECES.put(self, folded, len(folded) + BESIDES)
        return image


def kept(draw: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Draw each piece once, for all pictures."""

    @lru_cache(maxsize=KNOWN)
    def piece(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        return _Kept(draw(*args, **kwargs), lambda: draw(*args, **kwargs))

    @wraps(draw)
    def found(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        return piece(*args, **kwargs)

    return found


def together(width: int, height: int, pieces: Iterable[tuple[Sprite, float, float]]) -> Sprite:
    """Pieces laid with their corners at these places: what always lies together is one piece."""
    whole = Image.new("RGBA", (width, height))
    for piece, left, top in pieces:
        x, y = round(left) - piece.x, round(top) - piece.y
        whole.alpha_composite(piece.image, (max(0, x), max(0, y)), (max(0, -x), max(0, -y)))
    return Sprite(whole)
