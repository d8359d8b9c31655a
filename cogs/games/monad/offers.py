"""What a seat may do with the cards it has chosen: the rules are asked, so nothing illegal is offered.

A view holds all that the legality of its own seat's actions depends on; the rest is imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cogs.wire.screen import Arg
from engine.chance import Chance
from engine.game import Refusal
from engine.monad import rules
from engine.monad.cards import BI, MONAD, MOST_LEAPED, rank_of
from engine.monad.imagine import imagine
from engine.monad.state import Action, Breach, Buy, Cards, Draw, EndTurn, Flip, Leap, Pass, State, Trade, View

PAIR = 2

Made = Callable[[Cards, Sequence[Arg]], Action | None]
Try = tuple[str, tuple[Arg, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that may be done now. `name` and `args` make the same action again from the chosen cards."""

    name: str
    args: tuple[Arg, ...]
    action: Action
    after: State  # as far as the seat can know: what it draws unseen is imagined


@dataclass(frozen=True, slots=True)
class Partners:
    """Places of the hand whose cards can be traded together with one that is chosen."""

    places: tuple[int, ...]
    bonus: tuple[int, ...]  # those of them that bring a bonus


def _trade(cards: Cards, args: Sequence[Arg]) -> Action | None:
    match len(cards), tuple(args):
        case 2, (int(bonus), int(joker)) if -1 <= joker < PAIR:
            return Trade(
                cards=(cards[0], cards[1]), bonus=bool(bonus), joker=None if joker < 0 else cards[joker]
            )
    return None


def _buy(cards: Cards, args: Sequence[Arg]) -> Action | None:
    match tuple(args):
        case (int(rank),) if BI <= rank <= MONAD:
            return Buy(rank=rank, cards=cards)
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

_BONUS_TRADE: Try = ("trade", (1, -1))
_TRADES: tuple[Try, ...] = (("trade", (0, -1)), ("trade", (0, 0)), ("trade", (0, 1)))
_LARGER: tuple[Try, ...] = (("leap", ()), *(("buy", (rank,)) for rank in range(MONAD, BI - 1, -1)))
_WITHOUT: tuple[Try, ...] = (("draw", ()), ("flip", ()), ("pass", ()))


def offers(view: View, chosen: Cards) -> tuple[Offer, ...]:
    """All that may be done now: with the chosen cards, or without any."""
    if not _may_act(view):
        return ()
    tries = (_BONUS_TRADE, *_TRADES, *_LARGER) if chosen else _WITHOUT
    return tuple(_lawful(_imagined(view), chosen, (*tries, ("end", ()))))


def partners(view: View, hand: Cards, place: int) -> Partners:
    """What the card at this place can be traded with."""
    if not _may_act(view):
        return Partners((), ())
    state = _imagined(view)
    places: list[int] = []
    bonus: list[int] = []
    for other, card in enumerate(hand):
        pair = tuple(sorted((card, hand[place])))
        if other != place and any(_lawful(state, pair, _TRADES)):
            places.append(other)
            bonus += [other] if any(_lawful(state, pair, (_BONUS_TRADE,))) else []
    return Partners(tuple(places), tuple(bonus))


def why_nothing(view: View, chosen: Cards) -> Refusal | None:
    """Why nothing can be done with these cards: a pair is meant as a trade, more as a leap or a buy."""
    if not _may_act(view) or not chosen:
        return None
    dearest = max(map(rank_of, chosen))
    meant: Sequence[Try] = _TRADES if len(chosen) == PAIR else [("buy", (dearest + 1,))]
    if len(chosen) == len(set(chosen)) and PAIR < len(chosen) <= MOST_LEAPED:
        meant = [("leap", ()), *meant]
    return _clearest(_refusals(_imagined(view), chosen, meant))


def why_no_pass(view: View) -> Refusal | None:
    """What a seat with nothing chosen must do instead of passing."""
    if not _may_act(view) or view.plays:
        return None
    return rules.what_forbids_passing(_imagined(view))


def _may_act(view: View) -> bool:
    return view.seat is not None and view.seat == view.turn


def _imagined(view: View) -> State:
    return imagine(view, Chance("offers", 0))


def _lawful(state: State, chosen: Cards, tries: Sequence[Try]) -> Iterator[Offer]:
    for name, args in tries:
        action = ACTIONS[name](chosen, args)
        if action is None:
            continue
        try:
            after = rules.play(state, state.turn, action)
        except Refusal:
            continue
        yield Offer(name, args, action, after)


def _refusals(state: State, chosen: Cards, tries: Sequence[Try]) -> Iterator[Refusal]:
    for name, args in tries:
        action = ACTIONS[name](chosen, args)
        try:
            if action is not None:
                rules.play(state, state.turn, action)
        except Refusal as refusal:
            yield refusal


def _clearest(refusals: Iterator[Refusal]) -> Refusal | None:
    """What stands in the way itself comes first; that it is no joker or no leap matters least."""
    vague = (Breach.NOT_A_JOKER, Breach.JOKER_NEEDLESS, Breach.UNEQUAL_RANKS, Breach.LEAP_COMMONS)
    return min(
        refusals, key=lambda refusal: refusal.kind in vague or refusal.kind is Breach.LEAP_COUNT, default=None
    )
