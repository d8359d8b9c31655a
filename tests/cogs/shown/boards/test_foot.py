"""The lines below a board's buttons keep their height, whatever there is to say."""

from __future__ import annotations

import pytest

from cogs.shown.boards.foot import block_of_lines, with_room
from cogs.wire.screens.rows import broken

NAMES = {7: "Ada", 8: "Maximilienne de la Tour"}
LONG = " ".join(["dragon"] * 12)  # of three rows
HALF = " ".join(["dragon"] * 8)  # of two


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("one",),
        ("one", "two", "three", "four", "five", "six"),
        (LONG, "short"),
        ("short", f"{LONG} {LONG}", LONG),
        ("<@7> turns the first card.", f"<@8> {LONG}", "<t:1800000000:R>"),
    ],
)
@pytest.mark.parametrize("most", [2, 4])
def test_the_lines_below_a_board_are_as_high_with_little_to_say_as_with_much(
    lines: tuple[str, ...], most: int
) -> None:
    """As many rows as there are for it; where the newest needs more, its end is missing."""
    shown = block_of_lines(lines, NAMES, most).split("\n")
    newest = broken(f"-# {lines[-1]}", NAMES) if lines else []
    assert len(shown) == most
    assert all(line.startswith("-# ") and broken(line, NAMES) == [line] for line in shown)
    told = [line for line in shown if line != "-# \u200b"]
    if len(newest) > most:
        assert told == [*newest[: most - 1], f"{newest[most - 1]} …"]
    else:
        assert told[len(told) - len(newest) :] == newest


@pytest.mark.parametrize(
    ("lines", "first", "told"),
    [
        (("a", "b", "c"), (), "abc"),
        ((HALF, "b", HALF, "late"), (2, 3), ("b", HALF, "late")),
        (("a", HALF, HALF, "late"), (2, 3), (HALF, "late")),
        ((HALF, HALF, "late"), (0, 2, 1), (HALF, "late")),
        ((f"{HALF} {HALF} {HALF}", "late"), (0, 1), (f"{HALF} {HALF} {HALF}",)),
        ((), (), ()),
    ],
)
def test_what_counts_has_its_room_first_and_stands_in_its_order(
    lines: tuple[str, ...], first: tuple[int, ...], told: tuple[str, ...]
) -> None:
    assert with_room(lines, first, NAMES, 4) == tuple(told)
