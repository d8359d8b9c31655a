"""One table: the people and brains round a match, as a value that can be kept, compared and handed on."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec

from engine.game import AnyGame, Frozen, Level, Outcome, Press, View
from engine.match import Entry, Match

DAY = 24 * 60 * 60 * 1000
LOBBY_TIME = 30 * 60 * 1000  # a lobby in which nothing changes for so long closes
CALL_TIME = 30 * 1000  # for which a race waits for those who have not said that they are ready
KEPT_TIME = 3 * 60 * 1000  # for which seats are kept for those to whom they were offered
FORGIVEN = 2  # lapses in a row after which a brain plays the seat
QUIET = 5 * 60 * 1000  # without any person doing anything after which brains do not play on among themselves
REMEMBERED = 8  # presses


class TableKind(StrEnum):
    """Why a table refuses. What the rules of a game refuse has the kinds of `engine.game` and its own."""

    UNKNOWN = "table-unknown"  # no such table, or its game is not of this house
    CLOSED = "table-closed"  # why: what it was closed for
    OVER = "table-over"
    LOBBY = "table-lobby"  # a move, but the cards are not dealt yet
    STARTED = "table-started"  # a change of the lobby, but the cards are dealt
    CALLED = "table-called"  # a change of the lobby, but everybody is called to the match already
    NOT_CALLED = "table-not-called"  # ready for a match, or begins one, to which nobody is called
    NOT_SEATED = "table-not-seated"  # free: so many seats of a lobby, to sit down on
    LEFT = "table-left"  # table: got up from this match, and may come back to it
    SEATED = "table-seated"  # joins twice
    STALE = "table-stale"  # names a seat of a lobby that has changed since
    NOT_HOST = "table-not-host"  # host: who may; most: once so many sit here, all of them may start
    FULL = "table-full"  # most
    KEPT = "table-kept"  # until: the seats that are free are kept so long for others
    GUESTS = "table-guests"  # most: to whom a table offers seats
    NOBODY_NEW = "table-nobody-new"  # an invitation of nobody who is not there or invited already
    SEATS = "table-seats"  # least, most, taken: too few or too many people for these options
    NO_SEAT = "table-no-seat"  # seat: there is none of that number
    NOT_A_BRAIN = "table-not-a-brain"  # seat
    OPTIONS = "table-options"  # field: the option that cannot be read or is out of its limits
    TIME = "table-time"  # least, most: ms a decision may be given
    HANDICAP = "table-handicap"  # least, most: percent of the thinking time
    OTHERS = "table-others"  # the host may not stop a match that others still play
    TOO_MANY = "table-too-many"  # most: open tables that one person may sit at when opening another
    UNFINISHED = "table-unfinished"  # a rematch of a match that is not over


class Mode(StrEnum):
    LIVE = "live"
    RELAXED = "relaxed"


class Clock(Frozen, frozen=True):
    """How long a decision may take."""

    mode: Mode = Mode.LIVE
    per_decision: int | None = None  # ms; None: the game's own time, or a day where the clock is relaxed

    def thinking_time(self, game: AnyGame) -> int:
        if self.per_decision is not None:
            return self.per_decision
        return game.thinking_time if self.mode is Mode.LIVE else DAY


class Seat(Frozen, frozen=True, kw_only=True):
    person: int | None = None  # None: a brain's own seat
    name: str = ""  # what the person was called when sitting down
    level: Level | None = None  # of a brain's own seat
    which: int | None = None  # a brain's number among those of its table, wherever it sits; people have none
    team: int = 0
    since: int = 0  # ms; the host's chair passes to whoever sits longest
    order: int | None = None  # at a rematch: the number of the seat that was this one's, moved on by one
    ready: bool = False  # for the match to which everybody is called
    absent: bool = False  # a brain plays until the person presses anything
    left: bool = False  # got up from the match; a brain plays on, until the person comes back
    acted: int | None = (
        None  # when the person last did anything in this match, by a clock that stops for rests
    )
    lapses: int = 0  # decisions in a row that the clock took
    handicap: int = 100  # percent of the thinking time
    deadline: int | None = None  # ms; None: not awaited
    warned: bool = False  # of this deadline
    undid: bool = False  # took a play back since it is awaited: plays on in the time that is left

    @property
    def here(self) -> bool:
        """A person who belongs to this table, absent or not."""
        return self.person is not None and not self.left

    @property
    def present(self) -> bool:
        """A person who decides for this seat now."""
        return self.here and not self.absent

    @property
    def forsaken(self) -> bool:
        """A person has walked away from the match; one who never came to it has not."""
        return self.person is not None and (self.left or (self.absent and self.acted is not None))

    @property
    def brain(self) -> bool:
        """Whether a brain decides for this seat now: its own, or one that stands in for its person."""
        return self.level is not None or self.absent or self.left


class Away(StrEnum):
    """Whether whoever sits somewhere is at the table."""

    HERE = ""
    ABSENT = "absent"  # a brain plays for him
    RESTS = "rests"  # nobody is here


class Passage(Frozen, frozen=True):
    """Somebody got up from the running match, or came back to it."""

    seat: int
    revision: int  # of the match as it stood
    at: int  # ms
    back: bool


class Rest(Frozen, frozen=True):
    """Nobody is at the table: no clock runs until somebody comes."""

    since: int  # ms
    until: int  # ms; then the table closes


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # played to its end
    CLOSED = "closed"  # without a result


class Closed(StrEnum):
    """Why a table closed without a result: the `why` of closed tables."""

    EXPIRED = "expired"  # nothing happened in the lobby
    DESERTED = "deserted"  # the last person left
    ABANDONED = "abandoned"  # nobody came back to a table at rest
    STOPPED = "stopped"  # by the host or a moderator
    UNREPLAYABLE = "unreplayable"  # its snapshot and its log can no longer be read


class Table(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """All that is kept of a table but its log; what another version kept besides is passed over."""

    id: int = 0  # given by the store
    game: str
    rules: int  # the version of the game's rules by which the cards were dealt
    home: int  # the guild; its shard's process alone writes this table
    place: int  # the channel or thread
    host: int
    options: msgspec.Raw
    clock: Clock = Clock()
    seats: tuple[Seat, ...]
    guests: tuple[Seat, ...] = ()  # to whom seats are offered: invited, or of the match before
    kept: int | None = None  # ms; until when nobody else may take those seats
    begins: int | None = None  # ms; when the match begins at the latest, everybody being called to it
    status: Status = Status.LOBBY
    seed: str  # secret until the table is over
    opened: int
    dealt: int | None = None  # when the match began
    saved: int  # when the last stored change happened
    version: int = 0  # raised by one at every stored change
    revision: int = 0  # what buttons carry: the lobby's changes first, then, from 0, the match's
    state: msgspec.Raw | None = None  # the match's state at this revision
    undoable: tuple[int, ...] = ()  # whose plays may still be taken back, the last one first to go
    passages: tuple[Passage, ...] = ()  # who got up from the match and who came back, in this order
    rest: Rest | None = None
    due: int | None = None  # the next moment at which somebody must look at this table unasked
    presses: tuple[int, ...] = ()  # the last that changed this table: judged again, they are not done twice
    outcome: Outcome | None = None
    why: str = ""  # which end: the outcome's, or one of `Closed`
    next: int | None = None  # the table of the rematch

    @property
    def ended(self) -> bool:
        return self.status in (Status.OVER, Status.CLOSED)

    def seat_of(self, person: int) -> int | None:
        """The seat of somebody who has not left."""
        for at, seat in enumerate(self.seats):
            if seat.person == person and not seat.left:
                return at
        return None

    def has_present(self, seat: int) -> bool:
        """Whether the match goes on, and with a person at this seat: nobody has to be welcomed back."""
        return self.rest is None and self.seats[seat].present

    def away(self, seat: int) -> Away:
        """Whether whoever sits here has to come back; at a table at rest everybody has."""
        if not self.seats[seat].absent:
            return Away.HERE
        return Away.ABSENT if self.rest is None else Away.RESTS

    def as_shown(self, seat: int) -> tuple[int, Away]:
        """What the screen of whoever sits here has to show: which revision, and whether he is away."""
        return self.revision, self.away(seat)

    def left_by(self, person: int) -> int | None:
        """The seat that somebody may come back to, while the match runs."""
        if self.status is not Status.PLAYING:
            return None
        for at, seat in enumerate(self.seats):
            if seat.person == person and seat.left:
                return at
        return None

    def noting(self, press: Press | None) -> "Table":
        """This table after a change that came from this press."""
        if press is None or not press.id:
            return self
        return msgspec.structs.replace(self, presses=(*self.presses, press.id)[-REMEMBERED:])

    def with_seat(self, at: int, **changes: Any) -> "Table":
        changed = msgspec.structs.replace(self.seats[at], **changes)
        return msgspec.structs.replace(self, seats=(*self.seats[:at], changed, *self.seats[at + 1 :]))


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand at one table: what is kept, and the live match in it."""

    table: Table
    game: AnyGame
    match: Match | None  # None in the lobby, and where a table closed before or without its cards

    @property
    def options(self) -> Any:
        if self.match is not None:
            return self.match.options
        return self.game.read_options(bytes(self.table.options))

    @property
    def raced(self) -> bool:
        """Whether all act at once here: a press is acknowledged before it is judged, at any revision."""
        return self.game.raced(self.options)

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat made the last play and may take it back."""
        undoable = self.table.undoable
        return bool(undoable) and undoable[-1] == seat

    def view(self, seat: int | None) -> View | None:
        """What this seat (None: the public) may know of the match; None where there is no match."""
        return None if self.match is None else self.game.view(self.match.state, seat)


class What(StrEnum):
    """What changed a table."""

    OPENED = "opened"
    LOBBY = "lobby"  # somebody sat down, left, or changed the table before the deal
    CALLED = "called"  # to a race, which begins when all are ready
    DEALT = "dealt"
    ACTED = "acted"
    UNDONE = "undone"  # a seat took its last play back; the view has no news of it
    LAPSED = "lapsed"  # a deadline of the rules
    IDLED = "idled"  # a seat's thinking time ran out; after two in a row the seat is `absent`
    DELAYED = "delayed"  # the house was closed; all deadlines moved
    BROUGHT = "brought"  # to another channel
    BACK = "back"  # an absent person took the seat back, or one who had left
    LEFT = "left"  # a person left the running match; a brain plays on
    RESTED = "rested"  # nobody is here any more: the match stands still
    WOKEN = "woken"  # somebody came to a table at rest; all deadlines moved
    CLOSED = "closed"
    REMATCH = "rematch"  # `table.next` is the rematch
    WARNED = "warned"  # told by `Presenter.warned`
    RELOADED = "reloaded"  # the store held a newer table than we believed


class Cause(Frozen, frozen=True):
    """Why a table is shown anew. What a move did stands in the view's news."""

    what: What
    seat: int | None = None
    person: int | None = None
    away: int = 0  # ms for which the house was closed before


@dataclass(frozen=True, slots=True)
class Change:
    """What a table becomes, and why: yet to be kept."""

    standing: Standing
    cause: Cause
    entries: tuple[Entry, ...] = ()
