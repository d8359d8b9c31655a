"""How strong the brains of Monster Cube are, against each other and modelled people; how long matches are.

A modelled person looks as the brains do, one combination after the other, at the pace of somebody who has
played a few evenings: some six seconds for each, now and then a slip, and moves of a few tiles at last.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from bench.registry import Result, bench
from engine.chance import Chance
from engine.game import Brain, Level, Plan
from engine.headless import play_out
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.brain import Nature, Searcher
from engine.monster_cube.seen import View
from engine.monster_cube.state import Action, Options, Rules

MATCHES = 200
EVENINGS = 24  # matches of each rule set and number of players whose length is told
THOUGHT = 0.050  # seconds of CPU that the longest thought may take
SEARCHES, TURNS = (Rules.CODE, Rules.ADVANCED), (Rules.DICE, Rules.NUMBERS)
PAIRS = ((Level.HARD, Level.NORMAL, 0.40), (Level.NORMAL, Level.EASY, 0.25))  # and what the worse may win
PERSON = Searcher(Nature(pace=6_500, errs=4, moves=3, patience=60))
# How many matches a practised person may lose to a brain, at least and at most.
LOSES = {Level.EASY: (0.0, 0.15), Level.NORMAL: (0.35, 0.65), Level.HARD: (0.65, 1.0)}


@dataclass(slots=True)
class Timed:
    """A brain under a stopwatch that runs while it thinks, not while others or the collector work."""

    brain: Brain[View, Action]
    longest: float = 0.0

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        gc.disable()
        start = time.thread_time()
        plan = self.brain.think(view, pending, chance)
        self.longest = max(self.longest, time.thread_time() - start)
        gc.enable()
        return plan


def played(rules: Rules, brains: list[Timed], name: str) -> Match:
    match = Match.deal(game, Options(rules=rules), len(brains), name, 0)
    for step in play_out(match, dict(enumerate(brains))):
        match = step.match
    return match


def duel(rules: Rules, first: Timed, other: Timed, number: int) -> float:
    """The share of one match that the first of two wins; each begins every other time."""
    pair = [first, other] if number % 2 else [other, first]
    outcome = played(rules, pair, f"duel {number // 2}").outcome
    assert outcome
    winners = [pair[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    return winners.count(first) / len(winners)


def share(rules: Rules, first: Timed, other: Timed) -> float:
    return mean(duel(rules, first, other, number) for number in range(MATCHES))


@bench("cube.brains")
def cube_brains() -> Iterator[Result]:
    """In turn games, how many of 200 matches the worse of two brains wins."""
    for rules in TURNS:
        for better, worse, limit in PAIRS:
            brains = {level: Timed(game.brain(level)) for level in (better, worse)}
            lost = share(rules, brains[worse], brains[better])
            yield Result(f"cube.{rules}.{worse}_beats_{better}", lost, limit, "matches won / played")
            yield _longest(f"cube.{rules}.{better}_thinks", brains[better])


@bench("cube.people")
def cube_people() -> Iterator[Result]:
    """In searches, how many of 200 matches a practised person loses to each brain."""
    for rules in SEARCHES:
        for level, (least, most) in LOSES.items():
            brain = Timed(game.brain(level))
            lost = share(rules, brain, Timed(PERSON))
            middle, spread = (least + most) / 2, (most - least) / 2
            yield Result(
                f"cube.{rules}.{level}_beats_a_person",
                abs(lost - middle) / spread,
                1.0,
                "off the middle / allowed",
                {"won": round(lost, 3), "least": least, "most": most},
            )
            yield _longest(f"cube.{rules}.{level}_thinks", brain)


def _longest(name: str, timed: Timed) -> Result:
    return Result(name, timed.longest / THOUGHT, 1.0, "longest thought / 50 ms")


@bench("cube.length")
def cube_length() -> Iterator[Result]:
    """How long matches of equals are: modelled people where all search, normal brains in turn games."""
    for rules in Rules:
        seats = game.seats(Options(rules=rules))
        for count in (seats[0], 2, seats[-1]):
            yield _length(rules, count)


def _length(rules: Rules, seats: int) -> Result:
    people = PERSON if rules in SEARCHES else game.brain(Level.NORMAL)
    minutes: list[float] = []
    rounds: list[int] = []
    for number in range(EVENINGS):
        brains = [Timed(people) for _ in range(seats)]
        state = played(rules, brains, f"evening {number}").state
        minutes.append((state.ended_at - state.began_at) / 60_000)
        rounds.append(state.round)
    told = {"minutes": round(mean(minutes), 1), "rounds": round(mean(rounds), 1)}
    return Result(f"cube.length.{rules}.{seats}", mean(minutes), None, "minutes", told)
