"""What a hand could pay and trade, as far as the cards alone decide."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from engine.monad.cards import COLOUR, COMMON, IS_WARM, LEAST_LEAPED, PARTNERS, PRICES, RANK, VALUE
from engine.monad.state import Cards, Trade

Ranked = Sequence[Cards]  # the cards of a hand by rank
Select = Callable[[Cards, int], Iterable[Cards]]  # which choices of so many of these cards to consider


def by_rank(hand: Cards) -> Ranked:
    ranks: list[list[int]] = [[], [], [], [], []]
    for card in hand:
        ranks[RANK[card]].append(card)
    return tuple(map(tuple, ranks))


def plain_trades(ranks: Ranked, open_ranks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Pairs of equal rank, a warm and a cool card, for whose next rank there is a card (MN4.1, MN4.2)."""
    for rank, cards in enumerate(ranks):
        if len(cards) > 1 and open_ranks[rank + 1]:
            different = dict.fromkeys(cards)
            for warm in different:
                if not IS_WARM[warm]:
                    break
                for cool in different:
                    if not IS_WARM[cool]:
                        yield warm, cool


def joker_trades(ranks: Ranked, identity: int, open_ranks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """A joker (MN6.1: of the identity's colour, no Common) and a card of another rank and temperature."""
    for own, cards in enumerate(ranks[1:], start=1):
        for joker in cards:
            if COLOUR[joker] == identity:
                for rank, partners in enumerate(ranks):
                    if rank != own and open_ranks[rank + 1]:
                        for card in dict.fromkeys(partners):
                            if IS_WARM[card] != IS_WARM[joker]:
                                yield joker, card


def some_trade(ranks: Ranked, identity: int, open_ranks: Sequence[bool]) -> Trade | None:
    """A trade that this hand can make, if there is any."""
    for pair in plain_trades(ranks, open_ranks):
        return Trade(cards=pair)
    for joker, card in joker_trades(ranks, identity, open_ranks):
        return Trade(cards=(joker, card), joker=joker)
    return None


def some_buy(ranks: Ranked, open_ranks: Sequence[bool]) -> int | None:
    """The lowest rank that this hand can buy, if there is any (MN7.1, MN7.2)."""
    total = 0
    for rank, cards in enumerate(ranks):
        total += len(cards) * PRICES[rank]
        if total >= PRICES[rank + 1] and open_ranks[rank + 1]:
            return rank + 1
    return None


def can_trade_or_buy(ranks: Ranked, identity: int, open_ranks: Sequence[bool]) -> bool:
    return some_buy(ranks, open_ranks) is not None or some_trade(ranks, identity, open_ranks) is not None


def compulsory_buy(ranks: Ranked, open_ranks: Sequence[bool]) -> int | None:
    """The rank of a buy that forbids passing: two cards of the rank below, and enough in all (MN9.5)."""
    total = 0
    for rank, cards in enumerate(ranks):
        total += len(cards) * PRICES[rank]
        if len(cards) >= 2 and total >= PRICES[rank + 1] and open_ranks[rank + 1]:
            return rank + 1
    return None


def makes_pair(cards: Sequence[int]) -> bool:
    """Whether these two colours are a bonus pair (MN1.5)."""
    return PARTNERS[COLOUR[cards[0]]] == COLOUR[cards[1]]


def leaps(commons: Cards) -> Iterator[Cards]:
    """Four, five or six Commons of different colours (MN8.1)."""
    colours = tuple(dict.fromkeys(commons))
    for count in range(LEAST_LEAPED, len(colours) + 1):
        yield from combinations(colours, count)


def payments(ranks: Ranked, rank: int, select: Select) -> Iterator[Cards]:
    """Payments for a card of this rank from which no card could be left out (MN7.1, MN7.2).

    Of each rank from the dearest down, either some cards that do not reach the price yet, or just as many as
    reach it: then nothing cheaper is added, and without any one of them the price is missed. As no card
    reaches the price of a higher rank alone, there are always two or more. `select` says which cards.
    """
    totals = [0]
    for below in range(rank):
        totals.append(totals[-1] + len(ranks[below]) * PRICES[below])
    return _completed(select, ranks, totals, rank - 1, PRICES[rank])


def _completed(select: Select, ranks: Ranked, totals: list[int], rank: int, missing: int) -> Iterator[Cards]:
    """Ways to pay what is missing with cards of this rank and below; `totals`: what lies below each rank."""
    if totals[rank + 1] < missing:
        return
    cards, value = ranks[rank], PRICES[rank]
    for count in range(len(cards) + 1):
        rest = missing - count * value
        if rest <= 0:
            yield from select(cards, count)
            return
        for lower in _completed(select, ranks, totals, rank - 1, rest) if rank > COMMON else ():
            for chosen in select(cards, count):
                yield lower + chosen


@lru_cache(maxsize=4096)
def selections(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Every different choice of so many of these sorted cards; equal Commons are one choice, not several."""
    if len(set(cards)) == len(cards):
        return tuple(combinations(cards, count))
    if count == 0:
        return ((),)
    found: list[Cards] = []
    for place in range(len(cards) - count + 1):
        if place == 0 or cards[place] != cards[place - 1]:
            found += [(cards[place], *rest) for rest in selections(cards[place + 1 :], count - 1)]
    return tuple(found)


def highest_payment(ranks: Ranked, rank: int) -> Cards:
    """The dearest cards below this rank, as many as its price needs."""
    paid: list[int] = []
    total = 0
    for below in range(rank - 1, -1, -1):
        for card in ranks[below]:
            if total >= PRICES[rank]:
                break
            paid.append(card)
            total += VALUE[card]
    return tuple(sorted(paid))
