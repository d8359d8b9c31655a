"""How brains trade: what they offer, accept and answer (TM7)."""

from collections.abc import Iterator

from engine.game import Frozen
from engine.thirteen_monsters.brains.reckoning import Pairs, masters, pairs_of, worth_of_pairs
from engine.thirteen_monsters.pieces.cards import Pair
from engine.thirteen_monsters.state import Seat
from engine.thirteen_monsters.views import View

GENEROUS = 0.75  # in a duel too: who grudges the other all that he gains never trades


class Deal(Frozen, frozen=True):
    """A trade of one pair for one, seen from one side, and what both gain by that side's reckoning."""

    partner: Seat
    give: Pair
    take: Pair
    own: float
    theirs: float


def best_deal(view: View, seat: Seat, partners: tuple[Seat, ...], envy: float) -> Deal | None:
    """The trade from which this seat gains most, of those that its partner should like, too."""
    envy = min(envy, GENEROUS)
    good = (deal for deal in _deals(view, seat, partners) if _welcome(deal, envy))
    return max(good, key=lambda deal: (deal.own - envy * deal.theirs, -deal.give, -deal.take), default=None)


def agrees(view: View, seat: Seat, envy: float) -> bool:
    """Whether the offer that lies open does this seat good and makes nobody win."""
    made = view.proposal
    assert made
    own, theirs = pairs_of(view.seats[seat]), pairs_of(view.seats[made.seat])
    own_after = (own - frozenset(made.take)) | frozenset(made.give)
    theirs_after = (theirs - frozenset(made.give)) | frozenset(made.take)
    if masters(theirs_after):
        return False
    gain, their_gain = (
        worth_of_pairs(own_after) - worth_of_pairs(own),
        worth_of_pairs(theirs_after) - worth_of_pairs(theirs),
    )
    envy = min(envy, GENEROUS)
    return gain > 0 and gain > envy * their_gain


def _deals(view: View, seat: Seat, partners: tuple[Seat, ...]) -> Iterator[Deal]:
    own = pairs_of(view.seats[seat])
    own_worth = worth_of_pairs(own)
    for partner in partners:
        theirs = pairs_of(view.seats[partner])
        their_worth = worth_of_pairs(theirs)
        for give in view.seats[seat].free:
            for take in view.seats[partner].free:
                gain = worth_of_pairs(_swapped(own, give, take)) - own_worth
                after = _swapped(theirs, take, give)
                if gain > 0 and not masters(after):
                    yield Deal(partner, give, take, gain, worth_of_pairs(after) - their_worth)


def _swapped(pairs: Pairs, give: Pair, take: Pair) -> Pairs:
    return (pairs - {give}) | {take}


def _welcome(deal: Deal, envy: float) -> bool:
    """Good for both, even if either grudges the other what he gains: nobody is asked in vain."""
    return deal.theirs > 0 and deal.own > envy * deal.theirs and deal.theirs > envy * deal.own
