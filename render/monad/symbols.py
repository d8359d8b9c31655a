"""Monad's six signs, which carry their meaning without colour."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.palette import (
    GREEN,
    INK,
    NAVY,
    ORANGE,
    RED,
    SKY,
    YELLOW,
    Colour,
    lighter,
)
from render.drawing.shapes import (
    Path,
    box,
    ellipse,
    polygon,
    rounded,
    star,
)

# The colours in the engine's order. A bonus pair (n and n + 3) shares its shape: disc, triangle, diamond.
# Warm ones are suns with rays, cool ones are cut stones.
MONAD: tuple[Colour, ...] = (RED, ORANGE, YELLOW, NAVY, SKY, GREEN)


def core(kind: int, x: float, y: float, radius: float) -> Path:
    """Disc, triangle or diamond."""
    family = kind % 3
    if family == 0:
        return ellipse(x, y, radius * 0.92)
    if family == 1:
        return rounded(polygon(x, y + radius * 0.2, radius * 1.22, 3), radius * 0.16)
    return rounded(polygon(x, y, radius * 1.14, 4), radius * 0.16)


def monad_sign(
    canvas: Canvas, kind: int, x: float, y: float, radius: float, *, outline: Colour = INK
) -> None:
    """One of the six colour signs, `radius` from its middle to its edge."""
    if kind < 3:
        _sun(canvas, kind, x, y, radius, outline)
    else:
        _stone(canvas, kind, x, y, radius, outline)


def _sun(canvas: Canvas, kind: int, x: float, y: float, radius: float, outline: Colour) -> None:
    rays = (10, 9, 8)[kind]
    y += radius * 0.06 if kind == 1 else 0
    crown = star(x, y, radius * 1.08, radius * 0.74, rays)
    line = max(1.6, radius * 0.09)
    canvas.shape(rounded(crown, radius * 0.08), MONAD[kind], outline=outline, width=line)
    heart = core(kind, x, y - (radius * 0.03 if kind == 1 else 0), radius * 0.6)
    canvas.shape(heart, lighter(MONAD[kind], 0.72), outline=outline, width=line)


def _stone(canvas: Canvas, kind: int, x: float, y: float, radius: float, outline: Colour) -> None:
    tint = MONAD[kind]
    whole = core(kind, x, y, radius * 0.98)
    table = core(kind, x, y, radius * 0.46)
    with canvas.inside(whole) as cut:
        cut.fill(box(x - 2 * radius, y - 2 * radius, x + 2 * radius, y + 2 * radius), tint)
        cut.fill(
            [
                (x - 2 * radius, y - 2 * radius),
                (x + 2 * radius, y - 2 * radius),
                (x - 2 * radius, y + 2 * radius),
            ],
            lighter(tint, 0.38),
        )
        cut.fill(table, lighter(tint, 0.72))
    line = max(1.6, radius * 0.09)
    canvas.stroke(whole, outline, line * 1.3, closed=True)
