"""Cubes whose tiles have strayed: every tile can be read, wherever lawful moves have taken it (MC5.4)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.monster_cube.cards import Cell
from engine.monster_cube.cube.formulas import formulas, made
from engine.monster_cube.cube.geometry import Cells, destinations, groups, moved, neighbours, obstacle
from engine.monster_cube.news import Missed
from engine.monster_cube.seen import CubeView, View
from engine.monster_cube.state import Rules
from render import monster_cube
from render.drawing.inks import drawing_in
from render.drawing.palette import ZOO
from render.drawing.shapes import Point
from render.monster_cube import alt, board, claiming, layout, samples, tiles, turns
from render.monster_cube.cube import Lights, least_radius, room_for, width_of
from render.monster_cube.layout import Field, Places, fitted
from render.monster_cube.tiles import HALF, SMALLEST_NAMED
from render.sketch import Words

START = tuple(tile.cell for tile in samples.opened(Rules.CODE, 1).cubes[0].tiles)
TALLEST = 1_900  # px of a picture 1,000 wide; one whose cubes are together has at most 1,166


def drifted() -> Iterator[Cells]:
    """Layouts after many lawful moves: any, only those that lead outwards, and pairs that leapfrog away."""
    for number in range(60):
        random, cells = Random(number), START
        for move in range(24):
            slot = random.randrange(len(cells))
            free = destinations(cells, slot)
            if number % 3:
                free = sorted(free, key=_distance)[-2:]
            if free:
                cells = moved(cells, slot, random.choice(free))
            if move % 4 == 3:
                yield cells
    yield from _leapfrogs()


def _distance(cell: Cell) -> int:
    return abs(cell[0]) + abs(cell[1])


def _leapfrogs() -> Iterator[Cells]:
    """Three pairs walk away, each its own way, the hindmost tile always over the other."""
    cells = ((0, 0), (1, 0), (0, 1), (3, 0), (4, 0), (-3, 0), (-4, 0), (0, 4), (0, 5))
    for step in range(1, 60):
        for (one, other), (q, r) in (((3, 4), (1, 0)), ((5, 6), (-1, 0)), ((7, 8), (0, 1))):
            slot = one if step % 2 else other
            to = (cells[slot][0] + 2 * q, cells[slot][1] + 2 * r)
            assert obstacle(cells, slot, to) is None
            cells = moved(cells, slot, to)
        yield cells


def strung() -> Iterator[Cells]:
    """Nine in a row, in a column, and as three threes in three rows far apart."""
    for q, r in ((1, 0), (0, 1), (-1, 1)):
        yield tuple((at * q, at * r) for at in range(9))
    yield tuple((at % 3 + 40 * (at // 3), 30 * (at // 3)) for at in range(9))
    yield tuple((at % 3 - 40 * (at // 3), at // 3 * 60) for at in range(9))


LAYOUTS = (*drifted(), *strung())


def cube_of(view: View, cells: Cells, seat: int = 0) -> CubeView:
    drawn = view.cubes[seat].tiles
    return CubeView(tiles=tuple(replace(tile, cell=cell) for tile, cell in zip(drawn, cells, strict=True)))


def test_groups_that_strayed_far_are_drawn_large_beside_each_other() -> None:
    """MC5.4: the way between them is not worth that nobody can read their numbers."""
    away = ((START[0][0] - 9, START[0][1] + 14), (START[0][0] - 10, START[0][1] + 15))
    room = Field(0, 0, claiming.CUBE_WIDTH - 8, claiming.CUBE_HEIGHT - 8)
    at = fitted((*away, *START[2:]), room, SMALLEST_NAMED)
    assert at.radius >= 60
    assert len(list(at.breaks)) == 1
    assert fitted(START, room, SMALLEST_NAMED).radius >= at.radius


def touching(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def must_be_readable(cells: Sequence[Cell], at: Places, room: Field, least: int) -> None:
    """Large enough, within the field, beside the same neighbours and no others, and no line through any."""
    radius = at.radius
    assert radius >= least
    for cell in cells:
        x, y = at(cell)
        assert room.left <= x - HALF * radius
        assert x + HALF * radius <= room.left + room.width
        assert room.top <= y - radius
        assert y + radius <= room.top + room.height + 0.01
    linked = {cell: group for group in groups(cells) for cell in group}
    for one, other in combinations(cells, 2):
        apart = touching(at(one), at(other)) / radius
        assert apart > 2 * HALF - 0.01
        if linked[one] == linked[other]:
            continue
        across, down = (abs(a - b) / radius for a, b in zip(at(one), at(other), strict=True))
        assert apart > 2 * HALF + 0.3 or across > 2 * HALF + 0.3 or down > 2.3
    for (left, top), (right, bottom) in at.breaks:
        for cell in cells:
            x, y = at(cell)
            half = HALF * radius
            assert x + half < left or right < x - half or y + radius < top or bottom < y - radius


def gaps(cells: Cells) -> Iterator[tuple[Cell, Cell]]:
    """Tiles of different groups that one between them would touch both."""
    linked = {cell: group for group in groups(cells) for cell in group}
    for one, other in combinations(cells, 2):
        if linked[one] != linked[other] and neighbours(one) & neighbours(other):
            yield one, other


def test_where_one_tile_would_join_two_groups_there_is_just_its_room_between_them() -> None:
    """MC5, MC3.1: whoever looks for a move sees what it would form; hardly ever is there no room for that."""
    view, seen, lost = samples.opened(Rules.CODE, 2), 0, 0
    for cells in LAYOUTS:
        room = board.room_of(replace(view, cubes=(cube_of(view, cells),)))
        at = fitted(cells, room, SMALLEST_NAMED)
        for one, other in gaps(cells):
            drawn = [b - a for a, b in zip(at(one), at(other), strict=True)]
            lying = [
                at.radius * (b - a) for a, b in zip(tiles.middle_of(one), tiles.middle_of(other), strict=True)
            ]
            seen += 1
            lost += any(abs(a - b) > 0.01 for a, b in zip(drawn, lying, strict=True))
    assert seen > 300
    assert lost < seen / 10, (lost, seen)


def test_layouts_are_many_and_far() -> None:
    assert len(LAYOUTS) > 400
    assert sum(len(groups(cells)) > 1 for cells in LAYOUTS) > 200


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("wide", [928, 704, 704 - 8, 570])
def test_every_tile_of_a_cube_that_has_drifted_can_be_read(wide: int, named: bool) -> None:
    view, least = samples.opened(Rules.DICE, 1), least_radius(named=named)
    for cells in LAYOUTS:
        cube = cube_of(view, cells)
        room = Field(10, 10, max(wide, width_of(cube, named=named)), 300)
        assert room.width <= board.ROOM - 8
        room = room_for(cube, room, named=named)
        must_be_readable(cells, fitted(cells, room, least, near=not named), room, least)


def test_every_place_to_which_a_tile_of_a_drifted_cube_may_go_can_be_read() -> None:
    view = samples.opened(Rules.CODE, 1, eye=0)
    least = least_radius(named=True)
    for number, cells in enumerate(LAYOUTS):
        slot = number % 9
        lights = Lights(ghosts=dict.fromkeys(destinations(cells, slot), "K"))
        cube, every = cube_of(view, cells), (*cells, *lights.ghosts)
        wide = max(claiming.CUBE_WIDTH - 8, width_of(cube, lights))
        assert wide <= board.ROOM - 8
        room = room_for(cube, Field(0, 0, wide, claiming.CUBE_HEIGHT - 8), lights)
        must_be_readable(every, fitted(every, room, least), room, least)


@pytest.mark.parametrize(
    "rules",  # one of those in which all search, one in turns
    [
        pytest.param(rules, marks=pytest.mark.thorough if rules in (Rules.ADVANCED, Rules.DICE) else ())
        for rules in Rules
    ],
)
def test_the_pictures_of_drifted_cubes_stay_within_their_bounds(rules: Rules, english: Words) -> None:
    """60 KiB each, and not without end in height."""
    for number, cells in enumerate(LAYOUTS[:: len(LAYOUTS) // 7] + LAYOUTS[-5:]):
        seats = 1 + number % (4 if rules.turns else 6)
        view = samples.later(samples.opened(rules, seats, eye=0))
        layouts = [LAYOUTS[(number * 31 + seat) % len(LAYOUTS)] for seat in range(1, seats)]
        every = (cells, *layouts) if rules.turns else (cells,)
        cubes = tuple(cube_of(view, one, seat) for seat, one in enumerate(every))
        view = replace(view, cubes=cubes)
        ghosts = dict.fromkeys(destinations(cells, 0), "K")
        for sketch in (
            monster_cube.table(view, english),
            monster_cube.claim(view, english, cube=cubes[0], ghosts=ghosts),
        ):
            assert len(sketch.draw()) <= 60 * 1024
            with drawing_in(ZOO):
                assert sketch.paint().height <= TALLEST


@pytest.mark.parametrize("rules", [Rules.DICE, Rules.NUMBERS])
def test_the_small_cubes_of_a_turn_game_stand_side_by_side_without_overlap(rules: Rules) -> None:
    view, least = samples.opened(rules, 4), least_radius(named=False)
    for number in range(len(LAYOUTS) - 4):
        cubes = tuple(cube_of(view, cells) for cells in LAYOUTS[number : number + 4])
        panels = turns.panels(replace(view, cubes=cubes), 0, 0)
        for seat, panel in panels.items():
            assert panel.left + panel.width <= board.MARGIN + board.ROOM
            room = Field(panel.left + 4, panel.top + turns.LABEL, panel.width - 8, panel.height - turns.LABEL)
            cells = LAYOUTS[number + seat]
            must_be_readable(cells, fitted(cells, room, least, near=True), room, least)
        for one, other in combinations(panels.values(), 2):
            assert one.left + one.width < other.left or one.top + one.height < other.top


@pytest.mark.parametrize("levels", [False, True])
def test_the_piles_cover_no_tile(levels: bool) -> None:
    """MC12.4"""
    view = samples.opened(Rules.CODE, 2)
    view = replace(view, piles=(9, 20, 20) if levels else view.piles)
    right = 28 + 66 * len(view.piles)
    for cells in LAYOUTS:
        cube = cube_of(view, cells)
        room = board.room_of(replace(view, cubes=(cube,)))
        at = fitted(cells, room, SMALLEST_NAMED)
        must_be_readable(cells, at, room, SMALLEST_NAMED)
        for x, y in map(at, cells):
            beside = x - HALF * at.radius >= board.MARGIN + right - 4
            assert beside or y - at.radius >= board.CUBE_TOP + board.CORNER


def test_a_cube_that_is_together_is_drawn_as_it_lies() -> None:
    """The field is no higher, nothing is left out."""
    view = samples.opened(Rules.CODE, 1)
    assert room_for(view.cubes[0], board.ROOMY) == board.ROOMY
    at = fitted(START, board.ROOMY, 40)
    assert not list(at.breaks)
    assert at.radius == layout.Layout(at.layout.where).radius(board.ROOMY)


def test_no_other_cube_is_drawn_larger_than_the_one_in_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its tiles have strayed, and another cube has a line of its own with all the room."""
    view = samples.opened(Rules.NUMBERS, 2)
    strayed = samples.strayed(view).cubes[0]
    drawn: list[int] = []

    def noted(*args: Any, **kwargs: Any) -> Places:
        places = fitted(*args, **kwargs)
        drawn.append(places.radius)
        return places

    monkeypatch.setattr("render.monster_cube.cube.fitted", noted)
    turns.paint(replace(view, cubes=(strayed, view.cubes[1]), turn=0))
    assert len({*drawn}) == 1


@pytest.mark.parametrize("rules", [Rules.DICE, Rules.NUMBERS])
def test_the_words_of_four_cubes_have_room_wherever_their_tiles_lie(rules: Rules, words: Words) -> None:
    """Also with as many sums of a wrong claim as can be, and where nearly all say that nothing matches."""
    view = samples.missed(samples.opened(rules, 4))
    assert isinstance(view.last, Missed)
    dice = rules is Rules.DICE
    most = max((formulas((0, 3, 6), numbers, dice=dice) for numbers in made(dice=dice)), key=len)
    agreed = tuple(replace(one, agreed=dice and seat < 3) for seat, one in enumerate(view.players))
    news = samples.moved(view).news
    view = replace(view, last=replace(view.last, makes=most), players=agreed, news=news)
    for cells in LAYOUTS:
        cubes = tuple(cube_of(view, cells, seat) for seat in range(4))
        text = alt.board(replace(view, cubes=cubes), words, ("W" * 32,) * 4)
        assert all(alt.rows_told(cube) in text for cube in cubes)
        assert not text.endswith("…")


def test_rows_without_a_tile_are_told_together() -> None:
    pairs = tuple((at % 2, 9 * (at // 2)) for at in range(8))
    told = alt.rows_told(cube_of(samples.opened(Rules.CODE, 1), (*pairs, (2, 0))))
    assert [row for row in told.split("; ") if "-" not in row] == ["– ×8"] * 3
