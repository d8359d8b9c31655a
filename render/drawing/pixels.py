"""A few of Pillow's calls whose types mention an array library that is not here."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image


def shrunk(image: Image.Image, width: int, height: int) -> Image.Image:
    """Every pixel the mean of those it stands for."""
    return image.resize((width, height), Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]


def shrunk_evenly(image: Image.Image, times: int) -> Image.Image:
    """The same where the image is a whole number of times as large, in less time."""
    return image.reduce(times)


def mapped(image: Image.Image, level: Callable[[int], int]) -> Image.Image:
    """Each level of a grey image replaced by another."""
    table = [level(grey) for grey in range(256)]
    return image.point(table)  # pyright: ignore[reportUnknownMemberType]


def stretched(image: Image.Image, width: int, height: int) -> Image.Image:
    """Pulled to another size without inventing shades."""
    return image.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def spread(image: Image.Image, width: int, height: int) -> Image.Image:
    """Pulled to another size in the middle alone: its corners stay as they are."""
    across, down = (image.width - 1) // 2, (image.height - 1) // 2
    right, bottom = width - across, height - down
    whole = Image.new(image.mode, (width, height), image.getpixel((across, down)))
    for x, left in ((0, 0), (image.width - across, right)):
        for y, top in ((0, 0), (image.height - down, bottom)):
            whole.paste(image.crop((x, y, x + across, y + down)), (left, top))
    for y, top in ((0, 0), (image.height - down, bottom)):
        side = image.crop((across, y, across + 1, y + down))
        whole.paste(stretched(side, width - 2 * across, down), (across, top))
    for x, left in ((0, 0), (image.width - across, right)):
        side = image.crop((x, down, x + across, down + 1))
        whole.paste(stretched(side, across, height - 2 * down), (left, down))
    return whole


def lay(piece: Image.Image, onto: Image.Image, place: tuple[int, int, int, int]) -> None:
    """Pixels of one kind copied as they are; Pillow's own call looks at all that else there might be."""
    onto.im.paste(piece.im, place)


def level_at(image: Image.Image, x: int, y: int) -> int:
    """Of an image with one byte a pixel."""
    return image.im.getpixel((x, y))


def in_lines(picture: Image.Image) -> tuple[Image.Image, bytearray]:
    """The picture of places in a box of colours, and the same pixels as a PNG has them.

    Its lines stand one after the other, each behind a zero: that none is told as a change of another. What
    is pasted on the picture, whose first column are those zeros, stands in the lines at once, for both are
    one piece of memory: to copy them out takes as long as to pack them.
    """
    width, height = picture.width + 1, picture.height
    lines = bytearray(width * height)
    seen = over(lines, (width, height), "P")
    seen.paste(picture, (1, 0))
    return seen, lines


def over(pixels: bytearray, size: tuple[int, int], mode: str) -> Image.Image:
    """These pixels to look at and to paste on, of one byte each: what is pasted stands in them at once."""
    seen = Image.frombuffer(mode, size, pixels, "raw", mode, 0, 1)
    seen.readonly = 0  # else Pillow would take a copy to paste on
    return seen
