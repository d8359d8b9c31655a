"""The rig over the wire: a bot at the playground, by real HTTP and a real gateway."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord
from aiohttp import ClientWebSocketResponse

import playground
from playground.client import Deed, Person

FIRST_PEOPLE = ("Ada", "Basile", "Cleo", "Jonas")
PATIENCE = 60.0


class WirePlayer:
    """One person at the playground's page."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def mention(self) -> str:
        return f"<@{self.person.id}>"

    async def slash(self, command: str, **options: Any) -> None:
        await self._done(await self.person.slash(command, **options))

    async def type_ahead(self, command: str, option: str, typed: str) -> list[str]:
        return [choice["name"] for choice in await self.person.complete(command, option, typed)]

    async def press(self, custom_id: str) -> None:
        await self._done(await self.person.press(custom_id))

    async def choose(self, custom_id: str, *values: str) -> None:
        await self._done(await self.person.select(custom_id, *values))

    async def submit(self, **values: Any) -> None:
        await self._done(await self.person.submit(values))

    async def use_on_person(self, command: str, other: WirePlayer) -> None:
        await self._done(await self.person.menu(command, other.person.id))

    async def use_on_last_message(self, command: str) -> None:
        await self._done(await self.person.menu(command, self.person.last))

    async def reads(self) -> list[str]:
        await self.person.settled()
        return [message.text for message in self.person.messages]

    async def _done(self, deed: Deed) -> None:
        assert not deed.failed, deed.reason
        await self.person.settled()


class WireRig:
    """A bot at the playground, with people at its page."""

    def __init__(
        self, served: playground.Playground, bot: discord.Client, people: dict[str, WirePlayer]
    ) -> None:
        self.playground = served
        self.bot = bot
        self._people = people

    def person(self, name: str) -> WirePlayer:
        return self._people[name]


@asynccontextmanager
async def on_playground(make: Callable[[], discord.Client], **options: Any) -> AsyncIterator[WireRig]:
    """Run a bot at a playground of its own; discord.py points there meanwhile, in this whole process."""
    async with playground.start(**options) as served, AsyncExitStack() as stack:
        stack.enter_context(playground.point_discord_at(served.url))
        bot = make()
        await stack.enter_async_context(running(bot, served.token))
        people = [await stack.enter_async_context(await _join(served, name)) for name in FIRST_PEOPLE]
        yield WireRig(served, bot, {person.name: WirePlayer(person) for person in people})
    assert not served.errors, served.errors


@asynccontextmanager
async def running(bot: discord.Client, token: str) -> AsyncIterator[discord.Client]:
    """Run a bot until it is ready, and to its end."""
    lines = _lines_of(bot)
    started = asyncio.create_task(bot.start(token))
    try:
        await _ready(bot, started)
        yield bot
    finally:
        await bot.close()
        await started
        for line in lines:
            await line.close()


def _lines_of(bot: discord.Client) -> list[ClientWebSocketResponse]:
    """Its gateway connections: discord.py forgets one that breaks before it has said who it is."""
    lines: list[ClientWebSocketResponse] = []
    connect = bot.http.ws_connect

    async def ws_connect(*args: Any, **options: Any) -> ClientWebSocketResponse:
        lines.append(await connect(*args, **options))
        return lines[-1]

    bot.http.ws_connect = ws_connect  # type: ignore[method-assign]
    return lines


async def _ready(bot: discord.Client, started: asyncio.Task[None]) -> None:
    ready = asyncio.Event()

    async def on_ready() -> None:
        ready.set()

    bot.on_ready = on_ready  # type: ignore[attr-defined]
    waiting = asyncio.create_task(ready.wait())
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait({waiting, started}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if started.done():
        await started


async def _join(served: playground.Playground, name: str) -> Person:
    return await Person.join(served.url, name)
