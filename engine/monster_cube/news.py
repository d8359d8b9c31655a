"""What happened in a match of Monster Cube, as data, for screens, logs and replays to word."""

from enum import StrEnum

from engine import game
from engine.game import Seat
from engine.monster_cube.actions import Code, Codes, Face, Move
from engine.monster_cube.cube.formulas import Formula
from engine.monster_cube.cube.geometry import Shape
from engine.race import Judgement


class End(StrEnum):
    """Which end was reached."""

    PILE = "pile"  # MC8.1: the pile ran out for the second time
    HAND = "hand"  # MC9.9: somebody got rid of all his cards
    CAPTURED = "captured"  # MC10.9: all cards are scored
    AGREED = "agreed"  # MC10.10: the pile is empty and all agree that nothing matches
    POINTS = "points"  # house: alone in `numbers`, enough of them
    DESERTED = "deserted"  # house: agreement after agreement, turn after turn without a capture, or silence


class Fault(StrEnum):
    """Why a claim was wrong."""

    LATE = "late"  # MC7.5
    GAVE_UP = "gave-up"
    MOVE_TAKEN = "move-taken"  # MC17.4
    MOVE_UNLINKED = "move-unlinked"
    MOVE_APART = "move-apart"
    UNUSED = "unused"  # MC5.5: the moved tile gives no face
    NO_SHAPE = "no-shape"  # MC3: neither line nor ribbon nor cube
    RIBBON = "ribbon"  # MC10.6: takes two faces of one tile
    NUMBER = "number"  # a combination, but it makes another number


class Dealt(game.News, frozen=True):
    first: Seat | None  # who begins; None where all search at once


class Revealed(game.News, frozen=True):
    """Monsters come to lie open."""

    cards: Codes
    shuffled: bool  # the discard was made a new pile first
    last: bool  # the last round (MC8.1)


class Pressed(game.News, frozen=True):
    seat: Seat


class Judged(Judgement, frozen=True):
    """The photo finish: who pressed when, in this order."""


class Holds(game.News, frozen=True):
    """This player has the buzz."""

    seat: Seat
    until: int  # ms


class Void(game.News, frozen=True):
    """His press counts no more: what lay before him has changed (MC17.10)."""

    seat: Seat


class Solved(game.News, frozen=True):
    """A right claim."""

    seat: Seat
    card: Code
    code: int  # the card's own, or as modifiers made it
    shape: Shape
    formula: Formula
    move: Move | None
    took: int  # ms from what lay before him, or the beginning of the turn, to the press


class Missed(game.News, frozen=True):
    """A wrong claim, and what the faces would have made."""

    seat: Seat
    fault: Fault
    card: Code | None = None  # the monster that was named, if any
    faces: tuple[Face, Face, Face] | None = None  # None: none were shown
    shape: Shape | None = None
    makes: tuple[Formula, ...] = ()  # each number that they make, as sums; also of faces that form nothing
    move: Move | None = None  # as it was shown


class Returns(game.News, frozen=True):
    """He is to choose which monster goes back."""

    seat: Seat


class Returned(game.News, frozen=True):
    seat: Seat
    card: Code
    late: bool = False  # the clock chose


class Places(game.News, frozen=True):
    """He is to choose upon whom the modifier falls."""

    seat: Seat
    card: Code


class Placed(game.News, frozen=True):
    seat: Seat
    upon: Seat
    card: Code
    replaced: Code | None = None
    late: bool = False  # the clock chose


class Freed(game.News, frozen=True):
    """The modifiers before the solver are gone."""

    seat: Seat
    cards: Codes


class Drew(game.News, frozen=True):
    """A card for the hand; known to its owner alone."""

    seat: Seat
    card: Code | None = None


class Barred(game.News, frozen=True):
    seat: Seat
    until: int  # ms


class Agreed(game.News, frozen=True):
    seat: Seat
    silently: bool  # by having said nothing since all were asked


class Asked(game.News, frozen=True):
    """All are asked whether nothing matches."""

    until: int | None  # ms, when whoever is silent agrees; None: nobody has said so yet, and silence is none


class Looking(game.News, frozen=True):
    seat: Seat


class Renewed(game.News, frozen=True):
    """All agreed: other monsters, or other hands."""

    restored: bool  # all tiles are back on the cells from which they started (MC7.7)


class Shifted(game.News, frozen=True):
    """A turn's move, that stands whatever comes of it."""

    seat: Seat
    move: Move


class TurnLost(game.News, frozen=True):
    """No move in time (MC10.8)."""

    seat: Seat


class Ended(game.News, frozen=True):
    why: End


News = (
    Dealt
    | Revealed
    | Pressed
    | Judged
    | Holds
    | Void
    | Solved
    | Missed
    | Returns
    | Returned
    | Places
    | Placed
    | Freed
    | Drew
    | Barred
    | Agreed
    | Asked
    | Looking
    | Renewed
    | Shifted
    | TurnLost
    | Ended
)
