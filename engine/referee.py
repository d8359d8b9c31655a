"""Answers what a seat may do now, and what it would bring, without knowing more than that seat.

Whatever is asked is tried on a state in which all that is hidden from the seat was dealt anew, with a chance
of the referee's own: neither the answer nor its luck can tell anything of the real cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import Any, Generic, TypeVar

from engine.chance import Chance
from engine.game import Frozen, Game, Kind, Press, Refusal, State, View, what_if
from engine.match import Match

A = TypeVar("A", bound=Frozen)
V = TypeVar("V", bound=View)
Answer = TypeVar("Answer")


class Lawful(Generic[A]):
    """All that a seat may do, found as it is asked for and found once: a choice may be endless."""

    def __init__(self, actions: Iterator[A]) -> None:
        self._found: list[A] = []
        self._actions = actions

    def __iter__(self) -> Iterator[A]:
        at = 0
        while at < len(self._found) or self._finds_another():
            yield self._found[at]
            at += 1

    def __bool__(self) -> bool:
        return bool(self._found) or self._finds_another()

    def __repr__(self) -> str:
        return f"Lawful({self._found}, …)"

    def first(self, count: int) -> tuple[A, ...]:
        return tuple(islice(self, count))

    def _finds_another(self) -> bool:
        for action in self._actions:
            self._found.append(action)
            return True
        return False


class Referee(Generic[V, A]):
    """Of one match at one revision, for one seat; the public (None) may do nothing."""

    def __init__(self, game: Game[Any, Any, A, V], state: State, seat: int | None, press: Press) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._press = press
        self._answers: dict[A, V | Refusal] = {}
        self._forbidden: dict[A, Refusal | None] = {}

    @classmethod
    def at(cls, match: Match, seat: int | None, when: int) -> Referee[Any, Any]:
        """For a match as it stands, asked by a press at that moment."""
        return cls(match.game, match.state, seat, Press(at=when, seen=match.revision))

    @cached_property
    def may(self) -> Lawful[A]:
        if self._seat is None or self._is_over:
            return Lawful(iter(()))
        return Lawful(iter(self._game.legal(self._imagined, self._seat)))

    def ask(self, action: A) -> V | Refusal:
        """What this seat would see after its action, hidden cards as chance would have it; or why not."""
        if action not in self._answers:
            self._answers[action] = _bare(self._tried(action))
        return self._answers[action]

    def forbids(self, action: A) -> Refusal | None:
        """Why the seat may not do this; None: it may. Costs less than to ask what would come of it."""
        if self._seat is None or self._is_over:
            return self._why_nothing()
        if action not in self._forbidden:
            judged = self._game.forbids(self._imagined, self._seat, action, self._press)
            self._forbidden[action] = _bare(judged)
        return self._forbidden[action]

    def _tried(self, action: A) -> V | Refusal:
        if self._seat is None or self._is_over:
            return self._why_nothing()
        try:
            after = self._game.play(self._imagined, self._seat, action, self._press, what_if(self._press))
        except Refusal as refusal:
            return refusal
        return self._game.view(after, self._seat)

    def _why_nothing(self) -> Refusal:
        if self._is_over:
            return Refusal(Kind.OVER)
        return Refusal(Kind.NOT_YOUR_TURN, turn=self._game.awaited(self._state))

    @cached_property
    def _is_over(self) -> bool:
        return self._game.outcome(self._state) is not None

    @cached_property
    def _imagined(self) -> Any:
        return self._game.redeal(self._state, self._seat, Chance("as far as the seat knows", 0))


def _bare(answer: Answer) -> Answer:
    """What is remembered without the way it came: with it every call on it would stay in memory, too."""
    return answer.with_traceback(None) if isinstance(answer, Refusal) else answer
