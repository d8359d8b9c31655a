"""Patterns: what a monster wears on its body."""

from __future__ import annotations

from collections.abc import Callable

from render.drawing.brush import Brush
from render.drawing.palette import FUR, Colour, darker, lighter
from render.drawing.shapes import arc, box, ellipse, star
from render.monsters.bodies import Body

CORAL, BRICK = FUR[0], FUR[13]

Pattern = Callable[[Brush, Body, Colour], None]


def plain(layer: Brush, body: Body, skin: Colour) -> None:
    """A body of one colour."""


def belly(layer: Brush, body: Body, skin: Colour) -> None:
    layer.fill(ellipse(0, body.foot - 0.3, 0.56, 0.56), lighter(skin))


def spots(layer: Brush, body: Body, skin: Colour) -> None:
    for x, y, size in (
        (-0.72, -0.5, 0.2),
        (0.78, -0.36, 0.15),
        (-0.8, 0.34, 0.16),
        (0.74, 0.42, 0.22),
        (-0.4, 0.74, 0.15),
        (0.22, -0.92, 0.16),
        (0.2, 0.82, 0.11),
    ):
        layer.fill(ellipse(x, y, size), darker(skin, 0.22))


def stripes(layer: Brush, body: Body, skin: Colour) -> None:
    for y in (-0.55, -0.1, 0.35, 0.8):
        for side in (-1, 1):
            layer.fill(
                [(side * 1.3, y - 0.14), (side * 1.3, y + 0.14), (side * 0.5, y + 0.03)], darker(skin, 0.22)
            )


def bands(layer: Brush, body: Body, skin: Colour) -> None:
    for y in (0.3, 0.66):
        layer.fill(box(-1.4, y, 1.4, y + 0.18), lighter(skin))


def freckles(layer: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        for x, y in ((0.5, 0.4), (0.64, 0.5), (0.52, 0.58)):
            layer.fill(ellipse(side * x, body.face[1] + y, 0.055), darker(skin, 0.22))


def cheeks(layer: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        layer.fill(
            ellipse(side * body.wide * 0.92, body.face[1] + body.wide * 0.62, 0.17, 0.12),
            BRICK if skin == CORAL else CORAL,
        )


def scales(layer: Brush, body: Body, skin: Colour) -> None:
    for row, y in enumerate((0.36, 0.56, 0.76)):
        for i in range(-5, 6):
            x = i * 0.26 + (0.13 if row % 2 else 0)
            layer.stroke(arc(x, y, 0.13, 0.13, 0, 180), darker(skin, 0.22), 1.0)


def stars(layer: Brush, body: Body, skin: Colour) -> None:
    for x, y, size in (
        (-0.66, 0.5, 0.2),
        (0.62, 0.6, 0.24),
        (0.72, -0.56, 0.16),
        (-0.7, -0.5, 0.14),
        (-0.1, 0.82, 0.14),
    ):
        layer.fill(star(x, y, size, size * 0.45, 5, turn=x * 40), lighter(skin))


def dipped(layer: Brush, body: Body, skin: Colour) -> None:
    """The lower half in a darker shade."""
    layer.fill(box(-1.5, body.foot - 0.42, 1.5, 1.6), darker(skin, 0.22))


PATTERNS: dict[str, Pattern] = {
    "plain": plain, "belly": belly, "spots": spots, "stripes": stripes, "bands": bands, "freckles": freckles,
    "cheeks": cheeks, "scales": scales, "stars": stars, "dipped": dipped,
}  # fmt: skip
