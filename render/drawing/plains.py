"""Where a mat is known to be of one colour: whoever lays something there need not look first."""

from __future__ import annotations

from dataclasses import dataclass, field

Box = tuple[int, int, int, int]  # left, top, right, bottom


@dataclass(slots=True)
class _Plain:
    box: Box
    ink: int
    covered: list[Box] = field(default_factory=list[Box])


class Plains:
    """Fields without anything on them, and what was laid on each since."""

    def __init__(self) -> None:
        self._known: list[_Plain] = []

    def add(self, box: Box, ink: int) -> None:
        self._known.append(_Plain(box, ink))

    def cover(self, box: Box) -> None:
        """Something was laid there."""
        for plain in self._known:
            if _meet(plain.box, box):
                plain.covered.append(box)

    def ink_at(self, box: Box) -> int | None:
        """The one colour that all of this box has, where that is known."""
        left, top, right, bottom = box
        for plain in reversed(self._known):
            west, north, east, south = plain.box
            if west <= left and north <= top and right <= east and bottom <= south:
                return None if any(_meet(box, other) for other in plain.covered) else plain.ink
        return None


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
