"""The painter: one job a key at a time, and the newest wins."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import structlog

from cogs.shown import painter as painting
from cogs.shown.painter import Key, Painter
from cogs.wire.expected import Stumbled
from engine.tables.store import StoreDown
from tests.rigs.faults import Faults


def clock() -> int:
    return 0


def job(done: list[int], number: int, gate: asyncio.Event | None = None) -> Callable[[], Awaitable[None]]:
    async def paint() -> None:
        if gate is not None:
            await gate.wait()
        done.append(number)

    return paint


async def test_what_is_wanted_is_painted(faults: Faults) -> None:
    faults.forgive("painting failed")
    painter, done = Painter(clock), list[int]()
    painter.paint_soon(Key("board"), job(done, 1))
    await painter.settled()
    assert done == [1]


async def test_while_one_edit_is_in_flight_only_the_newest_of_the_others_is_kept() -> None:
    painter, done, gate = Painter(clock), list[int](), asyncio.Event()
    painter.paint_soon(Key("board"), job(done, 1, gate))
    await asyncio.sleep(0)
    for number in range(2, 50):
        painter.paint_soon(Key("board"), job(done, number))
    gate.set()
    await painter.settled(Key("board"))
    assert done == [1, 49]


async def test_boards_do_not_wait_for_each_other() -> None:
    painter, done, gate = Painter(clock), list[int](), asyncio.Event()
    painter.paint_soon(Key("slow"), job(done, 1, gate))
    painter.paint_soon(Key("quick"), job(done, 2))
    await painter.settled(Key("quick"))
    assert done == [2]
    gate.set()
    await painter.settled()
    assert done == [2, 1]


async def test_who_is_asked_to_stop_waits_so_long_for_discord_and_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A request that is never answered would be waited for, and tried again, for twenty-five minutes."""
    monkeypatch.setattr(painting, "FAREWELL", 0.01)
    painter, done, never = Painter(clock), list[int](), asyncio.Event()
    painter.paint_soon(Key("lost"), job(done, 1, never))
    painter.paint_soon(Key("quick"), job(done, 2))
    async with asyncio.timeout(60):
        await painter.close()
    painter.paint_soon(Key("late"), job(done, 3))
    await painter.settled()
    never.set()
    await asyncio.sleep(0)
    assert done == [2]


async def test_a_painting_that_fails_is_logged_and_the_next_is_painted(faults: Faults) -> None:
    faults.forgive("painting failed")
    painter, done = Painter(clock), list[int]()

    async def fail() -> None:
        raise RuntimeError("no canvas")

    painter.paint_soon(Key("board"), fail)
    await painter.settled()
    painter.paint_soon(Key("board"), job(done, 2))
    await painter.settled()
    assert done == [2]
    assert [fault.name for fault in faults.heard] == ["painting failed"]


@pytest.mark.parametrize("problem", [Stumbled(), StoreDown("locked")], ids=["discord", "database"])
async def test_what_could_not_be_painted_is_painted_again_board_or_hand(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "AGAIN", 0.01)
    painter, painted, tries = Painter(clock), asyncio.Event(), list[Exception]()

    async def paint() -> None:
        if not tries:
            tries.append(problem)
            raise problem
        painted.set()

    painter.paint_soon(Key("hand", 1, 11), paint)
    await painter.settled()
    assert not painted.is_set()
    async with asyncio.timeout(10):
        await painted.wait()
    await painter.settled()


async def test_whoever_pressed_waits_for_one_message_and_no_longer_than_he_can() -> None:
    painter, done, gate = Painter(clock), list[int](), asyncio.Event()
    painter.paint_soon(Key("slow"), job(done, 1, gate))
    painter.paint_soon(Key("quick"), job(done, 2))
    async with asyncio.timeout(10):
        await painter.within(5.0, Key("quick"))
        assert done == [2]
        await painter.within(0.01, Key("slow"))
    assert done == [2]
    gate.set()
    await painter.within(5.0, Key("slow"))
    assert done == [2, 1]


async def test_it_tells_since_when_something_that_is_wanted_is_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(painting, "AGAIN", 0.01)
    moments = iter((10, 20, 30, 40, 50))
    painter, done, gate = Painter(lambda: next(moments)), list[int](), asyncio.Event()
    tries, shown = list[int](), asyncio.Event()

    async def refused_once() -> None:
        tries.append(len(tries))
        if len(tries) == 1:
            raise Stumbled
        shown.set()

    assert painter.behind() is None
    painter.paint_soon(Key("slow"), job(done, 1, gate))
    painter.paint_soon(Key("refused"), refused_once)
    await painter.settled(Key("refused"))
    assert painter.behind() == 10
    painter.paint_soon(Key("slow"), job(done, 2))
    gate.set()
    await painter.settled(Key("slow"))
    assert painter.behind() == 20, "it is tried again, and is behind until then"
    async with asyncio.timeout(10):
        await shown.wait()
        await painter.settled()
    assert painter.behind() is None


async def test_what_could_not_be_shown_before_the_end_is_behind_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(painting, "FAREWELL", 0.01)
    painter = Painter(lambda: 7)
    painter.paint_soon(Key("lost"), job([], 1, asyncio.Event()))
    await painter.close()
    assert painter.behind() == 7


async def test_what_is_logged_of_a_painting_is_told_of_its_own_table() -> None:
    """Also where a press at another table led to it, as a rematch does."""
    painter, told = Painter(clock), list[object]()

    async def paint() -> None:
        told.append(structlog.contextvars.get_contextvars())

    with structlog.contextvars.bound_contextvars(table=1, interaction=42):
        painter.paint_soon(Key("board", 2), paint)
    await painter.settled()
    painter.paint_soon(Key("hand", 3, 11), paint)
    await painter.settled()
    assert told == [{"table": 2, "interaction": 42}, {"table": 3}]
