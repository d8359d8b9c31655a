"""Matches between two levels of brains: who wins how much of them, and how long each thinks."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from bench.registry import Result
from engine.chance import Chance
from engine.game import AnyGame, Brain, Level, Plan
from engine.headless import play_out
from engine.match import Match

PAIRS = ((Level.HARD, Level.NORMAL, 0.40), (Level.NORMAL, Level.EASY, 0.25))  # and what the worse may win
SEATS = (2, 3, 4)
PROFILE = {"profile": "none"}  # there is no way between a brain and its table


@dataclass(slots=True)
class Timed:
    """A brain under a stopwatch that runs while it thinks, not while others or the collector run."""

    brain: Brain[Any, Any]
    longest: float = 0.0

    def think(self, view: Any, pending: Plan[Any] | None, chance: Chance) -> Plan[Any] | None:
        gc.disable()
        start = time.thread_time()
        plan = self.brain.think(view, pending, chance)
        self.longest = max(self.longest, time.thread_time() - start)
        gc.enable()
        return plan


def duels(game: AnyGame, tables: Iterable[Any], matches: int, most: float) -> Iterator[Result]:
    """Each pair of levels, at all these tables' options in turn; `most`: seconds that a thought may take."""
    options = tuple(tables)
    for better, worse, limit in PAIRS:
        brains = {level: Timed(game.brain(level)) for level in (better, worse)}
        won = sum(_share(game, options, brains, number) for number in range(matches))
        unit = "matches won / played"
        yield Result(f"{game.key}.{worse}_beats_{better}", 1 - won / matches, limit, unit, {**PROFILE})
        longest = brains[better].longest / most
        yield Result(f"{game.key}.{better}_thinks", longest, 1.0, f"longest thought / {1000 * most:.0f} ms")


def _share(game: AnyGame, options: tuple[Any, ...], brains: dict[Level, Timed], number: int) -> float:
    """The share of one match that the first brain wins. Over six matches each sits everywhere as often."""
    seats = SEATS[number % len(SEATS)]
    order = list(brains) if number // 3 % 2 else list(brains)[::-1]
    levels = list(islice(cycle(order), seats))
    match = Match.deal(game, options[number // 6 % len(options)], seats, f"duel {number // 6}", 0)
    for step in play_out(match, {seat: brains[level] for seat, level in enumerate(levels)}):
        match = step.match
    assert match.outcome is not None
    winners = [levels[seat] for seat, rank in enumerate(match.outcome.ranks) if rank == 1]
    return winners.count(next(iter(brains))) / len(winners)
