"""Pace: whoever has to wait waits here, in turn, so that Discord never has to say no."""

import asyncio

import pytest

from cogs.shown import pace
from cogs.shown.pace import BURST, GLOBAL_EACH, WINDOW, Pace


class Waiting:
    """Time that passes only while somebody waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.slept: list[float] = []
        monkeypatch.setattr(pace.asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    return Waiting(monkeypatch)


async def test_a_few_edits_in_a_channel_go_through_at_once(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    for _ in range(BURST):
        await ours.turn("channel", through_token=True)
    assert waiting.slept == []


async def test_one_edit_too_many_waits_until_the_window_has_passed(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    for _ in range(BURST + 1):
        await ours.turn("channel", through_token=True)
    assert waiting.slept == [pytest.approx(WINDOW)]


async def test_channels_do_not_wait_for_each_other_beyond_the_limit_of_all(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    for channel in range(10):
        await ours.turn(channel)
    assert waiting.slept == [pytest.approx(turn * GLOBAL_EACH) for turn in range(1, 10)]


async def test_edits_through_a_token_are_free_of_the_limit_of_all(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    for token in range(100):
        await ours.turn(token, through_token=True)
    assert waiting.slept == []


async def test_routes_that_nobody_uses_are_forgotten(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    for channel in range(pace.REMEMBERED + 50):
        await ours.turn(channel, through_token=True)
    assert len(ours._edits) == pace.REMEMBERED


async def test_many_at_once_are_spread_evenly(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    await asyncio.gather(*(ours.turn(channel) for channel in range(90)))
    gaps = [later - sooner for sooner, later in zip(waiting.slept, waiting.slept[1:], strict=False)]
    assert all(gap == pytest.approx(GLOBAL_EACH) for gap in gaps)


async def test_turns_that_bunched_up_while_something_was_drawn_are_spread_again(waiting: Waiting) -> None:
    ours = Pace(lambda: waiting.now)
    for _ in range(4):
        await ours.gate()
    assert waiting.slept == [pytest.approx(GLOBAL_EACH)] * 3  # one after the other
    waiting.now += 10 * GLOBAL_EACH
    await ours.gate()
    assert len(waiting.slept) == 3
