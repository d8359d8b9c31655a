"""Monster Cube: nine tiles, twenty-seven faces, and monsters whose number must be made from three of them."""

from collections.abc import Collection, Iterable, Mapping

from engine.chance import Chance
from engine.game import Brain, Feat, Game, Ladder, Level, Outcome, Press
from engine.monster_cube import rules, secrets
from engine.monster_cube.actions import Action as CubeAction
from engine.monster_cube.brains.brain import mind
from engine.monster_cube.cards import DECK
from engine.monster_cube.legal import legal
from engine.monster_cube.play import rounds, turns
from engine.monster_cube.seen import View
from engine.monster_cube.state import Options, Rules, State

_FEATS = {
    feat.figure: feat
    for feat in (
        Feat("score"),
        Feat("fastest_ms", least=True),
        Feat("unmissed"),
        Feat("run"),
        Feat("alone_ms", least=True),
        Feat("alone_turns", least=True),
    )
}
_COMPARED = {  # what somebody does alone comes early: at the end only few are told
    Rules.CODE: ("score", "alone_ms", "fastest_ms", "unmissed", "run"),
    Rules.ADVANCED: ("fastest_ms", "alone_ms", "unmissed"),
    Rules.DICE: ("score", "alone_turns", "fastest_ms", "unmissed"),
    Rules.NUMBERS: ("score", "alone_turns", "fastest_ms", "unmissed", "run"),
}
_NAME = "monster_cube"
_LADDERS = {
    rules: Ladder(f"{_NAME}_{rules}", _NAME, tuple(_FEATS[figure] for figure in figures))
    for rules, figures in _COMPARED.items()
}


class MonsterCube(Game[Options, State, CubeAction, View]):
    """Nothing is taken back: a move ends the turn and stands whatever comes of its claim (MC10.7)."""

    key = _NAME
    rules = 3
    Options = Options
    State = State
    View = View
    Action = CubeAction
    feats = tuple(_FEATS.values())
    stand_in = Level.EASY  # in a race whoever is away is not to be feared
    minutes = (15, 30)
    thinking_time = 60_000  # a turn (MC10.8); the search has deadlines of its own

    @property
    def ladders(self) -> tuple[Ladder, ...]:
        return tuple(_LADDERS.values())

    def ladder(self, options: Options) -> Ladder:
        return _LADDERS[options.rules]

    def seats(self, options: Options) -> range:
        return range(1, (DECK.sets if options.rules.turns else DECK.one_set) + 1)  # MC6.1

    def moot(self, options: Options) -> Collection[str]:
        """MC12.5; races have no first turn, and turns no photo finish (MC10.3, MC13.1)."""
        other = ("claim_ms", "window_ms") if options.rules.turns else ("first",)
        return other if options.scored else (*other, "king", "family", "levels")

    def raced(self, options: Options) -> bool:
        return not options.rules.turns

    def deal(self, options: Options, seats: int, at: int, chance: Chance) -> State:
        return rounds.deal(options, seats, at, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.turn is None else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[CubeAction]:
        return legal(state, seat)

    def play(self, state: State, seat: int, action: CubeAction, press: Press, chance: Chance) -> State:
        return rules.play(state, seat, action, press, chance)

    def stale(self, state: State, seat: int, action: CubeAction, press: Press, revision: int) -> bool:
        return rules.stale(state, seat, action, press, revision)

    def lapse(self, state: State, at: int, chance: Chance) -> State:
        return rules.lapse(state, at, chance)

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        return turns.lost(state, seat, at, chance)

    def delay(self, state: State, by: int) -> State:
        return rules.delay(state, by)

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def brain(self, level: Level) -> Brain[View, CubeAction]:
        return mind(level)

    def census(self, state: State) -> Mapping[str, int]:
        return secrets.census(state)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.redeal(state, seat, chance)


game = MonsterCube()
