"""What grows out of a monster: horns and ears above, arms and wings beside, feet below."""

from __future__ import annotations

from collections.abc import Callable

from render.drawing.brush import Brush
from render.drawing.palette import PAPER, PAPER_SHADE, Colour, darker, lighter
from render.drawing.shapes import Path, blob, curve, ellipse, flipped, moved, rounded, turned
from render.monsters.bodies import Body

Part = Callable[[Brush, Body, Colour], None]


def nothing(brush: Brush, body: Body, skin: Colour) -> None:
    """Some have none."""


def _pair(brush: Brush, body: Body, path: Path, colour: Colour) -> None:
    """A shape on each side of the crown, drawn as for the right side."""
    right = moved(path, body.crown, body.crown_top)
    brush.both(right, colour)


def nubs(brush: Brush, body: Body, skin: Colour) -> None:
    _pair(brush, body, rounded([(-0.2, 0.2), (0.02, -0.34), (0.2, 0.22)], 0.08), PAPER)


def bull(brush: Brush, body: Body, skin: Colour) -> None:
    horn = blob(
        [(-0.16, 0.16), (0.12, 0.0), (0.36, -0.14), (0.42, -0.5), (0.62, -0.12), (0.48, 0.2), (0.08, 0.34)]
    )
    _pair(brush, body, horn, PAPER)


def ram(brush: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        spiral = curve([(0.0, 0.02), (0.26, -0.26), (0.56, -0.08), (0.5, 0.28), (0.26, 0.26), (0.28, 0.06)])
        path = moved(spiral, body.crown - 0.06, body.crown_top + 0.08)
        brush.limb(path if side > 0 else flipped(path, 0.0), PAPER_SHADE, 0.2)


def antennae(brush: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        tip = (side * body.crown * 1.05, body.top - 0.46)
        root = (side * body.crown * 0.45, body.top + 0.2)
        brush.stroke(curve([root, (side * body.crown * 0.62, body.top - 0.2), tip]), line=1.8)
        brush.shape(ellipse(*tip, 0.15), lighter(skin))


def bunny(brush: Brush, body: Body, skin: Colour) -> None:
    for scale, tint in ((1.0, skin), (0.55, lighter(skin))):
        ear = turned(ellipse(0, -0.36, 0.2 * scale, 0.52 * scale), 10)
        right = moved(ear, body.crown * 0.72, body.crown_top + 0.02)
        for path in (right, flipped(right, 0.0)):
            if scale == 1:
                brush.shape(path, tint)
            else:
                brush.fill(path, tint)


def kitten(brush: Brush, body: Body, skin: Colour) -> None:
    _pair(brush, body, rounded([(-0.36, 0.16), (0.14, -0.5), (0.32, 0.4)], 0.08), skin)
    inner = moved([(-0.14, 0.08), (0.1, -0.26), (0.18, 0.2)], body.crown, body.crown_top)
    for path in (inner, flipped(inner, 0.0)):
        brush.fill(path, lighter(skin))


def bear(brush: Brush, body: Body, skin: Colour) -> None:
    _pair(brush, body, ellipse(0.04, -0.04, 0.3), skin)
    inner = moved(ellipse(0.04, -0.04, 0.15), body.crown, body.crown_top)
    for path in (inner, flipped(inner, 0.0)):
        brush.fill(path, lighter(skin))


def droopy(brush: Brush, body: Body, skin: Colour) -> None:
    ear = blob([(-0.1, 0.02), (0.28, -0.06), (0.52, 0.3), (0.46, 0.82), (0.24, 0.86), (0.14, 0.4)])
    _pair(brush, body, ear, darker(skin, 0.22))


def mohawk(brush: Brush, body: Body, skin: Colour) -> None:
    for lean, tall in ((-40, 0.44), (40, 0.44), (-20, 0.56), (20, 0.56), (0, 0.64)):
        spike = turned(rounded([(-0.16, 0.1), (0, -tall), (0.16, 0.1)], 0.04), lean, (0, 0.7))
        brush.shape(moved(spike, 0, body.top + 0.06), darker(skin, 0.22))


def tuft(brush: Brush, body: Body, skin: Colour) -> None:
    for lean in (-34, 34, 0):
        lock = turned(
            blob([(-0.13, 0.12), (-0.1, -0.3), (0.06, -0.5), (0.14, -0.2), (0.13, 0.12)]), lean, (0, 0.1)
        )
        brush.shape(moved(lock, 0, body.top + 0.02), lighter(skin))


def sprout(brush: Brush, body: Body, skin: Colour) -> None:
    leaf = blob([(0, 0), (0.2, -0.26), (0.52, -0.28), (0.4, -0.02)])
    brush.stroke([(0, body.top + 0.08), (0, body.top - 0.24)], line=2)
    green = (143, 206, 74)
    for path in (leaf, flipped(leaf, 0.0)):
        brush.shape(moved(path, 0, body.top - 0.2), green)


def unicorn(brush: Brush, body: Body, skin: Colour) -> None:
    horn = rounded([(-0.19, 0.14), (0.0, -0.62), (0.19, 0.14)], 0.05)
    brush.shape(moved(horn, 0, body.top + 0.06), PAPER)
    for y in (-0.1, -0.27):
        reach = 0.14 * (0.62 + y) / 0.62 + 0.03
        brush.stroke(moved([(-reach, y + 0.06), (reach, y - 0.02)], 0, body.top + 0.06), line=0.8)


def spikes(brush: Brush, body: Body, skin: Colour) -> None:
    for share in (-1, 1, -0.5, 0.5, 0):
        y = body.top + (body.crown_top - body.top) * share * share
        spike = turned(rounded([(-0.15, 0.16), (0, -0.3), (0.15, 0.16)], 0.03), share * 34)
        brush.shape(moved(spike, share * body.crown, y), PAPER)


def fins(brush: Brush, body: Body, skin: Colour) -> None:
    fin = [(-0.06, 0.1), (0.3, -0.3), (0.36, 0.0), (0.58, 0.06), (0.42, 0.26), (0.54, 0.5), (0.06, 0.5)]
    right = moved(rounded(fin, 0.05), body.wide + 0.14, body.face[1] - 0.1)
    brush.both(right, lighter(skin))


def tufts(brush: Brush, body: Body, skin: Colour) -> None:
    """An owl's."""
    _pair(
        brush,
        body,
        blob([(-0.34, 0.12), (-0.02, -0.1), (0.34, -0.36), (0.26, 0.04), (0.2, 0.36)]),
        darker(skin, 0.22),
    )


def plumes(brush: Brush, body: Body, skin: Colour) -> None:
    for lean, tint in ((-38, darker(skin, 0.22)), (38, darker(skin, 0.22)), (0, lighter(skin))):
        plume = turned(blob([(0, 0.14), (-0.15, -0.3), (0, -0.7), (0.15, -0.3)]), lean, (0, 0.2))
        brush.shape(moved(plume, 0, body.top + 0.04), tint)


def snakes(brush: Brush, body: Body, skin: Colour) -> None:
    for share in (-1.1, 1.1, -0.55, 0.55, 0.0):
        x, y = share * body.crown, body.top + (body.crown_top - body.top) * share * share
        bow = 0.14 if share >= 0 else -0.14
        path = curve(
            [(x, y + 0.16), (x + bow, y - 0.14), (x + bow * 0.2, y - 0.3), (x + bow * 1.6, y - 0.46)]
        )
        brush.limb(path, lighter(skin), 0.15)


def flame(brush: Brush, body: Body, skin: Colour) -> None:
    outer = blob(
        [
            (-0.34, 0.12),
            (-0.4, -0.18),
            (-0.16, -0.34),
            (0.0, -0.68),
            (0.2, -0.36),
            (0.42, -0.24),
            (0.34, 0.12),
        ]
    )
    brush.shape(moved(outer, 0, body.top + 0.06), (242, 149, 64))
    inner = blob([(-0.16, 0.1), (-0.14, -0.16), (0.02, -0.46), (0.18, -0.14), (0.15, 0.1)])
    brush.fill(moved(inner, 0, body.top + 0.06), (255, 201, 77))


def pompom(brush: Brush, body: Body, skin: Colour) -> None:
    brush.stroke([(0, body.top + 0.1), (0, body.top - 0.2)], line=2)
    brush.shape(ellipse(0, body.top - 0.34, 0.26), lighter(skin))


def stubs(brush: Brush, body: Body, skin: Colour) -> None:
    brush.both(ellipse(body.stance, body.foot, 0.3, 0.2), darker(skin, 0.22))


def paws(brush: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        for toe in (-0.2, 0.2, 0.0):
            brush.shape(ellipse(side * body.stance + toe, body.foot + 0.04, 0.16, 0.17), darker(skin, 0.22))


def claws(brush: Brush, body: Body, skin: Colour) -> None:
    stubs(brush, body, skin)
    for side in (-1, 1):
        for toe in (-0.17, 0.0, 0.17):
            claw = [(-0.07, 0.06), (0.07, 0.06), (0.0, 0.26)]
            brush.shape(moved(claw, side * body.stance + toe, body.foot + 0.04), PAPER, 0.7)


def legs(brush: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        x, low = side * body.stance * 0.8, body.foot + 0.2
        brush.stroke([(x, body.foot - 0.1), (x, low)], line=2.4)
        for toe in (-0.18, 0.0, 0.18):
            brush.stroke([(x, low - 0.06), (x + toe, low + 0.06)], line=2.0)


def four_feet(brush: Brush, body: Body, skin: Colour) -> None:
    for share in (-1.3, 1.3, -0.45, 0.45):
        x = share * body.stance
        brush.limb([(x, body.foot - 0.2), (x, body.foot + 0.1)], darker(skin, 0.22), 0.24)


def tentacles(brush: Brush, body: Body, skin: Colour) -> None:
    for share in (-1.0, 1.0, -0.5, 0.5, 0.0):
        x, away = share * body.stance * 1.5, 0.2 * (share or 0.4)
        path = curve(
            [
                (x * 0.8, body.foot - 0.25),
                (x, body.foot + 0.06),
                (x + away, body.foot + 0.22),
                (x + away * 2.2, body.foot + 0.1),
            ]
        )
        brush.limb(path, darker(skin, 0.22), 0.19)


def arms(brush: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        x, y = body.arm
        path = curve([(side * (x - 0.1), y), (side * (x + 0.2), y + 0.16), (side * (x + 0.18), y + 0.42)])
        brush.limb(path, skin, 0.2)


def hello(brush: Brush, body: Body, skin: Colour) -> None:
    """One hand up."""
    x, y = body.arm
    brush.limb(curve([(x - 0.1, y), (x + 0.26, y - 0.1), (x + 0.34, y - 0.42)]), skin, 0.2)
    brush.limb(curve([(-x + 0.1, y), (-x - 0.2, y + 0.16), (-x - 0.18, y + 0.42)]), skin, 0.2)


def raised(brush: Brush, body: Body, skin: Colour) -> None:
    for side in (-1, 1):
        x, y = body.arm
        brush.limb(
            curve([(side * (x - 0.1), y), (side * (x + 0.28), y - 0.12), (side * (x + 0.3), y - 0.46)]),
            skin,
            0.22,
        )


def bat_wings(brush: Brush, body: Body, skin: Colour) -> None:
    wing = [
        (-0.14, 0.14),
        (0.22, -0.5),
        (0.66, -0.52),
        (0.6, -0.18),
        (0.48, -0.04),
        (0.36, 0.04),
        (0.34, 0.24),
        (0.16, 0.2),
        (0.0, 0.36),
    ]
    brush.both(moved(rounded(wing, 0.05), body.arm[0], body.arm[1] - 0.12), darker(skin, 0.22))


def bird_wings(brush: Brush, body: Body, skin: Colour) -> None:
    wing = blob(
        [(-0.16, -0.2), (0.32, -0.3), (0.56, 0.02), (0.44, 0.16), (0.42, 0.36), (0.2, 0.42), (-0.1, 0.4)]
    )
    brush.both(moved(wing, body.arm[0], body.arm[1]), lighter(skin))


def flippers(brush: Brush, body: Body, skin: Colour) -> None:
    fin = turned(ellipse(0.24, 0.1, 0.4, 0.17), 32)
    brush.both(moved(fin, body.arm[0] - 0.06, body.arm[1]), darker(skin, 0.22))


TOPS: dict[str, Part] = {
    "none": nothing, "nubs": nubs, "bull": bull, "ram": ram, "antennae": antennae, "bunny": bunny,
    "kitten": kitten, "bear": bear, "droopy": droopy, "mohawk": mohawk, "tuft": tuft, "sprout": sprout,
    "unicorn": unicorn, "spikes": spikes, "fins": fins, "tufts": tufts, "plumes": plumes, "snakes": snakes,
    "flame": flame, "pompom": pompom,
}  # fmt: skip
FEET: dict[str, Part] = {
    "none": nothing, "stubs": stubs, "paws": paws, "claws": claws, "legs": legs, "four": four_feet,
    "tentacles": tentacles,
}  # fmt: skip
ARMS: dict[str, Part] = {
    "none": nothing, "arms": arms, "hello": hello, "raised": raised, "bat": bat_wings, "bird": bird_wings,
    "flippers": flippers,
}  # fmt: skip
