"""What a turn could become: play after play, followed as far as it looks good."""

from collections.abc import Iterator
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from engine.monad import rules
from engine.monad.cards import IS_WARM, PARTNERS, colour_of
from engine.monad.legal import lawful_actions
from engine.monad.state import Action, Cards, End, EndTurn, State
from engine.monad.taste import Taste


class Prospect(NamedTuple):
    points: float
    first: Action | None  # what leads there; None: nothing was done yet
    state: State


def best_action(state: State, taste: Taste, *, width: int, depth: int) -> Action:
    """The first step of the most promising turn, of which `width` ways are followed `depth` plays deep.

    Deeper only where a leap was begun that no trade or buy has paid for by then.
    """
    best: Prospect | None = None
    follow = [Prospect(0, None, state)]
    deep = 0
    while best is None or deep < depth:
        deep += 1
        reached: dict[object, Prospect] = {}
        for after in _continued(follow, taste):
            if after.state.end is End.GOAL:
                assert after.first is not None
                return after.first
            if not after.state.owes and (best is None or after.points > best.points):
                best = after
            if after.state.plays:
                reached.setdefault((after.state.hands[state.turn], after.state.bonus_used), after)
        follow = nlargest(width, reached.values(), key=lambda prospect: prospect.points)
    assert best.first is not None
    return best.first


def _continued(follow: list[Prospect], taste: Taste) -> Iterator[Prospect]:
    for prospect in follow:
        seat = prospect.state.turn
        for action in lawful_actions(prospect.state, thrifty):
            if isinstance(action, EndTurn) and prospect.first is not None:
                continue  # was weighed when the play before it was
            after = rules.play(prospect.state, seat, action)
            yield Prospect(taste.worth_of(after, seat), prospect.first or action, after)


def thrifty(cards: Cards, count: int) -> tuple[Cards, ...]:
    """The one way to pay with so many of these cards that spares pairs and colours."""
    return (tuple(sorted(_by_need(cards)[:count])),)


@lru_cache(maxsize=4096)
def _by_need(cards: Cards) -> Cards:
    """Cards of one rank, the least needed first: doubles, then those without a partner to trade with."""
    left, ordered = list(cards), list[int]()
    while left:
        warm = sum(IS_WARM[card] for card in left)
        least = min(left, key=lambda card: _need(card, left, warm))
        left.remove(least)
        ordered.append(least)
    return tuple(ordered)


def _need(card: int, left: list[int], warm: int) -> tuple[bool, bool, int]:
    colours = [colour_of(other) for other in left]
    same_side = warm if IS_WARM[card] else len(left) - warm
    return colours.count(colour_of(card)) == 1, PARTNERS[colour_of(card)] in colours, -same_side
