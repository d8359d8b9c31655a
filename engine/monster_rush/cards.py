"""The cards and monsters of Monster Rush, read once from the deck file.

A card is the index of its face in CARDS: cards of one face are alike. A monster is its number, 1 to 36.
"""

from enum import StrEnum

import msgspec

from engine import deck
from engine.game import Frozen

MONSTER_CARDS = 36
SPACES = 3
MOST_NEEDED_PLAYERS = 5  # the highest mark, 5+


class Face(StrEnum):
    NORMAL = "normal"
    FAILED = "failed"
    COMBO = "combo"
    STAFF = "staff"


class Card(Frozen, frozen=True):
    kind: Face
    pictures: tuple[str, ...]  # symbols; those of a failed attack do not count
    count: int

    @property
    def gives(self) -> tuple[str, ...]:
        """The symbols it counts as; a staff's is not settled (MR4.3)."""
        return self.pictures if self.kind in (Face.NORMAL, Face.COMBO) else ()


class Monster(Frozen, frozen=True):
    number: int
    name: str
    value: int
    least_players: int = msgspec.field(name="from")
    needs: tuple[str, ...]
    looks: str  # for whoever draws it


class Tempo(Frozen, frozen=True):
    """The least time between cards, in thousandths of the pace: the more there is to see, the longer."""

    within: int  # symbols: a monster that lacks no more is nearly ready
    breath: int  # before the first card of a lap
    far: int  # while no monster is nearly ready
    near: int


class HouseRules(Frozen, frozen=True):
    still: int


class Deck(deck.Deck, frozen=True, kw_only=True):
    weapons: tuple[str, ...]
    spells: tuple[str, ...]
    cards: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    house: HouseRules
    tempo: Tempo

    def check(self) -> None:
        symbols = {*self.weapons, *self.spells}
        if not all(symbols.issuperset(card.pictures) for card in self.cards):
            raise ValueError("a card pictures a symbol that does not exist")
        if [monster.number for monster in self.monsters] != list(range(1, MONSTER_CARDS + 1)):
            raise ValueError(f"the monsters are numbered from 1 to {MONSTER_CARDS}, in this order")
        for monster in self.monsters:
            if not symbols.issuperset(monster.needs):
                raise ValueError(f"{monster.name} needs a symbol that does not exist")
        for players in (2, 3, MOST_NEEDED_PLAYERS):
            if sum(monster.least_players <= players for monster in self.monsters) % SPACES:
                raise ValueError(f"the monsters for {players} players make no equal piles")


DECK = deck.load_deck("monster_rush", Deck)

SYMBOLS = (*DECK.weapons, *DECK.spells)
CARDS = DECK.cards
MONSTERS = {monster.number: monster for monster in DECK.monsters}
STILL = DECK.house.still
TEMPO = DECK.tempo
