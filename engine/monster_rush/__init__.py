"""Monster Rush: symbols are revealed, and the fastest hand takes the monster."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Brain, Feat, Game, Level, Outcome, Press, ranked
from engine.monster_rush import rules, secrets
from engine.monster_rush.brain import NATURES, Hunch
from engine.monster_rush.cards import SPACES
from engine.monster_rush.state import Action as RushAction
from engine.monster_rush.state import Hunter, Options, Reveal, State, Touch, View
from engine.race import claim_of, race_moved

_TOUCHES = tuple(Touch(space=space) for space in range(SPACES))


class MonsterRush(Game[Options, State, RushAction, View]):
    key = "monster_rush"
    rules = 2
    Options = Options
    State = State
    View = View
    Action = RushAction
    feats = (Feat("score"), Feat("fastest_ms", least=True), Feat("median_ms", least=True))
    stand_in = Level.EASY  # in a race whoever is away is not to be feared
    minutes = (5, 10)
    thinking_time = 20_000  # to turn a card by hand; everything else has its own pace

    def seats(self, options: Options) -> range:
        return range(2, 9)  # MR1.4

    def raced(self, options: Options) -> bool:
        return True

    def deal(self, options: Options, seats: int, at: int, chance: Chance) -> State:
        return rules.deal(options, seats, at, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return (state.turn,) if rules.may_reveal(state) else ()

    def legal(self, state: State, seat: int) -> Iterable[RushAction]:
        if state.end:
            return ()
        touches = () if claim_of(state.race, seat) else _TOUCHES
        return (*touches, Reveal()) if seat == state.turn and rules.may_reveal(state) else touches

    def play(self, state: State, seat: int, action: RushAction, press: Press, chance: Chance) -> State:
        if isinstance(action, Touch):
            return rules.touch(state, seat, action.space, press, chance)
        return rules.reveal(state, seat, press, chance)

    def stale(self, state: State, seat: int, action: RushAction, press: Press, revision: int) -> bool:
        """A touch is judged by the board that was seen, however old (MR5.8)."""
        if press.seen > revision:
            return True
        return isinstance(action, Reveal) and seat == state.turn and press.seen < state.turn_since

    def lapse(self, state: State, at: int, chance: Chance) -> State:
        if state.race:
            return rules.judge(state, state.race, at, chance)
        return rules.turn_card(state, at, chance)

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        return rules.turn_card(state, at, chance)

    def delay(self, state: State, by: int) -> State:
        """Cards count as revealed so much later too: nobody's reaction grows while the house is closed."""

        def later(hunter: Hunter) -> Hunter:
            return replace(hunter, shown=tuple(replace(one, at=one.at + by) for one in hunter.shown))

        return replace(
            state,
            due=None if state.due is None else state.due + by,
            next_at=state.next_at + by,
            hunters=tuple(map(later, state.hunters)),
            race=race_moved(state.race, by),
        )

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if not state.end:
            return None
        return Outcome(
            ranks=ranked([rules.standing(hunter) for hunter in state.hunters]),
            scores=tuple(map(rules.score, state.hunters)),
            why=state.end.value,
            figures=tuple(map(_figures, state.hunters)),
        )

    def brain(self, level: Level) -> Brain[View, RushAction]:
        return Hunch(NATURES[level])

    def census(self, state: State) -> Mapping[str, int]:
        return secrets.census(state)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.redeal(state, seat, chance)


def _figures(hunter: Hunter) -> dict[str, int]:
    figures = {"captures": len(hunter.captured), "mistakes": len(hunter.mistaken)}
    if not hunter.reactions:
        return figures
    ordered = sorted(hunter.reactions)
    low, high = ordered[(len(ordered) - 1) // 2], ordered[len(ordered) // 2]
    return figures | {"fastest_ms": ordered[0], "median_ms": (low + high) // 2}


game = MonsterRush()
