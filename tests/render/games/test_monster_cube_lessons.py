"""The illustrated lessons of Monster Cube show what the booklet shows."""

from typing import Any

import pytest

from engine.monster_cube.cards import DICE, NUMBERS
from engine.monster_cube.cube.geometry import combinations
from render.monster_cube import lessons

Laid = tuple[list[tuple[int, Any]], tuple[int, ...], bool]  # tiles, which of their faces are lit, dice


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[Laid]:
    """The tiles that lessons lay, and which of their faces are lit."""
    seen: list[Laid] = []
    drawn = lessons.group

    def group(tiles: Any, faces: Any = (), *, dice: bool = False) -> Any:
        seen.append((list(tiles), tuple(sorted(3 * at + colour for at, colour in faces)), dice))
        return drawn(tiles, faces, dice=dice)

    monkeypatch.setattr(lessons, "group", group)
    return seen


def formed_by(placed: list[tuple[int, Any]]) -> set[tuple[int, ...]]:
    return {tuple(sorted(one.faces)) for one in combinations(tuple(cell for _, cell in placed))}


@pytest.mark.parametrize(
    ("section", "sums"),
    [
        ("lines", [{5, 4, 8}, {2, 3, 6}, {8, 2, 4}]),
        ("ribbons", [{3, 2, 6}, {4, 2}]),
        ("cubes", [{3}]),
        ("dice", [{4, 5, 3}]),
        ("numbers", [{2, 3, 6}]),
    ],
)
def test_lessons_lay_the_combinations_of_the_booklet(
    section: str, sums: list[set[int]], laid: list[Laid]
) -> None:
    """MC14.1 to MC14.3, each on tiles of the deck, and formed as the rules want it."""
    lessons.SECTIONS[section]()
    lit = [one for one in laid if one[1]]
    for placed, faces, _ in lit:
        assert faces in formed_by(placed)
    numbers = [
        {(DICE if dice else NUMBERS)[placed[face // 3][0] - 1][face % 3] for face in faces}
        for placed, faces, dice in lit
    ]
    assert numbers == sums


def test_nothing_of_what_the_lesson_crosses_out_is_formed(laid: list[Laid]) -> None:
    """MC3.8: a bent row, a bent chain, and one tile's own faces."""
    lessons.SECTIONS["wrong"]()
    colours: list[tuple[int, int]] = []
    for placed, faces, _ in laid:
        assert faces not in formed_by(placed)
        colours.append((len(placed), len({face % 3 for face in faces})))
    assert colours == [(3, 1), (2, 3), (1, 3)]
