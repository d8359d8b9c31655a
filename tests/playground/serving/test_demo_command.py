"""`python -m playground --demo`, as somebody types it."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from pathlib import Path

from playground.client import Person

ROOT = Path(__file__).parents[3]


async def test_the_demo_can_be_played_right_away_and_ends_at_an_interrupt() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "--demo", "--port", "0"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(20):
            first = (await process.stdout.readline()).decode()
            found = re.search(r"http://[\w.:]+", first)
            assert found is not None
            async with await Person.join(found[0], "Ada") as ada:
                await ada.bot_arrives()
                await ada.slash("snacks")
                await ada.press("🥐 Croissant · 0")
                await ada.sees("Croissant 1")
            process.send_signal(signal.SIGINT)
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
