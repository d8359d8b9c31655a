"""What an eye may see of a match of Monster Cube: all that pictures, desks and brains are made from."""

from engine.game import BySeat, Frozen, Seat
from engine.monster_cube.actions import Codes
from engine.monster_cube.cube.geometry import Cell
from engine.monster_cube.news import End, Missed, News, Solved
from engine.monster_cube.state import Options, Phase
from engine.race import RaceView


class TileView(Frozen, frozen=True):
    """A tile, named by its place in `CubeView.tiles`: its slot, A to I."""

    cell: Cell  # where it lies now
    numbers: tuple[int, int, int]  # yellow on top, red left, blue right; of the side that is up
    kind: int  # which of the deck's tiles it is


class CubeView(Frozen, frozen=True):
    tiles: tuple[TileView, ...]  # by slot; face 3 * slot + colour


class Tally(Frozen, frozen=True):
    """What a player's monsters are worth, part by part."""

    total: int  # points, stars or solved cards: what the rule set counts
    cards: int  # of that, for the cards themselves
    run: Codes = ()  # the longest run of consecutive codes, of several the lowest, where the king is played
    king: int = 0  # points for it, where nobody's is longer (MC12.1)
    families: tuple[int, ...] = ()  # those complete, where families are played (MC12.3)
    family: int = 0  # points for them


class PlayerView(Frozen, frozen=True):
    won: Codes  # in order of capture
    tally: Tally  # as if the match ended now
    hand: Codes | None  # `advanced`: the cards in hand; None where hidden from this eye, or no hands are held
    targets: tuple[int, ...] | None  # the code that each card of `hand` has with the modifiers
    backs: tuple[int, ...]  # the modifiers on the backs of the hand's cards, which all can see (MC13.3)
    pile: int  # cards yet to be drawn
    before: Codes  # the cards whose backs lie before this player, the oldest first
    modifier: int  # the sum of their modifiers
    left: int  # cards yet to be solved, in hand and pile
    solved: int  # right claims
    missed: int  # wrong ones
    streak: int  # right claims since the last wrong one
    turns: int  # taken or lost
    barred_until: int | None  # ms; may not press before
    agreed: bool  # says that nothing matches
    looking: bool  # says to be still looking, and is not asked again for a while


class View(RaceView, frozen=True, kw_only=True):
    options: Options
    phase: Phase
    round: int  # from 1
    last_round: bool
    cubes: tuple[CubeView, ...]  # one for all, or, in turn games, one a seat
    zone: Codes  # the monsters that lie open; none where hands are played
    piles: tuple[int, ...]  # cards left: in one pile, or in each level's
    discard: int  # cards in it
    players: BySeat[PlayerView]
    turn: Seat | None  # whose turn it is, in a turn game
    holder: Seat | None  # who has the buzz: claims, returns a monster or places a modifier, as `phase` says
    until: int | None  # ms, for the holder to do so
    pressed: bool  # this seat's press lies in the photo finish that runs
    queue: tuple[Seat, ...]  # who has the buzz after the holder, should what lies before him not change
    solved: int | None  # the monster that the holder is to place
    may_agree: bool  # whether this is a time to say that nothing matches
    asked: bool  # whether all are asked if nothing matches
    answer_by: int | None  # ms; whoever says nothing until then agrees; None: nobody has said so
    agreements: int  # in a row: the second one restores the layout
    last: Solved | Missed | None  # the last claim: its faces and its sum
    began_at: int  # ms
    fresh_at: int | None  # ms, since when what this seat sees before it lies as it does
    ended_at: int | None  # ms
    end: End | None
    news: tuple[News, ...] = ()
