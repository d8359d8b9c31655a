"""The dice of Cubo and the figures of its rules, read once from the deck file."""

from collections.abc import Sequence
from enum import StrEnum

from engine import deck
from engine.chance import Chance
from engine.game import Frozen


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"
    WHITE = "white"


class Die(Frozen, frozen=True, array_like=True):
    colour: Colour
    value: int  # 0: not rolled

    @property
    def unrolled(self) -> "Die":
        return DICE[self.colour][0]


class Counts(Frozen, frozen=True):
    red: int
    blue: int
    white: int = 0


class Players(Frozen, frozen=True):
    least: int
    most: int


class Grid(Frozen, frozen=True):
    middle: int
    lines: tuple[tuple[int, int, int], ...]


class HouseRules(Frozen, frozen=True):
    alone_ms: int
    take_ms: int
    quiet_ms: int
    cover_ms: int


class Deck(deck.Deck, frozen=True, kw_only=True):
    rounds: int
    faces: int
    players: Players
    each: Counts
    centre: Counts
    grid: Grid
    house: HouseRules

    def check(self) -> None:
        cells = self.each.red + self.each.blue + self.each.white
        if self.each.white != 1 or not all(0 <= cell < cells for line in self.grid.lines for cell in line):
            raise ValueError("the square has one white die, and a cell for every die")
        if sum(self.grid.middle in line for line in self.grid.lines) != 2:
            raise ValueError("two lines cross in the middle")


DECK = deck.load_deck("cubo", Deck)

ROUNDS = DECK.rounds
ALONE_MS = DECK.house.alone_ms
TAKE_MS = DECK.house.take_ms
QUIET_MS = DECK.house.quiet_ms
COVER_MS = DECK.house.cover_ms
LINES = DECK.grid.lines
MIDDLE = DECK.grid.middle
CELLS = tuple(range(DECK.each.red + DECK.each.blue + DECK.each.white))
ROUND_THE_MIDDLE = tuple(cell for cell in CELLS if cell != MIDDLE)

DICE = {colour: tuple(Die(colour, value) for value in range(DECK.faces + 1)) for colour in Colour}


def unrolled(counts: Counts) -> tuple[Die, ...]:
    red, blue, white = (DICE[colour][0] for colour in Colour)
    return (red,) * counts.red + (blue,) * counts.blue + (white,) * counts.white


def square(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Nine dice, the white one moved to the middle."""
    coloured = tuple(die for die in dice if die.colour is not Colour.WHITE)
    (white,) = (die for die in dice if die.colour is Colour.WHITE)
    return (*coloured[:MIDDLE], white, *coloured[MIDDLE:])


def rolled(dice: Sequence[Die], chance: Chance) -> tuple[Die, ...]:
    values = chance.roll(len(dice), DECK.faces)
    return tuple(DICE[die.colour][value] for die, value in zip(dice, values, strict=True))
