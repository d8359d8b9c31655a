"""Bot and playground are killed together while people play and talk: each remembers what it acknowledged."""

from __future__ import annotations

from random import Random

import pytest

from bench.breaking.both_killed import both_killed
from tests.rigs.faults import Faults


@pytest.mark.thorough
async def test_nothing_acknowledged_is_lost_when_both_are_killed_together(faults: Faults) -> None:
    faults.forgive("Attempting a reconnect")  # of a bot that outlives its playground by a moment
    found, talk = await both_killed(2, 4, Random(11))
    assert found.acknowledged >= 2
    assert not found.wrong, found
    assert talk.said
    assert not talk.lost
