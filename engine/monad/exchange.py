"""Cards that go over the table in one play: always with the table, never with other players (MN3.1)."""

from typing import Any

import msgspec

from engine.monad.cards import A_MONAD, BI, COMMON, MONAD, RANK
from engine.monad.state import Cards, State


class Exchange:
    """The hand of the seat whose turn it is, and the table, while a play is carried out."""

    __slots__ = ("before", "columns", "discard", "draw", "hand", "monads", "seat")

    def __init__(self, before: State) -> None:
        self.before = before
        self.seat = before.turn
        self.hand = list(before.hands[self.seat])
        self.columns = list(before.columns)
        self.draw = before.draw
        self.discard = before.discard
        self.monads = before.monads[self.seat]

    def give(self, cards: Cards) -> None:
        """Commons go on the discard, others under their own column, in the order named (MN3.3)."""
        for card in cards:
            self.hand.remove(card)
            if RANK[card] == COMMON:
                self.discard += (card,)
            else:
                self.columns[RANK[card] - BI] += (card,)

    def take(self, rank: int) -> int:
        """The top card of this rank goes to the hand, a Monad beside the Bonus card (MN3.4)."""
        if rank == MONAD:
            self.monads += 1
            return A_MONAD
        gained, *left = self.columns[rank - BI]
        self.columns[rank - BI] = tuple(left)
        self.hand.append(gained)
        return gained

    def draw_common(self) -> int:
        drawn, *left = self.draw
        self.draw = tuple(left)
        self.hand.append(drawn)
        return drawn

    def state(self, **changes: Any) -> State:
        """The state with these cards where they are now; a hand that changed is hidden again (MN9.6)."""
        before, seat = self.before, self.seat
        return msgspec.structs.replace(
            before,
            hands=(*before.hands[:seat], tuple(sorted(self.hand)), *before.hands[seat + 1 :]),
            shown=(*before.shown[:seat], False, *before.shown[seat + 1 :]),
            columns=tuple(self.columns),
            draw=self.draw,
            discard=self.discard,
            monads=(*before.monads[:seat], self.monads, *before.monads[seat + 1 :]),
            **changes,
        )
