"""From a drawn image to the bytes that are sent.

PNG with the house's own palette: everything is drawn in few flat colours with one dark outline. WebP came out
larger, or took four times as long.
"""

from __future__ import annotations

from functools import lru_cache
from struct import pack

from PIL import Image, ImageDraw

from render.drawing.bands import packed_soon
from render.drawing.inks import box
from render.drawing.packing import Effort, checksum, packed
from render.drawing.palette import CLOTH_DEEP, HOUSE_COLOURS, Colour
from render.drawing.pixels import in_lines, mapped, shrunk

CONTENT_TYPE = "image/png"
CORNER = 40
_LEVELS = 8  # shades of transparency at the rounded corners
LIMIT = 60 * 1024
RACE_LIMIT = 80 * 1024  # where people wait for it, it may be larger and sooner there
HASTE = Effort.HASTE
_WITHIN_REACH = 1.03  # times the room: where more is taken with care, a little more of it seldom helps
_LADDER = (Effort.HASTE, Effort.CARE, Effort.MORE, Effort.MUCH, Effort.UTMOST)
_SOON = {Effort.HASTE: RACE_LIMIT, Effort.PROMPT: LIMIT}


def encode(
    image: Image.Image, colours: tuple[Colour, ...] = HOUSE_COLOURS, effort: Effort = Effort.CARE
) -> bytes:
    """The picture with rounded corners, in these colours; what a mat drew is in its colours already."""
    drawn = image if image.mode == "P" else box(colours).picture(box(colours).flat(image))
    palette = bytes(drawn.getpalette() or ())
    shades = len(palette) // 3
    whole, lines = in_lines(drawn)
    _round_off(whole, shades)
    clear = bytes([255] * shades + [round(255 * level / _LEVELS) for level in range(_LEVELS)])
    head = [
        (b"IHDR", pack(">IIBBBBB", drawn.width, drawn.height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette + bytes(CLOTH_DEEP) * _LEVELS),
        (b"tRNS", clear),
    ]
    besides = len(_png([*head, (b"IDAT", b""), (b"IEND", b"")]))
    return _png([*head, (b"IDAT", _pixels(lines, effort, besides)), (b"IEND", b"")])


def _pixels(lines: bytearray, effort: Effort, besides: int) -> bytes:
    """Limits are those of the whole file, with so many bytes besides."""
    room = _SOON.get(effort, LIMIT) - besides
    data, taken = packed_soon(lines, room) if effort in _SOON else (packed(lines, effort), effort)
    if len(data) <= room:
        return data
    room = LIMIT - besides
    for more in _LADDER[_LADDER.index(taken) + 1 :]:
        if more is Effort.MORE and len(data) > room * _WITHIN_REACH:
            continue
        data = packed(lines, more)
        if len(data) <= room:
            break
    return data


def _png(chunks: list[tuple[bytes, bytes]]) -> bytes:
    told = [
        pack(">I", len(data)) + name + data + pack(">I", checksum(data, checksum(name, 0)))
        for name, data in chunks
    ]
    return b"".join((b"\x89PNG\r\n\x1a\n", *told))


def _round_off(whole: Image.Image, shades: int) -> None:
    """Clear the four corners, softly: each shade of transparency is a colour of its own."""
    right, bottom = whole.width - CORNER, whole.height - CORNER
    for index, place in enumerate(((1, 0), (right, 0), (right, bottom), (1, bottom))):
        tile, stencil = _corner(index, shades)
        whole.paste(tile, place, stencil)


@lru_cache(maxsize=32)
def _corner(index: int, shades: int) -> tuple[Image.Image, Image.Image]:
    """What to lay over one corner, and where; corners are counted clockwise from the top left."""
    large = Image.new("L", (CORNER * 8, CORNER * 8))
    ImageDraw.Draw(large).ellipse((0, 0, CORNER * 16, CORNER * 16), fill=255)
    alpha = shrunk(large, CORNER, CORNER).rotate(-90 * index)
    levels = mapped(alpha, lambda level: min(_LEVELS, level * (_LEVELS + 1) // 256))
    tile = mapped(levels, lambda level: shades + min(level, _LEVELS - 1))
    stencil = mapped(levels, lambda level: 255 if level < _LEVELS else 0)
    return Image.frombytes("P", tile.size, tile.tobytes()), stencil
