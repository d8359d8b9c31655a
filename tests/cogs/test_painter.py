"""The painter: one job a key at a time, and the newest wins."""

import asyncio
from collections.abc import Awaitable, Callable

from cogs.shown.painter import Painter
from tests.rigs.faults import Faults


def job(done: list[int], number: int, gate: asyncio.Event | None = None) -> Callable[[], Awaitable[None]]:
    async def paint() -> None:
        if gate is not None:
            await gate.wait()
        done.append(number)

    return paint


async def test_what_is_wanted_is_painted(faults: Faults) -> None:
    faults.forgive("painting failed")
    painter, done = Painter(), list[int]()
    painter.want("board", job(done, 1))
    await painter.settled()
    assert done == [1]


async def test_while_one_edit_is_in_flight_only_the_newest_of_the_others_is_kept() -> None:
    painter, done, gate = Painter(), list[int](), asyncio.Event()
    painter.want("board", job(done, 1, gate))
    await asyncio.sleep(0)
    for number in range(2, 50):
        painter.want("board", job(done, number))
    gate.set()
    await painter.settled("board")
    assert done == [1, 49]


async def test_boards_do_not_wait_for_each_other() -> None:
    painter, done, gate = Painter(), list[int](), asyncio.Event()
    painter.want("slow", job(done, 1, gate))
    painter.want("quick", job(done, 2))
    await painter.settled("quick")
    assert done == [2]
    gate.set()
    await painter.settled()
    assert done == [2, 1]


async def test_a_painting_that_fails_is_logged_and_the_next_is_painted(faults: Faults) -> None:
    faults.forgive("painting failed")
    painter, done = Painter(), list[int]()

    async def fail() -> None:
        raise RuntimeError("no canvas")

    painter.want("board", fail)
    await painter.settled()
    painter.want("board", job(done, 2))
    await painter.settled()
    assert done == [2]
    assert [fault.name for fault in faults.heard] == ["painting failed"]
