"""One task that sleeps for everybody."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bench.patience import patience
from engine.tables.sleeper import Sleeper
from tests.engine.house import START, Hands


class Dorm:
    def __init__(self) -> None:
        self.hands = Hands()
        self.woken: list[tuple[int, int]] = []
        self.sleeper = Sleeper(self.hands, self.hands.sleep_until)

    def note(self, whom: int) -> None:
        self.woken.append((whom, self.hands.now - START))

    def set(self, whom: int, at: int) -> None:
        self.sleeper.wake_at(whom, START + at)

    async def until(self, at: int) -> None:
        await self.settle()
        waits = patience("the next moment")
        while (wake := self.hands.next_wake()) is not None and wake <= START + at:
            next(waits)
            self.hands.set(wake)
            await self.settle()
        self.hands.set(START + at)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(12):
            await asyncio.sleep(0)


@pytest.fixture
async def dorm() -> AsyncIterator[Dorm]:
    made = Dorm()
    running = asyncio.create_task(made.sleeper.run(made.note))
    yield made
    running.cancel()
    await asyncio.wait({running})


async def test_everybody_is_woken_at_the_time_set(dorm: Dorm) -> None:
    for whom, at in ((1, 300), (2, 100), (3, 200)):
        dorm.set(whom, at)
    await dorm.until(1000)
    assert dorm.woken == [(2, 100), (3, 200), (1, 300)]


async def test_an_earlier_moment_that_comes_later_wakes_the_sleeper(dorm: Dorm) -> None:
    dorm.set(1, 500)
    await dorm.until(10)
    dorm.set(2, 50)
    await dorm.until(100)
    assert dorm.woken == [(2, 50)]


async def test_a_moment_set_anew_replaces_the_one_before(dorm: Dorm) -> None:
    dorm.set(1, 100)
    dorm.set(1, 200)
    dorm.set(2, 300)
    dorm.set(2, 150)
    dorm.set(2, 150)
    await dorm.until(1000)
    assert dorm.woken == [(2, 150), (1, 200)]


async def test_a_dropped_moment_never_comes(dorm: Dorm) -> None:
    dorm.set(1, 100)
    dorm.sleeper.drop(1)
    dorm.sleeper.drop(9)
    await dorm.until(1000)
    assert dorm.woken == []


async def test_what_is_past_comes_at_once(dorm: Dorm) -> None:
    await dorm.until(500)
    dorm.set(1, 100)
    await dorm.settle()
    assert dorm.woken == [(1, 500)]


async def test_moments_set_anew_without_end_take_no_room(dorm: Dorm) -> None:
    for at in range(10_000):
        dorm.set(at % 3, 1_000 + at)
    assert len(dorm.sleeper) == 3
    assert len(dorm.sleeper._heap) < 100
    await dorm.until(100_000)
    assert sorted(whom for whom, _ in dorm.woken) == [0, 1, 2]
    assert repr(dorm.sleeper) == "Sleeper(moments=0)"


async def test_a_clock_that_fails_is_not_taken_for_one_that_rings() -> None:
    async def broken(at: int) -> None:
        raise OverflowError(at)

    sleeper = Sleeper(lambda: 0, broken)
    sleeper.wake_at(1, 100)
    with pytest.raises(OverflowError):
        await sleeper.run(lambda whom: None)
