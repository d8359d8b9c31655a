"""How much better a better brain of Monad plays, and how long the best one thinks."""

from __future__ import annotations

from collections.abc import Iterator

from bench.brains.duels import duels
from bench.registry import Result, bench
from engine.monad import game
from engine.monad.state import Options

MATCHES = 400
HALF_A_SECOND = 0.5


@bench("monad.brains")
def monad_brains() -> Iterator[Result]:
    """400 matches of each pair of levels, 2, 3 and 4 seats mixed: how many the worse brain wins."""
    yield from duels(game, (Options(),), MATCHES, HALF_A_SECOND)
