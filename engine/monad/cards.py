"""The cards of Monad, read once from the deck file.

A card is a whole number, 6 * rank + colour: 0 to 29. Commons of one colour are equal. The round Monads, which
have no colour and are never given up, count as rank 5.
"""

from typing import Literal

from engine import deck
from engine.game import Frozen

COLOURS = 6
COMMON, BI, TRI, QUAD, QUINT, MONAD = range(6)
A_MONAD = COLOURS * MONAD  # what stands for a Monad where a card gained is named


class Colour(Frozen, frozen=True):
    id: str
    temperature: Literal["warm", "cool"]
    partner: str


class Rank(Frozen, frozen=True):
    id: str
    value: int


class Monads(Frozen, frozen=True):
    count: int
    price: int


class Setup(Frozen, frozen=True):
    commons_per_colour: int
    identities: tuple[str, ...]
    goal: int


class Teams(Frozen, frozen=True):
    players: int
    goal: int


class HouseRules(Frozen, frozen=True):
    silent_rounds: int
    barren_rounds: int


class Deck(deck.Deck, frozen=True, kw_only=True):
    colours: tuple[Colour, ...]
    ranks: tuple[Rank, ...]
    monads: Monads
    leaps: dict[int, str]
    setup: dict[int, Setup]
    teams: Teams
    house: HouseRules

    def check(self) -> None:
        colours = {colour.id: colour for colour in self.colours}
        for colour in self.colours:
            partner = colours.get(colour.partner)
            if partner is None or partner.partner != colour.id or partner.temperature == colour.temperature:
                raise ValueError(f"{colour.id} has no bonus partner of the other temperature")
        temperatures = [colour.temperature for colour in self.colours]
        if temperatures != ["warm"] * 3 + ["cool"] * 3 or len(colours) != COLOURS:
            raise ValueError("three warm colours come first, then three cool ones")
        prices = [rank.value for rank in self.ranks] + [self.monads.price]
        if len(self.ranks) != MONAD or prices != sorted(set(prices)):
            raise ValueError("five ranks and the Monads, each dearer than the one below")
        if not set(self.leaps.values()) <= {rank.id for rank in self.ranks}:
            raise ValueError("a leap leads to a rank that does not exist")
        for players, setup in self.setup.items():
            if not set(setup.identities) <= set(colours) or len(set(setup.identities)) < players:
                raise ValueError(f"{players} players need as many identities, of colours that exist")
            if setup.commons_per_colour * COLOURS % players:
                raise ValueError(f"the Commons of {players} players do not come out even")


DECK = deck.load_deck("monad", Deck)

RANK_IDS = tuple(rank.id for rank in DECK.ranks)
COLOUR_IDS = tuple(colour.id for colour in DECK.colours)
PARTNERS = tuple(COLOUR_IDS.index(colour.partner) for colour in DECK.colours)
WARM = tuple(colour.temperature == "warm" for colour in DECK.colours)
LEAPS = {count: RANK_IDS.index(rank) for count, rank in sorted(DECK.leaps.items())}  # MN8.1
MOST_LEAPED = max(LEAPS)
LEAST_LEAPED = min(LEAPS)
PRICES = (*(rank.value for rank in DECK.ranks), DECK.monads.price)  # by rank, MN1.4

# By card, with the Monad last: rules look these up far too often to reckon them each time.
RANK = tuple(card // COLOURS for card in range(A_MONAD + 1))
COLOUR = tuple(card % COLOURS for card in range(A_MONAD + 1))
VALUE = tuple(PRICES[rank] for rank in RANK)
IS_WARM = tuple(WARM[colour] for colour in COLOUR)


def card_of(rank: int, colour: int) -> int:
    return COLOURS * rank + colour


def rank_of(card: int) -> int:
    return RANK[card]


def colour_of(card: int) -> int:
    return COLOUR[card]


def value_of(card: int) -> int:
    return VALUE[card]


def worth_of_cards(cards: tuple[int, ...]) -> int:
    return sum(map(VALUE.__getitem__, cards))
