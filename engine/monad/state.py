"""What a match of Monad is made of: the state, what an eye may see of it, what can be done, what was done."""

from enum import StrEnum
from typing import Annotated

import msgspec

from engine import game
from engine.game import BySeat, Frozen, Seat

Card = Annotated[int, msgspec.Meta(ge=0, le=29)]
Cards = tuple[Card, ...]
Columns = tuple[tuple[int, ...], ...]  # Bi, Tri, Quad, Quint; the first card is the top one
Rank = Annotated[int, msgspec.Meta(ge=1, le=5)]  # what can be bought: Bi (1) to Monad (5)


class Options(game.Options, frozen=True):
    teams: bool = False  # MN11


class Breach(StrEnum):
    """The rule an action breaks. What follows each are the details that come with it."""

    NOT_IN_HAND = "monad-not-in-hand"  # cards: those missing
    COLUMN_EMPTY = "monad-column-empty"  # rank

    SAME_TEMPERATURE = "monad-same-temperature"  # cards, warm
    UNEQUAL_RANKS = "monad-unequal-ranks"  # cards, identity: the colour whose cards could be a joker
    NOT_A_JOKER = "monad-not-a-joker"  # card, identity
    JOKER_NEEDLESS = "monad-joker-needless"  # cards: of equal rank as they are

    BONUS_COMMONS = "monad-bonus-commons"
    BONUS_JOKER = "monad-bonus-joker"  # joker
    BONUS_PAIR = "monad-bonus-pair"  # cards, partner: the colour that would have made a pair with the first
    BONUS_USED = "monad-bonus-used"
    BONUS_NOTHING = "monad-bonus-nothing"  # rank: below which there is nothing to take

    BUY_WITH_ONE = "monad-buy-with-one"  # have, needed: cards
    BUY_RANK = "monad-buy-rank"  # cards: those too high, rank
    BUY_TOO_LITTLE = "monad-buy-too-little"  # have, needed: points, rank

    LEAP_COMMONS = "monad-leap-commons"  # cards: those that are none
    LEAP_COLOURS = "monad-leap-colours"  # cards: those whose colour comes twice
    LEAP_COUNT = "monad-leap-count"  # have, least, most: cards
    LEAP_ALONE = "monad-leap-alone"  # cards

    NOTHING_PLAYED = "monad-nothing-played"
    OWES_A_PLAY = "monad-owes-a-play"
    TURN_BEGUN = "monad-turn-begun"  # plays: made this turn, so draw, flip and pass are gone
    DRAW_EMPTY = "monad-draw-empty"  # flip: whether the discard could be turned over instead
    FLIP_TOO_EARLY = "monad-flip-too-early"  # draw: cards still to be drawn
    FLIP_NOTHING = "monad-flip-nothing"
    MUST_DRAW = "monad-must-draw"  # instead of passing; draw: cards in the pile
    MUST_FLIP = "monad-must-flip"  # discard: cards in it
    MUST_TRADE = "monad-must-trade"  # cards: two that can be traded, joker
    MUST_BUY = "monad-must-buy"  # rank: to buy, cards: that pay it, have, needed


# What a player can do


class Move(Frozen, frozen=True, tag_field="do"):
    pass


class Trade(Move, frozen=True, tag="trade"):
    """Two cards for the next rank (MN4), one of them perhaps as joker (MN6).

    The bonus is taken or declined with the trade itself (MN5.5): columns are open, so nothing is learnt
    between the two.
    """

    cards: tuple[Card, Card]
    bonus: bool = False
    joker: Card | None = None  # which of the two stands for the other's rank


class Buy(Move, frozen=True, tag="buy"):
    """Cards go back in the order named (MN3.3)."""

    rank: Rank
    cards: Cards


class Leap(Move, frozen=True, tag="leap"):
    cards: Cards


class EndTurn(Move, frozen=True, tag="end"):
    pass


class Draw(Move, frozen=True, tag="draw"):
    pass


class Flip(Move, frozen=True, tag="flip"):
    pass


class Pass(Move, frozen=True, tag="pass"):
    pass


Action = Trade | Buy | Leap | EndTurn | Draw | Flip | Pass


# What was done


class Dealt(game.News, frozen=True):
    first: Seat


class Traded(game.News, frozen=True):
    seat: Seat
    given: tuple[int, int]
    gained: int  # a card, or A_MONAD
    joker: int | None = None


class Bonus(game.News, frozen=True):
    """Follows its trade. The Common of the draw pile is known to the seat alone."""

    seat: Seat
    gained: tuple[int, ...]  # from the columns
    drew: bool  # whether the draw pile gave a Common
    common: int | None = None  # which one; None where hidden


class Bought(game.News, frozen=True):
    seat: Seat
    given: tuple[int, ...]
    gained: int


class Leapt(game.News, frozen=True):
    seat: Seat
    given: tuple[int, ...]
    gained: int
    owes: bool  # another play must follow


class TurnEnded(game.News, frozen=True):
    """After plays; draw, flip and pass end the turn by themselves."""

    seat: Seat


class Drew(game.News, frozen=True):
    seat: Seat
    card: int | None = None  # None where hidden


class Flipped(game.News, frozen=True):
    seat: Seat
    count: int


class Passed(game.News, frozen=True):
    seat: Seat
    hand: tuple[int, ...]


class Idled(game.News, frozen=True):
    """The seat's time ran out; what it did follows."""

    seat: Seat


class Won(game.News, frozen=True):
    """The goal is reached by this seat, with its partner in teams."""

    seats: tuple[Seat, ...]
    monads: int


class Ended(game.News, frozen=True):
    """The match ended short of the goal."""

    why: str


News = (
    Dealt | Traded | Bonus | Bought | Leapt | TurnEnded | Drew | Flipped | Passed | Idled | Won | Ended
)  # fmt: skip


class End(StrEnum):
    """Which end was reached."""

    GOAL = "goal"  # MN10.1, MN11.1
    SILENCE = "silence"  # house: everybody passes, round after round
    BARREN = "barren"  # house: round after round without a Monad


class State(game.State, frozen=True, kw_only=True):
    teams: bool
    goal: int
    identities: tuple[int, ...]  # by seat: a colour
    hands: tuple[tuple[int, ...], ...]  # by seat, sorted
    shown: tuple[bool, ...]  # by seat: whether the hand lies open since a pass
    monads: tuple[int, ...]  # by seat
    columns: Columns
    draw: tuple[int, ...] = ()  # the first card is the next one
    discard: tuple[int, ...] = ()  # the last card is the top one
    turn: Seat
    plays: int = 0  # made this turn
    owes: bool = False  # this turn's leaps still owe a trade or a buy
    bonus_used: bool = False  # this turn
    turns: int = 0  # ended since the deal
    silent: int = 0  # passes in a row
    barren: int = 0  # turns in a row without a Monad gained
    end: End | None = None
    news: tuple[News, ...] = ()


class SeatView(Frozen, frozen=True):
    identity: int  # a colour
    monads: int
    hand_size: int
    hand: tuple[int, ...] | None  # None: hidden from this eye
    bonus_ready: bool  # whether the Bonus card lies face up
    team: int


class View(game.View, frozen=True, kw_only=True):
    turn: Seat | None  # None when over
    seats: BySeat[SeatView]
    columns: Columns
    draw: int  # cards in the pile
    discard: tuple[int, ...]  # the last card is the top one
    monads: int  # left in the pile
    goal: int
    teams: bool
    plays: int  # made this turn
    owes: bool  # a leap's other play
    turns: int  # ended since the deal
    silent: int  # passes in a row
    barren: int  # turns in a row without a Monad gained
    over: bool
    news: tuple[News, ...] = ()
