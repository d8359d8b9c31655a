"""Brains for Cubo: how many squares they try in their heads, what satisfies them, and how long it takes."""

from engine.chance import Chance
from engine.cubo.cards import CELLS, MIDDLE, ROUND_THE_MIDDLE, Die
from engine.cubo.scoring import best_arrangement, best_replacement, points_for_each_choice, points_of_square
from engine.cubo.state import (
    Action,
    Arrange,
    Begin,
    Call,
    Close,
    CountedDown,
    Dice,
    Order,
    Own,
    Phase,
    PlayerView,
    Replace,
    Roll,
    Status,
    Take,
    View,
)
from engine.game import Frozen, Level, Plan

FASTEST = 350  # ms; no person sees, decides and presses in less
HURRIED = 3_800  # ms; to lay a square during the countdown and have time left to cover it


class Nature(Frozen, frozen=True):
    """What makes one player easier to beat than another."""

    tries: int  # squares it thinks of; 0: all
    content: int  # points with which it stops rolling
    quickest: int  # ms to lay a square
    spread: int  # ms; the slowest takes that much longer
    sees: int  # per cent; how often it sees which die to take and where to put it
    reach: tuple[int, int]  # ms to press a die of the centre, at least and at most
    hurried: int  # squares it thinks of when counted down; 0: all


NATURES = {
    Level.EASY: Nature(
        tries=150, content=9, quickest=29_000, spread=22_000, sees=66, reach=(450, 1_600), hurried=150
    ),
    Level.NORMAL: Nature(
        tries=300, content=10, quickest=23_000, spread=17_000, sees=86, reach=(450, 1_600), hurried=300
    ),
    Level.HARD: Nature(
        tries=0, content=16, quickest=22_000, spread=17_000, sees=90, reach=(450, 1_600), hurried=600
    ),
}


class Mind:
    def __init__(self, nature: Nature) -> None:
        self.nature = nature

    def __repr__(self) -> str:
        return f"Mind({self.nature})"

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        if view.seat is None or view.own is None:
            return None
        me = view.players[view.seat]
        if pending is not None and _holds(pending.action, view, me, view.own):
            hurried = any(isinstance(news, CountedDown) and news.seat == view.seat for news in view.news)
            if not hurried or pending.after <= HURRIED:
                return pending
        if view.phase is Phase.RACE:
            return self._race(view, me, view.own, chance)
        if view.phase is Phase.READY and view.first == view.seat:
            return Plan(action=Begin(), after=chance.between(2_500, 4_500))
        if view.scoring == view.seat and me.dice and me.taken:
            return self._place(me.dice, me.taken, chance)
        return None

    def _race(self, view: View, me: PlayerView, own: Own, chance: Chance) -> Plan[Action] | None:
        if me.status is Status.HAND:
            return Plan(action=Roll(), after=chance.between(FASTEST, 900))
        if me.status is Status.ROLLED and me.dice:
            return self._lay(view, me.dice, own, chance)
        if me.status is Status.COVERED and own.reaching is None and me.dice:
            return self._reach(view, me.dice, chance)
        return None

    def _lay(self, view: View, dice: Dice, own: Own, chance: Chance) -> Plan[Action]:
        """Lay the best square it can think of, or roll again; with a square laid, cover it."""
        if own.arranged:
            return Plan(action=Call(), after=chance.between(FASTEST, 900))
        if view.asked and view.seat not in view.agreed:
            return Plan(action=Close(), after=chance.between(1_000, 3_000))
        hurried = view.countdown is not None and not _alone(view)
        order, worth = self._best(dice, self.nature.hurried if hurried else self.nature.tries, chance)
        if worth < self.nature.content and view.first_call is None and not hurried:
            return Plan(action=Roll(), after=chance.between(1_500, 3_500))
        after = self._time(view, chance) if not hurried else chance.between(1_500, HURRIED)
        return Plan(action=Call() if order == CELLS else Arrange(order=order), after=after)

    def _best(self, dice: Dice, tries: int, chance: Chance) -> tuple[Order, int]:
        if not tries:
            best = best_arrangement(dice)
            return best.order, best.points
        thought_of = [CELLS] + [_any_order(chance) for _ in range(tries)]
        worth = [points_of_square(tuple(dice[cell] for cell in order)) for order in thought_of]
        best = max(worth)
        return thought_of[worth.index(best)], best  # the first of the best: none is moved for nothing

    def _time(self, view: View, chance: Chance) -> int:
        """Most times lie in the middle of the range, few at its ends; alone, the clock makes haste."""
        half = self.nature.spread // 2
        time = self.nature.quickest + chance.between(0, half) + chance.between(0, half)
        return time // 2 if _alone(view) else time

    def _reach(self, view: View, dice: Dice, chance: Chance) -> Plan[Action]:
        left = [(slot, die) for slot, die in enumerate(view.centre) if die]
        slot, _ = chance.pick(left)
        if chance.happens(self.nature.sees):
            _, slot = max((best_replacement(dice, die)[1], -slot) for slot, die in left)
            slot = -slot
        return Plan(action=Take(slot=slot), after=chance.between(*self.nature.reach))

    def _place(self, dice: Dice, taken: Die, chance: Chance) -> Plan[Action]:
        cell, _ = best_replacement(dice, taken)
        if not chance.happens(self.nature.sees):
            looked_at = chance.sample(ROUND_THE_MIDDLE, 3)
            choices = points_for_each_choice(dice, taken)
            gain, place = max((choices[cell] or 0, -cell) for cell in looked_at)
            cell = -place if gain > points_of_square(dice) else None
        return Plan(action=Replace(cell=cell), after=chance.between(2_000, 4_500))


def _alone(view: View) -> bool:
    return len(view.players) == 1


def _any_order(chance: Chance) -> Order:
    around = chance.shuffled(ROUND_THE_MIDDLE)
    return (*around[:MIDDLE], MIDDLE, *around[MIDDLE:])


def _holds(action: Action, view: View, me: PlayerView, own: Own) -> bool:
    """Whether a plan made earlier is still sensible."""
    match action:
        case Begin():
            return view.phase is Phase.READY and view.first == view.seat
        case Replace():
            return view.scoring == view.seat
        case Roll():
            return me.status is Status.HAND or (me.status is Status.ROLLED and view.first_call is None)
        case Arrange():
            return me.status is Status.ROLLED and not own.arranged
        case Take(slot=slot):
            return me.status is Status.COVERED and own.reaching is None and view.centre[slot] is not None
        case Close():
            return me.status is Status.ROLLED and view.asked
        case _:
            return me.status is Status.ROLLED
