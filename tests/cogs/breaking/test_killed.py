"""The bot is killed while people play: what it acknowledged is there, boards are right."""

from random import Random

import pytest

from bench.breaking.kills import killed

pytestmark = pytest.mark.thorough


@pytest.mark.usefixtures("hurry")  # a dead bot answers nothing, and people do not wait a minute for it
@pytest.mark.parametrize("seed", [1, 2])
async def test_no_kill_loses_doubles_or_hides_an_acknowledged_move(seed: int) -> None:
    found = await killed(tables=6, kills=2, random=Random(seed), longest=1.0)
    assert found.acknowledged
    assert (found.missing, found.doubled, found.unreplayable, found.stale) == ([], [], [], [])
