"""Where a mat is known to be of one colour: whoever lays something there need not look first."""

from __future__ import annotations

Box = tuple[int, int, int, int]  # left, top, right, bottom


class Plains:
    """Fields without anything on them, and all that was laid since."""

    def __init__(self) -> None:
        self._known: list[tuple[Box, int, int]] = []  # with its ink, and how many boxes were laid before
        self._laid: list[Box] = []

    def add(self, box: Box, ink: int) -> None:
        self._known.append((box, ink, len(self._laid)))

    def cover(self, box: Box) -> None:
        """Something was laid there."""
        self._laid.append(box)

    def ink_at(self, box: Box) -> int | None:
        """The one colour that all of this box has, where that is known."""
        left, top, right, bottom = box
        for (west, north, east, south), ink, before in reversed(self._known):
            if west <= left and north <= top and right <= east and bottom <= south:
                for index in range(before, len(self._laid)):
                    near, high, far, low = self._laid[index]
                    if near < right and left < far and high < bottom and top < low:
                        return None
                return ink
        return None
