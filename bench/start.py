"""How soon somebody who types `python bot.py` can play."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.registry import Result, bench
from playground.client import Person

HOUSE = Path(__file__).parents[1]
ADDRESS = re.compile(rb"http://[\w.:\[\]]+")
WANTED = 2.0  # seconds
PATIENCE = 60.0
LOOK_EVERY = 0.01


@bench("start")
async def start() -> Result:
    """From the command to a page that shows a ready bot, the second of two starts, against two seconds."""
    with TemporaryDirectory() as folder:
        cold, warm = [await _start(folder) for _ in range(2)]
    details = {"warm_s": round(warm, 2), "first_s": round(cold, 2)}
    return Result("start", warm / WANTED, 1.0, "seconds / wanted seconds", details)


async def _start(folder: str) -> float:
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "bot.py",
        cwd=HOUSE,
        env={**os.environ, **_settings(folder)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    with _ended(process):
        async with asyncio.timeout(PATIENCE):
            await _ready(await _address(process))
        took = time.perf_counter() - began
    await process.wait()
    return took


def _settings(folder: str) -> dict[str, str]:
    database = f"sqlite:///{folder}/playground.db"
    return {"DISCORD_TOKEN": "", "PLAYGROUND_PORT": "0", "PLAYGROUND_DATABASE_URL": database}


@contextmanager
def _ended(process: asyncio.subprocess.Process) -> Iterator[None]:
    try:
        yield
    finally:
        if process.returncode is None:
            process.terminate()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := ADDRESS.search(line):
            return found[0].decode()
    raise RuntimeError("bot.py ended without telling an address")


async def _ready(url: str) -> None:
    """Look until the page shows a bot that is there and its commands."""
    async with await Person.join(url, "Ada") as ada:
        while not (ada.hello["bot"]["online"] and ada.hello["commands"]):  # noqa: ASYNC110 - looks as people do
            await asyncio.sleep(LOOK_EVERY)
