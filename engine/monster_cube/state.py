"""What a match of Monster Cube is made of; `actions` and `news` say what changes it, `seen` what is seen.

There are two kinds of match. In a search (rule sets `code`, `advanced`) all look at one cube at the same
time: whoever presses first holds the buzz and must show three faces. In a turn game (`dice`, `numbers`) each
has a cube of his own, moves a tile when it is his turn, and may show three faces with the same action.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine import game
from engine.game import Frozen, Seat
from engine.monster_cube.actions import Code, Codes
from engine.monster_cube.cube.geometry import Cells
from engine.monster_cube.news import End, Missed, News, Solved
from engine.race import PHOTO_FINISH, Race
from engine.race import Claim as Buzzed


class Rules(StrEnum):
    """The rule set; each is ranked by itself."""

    CODE = "code"  # MC6 to MC8
    ADVANCED = "advanced"  # MC9
    DICE = "dice"  # MC10
    NUMBERS = "numbers"  # MC11

    turns: bool  # players take turns, each with a cube of his own
    dice: bool  # this side of the tiles is up
    hands: bool  # each has cards of his own to solve

    def __init__(self, name: str) -> None:
        """What is asked of every move is a field, which is found sooner than another member to compare."""
        self.turns = name in ("dice", "numbers")
        self.dice = name == "dice"
        self.hands = name == "advanced"


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


class Cube(Frozen, frozen=True):
    """Nine tiles: which lies in which slot, and where each slot's tile is now."""

    tiles: tuple[int, ...]  # by slot, the tile's place in the deck
    cells: Cells  # by slot


class Player(Frozen, frozen=True):
    won: Codes = ()  # in order of capture; in `advanced` the cards themselves lie elsewhere by then (MC9.6)
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
    looking_until: int | None = None  # ms; said to look on, and until then silence is no agreement


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
    ask_at: int | None = None  # ms, when all are asked, or the time to answer is over
    agreed: tuple[Seat, ...] = ()
    agreements: int = 0  # in a row, without a claim between them
    unanswered: int = 0  # questions in a row to which nobody said a word
    since: int = 0  # the revision that began this phase, or this zone: older presses are stale
    began_at: int  # ms
    ended_at: int | None = None  # ms
    changed_by: Seat | None = None  # who changed the board last
    last: Solved | Missed | None = None  # the last claim
    end: End | None = None
    news: tuple[News, ...] = ()
