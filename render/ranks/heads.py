"""What a board, a profile or a row is called, in the room there is."""

from __future__ import annotations

from render.drawing.canvas import Mat
from render.drawing.palette import Colour
from render.drawing.shapes import Point
from render.drawing.type import Face, width_of

DOT = " · "
LESS = 0.8  # of its size, each of two lines
APART = 0.44  # of its size, how far from the middle


def head(
    mat: Mat, at: Point, words: str, colour: Colour, size: int, face: Face, anchor: str, fit: float
) -> float:
    """On one line; what is too long for that has what follows its dot on a second, which is lesser.

    Returns how wide it is.
    """
    first, dot, second = words.partition(DOT)
    if not dot or width_of(words, face, size) <= fit:
        return mat.text(at, words, colour, size, face, anchor, fit=fit)
    x, middle = at
    less = round(size * LESS)
    above = mat.text((x, middle - size * APART), first, colour, less, face, anchor, fit=fit)
    below = mat.text((x, middle + size * APART), second, colour, less, Face.BOLD, anchor, fit=fit)
    return max(above, below)
