"""Three brains for Monad, each seeing what its seat sees and nothing more."""

from typing import ClassVar

from engine.brains import TurnBrain
from engine.chance import Chance
from engine.game import Level
from engine.monad import rules
from engine.monad.foresight import best_action, thrifty
from engine.monad.imagine import imagine
from engine.monad.legal import lawful_actions
from engine.monad.state import Action, Buy, Leap, Trade, View
from engine.monad.taste import Taste


class MonadBrain(TurnBrain[View, Action]):
    def called(self, view: View) -> bool:
        return view.turn is not None and view.turn == view.seat


class Player(MonadBrain):
    """Weighs every play by what the hand is worth after it."""

    taste: ClassVar[Taste] = Taste(
        cards=(1, 2.5, 6, 14, 32),
        monad=100,
        pairs=(0.5, 1.5, 3, 6, 14),
        bonus_pairs=(0, 0.5, 2, 6, 12),
        joker=1,
        colours=(0, 0, 0, 0, 2, 5, 12),
    )
    width: ClassVar[int] = 1
    depth: ClassVar[int] = 2

    def choose(self, view: View, chance: Chance) -> Action:
        return best_action(imagine(view, chance), self.taste, width=self.width, depth=self.depth)


class Expert(Player):
    """Follows whole turns to their end, by a taste that thousands of matches have refined."""

    taste = Taste(
        cards=(1, 1.6, 4, 8.7, 20.5),
        monad=44,
        pairs=(0.5, 1.2, 0.7, 2, 1.5),
        bonus_pairs=(0, 0.4, 1, 5, 6),
        joker=2,
        colours=(0, 0, 0.1, 0.2, 1.8, 6.3, 9),
    )
    width = 6
    depth = 8


class Beginner(MonadBrain):
    """Takes the best of what it notices, with little sense for pairs, jokers and bonuses."""

    taste: ClassVar[Taste] = Taste(cards=(1, 2.5, 6, 14, 32), monad=100, colours=(0, 0, 0, 0, 1, 3, 6))

    def choose(self, view: View, chance: Chance) -> Action:
        state = imagine(view, chance)
        possible = tuple(lawful_actions(state, thrifty))
        noticed = [action for action in possible if chance.happens(_ease(action))]

        def promise(action: Action) -> float:
            return self.taste.worth_of(rules.play(state, state.turn, action), state.turn)

        return max(noticed or possible, key=promise)


def _ease(action: Action) -> int:
    """How many of a hundred beginners see at this moment that they can do this."""
    match action:
        case Trade(bonus=True):
            return 40
        case Trade(joker=None):
            return 65
        case Trade() | Buy():
            return 15
        case Leap():
            return 25
        case _:
            return 100


BRAINS: dict[Level, MonadBrain] = {Level.EASY: Beginner(), Level.NORMAL: Player(), Level.HARD: Expert()}
