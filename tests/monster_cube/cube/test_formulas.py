"""What three numbers make (MC4)."""

from itertools import permutations, product

from engine.monster_cube.cube.formulas import Op, formulas, made, making, values, ways

RECKONED = {
    (Op.TIMES, Op.PLUS): lambda a, b, c: a * b + c,
    (Op.TIMES, Op.MINUS): lambda a, b, c: a * b - c,
    (Op.PLUS, Op.PLUS): lambda a, b, c: a + b + c,
    (Op.PLUS, Op.MINUS): lambda a, b, c: a + b - c,
    (Op.MINUS, Op.MINUS): lambda a, b, c: a - b - c,
}


def test_numbers_make_a_product_and_a_sum_or_difference_in_any_order() -> None:
    """MC4.1, MC4.4: six values at most, and no others."""
    for numbers in product(range(1, 10), repeat=3):
        expected = {a * b + sign * c for a, b, c in permutations(numbers) for sign in (1, -1)}
        assert values(numbers, dice=False) == expected
        assert len(expected) <= 6


def test_dice_make_sums_with_at_most_two_minus_signs() -> None:
    """MC4.2."""
    for numbers in product(range(1, 7), repeat=3):
        signs = [one for one in product((1, -1), repeat=3) if one.count(-1) <= 2]
        expected = {sum(map(int.__mul__, one, numbers)) for one in signs}
        assert values(numbers, dice=True) == expected


def test_each_sum_is_written_as_it_is_reckoned() -> None:
    shown: tuple[int, ...] = (0, 4, 8)
    for numbers, dice in (((4, 5, 8), False), ((2, 2, 7), False), ((6, 1, 3), True)):
        number_of: dict[int, int] = dict(zip(shown, numbers, strict=True))
        for formula in formulas(shown, numbers, dice=dice):
            assert RECKONED[formula.ops](*formula.numbers) == formula.value
            assert sorted(formula.faces) == sorted(shown)
            assert [number_of[face] for face in formula.faces] == list(formula.numbers)


def test_a_code_that_cannot_be_made_has_no_sum() -> None:
    assert making((0, 1, 2), (1, 1, 1), 3, dice=False) is None
    found = making((0, 1, 2), (1, 1, 1), 2, dice=False)
    assert found is not None
    assert found.value == 2


def test_there_are_no_brackets() -> None:
    """MC4.4: 3 x (4 + 5) = 27 is not among what 3, 4 and 5 make."""
    assert [way.value for way in ways((3, 4, 5), dice=False)] == [7, 11, 17, 19, 23]


def test_what_any_three_numbers_make_stands_in_a_table() -> None:
    for dice in (False, True):
        every = product(range(1, (6 if dice else 9) + 1), repeat=3)
        assert made(dice=dice) == {numbers: values(numbers, dice=dice) for numbers in every}
