"""How long people on a playground wait for an answer, and the bot with one: in tests, longer than usual."""

from __future__ import annotations

import pytest

from bench.unhurried import take_time
from cogs.wire.presses import pressed


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer than Discord waits for an answer: that is measured elsewhere."""
    take_time(put=monkeypatch.setattr)


@pytest.fixture
def hurry(no_hurry: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For what is about being late."""
    take_time(1, put=monkeypatch.setattr)


@pytest.fixture
def impatient(no_hurry: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press is acknowledged at once if its answer is not there."""
    monkeypatch.setattr(pressed, "PATIENCE", 0.1)
