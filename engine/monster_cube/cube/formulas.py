"""What three numbers make: a x b +- c (MC4.1), or sums and differences of dice (MC4.2)."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from itertools import permutations, product
from operator import itemgetter
from typing import NamedTuple

from engine.game import Frozen

Numbers = tuple[int, int, int]
LARGEST_NUMBER, LARGEST_DIE = 9, 6


class Op(StrEnum):
    TIMES = "times"
    PLUS = "plus"
    MINUS = "minus"


class Formula(Frozen, frozen=True):
    """Three faces in the order of the sum: the first, `ops[0]`, the second, `ops[1]`, the third."""

    faces: tuple[int, int, int]
    numbers: Numbers
    ops: tuple[Op, Op]
    value: int


class Way(NamedTuple):
    """One way to reckon with three numbers."""

    in_order: Callable[[tuple[int, int, int]], tuple[int, int, int]]  # puts three as they stand in the sum
    numbers: Numbers  # so
    ops: tuple[Op, Op]
    value: int


_IN_ORDER: dict[tuple[int, ...], Callable[[tuple[int, int, int]], tuple[int, int, int]]] = {
    order: itemgetter(*order) for order in permutations(range(3))
}
_DICE = ((Op.PLUS, Op.PLUS), (Op.PLUS, Op.MINUS), (Op.MINUS, Op.MINUS))
_NUMBERS = ((Op.TIMES, Op.PLUS), (Op.TIMES, Op.MINUS))


def _reckoned(a: int, b: int, c: int, ops: tuple[Op, Op]) -> int:
    first, second = ops
    left = a * b if first is Op.TIMES else a + b if first is Op.PLUS else a - b
    return left + c if second is Op.PLUS else left - c


@cache
def ways(numbers: Numbers, *, dice: bool) -> tuple[Way, ...]:
    """One way for each value that these numbers can make, the values rising.

    Each number is used once, without brackets (MC4.4), in any order (MC4.3). Larger numbers come first where
    the order does not matter, as people write it.
    """
    falling = sorted(range(3), key=lambda place: -numbers[place])
    found: dict[int, Way] = {}
    for one, two, three in permutations(falling):
        for ops in _DICE if dice else _NUMBERS:
            value = _reckoned(numbers[one], numbers[two], numbers[three], ops)
            if value not in found:
                in_order = _IN_ORDER[one, two, three]
                found[value] = Way(in_order, in_order(numbers), ops, value)
    return tuple(found[value] for value in sorted(found))


@cache
def values(numbers: Numbers, *, dice: bool) -> frozenset[int]:
    return frozenset(way.value for way in ways(numbers, dice=dice))


@cache
def made(*, dice: bool) -> Mapping[Numbers, frozenset[int]]:
    """By three numbers, all that they make: for whoever asks of many threes."""
    numbers = range(1, 1 + (LARGEST_DIE if dice else LARGEST_NUMBER))
    return {
        (one, two, three): values((one, two, three), dice=dice)
        for one, two, three in product(numbers, repeat=3)
    }


def formulas(faces: tuple[int, int, int], numbers: Numbers, *, dice: bool) -> tuple[Formula, ...]:
    """What these faces make, with the faces in the order of each sum."""
    found = [
        Formula(in_order(faces), ordered, ops, value)
        for in_order, ordered, ops, value in ways(numbers, dice=dice)
    ]
    return tuple(found)


def making(faces: tuple[int, int, int], numbers: Numbers, code: int, *, dice: bool) -> Formula | None:
    """How these faces make the code; None where they do not."""
    for in_order, ordered, ops, value in ways(numbers, dice=dice):
        if value == code:
            return Formula(in_order(faces), ordered, ops, value)
    return None
