"""Monad: trade, buy and leap from Commons up to the Monads."""

from collections.abc import Iterator, Mapping

from engine.chance import Chance
from engine.game import Brain, Feat, Game, Level, Outcome, Press, Refusal
from engine.monad import absence, brain, forbidden, legal, rules, secrets
from engine.monad.state import Action as MonadAction
from engine.monad.state import Options, State, View


class Monad(Game[Options, State, MonadAction, View]):
    key = "monad"
    rules = 2
    Options = Options
    State = State
    View = View
    Action = MonadAction
    feats = (Feat("turns", least=True, won=True),)
    minutes = (15, 30)
    thinking_time = 90_000

    def seats(self, options: Options) -> range:
        return range(4, 5) if options.teams else range(2, 5)

    def teams(self, options: Options, seats: int) -> tuple[int, ...]:
        return rules.sides(seats, teams=options.teams)

    def deal(self, options: Options, seats: int, at: int, chance: Chance) -> State:
        return rules.deal(options, seats, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.end else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterator[MonadAction]:
        return legal.choice(state, seat)

    def play(self, state: State, seat: int, action: MonadAction, press: Press, chance: Chance) -> State:
        return rules.play(state, seat, action)

    def forbids(self, state: State, seat: int, action: MonadAction, press: Press) -> Refusal | None:
        return forbidden.refusal_of(state, seat, action)

    def undoable(self, before: State, action: MonadAction, after: State) -> bool:
        """Columns lie open, so a play of the turn shows nothing new; a bonus from the draw pile does."""
        return after.turn == before.turn and after.draw == before.draw

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        return absence.idle(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def brain(self, level: Level) -> Brain[View, MonadAction]:
        return brain.BRAINS[level]

    def census(self, state: State) -> Mapping[str, int]:
        return secrets.census(state)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.redeal(state, seat, chance)


game = Monad()
