"""Several processes share one PostgreSQL, each with its own part of the guilds."""

from __future__ import annotations

import pytest

from bench.breaking.two_houses import evening
from bench.patience import LONG
from bench.postgres import Server

pytestmark = pytest.mark.thorough


@pytest.mark.timeout(2 * LONG)
async def test_two_houses_lose_nothing_when_one_of_them_is_killed(server: Server) -> None:
    """The server's own notes say who wrote which table."""
    told = await evening(server.new_database(), 8)
    assert told.started == told.over == told.results == told.counted == 8
    assert told.strays == told.gaps == 0
    assert told.kills == 1
