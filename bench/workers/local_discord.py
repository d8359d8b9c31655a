"""A playground that remembers, alone in its process; as strict as Discord when told `strict`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import playground
from bench.processes import answer_questions, say


async def serve() -> None:
    with TemporaryDirectory() as folder:
        world = Path(folder) / "of.world"
        async with playground.start(limits="strict" in sys.argv, world=world) as served:
            say(url=served.url, token=served.token)
            await answer_questions({"errors": lambda: len(served.errors)})


if __name__ == "__main__":
    asyncio.run(serve())
