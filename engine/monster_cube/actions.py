"""What a player of Monster Cube can do, and why it has no effect."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.game import Frozen, Seat

Code = Annotated[int, Meta(ge=1, le=56)]  # a monster
Codes = tuple[Code, ...]
Slot = Annotated[int, Meta(ge=0, le=8)]  # a tile: A to I, where it lay at the start, row by row
Face = Annotated[int, Meta(ge=0, le=26)]  # 3 * slot + colour; yellow 0, red 1, blue 2
Ordinate = Annotated[int, Meta(ge=-999, le=999)]


class Foul(StrEnum):
    """Why an action has no effect. What follows each are the details that come with it."""

    OTHER_RULES = "monster-cube-other-rules"  # rules: of this match, which know no such action
    HELD = "monster-cube-held"  # by: who has the buzz or a choice to make, until: ms
    JUDGING = "monster-cube-judging"  # a photo finish runs
    VOID = "monster-cube-void"  # by: who changed what was in front of this player since, or None
    BARRED = "monster-cube-barred"  # until: ms
    BUZZ_FIRST = "monster-cube-buzz-first"  # press Monster! before showing faces
    NO_CHOICE = "monster-cube-no-choice"  # nothing of the kind is to be chosen; phase: what is
    NO_SUCH_CARD = "monster-cube-no-such-card"  # card, cards: those there are
    WHICH_CARD = "monster-cube-which-card"  # cards: those that the faces make
    SAME_FACE = "monster-cube-same-face"  # three different ones are needed
    MOVE_FIRST = "monster-cube-move-first"  # MC10.4: a turn begins with a move
    MOVE_TAKEN = "monster-cube-move-taken"  # tile, cell
    MOVE_UNLINKED = "monster-cube-move-unlinked"  # tile, cell
    MOVE_APART = "monster-cube-move-apart"  # tile, cell
    AGREED_ALREADY = "monster-cube-agreed-already"
    NOT_ASKED = "monster-cube-not-asked"  # nobody has said that nothing matches
    TOO_EARLY = "monster-cube-too-early"  # MC10.10: turns: that are yet to pass without a capture
    NOT_UPON = "monster-cube-not-upon"  # seat: one's own, or nobody's
    REPLACES = "monster-cube-replaces"  # seat, cards: three lie there, name the one to go
    REPLACES_NONE = "monster-cube-replaces-none"  # seat: fewer than three lie there


class Act(Frozen, frozen=True, tag_field="do"):
    pass


class Move(Frozen, frozen=True):
    """A tile to an empty cell (q, r) of the grid."""

    tile: Slot
    to: tuple[Ordinate, Ordinate]


class Buzz(Act, frozen=True, tag="buzz"):
    """Monster! From now on all others wait."""


class Claim(Act, frozen=True, tag="claim"):
    """Three faces, in any order, perhaps with a move before; in a turn, with one.

    Which monster they make is found by the rules; it must be named where they make several.
    """

    faces: tuple[Face, Face, Face]
    move: Move | None = None
    card: Code | None = None


class GiveUp(Act, frozen=True, tag="give-up"):
    """Hold the buzz and have nothing to show: a wrong claim."""


class Return(Act, frozen=True, tag="return"):
    """After a wrong claim, this captured monster goes under the pile."""

    card: Code


class Place(Act, frozen=True, tag="place"):
    """The monster just solved is laid face down before this player."""

    seat: Annotated[Seat, Meta(ge=0, le=5)]
    replaces: Code | None = None  # where three lie there already


class Agree(Act, frozen=True, tag="agree"):
    """Nothing matches. When all say so, there are new monsters."""


class StillLooking(Act, frozen=True, tag="look"):
    """Asked whether nothing matches: still looking."""


class Shift(Act, frozen=True, tag="shift"):
    """A turn that only moves a tile."""

    move: Move


Action = Buzz | Claim | GiveUp | Return | Place | Agree | StillLooking | Shift
