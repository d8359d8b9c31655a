"""One queue a table, and work that is finished before the house closes."""

import asyncio

from engine.tables.queues import Live, Queues
from tests.engine.house import ANN, open_house


async def nothing(live: Live) -> None:
    """Every table is there already."""


async def test_work_that_is_cancelled_keeps_no_house_open() -> None:
    queues = Queues(nothing, keep=1)
    task = queues.start(asyncio.Event().wait())
    assert queues.busy
    task.cancel()
    await queues.settled()
    assert not queues.busy


async def test_a_table_is_in_memory_from_its_first_job_on() -> None:
    queues = Queues(nothing, keep=1)
    assert len(queues) == 0

    async def job(live: Live) -> int:
        assert len(queues) == 1
        return live.id

    assert await queues.in_turn(7, job) == 7


async def test_a_house_says_how_many_tables_are_in_memory() -> None:
    async with open_house(keep=2) as house:
        for lobbies in (1, 2, 2):
            await house.lobby(ANN)
            assert house.tables.live == lobbies
