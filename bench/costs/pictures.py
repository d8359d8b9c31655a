"""Pictures: what drawing and encoding cost, how large a board is, and what a cached one costs."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from io import BytesIO
from itertools import islice, zip_longest
from typing import Any

from PIL import Image

from bench.registry import Result, bench
from engine.game import Level
from engine.headless import play_out
from engine.match import Match
from engine.registry import NAMES, game
from render import monad
from render.__main__ import LOCALES, speaker
from render.drawing.encode import LIMIT, RACE_LIMIT
from render.drawing.packing import Effort
from render.drawing.sprite import LAID, PARTS, PIECES
from render.gallery import galleries
from render.monad import samples as monad_samples
from render.sketch import Sketch, Words
from render.studio import Studio

ROUNDS = 30
LONG = 150  # steps of a match that are looked at


def _drawn() -> list[str]:
    """The games that have pictures of their own, and samples of them."""
    return [name for name in galleries() if name in NAMES]


def _crowded(key: str, words: Words) -> tuple[Sketch, int]:
    """The board that costs most to draw of all that brains and samples show, and of how many."""
    table, samples = import_module(f"render.{key}").table, import_module(f"render.{key}.samples")
    tables = (_views(key, seats, options) for seats, options in samples.TABLES)
    views = [samples.crowded(), *(view for views in tables for view in views)]
    boards = list({board.key: board for board in (table(view, words) for view in views)}.values())
    return max(boards, key=lambda board: _best(partial(_anew, board), 3)), len(boards)


def _best(work: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """The shortest of several runs, in seconds: what the work costs when nothing else disturbs it."""
    return _best_of_each(work, rounds=rounds)[0]


def _best_of_each(*works: Callable[[], Any], rounds: int = ROUNDS) -> list[float]:
    """Taken in turns, so that whatever else the machine does disturbs all alike."""
    times = [[_once(work) for work in works] for _ in range(rounds)]
    return [min(each) for each in zip(*times, strict=True)]


def _once(work: Callable[[], Any]) -> float:
    """Processor time: drawing waits for nothing, and others who want the processor do not count."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


@bench("pictures.drawn-to-pillow")
def drawn_to_pillow() -> list[Result]:
    """The most crowded board, nothing of it standing still, against Pillow's encoding of it alone."""
    words, results = speaker(LOCALES / "en"), list[Result]()
    for name in _drawn():
        sketch, boards = _crowded(name, words)
        seen = Image.open(BytesIO(sketch.draw()))
        seen.load()
        alone, fresh, still = _best_of_each(partial(_by_pillow, seen), partial(_anew, sketch), sketch.draw)
        told = {
            "pillow_ms": _ms(alone),
            "fresh_ms": _ms(fresh),
            "standing_still_ms": _ms(still),
            "nothing_known_ms": _ms(_best(partial(_from_nothing, sketch), 3)),
            "bytes": len(sketch.draw()),
            "of_boards": boards,
        }
        results.append(
            Result(f"pictures.drawn-to-pillow.{name}", fresh / alone, 0.6, "of Pillow's encoding", told)
        )
    return results


def _by_pillow(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG", compress_level=6)


def _anew(sketch: Sketch) -> None:
    PARTS.clear()
    sketch.draw()


def _from_nothing(sketch: Sketch) -> None:
    for room in (PIECES, LAID, PARTS):
        room.clear()
    sketch.draw()


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


@bench("pictures.size")
def size() -> list[Result]:
    """The largest picture of each game that people play on, against what it may take."""
    words = speaker(LOCALES / "en")
    results: list[Result] = []
    for name, gallery in galleries().items():
        played = [sketch for sketch in gallery(words) if "zoo" not in sketch.name]
        shares = [(len(sketch.draw()) / _allowed(sketch), sketch.name) for sketch in played]
        for share, which in sorted(shares)[-1:]:
            told = {"picture": which, "pictures": len(played)}
            results.append(Result(f"pictures.size.{name}", share, 1.0, "of 60 KiB, 80 in a race", told))
    return results


def _allowed(sketch: Sketch) -> int:
    return RACE_LIMIT if sketch.effort is Effort.HASTE else LIMIT


@bench("pictures.boards-a-second")
def boards_a_second() -> list[Result]:
    """Boards of matches as they go on, several tables in turn, drawn and encoded by two threads."""
    results: list[Result] = []
    for name, boards in {**_evening(), "together": [*_in_turn(_evening().values())]}.items():
        first, then = boards[: len(boards) // 2], boards[len(boards) // 2 :]
        for room in (PIECES, LAID, PARTS):
            room.clear()
        with ThreadPoolExecutor(2) as threads:
            early = time.process_time()
            list(threads.map(Sketch.draw, first))
            early = time.process_time() - early
            begun, busy = time.perf_counter(), time.process_time()
            sizes = [len(data) for data in threads.map(Sketch.draw, then)]
            took, busy = time.perf_counter() - begun, time.process_time() - busy
        told = {
            "boards": len(then),
            "cpu_ms": _ms(busy / len(then)),
            "from_nothing_cpu_ms": _ms(early / len(first)),
            "mean_bytes": round(statistics.mean(sizes)),
            "cores": os.cpu_count(),
        }
        results.append(
            Result(f"pictures.boards-a-second.{name}", len(then) / took, None, "on two threads", told)
        )
    return results


def _evening() -> dict[str, list[Sketch]]:
    """For each game the boards of a few tables of brains, one after the other as they would be shown."""
    words = speaker(LOCALES / "en")
    return {key: [*_in_turn(_boards(key, words))] for key in _drawn()}


def _boards(key: str, words: Words) -> Iterator[list[Sketch]]:
    table = import_module(f"render.{key}").table
    for seats, options in import_module(f"render.{key}.samples").TABLES:
        yield [table(view, words) for view in _views(key, seats, options)]


def _views(key: str, seats: int, options: Any) -> Iterator[Any]:
    rules = game(key)
    match = Match.deal(rules, options or rules.Options(), seats, f"5eed{seats}", 0)
    brains = {seat: rules.brain(Level.NORMAL) for seat in range(seats)}
    for step in islice(play_out(match, brains), LONG):
        yield rules.view(step.match.state, None)


def _in_turn(tables: Iterable[list[Sketch]]) -> Iterator[Sketch]:
    for boards in zip_longest(*tables):
        yield from (board for board in boards if board is not None)


@bench("pictures.cached")
def cached() -> Result:
    """A picture drawn before, against one drawn for the first time."""
    return asyncio.run(_cached())


async def _cached() -> Result:
    sketch = monad.table(monad_samples.traded(), speaker(LOCALES / "en"))
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
