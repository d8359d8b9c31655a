"""Monad's own pieces: rank cards, identities, bonus cards and the Monads themselves."""

from __future__ import annotations

from math import cos, pi, sin

from engine.monad.cards import A_MONAD, PRICES, colour_of, rank_of
from render.drawing.canvas import Canvas
from render.drawing.palette import (
    CLOTH_EDGE,
    CLOTH_LIGHT,
    GLOW,
    GOLD,
    GOLD_DEEP,
    INK,
    MUTED,
    NAVY,
    PAPER,
    PAPER_COOL,
    PAPER_WARM,
    SEATS,
    WHITE,
    Colour,
    lighter,
)
from render.drawing.shapes import Path, Point, box, ellipse, polygon, rounded, star, turned
from render.drawing.sprite import Sprite, kept
from render.monad.symbols import MONAD, monad_sign
from render.pieces.cards import card_height, depth, edge, outline_of, paper, rim
from render.pieces.seats import badge

BACK = NAVY
FINE = 100  # from this width on, cards show their finer lines
STRIP = 0.27  # the share of a card's height that shows when others lie over it

# Where the signs of each rank lie in the field below the strip, from -1 to 1.
_PIPS: tuple[tuple[Point, ...], ...] = (
    ((0.0, 0.0),),
    ((-0.52, 0.3), (0.52, -0.3)),
    ((-0.56, 0.42), (0.0, -0.42), (0.56, 0.42)),
    ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    ((-0.6, -0.58), (0.6, -0.58), (0.0, 0.0), (-0.6, 0.58), (0.6, 0.58)),
)
_PIP_SIZE = (0.3, 0.21, 0.18, 0.17, 0.15)


def strip_height(width: float) -> int:
    return round(card_height(width) * STRIP)


@kept
def rank_card(card: int, width: int, *, shadow: bool = True) -> Sprite:
    """A rank card: sign and value in the strip that always shows, one to five signs below."""
    rank, kind = rank_of(card), colour_of(card)
    canvas = paper(width, _paper_of(kind))
    height = canvas.height
    strip = strip_height(width)
    with canvas.inside(outline_of(width, height)) as field:
        field.shape(_strip_edge(kind, width, strip), MONAD[kind], width=edge(width) * 0.8)
    middle = strip * 0.5
    canvas.fill(ellipse(width * 0.24, middle, strip * 0.42), WHITE)
    monad_sign(canvas, kind, width * 0.24, middle, strip * 0.32)
    _value(canvas, PRICES[rank], width * 0.67, middle, strip * 0.86)
    across, down = width / 2, strip + (height - strip) * 0.53
    for dx, dy in _PIPS[rank]:
        x, y = across + dx * width * 0.38, down + dy * (height - strip) * 0.36
        monad_sign(canvas, kind, x, y, width * _PIP_SIZE[rank])
    rim(canvas)
    return canvas.sprite(shadow=depth(width) if shadow else 0)


def _paper_of(kind: int) -> Colour:
    return PAPER_WARM if kind < 3 else PAPER_COOL


def _strip_edge(kind: int, width: float, strip: float) -> Path:
    """Warm strips end in soft waves, cool ones in facets."""
    top: Path = [(-9.0, -9.0), (width + 9, -9.0)]
    if width < FINE * 0.8:
        return [*top, (width + 9, strip), (-9.0, strip)]
    if kind < 3:
        steps = [width + 9 - (width + 18) * i / 60 for i in range(61)]
        return [*top, *((x, strip + width * 0.028 * cos(x / width * 8 * pi)) for x in steps)]
    teeth = 8
    line = [(width * (1 - i / teeth), strip + width * (0.04 if i % 2 else -0.02)) for i in range(teeth + 1)]
    return [*top, (width + 9, line[0][1]), *line, (-9.0, line[-1][1])]


def _value(canvas: Canvas, value: int, x: float, y: float, size: float) -> None:
    canvas.shape(
        box(x - size * 0.62, y - size * 0.43, x + size * 0.62, y + size * 0.43, size * 0.3),
        WHITE,
        width=edge(canvas.width) * 0.7,
    )
    canvas.text((x, y), str(value), INK, size * 0.76)


@kept
def monad(size: int) -> Sprite:
    """A Monad: a gold coin with a stone of all six colours."""
    canvas = Canvas(size, size)
    middle, line = size / 2, max(2.0, size * 0.045)
    canvas.shape(ellipse(middle, middle, middle - line), GOLD, width=line)
    if size >= FINE:
        canvas.stroke(ellipse(middle, middle, middle - line * 2.4), GOLD_DEEP, line * 0.5, closed=True)
    corners = polygon(middle, middle, size * 0.33, 6)
    order = (0, 3, 2, 5, 1, 4)
    for i in range(6):
        canvas.fill([(middle, middle), corners[i], corners[(i + 1) % 6]], MONAD[order[i]])
    canvas.stroke(corners, INK, line, closed=True)
    canvas.shape(star(middle, middle, size * 0.16, size * 0.07, 6), WHITE, width=line * 0.6)
    return canvas.sprite(shadow=depth(size))


@kept
def monad_slot(size: int) -> Sprite:
    """Where a Monad still has to come."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.shape(
        ellipse(middle, middle, middle - 3), CLOTH_LIGHT, outline=CLOTH_EDGE, width=max(2.5, size * 0.06)
    )
    return canvas.sprite()


@kept
def identity(kind: int, width: int) -> Sprite:
    """A colour with a face: whose joker colour this is."""
    canvas = paper(width, MONAD[kind])
    height = canvas.height
    middle = (width / 2, height * 0.54)
    with canvas.inside(outline_of(width, height)) as field:
        for i in range(12 if width >= FINE else 0):
            a, b = 2 * pi * i / 12, 2 * pi * (i + 0.5) / 12
            far = height
            field.fill(
                [
                    middle,
                    (middle[0] + far * cos(a), middle[1] + far * sin(a)),
                    (middle[0] + far * cos(b), middle[1] + far * sin(b)),
                ],
                lighter(MONAD[kind], 0.35),
            )
    _hat(canvas, kind, middle[0], middle[1] - width * 0.3, width * 0.4)
    canvas.shape(ellipse(*middle, width * 0.37), _paper_of(kind), width=edge(width))
    monad_sign(canvas, kind, middle[0], middle[1], width * 0.26)
    rim(canvas)
    return canvas.sprite(shadow=depth(width))


def _hat(canvas: Canvas, kind: int, x: float, y: float, size: float) -> None:
    """A jester's cap: this colour is your joker."""
    line = edge(canvas.width)
    for lean in (-1, 1):
        tip = (x + lean * size * 0.86, y - size * 0.2)
        canvas.shape(
            rounded(
                [
                    (x - lean * size * 0.1, y - size * 0.55),
                    tip,
                    (x + lean * size * 0.5, y + size * 0.4),
                    (x, y + size * 0.4),
                ],
                size * 0.1,
            ),
            PAPER,
            width=line,
        )
    canvas.shape(
        rounded(
            [(x - size * 0.42, y + size * 0.35), (x, y - size * 0.75), (x + size * 0.42, y + size * 0.35)],
            size * 0.12,
        ),
        GOLD,
        width=line,
    )
    for bx, by in ((-0.86, -0.2), (0.0, -0.72), (0.86, -0.2)):
        canvas.shape(ellipse(x + bx * size, y + by * size, size * 0.15), GLOW, width=line * 0.8)


@kept
def bonus(ready: bool, width: int) -> Sprite:
    """The Bonus card: three stacked pairs with a plus while it is ready, a dark back when used."""
    canvas = paper(width, PAPER if ready else CLOTH_EDGE)
    height = canvas.height
    inner = box(width * 0.1, width * 0.1, width * 0.9, height - width * 0.1, width * 0.08)
    if not ready:
        canvas.stroke(inner, MUTED, edge(width), closed=True)
        canvas.stroke([(width * 0.32, height * 0.5), (width * 0.68, height * 0.5)], MUTED, width * 0.1)
        return canvas.sprite(shadow=depth(width))
    canvas.shape(inner, GLOW, width=edge(width) * 0.7)
    mid, low, arm, thick = width / 2, height / 2, width * 0.27, width * 0.095
    plus = [
        (mid - thick, low - arm),
        (mid + thick, low - arm),
        (mid + thick, low - thick),
        (mid + arm, low - thick),
        (mid + arm, low + thick),
        (mid + thick, low + thick),
        (mid + thick, low + arm),
        (mid - thick, low + arm),
        (mid - thick, low + thick),
        (mid - arm, low + thick),
        (mid - arm, low - thick),
        (mid - thick, low - thick),
    ]
    canvas.shape(rounded(plus, width * 0.03), WHITE, width=edge(width))
    return canvas.sprite(shadow=depth(width))


@kept
def held(count: int, width: int) -> Sprite:
    """A held hand: cards with their backs to us, and how many they are."""
    height = card_height(width)
    canvas = Canvas(width, height)
    middle, low, line = width / 2, height * 1.1, edge(width)
    for lean in (-13, 13):
        leaning = turned(
            box(width * 0.2, height * 0.06, width * 0.8, height * 0.9, width * 0.1), lean, (middle, low)
        )
        canvas.shape(leaning, lighter(BACK, 0.38), width=line)
    front = box(width * 0.14, height * 0.16, width * 0.86, height - line, width * 0.13)
    canvas.shape(front, PAPER, width=line)
    canvas.text((middle, height * 0.58), str(count), INK, width * (0.62 if count < 10 else 0.5))
    return canvas.sprite(shadow=depth(width))


@kept
def halo(size: int) -> Sprite:
    """Rays behind a Monad that has just gone."""
    whole = round(size * 1.3)
    canvas = Canvas(whole, whole)
    canvas.shape(
        rounded(star(whole / 2, whole / 2, whole * 0.49, whole * 0.41, 18), size * 0.02), GLOW, width=2.5
    )
    return canvas.sprite()


def token(card: int, width: int) -> Sprite:
    """Whatever can be gained: a rank card, or a Monad."""
    return monad(round(width * 1.25)) if card == A_MONAD else rank_card(card, width)


@kept
def partners(seat: int, partner: int) -> Sprite:
    """Whom this seat plays with: the partner's badge, linked."""
    canvas = Canvas(80, 46)
    canvas.stroke([(4, 23), (34, 23)], INK, 13)
    canvas.stroke([(4, 23), (34, 23)], SEATS[seat], 7)
    sprite = canvas.sprite()
    mark = badge(partner, 44)
    sprite.image.alpha_composite(mark.image, (35, 1))
    return sprite
