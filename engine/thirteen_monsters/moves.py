"""What can be done in 13 Monsters, and why it may be refused.

Pairs and cells are named as in `cards`. A monster is named by its head pair. Which moves are open follows
from the phase of the view (`state.Phase`); `legal.legal` lists them.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.game import Frozen, Seat

Partner = Annotated[Seat, Meta(ge=0, le=7)]
Pair = Annotated[int, Meta(ge=0, le=38)]
Pairs = Annotated[tuple[Pair, ...], Meta(min_length=1, max_length=39)]
Cell = Annotated[int, Meta(ge=0, le=80)]
Face = Annotated[int, Meta(ge=1, le=6)]
Three = tuple[Pair, Pair, Pair]  # the head, the eyes and the body of a monster


class Foul(StrEnum):
    """Why an action has no effect. What follows each are the details that come with it."""

    WRONG_MOMENT = "thirteen-monsters-wrong-moment"  # phase: where the match is instead
    LAST_ROUND = "thirteen-monsters-last-round"  # no trades, Permafrost, Prophet or search any more

    NO_CARD = "thirteen-monsters-no-card"  # cell
    OPEN_ALREADY = "thirteen-monsters-open-already"  # cell
    ICED = "thirteen-monsters-iced"  # cell, by: whose die lies on it

    POWERLESS = "thirteen-monsters-powerless"  # power: none of one's monsters has it
    ANNOUNCED = "thirteen-monsters-announced"  # Prophet, for this search
    NO_DIE = "thirteen-monsters-no-die"  # all lie on cards
    ONE_DIE = "thirteen-monsters-one-die"  # this turn's Permafrost was used

    NOT_YOURS = "thirteen-monsters-not-yours"  # pairs
    NOT_THEIRS = "thirteen-monsters-not-theirs"  # pairs: no opponent has them, or they have left the game
    NOT_FREE = "thirteen-monsters-not-free"  # pairs: they belong to monsters, which are not traded
    NOT_A_MONSTER = "thirteen-monsters-not-a-monster"  # pair: heads no monster that could do this
    SPENT = "thirteen-monsters-spent"  # the 13th Monster whose Super Nova was used

    NO_PARTNER = "thirteen-monsters-no-partner"  # seat: nobody else sits there
    NOTHING_GIVEN = "thirteen-monsters-nothing-given"  # a trade has a pair on each side
    TWICE = "thirteen-monsters-twice"  # pair
    COUNTERED = "thirteen-monsters-countered"  # an answer is not answered by another

    ATTACKED = "thirteen-monsters-attacked"  # one attack a turn

    NOT_PARTS = "thirteen-monsters-not-parts"  # pairs: no head, eyes and body
    UNCHANGED = "thirteen-monsters-unchanged"  # the regrouping is what lies there
    MONSTER_COUNT = "thirteen-monsters-monster-count"  # have, needed: monsters in a regrouping

    THROW_FIRST = "thirteen-monsters-throw-first"
    NOT_THERE = "thirteen-monsters-not-there"  # face: no die shows it
    ALL_KEPT = "thirteen-monsters-all-kept"  # face: nothing is left to throw


class Move(Frozen, frozen=True, tag_field="do"):
    pass


# The search


class Flip(Move, frozen=True, tag="flip"):
    """Turn this card face up; the first one begins the search."""

    cell: Cell


class Enough(Move, frozen=True, tag="enough"):
    """The Prophet's third card stays face down."""


class EndTurn(Move, frozen=True, tag="end"):
    """After a search that failed, without Permafrost; or one's turn of the final round."""


# Before the search


class Offer(Move, frozen=True, tag="offer"):
    """Free pairs of one's own for free pairs of this seat's."""

    to: Partner
    give: Pairs
    take: Pairs


class Sacrifice(Move, frozen=True, tag="sacrifice"):
    """All one's pairs regrouped into these monsters; what is not named is free. As many as can be built."""

    monsters: Annotated[tuple[Three, ...], Meta(min_length=1, max_length=13)]


class Permafrost(Move, frozen=True, tag="permafrost"):
    """A die on this card; also after a search that failed."""

    cell: Cell


class Prophet(Move, frozen=True, tag="prophet"):
    """Announce that three cards may be turned in the next search."""


class SuperNova(Move, frozen=True, tag="supernova"):
    """The 13th Monster absorbs this monster of an opponent."""

    monster: Pair


class Attack(Move, frozen=True, tag="attack"):
    """One's own monster attacks this pair, whoever has it."""

    monster: Pair
    pair: Pair


# Answers that the match waits for


class Accept(Move, frozen=True, tag="accept"):
    """The offer, or the counter-offer, that lies open."""


class Decline(Move, frozen=True, tag="decline"):
    pass


class Counter(Move, frozen=True, tag="counter"):
    """Instead of accepting: free pairs of one's own for these of whoever made the offer."""

    give: Pairs
    take: Pairs


class Withdraw(Move, frozen=True, tag="withdraw"):
    """One's own offer, or counter-offer, while it lies open."""


class Build(Move, frozen=True, tag="build"):
    """A monster from free pairs, where there is more than one way to build it."""

    pairs: Three


class Throw(Move, frozen=True, tag="throw"):
    """All five dice, or those that do not show the face kept."""

    keep: Face | None = None


class Stop(Move, frozen=True, tag="stop"):
    """The dice count as they lie."""


class Seize(Move, frozen=True, tag="seize"):
    """The defender has won and takes this pair of the monster that attacked."""

    pair: Pair


class Champion(Move, frozen=True, tag="champion"):
    """The monster that fights one's Death Battle."""

    monster: Pair


Bargain = Offer | Accept | Decline | Counter | Withdraw
UsePower = Sacrifice | Permafrost | Prophet | SuperNova
Action = Flip | Enough | EndTurn | Bargain | UsePower | Attack | Build | Throw | Stop | Seize | Champion
