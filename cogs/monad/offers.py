"""What a seat may do with the cards it has chosen: the rules are asked, so nothing illegal is offered.

A view holds all that the legality of its own seat's actions depends on; the rest is imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cogs.screen import Arg
from engine.chance import Chance
from engine.game import Refusal
from engine.monad import rules
from engine.monad.cards import BI, MONAD
from engine.monad.imagine import imagine
from engine.monad.state import Action, Buy, Cards, Draw, EndTurn, Flip, Leap, Pass, State, Trade, View

PAIR = 2

Made = Callable[[Cards, Sequence[Arg]], Action | None]


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that may be done now. `name` and `args` make the same action again from the chosen cards."""

    name: str
    args: tuple[Arg, ...]
    action: Action
    after: State  # as far as the seat can know: what it draws unseen is imagined


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

_WITH_CARDS: tuple[tuple[str, tuple[Arg, ...]], ...] = (
    ("trade", (1, -1)),
    ("trade", (0, -1)),
    ("trade", (0, 0)),
    ("trade", (0, 1)),
    ("leap", ()),
    *(("buy", (rank,)) for rank in range(BI, MONAD + 1)),
)
_WITHOUT: tuple[tuple[str, tuple[Arg, ...]], ...] = (("draw", ()), ("flip", ()), ("pass", ()))


def offers(view: View, chosen: Cards) -> tuple[Offer, ...]:
    """All that may be done now: with the chosen cards, or without any."""
    if view.seat is None or view.seat != view.turn:
        return ()
    state = imagine(view, Chance("offers", 0))
    tries = (*(_WITH_CARDS if chosen else _WITHOUT), ("end", ()))
    return tuple(_lawful(state, view.seat, chosen, tries))


def _lawful(
    state: State, seat: int, chosen: Cards, tries: Sequence[tuple[str, tuple[Arg, ...]]]
) -> Iterator[Offer]:
    for name, args in tries:
        action = ACTIONS[name](chosen, args)
        if action is None:
            continue
        try:
            after = rules.play(state, seat, action)
        except Refusal:
            continue
        yield Offer(name, args, action, after)


def why_no_pass(view: View) -> Refusal | None:
    """What a seat with nothing chosen must do instead of passing."""
    if view.seat is None or view.seat != view.turn or view.plays:
        return None
    return rules.what_forbids_passing(imagine(view, Chance("offers", 0)))
