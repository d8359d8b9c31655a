"""Brains for games in which one seat at a time decides."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from engine.chance import Chance
from engine.game import Frozen, Plan, View

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Frozen)


class TurnBrain(ABC, Generic[V, A]):
    """Chooses when it is called upon, at the pace of a person at the table."""

    pace: ClassVar[tuple[int, int]] = (900, 2500)  # ms before it presses, at least and at most

    @abstractmethod
    def called(self, view: V) -> bool:
        """Whether the game waits for the seat whose view this is."""

    @abstractmethod
    def choose(self, view: V, chance: Chance) -> A:
        """What to do now; asked only when called."""

    def think(self, view: V, pending: Plan[A] | None, chance: Chance) -> Plan[A] | None:
        if not self.called(view):
            return None
        return pending or Plan(action=self.choose(view, chance), after=chance.between(*self.pace))
