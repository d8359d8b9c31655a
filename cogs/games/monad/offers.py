"""What a seat may do with the cards it has chosen: the rules are asked, so nothing illegal is offered.

Chosen cards bring the top of a column, or a Monad, in one way only: nobody has to say by which play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from cogs.games.monad.draft import Looked
from cogs.wire.screen import Arg
from engine.game import Refusal
from engine.monad.cards import BI, COMMON, IS_WARM, MONAD, MOST_LEAPED, PRICES, rank_of, worth
from engine.monad.state import (
    Action,
    Bought,
    Breach,
    Buy,
    Cards,
    Draw,
    EndTurn,
    Flip,
    Leap,
    Leapt,
    Pass,
    Trade,
    Traded,
    View,
)

PAIR = 2

Made = Callable[[Cards, Sequence[Arg]], Action | None]
Try = tuple[str, tuple[Arg, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that may be done now. `name` and `args` make the same action again from the chosen cards."""

    name: str
    args: tuple[Arg, ...]
    action: Action
    after: View  # as far as the seat can know: what it draws unseen is as chance would have it

    @property
    def gained(self) -> int | None:
        """The card that this brings; columns lie open, so it is known."""
        news = (news.gained for news in self.after.news if isinstance(news, Traded | Bought | Leapt))
        return next(news, None)

    @property
    def bonus(self) -> bool:
        return isinstance(self.action, Trade) and self.action.bonus


@dataclass(frozen=True, slots=True)
class Partners:
    """Places of the hand whose cards can be traded together with one that is chosen."""

    places: tuple[int, ...]
    bonus: tuple[int, ...]  # those of them that bring a bonus


def _trade(cards: Cards, args: Sequence[Arg]) -> Action | None:
    match len(cards), tuple(args):
        case 2, (int(bonus), int(joker)) if -1 <= joker < PAIR:
            one = None if joker < 0 else cards[joker]
            return Trade(cards=(cards[0], cards[1]), bonus=bool(bonus), joker=one)
        case _:
            return None


def _buy(cards: Cards, args: Sequence[Arg]) -> Action | None:
    match tuple(args):
        case (int(rank),) if BI <= rank <= MONAD:
            return Buy(rank=rank, cards=cards)
        case _:
            return None


ACTIONS: dict[str, Made] = {
    "trade": _trade,
    "buy": _buy,
    "leap": lambda cards, args: Leap(cards=cards),
    "draw": lambda cards, args: Draw(),
    "flip": lambda cards, args: Flip(),
    "pass": lambda cards, args: Pass(),
    "end": lambda cards, args: EndTurn(),
}

WITHOUT = ("draw", "pass", "end")  # what is done without cards

_BONUS_TRADE: Try = ("trade", (1, -1))
_TRADES: tuple[Try, ...] = (("trade", (0, -1)), ("trade", (0, 0)), ("trade", (0, 1)))
_LARGER: tuple[Try, ...] = (("leap", ()), *(("buy", (rank,)) for rank in range(MONAD, BI - 1, -1)))
_PLAYS: tuple[Try, ...] = (*_TRADES, *_LARGER)
_WITHOUT: tuple[Try, ...] = (("draw", ()), ("flip", ()), ("pass", ()))


def offers(look: Looked, chosen: Cards) -> tuple[Offer, ...]:
    """All that may be done now: with the chosen cards, or without any."""
    if not _may_act(look):
        return ()
    tries = (_BONUS_TRADE, *_TRADES, *_LARGER) if chosen else _WITHOUT
    return tuple(_lawful(look, chosen, (*tries, ("end", ()))))


def brings(able: Sequence[Offer], rank: int) -> Offer | None:
    """What brings a card of this rank, without the bonus."""
    with_cards = ((offer, offer.gained) for offer in able if not offer.bonus)
    return next((offer for offer, card in with_cards if card is not None and rank_of(card) == rank), None)


def with_bonus(able: Sequence[Offer]) -> Offer | None:
    return next((offer for offer in able if offer.bonus), None)


def ended(look: Looked, name: str) -> Action | None:
    """What the button of this name does without cards: where none can be drawn, drawing is turning over."""
    if name not in WITHOUT:
        return None
    flips = name == "draw" and not look.view.draw and bool(look.view.discard)
    return Flip() if flips else ACTIONS[name]((), ())


def taken(look: Looked, chosen: Cards, rank: int) -> Action | None:
    """What the chosen cards do for a card of this rank; where they do nothing, the rules shall say why."""
    if offer := brings(offers(look, chosen), rank):
        return offer.action
    if not chosen:
        return None
    return Trade(cards=(chosen[0], chosen[1])) if len(chosen) == PAIR else Buy(rank=rank, cards=chosen)


def suggested(look: Looked) -> Offer | None:
    """Something to be done now with cards of the hand: a trade, else what they can buy, else a leap."""
    if not _may_act(look) or look.view.seat is None:
        return None
    hand = look.view.seats[look.view.seat].hand or ()
    return next((offer for cards in _promising(hand) for offer in _lawful(look, cards, _PLAYS)), None)


def _promising(hand: Cards) -> Iterator[Cards]:
    """Pairs, the dearest first, then what is worth as much as a card costs, then Commons of all colours."""
    pairs = {
        (one, other) for one, other in combinations(sorted(hand), PAIR) if IS_WARM[one] != IS_WARM[other]
    }
    yield from sorted(pairs, key=lambda pair: (-rank_of(pair[0]), pair))
    for rank in range(MONAD, BI - 1, -1):
        payment = _payment(hand, rank)
        if len(payment) >= PAIR:
            yield payment
    yield tuple(sorted(card for card in set(hand) if rank_of(card) == COMMON))


def _payment(hand: Cards, rank: int) -> Cards:
    """The dearest cards of lower rank that together are worth the price; none where they are not."""
    given: list[int] = []
    for card in sorted((card for card in hand if rank_of(card) < rank), reverse=True):
        given.append(card)
        if len(given) >= PAIR and worth(tuple(given)) >= PRICES[rank]:
            return tuple(sorted(given))
    return ()


def partners(look: Looked, hand: Cards, place: int) -> Partners:
    """What the card at this place can be traded with."""
    if not _may_act(look):
        return Partners((), ())
    places: list[int] = []
    bonus: list[int] = []
    for other, card in enumerate(hand):
        pair = tuple(sorted((card, hand[place])))
        if other != place and any(_lawful(look, pair, _TRADES)):
            places.append(other)
            bonus += [other] if any(_lawful(look, pair, (_BONUS_TRADE,))) else []
    return Partners(tuple(places), tuple(bonus))


def why_nothing(look: Looked, chosen: Cards) -> Refusal | None:
    """Why nothing can be done with these cards: a pair is meant as a trade, more as a leap or a buy."""
    if not _may_act(look) or not chosen:
        return None
    dearest = max(map(rank_of, chosen))
    meant: Sequence[Try] = _TRADES if len(chosen) == PAIR else [("buy", (dearest + 1,))]
    if len(chosen) == len(set(chosen)) and PAIR < len(chosen) <= MOST_LEAPED:
        meant = [("leap", ()), *meant]
    refused = (answer for _, _, answer in _asked(look, chosen, meant) if isinstance(answer, Refusal))
    return min(refused, key=_vague, default=None)


def why_no_pass(look: Looked) -> Refusal | None:
    """What a seat with nothing chosen must do instead of passing."""
    answer = look.ask(Pass())
    return answer if isinstance(answer, Refusal) and _may_act(look) and not look.view.plays else None


def _may_act(look: Looked) -> bool:
    return look.view.seat is not None and look.view.seat == look.view.turn


def _lawful(look: Looked, chosen: Cards, tries: Sequence[Try]) -> Iterator[Offer]:
    for (name, args), action, answer in _asked(look, chosen, tries):
        if not isinstance(answer, Refusal):
            yield Offer(name, args, action, answer)


def _asked(look: Looked, chosen: Cards, tries: Sequence[Try]) -> Iterator[tuple[Try, Action, View | Refusal]]:
    for name, args in tries:
        action = ACTIONS[name](chosen, args)
        if action is not None:
            yield (name, args), action, look.ask(action)


def _vague(refusal: Refusal) -> bool:
    """What stands in the way itself is told first; that it is no joker or no leap matters least."""
    return refusal.kind in _VAGUE


_VAGUE: tuple[StrEnum, ...] = (
    Breach.NOT_A_JOKER,
    Breach.JOKER_NEEDLESS,
    Breach.UNEQUAL_RANKS,
    Breach.LEAP_COMMONS,
    Breach.LEAP_COUNT,
)
