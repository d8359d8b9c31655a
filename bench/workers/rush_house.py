"""A house as it is on Discord, which tells when its tables revealed what, and how it edited their boards."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any

import structlog

import playground
from bench.processes import answer_questions, say
from cogs.hosting.garbage import tidying
from cogs.hosting.opening import open_house
from cogs.shown import message
from cogs.wire.client import Tablee
from data.kept.guilds import Guild, Threads
from engine.tables.table import Standing


class Watch:
    """Notes every reveal as it is stored, and every edit as it begins and ends."""

    def __init__(self, client: Tablee) -> None:
        self.client = client
        self.reveals: dict[int, dict[int, int]] = {}  # table -> revision -> ms
        self.flying: Counter[int | None] = Counter()
        self.most_flying = 0
        self._changed = client.presenter.changed
        client.presenter.changed = self._noted  # type: ignore[method-assign]
        self._edited = message.Message._edited
        watch = self

        async def edit(self: message.Message, *how: Any) -> Any:
            return await watch.edited(self, *how)

        message.Message._edited = edit  # type: ignore[method-assign]

    async def _noted(self, standing: Standing, cause: Any) -> None:
        if standing.match is not None:
            shown = (one for hunter in standing.match.state.hunters for one in hunter.shown)
            for one in shown:
                if one.since == standing.match.revision:
                    self.reveals.setdefault(standing.table.id, {})[one.since] = one.at
        await self._changed(standing, cause)

    async def edited(self, edited: message.Message, *how: Any) -> Any:
        self.flying[edited.number] += 1
        self.most_flying = max(self.most_flying, self.flying[edited.number])
        try:
            return await self._edited(edited, *how)
        finally:
            self.flying[edited.number] -= 1

    def told(self) -> dict[str, Any]:
        sent = self.client.services.metrics.requests.collect()
        requests = Counter[str]()
        for sample in next(iter(sent)).samples:
            if sample.name.endswith("_total"):
                requests[sample.labels["status"]] += round(sample.value)
        return {"reveals": self.reveals, "requests": requests, "most_flying": self.most_flying}


async def ready() -> None:
    say(ready=True)


def spend_tokens() -> bool:
    """From now on every board is edited in its channel, as when its table's last press is long ago."""
    message.TOKEN_LIFE = 0
    return True


async def run(url: str, token: str, database: str) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # answers go to the output
    playground.point_discord_at(url)
    manner = {"finger_pause": 0, "guild_ready_timeout": 0.05, "usual": Guild(threads=Threads.OFF)}
    async with open_house(database, **manner) as client:
        watch = Watch(client)
        client.on_ready = ready
        async with tidying(lambda: client.is_busy):
            running = asyncio.create_task(client.start(token))
            await answer_questions({"told": watch.told, "spend-tokens": spend_tokens})
    await running


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
