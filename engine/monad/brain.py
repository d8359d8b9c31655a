"""Three brains for Monad, each seeing what its seat sees and nothing more."""

from typing import ClassVar

from engine.brains import TurnBrain
from engine.chance import Chance
from engine.game import Level
from engine.monad import rules
from engine.monad.foresight import best_action, thrifty
from engine.monad.imagine import imagine
from engine.monad.legal import actions
from engine.monad.state import Action, Buy, Leap, Trade, View
from engine.monad.taste import Taste


class MonadBrain(TurnBrain[View, Action]):
    def called(self, view: View) -> bool:
        return view.turn is not None and view.turn == view.seat


class Player(MonadBrain):
    """Weighs every play by what the hand is worth after it."""

    taste: ClassVar[Taste] = Taste()
    width: ClassVar[int] = 1
    depth: ClassVar[int] = 2

    def choose(self, view: View, chance: Chance) -> Action:
        return best_action(imagine(view, chance), self.taste, width=self.width, depth=self.depth)


class Beginner(MonadBrain):
    """Takes the best of what it notices; overlooks many a play, above all with jokers."""

    taste: ClassVar[Taste] = Taste()

    def choose(self, view: View, chance: Chance) -> Action:
        state = imagine(view, chance)
        possible = tuple(actions(state, thrifty))
        noticed = [action for action in possible if chance.happens(_ease(action))]

        def promise(action: Action) -> float:
            return self.taste.of(rules.play(state, state.turn, action), state.turn)

        return max(noticed or possible, key=promise)


def _ease(action: Action) -> int:
    """How many of a hundred beginners see at this moment that they can do this."""
    match action:
        case Trade(bonus=True):
            return 60
        case Trade(joker=None):
            return 80
        case Trade() | Buy():
            return 30
        case Leap():
            return 40
        case _:
            return 100


class Expert(Player):
    """Follows whole turns to their end, and knows what pairs, jokers and colours will be good for."""

    taste = Taste(
        cards=(1, 2.5, 6, 14, 32),
        monad=100,
        pairs=(0.5, 1.5, 3, 6, 14),
        bonus_pairs=(0, 0.5, 2, 6, 12),
        joker=1,
        colours=(0, 0, 0, 0, 2, 5, 12),
    )
    width = 8
    depth = 8


BRAINS: dict[Level, MonadBrain] = {Level.EASY: Beginner(), Level.NORMAL: Player(), Level.HARD: Expert()}
