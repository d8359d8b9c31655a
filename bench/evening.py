"""What an evening with pictures and open hands leaves in memory."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.flood import Bystander
from bench.kills import PEOPLE, reader
from bench.processes import worker
from bench.registry import Result, bench
from playground.client import Person

WARM_UP, MOVES = 40, 100  # of each person: pictures are cached up to a limit, which is reached first


@bench("memory.evening")
async def an_evening() -> Result:
    """Four people play one match after the other, hands open: memory at the end, in times of that before."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(worker("local_discord"))
            place = await local.told()
            house = worker("house", place["url"], place["token"], database)
            bot = await stack.enter_async_context(house)
            await bot.told()
            store = await stack.enter_async_context(reader(database))
            people = [
                await stack.enter_async_context(await Person.join(place["url"], name)) for name in PEOPLE
            ]
            await people[0].bot_arrives()
            players = [Bystander(person, store) for person in people]
            await asyncio.gather(*(player.moves(WARM_UP) for player in players))
            before = await bot.ask("rss")
            await asyncio.gather(*(player.moves(MOVES) for player in players))
            after = await bot.ask("rss")
    told = {"before_mb": before >> 20, "after_mb": after >> 20, "moves": MOVES * len(people)}
    return Result("memory.evening", after / before, 1.25, "times after the warm-up", told)
