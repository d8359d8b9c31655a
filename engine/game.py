"""The contract that every game fulfils: rules are functions from state to state.

A state is frozen and holds all there is to know of a match. Only `view` leaves the rules: screens, pictures
and brains are handed views, so what a seat may not know cannot reach it.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.chance import Chance


class Kind(StrEnum):
    """Why an action was refused, where the reason is the same for every game."""

    MALFORMED = "malformed"  # field: the part of the action that cannot be read
    NOT_YOUR_TURN = "not-your-turn"  # turn: the seats that are awaited
    STALE = "stale"
    OVER = "over"
    SEATS = "seats"  # least, most: how many the game takes
    NOTHING_TO_UNDO = "nothing-to-undo"  # the last play is not this seat's, or can no longer be taken back
    NO_SEAT = "no-seat"  # seat: there is none of that number
    NOT_DUE = "not-due"  # due: when the next deadline passes; None: none is set
    NOT_AWAITED = "not-awaited"  # awaited: the seats whose clocks run
    PRESSED_ALREADY = "pressed-already"  # in the race that is being judged; what: was pressed for


class Refusal(Exception):
    """The rules say no, and nothing has changed. `details` hold what a screen needs to explain it."""

    def __init__(self, kind: StrEnum, **details: Any) -> None:
        super().__init__(kind, details)
        self.kind = kind
        self.details = details

    def __repr__(self) -> str:
        return f"Refusal({self.kind.value}, {self.details})"


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain value: compares by its fields, never changes, travels as JSON. Heirs repeat `frozen=True`."""


QUICKEST = 100  # ms: who presses sooner did not press for what he saw

SEAT, BY_SEAT = "seat", "by seat"  # what the two types below are known by
Item = TypeVar("Item")
Seat = Annotated[int, msgspec.Meta(extra={SEAT: True})]  # a number that is a seat's, for whoever words it
BySeat = Annotated[tuple[Item, ...], msgspec.Meta(extra={BY_SEAT: True})]  # one for each seat, in their order


class Press(Frozen, frozen=True):
    """When and from which board an action came."""

    at: int  # ms, from the clock of whoever took the press, never our receipt time
    seen: int  # the revision of the board that the player had in front of him
    id: int = 0  # decides between presses of the same millisecond: the lower is first
    got: int | None = None  # ms, when it reached us by the table's own clock; None: as it was pressed
    ahead: int | msgspec.UnsetType = msgspec.UNSET  # ms that the table's clock is ahead of the other one

    @property
    def arrived(self) -> int:
        """Deadlines are set by this; who was first is decided by `at`."""
        return self.at if self.got is None else self.got

    @property
    def made(self) -> int:
        """When it was pressed by the table's own clock: never after it arrived."""
        ahead = 0 if self.ahead is msgspec.UNSET else self.ahead
        return min(self.at + ahead, self.arrived)

    @property
    def order(self) -> tuple[int, int]:
        """What who was first is decided by."""
        return self.at, self.id

    def before(self, other: "Press") -> bool:
        return self.order < other.order

    def since(self, moment: int) -> int:
        """The reaction time: in how many ms after this moment it was pressed."""
        return max(0, self.made - moment)


class News(Frozen, frozen=True, tag_field="news"):
    """One thing the last action did, as data for screens, logs and replays to word."""


class State(Frozen, frozen=True, kw_only=True):
    due: int | None = None  # the next deadline of the rules themselves, in ms
    news: tuple[Any, ...] = ()  # what the last action did; subclasses name the types


class View(Frozen, frozen=True, kw_only=True):
    seat: int | None  # whose eyes; None: the public's
    judging: bool = False  # a photo finish is running: what comes of it is shown in one go
    news: tuple[Any, ...] = ()


class Options(Frozen, frozen=True):
    """What the host may choose before the cards are dealt; limits stand in the fields' types."""


class Outcome(Frozen, frozen=True):
    ranks: tuple[int, ...]  # by seat; 1 is best, ties share a rank
    scores: tuple[int, ...]
    why: str  # which end of the rules was reached
    figures: tuple[dict[str, int], ...] = ()  # by seat: what this game's records are made of


def ranked(standings: Sequence[Any], teams: Sequence[int] | None = None) -> tuple[int, ...]:
    """By seat, the rank of what decides for it, most first; a team, all of one standing, counts once."""
    sides = dict(zip(range(len(standings)) if teams is None else teams, standings, strict=True))
    return tuple(1 + sum(other > own for other in sides.values()) for own in standings)


class Feat(Frozen, frozen=True):
    """One of the figures that people compare from match to match; those named `…_ms` are times."""

    figure: str  # of `Outcome.figures`, or "score"
    least: bool = False  # less is better
    won: bool = False  # counts for winners against people only

    def may_be(self, done: int) -> bool:
        """Whether anybody can have done that: no eye and hand are quicker than a tenth of a second."""
        return not self.figure.endswith("_ms") or done >= QUICKEST


class Ladder(Frozen, frozen=True):
    """A leaderboard: matches that are alike, and what people compare in them."""

    key: str  # the game's own, or one that begins with it
    game: str
    feats: tuple[Feat, ...] = ()


class Level(StrEnum):
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Frozen)
V = TypeVar("V", bound=View)
Seen = TypeVar("Seen", bound=View, contravariant=True)


class Plan(Frozen, Generic[A], frozen=True):
    """What a brain means to do, and in how many milliseconds it will press."""

    action: A
    after: int


class Brain(Protocol[Seen, A]):
    """Plays a seat from what that seat may know."""

    def think(self, view: Seen, pending: Plan[A] | None, chance: Chance) -> Plan[A] | None:
        """Decide anew after each change; None: nothing to do for now.

        `pending` is the plan not yet carried out, with the time it has left: give it back to keep it.
        """
        ...


class Game(ABC, Generic[O, S, A, V]):
    """One game. It holds no state of its own: one object serves every match."""

    key: ClassVar[str]
    rules: ClassVar[int]  # raised whenever old logs would replay differently
    Options: ClassVar[type[Options]]
    State: ClassVar[type[State]]
    View: ClassVar[type[View]]
    Action: ClassVar[Any]  # one tagged struct, or a union of them
    feats: ClassVar[tuple[Feat, ...]] = ()  # this game's records
    stand_in: ClassVar[Level] = Level.NORMAL  # how well somebody's substitute plays
    minutes: ClassVar[tuple[int, int] | None] = None  # that a match usually takes, at least and at most
    thinking_time: ClassVar[int]  # ms a live clock grants a decision, unless the table says otherwise

    def __repr__(self) -> str:
        return f"<{self.key}>"

    # Leaderboards

    @property
    def ladders(self) -> tuple[Ladder, ...]:
        """One, unless the game is played in ways that cannot be compared; the usual one comes first."""
        return (Ladder(self.key, self.key, self.feats),)

    def ladder(self, options: O) -> Ladder:
        """The leaderboard on which a match with these options counts."""
        return self.ladders[0]

    # Before the match

    @abstractmethod
    def seats(self, options: O) -> range:
        """How many may play with these options."""

    def moot(self, options: O) -> Collection[str]:
        """Options that change nothing with the others as they are: nobody is asked about them."""
        return ()

    def teams(self, options: O, seats: int) -> tuple[int, ...]:
        """Which team each seat belongs to; everybody for himself unless the game says otherwise."""
        return tuple(range(seats))

    @abstractmethod
    def deal(self, options: O, seats: int, at: int, chance: Chance) -> S: ...

    def raced(self, options: O) -> bool:
        """Whether all act at once: a match then begins when everybody has said that he is ready."""
        return False

    # The match

    @abstractmethod
    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats whose decision the game waits for: their clocks run. Empty while all may act freely."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Iterable[A]:
        """Every action open to this seat; nothing when it may not act.

        A game whose choice is endless says in its own words which part it yields.
        """

    @abstractmethod
    def play(self, state: S, seat: int, action: A, press: Press, chance: Chance) -> S:
        """The state after this action; raises Refusal and changes nothing when the rules forbid it."""

    def forbids(self, state: S, seat: int, action: A, press: Press) -> Refusal | None:
        """Why the rules forbid this action; None: they do not. A game may know it without playing it."""
        try:
            self.play(state, seat, action, press, what_if(press))
        except Refusal as refusal:
            return refusal
        return None

    def stale(self, state: S, seat: int, action: A, press: Press, revision: int) -> bool:
        """Whether this action must not be judged because the board has moved on since it was pressed.

        Games in which all act at once say here which actions they judge by the board that the player saw.
        """
        return press.seen != revision

    def undoable(self, before: S, action: A, after: S) -> bool:
        """Whether this play may be taken back by whoever made it, for as long as nobody else acts.

        Only where its seat has seen nothing by it that was hidden before. The match then is as it was, but
        for its news and its luck.
        """
        return False

    def due(self, state: S) -> int | None:
        return state.due

    def lapse(self, state: S, at: int, chance: Chance) -> S:
        """What happens when `due` has passed."""
        raise NotImplementedError(f"{self.key} sets deadlines but does not say what happens when they pass")

    def hurry(self, state: S) -> int | None:
        """Ms that a live clock grants at most now, where others should not wait long; None: as ever."""
        return None

    @abstractmethod
    def idle(self, state: S, seat: int, at: int, chance: Chance) -> S:
        """The mildest lawful thing for an awaited seat whose thinking time ran out."""

    def delay(self, state: S, by: int) -> S:
        """The house was closed for `by` ms: every deadline moves by as much, press times stay."""
        return state if state.due is None else msgspec.structs.replace(state, due=state.due + by)

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that this seat (None: the public) may know, and nothing else."""

    def recall(self, state: S, seat: int | None) -> V:
        """What a brain at this seat is handed: its view, and in games of memory what it may remember.

        Never shown to anybody: pictures and screens are made of views.
        """
        return self.view(state, seat)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the match runs."""

    @abstractmethod
    def brain(self, level: Level) -> Brain[V, A]: ...

    def substitute(self) -> Brain[V, A]:
        """Who plays for people that are absent or have left."""
        return self.brain(self.stand_in)

    # What the conformance suite and a seat's referee ask, for every game alike

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """How many there are of each component; the same from the deal to the end."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, chance: Chance) -> S:
        """Another state that this seat cannot tell from `state`: all that is hidden from it is dealt anew.

        Hidden things are put in order before they are shuffled: how they lie then tells nothing of others.
        """

    # JSON at the edge

    @cached_property
    def _action_decoder(self) -> msgspec.json.Decoder[A]:
        return msgspec.json.Decoder(self.Action)

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.State)

    @cached_property
    def _options_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.Options)

    def read_action(self, raw: bytes) -> A:
        return _read(self._action_decoder, raw)

    def read_state(self, raw: bytes) -> S:
        return _read(self._state_decoder, raw)

    def read_options(self, raw: bytes) -> O:
        return _read(self._options_decoder, raw)


AnyGame = Game[Any, Any, Any, Any]


def what_if(press: Press) -> Chance:
    """The luck by which a play is tried that nobody has made: the same, however often it is asked for."""
    return Chance("what if", press.seen + 1)


T = TypeVar("T")
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading foreign JSON may raise


def _read(decoder: msgspec.json.Decoder[T], raw: bytes) -> T:
    try:
        return decoder.decode(raw)
    except UNREADABLE as problem:
        raise Refusal(Kind.MALFORMED, field=_field_of(str(problem))) from None


def _field_of(problem: str) -> str:
    """The name of the field a decoding problem speaks of; `$` for the whole."""
    unknown = re.search(r"(?:unknown|required) field `([^`]+)`", problem)
    path = re.search(r"at `\$\.?([^`]*)`", problem)
    parts = [found[1] for found in (path, unknown) if found and found[1]]
    return ".".join(parts) or "$"
