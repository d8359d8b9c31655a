"""Matches between brains without a table, on a simulated clock: for benches, goldens and the terminal."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.chance import brains_luck
from engine.game import Brain, Plan, Press, Refusal
from engine.match import Match, Step

PATIENCE = 1_000  # refused plans in a row before a brain is held to be stuck


class Stuck(Exception):
    """Nobody means to do anything, or only what the rules refuse, and no deadline is set."""


@dataclass(slots=True)
class _Intent:
    plan: Plan[Any]
    at: int
    seen: int


class _Minds:
    """The brains round one match and what each of them means to do next."""

    def __init__(self, brains: Mapping[int, Brain[Any, Any]], now: int) -> None:
        self.brains = brains
        self.now = now
        self.intents: dict[int, _Intent] = {}

    def ponder(self, match: Match) -> None:
        for seat, brain in self.brains.items():
            known = self.intents.get(seat)
            pending = known and Plan(action=known.plan.action, after=max(0, known.at - self.now))
            chance = brains_luck(match.seed, seat, match.revision)
            plan = brain.think(match.game.recall(match.state, seat), pending, chance)
            if plan is None:
                self.intents.pop(seat, None)
            elif plan is not pending:
                self.intents[seat] = _Intent(plan, self.now + plan.after, match.revision)

    def next_seat(self) -> int | None:
        return min(self.intents, key=lambda seat: (self.intents[seat].at, seat), default=None)


def play_out(match: Match, brains: Mapping[int, Brain[Any, Any]]) -> Iterator[Step]:
    """Every step of the match until it is over; each brain's press comes when its plan says so."""
    minds = _Minds(brains, match.opened)
    refused = 0
    minds.ponder(match)
    while not match.outcome:
        step = _next_step(match, minds)
        if step is None:
            refused += 1
            if refused > PATIENCE:
                raise Stuck(f"only refused actions at revision {match.revision} of {match.game.key}")
            continue
        refused = 0
        match = step.match
        minds.ponder(match)
        yield step


def _next_step(match: Match, minds: _Minds) -> Step | None:
    seat = minds.next_seat()
    due = match.due
    if seat is None and due is None:
        raise Stuck(f"nothing will happen after revision {match.revision} of {match.game.key}")
    if seat is None or (due is not None and due < minds.intents[seat].at):
        assert due is not None
        minds.now = max(minds.now, due)
        return match.lapse(minds.now)
    intent = minds.intents.pop(seat)
    minds.now = max(minds.now, intent.at)
    try:
        return match.act(
            seat, intent.plan.action, Press(at=intent.at, seen=intent.seen, id=intent.at * 8 + seat)
        )
    except Refusal:
        minds.ponder(match)
        return None
