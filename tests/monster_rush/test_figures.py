"""The figures of whole matches: perfect reactions, and a random winner of each race (MR8)."""

from random import Random
from typing import NamedTuple

import pytest

from engine.game import Press
from engine.match import Match
from engine.monster_rush import game
from engine.monster_rush.state import Options, State, Touch
from engine.monster_rush.weapons import missing

MATCHES = 120


class Course(NamedTuple):
    reveals: int
    captures: int


def ready(state: State) -> list[int]:
    cards = [shown.card for hunter in state.hunters for shown in hunter.shown]
    return [
        space for space, lair in enumerate(state.lairs) if lair.monster and not missing(lair.monster, cards)
    ]


def course(seats: int, random: Random, options: Options) -> Course:
    match = Match.deal(game, options, seats, str(random.random()), 0)
    reveals = captures = 0
    while not match.outcome:
        spaces = ready(match.state)
        assert match.due is not None
        if spaces:
            touch, at = Touch(space=random.choice(spaces)), match.due - 1
            match = match.act(random.randrange(seats), touch, Press(at=at, seen=match.revision)).match
            captures += 1
        else:
            match = match.lapse(match.due).match
            reveals += 1
    assert not any(hunter.mistaken for hunter in match.state.hunters)
    return Course(reveals, captures)


def mean_course(seats: int, options: Options) -> tuple[float, float]:
    """Reveals per capture, and captures per match."""
    random = Random(seats)
    courses = [course(seats, random, options) for _ in range(MATCHES)]
    reveals, captures = map(sum, zip(*courses, strict=True))
    return reveals / captures, captures / MATCHES


@pytest.mark.parametrize(
    ("seats", "per_capture", "captures"), [(2, 7.6, 15.7), (4, 8.0, 20.2), (6, 8.3, 24.7), (8, 8.3, 24.8)]
)
def test_a_capture_takes_about_eight_cards(seats: int, per_capture: float, captures: float) -> None:
    """MR8"""
    found = mean_course(seats, Options(window_ms=0))
    assert found == (pytest.approx(per_capture, abs=0.5), pytest.approx(captures, abs=1.2))


@pytest.mark.parametrize(("seats", "per_capture"), [(2, 6.8), (6, 7.3)])
def test_without_failed_attacks_it_takes_about_one_less(seats: int, per_capture: float) -> None:
    """MR8"""
    found, _ = mean_course(seats, Options(window_ms=0, failed_attacks=False))
    assert found == pytest.approx(per_capture, abs=0.5)
