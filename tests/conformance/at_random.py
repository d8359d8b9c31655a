"""Matches of every game, played at random."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from engine.game import AnyGame, Kind, Refusal, State
from engine.match import Match
from engine.registry import games
from tests.conformance.wander import OPENED, Walk, Wander, openings, options_of
from tests.engine.tiny import tiny

GAMES = (*games(), tiny)
MATCHES, FEWEST = 12, 4  # random matches a property is tried on, and where they are long
STEPS = 12_000  # of random play a property is tried on, where its matches are long
LOOKED_AT_CLOSELY = 200  # steps of a match, where looking is dear; of the rest every twentieth
OnMatches = Callable[[Callable[[Wander], None], AnyGame], None]
every_game = pytest.mark.parametrize("played", GAMES, ids=lambda one: one.key)
thorough = settings(
    max_examples=MATCHES,
    deadline=None,
    database=None,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much),
    derandomize=True,
)


@pytest.fixture(params=["known", pytest.param("drawn", marks=pytest.mark.thorough)])
def on_random_matches(request: pytest.FixtureRequest) -> OnMatches:
    """Tries a property on matches that are played once for all of them, or on matches drawn for it alone."""
    return on_known_matches if request.param == "known" else on_drawn_matches


def on_known_matches(check: Callable[[Wander], None], played: AnyGame) -> None:
    for walk in walks(played):
        check(walk.again())


def on_drawn_matches(check: Callable[[Wander], None], played: AnyGame) -> None:
    count = min(thorough.max_examples, len(walks(played)) if played in GAMES else MATCHES)
    settings(thorough, max_examples=count)(given(openings(played))(check))()


@cache
def walks(played: AnyGame) -> tuple[Walk, ...]:
    """Matches by all kinds of options; fewer where they are long, so that all games are walked as far."""
    random, found, steps = Random(played.key), list[Walk](), 0
    chosen = random.sample(every := options_of(played), len(every))
    while len(found) < FEWEST or (len(found) < MATCHES and steps < STEPS):
        options = chosen[len(found) % len(chosen)]
        seats = random.choice(played.seats(options))
        dealt = Match.deal(played, options, seats, str(len(found)), OPENED)
        found.append(Walk.through(dealt, len(found)))
        steps += len(found[-1].steps)
    return tuple(found)


def after_the_deadline(match: Match) -> Match:
    """All that falls due at this moment has been done: only a few things can."""
    start = match.due
    for _ in range(50):
        if start is None or match.due is None or match.due > start:
            return match
        match = match.lapse(match.due).match
    pytest.fail(f"{match.game.key} lapses for ever at one moment")


def opening(played: AnyGame) -> tuple[State, int]:
    """A fresh deal and a seat that may act, once the deadlines before it have passed."""
    match = Match.deal(played, played.Options(), played.seats(played.Options())[0], "opening", 0)
    while True:
        for seat in range(match.seats):
            if next(iter(played.legal(match.state, seat)), None):
                return match.state, seat
        match = after_the_deadline(match)


def is_named_after(played: AnyGame, refusal: Refusal) -> bool:
    """Whether a refusal is one of the house's, or says in its name which game refuses."""
    return isinstance(refusal.kind, Kind) or refusal.kind.value.startswith(f"{played.key.replace('_', '-')}-")


def passed_over(wander: Wander) -> bool:
    return len(wander.trail) > LOOKED_AT_CLOSELY and len(wander.trail) % 20 > 0


def refusal_of(attempt: Callable[..., object], *words: object) -> StrEnum:
    with pytest.raises(Refusal) as refused:
        attempt(*words)
    return refused.value.kind
