"""The lines below a board's buttons: as high with little to say as with much, so that nothing above moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.wire.screens.rows import BLANK, SMALL, broken


def block_of_lines(lines: Sequence[str], names: Mapping[int, str], most: int) -> str:
    """The last of these lines that so many rows have room for, the newest always; blank rows fill it up."""
    shown: list[str] = []
    for line in reversed(lines):
        rows = [row for part in line.split("\n") for row in broken(SMALL + part, names)]
        if shown and len(shown) + len(rows) > most:
            break
        shown[:0] = rows
    return "\n".join((*shown, *(SMALL + BLANK for _ in range(most - len(shown)))))
