"""Fixtures of both rigs. A conftest imports them: `from tests.rigs.fixtures import *`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rigs.recorder import Recorder
from tests.rigs.spec import load, missing

__all__ = ["recorder"]


@pytest.fixture(autouse=True)
def recorder() -> Iterator[Recorder | None]:
    """Read along in every test, and fail those in which Discord's own description was broken.

    Without that description nothing is judged, which `tests/rigs/test_spec.py` tells by skipping.
    """
    if missing() is not None:
        yield None
        return
    heard = Recorder(load())
    with heard.hearing_the_wire(), heard.hearing_simcord():
        yield heard
    problems = heard.problems()
    assert not problems, "\n".join(problems[:20])
