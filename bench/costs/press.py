"""What a press costs: from the tap until the new hand and the new board are seen, all included.

It is told in presses of a bot that does nothing but send a ready picture of the same size; nothing is taken
off. A machine is faster in one minute than in another: both take turns, and the middle round counts.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.breaking.kills import reader
from bench.patience import LONG, patience
from bench.processes import worker
from bench.registry import Result, bench
from bench.taps import carried_by, chosen
from cogs.wire.presses.custom_id import CustomId
from data.kept.store import SqlStore
from data.words import Languages
from engine.chance import Chance
from engine.game import Level
from engine.monad import game as monad
from engine.monad.state import View
from engine.tables.loading import revive
from engine.tables.table import Standing
from playground.client import Person, Seen
from render import monad as drawn

OTHERS = 50  # tables that are live meanwhile
ROUNDS = 5
MOVES = 200
WARM_UP = 20


@dataclass
class Times:
    """How many seconds presses took, and how large the pictures were that they brought."""

    presses: list[float] = field(default_factory=list[float])
    sizes: list[int] = field(default_factory=list[int])


@bench("press")
async def a_press() -> list[Result]:
    """A move: drawn, stored, and answered with the new hand and the new board; other matches are live."""
    rounds = [await _round() for _ in range(ROUNDS)]
    return [_middle("p50", rounds, 49, 4), _middle("p99", rounds, 98, 6)]


async def _round() -> tuple[Times, Times]:
    house = await _house()
    return house, await _idle(round(statistics.mean(house.sizes)))


def _middle(name: str, rounds: Sequence[tuple[Times, Times]], percentile: int, limit: float) -> Result:
    told = [_result(name, house, idle, percentile, limit) for house, idle in rounds]
    return sorted(told, key=lambda result: result.ratio)[ROUNDS // 2]


def _result(name: str, house: Times, idle: Times, percentile: int, limit: float) -> Result:
    pressed, ready = (statistics.quantiles(times.presses, n=100)[percentile] for times in (house, idle))
    told = {
        "press_ms": _ms(pressed),
        "idle_ms": _ms(ready),
        "picture_bytes": round(statistics.mean(house.sizes)),
        "tables": OTHERS + 1,
    }
    return Result(f"press.{name}", pressed / ready, limit, "times a do-nothing bot's", told)


async def _house() -> Times:
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        async with worker("local_discord") as local:
            place = await local.told()
            async with worker("house", place["url"], place["token"], database) as bot:
                await bot.told()
                return await _evening(place["url"], database)


async def _evening(url: str, database: str) -> Times:
    async with (
        await Person.join(url, "Ada") as ada,
        await Person.join(url, "Jonas") as jonas,
        reader(database) as store,
    ):
        await ada.bot_arrives()
        for _ in range(OTHERS):
            board = await _opened(jonas, house=1, level="easy")
            await jonas.press(_button(board, "start"), board)
        await jonas.settled()
        times = Times()
        waits = patience("presses enough", LONG)
        while len(times.presses) < MOVES + WARM_UP:
            next(waits)
            await _match(ada, jonas, store, times)
        del times.presses[:WARM_UP], times.sizes[: 2 * WARM_UP]
        return times


async def _match(ada: Person, jonas: Person, store: SqlStore, times: Times) -> None:
    """One match of two people to its end, or until there was enough to measure."""
    board = await _opened(ada)
    table = int(_button(board, "join").split(".")[0], 36)
    await jonas.press(_button(board, "join"), board.id)
    await ada.settled()
    await ada.press(str(CustomId(table, 0, "start")), board, forged=True)
    await jonas.press(str(CustomId(table, 0, "hand")), board, forged=True)
    people, words, brain = (ada, jonas), Languages()["en"], monad.brain(Level.EASY)
    waits = patience("presses enough", LONG)
    while len(times.presses) < MOVES + WARM_UP:
        next(waits)
        await ada.settled()
        standing = await _standing(store, table)
        if standing.table.ended or standing.match is None:
            return
        (seat,) = monad.awaited(standing.match.state)
        view = standing.view(seat)
        assert isinstance(view, View)
        plan = brain.think(view, None, Chance("somebody", standing.table.revision))
        assert plan is not None
        await _level(people[seat], standing)
        ready = await chosen(people[seat], table, view, plan.action)
        if ready is None:  # a hand that fills menus
            return
        await ada.settled()
        screen, do = ready
        times.presses.append(await _until_seen(people[seat], do, screen, standing))
        later = await _standing(store, table)
        assert later.table.revision > standing.table.revision, "the press was refused"
        after = later.view(seat)
        assert isinstance(after, View)
        times.sizes += (len(drawn.hand(after, words).draw()), len(drawn.table(after, words).draw()))


async def _level(person: Person, standing: Standing) -> None:
    """Once this person's hand shows how the table stands: what came up last may be on its way still."""
    table, revision = standing.table.id, standing.table.revision
    await person.sees(
        lambda seen: seen.ephemeral and any(found.revision == revision for found in carried_by(seen, table))
    )


async def _until_seen(person: Person, do: str, hand: Seen, before: Standing) -> float:
    """Seconds from the tap until neither the hand nor the board shows what was before."""
    table, revision = before.table.id, before.table.revision

    def newer(message: Seen) -> bool:
        return not message.ephemeral and any(
            found.revision > revision for found in carried_by(message, table)
        )

    begun = time.perf_counter()
    deed = await person.press(do, hand, forged=True)
    assert not deed.failed, deed.reason
    await person.sees(newer)
    return time.perf_counter() - begun


async def _idle(size: int) -> Times:
    async with worker("local_discord") as local:
        place = await local.told()
        async with worker("idle_bot", place["url"], place["token"], str(size)) as bot:
            await bot.told()
            async with await Person.join(place["url"], "Ada") as ada:
                await ada.slash("panel")
                panel = await ada.sees("ready")
                times = Times()
                for _ in range(MOVES + WARM_UP):
                    await ada.settled()
                    times.presses.append(await _timed(ada, "picture", panel.id))
                del times.presses[:WARM_UP]
                return times


async def _timed(person: Person, custom_id: str, message: str) -> float:
    begun = time.perf_counter()
    deed = await person.press(custom_id, message, forged=True)
    took = time.perf_counter() - begun
    assert not deed.failed, deed.reason
    return took


async def _standing(store: SqlStore, table: int) -> Standing:
    loaded = await store.load(table)
    assert loaded is not None
    return await revive(loaded.table, monad, store.entries)


async def _opened(person: Person, **options: Any) -> Seen:
    """The board of a new table; whoever sits at others is told of them below it."""
    deed = await person.slash("play monad", **options)
    return await person.sees(lambda seen: seen.id == deed.response)


def _button(board: Seen, verb: str) -> str:
    ids: Sequence[str] = [button.custom_id for button in board.buttons]
    return next(custom_id for custom_id in ids if custom_id.split(".")[2] == verb)


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
