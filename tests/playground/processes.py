"""The playground as a process of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.rigs.faults import faults_written

PYTHON = (sys.executable, "-m", "playground")
Process = asyncio.subprocess.Process


@asynccontextmanager
async def started(*options: str) -> AsyncIterator[Process]:
    """It, in a folder of its own, where it remembers by default; until it is killed it logs no fault."""
    with TemporaryDirectory() as folder:
        async with _started(folder, *options) as process:
            yield process


@asynccontextmanager
async def _started(folder: str, *options: str) -> AsyncIterator[Process]:
    house = str(Path(__file__).parents[2])
    process = await asyncio.create_subprocess_exec(
        *PYTHON,
        *options,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": house},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        _, logged = await process.communicate()
    problems = faults_written(logged)
    assert not problems, "\n".join(problems[:20])


async def told(process: asyncio.subprocess.Process) -> dict[str, str]:
    """The addresses and the token it prints."""
    assert process.stdout is not None
    lines = [(await process.stdout.readline()).decode() for _ in range(4)]
    return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}
