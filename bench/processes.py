"""Processes of their own for what is measured apart: each answers questions asked on its standard input."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import IO, Any

PATIENCE = 30.0
LONGEST_LINE = 2**20
Answers = Mapping[str, Callable[[], Any]]


class Worker:
    """A running process of `bench.workers`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def told(self) -> dict[str, Any]:
        """What the process says next."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("a worker ended early")
        return json.loads(line)

    async def ask(self, question: str) -> Any:
        """Ask one of its questions; every worker knows "cpu" (seconds), "rss" and "private" (bytes)."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{question}\n".encode())
        return (await self.told())["answer"]

    async def end(self) -> None:
        """Close its input, at which it ends."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def worker(
    name: str, *arguments: str, errors: IO[bytes] | None = None, environment: Mapping[str, str] | None = None
) -> AsyncIterator[Worker]:
    """Run bench/workers/<name>.py; its standard error goes where ours goes, or into a file."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        f"bench.workers.{name}",
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=errors,
        limit=LONGEST_LINE,
        env={**os.environ, **(environment or {})},
    )
    running = Worker(process)
    try:
        yield running
    finally:
        await running.end()


# The other side


def say(**words: Any) -> None:
    """Tell the measuring process something."""
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


async def answer_questions(answers: Answers) -> None:
    """Answer until the input is closed."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    known = {"cpu": time.process_time, "rss": rss, "private": private, **answers}
    while line := await reader.readline():
        answer = known[line.decode().strip()]()
        say(answer=await answer if isinstance(answer, Awaitable) else answer)


def rss() -> int:
    """The memory of this process in bytes, or its peak where the system does not tell the present."""
    try:
        with open("/proc/self/statm") as told:  # noqa: PTH123 - a file of the kernel
            return int(told.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def private() -> int:
    """What of its memory is its own, without the files that it has mapped; all of it where nobody tells."""
    try:
        with open("/proc/self/status") as told:  # noqa: PTH123 - a file of the kernel
            return next(int(line.split()[1]) for line in told if line.startswith("RssAnon")) * 1024
    except (OSError, StopIteration):
        return rss()
