"""What a match of Monster Rush is made of: state, views, actions, news and fouls."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine import game
from engine.game import BySeat, Frozen, Seat
from engine.race import PHOTO_FINISH, TOO_CLOSE, Claim, Judgement, Race, RaceView

Card = int  # an index of cards.CARDS
Monster = int  # a number, a key of cards.MONSTERS
Space = Annotated[int, Meta(ge=0, le=2)]


class Options(game.Options, frozen=True):
    automatic: bool = True  # cards turn by themselves, so that hands are free
    reveal_every_ms: Annotated[  # the least time between cards (MR5.10)
        int, Meta(ge=500, le=10_000, extra={"paces": {"calm": 3_000, "normal": 2_000, "fast": 1_300}})
    ] = 2_000
    window_ms: Annotated[int, Meta(ge=0, le=1_000, extra=PHOTO_FINISH)] = 250  # MR5.7
    # MR5.7: as close as this cannot be separated
    tie_ms: Annotated[int, Meta(ge=0, le=250, extra=TOO_CLOSE)] = 30
    failed_attacks: bool = True  # MR2.5
    first: Annotated[int, Meta(ge=0, le=7)] | None = None  # MR2.4; None, or a seat nobody has: drawn by lot


class Foul(StrEnum):
    """Why a press has no effect. What follows each are the details that come with it."""

    MONSTER_GONE = "monster-rush-monster-gone"  # space, monster: there now, by: who took the one pressed on
    CARDS_GONE = "monster-rush-cards-gone"  # the cards seen lie under the piles again; by: who took a monster
    NOT_REVEALING = "monster-rush-not-revealing"  # cards turn by themselves, or one is turning already
    JUDGING = "monster-rush-judging"  # no card is turned during a photo finish


class End(StrEnum):
    """Which end was reached."""

    LAST_MONSTER = "last-monster"  # MR6.1
    DESERTED = "deserted"  # house: nobody touches, pile after pile


# What a player can do


class Touch(Frozen, frozen=True, tag="touch", tag_field="do"):
    """A hand on the monster of a space; at any time, by anybody."""

    space: Space


class Reveal(Frozen, frozen=True, tag="reveal", tag_field="do"):
    """Turn the top card. Pressed before its time, it is turned as soon as the pace allows."""


Action = Touch | Reveal


# What was done


class Dealt(game.News, frozen=True):
    first: Seat


class Revealed(game.News, frozen=True):
    seat: Seat
    card: Card


class Readied(game.News, frozen=True):
    """The player on turn has pressed; his card turns when the pace allows."""

    seat: Seat


class Shuffled(game.News, frozen=True):
    """All piles were used up: the cards laid out were shuffled into new ones (MR3.3)."""


class Touched(game.News, frozen=True):
    """A hand is down; where, is told by the photo finish."""

    seat: Seat


class Judged(Judgement, frozen=True):
    """The photo finish; `what` is the monster's number. The first to count is the winner of what follows."""

    winner: Seat
    inseparable: bool  # whether the number on the card had to decide (MR5.5)

    @property
    def decisive(self) -> Claim:
        return next(claim for claim in self.claims if claim.seat == self.winner)


class Captured(game.News, frozen=True):
    seat: Seat
    space: int
    monster: Monster
    reaction: int  # ms from the card that made it ready to the press


class Mistaken(game.News, frozen=True):
    """The monster was not ready: taken face down, for a point less (MR5.2)."""

    seat: Seat
    space: int
    monster: Monster


class Appeared(game.News, frozen=True):
    space: int
    monster: Monster


class Ended(game.News, frozen=True):
    why: End
    space: int | None = None  # whose last monster is gone


News = Dealt | Revealed | Readied | Shuffled | Touched | Judged | Captured | Mistaken | Appeared | Ended


class OpenCard(Frozen, frozen=True):
    """A card that lies open before a player."""

    card: Card
    since: int  # the revision that revealed it: its place in the order of play
    at: int  # ms


class Hunter(Frozen, frozen=True):
    """One player's cards."""

    pile: tuple[Card, ...]  # the first card is the next one
    shown: tuple[OpenCard, ...] = ()
    captured: tuple[Monster, ...] = ()  # face up
    mistaken: tuple[Monster, ...] = ()  # face down
    reactions: tuple[int, ...] = ()  # ms, one for each capture


class Lair(Frozen, frozen=True):
    """One space of the board and the pile that feeds it."""

    monster: Monster | None  # None: the pile is used up and the match over
    pile: tuple[Monster, ...]  # the first is the next one
    since: int = 0  # the revision in which the monster appeared


class State(game.State, frozen=True, kw_only=True):
    options: Options
    hunters: tuple[Hunter, ...]  # by seat
    lairs: tuple[Lair, ...]  # by space
    turn: Seat  # who turns the next card
    leader: Seat  # who began this lap
    lap: int  # the revision that began it: what was pressed on an older board is void (MR5.8)
    turn_since: int  # the revision from which the player on turn could turn his card
    next_at: int  # ms; before it no card is turned
    readied: bool = False  # the player on turn has pressed before that
    race: Race | None = None  # the capture being judged
    finish: tuple[Claim, ...] = ()  # the last photo finish, in order of press
    taken_by: Seat | None = None  # who took a monster last
    still: int = 0  # how often all piles were used up since the last touch
    end: End | None = None
    news: tuple[News, ...] = ()


class HunterView(Frozen, frozen=True):
    pile: int  # cards left
    shown: tuple[OpenCard, ...]  # in order of play
    captured: tuple[Monster, ...]  # face up, in order of capture
    mistakes: int  # monsters face down
    score: int


class LairView(Frozen, frozen=True):
    """Whether a monster is ready is for the players to see."""

    monster: Monster | None
    left: int  # monsters still in the pile


class View(RaceView, frozen=True, kw_only=True):
    automatic: bool
    hunters: BySeat[HunterView]  # by seat
    lairs: tuple[LairView, ...]  # by space
    turn: Seat | None  # None when over
    leader: Seat
    readied: bool
    next_at: int | None  # ms, when the next card may turn; None while it may not
    judging: bool = False  # a photo finish is running
    touched: int | None  # the space on which this seat's own hand lies meanwhile
    taken_by: Seat | None = None  # who took a monster last: by the photo finish
    over: bool
    news: tuple[News, ...] = ()
