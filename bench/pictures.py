"""Pictures: what drawing adds to encoding, how large a board is, and what a cached one costs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bench.registry import Result, bench
from render import cubo, monad, monster_rush
from render.__main__ import LOCALES, speaker
from render.cubo import samples as cubo_samples
from render.encode import LIMIT, encode
from render.gallery import galleries
from render.monad import samples as monad_samples
from render.monster_rush import samples as rush_samples
from render.sketch import Sketch
from render.studio import Studio

ROUNDS = 30


def _boards() -> Iterator[tuple[str, Sketch]]:
    """Each game's most crowded board."""
    words = speaker(LOCALES / "en")
    yield "monad", monad.table(monad_samples.traded(), words)
    yield "monster_rush", monster_rush.table(rush_samples.hunting(8, 24, lairs=(36, 33, 34)), words)
    yield "cubo", cubo.table(cubo_samples.scored(), words)


def _best(work: Callable[[], Any]) -> float:
    """The shortest of several runs, in seconds: what the work costs when nothing else disturbs it."""
    return _best_of_each(work)[0]


def _best_of_each(*works: Callable[[], Any]) -> list[float]:
    """Taken in turns, so that whatever else the machine does disturbs all alike."""
    rounds = [[_once(work) for work in works] for _ in range(ROUNDS)]
    return [min(times) for times in zip(*rounds, strict=True)]


def _once(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


@bench("pictures.drawn-to-encoded")
def drawn_to_encoded() -> list[Result]:
    """A board drawn and encoded, against encoding it alone."""
    results: list[Result] = []
    for name, sketch in _boards():
        image = sketch.paint()
        alone, both = _best_of_each(partial(encode, image, sketch.colours), sketch.draw)
        details = {"encoding_ms": round(alone * 1000, 2), "both_ms": round(both * 1000, 2)}
        results.append(Result(f"pictures.drawn-to-encoded.{name}", both / alone, 2.0, "times", details))
    return results


@bench("pictures.size")
def size() -> list[Result]:
    """The largest picture of each game that people play on, against 60 KiB."""
    words = speaker(LOCALES / "en")
    results: list[Result] = []
    for name, gallery in galleries().items():
        largest = max(len(sketch.draw()) for sketch in gallery(words) if "zoo" not in sketch.name)
        results.append(Result(f"pictures.size.{name}", largest / LIMIT, 1.0, "of 60 KiB", {"bytes": largest}))
    return results


@bench("pictures.cached")
def cached() -> Result:
    """A picture drawn before, against one drawn for the first time."""
    return asyncio.run(_cached())


async def _cached() -> Result:
    _, sketch = next(_boards())
    studio = Studio()
    fresh = _best(sketch.draw)
    await studio.draw(sketch)
    times: list[float] = []
    for _ in range(200):
        begun = time.perf_counter()
        await studio.draw(sketch)
        times.append(time.perf_counter() - begun)
    studio.close()
    details = {"cached_us": round(min(times) * 1e6, 1), "fresh_ms": round(fresh * 1000, 2)}
    return Result("pictures.cached", min(times) / fresh, 0.02, "of a fresh one", details)
