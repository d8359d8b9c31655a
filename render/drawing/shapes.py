"""Outlines as lists of points: everything a pen can follow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin, tan

Point = tuple[float, float]
Path = list[Point]


def ellipse(x: float, y: float, rx: float, ry: float | None = None, *, turn: float = 0.0) -> Path:
    """A circle, or an ellipse when `ry` is given, turned by `turn` degrees."""
    ry = rx if ry is None else ry
    steps = max(48, min(96, ceil(max(rx, ry) * 2)))
    points = [(rx * cos(2 * pi * i / steps), ry * sin(2 * pi * i / steps)) for i in range(steps)]
    return moved(turned(points, turn), x, y)


def polygon(x: float, y: float, radius: float, corners: int, *, turn: float = 0.0) -> Path:
    """A regular polygon with its first corner straight up."""
    angles = [2 * pi * i / corners - pi / 2 + turn * pi / 180 for i in range(corners)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def star(x: float, y: float, outer: float, inner: float, tips: int, *, turn: float = 0.0) -> Path:
    angles = [pi * i / tips - pi / 2 + turn * pi / 180 for i in range(2 * tips)]
    return [(x + r * cos(a), y + r * sin(a)) for r, a in zip([outer, inner] * tips, angles, strict=True)]


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Path:
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return rounded(corners, radius) if radius else corners


def rounded(path: Sequence[Point], radius: float) -> Path:
    """The same polygon with round corners, as far as its sides allow."""
    points: Path = []
    for before, corner, after in zip([path[-1], *path[:-1]], path, [*path[1:], path[0]], strict=True):
        points += _corner(before, corner, after, radius)
    return points


def _corner(before: Point, corner: Point, after: Point, radius: float) -> Path:
    ax, ay = before[0] - corner[0], before[1] - corner[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    la, lb = hypot(ax, ay), hypot(bx, by)
    angle = abs(atan2(ax * by - ay * bx, ax * bx + ay * by))
    reach = min(radius / max(tan(angle / 2), 0.01), la / 2, lb / 2)
    start = (corner[0] + ax / la * reach, corner[1] + ay / la * reach)
    end = (corner[0] + bx / lb * reach, corner[1] + by / lb * reach)
    steps = max(4, min(16, ceil(reach / 2)))
    return [_bend(start, corner, end, i / steps) for i in range(steps + 1)]


def _bend(start: Point, pull: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return (
        a * start[0] + b * pull[0] + c * end[0],
        a * start[1] + b * pull[1] + c * end[1],
    )


def blob(knots: Sequence[Point], *, steps: int = 12) -> Path:
    """A smooth closed line through all knots (Catmull-Rom)."""
    count = len(knots)
    path: Path = []
    for i in range(count):
        four = (knots[i - 1], knots[i], knots[(i + 1) % count], knots[(i + 2) % count])
        path += [_spline(*four, step / steps) for step in range(steps)]
    return path


def curve(knots: Sequence[Point], *, steps: int = 12) -> Path:
    """A smooth open line through all knots."""
    padded = [knots[0], *knots, knots[-1]]
    path: Path = []
    for four in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        path += [_spline(*four, step / steps) for step in range(steps)]
    return [*path, knots[-1]]


def _spline(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    return _spline1(a[0], b[0], c[0], d[0], t), _spline1(a[1], b[1], c[1], d[1], t)


def _spline1(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> Path:
    """An open piece of an ellipse between two angles in degrees (0 = right, 90 = down)."""
    steps = max(8, ceil(abs(end - start) / 6))
    angles = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
    return [(x + rx * cos(a), y + ry * sin(a)) for a in angles]


def moved(path: Sequence[Point], dx: float, dy: float) -> Path:
    return [(x + dx, y + dy) for x, y in path]


def turned(path: Sequence[Point], degrees: float, around: Point = (0.0, 0.0)) -> Path:
    a = degrees * pi / 180
    ox, oy = around
    return [
        (ox + (x - ox) * cos(a) - (y - oy) * sin(a), oy + (x - ox) * sin(a) + (y - oy) * cos(a))
        for x, y in path
    ]


def scaled(path: Sequence[Point], factor: float, around: Point = (0.0, 0.0)) -> Path:
    ox, oy = around
    return [(ox + (x - ox) * factor, oy + (y - oy) * factor) for x, y in path]


def flipped(path: Sequence[Point], axis: float) -> Path:
    """Mirrored left to right about a vertical axis."""
    return [(2 * axis - x, y) for x, y in path]


def heart(x: float, y: float, radius: float) -> Path:
    right = [*arc(0.48, -0.34, 0.5, 0.5, -165, 25), (0.0, 0.98)]
    path = [*right, *reversed(flipped(right[:-1], 0.0))]
    return rounded([(x + a * radius, y + b * radius) for a, b in path], radius * 0.12)


def flower(x: float, y: float, radius: float, petals: int = 6) -> Path:
    steps = petals * 12
    angles = [2 * pi * i / steps for i in range(steps)]
    return [
        (
            x + radius * (0.88 + 0.12 * cos(petals * a)) * sin(a),
            y - radius * (0.88 + 0.12 * cos(petals * a)) * cos(a),
        )
        for a in angles
    ]


def cloud(x: float, y: float, radius: float, puffs: int) -> Path:
    """Round puffs with sharp valleys between them."""
    steps = puffs * 14
    path: Path = []
    for i in range(steps):
        a = 2 * pi * i / steps
        reach = radius * (0.86 + 0.14 * abs(cos(puffs * a / 2)))
        path.append((x + reach * sin(a), y - reach * cos(a)))
    return path


def shield(x: float, y: float, radius: float) -> Path:
    corners = [(-0.85, -0.85), (0.85, -0.85), (0.82, 0.25), (0.0, 1.02), (-0.82, 0.25)]
    return rounded([(x + a * radius, y + b * radius) for a, b in corners], radius * 0.3)


def drop(x: float, y: float, radius: float) -> Path:
    round_part = arc(0, 0.18, 0.82, 0.82, -35, 215)
    return [(x + a * radius, y + b * radius) for a, b in [*round_part, (0.0, -1.1)]]


def dashes(path: Sequence[Point], length: float) -> list[Path]:
    """Every other piece of an open line, each about `length` long."""
    pieces: list[Path] = [[path[0]]]
    gone = 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        steps = max(1, ceil(hypot(bx - ax, by - ay) / (length / 4)))
        for step in range(1, steps + 1):
            point = (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps)
            gone += hypot(bx - ax, by - ay) / steps
            pieces[-1].append(point)
            if gone >= length:
                pieces.append([point])
                gone = 0.0
    return pieces[::2]
