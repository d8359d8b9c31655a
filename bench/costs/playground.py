"""What the playground costs, and what it carries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from bench.processes import Worker, worker
from bench.registry import Result, bench
from playground.client import Person

WARM_UP = 300
PRESSES = 4_000
AT_ONCE = 8
RATE = 1_000  # presses a second
MANY = 4_000
RUNS = 3  # whatever else the machine does must not be taken for the playground's
CROWD = 32
FIRST_MARK, LAST_MARK = 20_000, 100_000
CHUNK = 2_000


@dataclass(frozen=True, slots=True)
class Opened:
    """A playground and a do-nothing bot, each a process, and a person here."""

    local: Worker
    bot: Worker
    person: Person
    panel: str

    async def press(self, button: str) -> bool:
        """Press once; whether the bot answered."""
        deed = await self.person.press(button, self.panel)
        return not deed.failed

    async def press_many(self, button: str, count: int, at_once: int = AT_ONCE) -> int:
        """Press so often, so many at once; how many presses failed."""
        left = iter(range(count))

        async def presser() -> int:
            return sum([not await self.press(button) for _ in left])

        return sum(await asyncio.gather(*(presser() for _ in range(at_once))))


@asynccontextmanager
async def stage() -> AsyncIterator[Opened]:
    """Everything up and warm."""
    async with worker("local_discord") as local:
        place = await local.told()
        async with worker("idle_bot", place["url"], place["token"]) as bot:
            await bot.told()
            async with await Person.join(place["url"], "Ada") as person:
                deed = await person.slash("panel")
                shown = await person.sees("ready")
                assert not deed.failed
                ready = Opened(local, bot, person, shown.id)
                await ready.press_many("text", WARM_UP)
                yield ready


async def _cpu(ready: Opened, button: str) -> dict[str, Any]:
    before = await ready.local.ask("cpu"), await ready.bot.ask("cpu")
    failed = await ready.press_many(button, PRESSES)
    after = await ready.local.ask("cpu"), await ready.bot.ask("cpu")
    local, bot = ((late - early) * 1000 / PRESSES for early, late in zip(before, after, strict=True))
    return {"playground_ms": round(local, 4), "bot_ms": round(bot, 4), "failed": failed}


@bench("playground.cpu")
async def cpu() -> list[Result]:
    """The playground's CPU for a press against that of the bot answering it."""
    async with stage() as ready:
        text = await _cpu(ready, "text")
        picture = await _cpu(ready, "picture")
    unit = "CPU per press / bot's CPU"
    return [
        Result("playground.cpu.text", text["playground_ms"] / text["bot_ms"], 1.0, unit, text),
        Result("playground.cpu.picture", picture["playground_ms"] / picture["bot_ms"], 2.0, unit, picture),
    ]


@bench("playground.rate")
async def rate() -> list[Result]:
    """A thousand presses a second through one bot, in the best of some runs; none lost, none doubled."""
    async with stage() as ready:
        before = await ready.bot.ask("pressed")
        runs = [await _timed(ready) for _ in range(RUNS)]
        after = await ready.bot.ask("pressed")
    failed = sum(lost for lost, _ in runs)
    presses = RUNS * MANY
    events = after["events"] - before["events"]
    different = after["different"] - before["different"]
    wrong = abs(presses - different) + abs(events - different) + failed
    per_second = [MANY / took for _, took in runs]
    return [
        Result(
            "playground.rate",
            RATE / max(per_second),
            1.0,
            "wanted / achieved rate",
            {"per_second": [round(rate) for rate in per_second], "at_once": CROWD},
        ),
        Result(
            "playground.rate.lost",
            wrong / presses,
            0.0,
            "lost or doubled / presses",
            {"presses": presses, "events": events, "different": different, "failed": failed},
        ),
    ]


async def _timed(ready: Opened) -> tuple[int, float]:
    began = time.perf_counter()
    failed = await ready.press_many("text", MANY, at_once=CROWD)
    return failed, time.perf_counter() - began


@bench("playground.memory")
async def memory() -> Result:
    """Memory after a hundred thousand interactions against twenty thousand."""
    async with stage() as ready:
        marks: dict[int, int] = {}
        for done in range(CHUNK, LAST_MARK + 1, CHUNK):
            # Pictures come first, so that the marks differ in nothing but what went before.
            button = "picture" if done % (10 * CHUNK) == CHUNK else "text"
            await ready.press_many(button, CHUNK)
            if done % FIRST_MARK == 0:
                marks[done] = await ready.local.ask("rss")
        errors = await ready.local.ask("errors")
    details = {"rss_mib": [round(size / 2**20, 1) for size in marks.values()]}
    ratio = marks[LAST_MARK] / marks[FIRST_MARK]
    return Result("playground.memory", ratio, 1.05, "RSS late / early", {**details, "errors": errors})
