"""The house is closed in the middle of its start: whatever is under way ends in good order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from cogs.hosting.opening import open_house
from data.database.database import Database
from tests.cogs.conftest import LONGEST
from tests.cogs.rigs.racing import a_town

T = TypeVar("T")
MOMENTS = 7  # of the start: before the last one it is done with reading


def connections() -> list[threading.Thread]:
    """Each connection to a file lives in a thread of its own."""
    return [one for one in threading.enumerate() if "_connection_worker_thread" in one.name]


async def test_a_stop_at_any_moment_of_the_start_leaves_no_connection_open(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped as soon as the first thing is read, the second, and so on."""
    asked, awaited = 0, 0
    reached = asyncio.Event()
    read = Database.read

    async def counted(self: Database, work: Callable[[Connection], T]) -> T:
        nonlocal asked
        asked += 1
        if asked == awaited:
            reached.set()
        return await read(self, work)

    monkeypatch.setattr(Database, "read", counted)
    async with a_town() as town, asyncio.timeout(LONGEST):
        while awaited < MOMENTS:
            asked, awaited = 0, awaited + 1
            reached.clear()
            async with open_house(database, guild_ready_timeout=0.05) as client:
                starting = asyncio.create_task(client.start(town.token))
                moment = asyncio.create_task(reached.wait())
                ready = asyncio.create_task(client.wait_until_ready())
                await asyncio.wait({moment, ready}, return_when=asyncio.FIRST_COMPLETED)
                for waiting in (moment, ready):
                    waiting.cancel()
            starting.cancel()
            await asyncio.gather(starting, moment, ready, return_exceptions=True)
            for thread in connections():
                await asyncio.to_thread(thread.join, LONGEST)
                assert not thread.is_alive()
    assert asked < MOMENTS  # else there are more moments than were tried
