"""A playground, alone in its process; as strict with requests as Discord when told `strict`."""

from __future__ import annotations

import asyncio
import sys

import playground
from bench.processes import answer_questions, say


async def serve() -> None:
    async with playground.start(limits="strict" in sys.argv) as served:
        say(url=served.url, token=served.token)
        await answer_questions({"errors": lambda: len(served.errors)})


if __name__ == "__main__":
    asyncio.run(serve())
