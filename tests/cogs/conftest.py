"""The real bot, at the playground or on SimCord, read along by Discord's own description of its API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import structlog

from cogs.hosting.opening import open_house
from cogs.shown import painter
from cogs.shown.pace import Pace
from cogs.wire.client import Tablee
from data.kept.guilds import Guild, Threads
from engine.tables.table import Standing
from playground.client import Person
from tests.cogs.rigs.hours import Hours
from tests.rigs.files import ready
from tests.rigs.fixtures import recorder
from tests.rigs.hurry import hurry, impatient, no_hurry
from tests.rigs.wire import FIRST_PEOPLE, WireRig, on_playground

__all__ = ["hurry", "impatient", "no_hurry", "recorder"]

IN_CHANNELS = Guild(threads=Threads.OFF)  # where all that is said can be seen in one place
LONGEST = 120.0  # seconds that anything may take on a busy machine

# As the house itself logs: the default takes seconds to draw a traceback.
structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)


class Evening:
    """A bot at the playground, a file to keep everything in, and people."""

    def __init__(self, rig: WireRig, client: Tablee) -> None:
        self.rig = rig
        self.client = client
        self.playground = rig.playground

    def person(self, name: str) -> Person:
        return self.rig.person(name).person

    async def standing(self, table: int) -> Standing:
        return await self.client.services.tables.peek(table)

    async def until(self, holds: Callable[[Standing], bool], table: int = 1) -> Standing:
        """Wait until the table stands so, but not for ever."""
        async with asyncio.timeout(LONGEST):
            while not holds(standing := await self.standing(table)):
                await self.settled()
                await asyncio.sleep(0)
        return standing

    async def settled(self) -> None:
        """Until everything that was pressed is handled, everything is painted, and everybody sees it."""
        people = [self.person(name) for name in FIRST_PEOPLE]
        await asyncio.gather(*(person.settled(LONGEST, quiet_ms=0) for person in people))
        await self.client.router.settled()
        await self.client.presenter.painter.settled()
        await asyncio.gather(*(person.settled(LONGEST) for person in people))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return ready(tmp_path / "games.db")


@pytest.fixture
def tries_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Discord or the database could not do is not waited with for seconds."""
    monkeypatch.setattr(painter, "AGAIN", 0.05)


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        yield await an_evening(stack, database)


async def an_evening(stack: AsyncExitStack, database: str, **options: object) -> Evening:
    """Brains press at once here, and every missing word is an error."""
    client = await stack.enter_async_context(
        open_house(
            database,
            guild_ready_timeout=0.05,
            strict_words=True,
            brain_pace=0.0,
            edit_pace=Pace(burst=10**6, each=0),
            finger_pause=0,
            usual=IN_CHANNELS,
        )
    )
    rig = await stack.enter_async_context(on_playground(lambda: client, **{"limits": False, **options}))
    return Evening(rig, client)
