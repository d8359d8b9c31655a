"""The cards of 13 Monsters, read once from the deck file, and the places they lie in.

Everything is a whole number. A monster is 0 to 12 in printed order: Striffle is 0, Ghost is 12. A pair is
`3 * monster + part`, 0 to 38; a card is `2 * pair + half`, 0 to 77. A cell of the field is 0 to 80, row by
row; the three in the middle hold the logo and never a card.
"""

from typing import Literal

from engine import deck
from engine.game import Frozen

Pair = int
Card = int
Cell = int

HEAD, EYES, BODY = range(3)
PARTS = 3
LEFT, RIGHT = range(2)


class Players(Frozen, frozen=True):
    least: int
    most: int


class Grid(Frozen, frozen=True):
    rows: int
    columns: int
    logo: tuple[tuple[int, int], ...]  # row, column counted from 1


class Throws(Frozen, frozen=True):
    same_element: dict[int, int]  # by how many pairs of a monster share an element
    thirteenth: int


class KindFigures(Frozen, frozen=True):
    hp: int
    powers: tuple[Literal["sacrifice", "permafrost", "prophet", "supernova"], ...]


class MonsterCard(Frozen, frozen=True):
    name: str
    element: str


class Deck(deck.Deck, frozen=True, kw_only=True):
    players: Players
    dice: int
    faces: int
    parts: tuple[str, str, str]
    halves: tuple[str, str]
    elements: tuple[str, ...]
    grid: Grid
    throws: Throws
    kinds: dict[Literal["gnome", "abomination", "og", "thirteenth"], KindFigures]
    monsters: tuple[MonsterCard, ...]

    def check(self) -> None:
        names = {monster.name for monster in self.monsters}
        if len(names) != len(self.monsters):
            raise ValueError("two monsters have one name")
        strange = {monster.element for monster in self.monsters} - set(self.elements)
        if strange:
            raise ValueError(f"no such element: {', '.join(sorted(strange))}")
        cards = len(self.monsters) * len(self.parts) * len(self.halves)
        if cards != self.grid.rows * self.grid.columns - len(self.grid.logo):
            raise ValueError("the cards fill the grid round the logo")
        if sorted(self.throws.same_element) != [1, 2, 3]:
            raise ValueError("one, two or three pairs of a monster share an element")


DECK = deck.load_deck("thirteen_monsters", Deck)

MONSTERS = len(DECK.monsters)
THE_THIRTEENTH = MONSTERS - 1
NAMES = tuple(monster.name for monster in DECK.monsters)  # by monster
ELEMENTS = tuple(DECK.elements.index(monster.element) for monster in DECK.monsters)  # by monster
DICE = DECK.dice
FACES = DECK.faces
MOST = DICE * FACES  # the best result that dice can give (TM8.6)

PAIRS = tuple(range(MONSTERS * PARTS))
CARDS = tuple(range(2 * len(PAIRS)))
LOGO = tuple((row - 1) * DECK.grid.columns + column - 1 for row, column in DECK.grid.logo)
GRID = DECK.grid.rows * DECK.grid.columns
CELLS = tuple(cell for cell in range(GRID) if cell not in LOGO)  # those that can hold a card


def dealt(seats: int, *, quick_start: bool) -> tuple[Cell, ...]:
    """Where cards lie when a match begins: fewer where everybody has a gnome (TM3.4, TM14.13)."""
    return CELLS[: len(CARDS) - 2 * PARTS * seats] if quick_start else CELLS


def monster_of(pair: int) -> int:
    return pair // PARTS


def part_of(pair: int) -> int:
    return pair % PARTS


def pair_named(monster: int, part: int) -> int:
    return PARTS * monster + part


def element_of(pair: int) -> int:
    """An index into the deck's elements."""
    return ELEMENTS[pair // PARTS]


def pair_of(card: int) -> int:
    """The pair that this half card belongs to (TM1.3)."""
    return card // 2


def half_of(card: int) -> int:
    return card % 2


def other_half(card: int) -> int:
    return card ^ 1


def cell_name(cell: int) -> str:
    """What people call this cell: the row's letter and the column's number, as C7."""
    row, column = divmod(cell, DECK.grid.columns)
    return f"{chr(ord('A') + row)}{column + 1}"
