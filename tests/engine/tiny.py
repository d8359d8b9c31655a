"""A photo-finish game, as small as can be: a bell rings, everybody may grab, the first press has the point.
When nobody does for a minute, the bell rings again.

Claims are held in a window that the first to arrive opens, and `lapse` decides by press time, not by arrival.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated

import msgspec

from engine.chance import Chance
from engine.game import (
    Brain,
    BySeat,
    Frozen,
    Game,
    Level,
    News,
    Options,
    Outcome,
    Plan,
    Press,
    Refusal,
    Seat,
    State,
    View,
    ranked,
)

replaced = msgspec.structs.replace
RINGS_AGAIN = 60_000  # ms after which the bell rings again where nobody has grabbed


class TinyKind(StrEnum):
    TWICE = "tiny-twice"


class TinyOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 3
    window: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 250
    most: Annotated[int, msgspec.Meta(ge=2, le=100)] = 4


class Grab(Frozen, frozen=True, tag="grab", tag_field="type"):
    pass


class Claim(Frozen, frozen=True, order=True):
    at: int
    id: int
    seat: int
    seen: int


class Grabbed(News, frozen=True, tag="grabbed"):
    seat: Seat


class Won(News, frozen=True, tag="won"):
    seat: Seat
    claims: tuple[Claim, ...]  # in order of press


class Missed(News, frozen=True, tag="missed"):
    """Nobody grabbed."""


class TinyState(State, frozen=True, kw_only=True):
    rounds: int  # left
    window: int
    points: tuple[int, ...]
    missed: int = 0  # rounds in which nobody grabbed
    rung: int = 0  # the revision at which the bell rang last
    claims: tuple[Claim, ...] = ()
    news: tuple[Grabbed | Won | Missed, ...] = ()


class TinyView(View, frozen=True, kw_only=True):
    rounds: int
    points: BySeat[int]
    grabbed: tuple[Seat, ...]
    news: tuple[Grabbed | Won | Missed, ...] = ()


class TinyBrain:
    """Grabs after a reaction time; the harder, the quicker."""

    REACTION: Mapping[Level, tuple[int, int]] = {
        Level.EASY: (900, 1500),
        Level.NORMAL: (600, 900),
        Level.HARD: (350, 500),
    }

    def __init__(self, level: Level) -> None:
        self.level = level

    def think(self, view: TinyView, pending: Plan[Grab] | None, chance: Chance) -> Plan[Grab] | None:
        if not view.rounds or view.seat in view.grabbed:
            return None
        return pending or Plan(action=Grab(), after=chance.between(*self.REACTION[self.level]))


class Tiny(Game[TinyOptions, TinyState, Grab, TinyView]):
    key = "tiny"
    rules = 1
    Options = TinyOptions
    State = TinyState
    View = TinyView
    Action = Grab
    thinking_time = 30_000

    def seats(self, options: TinyOptions) -> range:
        return range(2, options.most + 1)

    def deal(self, options: TinyOptions, seats: int, at: int, chance: Chance) -> TinyState:
        return TinyState(
            rounds=options.rounds, window=options.window, points=(0,) * seats, due=at + RINGS_AGAIN
        )

    def awaited(self, state: TinyState) -> tuple[int, ...]:
        return ()

    def legal(self, state: TinyState, seat: int) -> Iterable[Grab]:
        return () if not state.rounds or _has_claimed(state, seat) else (Grab(),)

    def stale(self, state: TinyState, seat: int, action: Grab, press: Press, revision: int) -> bool:
        """A press counts for the ringing of the bell that its board showed, however many pressed since."""
        return not state.rung <= press.seen <= revision

    def play(self, state: TinyState, seat: int, action: Grab, press: Press, chance: Chance) -> TinyState:
        if _has_claimed(state, seat):
            raise Refusal(TinyKind.TWICE)
        claim = Claim(at=press.at, id=press.id, seat=seat, seen=press.seen)
        due = state.due if state.claims else press.arrived + state.window
        return replaced(state, claims=(*state.claims, claim), due=due, news=(Grabbed(seat),))

    def lapse(self, state: TinyState, at: int, chance: Chance) -> TinyState:
        rounds = state.rounds - 1
        ring = replaced(
            state,
            rounds=rounds,
            claims=(),
            due=at + RINGS_AGAIN if rounds else None,
            rung=chance.revision,
        )
        if not state.claims:
            return replaced(ring, missed=state.missed + 1, news=(Missed(),))
        ordered = tuple(sorted(state.claims))
        winner = ordered[0].seat
        points = tuple(point + (seat == winner) for seat, point in enumerate(state.points))
        return replaced(ring, points=points, news=(Won(winner, ordered),))

    def idle(self, state: TinyState, seat: int, at: int, chance: Chance) -> TinyState:
        raise AssertionError("nobody is awaited in this game")

    def view(self, state: TinyState, seat: int | None) -> TinyView:
        grabbed = tuple(claim.seat for claim in state.claims)
        return TinyView(seat=seat, rounds=state.rounds, points=state.points, grabbed=grabbed, news=state.news)

    def outcome(self, state: TinyState) -> Outcome | None:
        if state.rounds:
            return None
        return Outcome(ranks=ranked(state.points), scores=state.points, why="rounds")

    def brain(self, level: Level) -> Brain[TinyView, Grab]:
        return TinyBrain(level)

    def census(self, state: TinyState) -> Mapping[str, int]:
        return {"points": state.rounds + state.missed + sum(state.points)}

    def redeal(self, state: TinyState, seat: int | None, chance: Chance) -> TinyState:
        return state  # nothing is hidden


def _has_claimed(state: TinyState, seat: int) -> bool:
    return any(claim.seat == seat for claim in state.claims)


tiny = Tiny()
