"""How long a person on a playground waits for an answer: in tests, longer than Discord does."""

from __future__ import annotations

import pytest

from playground.bot import interactions

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
