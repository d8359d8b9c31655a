"""The worked examples of the booklet (MC14), shown in a match."""

import pytest

from engine.monster_cube.cards import CARDS
from engine.monster_cube.cube.formulas import Op
from engine.monster_cube.cube.geometry import Shape
from engine.monster_cube.news import Fault, Missed, Solved
from engine.monster_cube.scoring import families, longest_run, points_of_won
from engine.monster_cube.state import Player
from tests.monster_cube.tables import Table, advanced, claim, code, cube, dice, shift


def shown(tiles: str, faces: str, monster: int = 12) -> Solved:
    """What comes of these faces of a match with one monster that matters."""
    table = code(1, (monster, 55, 56), cube(tiles))
    table.buzz(0)
    table.act(0, claim(faces, card=monster))
    solved = table.state.last
    assert isinstance(solved, Solved)
    return solved


@pytest.mark.parametrize(
    ("tiles", "faces", "numbers", "shape"),
    [
        ("5 4 8 1 2 3 6 7 9", "AY BY CY", {5, 4, 8}, Shape.LINE),
        ("9 5 4 1 2 3 6 7 8", "AR BR CR", {2, 3, 6}, Shape.LINE),
        ("4 6 9 1 2 3 5 7 8", "AB BB CB", {8, 2, 4}, Shape.LINE),
        ("3 1 4 2 5 6 7 8 9", "AY AB DY", {3, 6, 2}, Shape.RIBBON),
        ("9 1 2 3 4 5 6 7 8", "AR AB BR", {2, 4}, Shape.RIBBON),
        ("7 5 1 3 2 4 6 8 9", "DY BR AB", {3}, Shape.CUBE),
    ],
)
def test_code_12_is_made_in_six_ways(tiles: str, faces: str, numbers: set[int], shape: Shape) -> None:
    """MC14.1, MC14.2, with the tiles of MC14.7."""
    solved = shown(tiles, faces)
    assert set(solved.formula.numbers) == numbers
    assert solved.formula.value == solved.code == 12
    assert solved.shape is shape


def test_twelve_is_four_by_five_less_eight() -> None:
    """MC14.1: the sum is told as it is written, with the faces in its order."""
    formula = shown("5 4 8 1 2 3 6 7 9", "CY AY BY").formula
    assert formula.numbers == (5, 4, 8)
    assert formula.ops == (Op.TIMES, Op.MINUS)
    assert formula.faces == (0, 3, 6)


def test_six_is_four_and_five_less_three() -> None:
    """MC14.3, rule set `dice`: the dice line Y 3, 4, 5 of tiles 3, 4, 5 (MC14.7)."""
    table = dice(1, (6, 17, 18))
    table.change(cubes=(cube("3 4 1 5 2 6 7 8 9"),))
    table.act(0, claim("AY BY DY", tile="D", to=(-1, 0)))
    solved = table.state.last
    assert isinstance(solved, Solved)
    assert solved.formula.numbers == (5, 4, 3)
    assert solved.formula.ops == (Op.PLUS, Op.MINUS)
    assert solved.code == 6


def test_twelve_is_two_by_three_and_six() -> None:
    """MC14.3, rule set `numbers`."""
    table = dice(1, (12, 55, 56), rules="numbers")
    table.change(cubes=(cube("9 5 1 4 2 3 6 7 8"),))
    table.act(0, claim("AR BR DR", tile="D", to=(-1, 0)))
    solved = table.state.last
    assert isinstance(solved, Solved)
    assert sorted(solved.formula.numbers) == [2, 3, 6]
    assert solved.code == 12


def test_three_modifiers_make_10_15_and_37_into_13_18_and_40() -> None:
    """MC14.4, MC9.4."""
    table = advanced(2, (10, 15, 37))
    table.give(0, before=(49,))
    assert CARDS[49].modifier == 3
    assert table.view(0).players[0].targets == (13, 18, 40)


def test_five_ones_and_two_doubles_are_fifteen_points() -> None:
    """MC14.5, MC8.3."""
    assert points_of_won((1, 2, 3, 7, 9, 8, 18)) == 15
    assert points_of_won((8, 18)) == 0


def test_runs_and_families_are_worth_what_the_booklet_says() -> None:
    """MC14.6."""
    assert [king_of(run) for run in ((11, 12), (11, 12, 13), (11, 12, 13, 14))] == [3, 6, 10]
    assert longest_run((14, 11, 13, 12)) == (11, 12, 13, 14)
    assert families((4, 1, 3, 2)) == (1,)


def king_of(won: tuple[int, ...]) -> int:
    table = Table(1, king=True)
    table.give(0, won=won)
    return table.view().players[0].tally.king


def test_a_family_is_five_points() -> None:
    """MC14.6, MC12.3."""
    table = Table(1, family=True)
    table.change(players=(Player(won=(1, 2, 3, 4)),))
    tally = table.view().players[0].tally
    assert (tally.families, tally.family, tally.cards, tally.total) == ((1,), 5, 5, 10)


# What is forbidden there


@pytest.mark.parametrize(
    ("faces", "fault"),
    [
        ("AY BY EY", Fault.NO_SHAPE),  # not on one line
        ("AR AB BY", Fault.NO_SHAPE),  # adjacent, but bent
        ("AY AR AB", Fault.NO_SHAPE),  # one tile
        ("AY BY CY", Fault.NUMBER),
    ],
)
def test_forbidden_combinations_are_wrong_and_say_what_they_would_have_made(faces: str, fault: Fault) -> None:
    """MC3.8."""
    table = code(1, (54, 55, 56))
    table.buzz(0)
    table.act(0, claim(faces))
    missed = table.state.last
    assert isinstance(missed, Missed)
    assert missed.fault is fault
    made = [formula.value for formula in missed.makes]
    assert made == sorted(set(made))
    assert (missed.shape is None) is (fault is Fault.NO_SHAPE)
    assert (5 in made) is (faces == "AY BY CY")  # 1 x 2 + 3


def test_a_move_is_shown_with_what_it_forms() -> None:
    table = dice(1, (6, 17, 18))
    table.act(0, shift("A", (-1, 1)))
    assert table.state.cubes[0].cells[0] == (-1, 1)
