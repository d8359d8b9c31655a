"""Silhouettes: what a monster is at a glance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

from render.drawing.shapes import Path, Point, arc, blob, cloud, ellipse, rounded, star


@dataclass(frozen=True, slots=True)
class Body:
    outline: Path
    face: Point  # the middle between the eyes
    wide: float  # how far the face reaches to each side
    top: float  # where the middle of the head ends
    crown: float  # how far from the middle ears and horns sit
    crown_top: float  # and how high the head is there
    foot: float  # where the ground is
    stance: float  # how far apart the feet are
    arm: Point  # the right shoulder


def _mirrored(right: list[Point]) -> Path:
    left = [(-x, y) for x, y in reversed(right) if x]
    return blob([*right, *left])


def _ghost() -> Path:
    steps = 36
    hem = [(0.9 - 1.8 * i / steps, 0.86 + 0.12 * sin(i / steps * 6 * pi)) for i in range(steps + 1)]
    return [*arc(0, -0.12, 0.9, 0.96, 180, 360), *hem]


BODIES: dict[str, Callable[[], Body]] = {
    "ball": lambda: Body(
        ellipse(0, 0, 1, 0.97), (0, -0.16), 0.72, -0.97, 0.62, -0.74, 0.95, 0.45, (0.93, 0.2)
    ),
    "pill": lambda: Body(
        _mirrored([(0, -1.18), (0.56, -1.02), (0.8, -0.45), (0.82, 0.4), (0.62, 0.92), (0, 1.0)]),
        (0, -0.4),
        0.6,
        -1.18,
        0.5,
        -1.05,
        0.96,
        0.4,
        (0.82, 0.25),
    ),
    "puddle": lambda: Body(
        _mirrored([(0, -0.66), (0.5, -0.52), (0.86, -0.02), (1.28, 0.5), (1.22, 0.88), (0, 0.97)]),
        (0, 0.02),
        0.62,
        -0.66,
        0.45,
        -0.54,
        0.95,
        0.7,
        (0.98, 0.25),
    ),
    "pear": lambda: Body(
        _mirrored([(0, -1.12), (0.48, -0.95), (0.64, -0.45), (0.98, 0.25), (0.86, 0.8), (0, 1.0)]),
        (0, -0.42),
        0.5,
        -1.12,
        0.42,
        -0.98,
        0.95,
        0.5,
        (0.86, 0.02),
    ),
    "toast": lambda: Body(
        rounded([(-0.86, -0.92), (0.86, -0.92), (0.98, 0.95), (-0.98, 0.95)], 0.34),
        (0, -0.26),
        0.7,
        -0.92,
        0.56,
        -0.9,
        0.93,
        0.52,
        (0.92, 0.2),
    ),
    "ghost": lambda: Body(_ghost(), (0, -0.3), 0.66, -1.08, 0.55, -0.92, 0.9, 0.4, (0.9, 0.1)),
    "urchin": lambda: Body(
        rounded(star(0, 0, 1.16, 0.84, 15), 0.06),
        (0, -0.12),
        0.62,
        -1.0,
        0.52,
        -0.86,
        0.86,
        0.4,
        (0.88, 0.15),
    ),
    "cloud": lambda: Body(
        cloud(0, 0, 1.1, 10), (0, -0.14), 0.66, -1.0, 0.56, -0.84, 0.92, 0.42, (0.95, 0.15)
    ),
    "onion": lambda: Body(
        _mirrored([(0, -1.36), (0.16, -1.02), (0.68, -0.5), (0.98, 0.15), (0.82, 0.8), (0, 1.0)]),
        (0, -0.02),
        0.66,
        -1.36,
        0.6,
        -0.58,
        0.95,
        0.45,
        (0.96, 0.2),
    ),
    "gumdrop": lambda: Body(
        _mirrored([(0, -1.1), (0.44, -0.9), (0.72, -0.2), (1.02, 0.6), (0.94, 0.92), (0, 0.98)]),
        (0, -0.2),
        0.54,
        -1.1,
        0.36,
        -0.96,
        0.95,
        0.55,
        (0.88, 0.2),
    ),
    "peanut": lambda: Body(
        _mirrored(
            [(0, -1.18), (0.64, -0.96), (0.72, -0.5), (0.56, -0.06), (0.9, 0.4), (0.78, 0.88), (0, 1.0)]
        ),
        (0, -0.58),
        0.56,
        -1.18,
        0.46,
        -1.06,
        0.95,
        0.45,
        (0.74, 0.2),
    ),
    "worm": lambda: Body(
        _mirrored(
            [
                (0, -1.16),
                (0.66, -1.0),
                (0.78, -0.56),
                (0.58, -0.18),
                (0.86, 0.08),
                (0.7, 0.34),
                (1.0, 0.64),
                (0.82, 0.95),
                (0, 1.0),
            ]
        ),
        (0, -0.7),
        0.56,
        -1.16,
        0.48,
        -1.03,
        0.95,
        0.5,
        (0.78, 0.1),
    ),
    "mushroom": lambda: Body(
        _mirrored(
            [
                (0, -1.1),
                (0.78, -0.86),
                (1.2, -0.2),
                (1.08, 0.12),
                (0.68, 0.2),
                (0.64, 0.72),
                (0.5, 0.96),
                (0, 1.0),
            ]
        ),
        (0, -0.32),
        0.7,
        -1.1,
        0.56,
        -0.98,
        0.95,
        0.32,
        (0.66, 0.45),
    ),
}
