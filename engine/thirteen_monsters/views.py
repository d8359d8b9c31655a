"""What an eye may see of a match of 13 Monsters: everything but the faces of the cards that lie face down.

All seats see the same, and the public sees it too. What was turned back is hidden again: people remember it
or they do not. Brains are handed a `Recollection`, which nobody else ever is.
"""

from engine import game
from engine.game import BySeat, Frozen, Seat
from engine.thirteen_monsters.news import News
from engine.thirteen_monsters.pieces.cards import Card, Cell, Pair
from engine.thirteen_monsters.pieces.monsters import MonsterKind, Power
from engine.thirteen_monsters.state import End, Ice, Level, Lit, Phase, Proposal


class MonsterView(Frozen, frozen=True):
    """A complete monster; its pairs name the half cards it is drawn from (cards 2p and 2p + 1)."""

    pairs: tuple[Pair, Pair, Pair]  # head, eyes, body; moves name the monster by the head
    kind: MonsterKind
    hp: int
    throws: int
    powers: tuple[Power, ...]  # none once spent
    spent: bool  # a 13th Monster after its Super Nova


class SeatView(Frozen, frozen=True):
    level: Level
    monsters: tuple[MonsterView, ...]
    free: tuple[Pair, ...]
    hp: int  # what would count if the match ended now
    searches: int
    found: int  # pairs
    attacks: int
    won: int  # of these attacks
    trades: int


class FighterView(Frozen, frozen=True):
    seat: Seat
    monster: MonsterView | None  # None: a free pair is defended, or there is no monster to fight with
    throws: int
    used: int
    dice: tuple[int, ...]  # none before the first throw; a die that is kept keeps its place
    kept: int | None  # the face kept at the last throw: its dice were set aside
    result: int | None  # what the dice count as they lie
    done: bool


class BattleView(Frozen, frozen=True):
    """The battle that is fought, or the last one while it still lies there (`over`)."""

    fighters: tuple[FighterView, ...]  # an attack: attacker, defender; a Death Battle: all who are in it
    pair: Pair | None  # under attack; None: a Death Battle
    on: int | None  # the index of the fighter that is to throw
    winner: Seat | None  # of an attack
    over: bool


class DeathView(Frozen, frozen=True):
    seats: tuple[Seat, ...]  # still in
    round: int
    picked: tuple[MonsterView | None, ...]  # by the first of `seats`


class View(game.View, frozen=True, kw_only=True):
    phase: Phase
    turn: Seat  # whose turn it is, or was last
    awaited: Seat | None  # whose answer the match waits for; None when over
    seats: BySeat[SeatView]
    # The field
    lying: tuple[Cell, ...]  # where a card lies, open or face down
    open: tuple[Lit, ...]  # face up: of this search, or of the last one until the next card is turned
    searching: bool  # the open cards are of a search that is not over
    ice: tuple[Ice, ...]  # dice on cards, and whose
    dice: int  # within reach
    may_flip: tuple[Cell, ...]  # what `awaited` may turn now
    may_ice: tuple[Cell, ...]  # where `awaited` may put a die now
    # The turn
    prophet: bool  # announced
    powers: tuple[Power, ...]  # what the player on turn could use now
    may_attack: bool
    may_trade: bool
    offers: int  # made this turn
    proposal: Proposal | None
    ways: tuple[tuple[Pair, Pair, Pair], ...]  # to build, for `awaited`
    battle: BattleView | None
    death: DeathView | None
    final: tuple[Seat, ...] | None  # the order of the final round once it has begun
    flips: int  # cards turned since the deal
    turns: int  # ended since the deal
    quick_start: bool
    spent_thirteenth_scores: bool
    end: End | None
    winners: tuple[Seat, ...]
    news: tuple[News, ...] = ()


class Memory(Frozen, frozen=True, array_like=True):
    """A card that everybody has seen and that was turned back."""

    cell: Cell
    card: Card
    ago: int  # cards turned since


class Recollection(View, frozen=True, kw_only=True):
    """A view with all that was ever seen and still lies there: what a brain is handed to forget from.

    Never shown to anybody, and never the basis of a picture or a text.
    """

    seen: tuple[Memory, ...]  # the latest last
