"""An evening under a bot that is killed and started again, and what it keeps, seen from outside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import playground
from bench.breaking.kills import Mortal, reader
from data.kept.store import SqlStore
from engine import registry
from engine.tables.loading import revive
from engine.tables.table import Standing
from playground.client import Person
from tests.cogs.conftest import Evening


class Outside(Evening):
    """People at a playground, and a table as it is kept."""

    def __init__(
        self, local: playground.Playground, bot: Mortal, store: SqlStore, people: Mapping[str, Person]
    ) -> None:
        self.playground = local
        self._bot = bot
        self._store = store
        self._people = people

    def person(self, name: str) -> Person:
        return self._people[name]

    async def standing(self, table: int) -> Standing:
        loaded = await self._store.load(table)
        assert loaded is not None
        return await revive(loaded.table, registry.game(loaded.table.game), self._store.entries)

    async def settled(self) -> None:
        await asyncio.gather(*(person.settled() for person in self._people.values()))

    async def killed(self) -> None:
        """`kill -9`, and the bot is started again."""
        await self.dies()
        await self.starts_again()

    async def dies(self) -> None:
        await self._bot.kill()

    async def starts_again(self) -> None:
        await self._bot.start()
        await asyncio.gather(*(person.sees_bot(online=True) for person in self._people.values()))

    async def seated(self, game: str, host: str, guest: str, **options: Any) -> int:
        """Two people whose match has begun; the number of their table."""
        first, second = self.person(host), self.person(guest)
        await first.slash(f"play {game}", **options)
        await second.press("Join")
        await self.settled()  # the lobby has changed: nobody presses what is about to go
        await first.press("Start")
        await self.settled()
        if (await self.standing(1)).match is None:  # a race is called first
            await second.press("I’m ready")
        for person in (first, second):
            await person.sees(lambda seen: any(button.emoji == "🫴" for button in seen.buttons))
        await self.settled()
        return 1


@asynccontextmanager
async def under_a_mortal(database: str) -> AsyncIterator[Outside]:
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(playground.start(limits=False))
        bot = Mortal(local, database, is_hurried=False)
        await bot.start()
        people = {
            name: await stack.enter_async_context(await Person.join(local.url, name))
            for name in ("Ada", "Basile")
        }
        store = await stack.enter_async_context(reader(database))
        await people["Ada"].bot_arrives()
        try:
            yield Outside(local, bot, store, people)
        finally:
            await bot.end()
    assert not local.errors, local.errors
