"""A house at a playground elsewhere: all that `bot.py` opens on Discord, as its settings say.

The address of its database may be named; else the settings name it. Brains press at once, or at a share of
their usual time (`BRAIN_PACE`).

Its day may go by faster than others' (`SPEED`): clocks run out in the blink of an eye then, and who has not
pressed anything is soon stood in for. Pictures of races may take longer to draw (`SLOW_RACES`, in seconds).
Where people wait longer for an answer than Discord does, presses are acknowledged later (`UNHURRIED`).
"""

from __future__ import annotations

import asyncio
import os
import sys
import time

import playground
import settings
from bench.processes import answer_questions, say
from bench.unhurried import take_time
from cogs.hosting import opening
from cogs.hosting.garbage import tidying
from cogs.shown.pace import Pace
from cogs.wire.clock import steady_time
from cogs.wire.presses.crowd import Crowd
from data.kept.guilds import Guild, Threads
from render.sketch import Sketch

DAWN = 1_790_000_000_000  # ms: when all fast days begin, so that all houses share them
SPEED = int(os.environ.get("SPEED", "1"))


def clock() -> int:
    return DAWN + (steady_time() - DAWN) * SPEED if SPEED > 1 else steady_time()


async def sleep_until(at: int) -> None:
    await asyncio.sleep(max(0, at - clock()) / 1000 / SPEED)


def draw_races_slowly(seconds: float) -> None:
    """Every picture of a race takes so much longer."""
    draw = Sketch.draw

    def slowly(self: Sketch) -> bytes:
        if "rush" in self.name:
            time.sleep(seconds)
        return draw(self)

    Sketch.draw = slowly


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Discord wants five seconds between two shards; the playground does not."""


async def told() -> None:
    say(ready=True)


async def run(url: str, token: str, database: str | None = None) -> None:
    read = settings.read_settings()
    playground.point_discord_at(url)
    if "SLOW_RACES" in os.environ:
        draw_races_slowly(float(os.environ["SLOW_RACES"]))
    if "UNHURRIED" in os.environ:
        take_time()
    house = opening.open_house(
        database or read.database_url,
        shards=read.shards,
        clock=clock,
        sleep_until=sleep_until,
        brain_pace=float(os.environ.get("BRAIN_PACE", "0")),
        crowd=Crowd() if "CROWD" in os.environ else None,
        finger_pause=0,
        usual=Guild(threads=Threads.OFF),
        edit_pace=Pace(burst=10**6, each=0),
        guild_ready_timeout=0.05,
        **read.sharding,
    )
    async with house as client:
        client.before_identify_hook = at_once
        client.on_ready = told
        async with tidying(lambda: client.is_busy):
            running = asyncio.create_task(client.start(token))
            await answer_questions({"tables": lambda: client.services.tables.live})
            await client.close()
            await running


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:4]))
