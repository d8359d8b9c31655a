"""Random play of any game by its contract: actions legal and clumsy, lapses, idling, delays, undos."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from engine.game import AnyGame, Press, Refusal
from engine.match import Entry, Match, Step

LONGEST = 20_000  # steps; a match that needs more is taken to be endless
OPENED = 1_700_000_000_000
MOST_CHOICES = 400  # of a long list of legal actions only the first ones are drawn from


@dataclass(slots=True)
class Wander:
    """One match, played at random. `trail` holds every step, `pool` actions seen on the way."""

    match: Match
    random: Random
    now: int
    trail: list[Step] = field(default_factory=list[Step])
    pool: list[Any] = field(default_factory=list[Any])
    done: Any = None  # the action that the last step was, if it was one

    def __iter__(self) -> Iterator[Step]:
        while not self.match.outcome:
            if len(self.trail) >= LONGEST:
                raise AssertionError(f"no end of {self.match.game.key} after {LONGEST} steps")
            self.done = None
            step = self._step()
            self.match = step.match
            self.trail.append(step)
            yield step

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(step.entry for step in self.trail)

    def _step(self) -> Step:
        match, random = self.match, self.random
        chance = random.random()
        if chance < 0.01:
            return match.delay(random.randrange(1, 100_000))
        if match.undoable and chance > 0.8:
            return match.undo(match.undoable[-1].seat, self.press())
        awaited = match.game.awaited(match.state)
        if awaited and chance < 0.04:
            self.now += random.randrange(1, 10_000)
            return match.idle(random.choice(awaited), self.now)
        able = self._able()
        if match.due is not None and (not able or chance < 0.25):
            self.now = max(self.now, match.due)
            return match.lapse(self.now)
        assert able, f"{match.game.key} stalls: nobody can act and no deadline is set"
        return self._act(*random.choice(able))

    def _able(self) -> list[tuple[int, list[Any]]]:
        game, state = self.match.game, self.match.state
        choices = (
            (seat, list(islice(game.legal(state, seat), MOST_CHOICES))) for seat in range(self.match.seats)
        )
        return [(seat, actions) for seat, actions in choices if actions]

    def _act(self, seat: int, actions: list[Any]) -> Step:
        action = self.random.choice(actions)
        self._remember(action)
        return self.match.act(seat, action, self.press())

    def _remember(self, action: Any) -> None:
        self.done = action
        if len(self.pool) < 200:
            self.pool.append(action)
        else:
            self.pool[self.random.randrange(200)] = action

    def press(self) -> Press:
        self.now += self.random.randrange(0, 400)
        return Press(at=self.now, seen=self.match.revision, id=self.now << 8 | len(self.trail) & 255)

    def blunder(self) -> Refusal | None:
        """Try something seen before, from any seat; the refusal, if it is one. The match stays as it is."""
        if not self.pool:
            return None
        seat = self.random.randrange(self.match.seats)
        seen = self.random.choice([self.match.revision, max(0, self.match.revision - 1)])
        press = Press(at=self.now, seen=seen, id=self.random.randrange(1 << 40))
        try:
            self.match.act(seat, self.random.choice(self.pool), press)
        except Refusal as refusal:
            return refusal
        return None


@dataclass(frozen=True, slots=True)
class Walk:
    """A match that was played at random, to be gone through as often as wanted."""

    dealt: Match
    seed: int
    steps: tuple[tuple[Step, int, Any], ...]  # each with its time and its action

    @classmethod
    def through(cls, dealt: Match, seed: int) -> Walk:
        wander = Wander(dealt, Random(seed), dealt.opened)
        return cls(dealt, seed, tuple((step, wander.now, wander.done) for step in wander))

    def again(self) -> Wander:
        return Again(self.dealt, Random(self.seed), self.dealt.opened, told=iter(self.steps))


@dataclass(slots=True)
class Again(Wander):
    """The steps of a walk once more, whatever whoever looks on draws from its random numbers."""

    told: Iterator[tuple[Step, int, Any]] = field(default_factory=lambda: iter(()))

    def _step(self) -> Step:
        step, self.now, action = next(self.told)
        if action is not None:
            self._remember(action)
        return step


def options_of(game: AnyGame) -> list[Any]:
    """Every choice of options that the game's own types allow, kept to those that some number may play."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    names = [one.name for one in info.fields]
    choices = product(*(_values(one.type) for one in info.fields))
    possible = [game.Options(**dict(zip(names, values, strict=True))) for values in choices]
    return [options for options in possible if len(game.seats(options)) > 0]


def _values(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.Metadata(type=inner):
            return _values(inner)
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(low), le=int(high)):
            return sorted({low, (low + high) // 2, high})
        case inspect.EnumType(cls=cls):
            return list(cls)
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.UnionType(types=types):
            return [value for one in types for value in _values(one)]
        case inspect.NoneType():
            return [None]
        case _:
            raise AssertionError(f"an option must be a choice or a whole number with limits, not {kind}")


@st.composite
def openings(draw: st.DrawFn, game: AnyGame) -> Wander:
    """A dealt match of this game, any options, any seat count, ready to be wandered through."""
    options = draw(st.sampled_from(options_of(game)))
    seats = draw(st.sampled_from(game.seats(options)))
    seed = draw(st.integers(0, 2**32))
    return Wander(Match.deal(game, options, seats, str(seed), OPENED), Random(seed), OPENED)


def under_way(wander: Wander) -> Iterator[Match]:
    """The match after each step that does not end it."""
    return (step.match for step in wander if not step.match.outcome)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)
