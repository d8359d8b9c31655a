"""The dice of a battle reckoned exactly (TM12): what every throw is worth to whoever plays it best.

All that matters of five dice is how many show each face, 252 ways in all. A throw begins with the dice that
are kept, so many of one face, or with none: 25 ways. What a result is good for is a number for each result
(`Use`); the best that can be done with so many throws left follows from the last throw backwards.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import itemgetter, mul

from engine.thirteen_monsters.pieces.cards import DICE, FACES, MOST
from engine.thirteen_monsters.pieces.monsters import result_of

Dice = tuple[int, ...]  # sorted
Use = tuple[float, ...]  # by result, 0 to 30
Start = tuple[int, int]  # a face and how many dice of it are kept; of none, NOTHING
Picker = Callable[[Sequence[float]], tuple[float, ...]]
NOTHING: Start = (0, 0)

_ALL: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, FACES + 1), DICE))
_INDEX = {dice: index for index, dice in enumerate(_ALL)}
_RESULTS = tuple(map(result_of, _ALL))
HAIR = 1e-12  # sums that are equal but for the order of adding are equal

MEAN: Use = tuple(float(result) for result in range(MOST + 1))  # every point is worth the same


def _starts(dice: Dice) -> tuple[Start, ...]:
    """How a next throw could begin from these dice: any face that leaves something to throw, or nothing."""
    counted = Counter(dice)
    return (NOTHING, *((face, counted[face]) for face in sorted(counted) if counted[face] < DICE))


@cache
def _ways(start: Start) -> tuple[tuple[int, float], ...]:
    """What this throw leads to, and how likely."""
    face, kept = start
    thrown = DICE - kept
    chances: Counter[int] = Counter()
    for dice in combinations_with_replacement(range(1, FACES + 1), thrown):
        orders = factorial(thrown) // prod(factorial(count) for count in Counter(dice).values())
        chances[_INDEX[tuple(sorted((*dice, *(face,) * kept)))]] += orders
    return tuple((index, orders / FACES**thrown) for index, orders in chances.items())


_STARTS = tuple(map(_starts, _ALL))
_EVERY_START = tuple(dict.fromkeys(start for starts in _STARTS for start in starts))


@cache
def _weights(start: Start) -> tuple[Picker, tuple[float, ...]]:
    """The same, to be weighed fast: what picks the values of all that it leads to, and their chances."""
    return itemgetter(*(index for index, _ in _ways(start))), tuple(chance for _, chance in _ways(start))


def _mean(start: Start, reached: Sequence[float]) -> float:
    picked, chances = _weights(start)
    return sum(map(mul, chances, picked(reached)))


@cache
def _worth(use: Use, left: int) -> dict[Start, float]:
    """What a throw from each start is worth when `left` more may follow it."""
    stopped = [use[result] for result in _RESULTS]
    if left:
        later = _worth(use, left - 1)
        reached = [
            max(now, *(later[start] for start in starts))
            for now, starts in zip(stopped, _STARTS, strict=True)
        ]
    else:
        reached = stopped
    return {start: _mean(start, reached) for start in _EVERY_START}


def value(use: Use, throws: int) -> float:
    """What so many throws are worth before the first, played as well as can be."""
    return _worth(use, throws - 1)[NOTHING]


@cache
def to_beat(result: int) -> Use:
    """All that counts is to throw more than this."""
    return tuple(float(own > result) for own in range(MOST + 1))


@cache
def to_stand_against(throws: int) -> Use:
    """The attacker's use of a result: how often a defender who knows it and has so many throws fails."""
    reached = set(_RESULTS)
    return tuple(
        1 - value(to_beat(result), throws) if result in reached else 0.0 for result in range(MOST + 1)
    )


@cache
def attack_wins(attack: int, defence: int) -> float:
    """How often the attacker wins with so many throws against so many, both playing as well as can be."""
    return value(to_stand_against(defence), attack)


def best_throw(dice: Sequence[int], left: int, use: Use) -> Start | None:
    """How to throw on with `left` throws; None: the dice are best left as they lie."""
    sorted_dice = tuple(sorted(dice))
    worth = _worth(use, left - 1)
    starts = _STARTS[_INDEX[sorted_dice]]
    best = max(starts, key=lambda start: worth[start])
    return best if worth[best] > use[result_of(sorted_dice)] + HAIR else None


# What others may throw, for the Death Battle


@cache
def spread(throws: int) -> tuple[float, ...]:
    """By result, how likely it is for somebody who plays for the mean."""
    return tuple(_spread(throws - 1)[NOTHING])


@cache
def _spread(left: int) -> dict[Start, list[float]]:
    found: dict[Start, list[float]] = {}
    for start in _EVERY_START:
        likely = [0.0] * (MOST + 1)
        for index, chance in _ways(start):
            onward = best_throw(_ALL[index], left, MEAN) if left else None
            if onward is None:
                likely[_RESULTS[index]] += chance
            else:
                for result, later in enumerate(_spread(left - 1)[onward]):
                    likely[result] += chance * later
        found[start] = likely
    return found


@cache
def to_survive(best: int, rivals: tuple[int, ...]) -> Use:
    """In a Death Battle: to be best of all, where `best` lies there and so many throws are still to come.

    To share the best result is worth half: it is fought again. A last rival knows what he must beat, and
    plays for it; of more than one each is taken to play for the mean.
    """

    def use(result: int) -> float:
        if result < best:
            return 0.0
        if len(rivals) == 1 and result > best:
            return 1 - value(to_survive(result, ()), rivals[0])
        ahead = prod(sum(spread(throws)[:result]) for throws in rivals)
        level = prod(sum(spread(throws)[: result + 1]) for throws in rivals)
        alone = ahead if result > best else 0.0
        return alone + (level - alone) / 2

    return tuple(map(use, range(MOST + 1)))
