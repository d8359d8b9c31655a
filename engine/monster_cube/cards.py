"""The tiles and monsters of Monster Cube and the figures of its rules, read once from the deck file.

A monster is named by its code, 1 to 56; a tile by its place in the deck.
"""

from engine import deck
from engine.game import Frozen

Cell = tuple[int, int]
COLOURS = 3  # yellow on top, red left, blue right


class Card(Frozen, frozen=True):
    stars: int
    worth: int  # 0: counts the +1 cards again (MC8.3)
    modifier: int  # on its back


class Tile(Frozen, frozen=True):
    """Both sides, each yellow, red, blue."""

    numbers: tuple[int, int, int]
    dice: tuple[int, int, int]


class Layout(Frozen, frozen=True):
    start: tuple[Cell, ...]


class Hands(Frozen, frozen=True):
    cards: int
    held: int
    before: int


class Bonus(Frozen, frozen=True):
    runs: dict[str, int]
    family: int


class HouseRules(Frozen, frozen=True):
    judging_ms: int
    barred_ms: int
    quiet_ms: int
    answer_ms: int
    looking_ms: int
    deserted: int
    idle_turns: int
    barren_turns: int
    unsolved_ms: int
    alone_points: int


class Deck(deck.Deck, frozen=True, kw_only=True):
    sets: int
    one_set: int
    zone: int
    cards: tuple[Card, ...]
    families: tuple[str, ...]
    levels: tuple[tuple[int, int], ...]
    tiles: tuple[Tile, ...]
    layout: Layout
    hands: Hands
    bonus: Bonus
    house: HouseRules

    def check(self) -> None:
        if len(self.cards) != 4 * len(self.families):
            raise ValueError("a family has four monsters")
        if len(set(self.layout.start)) != len(self.tiles):
            raise ValueError("each tile has a cell to start from")
        codes = [code for first, last in self.levels for code in range(first, last + 1)]
        if codes != list(range(1, len(self.cards) + 1)):
            raise ValueError("each monster is of one level")
        for first, last in self.levels:
            if len({abs(card.modifier) for card in self.cards[first - 1 : last]}) != 1:
                raise ValueError("modifiers of one level are of one size")  # MC1.5


DECK = deck.load_deck("monster_cube", Deck)

CARDS = dict(enumerate(DECK.cards, start=1))
CODES = tuple(CARDS)
ZONE = DECK.zone
START = DECK.layout.start
TILES = len(DECK.tiles)
NUMBERS = tuple(tile.numbers for tile in DECK.tiles)
DICE = tuple(tile.dice for tile in DECK.tiles)
LEVELS = tuple(tuple(range(first, last + 1)) for first, last in DECK.levels)
FAMILY = 4  # monsters of one
HOUSE_RULES = DECK.house
RUNS = {int(length): points for length, points in DECK.bonus.runs.items()}


def family_of(code: int) -> int:
    """From 1: the place of its name in the deck."""
    return (code - 1) // FAMILY + 1


def level_of(code: int) -> int:
    return next(level for level, codes in enumerate(LEVELS) if code in codes)
