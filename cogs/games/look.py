"""One look at a match, for a desk to make screens of: all it may know and ask, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cogs.wire.screens.names import mentions, plain_names
from engine.game import AnyGame, Frozen, Outcome, Refusal, View
from engine.match import Match
from engine.referee import Lawful, Referee
from engine.tables.table import TableKind

if TYPE_CHECKING:
    from data.words import Words
    from engine.tables.table import Standing

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Frozen)


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Generic[V, A]):
    """A running or finished match from one seat, or from the public's place; one a revision and seat."""

    view: V
    names: tuple[str, ...]  # by seat, ready for Discord text (mentions or a brain's name)
    plain_names: tuple[str, ...]  # by seat, for alt texts, labels and pictures, where mentions do not work
    options: Any
    outcome: Outcome | None  # None while the match runs
    revision: int
    words: Words
    referee: Referee[V, A]
    undoes: bool = False  # whether the game knows plays that can be taken back
    may_undo: bool = False  # whether the last play was this seat's, and may be taken back now
    due: int | None = None  # ms, when this seat's time to think is over; None: it is not awaited
    draft: str = ""  # what this person has chosen but not yet done, as the desk wrote it
    kept: dict[Any, Any] = field(default_factory=dict[Any, Any], repr=False, compare=False)

    @property
    def seat(self) -> int:
        """The seat from which is looked, for screens and taps that are nobody else's."""
        if self.view.seat is None:
            raise Refusal(TableKind.NOT_SEATED)
        return self.view.seat

    @property
    def people(self) -> Mapping[int, str]:
        """What those are called whom the names mention."""
        named = zip(map(_MENTION.search, self.names), self.plain_names, strict=True)
        return {int(found[1]): plain for found, plain in named if found}

    @property
    def result(self) -> Outcome:
        """How it ended, for screens of the end."""
        if self.outcome is None:
            raise Refusal(TableKind.UNFINISHED)
        return self.outcome

    @property
    def may(self) -> Lawful[A]:
        """What this seat may do now, found as far as it is looked at; the public may do nothing."""
        return self.referee.may

    def ask(self, action: A) -> V | Refusal:
        """What this seat would see after its action, or why the rules forbid it.

        Cards that it would draw unseen are as chance will have it: they are to be told of as unknown.
        """
        return self.referee.ask(action)

    def forbids(self, action: A) -> Refusal | None:
        """Why this seat may not do this, without a look at what comes of it; None: it may."""
        return self.referee.forbids(action)


AnyLook = Look[Any, Any]
_MENTION = re.compile(r"<@(\d+)>")
L = TypeVar("L", bound=AnyLook)
F = TypeVar("F")


def kept_with_the_look(find: Callable[[L], F]) -> Callable[[L], F]:
    """For what follows from match and seat alone, not from the draft: found once, however many taps."""

    @wraps(find)
    def found(look: L) -> F:
        if find not in look.kept:
            look.kept[find] = find(look)
        return look.kept[find]

    return found


def knows_undo(game: AnyGame) -> bool:
    """Whether a game ever lets a play be taken back."""
    asked: Any = type(game).undoable
    return asked is not AnyGame.undoable


def look_at(standing: Standing, words: Words, seat: int | None, draft: str = "") -> AnyLook:
    """One look at the match that runs or ran at a table."""
    match, table = standing.match, standing.table
    if match is None:
        raise Refusal(TableKind.LOBBY)
    return look_into(
        match,
        seat,
        words,
        names=mentions(table, words),
        plain_names=plain_names(table, words),
        when=table.saved,
        may_undo=standing.may_undo(seat),
        due=None if seat is None else table.seats[seat].deadline,
        draft=draft,
    )


def look_into(
    match: Match,
    seat: int | None,
    words: Words,
    *,
    names: tuple[str, ...],
    plain_names: tuple[str, ...],
    when: int,
    may_undo: bool = False,
    due: int | None = None,
    draft: str = "",
) -> AnyLook:
    """One look at a match; `when` is the moment at which what is asked would be pressed."""
    return Look(
        view=match.game.view(match.state, seat),
        names=names,
        plain_names=plain_names,
        options=match.options,
        outcome=match.outcome,
        revision=match.revision,
        words=words,
        referee=Referee.at(match, seat, when),
        undoes=knows_undo(match.game),
        may_undo=may_undo,
        due=due,
        draft=draft,
    )
