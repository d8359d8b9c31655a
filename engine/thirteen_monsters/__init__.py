"""13 Monsters: find pairs by memory, build monsters of them, trade, use their powers, and fight with dice."""

from collections.abc import Iterator, Mapping

from engine.chance import Chance
from engine.game import Brain, Feat, Game, Level, Outcome, Press
from engine.thirteen_monsters import ending, rules, secrets, setup
from engine.thirteen_monsters.brains.brain import MINDS, SUBSTITUTE
from engine.thirteen_monsters.legal import legal
from engine.thirteen_monsters.moves import Action as ThirteenAction
from engine.thirteen_monsters.moves import Build, Permafrost, Prophet, Sacrifice, SuperNova
from engine.thirteen_monsters.phases import awaited
from engine.thirteen_monsters.pieces.cards import DECK
from engine.thirteen_monsters.state import Options, State
from engine.thirteen_monsters.views import View

OFFER_TIME = 30_000  # ms

_IN_THE_OPEN = (Build, Permafrost, Prophet, Sacrifice, SuperNova)  # no card is turned, no die thrown


class ThirteenMonsters(Game[Options, State, ThirteenAction, View]):
    key = "thirteen_monsters"
    rules = 2
    Options = Options
    State = State
    View = View
    Action = ThirteenAction
    feats = (Feat("score"), Feat("memory"), Feat("attacks_won"))
    minutes = (30, 60)
    thinking_time = 60_000

    def seats(self, options: Options) -> range:
        return range(DECK.players.least, DECK.players.most + 1)  # TM3.1

    def deal(self, options: Options, seats: int, at: int, chance: Chance) -> State:
        return setup.deal(options, seats, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        seat = awaited(state)
        return () if seat is None else (seat,)

    def legal(self, state: State, seat: int) -> Iterator[ThirteenAction]:
        return legal(state, seat)

    def play(self, state: State, seat: int, action: ThirteenAction, press: Press, chance: Chance) -> State:
        return rules.play(state, seat, action, chance)

    def undoable(self, before: State, action: ThirteenAction, after: State) -> bool:
        """What lies open is built or used; a card that was turned and an offer that was made stay so."""
        goes_on = awaited(after) == awaited(before) and after.turn == before.turn
        return (
            goes_on
            and isinstance(action, _IN_THE_OPEN)
            and (after.battle, after.death)
            == (
                before.battle,
                before.death,
            )
        )

    def hurry(self, state: State) -> int | None:
        """An offer lapses soon: the player on turn waits for its answer."""
        return OFFER_TIME if state.proposal else None

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        return rules.idle(state, seat, chance)

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def recall(self, state: State, seat: int | None) -> View:
        return secrets.recollection(state, seat)

    def brain(self, level: Level) -> Brain[View, ThirteenAction]:
        return MINDS[level]

    def substitute(self) -> Brain[View, ThirteenAction]:
        """Whoever is absent finds his pairs again when he comes: they are not traded away for him."""
        return SUBSTITUTE

    def census(self, state: State) -> Mapping[str, int]:
        return secrets.census(state)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.redeal(state, chance)


game = ThirteenMonsters()
