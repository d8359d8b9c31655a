"""The wire by hand, for what is not to be sent as a library sends it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

import playground
from tests.rigs.recorder import Recorder

SNOWFLAKE = "1572528441872351237"


class Raw:
    """Requests that no library would send."""

    def __init__(self, pg: playground.Playground, session: aiohttp.ClientSession) -> None:
        self.pg = pg
        self.session = session
        self.headers = {"Authorization": f"Bot {pg.token}"}
        self.json = {**self.headers, "Content-Type": "application/json"}
        guild = next(iter(pg.world.guilds.values()))
        self.channel = next(iter(guild.channels))

    async def __call__(self, method: str, path: str, **options: Any) -> tuple[int, Any]:
        options.setdefault("headers", self.headers)
        async with self.session.request(method, f"{self.pg.url}/api/v10{path}", **options) as response:
            text = await response.text()
            assert "Traceback" not in text
            return response.status, json.loads(text) if text else None


@pytest.fixture
async def raw(pg: playground.Playground, recorder: Recorder | None) -> AsyncIterator[Raw]:
    """Raw requests; the recorder forgives them."""
    if recorder is not None:
        recorder.forgive()
    async with aiohttp.ClientSession() as session:
        yield Raw(pg, session)
