"""What an evening with pictures and open hands leaves in memory.

Measured is the whole process of a house that is opened as `bot.py` opens it, with a third of a MiB for the
answers that it gives here: resident memory, with the libraries that it has mapped (some 25 MiB, which the
system may share or take back). It is the second start, as nearly all are; the first one after an update also
compiles, and what that leaves comes on top. TLS is not in it, for the playground speaks without.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.breaking.kills import PEOPLE, reader
from bench.crowds.flood import Bystander
from bench.processes import Worker, worker
from bench.registry import Result, bench
from data.database.database import Database
from playground.client import Person

WARM_UP, MOVES = 40, 100  # of each person: pictures are cached up to a limit, which is reached first
IDLE, FULL = 90 << 20, 130 << 20  # bytes
QUIET = 10.0  # s until brains have answered and what drawing left in memory was given back
TABLES, MOVES_EACH = 200, 4  # that stay open, and what a person does at each


@dataclass
class Company:
    """Four people at a house of their own."""

    bot: Worker
    players: list[Bystander]


@asynccontextmanager
async def _company() -> AsyncIterator[Company]:
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        await (await Database.open(database)).close()  # the house has stood here before
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(worker("local_discord"))
            place = await local.told()
            compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
            opened = partial(worker, "house", place["url"], place["token"], database, environment=compiled)
            async with opened() as first:
                await first.told()
            bot = await stack.enter_async_context(opened())
            await bot.told()
            store = await stack.enter_async_context(reader(database))
            people = [
                await stack.enter_async_context(await Person.join(place["url"], name)) for name in PEOPLE
            ]
            await people[0].bot_arrives()
            yield Company(bot, [Bystander(person, store) for person in people])


@bench("memory.evening")
async def an_evening() -> Result:
    """Four people play one match after the other, hands open: memory at the end, in times of that before."""
    async with _company() as company:
        await asyncio.gather(*(player.moves(WARM_UP) for player in company.players))
        before = await company.bot.ask("rss")
        await asyncio.gather(*(player.moves(MOVES) for player in company.players))
        after = await company.bot.ask("rss")
    told = {"before_mb": before >> 20, "after_mb": after >> 20, "moves": MOVES * len(PEOPLE)}
    return Result("memory.evening", after / before, 1.25, "times after the warm-up", told)


@bench("memory.tables")
async def tables() -> list[Result]:
    """A bot that waits, and the same bot when two hundred tables stand open with matches begun."""
    async with _company() as company:
        idle, own = await _taken(company.bot)
        await asyncio.gather(*(_opened(player, TABLES // len(PEOPLE)) for player in company.players))
        await asyncio.sleep(QUIET)
        full, then = await _taken(company.bot)
        live = await company.bot.ask("tables")
    waits = {"mib": idle >> 20, "of_its_own": own >> 20}
    plays = {"mib": full >> 20, "of_its_own": then >> 20, "live": live}
    return [
        Result("memory.idle", idle / IDLE, 1.0, "of 90 MiB", waits),
        Result("memory.tables", full / FULL, 1.0, "of 130 MiB", plays),
    ]


async def _taken(bot: Worker) -> tuple[int, int]:
    """Its resident memory, and how much of that is its own, in bytes."""
    return await bot.ask("rss"), await bot.ask("private")


async def _opened(player: Bystander, count: int) -> None:
    for _ in range(count):
        await player.moves(MOVES_EACH)
        player.leave_it_open()
