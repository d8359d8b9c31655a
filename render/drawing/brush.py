"""A brush that thinks in the measure of what it draws: a monster's body, a sign, reaches from -1 to 1."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from render.drawing.canvas import Canvas
from render.drawing.palette import INK, Colour
from render.drawing.shapes import Path, Point, flipped, moved, scaled, turned


class Brush:
    def __init__(
        self, canvas: Canvas, x: float, y: float, unit: float, line: float, turn: float = 0.0
    ) -> None:
        self.canvas, self.x, self.y, self.unit, self.line, self.turn = canvas, x, y, unit, line, turn

    def shape(self, path: Sequence[Point], colour: Colour, line: float = 1.0) -> None:
        self.canvas.shape(self._placed(path), colour, width=self.line * line)

    def fill(self, path: Sequence[Point], colour: Colour) -> None:
        self.canvas.fill(self._placed(path), colour)

    def stroke(self, path: Sequence[Point], colour: Colour = INK, line: float = 1.0) -> None:
        self.canvas.stroke(self._placed(path), colour, self.line * line)

    def limb(self, path: Sequence[Point], colour: Colour, thick: float) -> None:
        """A thick line with an outline: an arm, a leg, a stalk. `thick` is in the brush's measure."""
        placed = self._placed(path)
        self.canvas.tube(placed, INK, thick * self.unit + 2 * self.line * 0.9)
        self.canvas.tube(placed, colour, thick * self.unit)

    def both(self, path: Sequence[Point], colour: Colour, line: float = 1.0) -> None:
        """A shape and its mirror image."""
        self.shape(path, colour, line)
        self.shape(flipped(path, 0.0), colour, line)

    @contextmanager
    def inside(self, path: Sequence[Point]) -> Generator[Brush]:
        with self.canvas.inside(self._placed(path)) as layer:
            yield Brush(layer, self.x, self.y, self.unit, self.line, self.turn)

    def _placed(self, path: Sequence[Point]) -> Path:
        upright = turned(path, self.turn) if self.turn else path
        return moved(scaled(upright, self.unit), self.x, self.y)
