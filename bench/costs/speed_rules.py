"""The rules of the speed games: whether the earliest press wins, and what a best square costs."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from bench.registry import Result, bench
from engine.cubo.cards import DICE, Colour, Die
from engine.cubo.scoring import arrangements, best_arrangement, best_replacement
from engine.game import Press
from engine.match import Match
from engine.monster_cube import game as monster_cube
from engine.monster_cube.actions import Buzz
from engine.monster_rush import game as monster_rush
from engine.monster_rush.state import Touch
from engine.race import Claim, Race, race_with

ROUNDS = 1_000
PEOPLE = 100
WITHIN, LATE = 50, 200  # ms: how far apart the presses are, and how long each may take to arrive
PROFILE = {"rounds": ROUNDS, "profile": "none", "press_late_ms": [0, LATE]}
WINDOW = 250
ROLLS = 60
LAYOUTS = 2  # squares that one arrangement stands for


@bench("speed.lost-first-presses")
def lost_first_presses() -> list[Result]:
    """Of 1,000 rounds, how many another press than the earliest won."""
    random = Random(6)
    hundred = sum(not _hundred_hands(random) for _ in range(ROUNDS))
    eight = sum(not _eight_hands(random) for _ in range(ROUNDS))
    six = sum(not _six_hunters(random) for _ in range(ROUNDS))
    return [
        Result("speed.lost-first-presses", hundred / ROUNDS, 0, "of rounds", {**PROFILE, "hands": PEOPLE}),
        Result("speed.lost-captures", eight / ROUNDS, 0, "of rounds", {**PROFILE, "hands": 8}),
        Result("speed.lost-buzzes", six / ROUNDS, 0, "of rounds", {**PROFILE, "hands": 6}),
    ]


def _presses(random: Random, count: int, opened: int = 0) -> list[tuple[int, Press]]:
    """Who pressed, in order of arrival."""
    made: list[tuple[int, Press]] = []
    for seat in range(count):
        at = opened + random.randrange(WITHIN + 1)
        press = Press(at=at, seen=0, id=random.randrange(1 << 22), got=at + random.randrange(LATE + 1))
        made.append((seat, press))
    return sorted(made, key=lambda one: one[1].arrived)


def _first(presses: list[tuple[int, Press]]) -> int:
    return min(presses, key=lambda one: (one[1].at, one[1].id))[0]


def _hundred_hands(random: Random) -> bool:
    presses = _presses(random, PEOPLE)
    race: Race | None = None
    for seat, press in presses:
        if race is None or press.arrived <= race.closes:
            race = race_with(race, Claim(seat=seat, what=1, press=press), WINDOW)
    return race is not None and race.claims[0].seat == _first(presses)


def _eight_hands(random: Random) -> bool:
    match = Match.deal(monster_rush, monster_rush.Options(), 8, str(random.random()), 0)
    presses = _presses(random, 8, opened=1_000)
    for seat, press in presses:
        match = match.act(seat, Touch(space=1), press).match
    assert match.due is not None
    judged: Any = match.lapse(match.due).match.state.news[0]
    return judged.winner == _first(presses)


def _six_hunters(random: Random) -> bool:
    match = Match.deal(monster_cube, monster_cube.Options(), 6, str(random.random()), 0)
    presses = _presses(random, 6, opened=1_000)
    for seat, press in presses:
        match = match.act(seat, Buzz(), press).match
    assert match.due is not None
    state: Any = match.lapse(match.due).match.state
    return state.holder.seat == _first(presses)


@bench("speed.best-square")
def best_square() -> list[Result]:
    """Squares examined for a roll, of 5,040; the best place for a die taken, in times of that."""
    random = Random(9)
    rolls = [_roll(random) for _ in range(ROLLS)]
    spare = DICE[Colour.RED][5]
    most = max(LAYOUTS * sum(1 for _ in arrangements(roll)) for roll in rolls)
    plain = _seconds(lambda: [best_arrangement(roll) for roll in rolls])
    spared = _seconds(lambda: [best_replacement(roll, spare) for roll in rolls])
    each = {"ms": round(1_000 * plain / ROLLS, 2)}
    return [
        Result("speed.squares-examined", most / 5_040, 1, "of 5,040", {"most": most} | each),
        Result("speed.best-replacement", spared / plain, 10, "times the best square", {"rolls": ROLLS}),
    ]


def _roll(random: Random) -> tuple[Die, ...]:
    colours = (Colour.RED,) * 4 + (Colour.WHITE,) + (Colour.BLUE,) * 4
    return tuple(DICE[colour][random.randint(1, 6)] for colour in colours)


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
