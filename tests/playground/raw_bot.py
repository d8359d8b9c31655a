"""A bot without a library: it asks what it likes, and hears every event as it came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

import playground

PATIENCE = 60.0
EVERY_INTENT = (1 << 26) - 1


class RawBot:
    """Its requests, and the events of its session."""

    def __init__(self, pg: playground.Playground, session: aiohttp.ClientSession) -> None:
        self.pg = pg
        self.session = session
        self.guild = next(iter(pg.world.guilds.values()))
        self.channel = next(iter(self.guild.channels.values()))
        self.events: list[tuple[str, Any]] = []
        self.heard: list[tuple[str, Any]] = []  # all that ever came
        self._changed = asyncio.Event()

    def may(self, *permissions: int) -> None:
        """Give the bot's role these permissions in the whole guild."""
        for permission in permissions:
            self.guild.roles[self.guild.bot_role].permissions |= permission

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        """One request; its status, and what was answered."""
        headers = {"Authorization": f"Bot {self.pg.token}", **options.pop("headers", {})}
        sent = {} if body is None else {"json": body}
        url = f"{self.pg.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **sent, **options) as reply:
            text = await reply.text()
            return reply.status, await reply.json() if text else None

    async def done(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """A request that is accepted; what was answered."""
        status, told = await self.ask(method, path, body, **options)
        assert status < 300, told
        return told

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """A request that is refused: the status and Discord's code."""
        status, told = await self.ask(method, path, body)
        assert status >= 400, told
        return status, told["code"]

    async def say(self, content: str = "x") -> str:
        """Write into the first channel; the message's id."""
        return (await self.done("POST", f"/channels/{self.channel.id}/messages", {"content": content}))["id"]

    async def hears(self, event: str) -> Any:
        """Wait for an event, and take it and those before it off the list."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for at, (name, data) in enumerate(self.events):
                    if name == event:
                        del self.events[: at + 1]
                        return data
                self._changed.clear()
                await self._changed.wait()

    async def listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Take down what the gateway tells."""
        async for frame in socket:
            told = frame.json()
            if told["op"] == 0:
                self.events.append((told["t"], told["d"]))
                self.heard.append((told["t"], told["d"]))
                self._changed.set()


@asynccontextmanager
async def raw_bot(pg: playground.Playground, intents: int = EVERY_INTENT) -> AsyncIterator[RawBot]:
    """One that is logged in."""
    async with aiohttp.ClientSession() as session:
        bot = RawBot(pg, session)
        async with session.ws_connect(f"{pg.gateway.url}?v=10&encoding=json") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": pg.token, "intents": intents}})
            listening = asyncio.create_task(bot.listen(socket))
            await bot.hears("GUILD_CREATE")
            yield bot
            listening.cancel()
            await asyncio.wait([listening])
