"""From a drawn image to the bytes that are sent.

PNG with the house's own palette: everything is drawn in few flat colours with one dark outline, so choosing
the nearest of them takes a millisecond. WebP came out larger, or took four times as long.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from render.palette import CLOTH_DEEP, HOUSE, Colour
from render.pixels import mapped, shrunk

CONTENT_TYPE = "image/png"
CORNER = 40
_LEVELS = 8  # shades of transparency at the rounded corners
_FIRST_CLEAR = 256 - _LEVELS
LIMIT = 60 * 1024
EFFORT = 6  # zlib's level: beyond it a picture takes three times as long for a twentieth of its size
HASTE = 4  # for pictures that people wait for in a race: in half the time, a sixth larger
_SQUEEZE = 9  # for the few that would be over the limit


def encode(image: Image.Image, colours: tuple[Colour, ...] = HOUSE, effort: int = EFFORT) -> bytes:
    """The picture with rounded corners, in these colours."""
    rgb = image if image.mode == "RGB" else image.convert("RGB")
    flat = rgb.quantize(palette=_palette(colours), dither=Image.Dither.NONE)
    _round_off(flat)
    data = b""
    for level in sorted({effort, EFFORT, _SQUEEZE}):
        data = _png(flat, level)
        if len(data) <= LIMIT:
            break
    return data


def _png(flat: Image.Image, effort: int) -> bytes:
    out = BytesIO()
    clear = bytes([255] * _FIRST_CLEAR + [round(255 * level / _LEVELS) for level in range(_LEVELS)])
    flat.save(out, "PNG", compress_level=effort, transparency=clear)
    return out.getvalue()


@lru_cache(maxsize=8)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image


def _round_off(flat: Image.Image) -> None:
    """Clear the four corners, softly: each shade of transparency is a colour of its own."""
    known = flat.getpalette() or []
    filler = [0] * (3 * _FIRST_CLEAR - len(known[: 3 * _FIRST_CLEAR]))
    flat.putpalette([*known[: 3 * _FIRST_CLEAR], *filler, *CLOTH_DEEP * _LEVELS])
    right, bottom = flat.width - CORNER, flat.height - CORNER
    for index, place in enumerate(((0, 0), (right, 0), (right, bottom), (0, bottom))):
        tile, stencil = _corner(index)
        flat.paste(tile, place, stencil)


@lru_cache(maxsize=4)
def _corner(index: int) -> tuple[Image.Image, Image.Image]:
    """What to lay over one corner, and where; corners are counted clockwise from the top left."""
    large = Image.new("L", (CORNER * 8, CORNER * 8))
    ImageDraw.Draw(large).ellipse((0, 0, CORNER * 16, CORNER * 16), fill=255)
    alpha = shrunk(large, CORNER, CORNER).rotate(-90 * index)
    levels = mapped(alpha, lambda level: min(_LEVELS, level * (_LEVELS + 1) // 256))
    tile = mapped(levels, lambda level: _FIRST_CLEAR + min(level, _LEVELS - 1))
    stencil = mapped(levels, lambda level: 255 if level < _LEVELS else 0)
    return Image.frombytes("P", tile.size, tile.tobytes()), stencil
