"""A few of Pillow's calls whose types mention an array library that is not here."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image


def shrunk(image: Image.Image, width: int, height: int) -> Image.Image:
    """Every pixel the mean of those it stands for."""
    return image.resize((width, height), Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]


def mapped(image: Image.Image, level: Callable[[int], int]) -> Image.Image:
    """Each level of a grey image replaced by another."""
    table = [level(grey) for grey in range(256)]
    return image.point(table)  # pyright: ignore[reportUnknownMemberType]


def stretched(image: Image.Image, width: int, height: int) -> Image.Image:
    """Pulled to another size without inventing shades."""
    return image.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
