"""Monsters from one kit of parts: body, eyes, mouth, horns, feet, arms and pattern."""

from __future__ import annotations

from dataclasses import dataclass, fields

from render.drawing.brush import Brush
from render.drawing.canvas import Canvas
from render.drawing.palette import FUR
from render.drawing.sprite import Sprite, kept
from render.monsters.bodies import BODIES
from render.monsters.faces import EYES, MOUTHS, stems
from render.monsters.limbs import ARMS, FEET, TOPS
from render.monsters.skins import PATTERNS

FURS = (
    "coral", "lagoon", "honey", "violet", "lime", "candy", "blue",
    "pumpkin", "mint", "plum", "sand", "moss", "stone", "brick",
)  # fmt: skip

# Tops that stand before the body; all others grow from behind it.
_IN_FRONT = {"tuft", "sprout", "droopy", "plumes", "flame"}


@dataclass(frozen=True, slots=True)
class Monster:
    body: str
    fur: int
    eyes: str
    mouth: str
    top: str
    feet: str
    arms: str = "none"
    pattern: str = "plain"

    @property
    def likeness(self) -> tuple[str, ...]:
        """What an eye without colour goes by."""
        return tuple(str(getattr(self, part.name)) for part in fields(self) if part.name != "fur")


def looking(written: str) -> Monster:
    """The monster that is drawn as a deck says it: body, fur, eyes, mouth, top, feet, arms and pattern."""
    body, fur, *parts = written.split()
    return Monster(body, FURS.index(fur), *parts)


def grow(seed: int) -> Monster:
    """The monster of a seed. Neighbouring seeds share neither body, fur, eyes nor top."""

    def pick(names: tuple[str, ...], stride: int, turn: int) -> str:
        return names[(seed * stride + seed // turn) % len(names)]

    return Monster(
        body=pick(tuple(BODIES), 5, 12),
        fur=(seed * 5 + seed // 14) % len(FUR),
        eyes=pick(tuple(EYES), 7, 12),
        mouth=pick(tuple(MOUTHS), 5, 11),
        top=pick(tuple(TOPS), 7, 20),
        feet=pick(tuple(FEET), 3, 7),
        arms=pick(tuple(ARMS), 2, 7),
        pattern=pick(tuple(PATTERNS), 3, 10),
    )


def paint(canvas: Canvas, monster: Monster, x: float, y: float, size: float) -> None:
    """The monster in a square of this size with its middle at (x, y)."""
    brush = Brush(canvas, x, y + size * 0.085, size * 0.296, max(1.6, size * 0.018))
    body, skin = BODIES[monster.body](), FUR[monster.fur]
    if monster.top not in _IN_FRONT:
        TOPS[monster.top](brush, body, skin)
    ARMS[monster.arms](brush, body, skin)
    FEET[monster.feet](brush, body, skin)
    if monster.eyes == "stalks":
        stems(brush, body, skin)
    brush.fill(body.outline, skin)
    with brush.inside(body.outline) as layer:
        PATTERNS[monster.pattern](layer, body, skin)
    brush.stroke([*body.outline, *body.outline[:2]], line=1.15)
    if monster.top in _IN_FRONT:
        TOPS[monster.top](brush, body, skin)
    EYES[monster.eyes](brush, body, skin)
    MOUTHS[monster.mouth](brush, body, skin)


@kept
def portrait(monster: Monster, size: int) -> Sprite:
    canvas = Canvas(size, size)
    paint(canvas, monster, size / 2, size / 2, size)
    return canvas.sprite()
