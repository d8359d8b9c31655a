"""Eyes and mouths: what makes a monster lovable."""

from __future__ import annotations

from collections.abc import Callable

from render.drawing.brush import Brush
from render.drawing.palette import INK, WHITE, Colour, colour, darker, lighter
from render.drawing.shapes import Point, arc, blob, box, curve, ellipse, flipped, moved, rounded
from render.monsters.bodies import Body

TONGUE = colour("#ff7d6e")
BEAK = colour("#ffc94d")

Part = Callable[[Brush, Body, Colour], None]


def _eye(brush: Brush, x: float, y: float, size: float, look: Point = (0.0, 0.06)) -> None:
    """A white ball, a large pupil, and a spark in it."""
    brush.shape(ellipse(x, y, size), WHITE)
    px, py, pupil = x + look[0] * size * 2, y + look[1] * size * 2, size * 0.58
    brush.fill(ellipse(px, py, pupil), INK)
    brush.fill(ellipse(px - pupil * 0.34, py - pupil * 0.38, pupil * 0.34), WHITE)


def _lid(brush: Brush, x: float, y: float, size: float, skin: Colour) -> None:
    """Half an eyelid over an eye."""
    brush.shape([*arc(x, y, size * 1.04, size * 1.04, 180, 360), (x + size, y + 0.02)], skin)


def one(brush: Brush, body: Body, skin: Colour) -> None:
    _eye(brush, body.face[0], body.face[1], min(0.5, body.wide * 0.7))


def two(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        _eye(brush, x + side * body.wide * 0.5, y, body.wide * 0.45, (-side * 0.04, 0.06))


def far(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        _eye(brush, x + side * body.wide * 0.78, y - 0.04, body.wide * 0.36, (side * 0.02, 0.04))


def three(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    size = body.wide * 0.36
    _eye(brush, x, y - size * 0.95, size * 0.95, (0, 0.04))
    for side in (-1, 1):
        _eye(brush, x + side * size * 1.15, y + size * 0.6, size * 1.05, (-side * 0.04, 0.04))


def four(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        _eye(brush, x + side * body.wide * 0.34, y + 0.08, body.wide * 0.33, (0, 0.06))
        _eye(brush, x + side * body.wide * 0.78, y - 0.2, body.wide * 0.23, (side * 0.05, 0.02))


def odd(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    _eye(brush, x - body.wide * 0.4, y - 0.05, body.wide * 0.56, (0.05, 0.05))
    _eye(brush, x + body.wide * 0.62, y + 0.06, body.wide * 0.32, (-0.04, 0.02))


def crossed(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        _eye(brush, x + side * body.wide * 0.48, y, body.wide * 0.47, (-side * 0.19, 0.05))


def sleepy(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        _eye(brush, x + side * body.wide * 0.5, y, body.wide * 0.46, (0, 0.1))
        _lid(brush, x + side * body.wide * 0.5, y, body.wide * 0.46, darker(skin, 0.22))


def closed(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        size = body.wide * 0.36
        brush.stroke(arc(x + side * body.wide * 0.5, y, size, size * 0.8, 15, 165), INK, 1.5)


def stalks(brush: Brush, body: Body, skin: Colour) -> None:
    x = body.face[0]
    for side in (-1, 1):
        _eye(brush, x + side * 0.36, body.top - 0.22, 0.31, (-side * 0.03, 0.07))


def stems(brush: Brush, body: Body, skin: Colour) -> None:
    """What eyes on stalks stand on; drawn before the body."""
    for side in (-1, 1):
        brush.limb([(side * 0.24, body.top + 0.3), (side * 0.36, body.top - 0.16)], skin, 0.2)


def owl(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = body.face
    for side in (-1, 1):
        brush.shape(ellipse(x + side * body.wide * 0.52, y, body.wide * 0.62), WHITE)
    for side in (-1, 1):
        _eye(brush, x + side * body.wide * 0.52, y, body.wide * 0.4, (0, 0.02))


def cross(brush: Brush, body: Body, skin: Colour) -> None:
    """Two eyes under stern brows."""
    two(brush, body, skin)
    x, y = body.face
    for side in (-1, 1):
        brow = [(side * body.wide * 0.12, -0.16), (side * body.wide * 0.98, -0.46)]
        brush.stroke(moved(brow, x, y), INK, 2.6)


def _below(body: Body, drop: float = 0.0) -> Point:
    return body.face[0], body.face[1] + body.wide * 0.68 + drop


def smile(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body)
    brush.stroke(arc(x, y - 0.1, 0.3, 0.26, 20, 160), INK, 1.4)


def grin(brush: Brush, body: Body, skin: Colour) -> None:
    """A wide row of teeth."""
    x, y = _below(body)
    mouth = [*arc(x, y, 0.48, 0.3, 0, 180)]
    brush.shape(mouth, INK)
    with brush.inside(mouth) as layer:
        for i in range(5):
            left = x - 0.5 + i * 0.2
            layer.fill(box(left + 0.012, y, left + 0.188, y + 0.15, 0.0), WHITE)


def laugh(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, -0.03)
    mouth = arc(x, y, 0.4, 0.42, 0, 180)
    brush.shape(mouth, INK)
    with brush.inside(mouth) as layer:
        layer.fill(ellipse(x, y + 0.4, 0.28, 0.22), TONGUE)


def fangs(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body)
    brush.stroke(arc(x, y - 0.14, 0.36, 0.24, 20, 160), INK, 1.4)
    tooth = rounded([(0.1, 0.06), (0.27, 0.0), (0.21, 0.25)], 0.03)
    for path in (tooth, flipped(tooth, 0.0)):
        brush.shape(moved(path, x, y), WHITE, 0.8)


def underbite(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, 0.04)
    brush.stroke(curve([(x - 0.4, y + 0.05), (x, y - 0.02), (x + 0.4, y + 0.05)]), INK, 1.4)
    tooth = rounded([(0.12, 0.03), (0.32, 0.05), (0.25, -0.24)], 0.03)
    for path in (tooth, flipped(tooth, 0.0)):
        brush.shape(moved(path, x, y), WHITE, 0.8)


def oh(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, 0.08)
    brush.fill(ellipse(x, y, 0.15, 0.19), INK)
    brush.fill(ellipse(x, y + 0.08, 0.08, 0.06), TONGUE)


def tongue(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body)
    flap = blob(
        [
            (x + 0.02, y + 0.08),
            (x + 0.3, y + 0.06),
            (x + 0.28, y + 0.36),
            (x + 0.14, y + 0.43),
            (x + 0.04, y + 0.34),
        ]
    )
    brush.shape(flap, TONGUE, 0.8)
    brush.stroke(arc(x, y - 0.12, 0.38, 0.24, 15, 165), INK, 1.5)


def zigzag(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, 0.08)
    line = [(x - 0.4 + i * 0.1333, y + (0.06 if i % 2 else -0.06)) for i in range(7)]
    brush.stroke(line, INK, 1.5)


def cat(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, -0.02)
    brush.fill(blob([(x - 0.1, y - 0.05), (x + 0.1, y - 0.05), (x, y + 0.07)]), INK)
    for side in (-1, 1):
        brush.stroke(arc(x + side * 0.15, y + 0.08, 0.15, 0.14, 0, 180), INK, 1.3)
        for lean in (-0.06, 0.08):
            brush.stroke(
                [(x + side * 0.4, y + 0.06 + lean / 2), (x + side * 0.74, y + 0.04 + lean * 1.6)], INK, 0.8
            )


def beak(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, -0.02)
    brush.shape(rounded([(x - 0.26, y - 0.08), (x + 0.26, y - 0.08), (x, y + 0.34)], 0.08), BEAK)
    brush.stroke([(x - 0.13, y + 0.06), (x + 0.13, y + 0.06)], INK, 0.9)


def moustache(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, 0.0)
    half = blob([(0.0, 0.0), (0.3, -0.04), (0.56, 0.12), (0.72, -0.08), (0.6, 0.3), (0.26, 0.27)])
    brush.stroke(arc(x, y + 0.2, 0.2, 0.2, 20, 160), INK, 1.3)
    for path in (half, flipped(half, 0.0)):
        brush.shape(moved(path, x, y), darker(skin, 0.22))


def drool(brush: Brush, body: Body, skin: Colour) -> None:
    smile(brush, body, skin)
    x, y = _below(body)
    brush.shape(
        blob([(x + 0.2, y + 0.04), (x + 0.29, y + 0.3), (x + 0.2, y + 0.4), (x + 0.11, y + 0.3)]),
        colour("#7fdcc0"),
        0.8,
    )


def snout(brush: Brush, body: Body, skin: Colour) -> None:
    x, y = _below(body, 0.02)
    brush.shape(ellipse(x, y, 0.36, 0.25), lighter(skin))
    for side in (-1, 1):
        brush.fill(ellipse(x + side * 0.13, y, 0.07, 0.1), INK)


def buck(brush: Brush, body: Body, skin: Colour) -> None:
    """Two large front teeth."""
    x, y = _below(body)
    brush.stroke(arc(x, y - 0.14, 0.34, 0.24, 15, 165), INK, 1.4)
    for side in (-1, 1):
        brush.shape(
            rounded(box(x + side * 0.1 - 0.1, y + 0.06, x + side * 0.1 + 0.1, y + 0.33), 0.05), WHITE, 0.8
        )


EYES: dict[str, Part] = {
    "one": one, "two": two, "far": far, "three": three, "four": four, "odd": odd, "crossed": crossed,
    "sleepy": sleepy, "closed": closed, "stalks": stalks, "owl": owl, "cross": cross,
}  # fmt: skip
MOUTHS: dict[str, Part] = {
    "smile": smile, "grin": grin, "laugh": laugh, "fangs": fangs, "underbite": underbite, "oh": oh,
    "tongue": tongue, "zigzag": zigzag, "cat": cat, "beak": beak, "moustache": moustache, "drool": drool,
    "snout": snout, "buck": buck,
}  # fmt: skip
