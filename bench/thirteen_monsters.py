"""13 Monsters: how much better a better brain plays, and what a match of brains is like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bench.duels import duels
from bench.registry import Result, bench
from engine.game import Level
from engine.headless import play_out
from engine.match import Act, Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.state import Options

MATCHES = 240
A_THOUGHT = 0.1  # seconds
MINUTE = 60_000
EACH = 10  # matches of a kind that are told of


@bench("thirteen_monsters.brains")
def thirteen_monsters_brains() -> Iterator[Result]:
    """240 matches of each pair of levels, 2 to 4 seats, with and without quick start."""
    yield from duels(game, (Options(), Options(quick_start=False)), MATCHES, A_THOUGHT)


@bench("thirteen_monsters.matches")
def thirteen_monsters_matches() -> Iterator[Result]:
    """Minutes of a match of normal brains at their pace, its turns, and how often what happens in it."""
    for quick in (True, False):
        for seats in (2, 4, 8):
            yield _told(seats, quick=quick)


def _told(seats: int, *, quick: bool) -> Result:
    happened: Counter[str] = Counter()
    minutes = 0.0
    for number in range(EACH):
        match = Match.deal(game, Options(quick_start=quick), seats, f"told {number}", 0)
        pressed = 0
        for step in play_out(match, {seat: game.brain(Level.NORMAL) for seat in range(seats)}):
            match = step.match
            pressed = step.entry.press.at if isinstance(step.entry, Act) else pressed
            happened.update(type(news).__name__ for news in match.state.news)
        assert match.outcome is not None
        happened[match.outcome.why] += 1
        happened["turns"] += match.state.turns
        minutes += pressed / MINUTE
    told = ("turns", "Offered", "Traded", "Attacked", "Absorbed", "elemental-master", "death-battle")
    details = {name.lower(): happened[name] / EACH for name in told}
    name = f"thirteen_monsters.{'quick' if quick else 'whole'}_{seats}"
    return Result(name, minutes / EACH, None, "minutes a match", details)
