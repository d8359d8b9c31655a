"""What the last action of 13 Monsters did, for screens, logs and replays to word.

No news ever names the face of a card in the field: it says the place, and whoever words it looks the face up
among the cards that lie open (`View.open`) for as long as they do. So nothing that was told once can serve as
a crib later.
"""

from enum import StrEnum

from engine import game
from engine.game import Seat
from engine.thirteen_monsters.pieces.monsters import Monster

Pair = int
Cell = int


class Dealt(game.News, frozen=True):
    first: Seat
    quick: bool  # everybody begins with a gnome (TM3.4)


class Turned(game.News, frozen=True):
    """A card lies open; which one, the board shows as long as it does."""

    seat: Seat
    cell: Cell


class Thaw(StrEnum):
    """Why dice were lifted from cards."""

    OWNER = "owner"  # turned the card himself
    BATTLE = "battle"  # all dice are needed
    STUCK = "stuck"  # too few cards could be turned (TM6.6)


class Thawed(game.News, frozen=True):
    cells: tuple[Cell, ...]
    why: Thaw


class Found(game.News, frozen=True):
    """A pair: it lies with its finder now, and its turn starts over."""

    seat: Seat
    pair: Pair
    cells: tuple[Cell, Cell]


class Missed(game.News, frozen=True):
    """No pair: these cards are turned back."""

    seat: Seat
    cells: tuple[Cell, ...]


class TurnEnded(game.News, frozen=True):
    seat: Seat
    next: Seat | None  # None: it was the last turn


class Announced(game.News, frozen=True):
    """Prophet: up to three cards in the next search."""

    seat: Seat


class Iced(game.News, frozen=True):
    seat: Seat
    cell: Cell


class Offered(game.News, frozen=True):
    seat: Seat
    to: Seat
    give: tuple[Pair, ...]  # what `seat` would give
    take: tuple[Pair, ...]
    counter: bool  # it answers an offer


class Traded(game.News, frozen=True):
    """`seat` offered it, `to` accepted."""

    seat: Seat
    to: Seat
    give: tuple[Pair, ...]
    take: tuple[Pair, ...]


class Declined(game.News, frozen=True):
    seat: Seat  # who declined
    by: Seat  # whose offer


class Withdrawn(game.News, frozen=True):
    seat: Seat
    to: Seat


class Built(game.News, frozen=True):
    """Free pairs became a monster, of themselves or by choice."""

    seat: Seat
    monster: Monster


class Regrouped(game.News, frozen=True):
    """A Sacrifice."""

    seat: Seat
    before: tuple[Monster, ...]
    after: tuple[Monster, ...]


class Absorbed(game.News, frozen=True):
    """A Super Nova: the monster changes hands whole, the 13th is spent."""

    seat: Seat
    victim: Seat
    monster: Monster


class Attacked(game.News, frozen=True):
    seat: Seat
    monster: Monster
    target: Seat
    pair: Pair
    defender: Monster | None  # the monster that the pair belongs to; None: a free pair


class Thrown(game.News, frozen=True):
    seat: Seat
    kept: int | None  # the face whose dice stayed
    dice: tuple[int, ...]
    result: int
    left: int  # throws


class Stopped(game.News, frozen=True):
    seat: Seat
    result: int


class Decided(game.News, frozen=True):
    """An attack is over. Where the defender won, he takes a pair of the attacking monster (`Seized`)."""

    attacker: Seat
    defender: Seat
    attack: int
    defence: int | None  # None: nothing he could throw would have won
    winner: Seat


class Seized(game.News, frozen=True):
    """A pair changed hands by battle."""

    seat: Seat
    victim: Seat
    pair: Pair
    broken: Monster | None  # the monster that it was part of; its other pairs are free now


class FinalRound(game.News, frozen=True):
    order: tuple[Seat, ...]


class Tied(game.News, frozen=True):
    """A Death Battle begins, or begins anew."""

    seats: tuple[Seat, ...]
    round: int  # from 1


class Championed(game.News, frozen=True):
    seat: Seat
    monster: Monster | None  # None: has none, and throws three times


class Remained(game.News, frozen=True):
    """A round of the Death Battle is over."""

    results: tuple[tuple[Seat, int], ...]
    seats: tuple[Seat, ...]  # the best; one of them: has won


class Idled(game.News, frozen=True):
    """The seat's time ran out; what it did follows."""

    seat: Seat


class Ended(game.News, frozen=True):
    why: str  # state.End
    winners: tuple[Seat, ...]


News = (
    Dealt
    | Turned
    | Thawed
    | Found
    | Missed
    | TurnEnded
    | Announced
    | Iced
    | Offered
    | Traded
    | Declined
    | Withdrawn
    | Built
    | Regrouped
    | Absorbed
    | Attacked
    | Thrown
    | Stopped
    | Decided
    | Seized
    | FinalRound
    | Tied
    | Championed
    | Remained
    | Idled
    | Ended
)
