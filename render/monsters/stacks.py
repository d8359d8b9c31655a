"""Tall monsters in three parts, head, eyes and body, whose edges meet at the same points: any fits any."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

from render.drawing.brush import Brush
from render.drawing.canvas import Canvas
from render.drawing.palette import FUR
from render.drawing.shapes import Path, Point, blob
from render.drawing.sprite import Sprite, kept
from render.monsters.bodies import Body
from render.monsters.faces import EYES, MOUTHS
from render.monsters.limbs import ARMS, FEET, TOPS
from render.monsters.skins import PATTERNS

WIDE = 2.7  # a part's width in the measure of its height

# Right-hand edges from the top down; each begins and ends upright on the joint.
_JOINT = 0.64
_HEADS: dict[str, list[Point]] = {
    "dome": [(0, -1.06), (0.42, -0.98), (0.66, -0.78)],
    "flat": [(0, -0.98), (0.56, -0.96), (0.74, -0.8)],
    "egg": [(0, -1.12), (0.3, -1.02), (0.54, -0.8)],
    "wide": [(0, -0.98), (0.62, -0.94), (0.86, -0.78)],
    "tip": [(0, -1.24), (0.14, -1.02), (0.5, -0.82)],
}
_WAISTS: dict[str, list[Point]] = {
    "straight": [(0.66, 0.0)],
    "round": [(0.86, -0.18), (0.94, 0.0), (0.86, 0.18)],
    "slim": [(0.54, -0.18), (0.5, 0.0), (0.54, 0.18)],
    "waves": [(0.8, -0.17), (0.68, 0.0), (0.8, 0.17)],
}
_BASES: dict[str, list[Point]] = {
    "round": [(0.82, 0.78), (0.86, 1.0), (0.58, 1.2), (0, 1.22)],
    "bell": [(0.72, 0.84), (0.94, 1.1), (0.84, 1.21), (0, 1.22)],
    "box": [(0.78, 0.8), (0.8, 1.08), (0.68, 1.21), (0, 1.22)],
    "pear": [(0.78, 0.78), (0.96, 1.0), (0.7, 1.2), (0, 1.22)],
}


class Part(Enum):
    HEAD = 0
    EYES = 1
    BODY = 2


Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class Stack:
    fur: int
    head: str
    waist: str
    base: str
    eyes: str
    mouth: str
    top: str
    feet: str = "stubs"
    arms: str = "arms"
    pattern: str = "plain"


def _outline(stack: Stack) -> Path:
    right = _HEADS[stack.head] + [(_JOINT, y) for y in (-0.62, -0.5, -0.38)]
    right += _WAISTS[stack.waist] + [(_JOINT, y) for y in (0.38, 0.5, 0.62)] + _BASES[stack.base]
    return blob([*right, *((-x, y) for x, y in reversed(right) if x)], steps=10)


def _body(stack: Stack) -> Body:
    head, widest = _HEADS[stack.head], max(x for x, _ in _BASES[stack.base])
    return Body(
        outline=_outline(stack),
        face=(0.0, 0.0),
        wide=0.62 if stack.waist != "slim" else 0.5,
        top=head[0][1],
        crown=head[1][0],
        crown_top=head[1][1],
        foot=1.17,
        stance=0.44,
        arm=(widest - 0.16, 0.88),
    )


def _top(brush: Brush, stack: Stack, body: Body) -> None:
    """What grows on the head, small enough to stay on the head's card."""
    share = 0.74
    low = brush.y + body.top * brush.unit * (1 - share)
    small = Brush(brush.canvas, brush.x, low, brush.unit * share, brush.line)
    crown_top = body.top + (body.crown_top - body.top) / share
    TOPS[stack.top](small, replace(body, crown=body.crown / share, crown_top=crown_top), FUR[stack.fur])


@kept
def figure(stack: Stack, height: int) -> Sprite:
    """The whole monster; each of its three parts is as high as the others."""
    canvas = Canvas(height / 3 * WIDE, height)
    unit = height / 3
    brush = Brush(canvas, canvas.width / 2, height / 2, unit, max(1.6, unit * 0.05))
    body, skin = _body(stack), FUR[stack.fur]
    _top(brush, stack, body)
    ARMS[stack.arms](brush, body, skin)
    FEET[stack.feet](brush, body, skin)
    brush.fill(body.outline, skin)
    with brush.inside(body.outline) as layer:
        PATTERNS[stack.pattern](layer, body, skin)
    brush.stroke([*body.outline, *body.outline[:2]], line=1.1)
    EYES[stack.eyes](brush, body, skin)
    lower = replace(body, face=(0.0, 0.78 - body.wide * 0.68))
    MOUTHS[stack.mouth](brush, lower, skin)
    return canvas.sprite()


@kept
def half(stack: Stack, part: Part, side: Side, height: int) -> Sprite:
    """The left or the right half of one part, as it is seen on a card."""
    whole = figure(stack, height * 3).image
    middle = whole.width // 2
    left = 0 if side == "left" else middle
    return Sprite(whole.crop((left, part.value * height, left + middle, (part.value + 1) * height)))
