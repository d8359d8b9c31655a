"""What a square is worth, and which square is worth most."""

from collections.abc import Iterator
from itertools import combinations, permutations

from engine.cubo.cards import CELLS, DECK, LINES, MIDDLE, ROUND_THE_MIDDLE, Colour, Die
from engine.cubo.state import Dice, Order, Sheet
from engine.game import Frozen


class Best(Frozen, frozen=True):
    order: Order  # as in Arrange
    points: int


def points_of_line(a: Die, b: Die, c: Die) -> int:
    """A straight gives its highest number, a triple its number once; in one colour twice as much (CU6)."""
    step = b.value - a.value
    if not a.value or c.value - b.value != step or abs(step) > 1:
        return 0
    colours = {die.colour for die in (a, b, c)} - {Colour.WHITE}  # white is red and blue (CU6.6)
    return max(a.value, c.value) * (2 if len(colours) == 1 else 1)


def points_of_lines(dice: Dice) -> tuple[int, ...]:
    return tuple(points_of_line(*(dice[cell] for cell in line)) for line in LINES)


def points_of_square(dice: Dice) -> int:
    return sum(points_of_lines(dice))


def score_sheet(dice: Dice) -> Sheet:
    lines = points_of_lines(dice)
    return Sheet(dice=dice, lines=lines, points=sum(lines))


# The die taken


def with_die(dice: Dice, cell: int, die: Die) -> Dice:
    return (*dice[:cell], die, *dice[cell + 1 :])


def points_for_each_choice(dice: Dice, taken: Die) -> tuple[int | None, ...]:
    """By cell: the points of the square with the die taken put there; the white die stays (CU5.2)."""
    return tuple(None if cell == MIDDLE else points_of_square(with_die(dice, cell, taken)) for cell in CELLS)


def best_replacement(dice: Dice, taken: Die) -> tuple[int | None, int]:
    """The cell, and the points then; None where the square is best left as it is."""
    choices = points_for_each_choice(dice, taken)
    gain, cell = max((choices[cell] or 0, -cell) for cell in ROUND_THE_MIDDLE)
    as_it_is = points_of_square(dice)
    return (-cell, gain) if gain > as_it_is else (None, as_it_is)


# The best square of a roll. A die is a number here, and three of them look their points up.

_FACES = tuple(Die(colour, value) for colour in Colour for value in range(1, DECK.faces + 1))
_CODES = {die: code for code, die in enumerate(_FACES)}
_POINTS = tuple(tuple(tuple(points_of_line(a, b, c) for c in _FACES) for b in _FACES) for a in _FACES)

# A square turned or mirrored scores the same. So one die lies either in the corner or at the side, here cells
# 0 and 1, and of the two dice that then mirror each other the order does not matter: 2 x 21 x 120 squares.
_STARTS = ((0, (1, 3)), (1, (0, 2)))


def arrangements(dice: Dice) -> Iterator[tuple[int, ...]]:
    """Every square of these dice but for turning and mirroring: 5,040 at most, fewer where dice are alike.

    In the order of `_laid`: the first die, two that mirror each other, the white one, the others.
    """
    first, *rest = sorted(_CODES[dice[cell]] for cell in ROUND_THE_MIDDLE)
    white = _CODES[dice[MIDDLE]]
    for pair in dict.fromkeys(combinations(rest, 2)):
        left = list(rest)
        for code in pair:
            left.remove(code)
        for others in dict.fromkeys(permutations(left)):
            yield (first, *pair, white, *others)


def _laid(start: int, mirrored: tuple[int, int]) -> tuple[int, ...]:
    """By place in an arrangement: the cell."""
    others = (cell for cell in ROUND_THE_MIDDLE if cell != start and cell not in mirrored)
    return (start, *mirrored, MIDDLE, *others)


_LAYOUTS = tuple(_laid(*start) for start in _STARTS)
_PLACES = tuple(tuple(tuple(layout.index(cell) for cell in line) for line in LINES) for layout in _LAYOUTS)


def best_arrangement(dice: Dice) -> Best:
    """The square worth most, reached from these dice as they lie."""
    most, best, layout = -1, (), _LAYOUTS[0]
    for square in arrangements(dice):
        for places, cells in zip(_PLACES, _LAYOUTS, strict=True):
            total = 0
            for a, b, c in places:
                total += _POINTS[square[a]][square[b]][square[c]]
            if total > most:
                most, best, layout = total, square, cells
    return Best(order=_order(dice, dict(zip(layout, best, strict=True))), points=most)


def _order(dice: Dice, codes: dict[int, int]) -> Order:
    """Which cells to take the dice from so that each cell gets its code."""
    lying = [None if die.colour is Colour.WHITE else _CODES[die] for die in dice]
    order: list[int] = []
    for cell in CELLS:
        source = MIDDLE if cell == MIDDLE else lying.index(codes[cell])
        lying[source] = None
        order.append(source)
    return tuple(order)
