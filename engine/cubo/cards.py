"""The dice of Cubo and the figures of its rules, read once from the deck file."""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Literal

import msgspec

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


class House(Frozen, frozen=True):
    alone_ms: int
    take_ms: int
    quiet_ms: int


class Deck(Frozen, frozen=True):
    schema: Literal[1]
    game: Literal["cubo"]
    rounds: int
    faces: int
    players: Players
    each: Counts
    centre: Counts
    grid: Grid
    house: House


def read(raw: bytes) -> Deck:
    """The deck in this file; ValueError where it contradicts itself."""
    deck = msgspec.toml.decode(raw, type=Deck)
    cells = deck.each.red + deck.each.blue + deck.each.white
    if deck.each.white != 1 or not all(0 <= cell < cells for line in deck.grid.lines for cell in line):
        raise ValueError("the square has one white die, and a cell for every die")
    if sum(deck.grid.middle in line for line in deck.grid.lines) != 2:
        raise ValueError("two lines cross in the middle")
    return deck


DECK = read(Path(__file__).parents[2].joinpath("data", "decks", "cubo.toml").read_bytes())

ROUNDS = DECK.rounds
ALONE_MS = DECK.house.alone_ms
TAKE_MS = DECK.house.take_ms
QUIET_MS = DECK.house.quiet_ms
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
