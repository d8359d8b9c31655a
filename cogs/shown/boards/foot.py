"""The lines below a board's buttons: as high with little to say as with much, so that nothing above moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.wire.screens.rows import BLANK, SMALL, broken, cut


def block_of_lines(lines: Sequence[str], names: Mapping[int, str], most: int) -> str:
    """The last of these lines that so many rows have room for; blank rows fill it up."""
    shown = last_rows(lines, names, most)
    return "\n".join((*shown, *(SMALL + BLANK for _ in range(most - len(shown)))))


def with_room(
    lines: Sequence[str], first: Sequence[int], names: Mapping[int, str], most: int
) -> tuple[str, ...]:
    """Those of these lines, in their order, that so many rows have room for.

    Which they are is told by their places: those that come `first`, in this order, then the newest.
    """
    kept, left = set[int](), most
    for at in (*first, *(at for at in reversed(range(len(lines))) if at not in first)):
        rows = rows_of_lines(lines[at : at + 1], names)
        if not kept or rows <= left:
            kept.add(at)
            left -= rows
        elif at not in first:
            break
    return tuple(line for at, line in enumerate(lines) if at in kept)


def rows_of_lines(lines: Sequence[str], names: Mapping[int, str]) -> int:
    """How many rows of a narrow phone these take."""
    return sum(len(broken(SMALL + part, names)) for line in lines for part in line.split("\n"))


def last_rows(lines: Sequence[str], names: Mapping[int, str], most: int) -> list[str]:
    """Of the last of these lines; the newest is always there, where it alone is too long without its end."""
    shown: list[str] = []
    for line in reversed(lines):
        rows = [row for part in line.split("\n") for row in broken(SMALL + part, names)]
        if len(shown) + len(rows) <= most:
            shown[:0] = rows
            continue
        if not shown:
            shown = cut(rows, most, names)
        break
    return shown
