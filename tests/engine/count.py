"""A game in which seats take turns, as small as can be, for all that has to do with thinking time."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from engine.chance import Chance
from engine.game import Brain, Frozen, Game, Level, News, Options, Outcome, Plan, Press, Refusal, State, View

replaced = msgspec.structs.replace


class CountKind(StrEnum):
    TURN = "count-turn"


class CountOptions(Options, frozen=True):
    goal: Annotated[int, msgspec.Meta(ge=3, le=10_000)] = 10
    pairs: bool = False
    nobody: Literal[False, True] = False  # a choice with which no number of people may play


class Say(Frozen, frozen=True, tag="say", tag_field="type"):
    number: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Said(News, frozen=True, tag="said"):
    seat: int
    number: int


class CountState(State, frozen=True, kw_only=True):
    seats: int
    goal: int
    said: tuple[int, ...] = ()
    total: int = 0
    turn: int = 0
    news: tuple[Said, ...] = ()


class CountView(View, frozen=True, kw_only=True):
    total: int
    turn: int | None
    news: tuple[Said, ...] = ()


class CountBrain:
    def think(self, view: CountView, pending: Plan[Say] | None, chance: Chance) -> Plan[Say] | None:
        if view.turn != view.seat:
            return None
        return pending or Plan(action=Say(chance.between(1, 3)), after=1_000)


class Count(Game[CountOptions, CountState, Say, CountView]):
    """Everybody in turn says a number from 1 to 3; whoever reaches the goal wins."""

    key = "count"
    rules = 1
    Options = CountOptions
    State = CountState
    View = CountView
    Action = Say
    thinking_time = 60_000

    def seats(self, options: CountOptions) -> range:
        if options.nobody:
            return range(0)
        return range(4, 5) if options.pairs else range(1, 5)

    def teams(self, options: CountOptions, seats: int) -> tuple[int, ...]:
        return (0, 1, 0, 1) if options.pairs else super().teams(options, seats)

    def deal(self, options: CountOptions, seats: int, at: int, chance: Chance) -> CountState:
        return CountState(seats=seats, goal=options.goal)

    def awaited(self, state: CountState) -> tuple[int, ...]:
        return () if state.total >= state.goal else (state.turn,)

    def legal(self, state: CountState, seat: int) -> Iterable[Say]:
        return (Say(1), Say(2), Say(3)) if seat in self.awaited(state) else ()

    def play(self, state: CountState, seat: int, action: Say, press: Press, chance: Chance) -> CountState:
        if seat not in self.awaited(state):
            raise Refusal(CountKind.TURN)
        return replaced(
            state,
            said=(*state.said, action.number),
            total=state.total + action.number,
            turn=(seat + 1) % state.seats,
            news=(Said(seat, action.number),),
        )

    def idle(self, state: CountState, seat: int, at: int, chance: Chance) -> CountState:
        return self.play(state, seat, Say(1), Press(at=at, seen=0), chance)

    def view(self, state: CountState, seat: int | None) -> CountView:
        turn = next(iter(self.awaited(state)), None)
        return CountView(seat=seat, total=state.total, turn=turn, news=state.news)

    def outcome(self, state: CountState) -> Outcome | None:
        if state.total < state.goal:
            return None
        last = (state.turn - 1) % state.seats
        places = range(state.seats)
        return Outcome(
            ranks=tuple(1 if seat == last else 2 for seat in places),
            scores=tuple(int(seat == last) for seat in places),
            why="goal",
        )

    def brain(self, level: Level) -> Brain[CountView, Say]:
        return CountBrain()

    def census(self, state: CountState) -> Mapping[str, int]:
        return {"seats": state.seats}

    def redeal(self, state: CountState, seat: int | None, chance: Chance) -> CountState:
        return state


count = Count()
