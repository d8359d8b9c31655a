"""An evening at which the line breaks."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any

import pytest
from aiohttp.web import BaseRequest

from cogs.hosting.opening import open_house
from cogs.shown import painter
from cogs.shown.pace import Pace
from cogs.shown.posts import Posted
from cogs.wire.clock import steady_time
from data.kept.guilds import Guild
from engine.tables.store import StoreDown
from engine.tables.table import Clock, Standing
from playground import Playground
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, seat_of
from tests.rigs.wire import on_playground

HOUR = 3_600_000  # ms
FAST = 60  # times as fast as our own day


class Fast:
    """A day that goes by faster than ours, as its host's clock shows it."""

    def __init__(self, ahead: int = 0, *, pace: int = FAST) -> None:
        self._began = steady_time()
        self._ahead = ahead
        self._pace = pace

    def __call__(self) -> int:
        return self._began + (steady_time() - self._began) * self._pace + self._ahead

    async def sleep_until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self()) / 1000 / self._pace)


async def an_evening_by(stack: AsyncExitStack, clock: Fast, database: str) -> Evening:
    house = open_house(
        database,
        clock=clock,
        sleep_until=clock.sleep_until,
        guild_ready_timeout=0.05,
        strict_words=True,
        brain_pace=0.0,
        edit_pace=Pace(burst=10**6, each=0),
        finger_pause=0,
    )
    client = await stack.enter_async_context(house)
    rig = await stack.enter_async_context(on_playground(lambda: client, limits=False))
    return Evening(rig, client)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for it, but not for ever."""
    async with asyncio.timeout(LONGEST):
        while not holds():  # noqa: ASYNC110 - a clock tells nobody when it stops
            await asyncio.sleep(0.01)


async def begun_with_an_hour(evening: Evening) -> tuple[Standing, int]:
    """A match in which nobody's time runs out by itself, and who is awaited in it."""
    home = evening.client.guilds[0].id
    await evening.client.services.guilds.put(home, Guild(clock=Clock(per_decision=HOUR)))
    mover, _, before = await begun(evening)
    return before, seat_of(before, mover)


def left(evening: Evening, standing: Standing, seat: int) -> int:
    """How long somebody has yet."""
    deadline = standing.table.seats[seat].deadline
    assert deadline is not None
    return deadline - evening.client.services.clock.reckoned()


async def passes(clock: Fast, ms: int) -> None:
    end = clock() + ms
    await until(lambda: clock() >= end)


@asynccontextmanager
async def locked(database: str) -> AsyncIterator[None]:
    """Somebody else is writing and does not stop."""
    path = database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        # The bot has to go on for it to get its turn.
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


async def soon(event: asyncio.Event) -> None:
    """Wait for it, but not for ever."""
    async with asyncio.timeout(LONGEST):
        await event.wait()


def unheard(town: Playground, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Discord takes the next post: when it has, and when whoever sent it may hear of that."""
    taken, heard = asyncio.Event(), asyncio.Event()
    real: Any = getattr(town, "_run")  # noqa: B009 - the playground's own

    async def run(route: Any, params: Any, request: BaseRequest) -> Any:
        answer = await real(route, params, request)
        if request.method == "POST" and request.path.endswith("/messages"):
            taken.set()
            await heard.wait()
        return answer

    monkeypatch.setattr(town, "_run", run)
    return taken, heard


async def level(evening: Evening) -> None:
    """Until all is shown that is wanted, however often it has to be tried."""
    async with asyncio.timeout(LONGEST):
        await evening.settled()
        while evening.client.presenter.painter.behind() is not None:
            await asyncio.sleep(painter.AGAIN)
            await evening.settled()


Change = Callable[..., Awaitable[None]]


def failing_once(change: Change, tried: list[Any]) -> Change:
    """The file cannot be written when this is tried first."""

    async def changes(what: Any) -> None:
        tried.append(what)
        if len(tried) == 1:
            raise StoreDown("the disk is full")
        await change(what)

    return changes


def posted(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the house posts from now on, as often as it hears of it."""
    posts, numbers = evening.client.presenter.stage.posts, list[int]()
    real = posts._post

    async def post(*what: Any, **said: Any) -> Posted:
        sent = await real(*what, **said)
        numbers.append(sent.number)
        return sent

    monkeypatch.setattr(posts, "_post", post)
    return numbers
