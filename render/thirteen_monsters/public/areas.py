"""The rows of the field that a match deals into, and the areas by which they are searched.

Rows in which no card ever lies are neither drawn nor tapped. How many there are is so from the deal to the
end, and so all that follows from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import ceil, sqrt

from engine.thirteen_monsters.pieces.cards import DECK, Cell, dealt
from engine.thirteen_monsters.views import View

COLUMNS = DECK.grid.columns
ABREAST = 3  # areas beside each other, and cells of an area


@dataclass(frozen=True)
class Areas:
    """Rows of buttons are as few as they can be: as many for the areas as for the cells of one."""

    rows: int

    @cached_property
    def bands(self) -> int:
        """Areas below each other."""
        return ceil(sqrt(self.rows))

    @cached_property
    def deep(self) -> int:
        """Rows of an area."""
        return ceil(self.rows / self.bands)

    @property
    def count(self) -> int:
        return self.bands * ABREAST

    def cells_in(self, area: int) -> tuple[Cell, ...]:
        """As they lie, row by row, the logo's with them; the last areas may have fewer rows."""
        band, across = divmod(area, ABREAST)
        rows = range(band * self.deep, min((band + 1) * self.deep, self.rows))
        return tuple(row * COLUMNS + across * ABREAST + right for row in rows for right in range(ABREAST))


def areas_in(view: View) -> Areas:
    return areas_for(len(view.seats), quick_start=view.quick_start)


@cache
def areas_for(seats: int, *, quick_start: bool) -> Areas:
    return Areas(1 + dealt(seats, quick_start=quick_start)[-1] // COLUMNS)
