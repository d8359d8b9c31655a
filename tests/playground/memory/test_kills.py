"""A playground that is killed while people write and a bot answers loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import aiohttp
import pytest

from bench.patience import patience
from playground.client import Person
from tests.playground.processes import Process, started, told

PEOPLE = ("Ada", "Basile", "Cleo", "Jonas")
GONE = (aiohttp.ClientError, ConnectionError, TimeoutError)


@asynccontextmanager
async def served(world: Path) -> AsyncIterator[tuple[Process, dict[str, str]]]:
    async with started("--port", "0", "--no-limits", "--world", str(world)) as process:
        yield process, await told(process)


class Evening:
    """What people and a bot were told that it is done, over all lives of the playground."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}  # by message
        self.deleted: set[str] = set()
        self.doubtful: set[str] = set()  # to be deleted: nobody knows whether that arrived
        self._more = asyncio.Event()
        self.files: dict[str, bytes] = {}  # by message

    async def write(self, url: str, name: str) -> None:
        """A person writes, and takes back every fifth line."""
        with contextlib.suppress(*GONE):
            async with await Person.join(url, name) as person:
                for number in range(100_000):
                    said = await person.say(f"{name} {number}")
                    self.texts[said] = f"{name} {number}"
                    self._more.set()
                    if number % 5 == 4:
                        self.doubtful.add(said)
                        await person.ask("delete", channel=person.channel_id, message=said)
                        self.deleted.add(said)

    async def answer(self, card: dict[str, str]) -> None:
        """A bot writes with a file, and edits what it wrote."""
        headers = {"Authorization": f"Bot {card['Bot token']}"}
        with contextlib.suppress(*GONE):
            async with aiohttp.ClientSession(headers=headers) as session:
                api = card["HTTP API"]
                async with session.get(f"{api}/users/@me/guilds") as reply:
                    guild = (await reply.json())[0]["id"]
                async with session.get(f"{api}/guilds/{guild}/channels") as reply:
                    where = f"{api}/channels/{(await reply.json())[1]['id']}/messages"
                for number in range(100_000):
                    await self._post(session, where, number)

    async def _post(self, session: aiohttp.ClientSession, where: str, number: int) -> None:
        form = aiohttp.FormData({"payload_json": json.dumps({"content": "a board"})})
        data = f"board {number}".encode() * 50
        form.add_field("files[0]", data, filename="board.bin")
        async with session.post(where, data=form) as reply:
            message = (await reply.json())["id"]
        self.files[message] = data
        self.texts[message] = "a board"
        async with session.patch(f"{where}/{message}", json={"content": f"edited {number}"}) as reply:
            await reply.read()
        self.texts[message] = f"edited {number}"

    async def grow(self, by: int) -> None:
        """Wait until so many more lines were acknowledged."""
        wanted = len(self.texts) + by
        waits = patience("more to be said")
        while len(self.texts) < wanted:
            next(waits)
            self._more.clear()
            await self._more.wait()

    async def check(self, url: str) -> None:
        """Every line that was acknowledged is there, and as it was last; what was taken back is not."""
        async with await Person.join(url, "Ada") as ada:
            for channel in ada.hello["channels"]:
                await self._look_back(ada, channel["id"])
            seen = {message.id: message for message in ada.everything}
            newest = sorted(self.texts, key=int)[-400:]  # older ones may have made room
            for message in set(newest) - self.doubtful:
                assert self.texts[message] in (seen[message].text, "a board")
            assert not self.deleted & set(seen)
            for message in sorted(self.files, key=int)[-20:]:
                (shown,) = seen[message].wire["attachments"]
                async with aiohttp.request("GET", shown["url"]) as reply:
                    assert await reply.read() == self.files[message]

    async def _look_back(self, person: Person, channel: str) -> None:
        await person.go(channel)
        more = True
        waits = patience("the first page")
        while more:
            next(waits)
            page = (
                await person.ask("history", channel=channel, limit=100, before=person.messages[0].id)
                if (person.messages)
                else {"messages": [], "more": False}
            )
            for message in page["messages"]:
                person._hear({"event": "message", "message": message})
            more = page["more"]


async def lives(world: Path, count: int) -> int:
    """So many lives, each ended in the middle of everything; how many lines were acknowledged."""
    evening, random = Evening(), Random(7)
    for _ in range(count):
        async with served(world) as (process, card):
            url = card["Play here"].rstrip("/")
            await evening.check(url)
            playing = [asyncio.create_task(evening.write(url, name)) for name in PEOPLE]
            playing.append(asyncio.create_task(evening.answer(card)))
            async with asyncio.timeout(30):
                await evening.grow(random.randrange(50, 400))
            process.kill()
            await process.wait()
            async with asyncio.timeout(30):
                await asyncio.gather(*playing)
    async with served(world) as (_, card):
        await evening.check(card["Play here"].rstrip("/"))
    return len(evening.texts)


async def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    assert await lives(tmp_path / "of.world", 2) >= 100


@pytest.mark.thorough
async def test_nothing_acknowledged_is_lost_by_ten_kills(tmp_path: Path) -> None:
    assert await lives(tmp_path / "of.world", 10) >= 500
