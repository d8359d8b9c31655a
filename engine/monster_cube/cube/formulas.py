"""What three numbers make: a x b +- c (MC4.1), or sums and differences of dice (MC4.2)."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from itertools import permutations, product
from operator import itemgetter

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


class Way(Frozen, frozen=True):
    """One way to reckon with three numbers: in which order, and how."""

    order: tuple[int, int, int]  # places of the numbers
    ops: tuple[Op, Op]
    value: int


_IN_ORDER: dict[tuple[int, ...], Callable[[Numbers], Numbers]] = {
    order: itemgetter(*order) for order in permutations(range(3))
}
_DICE = ((Op.PLUS, Op.PLUS), (Op.PLUS, Op.MINUS), (Op.MINUS, Op.MINUS))
_NUMBERS = ((Op.TIMES, Op.PLUS), (Op.TIMES, Op.MINUS))


def _reckoned(a: int, b: int, c: int, ops: tuple[Op, Op]) -> int:
    first, second = ops
    left = a * b if first is Op.TIMES else a + b if first is Op.PLUS else a - b
    return left + c if second is Op.PLUS else left - c


@lru_cache(maxsize=4_096)
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
            found.setdefault(value, Way((one, two, three), ops, value))
    return tuple(found[value] for value in sorted(found))


@lru_cache(maxsize=4_096)
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
    return tuple(_formulas(faces, numbers, ways(numbers, dice=dice)))


def making(faces: tuple[int, int, int], numbers: Numbers, code: int, *, dice: bool) -> Formula | None:
    """How these faces make the code; None where they do not."""
    fitting = [way for way in ways(numbers, dice=dice) if way.value == code]
    return next(iter(_formulas(faces, numbers, fitting)), None)


def _formulas(faces: tuple[int, int, int], numbers: Numbers, chosen: Iterable[Way]) -> list[Formula]:
    return [
        Formula(_IN_ORDER[way.order](faces), _IN_ORDER[way.order](numbers), way.ops, way.value)
        for way in chosen
    ]
