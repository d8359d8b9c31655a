"""What a match of 13 Monsters is made of."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine import game
from engine.game import BySeat, Frozen, Seat
from engine.thirteen_monsters.news import News
from engine.thirteen_monsters.pieces.cards import DICE, Card, Cell, Pair
from engine.thirteen_monsters.pieces.monsters import Monster, result_of


class Options(game.Options, frozen=True):
    quick_start: bool = True  # TM3.4: everybody begins with a gnome, and the match is shorter
    spent_thirteenth_scores: bool = True  # TM9.7
    first: Annotated[int, Meta(ge=0, le=7)] | None = None  # TM3.3; None, or a seat nobody has: drawn by lot


class Stage(StrEnum):
    """How far the turn has come."""

    BEFORE = "before"  # trades, powers, an attack, then the search
    SEARCH = "search"  # a card lies open
    AFTER = "after"  # the search failed: Permafrost is all that is left


class Phase(StrEnum):
    """What the match waits for, and thereby which moves are open to whoever is awaited."""

    TURN = "turn"  # Offer, Sacrifice, Permafrost, Prophet, SuperNova, Attack, or Flip to begin the search
    SEARCH = "search"  # Flip the second card
    THIRD = "third"  # Flip a third card, or Enough
    AFTER = "after"  # Permafrost or EndTurn
    OFFER = "offer"  # Accept, Decline, Counter (to an offer only); its maker may Withdraw meanwhile
    BUILD = "build"  # Build, one of `View.ways`
    BATTLE = "battle"  # Throw or Stop
    SEIZE = "seize"  # Seize a pair of the monster that attacked
    FINAL = "final"  # one's turn of the final round: Sacrifice, SuperNova, Attack, EndTurn
    CHAMPION = "champion"  # Champion for the Death Battle
    DEATH = "death"  # Throw or Stop in the Death Battle
    OVER = "over"


THROWING = (Phase.BATTLE, Phase.DEATH)


class Level(StrEnum):
    """What a player is by what it owns now (TM4)."""

    COLLECTOR = "collector"  # owns no pair
    APPRENTICE = "apprentice"  # owns pairs
    BEAST_MASTER = "beast-master"  # owns a monster


class End(StrEnum):
    """Which end was reached."""

    POINTS = "points"  # TM10.3
    DEATH_BATTLE = "death-battle"  # TM10.4
    ELEMENTAL_MASTER = "elemental-master"  # TM10.6


class Player(Frozen, frozen=True):
    free: tuple[Pair, ...] = ()  # sorted
    monsters: tuple[Monster, ...] = ()  # sorted by their heads
    searches: int = 0
    found: int = 0  # pairs
    attacks: int = 0
    won: int = 0  # of these attacks
    trades: int = 0


class Ice(Frozen, frozen=True, array_like=True):
    """A die on a card."""

    cell: Cell
    seat: Seat


class Lit(Frozen, frozen=True, array_like=True):
    """A card that lies open, in this search or still from the last one; `taken`: it was half of a pair."""

    cell: Cell
    card: Card
    taken: bool = False


class Sighting(Frozen, frozen=True, array_like=True):
    """When the card in this cell was last seen by all; which card it is, the field knows."""

    cell: Cell
    flip: int  # the match's flips are counted from 1


class Proposal(Frozen, frozen=True):
    """An offer that lies open."""

    seat: Seat  # who made it
    to: Seat  # who is to answer
    give: tuple[Pair, ...]  # what `seat` gives
    take: tuple[Pair, ...]
    counter: bool = False  # it answers an offer of the player on turn


class Fighter(Frozen, frozen=True):
    """One side of a battle, or one of those in a Death Battle."""

    seat: Seat
    monster: Monster | None  # None: a free pair is defended, or there is no monster to fight with
    throws: int
    used: int = 0
    dice: tuple[int, ...] = ()  # as they lie; a die that is kept keeps its place
    kept: int | None = None  # the face kept at the last throw
    done: bool = False

    @property
    def result(self) -> int | None:
        return result_of(self.dice) if self.dice else None


class Battle(Frozen, frozen=True):
    """An attack: the attacker throws first, then the defender. A Death Battle: each of those tied in turn."""

    fighters: tuple[Fighter, ...]
    pair: Pair | None = None  # under attack; None: a Death Battle
    winner: Seat | None = None  # of an attack; if he is the defender he takes a pair before it is over
    over: bool = False

    @property
    def on(self) -> int | None:
        """The index of the fighter that is to throw; None: all have."""
        return next((index for index, one in enumerate(self.fighters) if not one.done), None)


class Death(Frozen, frozen=True):
    """A Death Battle, from the tie to its winner."""

    seats: tuple[Seat, ...]  # still in, in the order of the final round
    round: int = 1
    picked: tuple[Monster | None, ...] = ()  # by the first of `seats`; None: has none


class State(game.State, frozen=True, kw_only=True):
    options: Options
    players: BySeat[Player]
    field: tuple[Card | None, ...]  # by cell; None: empty, or the logo
    turn: Seat
    stage: Stage = Stage.BEFORE
    # What was done this turn. All but `offers` starts over with the turn (TM5.2).
    prophet: bool = False  # announced for the search
    iced: bool = False  # a die was placed
    attacked: bool = False
    offers: int = 0
    # The field
    lit: tuple[Lit, ...] = ()  # the cards of this search, or of the last one until the next card is turned
    ice: tuple[Ice, ...] = ()
    dice: int = DICE  # within reach: those that lie on no card
    flips: int = 0  # cards turned since the deal
    seen: tuple[Sighting, ...] = ()  # cards that were turned and still lie there, the latest last
    # What waits for an answer
    proposal: Proposal | None = None
    building: tuple[Seat, ...] = ()  # who may have to build, in this order; the first one has a choice
    battle: Battle | None = None  # the last one stays until the next search or attack, for all to see
    death: Death | None = None
    # The end
    final: tuple[Seat, ...] | None = None  # the order of the final round once it has begun
    turns: int = 0  # ended since the deal
    end: End | None = None
    winners: tuple[Seat, ...] = ()
    news: tuple[News, ...] = ()
