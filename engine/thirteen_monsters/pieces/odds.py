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


# The Death Battle: to be best of all who are in it


@cache
def to_survive(best: int, held: int, rivals: tuple[int, ...]) -> Use:
    """To be best of all, where `best` lies there `held` times and so many throws each are still to come.

    To share the best result is worth one's share of it: it is fought again. Each rival plays as well as can
    be against the best that lies there, as the last of them does; so of one rival this is exact.
    """
    reached = set(_RESULTS)

    def use(result: int) -> float:
        if result < best or result not in reached:
            return 0.0
        sharing = held + 1 if result == best else 1
        return _kept(result, sharing, rivals)

    return tuple(map(use, range(MOST + 1)))


def _kept(result: int, sharing: int, rivals: Sequence[int]) -> float:
    """The share that is left of this result, which so many have, when all rivals have thrown."""
    level = [1.0]  # by how many of the rivals that have thrown share it, and nobody beat it
    against = to_survive(result, sharing, ()) if rivals else ()
    for throws in rivals:
        same = _likely(against, throws - 1, result)[NOTHING]
        beaten = value(against, throws) - same / (sharing + 1)
        below = 1 - beaten - same
        level = [
            here * below + before * same for here, before in zip((*level, 0.0), (0.0, *level), strict=True)
        ]
    return sum(likely / (sharing + more) for more, likely in enumerate(level))


@cache
def _likely(use: Use, left: int, result: int) -> dict[Start, float]:
    """How likely this very result is, from each start, to whoever plays as well as can be for that use."""
    reached = [float(own == result) for own in _RESULTS]
    if left:
        worth, later = _worth(use, left - 1), _likely(use, left - 1, result)
        for at, starts in enumerate(_STARTS):
            best = max(starts, key=worth.__getitem__)
            if worth[best] > use[_RESULTS[at]] + HAIR:
                reached[at] = later[best]
    return {start: _mean(start, reached) for start in _EVERY_START}
