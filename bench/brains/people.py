"""Modelled people against each level of the speed games: what they win of the matches between two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bench.registry import Result, bench
from engine.chance import Chance
from engine.cubo import brain as cubo_brain
from engine.cubo import game as cubo
from engine.game import AnyGame, Brain, Level, Plan
from engine.headless import play_out
from engine.match import Match
from engine.monster_rush import brain as rush_brain
from engine.monster_rush import game as monster_rush
from engine.monster_rush.cards import TEMPO

MATCHES = 100  # of each person with each level
WAY = 300  # ms from the stored board to the shown one, as on a phone
PROFILE = {"profile": "phone", "way_ms": WAY}
PRESSES = 8, 14  # that a square takes, from its roll to the call
WANTED = {Level.EASY: (0.65, 0.80), Level.NORMAL: (0.40, 0.55), Level.HARD: (0.10, 0.25)}  # of the usual one


@dataclass(frozen=True, slots=True)
class Modelled:
    """Somebody at a phone: how long from the stored board to the press, all in all, and how often in time."""

    quickest: int  # ms
    slowest: int  # ms
    notices: int  # per cent

    def __str__(self) -> str:
        return f"{self.quickest / 1000:g}-{self.slowest / 1000:g} s"

    def at_rush(self) -> Brain[Any, Any]:
        return rush_brain.Hunch(
            rush_brain.Nature(
                quickest=self.quickest,
                spread=self.slowest - self.quickest,
                notices=self.notices,
                fooled=(100 - self.notices) // 4,
            )
        )

    def at_cubo(self) -> Brain[Any, Any]:
        """A square is laid press by press; counted down, three of them are all that can be done."""
        fewest, most = PRESSES
        return cubo_brain.Mind(
            cubo_brain.Nature(
                tries=200,
                content=10,
                quickest=fewest * self.quickest,
                spread=most * self.slowest - fewest * self.quickest,
                sees=self.notices,
                reach=(self.quickest, self.slowest),
                hurried=40,
            )
        )


@dataclass(frozen=True, slots=True)
class Shown:
    """A brain at a table that people are shown: it counts from when they were, as the house has it do."""

    mind: Brain[Any, Any]

    def think(self, view: Any, pending: Plan[Any] | None, chance: Chance) -> Plan[Any] | None:
        plan = self.mind.think(view, pending, chance)
        return plan if plan is None or plan == pending else Plan(action=plan.action, after=plan.after + WAY)


USUAL = Modelled(1_300, 3_300, 82)
PEOPLE = (Modelled(700, 1_900, 95), Modelled(1_000, 2_600, 88), USUAL, Modelled(2_000, 5_000, 75))


@bench("rush.people")
def rush_people() -> Iterator[Result]:
    """Monster Rush: what each person wins against each level, and how often a monster goes."""
    yield from _against(monster_rush, Modelled.at_rush)
    for seats in (2, 4):
        yield _pace(seats)


@bench("cubo.people")
def cubo_people() -> Iterator[Result]:
    """Cubo: what each person wins against each level."""
    yield from _against(cubo, Modelled.at_cubo)


def _against(game: AnyGame, sitting: Callable[[Modelled], Brain[Any, Any]]) -> Iterator[Result]:
    for level in Level:
        for person in PEOPLE:
            won = sum(_share(game, sitting(person), level, number) for number in range(MATCHES)) / MATCHES
            yield Result(f"{game.key}.{person}.{level}", won, unit="matches won / played", details=PROFILE)
            if person is USUAL:
                least, most = WANTED[level]
                off = abs(won - (least + most) / 2)
                wanted = PROFILE | {"won": f"{won:.0%}", "wanted": f"{least:.0%}-{most:.0%}"}
                yield Result(f"{game.key}.people.{level}", off, (most - least) / 2, "off the middle", wanted)


def _share(game: AnyGame, person: Brain[Any, Any], level: Level, number: int) -> float:
    """The share of one match that the person wins; each sits first as often."""
    own = number % 2
    match = _played(game, f"person {number}", {own: person, 1 - own: Shown(game.brain(level))})
    assert match.outcome is not None
    ranks = match.outcome.ranks
    return (ranks[own] == 1) / ranks.count(1)


def _pace(seats: int) -> Result:
    """Seconds from monster to monster, where people sit at the default pace."""
    people = {seat: PEOPLE[seat % len(PEOPLE)].at_rush() for seat in range(seats)}
    ended = [_played(monster_rush, f"pace {number}", people) for number in range(MATCHES // 4)]
    taken = sum(len(one.captured) + len(one.mistaken) for match in ended for one in match.state.hunters)
    seconds = sum(_lasted(match) for match in ended) / 1000
    unit = "s from monster to monster"
    return Result(f"monster_rush.pace.{seats}", seconds / taken, 11.0, unit, {**PROFILE})


def _lasted(match: Match) -> int:
    """ms to the last capture, after which the next card would have come in a breath."""
    return match.state.next_at - match.options.reveal_every_ms * TEMPO.breath // 1_000


def _played(game: AnyGame, seed: str, brains: dict[int, Brain[Any, Any]]) -> Match:
    match = Match.deal(game, game.Options(), len(brains), seed, 0)
    for step in play_out(match, brains):
        match = step.match
    return match
