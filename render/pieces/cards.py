"""Paper cards: fronts, backs, empty places, piles."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.drawing.ground import field, frame_of
from render.drawing.palette import CLOTH_EDGE, CLOTH_LIGHT, GLOW, GOLD, INK, PAPER, Colour, darker, lighter
from render.drawing.shapes import Path, box, dashes, ellipse, polygon, rounded
from render.drawing.sprite import Sprite, kept, together

RATIO = 1.36  # height to width of every card of the house


def card_height(width: float) -> int:
    return round(width * RATIO)


def edge(width: float) -> float:
    """How thick the dark outline of a card of this width is."""
    return max(2.5, width * 0.028)


def depth(width: float) -> float:
    """How deep a card's shadow is; small pieces lie flat."""
    return width * 0.04 if width >= 100 else 0


def outline_of(width: float, height: float) -> Path:
    inset = edge(width) / 2
    return box(inset, inset, width - inset, height - inset, width * 0.12)


def paper(width: float, colour: Colour = PAPER) -> Canvas:
    """A blank card to draw on."""
    height = card_height(width)
    canvas = Canvas(width, height)
    canvas.shape(outline_of(width, height), colour, width=edge(width))
    return canvas


def rim(canvas: Canvas) -> None:
    """The outline once more, over whatever was drawn up to the edge."""
    canvas.stroke(outline_of(canvas.width, canvas.height), INK, edge(canvas.width), closed=True)


@kept
def card_back(width: int, colour: Colour) -> Sprite:
    """A card's back: a lozenge lattice with a bright eye in the middle."""
    canvas = paper(width, PAPER)
    height = canvas.height
    inner = box(width * 0.09, width * 0.09, width * 0.91, height - width * 0.09, width * 0.07)
    with canvas.inside(inner) as field:
        field.fill(inner, colour)
        step = width * 0.27
        for i in range(-8, 12) if width >= 60 else ():
            at = i * step
            field.stroke([(at, 0), (at + height, height)], lighter(colour, 0.2), width * 0.045)
            field.stroke([(at + height, 0), (at, height)], lighter(colour, 0.2), width * 0.045)
    canvas.shape(
        rounded(polygon(width / 2, height / 2, width * 0.25, 4), width * 0.04), GOLD, width=edge(width)
    )
    if width >= 60:
        canvas.fill(ellipse(width / 2, height / 2, width * 0.085), darker(colour, 0.2))
    return canvas.sprite(shadow=depth(width))


@kept
def pile(width: int, colour: Colour, layers: int) -> Sprite:
    """A few backs on top of each other, the higher the fuller the pile."""
    step = max(3, round(width * 0.035))
    top, height = card_back(width, colour), card_height(width)
    bare = Sprite(top.image.crop((top.x, top.y, top.x + width, top.y + height)))
    steps = [step * (layers - 1 - layer) for layer in range(layers)]
    return together(width, height + step * (layers - 1), [(bare, 0, low) for low in steps])


@kept
def empty_place(width: int) -> Sprite:
    """An empty place on the cloth, dashed."""
    height = card_height(width)
    canvas = Canvas(width, height)
    path = outline_of(width, height)
    canvas.fill(path, CLOTH_LIGHT)
    for dash in dashes([*path, path[0]], width * 0.09):
        canvas.stroke(dash, CLOTH_EDGE, edge(width))
    return canvas.sprite()


_GLOW_LINE, _GLOW_INSET = 2.5, -0.25


@kept
def glow(width: int, height: int, radius: float, colour: Colour = GLOW) -> Sprite:
    """A bright frame round a box of this size: what changed last, or what is chosen."""
    room = min(12, max(7, round(min(width, height) * 0.06)))
    drawn = field(width + 2 * room, height + 2 * room, radius + room, colour, INK, _GLOW_LINE, _GLOW_INSET)
    return Sprite(drawn, room, room, frame=frame_of(radius + room, _GLOW_LINE, _GLOW_INSET))
