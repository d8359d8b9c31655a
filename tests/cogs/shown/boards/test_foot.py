"""The lines below a board's buttons keep their height, whatever there is to say."""

from __future__ import annotations

import pytest

from cogs.shown.boards.foot import WIDTH, block_of_lines, rows_taken

NAMES = {7: "Ada", 8: "Maximilienne de la Tour"}


def height(text: str) -> int:
    return sum(rows_taken(line.removeprefix("-# "), NAMES) for line in text.splitlines())


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("one",),
        ("one", "two", "three", "four", "five", "six"),
        ("x" * (WIDTH + 1), "short"),
        ("short", "x" * 3 * WIDTH, "y" * WIDTH),
        ("<@7> turns the first card.", "<@8> " + "z" * WIDTH, "<t:1800000000:R>"),
    ],
)
@pytest.mark.parametrize("most", [2, 4])
def test_the_lines_below_a_board_are_as_high_with_little_to_say_as_with_much(
    lines: tuple[str, ...], most: int
) -> None:
    """As many rows as there are for it, or as the newest takes, which is told whole."""
    assert height(block_of_lines(lines, NAMES, most)) == most
    if lines:
        assert lines[-1] in block_of_lines(lines, NAMES, most)


def test_a_mention_is_as_long_as_the_name() -> None:
    line = "<@8> " + "x" * (WIDTH - 8)
    assert rows_taken(line, {8: "Bo"}) == 1
    assert rows_taken(line, NAMES) == 2
