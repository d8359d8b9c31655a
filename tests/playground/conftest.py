"""Every test here is read along by Discord's own description of its API: requests, replies and events."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.playground.bots import ada, basile, pg, run
from tests.rigs.events import Announced
from tests.rigs.fixtures import recorder
from tests.rigs.hurry import hurry, no_hurry
from tests.rigs.judge.spec import missing

__all__ = ["ada", "announced", "basile", "hurry", "no_hurry", "pg", "recorder", "run"]


@pytest.fixture(autouse=True)
def announced() -> Iterator[Announced]:
    """Judge what the gateway tells in every test."""
    heard = Announced()
    with heard.hearing_the_gateway():
        yield heard
    problems = [] if missing() else heard.problems()
    assert not problems, "\n".join(problems[:20])
