"""What a match of Monster Cube is made of: options, state, actions, fouls; `seen` holds news and views.

There are two kinds of match. In a search (rule sets `code`, `advanced`) all look at one cube at the same
time: whoever presses first holds the buzz and must show three faces. In a turn game (`dice`, `numbers`) each
has a cube of his own, moves a tile when it is his turn, and may show three faces with the same action.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine import game
from engine.game import Frozen, Seat
from engine.monster_cube.formulas import Formula
from engine.monster_cube.geometry import Cells, Shape
from engine.race import PHOTO_FINISH, Judgement, Race
from engine.race import Claim as Buzzed

Code = Annotated[int, Meta(ge=1, le=56)]  # a monster
Codes = tuple[Code, ...]
Slot = Annotated[int, Meta(ge=0, le=8)]  # a tile: A to I, where it lay at the start, row by row
Face = Annotated[int, Meta(ge=0, le=26)]  # 3 * slot + colour; yellow 0, red 1, blue 2
Ordinate = Annotated[int, Meta(ge=-999, le=999)]


class Rules(StrEnum):
    """The rule set; each is ranked by itself."""

    CODE = "code"  # MC6 to MC8
    ADVANCED = "advanced"  # MC9
    DICE = "dice"  # MC10
    NUMBERS = "numbers"  # MC11

    @property
    def turns(self) -> bool:
        """Whether players take turns, each with a cube of his own."""
        return self in (Rules.DICE, Rules.NUMBERS)


class Options(game.Options, frozen=True):
    rules: Rules = Rules.CODE
    king: bool = False  # MC12.1; in `code` and `numbers`, as the two below (MC12.5)
    family: bool = False  # MC12.3
    levels: bool = False  # MC12.4
    one_group: bool = False  # MC5.4
    claim_ms: Annotated[  # MC7.5; `code` and `advanced`
        int,
        Meta(ge=10_000, le=120_000, extra={"paces": {"calm": 60_000, "normal": 30_000, "fast": 15_000}}),
    ] = 30_000
    # MC13.1; `code` and `advanced`
    window_ms: Annotated[int, Meta(ge=0, le=1_000, extra=PHOTO_FINISH)] = 250
    first: Annotated[int, Meta(ge=0, le=3)] | None = None  # MC10.3; None, or a seat nobody has: drawn by lot

    @property
    def scored(self) -> bool:
        """Whether victory points count, so that the special rules apply (MC12.5)."""
        return self.rules in (Rules.CODE, Rules.NUMBERS)


class Phase(StrEnum):
    SEARCH = "search"  # all look; somebody may have pressed, and the photo finish run
    CLAIM = "claim"  # the holder of the buzz shows three faces
    RETURN = "return"  # he was wrong and chooses which of his monsters goes back (MC7.3)
    PLACE = "place"  # he was right and chooses upon whom the modifier falls (MC9.6)
    TURN = "turn"  # rule sets `dice` and `numbers`
    OVER = "over"


class End(StrEnum):
    """Which end was reached."""

    PILE = "pile"  # MC8.1: the pile ran out for the second time
    HAND = "hand"  # MC9.9: somebody got rid of all his cards
    CAPTURED = "captured"  # MC10.9: all cards are scored
    AGREED = "agreed"  # MC10.10: the pile is empty and all agree that nothing matches
    DESERTED = "deserted"  # house: agreement after agreement, or turn after turn without a capture


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


# What a player can do


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


class Look(Act, frozen=True, tag="look"):
    """Asked whether nothing matches: still looking."""


class Shift(Act, frozen=True, tag="shift"):
    """A turn that only moves a tile."""

    move: Move


Action = Buzz | Claim | GiveUp | Return | Place | Agree | Look | Shift


# What was done: see `Solved` and `Missed` for claims


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

    until: int  # ms


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


# The state


class Cube(Frozen, frozen=True):
    """Nine tiles: which lies in which slot, and where each slot's tile is now."""

    tiles: tuple[int, ...]  # by slot, the tile's place in the deck
    cells: Cells  # by slot


class Player(Frozen, frozen=True):
    won: Codes = ()  # in order of capture; in `advanced` solved cards leave
    hand: Codes = ()  # `advanced` only, as the three below
    pile: Codes = ()  # the first is the next one
    before: Codes = ()  # face down before this player, the oldest first
    barred_until: int | None = None  # ms; may not press before
    solved: int = 0  # right claims
    missed: int = 0  # wrong ones
    streak: int = 0  # right claims since the last wrong one
    best_streak: int = 0
    fastest: int | None = None  # ms, of the right claims
    turns: int = 0  # taken or lost
    barren: int = 0  # turns in a row without a capture, since the last renewal
    since: int = 0  # the revision in which what lies before this player last changed; older presses are void
    fresh_at: int = 0  # ms, when that was
    looked: bool = False  # pressed anything since all were asked


class State(game.State, frozen=True, kw_only=True):
    options: Options
    players: tuple[Player, ...]  # by seat
    cubes: tuple[Cube, ...]  # one for all, or one a seat
    zone: Codes = ()  # the monsters that lie open
    piles: tuple[
        Codes, ...
    ] = ()  # one, or one a level; the first card of the first with cards is the next one
    discard: Codes = ()
    box: Codes = ()  # out of the game, unseen
    gone: Codes = ()  # out of the game, seen by all
    phase: Phase
    turn: Seat | None = None  # whose turn it is, in a turn game
    round: int = 1  # zones revealed so far, or turns begun
    ran_out: int = 0  # how often the pile could not supply another zone, as decided after each deal (MC17.1)
    ran_out_now: bool = False  # the next zone takes a new pile
    race: Race | None = None  # the photo finish that runs
    finish: tuple[Buzzed, ...] = ()  # the last one, in order of press
    queue: tuple[Buzzed, ...] = ()  # of that, who has yet to have the buzz (`advanced`)
    holder: Buzzed | None = None  # who claims, returns or places, and with which press
    until: int | None = None  # ms, for the holder to do so
    solved: Code | None = None  # the monster to place
    asked: bool = False  # all have been asked whether nothing matches
    ask_at: int | None = None  # ms, when all are asked, or whoever is silent agrees
    agreed: tuple[Seat, ...] = ()
    agreements: int = 0  # in a row, without a claim between them
    since: int = 0  # the revision that began this phase, or this zone: older presses are stale
    began_at: int  # ms
    ended_at: int | None = None  # ms
    changed_by: Seat | None = None  # who changed the board last
    last: Solved | Missed | None = None  # the last claim
    end: End | None = None
    news: tuple[News, ...] = ()
