"""Bot and playground, killed together while people play and talk: each remembers what it acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import time_ns

import aiohttp

from bench.breaking.kills import PEOPLE, START, Evenings, Found, Mortal, reader
from bench.registry import Result, bench
from playground.client import Person

KILLS, TABLES = 10, 16
LONGEST_LIFE = 0.5  # s of play between two kills
GONE = (aiohttp.ClientError, ConnectionError)


@dataclass(frozen=True)
class Address:
    """Where the playground of this life is, and the token that stays."""

    url: str
    token: str


@dataclass
class Talk:
    """What people say besides, in a channel of its own: what they know to be there, and what was not."""

    said: dict[str, str] = field(default_factory=dict[str, str])
    lost: list[str] = field(default_factory=list[str])

    async def go_on(self, person: Person) -> None:
        """One line after another until the playground is gone."""
        with contextlib.suppress(*GONE):
            for number in range(100_000):
                line = f"{person.name} {number}"
                told = await person.ask("say", channel=_aside(person), content=line)
                self.said[told["message"]] = line

    async def look_back(self, person: Person) -> None:
        """The newest lines have to be there; older ones may have made room."""
        told = await person.ask("history", channel=_aside(person), limit=100)
        heard = {message["id"]: message["content"] for message in told["messages"]}
        oldest = min(map(int, heard), default=0)
        self.lost += [one for one in self.said if int(one) >= oldest and heard.get(one) != self.said[one]]


@dataclass
class Lives:
    """A playground and a bot, each a process, over and over in one folder."""

    folder: Path

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder}/games.db"

    @asynccontextmanager
    async def another(self) -> AsyncIterator[tuple[Process, Mortal, list[Person]]]:
        """Both, and people at their pages."""
        async with AsyncExitStack() as stack:
            local, address = await self._playground()
            stack.push_async_callback(_ended, local)
            bot = Mortal(address, self.database)
            await bot.start()
            people = [
                await stack.enter_async_context(await Person.join(address.url, name)) for name in PEOPLE
            ]
            await asyncio.gather(*(person.bot_arrives(START) for person in people))
            yield local, bot, people

    async def _playground(self) -> tuple[Process, Address]:
        command = (sys.executable, "-m", "playground", "--port", "0", "--no-limits", "--world")
        home = Path(__file__).parents[2]
        process = await asyncio.create_subprocess_exec(
            *command, str(self.folder / "of.world"), cwd=home, stdout=PIPE
        )
        assert process.stdout is not None
        async with asyncio.timeout(START):
            lines = [(await process.stdout.readline()).decode() for _ in range(4)]
        card = {key.strip(): told.strip() for key, _, told in (line.partition(":") for line in lines)}
        return process, Address(card["Play here"].rstrip("/"), card["Bot token"])


async def both_killed(kills: int, tables: int, random: Random) -> tuple[Found, Talk]:
    """Play and talk through so many kills of both together, and look."""
    with TemporaryDirectory() as folder:
        lives, talk = Lives(Path(folder)), Talk()
        async with AsyncExitStack() as stack:
            async with lives.another() as (local, bot, people):
                store = await stack.enter_async_context(reader(lives.database))
                evenings = Evenings(store, people)
                await evenings.open(tables)
                await _play_and_die(evenings, talk, people, (local, bot), random)
            for _ in range(kills - 1):
                async with lives.another() as (local, bot, people):
                    await talk.look_back(people[0])
                    await _play_and_die(evenings, talk, people, (local, bot), random)
            async with lives.another() as (_, bot, people):
                await talk.look_back(people[0])
                evenings.moved_to(people)
                found = await evenings.found()
                await bot.end()
    return found, talk


async def _play_and_die(
    evenings: Evenings, talk: Talk, people: Sequence[Person], dying: tuple[Process, Mortal], random: Random
) -> None:
    """A life: until some moment after a move was acknowledged."""
    evenings.moved_to(people)
    doing = [asyncio.create_task(evenings.play())]
    doing += [asyncio.create_task(talk.go_on(person)) for person in people]
    await evenings.goes_on()
    await asyncio.sleep(random.uniform(0, LONGEST_LIFE))
    local, bot = dying
    local.kill()
    await asyncio.gather(bot.kill(), local.wait())
    for one in doing:
        one.cancel()
    await asyncio.wait(doing)


async def _ended(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()


def _aside(person: Person) -> str:
    return person.hello["channels"][-1]["id"]


@bench("house.kills.both")
async def both() -> Result:
    """Bot and playground killed together, ten times, while four people play and talk."""
    found, talk = await both_killed(KILLS, TABLES, Random(time_ns()))
    told = {"kills": KILLS, "acknowledged": found.acknowledged, "said": len(talk.said), "lost": talk.lost[:3]}
    return Result("house.kills.both", found.wrong + len(talk.lost), 0, "wrong", told)
