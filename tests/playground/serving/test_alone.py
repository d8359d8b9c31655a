"""`python -m playground`, as people start it."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import aiohttp
import pytest

import playground
from playground.client import Person
from tests.playground.processes import started, told


async def stop(process: asyncio.subprocess.Process) -> str:
    process.send_signal(signal.SIGINT)
    _, errors = await asyncio.wait_for(process.communicate(), 10)
    return errors.decode()


async def asked(card: dict[str, str], path: str) -> Any:
    """What the API answers to who has the token."""
    headers = {"Authorization": f"Bot {card['Bot token']}"}
    async with aiohttp.request("GET", card["HTTP API"] + path, headers=headers) as response:
        return await response.json()


async def test_it_prints_where_to_play_and_the_token_for_any_bot() -> None:
    async with started("--port", "0") as process:
        card = await told(process)
        assert (await asked(card, "/gateway/bot"))["url"] == card["Gateway"]
        assert "Traceback" not in await stop(process)
        assert process.returncode == 0


async def test_a_token_can_be_kept_over_restarts() -> None:
    for _ in range(2):
        async with started("--port", "0", "--token", "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def") as process:
            assert (await asked(await told(process), "/users/@me"))["id"] == "123456789012345678"


async def test_with_the_demo_bot_it_is_ready_to_play() -> None:
    async with started("--port", "0", "--demo") as process:
        card = await told(process)
        async with await Person.join(card["Play here"].rstrip("/"), "Ada") as ada:
            await ada.sees_bot(online=True, timeout=20)
        assert "Traceback" not in await stop(process)


async def test_a_port_in_use_is_said_in_words() -> None:
    async with playground.start() as served:
        async with started("--port", served.url.rpartition(":")[2]) as process:
            _, errors = await process.communicate()
            assert process.returncode == 1
            assert errors.decode().startswith("The playground cannot start:")
        with pytest.raises(OSError, match="in use"):
            await playground.start(port=int(served.url.rpartition(":")[2])).__aenter__()


async def test_a_port_that_no_machine_has_is_said_in_words() -> None:
    async with started("--port", "99999") as process:
        _, errors = await process.communicate()
        assert process.returncode == 1
        assert errors.decode().startswith("The playground cannot start:")


async def test_it_refuses_the_world() -> None:
    async with started("--host", "0.0.0.0") as process:  # noqa: S104
        _, errors = await process.communicate()
        assert process.returncode == 1
        assert "not a loopback address" in errors.decode()
        assert "Traceback" not in errors.decode()
