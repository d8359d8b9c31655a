"""Processes killed at random instants of all they do; the bench `house.sudden-ends` kills a thousand."""

from random import Random

import pytest

from bench.breaking.sudden_ends import LIVES, sudden_ends

pytestmark = pytest.mark.thorough


async def test_whatever_is_under_way_when_the_end_comes_nothing_acknowledged_is_lost() -> None:
    found = await sudden_ends(dict.fromkeys(LIVES, 1), Random(7))
    assert found.kills.total() == len(LIVES)
    assert found.told.total() > len(LIVES)
    assert found.wrong == []
