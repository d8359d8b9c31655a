"""What cards give and what monsters need: whether a monster is ready."""

from collections.abc import Iterable, Sequence

from engine.monster_rush.cards import CARDS, MONSTERS, SYMBOLS, Face
from engine.monster_rush.state import Card, Monster, Shown

_NEEDS = {
    number: tuple(monster.needs.count(symbol) for symbol in SYMBOLS) for number, monster in MONSTERS.items()
}
_GIVES = tuple(tuple(SYMBOLS.index(symbol) for symbol in card.gives) for card in CARDS)
_STAFFS = frozenset(index for index, card in enumerate(CARDS) if card.kind is Face.STAFF)


def missing(monster: Monster, cards: Iterable[Card]) -> int:
    """How many symbols are still to be revealed; 0: the monster is ready."""
    lacking = list(_NEEDS[monster])  # with multiplicity (MR4.2)
    staffs = 0
    for card in cards:
        staffs += card in _STAFFS
        for symbol in _GIVES[card]:
            lacking[symbol] -= 1
    return max(0, sum(count for count in lacking if count > 0) - staffs)  # MR4.4


def made_ready(monster: Monster, shown: Sequence[Shown]) -> Shown | None:
    """The card that made the monster ready; `shown` in order of play. None: it is not ready."""
    cards = [one.card for one in shown]
    if missing(monster, cards):
        return None
    return next(one for place, one in enumerate(shown, 1) if not missing(monster, cards[:place]))
