"""What a match of Cubo is made of: state, views, actions, news and fouls."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine import game
from engine.cubo.cards import Die
from engine.game import BySeat, Frozen, Seat
from engine.race import PHOTO_FINISH, Claim, Judgement, Race, RaceView

Cell = Annotated[int, Meta(ge=0, le=8)]  # row by row; 4 is the middle
Slot = Annotated[int, Meta(ge=0, le=3)]  # a die's place in the centre
Dice = tuple[Die, ...]  # by cell
Order = Annotated[tuple[Cell, ...], Meta(min_length=9, max_length=9)]


class Options(game.Options, frozen=True):
    countdown_ms: Annotated[
        int, Meta(ge=6_000, le=60_000, extra={"paces": {"calm": 12_000, "normal": 6_000}})
    ] = 6_000  # CU4.5
    window_ms: Annotated[int, Meta(ge=0, le=1_000, extra=PHOTO_FINISH)] = 250  # CU8.1
    restore_colours: bool = False  # CU5.3
    first: Annotated[int, Meta(ge=0, le=3)] | None = None  # CU2.2; None, or a seat nobody has: drawn by lot


class Status(StrEnum):
    HAND = "hand"  # the dice are taken up
    ROLLED = "rolled"
    COVERED = "covered"
    DONE = "done"  # covered, and a die taken or declined
    OUT = "out"  # too late


class Phase(StrEnum):
    READY = "ready"  # the first player is to give the signal
    RACE = "race"  # all play at once
    SCORING = "scoring"  # one after the other
    OVER = "over"


class Foul(StrEnum):
    """Why an action has no effect. What follows each are the details that come with it."""

    WRONG_PHASE = "cubo-wrong-phase"  # phase: where the match is instead
    IN_HAND = "cubo-in-hand"  # roll first
    CALLED = "cubo-called"  # nobody rolls again after the first call; by: who called
    COVERED = "cubo-covered"  # the arrangement can no longer change
    NOT_COVERED = "cubo-not-covered"  # call first, then take
    DONE = "cubo-done"
    OUT = "cubo-out"
    WHITE_DIE = "cubo-white-die"  # it stays in the middle and is never replaced
    NOT_AN_ORDER = "cubo-not-an-order"  # some die twice, or nothing moved
    DIE_GONE = "cubo-die-gone"  # slot, by: who took it
    NOT_ASKED = "cubo-not-asked"  # nobody asked to close the round
    AGREED_ALREADY = "cubo-agreed-already"


# What a player can do


class Move(Frozen, frozen=True, tag_field="do"):
    pass


class Begin(Move, frozen=True, tag="begin"):
    """The first player rolls the dice of the centre and gives the signal."""


class Roll(Move, frozen=True, tag="roll"):
    """Roll all nine; with dice on the table, take them up and roll again in one go."""


class PickUp(Move, frozen=True, tag="pick-up"):
    """Take the dice in hand; they may then be rolled once more even after a call."""


class Swap(Move, frozen=True, tag="swap"):
    a: Cell
    b: Cell


class Arrange(Move, frozen=True, tag="arrange"):
    """Lay all dice anew: into each cell the die that lies in the cell named."""

    order: Order


class Call(Move, frozen=True, tag="call"):
    """Cover the dice and call Cubo."""


class Take(Move, frozen=True, tag="take"):
    slot: Slot


class Decline(Move, frozen=True, tag="decline"):
    pass


class Replace(Move, frozen=True, tag="replace"):
    """Put the die taken in this cell; None: leave the square as it is."""

    cell: Cell | None


class Close(Move, frozen=True, tag="close"):
    """Agree to cover all squares as they lie."""


Action = Begin | Roll | PickUp | Swap | Arrange | Call | Take | Decline | Replace | Close


class Sheet(Frozen, frozen=True):
    """A square as it was scored."""

    dice: Dice
    lines: tuple[int, ...]  # points of each of cards.LINES
    points: int
    cell: int | None = None  # where the die taken was put
    replaced: Die | None = None  # the die that lay there


# What was done


class Dealt(game.News, frozen=True):
    first: Seat


class Begun(game.News, frozen=True):
    round: int  # from 1
    first: Seat
    centre: Dice


class Rolled(game.News, frozen=True):
    seat: Seat
    again: bool  # not the first roll of the round


class PickedUp(game.News, frozen=True):
    seat: Seat


class Arranged(game.News, frozen=True):
    seat: Seat


class Called(game.News, frozen=True):
    seat: Seat
    first: bool  # from now on nobody rolls again
    took: int  # ms since the signal


class Reached(game.News, frozen=True):
    """A hand goes for a die; for which one, is told by the photo finish."""

    seat: Seat


class Judged(Judgement, frozen=True):
    """The photo finish of those who went for a die; `what` is the slot."""


class Took(game.News, frozen=True):
    seat: Seat
    slot: int
    die: Die


class Outrun(game.News, frozen=True):
    """The die went to an earlier press; another may be taken (CU8.1)."""

    seat: Seat
    slot: int
    by: Seat


class Declined(game.News, frozen=True):
    seat: Seat
    late: bool  # the time to take one ran out


class CountedDown(game.News, frozen=True):
    """This player has until then to cover."""

    seat: Seat
    until: int  # ms


class TooLate(game.News, frozen=True):
    seat: Seat


class AskedToClose(game.News, frozen=True):
    pass


class Agreed(game.News, frozen=True):
    seat: Seat
    silently: bool  # by not having touched the dice since all were asked


class Closed(game.News, frozen=True):
    """All agreed: the squares are covered as they lie."""


class Uncovered(game.News, frozen=True):
    """It is for this seat to put its die somewhere."""

    seat: Seat


class Scored(game.News, frozen=True):
    seat: Seat
    points: int
    sheet: Sheet | None  # None: too late, nothing scored


class RoundEnded(game.News, frozen=True):
    round: int
    first: Seat | None  # of the next round; None: there is none


News = (
    Dealt
    | Begun
    | Rolled
    | PickedUp
    | Arranged
    | Called
    | Reached
    | Judged
    | Took
    | Outrun
    | Declined
    | CountedDown
    | TooLate
    | AskedToClose
    | Agreed
    | Closed
    | Uncovered
    | Scored
    | RoundEnded
)


class Player(Frozen, frozen=True):
    dice: Dice  # by cell; their colours stay from round to round
    status: Status = Status.HAND
    since: int = 0  # the revision of the last roll or change of status; presses on older boards are stale
    rolls: int = 0  # this round
    arranged: bool = False  # whether a die was moved since the roll
    acted: bool = False  # since the last asking to close
    took: int | None = None  # ms from the signal to the call
    take_by: int | None = None  # ms
    taken: Die | None = None
    points: tuple[int, ...] = ()  # by round
    times: tuple[int, ...] = ()  # ms from the signal to the call, by round in which there was one
    firsts: int = 0  # rounds in which this seat called first
    sheet: Sheet | None = None  # of the round scored last


class State(game.State, frozen=True, kw_only=True):
    options: Options
    players: tuple[Player, ...]  # by seat
    phase: Phase = Phase.READY
    round: int = 0  # from 1; 0 before the first
    first: Seat
    centre: tuple[Die | None, ...]  # None: taken
    owners: tuple[Seat | None, ...]  # by slot: who took it this round
    since: int = 0  # the revision that began this phase: presses on older boards are stale
    began_at: int | None = None  # ms, the signal
    called: Claim | None = None  # the first call, by press time; `what` is the round
    calls_until: int | None = None  # ms; until then an earlier call or roll may still come in
    cover_by: int | None = None  # ms; whoever has not covered by then is counted down
    countdown: int | None = None  # ms; until when those counted down may cover
    ask_at: int | None = None  # ms; when all are asked to close
    asked: bool = False
    agreed: tuple[Seat, ...] = ()
    race: Race | None = None  # for dice of the centre
    finish: tuple[Claim, ...] = ()  # the last photo finish, in order of press
    scoring: Seat | None = None  # whose choice is awaited
    news: tuple[News, ...] = ()


class PlayerView(Frozen, frozen=True):
    status: Status
    dice: Dice | None  # by cell; None: hidden from this eye
    rolls: int
    taken: Die | None
    points: tuple[int, ...]  # by round
    total: int
    sheet: Sheet | None  # of this round once scored, of the last one until the next signal


class Own(Frozen, frozen=True):
    """What only concerns the seat itself."""

    arranged: bool  # whether a die was moved since the roll
    reaching: int | None  # the slot it goes for in a running photo finish
    take_by: int | None  # ms


class View(RaceView, frozen=True, kw_only=True):
    phase: Phase
    round: int  # from 1; 0 before the first
    rounds: int
    first: Seat
    players: BySeat[PlayerView]  # by seat
    own: Own | None  # None for the public
    centre: tuple[Die | None, ...]  # value 0 before the signal
    owners: tuple[Seat | None, ...]  # by slot: who took it
    began_at: int | None  # ms, the signal
    first_call: Seat | None
    countdown: int | None  # ms, until when those who have not covered yet may
    asked: bool  # whether all are asked to close the round
    agreed: tuple[Seat, ...]
    judging: bool = False  # a photo finish is running
    scoring: Seat | None  # who is to replace a die
    choices: tuple[int | None, ...]  # total points with the die taken in each cell; None for the middle
    unreplaced: int | None  # points of the square as it is; None while nobody chooses
    news: tuple[News, ...] = ()
