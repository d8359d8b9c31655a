"""What a seat can do."""

from collections.abc import Iterator
from itertools import combinations

from engine.cubo.cards import ROUND_THE_MIDDLE
from engine.cubo.state import (
    Action,
    Begin,
    Call,
    Close,
    Decline,
    Phase,
    PickUp,
    Replace,
    Roll,
    Seat,
    State,
    Status,
    Swap,
    Take,
)
from engine.race import claim_of

_SWAPS = tuple(Swap(a=a, b=b) for a, b in combinations(ROUND_THE_MIDDLE, 2))
_REPLACEMENTS = (Replace(cell=None), *(Replace(cell=cell) for cell in ROUND_THE_MIDDLE))


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Of the ways to lay the dice only the swaps: they lead to every one of the 40,320 squares."""
    if state.phase is Phase.RACE:
        yield from _racing(state, seat)
    elif state.phase is Phase.READY and seat == state.first:
        yield Begin()
    elif state.phase is Phase.SCORING and seat == state.scoring:
        yield from _REPLACEMENTS


def _racing(state: State, seat: Seat) -> Iterator[Action]:
    status = state.players[seat].status
    if status is Status.HAND:
        yield Roll()
    elif status is Status.ROLLED:
        yield Call()
        if state.called is None:
            yield Roll()
            yield PickUp()
        yield from _SWAPS
    elif status is Status.COVERED and not claim_of(state.race, seat):
        yield from (Take(slot=slot) for slot, die in enumerate(state.centre) if die)
        yield Decline()
    if state.asked and seat not in state.agreed:
        yield Close()
