"""What is best done now, for whoever learns the game: told from the cards, no turn is played for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from cogs.games.look import kept_with_the_look
from cogs.games.monad.draft import Looked
from cogs.games.monad.offers import (
    Offer,
    bonus_of,
    larger,
    may_act,
    traded,
    trades,
    why_no_pass,
)
from engine.monad.cards import BI, COMMON, LEAPS, MONAD, PRICES, VALUE, rank_of, worth_of_cards
from engine.monad.choices import by_rank
from engine.monad.foresight import thrifty
from engine.monad.state import Breach, Buy, Cards, Leap, Trade

_MUST_TRADE: StrEnum = Breach.MUST_TRADE


@kept_with_the_look
def suggested(look: Looked) -> Offer | None:
    """A Monad, or what brings most beyond what it takes; what takes more only where a play is due."""
    if not may_act(look) or look.view.seat is None:
        return None
    hand = look.view.seats[look.view.seat].hand or ()
    plays = [*_trades_and_buys(look, hand)]
    best = max(plays, key=lambda play: _gain(look, play), default=None)
    for leap in _leaps(look, hand):
        paid = look.view.plays > 0 and not look.view.owes
        if best is None or (
            _gain(look, leap) > _gain(look, best) and (paid or _follows(look, leap, plays, hand))
        ):
            best = leap
    return best if best and (_gain(look, best) >= (False, 0) or _must(look)) else None


def _gain(look: Looked, play: Offer) -> tuple[bool, int]:
    """Whether it brings a Monad, and how much more than it takes, with the bonus that it earns."""
    given, gained = _cards_of(play), play.gained or 0
    more = 0
    if play.bonus:
        bonus = bonus_of(look, play)
        more = worth_of_cards(bonus.gained) + bonus.drew
    return rank_of(gained) == MONAD, VALUE[gained] + more - worth_of_cards(given)


def _must(look: Looked) -> bool:
    """Whether the rules insist on a play."""
    refusal = why_no_pass(look)
    return look.view.owes or (refusal is not None and refusal.kind is _MUST_TRADE)


def _trades_and_buys(look: Looked, hand: Cards) -> Iterator[Offer]:
    for pair in trades(look):
        yield from traded(look, pair)
    for rank in range(BI, MONAD + 1):
        if payment := _payment(hand, rank):
            yield from (offer for offer in larger(look, payment) if rank_of(offer.gained or 0) == rank)


def _payment(hand: Cards, rank: int) -> Cards:
    """Cards of lower rank worth the price and as little more as can be; none where all are not."""
    ranks, price = by_rank(hand), PRICES[rank]
    paid: dict[int, tuple[int, ...]] = {0: ()}  # how many of each rank, by what they are worth together
    for below in range(rank):
        worth = PRICES[below]
        paid = {
            sum_before + count * worth: (*counts, count)
            for sum_before, counts in paid.items()
            for count in range(len(ranks[below]) + 1)
            if sum_before + (count - 1) * worth < price  # what one card more would add is needless
        }
    enough = min((one for one in paid if one >= price), default=None)
    if enough is None:
        return ()
    counts = paid[enough]
    (given,) = zip(*(thrifty(ranks[below], count) for below, count in enumerate(counts)), strict=True)
    return tuple(sorted(card for cards in given for card in cards))


def _leaps(look: Looked, hand: Cards) -> Iterator[Offer]:
    """With Commons of as many colours as there are."""
    commons = tuple(sorted(card for card in set(hand) if rank_of(card) == COMMON))
    if len(commons) in LEAPS:
        yield from (offer for offer in larger(look, commons) if isinstance(offer.action, Leap))


def _follows(look: Looked, leap: Offer, plays: list[Offer], hand: Cards) -> bool:
    """Whether the trade or buy that it owes can be made with other cards, and loses nothing."""
    kept = Counter(hand) - Counter(_cards_of(leap))
    return any(
        _gain(look, play) >= (False, 0) and play.gained != leap.gained and Counter(_cards_of(play)) <= kept
        for play in plays
    )


def _cards_of(play: Offer) -> Cards:
    return play.action.cards if isinstance(play.action, Trade | Buy | Leap) else ()
