"""Cubo: all roll at once, lay nine dice in a square, and race for the dice of the centre."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.chance import Chance
from engine.cubo import rounds, rules, scoring, secrets
from engine.cubo.brain import NATURES, Mind
from engine.cubo.cards import DECK
from engine.cubo.legal import legal
from engine.cubo.state import Action as CuboAction
from engine.cubo.state import (
    Arrange,
    Begin,
    Call,
    Decline,
    Options,
    Phase,
    PickUp,
    Player,
    Replace,
    Roll,
    State,
    Swap,
    Take,
    View,
)
from engine.game import Brain, Feat, Game, Level, Outcome, Press, ranked
from engine.race import race_moved

_ON_THE_OWN_BOARD = (Roll, PickUp, Swap, Arrange, Call)


class Cubo(Game[Options, State, CuboAction, View]):
    """Nothing is taken back: a swap is undone by the same swap, and all else throws dice or is a race."""

    key = "cubo"
    rules = 2
    Options = Options
    State = State
    View = View
    Action = CuboAction
    feats = (Feat("score"), Feat("best_round"), Feat("fastest_call_ms", least=True))
    stand_in = Level.EASY  # in a race whoever is away is not to be feared
    minutes = (5, 15)
    thinking_time = 20_000  # for the signal and for placing a die; the race has its own deadlines

    def seats(self, options: Options) -> range:
        return range(1, DECK.players.most + 1)  # CU2.1; house: alone against the clock

    def raced(self, options: Options) -> bool:
        return True

    def deal(self, options: Options, seats: int, at: int, chance: Chance) -> State:
        return rounds.deal(options, seats, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.READY:
            return (state.first,)
        return () if state.scoring is None else (state.scoring,)

    def legal(self, state: State, seat: int) -> Iterator[CuboAction]:
        return legal(state, seat)

    def play(self, state: State, seat: int, action: CuboAction, press: Press, chance: Chance) -> State:
        match action:
            case Swap(a=a, b=b):
                return rules.swap(state, seat, a, b)
            case Arrange(order=order):
                return rules.arrange(state, seat, order)
            case Roll():
                return rules.roll(state, seat, press, chance)
            case PickUp():
                return rules.pick_up(state, seat, press, chance)
            case Call():
                return rules.call(state, seat, press, chance)
            case Take(slot=slot):
                return rules.take(state, seat, slot, press, chance)
            case Decline():
                return rules.decline(state, seat, press, chance)
            case Replace(cell=cell):
                return rounds.replace_die(state, seat, cell, chance.revision)
            case Begin():
                return rounds.begin(state, seat, press.arrived, chance)
            case _:  # Close
                return rules.agree(state, seat, chance)

    def stale(self, state: State, seat: int, action: CuboAction, press: Press, revision: int) -> bool:
        """What others do meanwhile spoils no press; a roll of one's own and a new phase do."""
        own = isinstance(action, _ON_THE_OWN_BOARD)
        since = state.players[seat].since if own else state.since
        return press.seen > revision or press.seen < max(since, state.since)

    def lapse(self, state: State, at: int, chance: Chance) -> State:
        return rules.lapse(state, at, chance)

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        """The signal is given; the die goes where it gives most."""
        if state.phase is Phase.READY:
            return rounds.begin(state, seat, at, chance)
        player = state.players[seat]
        assert player.taken is not None
        cell, _ = scoring.best_replacement(player.dice, player.taken)
        return rounds.replace_die(state, seat, cell, chance.revision)

    def delay(self, state: State, by: int) -> State:
        def later(moment: int | None) -> int | None:
            return None if moment is None else moment + by

        def waiting(player: Player) -> Player:
            return replace(player, take_by=later(player.take_by))

        return replace(
            state,
            due=later(state.due),
            players=tuple(map(waiting, state.players)),
            began_at=later(state.began_at),
            calls_until=later(state.calls_until),
            cover_by=later(state.cover_by),
            countdown=later(state.countdown),
            ask_at=later(state.ask_at),
            race=race_moved(state.race, by),
        )

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        totals = tuple(sum(player.points) for player in state.players)
        return Outcome(
            ranks=ranked(totals),  # CU7.1
            scores=totals,
            why="rounds",
            figures=tuple(map(_figures, state.players)),
        )

    def brain(self, level: Level) -> Brain[View, CuboAction]:
        return Mind(NATURES[level])

    def census(self, state: State) -> Mapping[str, int]:
        return secrets.census(state)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.redeal(state, seat, chance)


def _figures(player: Player) -> dict[str, int]:
    figures = {"best_round": max(player.points), "first_calls": player.firsts, "time_ms": sum(player.times)}
    return figures | ({"fastest_call_ms": min(player.times)} if player.times else {})


game = Cubo()
