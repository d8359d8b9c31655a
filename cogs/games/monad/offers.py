"""What a seat may do with the cards it has chosen: the rules are asked, so nothing illegal is offered.

Chosen cards bring the top of a column, or a Monad, in one way only: nobody has to say by which play. What may
be done follows from the look, so a tap that only chooses plays no rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cogs.games.look import kept_with_the_look
from cogs.games.monad.draft import Looked
from engine.game import Refusal
from engine.monad.cards import (
    A_MONAD,
    BI,
    LEAPS,
    MONAD,
    MOST_LEAPED,
    RANK,
    rank_of,
)
from engine.monad.state import (
    Action,
    Bonus,
    Breach,
    Buy,
    Cards,
    Draw,
    EndTurn,
    Flip,
    Leap,
    Pass,
    Trade,
    View,
)

PAIR = 2
ENDS: dict[type[Action], str] = {Draw: "draw", Flip: "flip", Pass: "pass", EndTurn: "end"}


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that may be done now."""

    name: str
    action: Action
    gained: int | None = None  # the card that this brings; columns lie open, so it is known

    @property
    def bonus(self) -> bool:
        return isinstance(self.action, Trade) and self.action.bonus


@dataclass(frozen=True, slots=True)
class Partners:
    """Places of the hand whose cards can be traded together with one that is chosen."""

    places: tuple[int, ...]
    bonus: tuple[int, ...]  # those of them that bring a bonus


def offers(look: Looked, chosen: Cards) -> tuple[Offer, ...]:
    """All that may be done now: with the chosen cards, or without any."""
    ends = _ends(look)
    if not chosen:
        return ends
    return (*_with_cards(look, chosen), *(offer for offer in ends if offer.name == "end"))


def brought(able: Sequence[Offer]) -> Mapping[int, Offer]:
    """By the rank of the card, what brings it, without the bonus."""
    return {RANK[offer.gained]: offer for offer in able if offer.gained is not None and not offer.bonus}


def with_bonus(able: Sequence[Offer]) -> Offer | None:
    return next((offer for offer in able if offer.bonus), None)


def bonus_of(look: Looked, offer: Offer) -> Bonus:
    """What the bonus of this trade brings: the top of each column below its rank, and a card drawn unseen."""
    view, rank = look.view, rank_of(offer.gained or 0) - 1
    tops = tuple(column[0] for column in reversed(view.columns[: rank - BI]) if column)
    return Bonus(seat=view.seat or 0, gained=tops, drew=view.draw > 0)


def traded_for_bonus(chosen: Cards) -> Action | None:
    return Trade(cards=(chosen[0], chosen[1]), bonus=True) if len(chosen) == PAIR else None


def done_without_cards(look: Looked, name: str) -> Action | None:
    """What the button of this name does without cards: where none can be drawn, drawing is turning over."""
    match name:
        case "draw":
            return Flip() if not look.view.draw and look.view.discard else Draw()
        case "end":
            return EndTurn() if look.view.plays else Pass()
        case _:
            return None


def done_for_rank(look: Looked, chosen: Cards, rank: int) -> Action | None:
    """What the chosen cards do for a card of this rank; where they do nothing, the rules shall say why."""
    if offer := brought(offers(look, chosen)).get(rank):
        return offer.action
    if not chosen:
        return None
    return Trade(cards=(chosen[0], chosen[1])) if len(chosen) == PAIR else Buy(rank=rank, cards=chosen)


# What may be done at all, whatever is chosen


@kept_with_the_look
def _ends(look: Looked) -> tuple[Offer, ...]:
    """The ways to end the turn."""
    found: list[Offer] = []
    for action in look.may:
        if type(action) not in ENDS:  # what ends the turn comes first
            break
        found.append(Offer(ENDS[type(action)], action))
    return tuple(found)


@kept_with_the_look
def trades(look: Looked) -> Mapping[Cards, Sequence[Trade]]:
    """By the two cards of each, the one that brings a bonus first."""
    found: dict[Cards, list[Trade]] = {}
    for action in look.may:
        if isinstance(action, Trade):
            found.setdefault(action.cards, []).append(action)
        elif isinstance(action, Leap | Buy):  # of those there may be very many
            break
    return {cards: sorted(those, key=lambda trade: not trade.bonus) for cards, those in found.items()}


# What the chosen cards do


def _with_cards(look: Looked, chosen: Cards) -> Iterator[Offer]:
    if not may_act(look) or len(chosen) < PAIR:
        return
    yield from traded(look, chosen)
    yield from larger(look, chosen)


def traded(look: Looked, chosen: Cards) -> Iterator[Offer]:
    for trade in trades(look).get(chosen, ()):
        one, other = trade.cards
        rank = rank_of(one if trade.joker in (None, other) else other)
        yield Offer("trade", trade, _top(look.view, rank + 1))


def larger(look: Looked, chosen: Cards) -> Iterator[Offer]:
    """A leap, or what can be bought, the dearest first."""
    if len(chosen) in LEAPS and look.forbids(leap := Leap(cards=chosen)) is None:
        yield Offer("leap", leap, _top(look.view, LEAPS[len(chosen)]))
    yield from reversed([*_bought(look, chosen)])


def _bought(look: Looked, chosen: Cards) -> Iterator[Offer]:
    """What can be bought, the cheapest first: what costs more is not asked for when this is too dear."""
    for rank in range(max(map(RANK.__getitem__, chosen), default=MONAD) + 1, MONAD + 1):
        buy = Buy(rank=rank, cards=chosen)
        refusal = look.forbids(buy)
        if refusal is None:
            yield Offer("buy", buy, _top(look.view, rank))
        elif refusal.kind is _TOO_LITTLE:
            return


def _top(view: View, rank: int) -> int:
    return A_MONAD if rank == MONAD else view.columns[rank - BI][0]


def partners(look: Looked, hand: Cards, place: int) -> Partners:
    """What the card at this place can be traded with."""
    known, one = trades(look), hand[place]
    places: list[int] = []
    bonus: list[int] = []
    for other, card in enumerate(hand):
        found = known.get((one, card) if one < card else (card, one), ()) if other != place else ()
        places += [other] if found else []
        bonus += [other for trade in found if trade.bonus]
    return Partners(tuple(places), tuple(bonus))


# Why not


def why_nothing(look: Looked, chosen: Cards) -> Refusal | None:
    """Why nothing can be done with these cards: a pair is meant as a trade, more as a leap or a buy."""
    vague: Refusal | None = None
    for action in _meant(chosen):
        refusal = look.forbids(action)
        if refusal is not None and refusal.kind not in _VAGUE:
            return refusal
        vague = vague or refusal
    return vague


def _meant(chosen: Cards) -> Iterator[Action]:
    if len(chosen) == PAIR:
        one, other = chosen
        yield Trade(cards=(one, other))
        yield Trade(cards=(one, other), joker=one)
        yield Trade(cards=(one, other), joker=other)
        return
    if len(set(chosen)) == len(chosen) and PAIR < len(chosen) <= MOST_LEAPED:
        yield Leap(cards=chosen)
    yield Buy(rank=max(map(rank_of, chosen)) + 1, cards=chosen)


def why_no_pass(look: Looked) -> Refusal | None:
    """What a seat with nothing chosen must do instead of passing."""
    return look.forbids(Pass()) if may_act(look) and not look.view.plays else None


def may_act(look: Looked) -> bool:
    return look.view.seat is not None and look.view.seat == look.view.turn


_TOO_LITTLE: StrEnum = Breach.BUY_TOO_LITTLE
_VAGUE: tuple[StrEnum, ...] = (  # what stands in the way itself is told before these
    Breach.NOT_A_JOKER,
    Breach.JOKER_NEEDLESS,
    Breach.UNEQUAL_RANKS,
    Breach.LEAP_COMMONS,
    Breach.LEAP_COUNT,
)
