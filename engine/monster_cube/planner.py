"""Brains for turn games: they try moves in their heads, and weigh what each capture leaves to the others."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.chance import Chance
from engine.game import Brain, Frozen, Level, Plan
from engine.monster_cube.cards import CARDS
from engine.monster_cube.geometry import moved, through
from engine.monster_cube.scoring import points
from engine.monster_cube.seen import View
from engine.monster_cube.sight import Glimpse, Sight, sight
from engine.monster_cube.state import Action, Agree, Move, Rules, Shift


class Nature(Frozen, frozen=True):
    """What makes one level easier than another."""

    moves: int  # that it tries in its head
    quickest: int  # ms
    spread: int  # ms; the slowest turn takes that much longer
    weighs: bool  # takes the best it has seen, not the first
    plans: bool  # thinks of what is left to the others, and of its own next turn


_NATURES = {
    Level.EASY: Nature(moves=5, quickest=9_000, spread=14_000, weighs=False, plans=False),
    Level.NORMAL: Nature(moves=14, quickest=7_000, spread=10_000, weighs=True, plans=False),
    Level.HARD: Nature(moves=10_000, quickest=5_000, spread=8_000, weighs=True, plans=True),
}


class Choice(NamedTuple):
    glimpse: Glimpse
    card: int


class Planner:
    def __init__(self, nature: Nature) -> None:
        self.nature = nature

    def __repr__(self) -> str:
        return f"Planner({self.nature})"

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        seat = view.seat
        if seat is None or view.end is not None:
            return None
        if view.turn == seat:
            if pending is not None and not isinstance(pending.action, Agree):
                return pending
            after = self.nature.quickest + chance.between(0, self.nature.spread)
            return Plan(action=self._turn(view, seat, chance), after=after)
        if view.may_agree and not view.players[seat].agreed:
            return pending or Plan(action=Agree(), after=chance.between(2_000, 5_000))
        return None

    def _turn(self, view: View, seat: int, chance: Chance) -> Action:
        seeing = sight(view, seat, cube=seat)
        choices = self._choices(seeing, chance)
        best = self._best(view, seat, seeing, choices) if self.nature.weighs else next(choices, None)
        if best is not None:
            return seeing.claim(best.glimpse, best.card)
        slot, to = chance.pick(seeing.moves())
        return Shift(move=Move(tile=slot, to=to))

    def _choices(self, seeing: Sight, chance: Chance) -> Iterator[Choice]:
        tried = chance.shuffled(seeing.moves())[: self.nature.moves]
        for slot, to in tried:
            move = Move(tile=slot, to=to)
            for found in through(moved(seeing.cells, slot, to), slot, ribbons=False):
                for card in seeing.makes(found.faces):
                    yield Choice(Glimpse(found.faces, move), card)

    def _best(self, view: View, seat: int, seeing: Sight, choices: Iterator[Choice]) -> Choice | None:
        """Of all captures seen the most valuable one."""
        return max(choices, key=lambda choice: self._worth(view, seat, choice.card), default=None)

    def _worth(self, view: View, seat: int, card: int) -> int:
        if view.options.rules is Rules.DICE:
            return CARDS[card].stars
        won = view.players[seat].won
        return points((*won, card)) - points(won)


def planner(level: Level) -> Brain[View, Action]:
    return Planner(_NATURES[level])
