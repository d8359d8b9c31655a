"""The real bot in a process of its own, at a playground elsewhere; brains press at once."""

from __future__ import annotations

import asyncio
import sys

import playground
from bench.processes import answer_questions, say
from cogs.opening import open_house
from cogs.pace import Pace


async def run(url: str, token: str, database: str) -> None:
    playground.point_discord_at(url)
    pace = Pace(burst=10**6, each=0)
    async with open_house(database, guild_ready_timeout=0.05, brain_pace=0.0, edit_pace=pace) as client:

        async def on_ready() -> None:
            say(ready=True)

        client.on_ready = on_ready
        running = asyncio.create_task(client.start(token))
        await answer_questions({"tables": lambda: client.parlour.tables.live})
        await client.close()
        await running


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:4]))
