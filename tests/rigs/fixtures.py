"""Fixtures of both rigs. A conftest imports them: `from tests.rigs.fixtures import *`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rigs.judge.spec import load, missing
from tests.rigs.recorder import Recorder

__all__ = ["recorder"]

SAMPLED = 12  # of so many exchanges of a long match one is judged


@pytest.fixture(autouse=True)
def recorder() -> Iterator[Recorder | None]:
    """Read along in every test, and fail those in which Discord's own description was broken.

    Without that description nothing is judged, which `tests/rigs/judge/test_spec.py` tells by skipping.
    """
    yield from _read_along(1)


@pytest.fixture(autouse=True)
def sampler() -> Iterator[Recorder | None]:
    """The same for long matches, in which much the same is said again and again: some of it is judged.

    A module takes it in the other one's place: `from tests.rigs.fixtures import sampler as recorder`.
    """
    yield from _read_along(SAMPLED)


def _read_along(every: int) -> Iterator[Recorder | None]:
    if missing() is not None:
        yield None
        return
    heard = Recorder(load())
    with heard.hearing_the_wire(), heard.hearing_simcord():
        yield heard
    heard.exchanges[:] = heard.exchanges[::every]
    problems = heard.problems()
    assert not problems, "\n".join(problems[:20])
