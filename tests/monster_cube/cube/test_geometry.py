"""Lines, ribbons, cubes and moves (MC2, MC3, MC5), against the layout drawn on paper."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations as choose
from itertools import product
from random import Random

import pytest

from engine.monster_cube.cards import START, Cell
from engine.monster_cube.cube.geometry import (
    Cells,
    Faces,
    Obstacle,
    Shape,
    combinations,
    groups,
    moved,
    moves,
    obstacle,
    shape_of,
    through,
)
from tests.monster_cube import drawn

TRIPLES = tuple(choose(range(27), 3))
Chosen = tuple[tuple[int, int], ...]  # faces, each as the tile's number among a few and a colour


def wandered(random: Random, steps: int) -> Cells:
    """A layout after so many moves; sooner or later it falls apart into groups."""
    cells = START
    for _ in range(steps):
        cells = moved(cells, *random.choice(moves(cells)))
    return cells


def layouts(count: int) -> list[Cells]:
    """So many different ones, on ways that begin at the start and go on for 25 moves."""
    random, found, cells, steps = Random(3), dict.fromkeys([START]), START, 0
    while len(found) < count:
        cells = START if steps % 25 == 0 else cells
        steps += 1
        cells = moved(cells, *random.choice(moves(cells)))
        found[cells] = None
    return list(found)


def test_the_start_layout_has_21_lines_32_ribbons_and_4_cubes() -> None:
    """MC3.9."""
    shapes = [found.shape for found in combinations(START)]
    assert len(shapes) == 57
    assert [shapes.count(shape) for shape in Shape] == [21, 32, 4]


def test_the_start_layout_is_three_rows_of_three_the_middle_one_half_a_tile_to_the_right() -> None:
    """MC2.3."""
    rows: dict[int, list[int]] = {}
    for cell in START:
        x, y = drawn.centre(cell)
        rows.setdefault(y, []).append(x)
    assert rows == {0: [0, 2, 4], 3: [1, 3, 5], 6: [0, 2, 4]}


def test_there_are_2925_triples_of_faces() -> None:
    assert len(TRIPLES) == 2_925


@pytest.mark.parametrize("steps", [0, 1, 5, 20])
def test_every_triple_is_what_it_is_on_paper(steps: int) -> None:
    """All 2,925, one by one, on layouts near the start and far from it."""
    random = Random(steps)
    for _ in range(5):
        cells = wandered(random, steps)
        for faces in TRIPLES:
            assert shape_of(cells, faces) == drawn.shape(cells, faces), (cells, faces)


@cache
def on_paper(beside: tuple[Cell, ...]) -> tuple[tuple[str, Chosen], ...]:
    """What the faces of a few tiles form of which each gives one at least; they lie like this from (0, 0).

    Where things lie on the paper does not matter, only how they lie to each other; and with a tile that meets
    none of the others in any corner nothing is formed.
    """
    cells = ((0, 0), *beside)
    if not drawn.all_meet(cells):
        return ()
    every = choose(product(range(len(cells)), range(3)), 3)
    found: list[tuple[str, Chosen]] = []
    for chosen in every:
        if len({tile for tile, _ in chosen}) == len(cells):
            faces = tuple(3 * tile + colour for tile, colour in chosen)
            shape = drawn.shape(cells, (faces[0], faces[1], faces[2]))
            if shape:
                found.append((shape, chosen))
    return tuple(found)


def triples_on_paper(cells: Cells) -> Iterator[tuple[str, Faces]]:
    """Of all 2,925 triples those that are combinations: of one tile 1, of two 18, of three 27 each."""
    for count in (1, 2, 3):
        for tiles in choose(range(len(cells)), count):
            q, r = cells[tiles[0]]
            beside = tuple((cells[tile][0] - q, cells[tile][1] - r) for tile in tiles[1:])
            for shape, chosen in on_paper(beside):
                one, two, three = sorted(3 * tiles[at] + colour for at, colour in chosen)
                yield shape, (one, two, three)


def must_be_as_on_paper(cells: Cells) -> None:
    found = combinations(cells)
    assert len(set(found)) == len(found)
    assert set(found) == set(triples_on_paper(cells)), cells


def test_all_triples_of_faces_are_looked_at() -> None:
    """9 of one tile, 36 pairs with 18 each, 84 threes with 27 each."""
    assert len(TRIPLES) == 9 * 1 + 36 * 18 + 84 * 27
    assert set(triples_on_paper(START)) == {
        (drawn.shape(START, faces), faces) for faces in TRIPLES if drawn.shape(START, faces)
    }


@pytest.mark.figures
def test_what_is_found_is_what_is_on_paper_over_two_thousand_layouts() -> None:
    """Every combination found holds, and every triple that is not found does not (MC3)."""
    for cells in layouts(2_000):
        must_be_as_on_paper(cells)


@pytest.mark.thorough
def test_what_is_found_is_what_is_on_paper_over_twelve_thousand_layouts() -> None:
    for cells in layouts(12_000):
        must_be_as_on_paper(cells)


@pytest.mark.figures
def test_what_is_judged_is_what_is_found_over_thousands_of_layouts() -> None:
    for cells in layouts(2_000):
        for shape, faces in combinations(cells):
            assert shape_of(cells, faces) is shape
    for cells in layouts(40):
        held = {faces for faces in TRIPLES if shape_of(cells, faces)}
        assert {one.faces for one in combinations(cells)} == held


def test_the_order_in_which_faces_are_named_does_not_matter() -> None:
    for shape, (one, two, three) in combinations(START):
        assert shape_of(START, (three, one, two)) is shape
        assert shape_of(START, (two, one, three)) is shape


def test_a_tile_finds_the_combinations_that_it_is_part_of() -> None:
    for cells in layouts(300):
        for slot in range(9):
            own = {found for found in combinations(cells) if any(face // 3 == slot for face in found.faces)}
            assert sorted(through(cells, slot)) == sorted(own)
            straight = {found for found in own if found.shape is not Shape.RIBBON}
            assert sorted(through(cells, slot, ribbons=False)) == sorted(straight)


def test_a_gap_breaks_a_line() -> None:
    """MC3.3."""
    cells = moved(START, 1, (3, 0))
    assert shape_of(cells, (0, 6, 3)) is None
    assert shape_of(START, (0, 3, 6)) is Shape.LINE


def test_a_line_runs_in_any_direction_whatever_the_colour() -> None:
    """MC3.2: E, SE and SW, in yellow, red and blue."""
    lines = {found.faces for found in combinations(START) if found.shape is Shape.LINE}
    for slots in ((0, 1, 2), (0, 3, 7), (2, 4, 7)):
        for colour in range(3):
            assert tuple(3 * slot + colour for slot in slots) in lines


def test_the_three_faces_of_one_tile_are_no_cube() -> None:
    """MC3.8."""
    for slot in range(9):
        assert shape_of(START, (3 * slot, 3 * slot + 1, 3 * slot + 2)) is None


def test_three_faces_that_touch_in_a_corner_of_six_are_no_cube() -> None:
    """MC3.7: yellow, red and blue of three tiles round UL, UR or Bm close up to nothing."""
    below, left, right = START.index((1, 1)), START.index((1, 0)), START.index((2, 0))
    assert shape_of(START, (3 * below, 3 * right + 1, 3 * left + 2)) is Shape.CUBE
    assert shape_of(START, (3 * below, 3 * left + 1, 3 * right + 2)) is None


# Moves


def by_trying(cells: Cells) -> set[tuple[int, Cell]]:
    """All moves that leave every tile beside another, found by trying every cell near and far."""
    low, high = min(map(min, cells)) - 2, max(map(max, cells)) + 3
    empty = {(q, r) for q in range(low, high) for r in range(low, high)} - set(cells)
    return {(slot, to) for slot in range(9) for to in empty if all_linked(moved(cells, slot, to))}


def all_linked(cells: Cells) -> bool:
    centres = [drawn.centre(cell) for cell in cells]
    return all(any(drawn.touch(one, other) for other in centres) for one in centres)


def test_the_start_layout_has_119_moves_and_all_keep_one_group() -> None:
    """MC5.4."""
    assert len(moves(START)) == 119
    assert moves(START, one_group=True) == moves(START)


def test_moves_are_those_that_leave_every_tile_linked() -> None:
    """MC5.3, MC5.4, also where the tiles lie in several groups."""
    apart = 0
    for cells in layouts(25):
        assert set(moves(cells)) == by_trying(cells)
        apart += len(groups(cells)) > 1
        for slot, to in moves(cells):
            assert obstacle(cells, slot, to) is None
    assert apart


def test_a_table_may_ask_for_one_group() -> None:
    for cells in layouts(60):
        whole = {one for one in moves(cells) if len(groups(moved(cells, *one))) == 1}
        assert set(moves(cells, one_group=True)) == whole


def test_what_forbids_a_move_is_said() -> None:
    """MC5.3, MC5.4."""
    assert obstacle(START, 0, (0, 0)) is Obstacle.TAKEN
    assert obstacle(START, 0, (1, 1)) is Obstacle.TAKEN
    assert obstacle(START, 0, (9, 9)) is Obstacle.UNLINKED
    apart: Cells = ((0, 0), (1, 0), (2, 0), (9, 0), (10, 0), (20, 0), (21, 0), (30, 0), (31, 0))
    assert obstacle(apart, 1, (3, 0)) is Obstacle.UNLINKED  # the first would be alone
    assert obstacle(apart, 3, (3, 0)) is Obstacle.UNLINKED  # its neighbour would be alone
    assert obstacle(apart, 2, (1, 1), one_group=True) is Obstacle.APART
    assert obstacle(apart, 2, (1, 1)) is None
