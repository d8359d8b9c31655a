"""A whole match as it might be, from what one seat knows of it."""

from engine.chance import Chance
from engine.monad.cards import BI, COLOURS, COMMON, DECK, MONAD, RANK, card_of
from engine.monad.state import State, View


def imagine(view: View, chance: Chance) -> State:
    """A state in which this seat would see just this view; the hidden cards lie as chance will have it."""
    assert view.turn is not None
    hands = [seat.hand for seat in view.seats]
    known = [*view.discard, *(card for cards in (*view.columns, *hands) if cards for card in cards)]
    unseen = chance.shuffled(_all_but(known, len(hands)))
    commons = [card for card in unseen if RANK[card] == COMMON]
    draw = tuple(commons[: view.draw])
    left = chance.shuffled([*commons[view.draw :], *(card for card in unseen if RANK[card] != COMMON)])
    dealt: list[tuple[int, ...]] = []
    for seat in view.seats:
        dealt.append(tuple(sorted(left[: seat.hand_size])) if seat.hand is None else seat.hand)
        left = left[seat.hand_size :] if seat.hand is None else left
    return State(
        teams=view.teams,
        goal=view.goal,
        identities=tuple(seat.identity for seat in view.seats),
        hands=tuple(dealt),
        shown=tuple(seat.hand is not None and place != view.seat for place, seat in enumerate(view.seats)),
        monads=tuple(seat.monads for seat in view.seats),
        columns=view.columns,
        draw=draw,
        discard=view.discard,
        turn=view.turn,
        plays=view.plays,
        owes=view.owes,
        bonus_used=not view.seats[view.turn].bonus_ready,
        turns=view.turns,
        silent=view.silent,
        barren=view.barren,
    )


def _all_but(known: list[int], seats: int) -> list[int]:
    """The cards of a match of so many seats that are not among those known."""
    every = [card_of(rank, colour) for rank in range(BI, MONAD) for colour in range(COLOURS)]
    every += list(range(COLOURS)) * DECK.setup[seats].commons_per_colour
    for card in known:
        every.remove(card)
    return every
