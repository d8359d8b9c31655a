"""What a seat has chosen of its hand and not played yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from cogs.games.look import Look
from cogs.wire.presses.custom_id import base36
from cogs.wire.screens.limits import CHOICES
from engine.monad.state import Action, Cards, View

Looked = Look[View, Action]


@dataclass(frozen=True, slots=True)
class Draft:
    """Places of the sorted hand.

    It travels as a bit for each place, in base 36, and a mark of the hand: what was chosen of another hand is
    forgotten.
    """

    hand: Cards
    places: frozenset[int] = frozenset()

    @classmethod
    def read(cls, look: Looked) -> Draft:
        """What was chosen, if it was chosen of the hand as it is now."""
        view = look.view
        hand = (view.seats[view.seat].hand or ()) if view.seat is not None else ()
        bits, _, mark = look.draft.partition("-")
        if mark != _mark(hand) or not (bits.isascii() and bits.isalnum()):
            return cls(hand)
        chosen = int(bits, 36)
        return cls(hand, frozenset([place for place in range(len(hand)) if chosen >> place & 1]))

    @property
    def text(self) -> str:
        bits = sum(1 << place for place in self.places)
        return f"{base36(bits)}-{_mark(self.hand)}" if bits else ""

    @property
    def cards(self) -> Cards:
        return tuple([self.hand[place] for place in sorted(self.places)])

    def toggled(self, place: int) -> Draft:
        return self.of(self.places ^ {place})

    def chosen_from(self, start: int, values: Sequence[str]) -> Draft:
        """One menu's places are chosen anew; those of other menus stay."""
        others = (place for place in self.places if not start <= place < start + CHOICES)
        return self.of((*others, *(int(value) for value in values if value.isdecimal())))

    def of(self, places: Iterable[int]) -> Draft:
        return Draft(self.hand, frozenset(place for place in places if 0 <= place < len(self.hand)))


@lru_cache(maxsize=1024)
def _mark(hand: Cards) -> str:
    return base36(crc32(bytes(hand)) % 36**2)
