"""Pace: whoever has to wait waits here, in turn, so that Discord never has to say no."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Coroutine
from itertools import count, pairwise
from typing import Any

import pytest

from bench.patience import patience
from cogs.shown import pace
from cogs.shown.pace import BURST, DRAWING, GLOBAL_EACH, WINDOW, Pace, Turn

BEGAN = 100.0


class Day:
    """Time that passes only while all wait."""

    def __init__(self) -> None:
        self.now = BEGAN
        self._asleep: list[tuple[float, int, asyncio.Event]] = []
        self._number = count()
        self.pace = Pace(lambda: self.now, self.sleep)

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        heapq.heappush(self._asleep, (self.now + seconds, next(self._number), woken))
        await woken.wait()

    async def pass_until(self, *works: Coroutine[Any, Any, Any]) -> None:
        """Let time pass until all of this is done."""
        tasks = [asyncio.create_task(work) for work in works]
        waits = patience("all edits to be let through")
        while not all(task.done() for task in tasks):
            next(waits)
            for _ in range(3):
                await asyncio.sleep(0)
            if not all(task.done() for task in tasks):
                assert self._asleep, "nobody sleeps, and yet somebody does not get on"
                self.now, _, woken = heapq.heappop(self._asleep)
                woken.set()
        await asyncio.gather(*tasks)

    async def sends(self, lane: object, *, through_token: bool = False, drawing: float = 0.0) -> float:
        """Send one edit as a message does; when it went."""
        turn = self.pace.turn(lane, through_token=through_token)
        await turn.near()
        if drawing:
            await self.sleep(drawing)
        async with turn:
            return self.now - BEGAN


@pytest.fixture
def day() -> Day:
    return Day()


async def test_a_few_edits_in_a_channel_go_through_at_once(day: Day) -> None:
    for _ in range(BURST):
        await day.pass_until(day.sends("channel", through_token=True))
    assert day.now == BEGAN


async def test_one_edit_too_many_waits_until_the_window_has_passed(day: Day) -> None:
    for _ in range(BURST + 1):
        await day.pass_until(day.sends("channel", through_token=True))
    assert day.now - BEGAN == pytest.approx(WINDOW)


async def gone(day: Day, *sendings: Coroutine[Any, Any, float]) -> list[float]:
    """When each of these edits went, the first first."""
    sent: list[float] = []

    async def noted(sending: Coroutine[Any, Any, float]) -> None:
        sent.append(await sending)

    await day.pass_until(*map(noted, sendings))
    return sorted(sent)


async def test_channels_do_not_wait_for_each_other_beyond_the_limit_of_all(day: Day) -> None:
    sent = await gone(day, *(day.sends(channel) for channel in range(10)))
    assert sent == [pytest.approx(turn * GLOBAL_EACH) for turn in range(10)]


async def test_edits_through_a_token_are_free_of_the_limit_of_all(day: Day) -> None:
    sent = await gone(day, *(day.sends(token, through_token=True) for token in range(100)))
    assert sent == [0.0] * 100


async def test_lanes_that_nobody_uses_are_forgotten(day: Day) -> None:
    for channel in range(pace.REMEMBERED + 50):
        day.pace.turn(channel, through_token=True)
    assert len(day.pace._edits) == pace.REMEMBERED


async def test_many_at_once_are_spread_evenly(day: Day) -> None:
    sent = await gone(day, *(day.sends(channel) for channel in range(90)))
    assert len(sent) == 90
    assert all(later - sooner == pytest.approx(GLOBAL_EACH) for sooner, later in pairwise(sent))


async def test_what_takes_different_times_to_draw_is_spread_all_the_same(day: Day) -> None:
    """Turns would bunch up otherwise: one that is quickly drawn would overtake the one before it."""
    each = (DRAWING, DRAWING / 2, 0.0)
    sent = await gone(day, *(day.sends(channel, drawing=each[channel % 3]) for channel in range(30)))
    assert all(later - sooner >= GLOBAL_EACH * 0.999 for sooner, later in pairwise(sent))
    assert sent[-1] <= 29 * GLOBAL_EACH + DRAWING + 1e-6  # nobody is late for longer than a drawing takes


async def test_whoever_waits_draws_shortly_before_the_turn_and_so_what_is_newest(day: Day) -> None:
    async def looks() -> None:
        for _ in range(BURST):
            assert not day.pace.turn("channel", through_token=True).is_far
        turn = day.pace.turn("channel", through_token=True)
        assert turn.is_far
        await turn.near()
        assert day.now - BEGAN == pytest.approx(WINDOW - DRAWING)

    await day.pass_until(looks())


async def test_the_limit_of_all_is_free_again_when_nobody_has_sent_for_a_while(day: Day) -> None:
    assert len(await gone(day, *(day.sends(channel) for channel in range(4)))) == 4
    day.now += 10 * GLOBAL_EACH
    before = day.now - BEGAN
    assert await gone(day, day.sends("late")) == [pytest.approx(before)]


async def test_turns_that_went_by_while_nothing_could_be_done_are_spread_again(day: Day) -> None:
    turns = [day.pace.turn(channel) for channel in range(4)]
    day.now += 10 * GLOBAL_EACH  # the whole process stood still
    sent: list[float] = []

    async def comes(turn: Turn) -> None:
        async with turn:
            sent.append(day.now)

    await day.pass_until(*map(comes, turns))
    assert [later - sooner for sooner, later in pairwise(sent)] == [pytest.approx(GLOBAL_EACH)] * 3


async def test_an_edit_counts_from_when_discord_has_answered_it(day: Day) -> None:
    """However long it was on its way, five more would otherwise come too soon after it."""

    async def answered(turn: Turn) -> None:
        async with turn:
            await day.sleep(0.5)

    turns = [day.pace.turn("channel", through_token=True) for _ in range(BURST)]
    day.now += 2.0  # drawing took that long
    await day.pass_until(*map(answered, turns))
    await day.pass_until(day.sends("channel", through_token=True))
    assert day.now - BEGAN == pytest.approx(2.5 + WINDOW)


async def test_what_is_asked_besides_edits_counts_against_all_as_well(day: Day) -> None:
    async def asks() -> float:
        await day.pace.lets_go()
        return day.now - BEGAN

    sent = await gone(day, *(day.sends(channel) for channel in range(3)), asks(), asks())
    assert sent == [pytest.approx(turn * GLOBAL_EACH) for turn in range(5)]
