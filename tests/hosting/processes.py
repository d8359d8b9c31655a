"""`python bot.py` as a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path

from tests.rigs.faults import faults_written

ROOT = Path(__file__).parents[2]
UNHURRIED = Path(__file__).with_name("unhurried.py")
PATIENCE = 240.0  # s that anything may take on a busy machine
SETTINGS = ("DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_", "LOG_LEVEL", "SHARD_")


def environment(**settings: str) -> dict[str, str]:
    """Ours, without any setting of a bot that is hosted on this machine."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(SETTINGS)}
    return {**kept, "TABLEE_SETUP": "off", **settings}


async def start(folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    return await _launched(ROOT / "bot.py", folder, arguments, settings)


async def _launched(
    program: Path, folder: Path, arguments: Sequence[str], settings: Mapping[str, str]
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        *arguments,
        cwd=folder,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def run(folder: Path, *arguments: str, **settings: str) -> tuple[int | None, str, str]:
    """Exit code, standard output and standard error of a run that ends by itself."""
    process = await start(folder, *arguments, **settings)
    async with asyncio.timeout(PATIENCE):
        said, complained = await process.communicate()
    return process.returncode, said.decode(), complained.decode()


@asynccontextmanager
async def started(
    folder: Path, *arguments: str, **settings: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A running bot at its own playground, which logs no fault and is in no hurry, and the page's address."""
    process = await _launched(UNHURRIED, folder, arguments, {"PLAYGROUND_PORT": "0", **settings})
    errors = asyncio.create_task(_drained(process.stderr))
    _DRAINED[:] = [errors]
    try:
        yield process, await _address(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        problems = faults_written(await errors)
    assert not problems, "\n".join(problems[:20])


_DRAINED: list[asyncio.Task[bytes]] = []  # what the last process that was started complains of


async def _drained(stream: asyncio.StreamReader | None) -> bytes:
    assert stream is not None
    return await stream.read()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        async for line in process.stdout:
            if found := re.search(r"http://[\w.:]+", line.decode()):
                return found[0]
    raise AssertionError("the bot ended without telling an address")


def complaint(told: tuple[int | None, str, str]) -> str:
    """The last line of a run that failed as it should: in words, without a traceback."""
    code, _, errors = told
    assert code == 1, errors
    assert "Traceback" not in errors, errors
    return errors.strip().splitlines()[-1]


def fingerprint(folder: Path) -> dict[str, str]:
    """What lies in a folder, to the byte, but for the playground's own memory."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".world" not in path.name
    }
