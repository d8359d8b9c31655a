"""How much better a better brain of Monad plays, and how long the best one thinks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from bench.registry import Result, bench
from engine.chance import Chance
from engine.game import Brain, Level, Plan
from engine.headless import play_out
from engine.match import Match
from engine.monad import game
from engine.monad.state import Action, Options, View

MATCHES = 400
HALF_A_SECOND = 0.5
PAIRS = ((Level.HARD, Level.NORMAL, 0.40), (Level.NORMAL, Level.EASY, 0.25))  # and what the worse may win


@dataclass(slots=True)
class Timed:
    """A brain under a stopwatch that runs only while it thinks, not while others have the processor."""

    brain: Brain[View, Action]
    longest: float = 0.0

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        start = time.thread_time()
        plan = self.brain.think(view, pending, chance)
        self.longest = max(self.longest, time.thread_time() - start)
        return plan


def duel(brains: dict[Level, Timed], number: int) -> float:
    """The share of one match that the first brain wins. Over six matches each sits everywhere as often."""
    seats = 2 + number % 3
    order = list(brains) if number // 3 % 2 else list(brains)[::-1]
    levels = list(islice(cycle(order), seats))
    match = Match.deal(game, Options(), seats, f"duel {number // 6}", 0)
    for step in play_out(match, {seat: brains[level] for seat, level in enumerate(levels)}):
        match = step.match
    assert match.outcome is not None
    winners = [levels[seat] for seat, rank in enumerate(match.outcome.ranks) if rank == 1]
    return winners.count(next(iter(brains))) / len(winners)


@bench("monad.brains")
def monad_brains() -> Iterator[Result]:
    """400 matches of each pair of levels, 2, 3 and 4 seats mixed: how many the worse brain wins."""
    for better, worse, limit in PAIRS:
        brains = {level: Timed(game.brain(level)) for level in (better, worse)}
        lost = 1 - sum(duel(brains, number) for number in range(MATCHES)) / MATCHES
        yield Result(f"monad.{worse}_beats_{better}", lost, limit, "matches won / played")
        yield Result(
            f"monad.{better}_thinks", brains[better].longest / HALF_A_SECOND, 1.0, "longest thought / 500 ms"
        )
