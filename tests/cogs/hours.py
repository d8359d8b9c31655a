"""A clock that runs on as everybody's does, and that a test puts forward where it would have to wait."""

from __future__ import annotations

import asyncio

import pytest

from cogs.wire.clock import steady
from playground.bot import interactions

LOOKS = 0.02  # seconds until a sleeper looks at the clock again


class Hours:
    """Both seams of a house's time, for the playground, where time is real."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return steady() + self._ahead

    def put_forward(self, seconds: float) -> None:
        self._ahead += round(seconds * 1000)

    async def sleep_until(self, at: int) -> None:
        while True:
            left = at - self()
            if left <= 0:
                return
            await asyncio.sleep(min(left / 1000, LOOKS))


HURRY = 3.0  # seconds; Discord's own
NO_HURRY = 60.0


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer than Discord waits for an answer: that is measured elsewhere."""
    monkeypatch.setattr(interactions, "ANSWER_SECONDS", NO_HURRY)


@pytest.fixture
def hurry(no_hurry: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For what is about being late."""
    monkeypatch.setattr(interactions, "ANSWER_SECONDS", HURRY)
