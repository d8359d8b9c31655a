"""What lines and squares are worth (CU6), and the best of a roll."""

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from engine.cubo.cards import CELLS, DECK, LINES, ROUND_THE_MIDDLE, Deck
from engine.cubo.scoring import (
    arrangements,
    best_arrangement,
    best_replacement,
    points_for_each_choice,
    points_of_line,
    points_of_lines,
    points_of_square,
    score_sheet,
    with_die,
)
from engine.cubo.state import Dice
from engine.deck import read_deck
from tests.cubo.tables import dice, die

FILE = Path(__file__).parents[2] / "data" / "decks" / "cubo.toml"
BEFORE_THE_SWAP = dice("B2 R5 B4 R1 W3 B1 R2 R6 B3")


def roll(random: Random, faces: int = 6) -> Dice:
    colours = "RRRRWBBBB"
    return dice(" ".join(f"{colour}{random.randint(1, faces)}" for colour in colours))


@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("R3 B3 R3", 3),  # CU6.4
        ("R3 R3 R3", 6),  # CU6.5
        ("R4 B5 R6", 6),  # CU6.3
        ("B6 R5 B4", 6),  # CU6.3, descending
        ("R4 R6 R5", 0),  # CU6.2, out of order
        ("R6 R1 R2", 0),  # CU6.2, no wrap
        ("R1 R1 R2", 0),
        ("R1 R3 R5", 0),
        ("B1 B2 B3", 6),  # CU6.5
        ("R4 W5 R6", 12),  # CU6.6, white as red
        ("B4 W4 B4", 8),  # CU6.6, white as blue
        ("R4 W4 B4", 4),  # CU6.6, but not as both in one line
        ("R0 R0 R0", 0),  # not rolled
    ],
)
def test_a_line_scores_as_a_straight_or_a_triple(line: str, worth: int) -> None:
    """CU6.2 to CU6.6"""
    assert points_of_line(*dice(line)) == worth


def test_six_lines_count_and_no_diagonal() -> None:
    """CU6.1"""
    assert LINES == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
    assert points_of_square(dice("R2 B6 R1 B5 W2 R4 B6 B1 R2")) == 0


def test_the_example_of_18_has_the_white_die_blue_across_and_red_down() -> None:
    """CU6.7"""
    square = dice("B1 R4 R6 B3 W4 B5 R6 R4 B1")
    assert points_of_lines(square) == (0, 10, 0, 0, 8, 0)
    assert points_of_square(square) == 18


def test_the_example_of_32_has_two_one_coloured_lines_through_the_white_die() -> None:
    """CU6.7"""
    square = dice("B2 B3 R4 R2 W3 R4 B2 B3 R4")
    scored = score_sheet(square)
    assert scored.lines == (4, 8, 4, 2, 6, 8)
    assert scored.points == 32


def test_nothing_beats_54() -> None:
    """CU6.8"""
    for colours in ("RRRRWBBBB", "RRRRWRBBB", "BBBBWRRRB"):
        assert best_arrangement(dice(" ".join(f"{one}6" for one in colours))).points == 54


def test_the_red_six_for_the_blue_two_makes_the_first_row_a_straight() -> None:
    """CU5.3, the booklet's example"""
    after = with_die(BEFORE_THE_SWAP, 0, die("R6"))
    assert points_of_lines(BEFORE_THE_SWAP)[0] == 0
    assert points_of_lines(after)[0] == 6


def test_each_choice_of_a_die_to_replace_comes_with_its_points() -> None:
    """CU5.1, CU5.2"""
    choices = points_for_each_choice(BEFORE_THE_SWAP, die("R6"))
    assert len(choices) == 9
    assert choices[4] is None
    assert choices[0] == points_of_square(BEFORE_THE_SWAP) + 6
    assert choices[1] == points_of_square(with_die(BEFORE_THE_SWAP, 1, die("R6")))


def test_the_best_replacement_is_the_cell_that_gains_most() -> None:
    assert best_replacement(BEFORE_THE_SWAP, die("R6")) == (0, points_of_square(BEFORE_THE_SWAP) + 6)


def test_a_square_that_no_die_improves_is_best_left_alone() -> None:
    square = dice("B2 B3 R4 R2 W3 R4 B2 B3 R4")
    assert best_replacement(square, die("R6")) == (None, 32)


@pytest.mark.parametrize("seed", range(6))
def test_the_best_square_is_the_best_of_all_40320(seed: int) -> None:
    square = roll(Random(seed))
    around = [square[cell] for cell in ROUND_THE_MIDDLE]
    most = max(points_of_square((*laid[:4], square[4], *laid[4:])) for laid in set(permutations(around)))
    assert best_arrangement(square).points == most


@pytest.mark.parametrize("seed", range(20))
def test_the_order_given_lays_that_square(seed: int) -> None:
    square = roll(Random(seed), faces=3)
    best = best_arrangement(square)
    assert tuple(sorted(best.order)) == CELLS
    assert best.order[4] == 4
    assert points_of_square(tuple(square[cell] for cell in best.order)) == best.points


def test_at_most_5040_squares_are_examined_and_fewer_where_dice_are_alike() -> None:
    layouts = 2
    unlike = dice("R1 R2 R3 R4 W6 B1 B2 B3 B4")
    assert layouts * sum(1 for _ in arrangements(unlike)) == 5_040
    alike = dice("R1 R1 R1 R1 W6 B1 B1 B1 B1")
    assert layouts * sum(1 for _ in arrangements(alike)) < 100


@pytest.mark.figures
def test_the_best_square_of_a_roll_is_worth_about_15_in_the_mean() -> None:
    """CU9"""
    random = Random(9)
    found = sorted(best_arrangement(roll(random)).points for _ in range(200))
    assert 13 <= sum(found) / len(found) <= 18
    assert 11 <= found[100] <= 18
    assert 20 <= found[180] <= 32


def test_the_components_are_those_of_the_box() -> None:
    """CU1.1, CU2.1: dice for four players and the centre"""
    seats = DECK.players.most
    assert seats * DECK.each.red + DECK.centre.red == 18
    assert seats * DECK.each.blue + DECK.centre.blue == 18
    assert seats * DECK.each.white == 4
    assert DECK.faces == 6
    assert DECK.rounds == 6


@pytest.mark.parametrize(
    ("here", "there", "wrong"),
    [
        ("white = 1", "white = 2", "one white die"),
        ("[2, 5, 8]", "[2, 5, 9]", "a cell for every die"),
        ("[1, 4, 7]", "[1, 3, 7]", "two lines cross"),
    ],
)
def test_a_deck_that_contradicts_itself_is_not_read(here: str, there: str, wrong: str) -> None:
    text = FILE.read_text()
    assert here in text
    with pytest.raises(ValueError, match=wrong):
        read_deck("cubo", Deck, text.replace(here, there).encode())
