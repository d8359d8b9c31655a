"""Matches of every game, played at random."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from engine.game import AnyGame, Kind, Refusal, State
from engine.match import Match
from engine.registry import games
from tests.conformance.wander import Wander, openings
from tests.engine.tiny import tiny

GAMES = (*games(), tiny)
MATCHES, FEWEST = 12, 4  # random matches a property is tried on, and where they are long
STEPS = 12_000  # of random play a property is tried on, where its matches are long
LOOKED_AT_CLOSELY = 200  # steps of a match, where looking is dear; of the rest every twentieth
every_game = pytest.mark.parametrize("played", GAMES, ids=lambda one: one.key)
thorough = settings(
    max_examples=MATCHES,
    deadline=None,
    database=None,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much),
    derandomize=True,
)


def on_random_matches(check: Callable[[Wander], None], played: AnyGame) -> None:
    count = min(thorough.max_examples, matches_of(played))
    settings(thorough, max_examples=count)(given(openings(played))(check))()


@cache
def matches_of(played: AnyGame) -> int:
    """Fewer where a match at random is long, so that all games are walked through about as far."""
    if played not in games():
        return MATCHES
    lengths: list[int] = []
    for seed in range(FEWEST):
        seats = played.seats(played.Options())
        match = Match.deal(played, played.Options(), seats[seed % len(seats)], str(seed), 0)
        lengths.append(sum(1 for _ in Wander(match, Random(seed), 0)))
    return max(FEWEST, min(MATCHES, STEPS * FEWEST // sum(lengths)))


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
