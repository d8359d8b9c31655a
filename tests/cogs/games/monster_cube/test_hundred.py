"""A hundred people press Monster! within fifty milliseconds, on the wire."""

from __future__ import annotations

import pytest

from bench.crowds.cube_buzzes import measured

pytestmark = pytest.mark.thorough


async def test_the_first_of_a_hundred_by_discords_clock_has_the_buzz_and_nothing_doubles() -> None:
    """MC13.1; a thousand rounds are played by `python -m bench speed.monster-buzzes`."""
    hunted = await measured(3)
    assert (hunted.rounds, hunted.lost, hunted.unanswered, hunted.doubled) == (3, 0, 0, 0)
