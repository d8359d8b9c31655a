"""However requests are held up on their way, no second at Discord sees more of them than it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from bench.patience import patience
from cogs.wire.allowance import LOST, SECOND, SHARE, Allowance
from playground.bot.limits import GLOBAL
from tests.cogs.conftest import an_evening


class Line:
    """Requests and their answers, on a day that passes only while somebody waits."""

    def __init__(self) -> None:
        self.now = 100.0
        self.allowance = Allowance(lambda: self.now, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    async def leaves(self) -> Callable[[], None]:
        return await self.allowance.one_leaves()


@pytest.fixture
def line() -> Line:
    return Line()


async def test_a_few_leave_at_once_and_one_too_many_a_second_after_the_first_answer(line: Line) -> None:
    was_answered = await line.leaves()
    for _ in range(SHARE - 1):
        await line.leaves()
    assert line.now == 100
    line.now += 0.5
    was_answered()
    await line.leaves()
    assert line.now == 100.5 + SECOND


@pytest.mark.parametrize("seed", range(20))
async def test_no_second_sees_too_many_wherever_between_leaving_and_answer_they_come(
    line: Line, seed: int
) -> None:
    random = Random(seed)
    flying: list[tuple[float, float, Callable[[], None]]] = []  # when it will be answered, and when it left
    spans: list[tuple[float, float]] = []
    for _ in range(400):
        was_answered = await line.leaves()
        flying.append((line.now + random.choice((0.0, 0.02, 0.3, 2.5)), line.now, was_answered))
        line.now += random.choice((0.0, 0.0, 0.01, 0.2))
        for one in [one for one in flying if one[0] <= line.now]:
            flying.remove(one)
            one[2]()
            spans.append((one[1], line.now))
    spans += [(since, line.now) for _, since, _ in flying]
    for second, _ in spans:  # which ends then: all that could have come in it
        assert sum(since <= second <= answered + SECOND * 0.999 for since, answered in spans) <= SHARE


async def test_what_is_never_answered_holds_nobody_up_for_ever(line: Line) -> None:
    for _ in range(SHARE + 1):
        await line.leaves()
    assert line.now == pytest.approx(100 + LOST)


async def test_who_gives_up_waiting_takes_nobodys_place(line: Line) -> None:
    for _ in range(SHARE):
        await line.leaves()
    waiting = asyncio.create_task(line.leaves())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    line.now = 100 + LOST
    for _ in range(SHARE):
        await line.leaves()
    assert line.now == 100 + LOST


async def test_twice_as_many_at_once_as_discord_takes_are_all_taken(database: str) -> None:
    """Each in a channel of its own: no other limit slows them down."""
    async with AsyncExitStack() as stack:
        evening = await an_evening(stack, database, limits=True)
        world, client = evening.playground.world, evening.client
        guild = next(iter(world.guilds.values()))
        channels = [world.add_channel(guild, f"table-{number}") for number in range(2 * GLOBAL.count)]
        waits = patience("the bot to hear of all channels")
        while not all(client.get_channel(int(channel.id)) for channel in channels):
            next(waits)
            await asyncio.sleep(0.01)
        await asyncio.gather(*(client.http.get_channel(int(channel.id)) for channel in channels))
        asked = client.services.metrics.requests.labels("GET", "429")
        assert asked._value.get() == 0
