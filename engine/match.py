"""One match: plays actions, says what to write in the log, and replays a log from its seed."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Self

import msgspec

from engine.chance import Chance
from engine.game import UNREADABLE, AnyGame, Frozen, Kind, Outcome, Press, Refusal, State


class Act(Frozen, frozen=True, tag="act", tag_field="entry"):
    """A seat did something."""

    seat: int
    action: msgspec.Raw
    press: Press


class Lapse(Frozen, frozen=True, tag="lapse", tag_field="entry"):
    """A deadline of the rules passed."""

    at: int


class Idle(Frozen, frozen=True, tag="idle", tag_field="entry"):
    """A seat's thinking time ran out."""

    seat: int
    at: int


class Delay(Frozen, frozen=True, tag="delay", tag_field="entry"):
    """The house was closed for a while."""

    by: int


class Undo(Frozen, frozen=True, tag="undo", tag_field="entry"):
    """A seat took its last play back."""

    seat: int
    press: Press


Entry = Act | Lapse | Idle | Delay | Undo


class Unreplayable(Exception):
    """A record that cannot be brought back to life."""


class OtherRules(Unreplayable):
    """The match was played by another version of the rules."""


class Tampered(Unreplayable):
    """The record does not lead where it says it led."""


class Unreadable(Unreplayable):
    """Not a record at all."""


@dataclass(frozen=True, slots=True)
class Before:
    """The state before a play that may still be taken back."""

    seat: int  # whose play
    state: Any  # None: not known here; the log leads to it


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. Every change gives a new match, one revision later, and its log entry."""

    game: AnyGame
    options: Any
    seats: int
    seed: str
    opened: int
    revision: int
    state: Any
    undoable: tuple[Before, ...] = ()  # the plays that may be taken back, the last one first to go

    @classmethod
    def deal(cls, game: AnyGame, options: Any, seats: int, seed: str, at: int) -> Self:
        allowed = game.seats(options)
        if seats not in allowed:
            raise Refusal(Kind.SEATS, least=allowed[0], most=allowed[-1])
        state = game.deal(options, seats, at, Chance(seed, 0))
        return cls(game, options, seats, seed, at, 0, state)

    @classmethod
    def history(cls, game: AnyGame, kept: "Record") -> tuple["Scene", ...]:
        """The whole match as it can be told, from its deal on; Unreplayable where the record is of no match.

        That the house was closed moves the clocks of the scene before, and is none of its own. It plays
        everything again: not to be called where others wait.
        """
        scenes: list[Scene] = []
        for scene in _retold(game, kept):
            told = scenes.pop().entry if isinstance(scene.entry, Delay) else scene.entry
            scenes.append(Scene(scene.match, told))
        return tuple(scenes)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def due(self) -> int | None:
        return None if self.outcome else self.game.due(self.state)

    def act(self, seat: int, action: Any, press: Press) -> "Step":
        self._must_run()
        self._must_exist(seat)
        if self.game.stale(self.state, seat, action, press, self.revision):
            raise Refusal(Kind.STALE)
        state = self.game.play(self.state, seat, action, press, self._luck())
        entry = Act(seat=seat, action=msgspec.Raw(msgspec.json.encode(action)), press=press)
        return self._step(state, entry, self._undoable_after(seat, action, state))

    def lapse(self, at: int) -> "Step":
        self._must_run()
        if self.due is None or at < self.due:
            raise Refusal(Kind.NOT_DUE, due=self.due)
        return self._step(self.game.lapse(self.state, at, self._luck()), Lapse(at=at))

    def idle(self, seat: int, at: int) -> "Step":
        self._must_run()
        self._must_exist(seat)
        awaited = self.game.awaited(self.state)
        if seat not in awaited:
            raise Refusal(Kind.NOT_AWAITED, awaited=awaited)
        return self._step(self.game.idle(self.state, seat, at, self._luck()), Idle(seat=seat, at=at))

    def delay(self, by: int) -> "Step":
        self._must_run()
        if by < 1:
            raise Refusal(Kind.MALFORMED, field="by")
        later = tuple(Before(one.seat, one.state and self.game.delay(one.state, by)) for one in self.undoable)
        return self._step(self.game.delay(self.state, by), Delay(by=by), later)

    def undo(self, seat: int, press: Press) -> "Step":
        """The match as it was before this seat's last play; the log alone tells of both."""
        self._must_run()
        self._must_exist(seat)
        *earlier, last = self.undoable or (Before(-1, None),)
        if seat != last.seat or last.state is None:
            raise Refusal(Kind.NOTHING_TO_UNDO)
        if press.seen != self.revision:
            raise Refusal(Kind.STALE)
        state = msgspec.structs.replace(last.state, news=())
        return self._step(state, Undo(seat=seat, press=press), tuple(earlier))

    def follow(self, entry: Entry) -> "Step":
        """What a log entry did, done again."""
        match entry:
            case Act(seat=seat, action=action, press=press):
                return self.act(seat, self.game.read_action(bytes(action)), press)
            case Lapse(at=at):
                return self.lapse(at)
            case Idle(seat=seat, at=at):
                return self.idle(seat, at)
            case Delay(by=by):
                return self.delay(by)
            case _:  # Undo
                return self.undo(entry.seat, entry.press)

    def _undoable_after(self, seat: int, action: Any, state: Any) -> tuple[Before, ...]:
        if self.game.outcome(state) or not self.game.undoable(self.state, action, state):
            return ()
        own = all(one.seat == seat for one in self.undoable)
        return (*(self.undoable if own else ()), Before(seat, self.state))

    def _luck(self) -> Chance:
        return Chance(self.seed, self.revision + 1)

    def _must_run(self) -> None:
        if self.outcome:
            raise Refusal(Kind.OVER)

    def _must_exist(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise Refusal(Kind.NO_SEAT, seat=seat)

    def _step(self, state: State, entry: Entry, undoable: tuple[Before, ...] = ()) -> "Step":
        return Step(replace(self, state=state, revision=self.revision + 1, undoable=undoable), entry)


@dataclass(frozen=True, slots=True)
class Step:
    match: Match
    entry: Entry


@dataclass(frozen=True, slots=True)
class Scene:
    """A match as it was once, and what led there; None: the deal."""

    match: Match
    entry: Entry | None


class Record(Frozen, frozen=True):
    """A whole match as it is kept and handed out: enough to play it again and to see that it is genuine."""

    game: str
    rules: int
    options: msgspec.Raw
    seats: int
    seed: str
    opened: int
    entries: tuple[Entry, ...]
    final: str  # fingerprint of the state that the log leads to


class Problem(StrEnum):
    GAME = "the record is of another game"
    LOG = "the log holds an action that the rules refuse"
    FINAL = "the log leads to another end than the record says"


def fingerprint(state: State) -> str:
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()


def recorded(match: Match, entries: tuple[Entry, ...]) -> Record:
    return Record(
        game=match.game.key,
        rules=match.game.rules,
        options=msgspec.Raw(msgspec.json.encode(match.options)),
        seats=match.seats,
        seed=match.seed,
        opened=match.opened,
        entries=entries,
        final=fingerprint(match.state),
    )


def dump_record(match: Match, entries: tuple[Entry, ...]) -> bytes:
    return msgspec.json.encode(recorded(match, entries))


def load_record(raw: bytes) -> Record:
    try:
        return msgspec.json.decode(raw, type=Record)
    except UNREADABLE as problem:
        raise Unreadable(str(problem)) from None


def replay(game: AnyGame, kept: Record) -> Match:
    """The match a record tells of, played again from its deal; raises before anything half-done is seen."""
    match = _last(_retold(game, kept))
    if fingerprint(match.state) != kept.final:
        raise Tampered(Problem.FINAL)
    return match


def played_again(
    game: AnyGame, entries: Iterable[Entry], *, options: bytes, seats: int, seed: str, opened: int
) -> Match:
    """The match that this log tells of, from its deal on; Tampered where the rules do not follow it."""
    return _last(_followed(game, entries, options=options, seats=seats, seed=seed, opened=opened))


def _retold(game: AnyGame, kept: Record) -> Iterator[Scene]:
    if kept.game != game.key:
        raise Tampered(Problem.GAME)
    if kept.rules != game.rules:
        raise OtherRules(f"{kept.game} by rules {kept.rules}; these are rules {game.rules}")
    return _followed(
        game,
        kept.entries,
        options=bytes(kept.options),
        seats=kept.seats,
        seed=kept.seed,
        opened=kept.opened,
    )


def _followed(
    game: AnyGame, entries: Iterable[Entry], *, options: bytes, seats: int, seed: str, opened: int
) -> Iterator[Scene]:
    try:
        match = Match.deal(game, game.read_options(options), seats, seed, opened)
        yield Scene(match, None)
        for entry in entries:
            match = match.follow(entry).match
            yield Scene(match, entry)
    except Exception as problem:  # rules may trip in any way over a log that is not theirs
        raise Tampered(f"{Problem.LOG}: {problem!r}") from problem


def _last(scenes: Iterator[Scene]) -> Match:
    match = next(scenes).match
    for scene in scenes:
        match = scene.match
    return match
