"""Knows how the bot is, for whoever hosts it."""

from __future__ import annotations

import math
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any

import discord

from engine.tables.store import StoreDown

if TYPE_CHECKING:
    from cogs.hosting.metrics import Metrics
    from data.database.database import Database


class Monitor:
    def __init__(self, client: discord.AutoShardedClient, metrics: Metrics, database: Database) -> None:
        self.client = client
        self.metrics = metrics
        self.database = database

    def serving(self, host: str, port: int) -> AbstractAsyncContextManager[str | None]:
        """Answer on this port meanwhile; None, with a warning, where the port cannot be had."""
        from cogs.hosting.serving import serving  # two MiB of a server, for hosts who want to be told

        return serving(self.metrics.registry, self.health, host, port)

    async def health(self) -> dict[str, Any]:
        """What works and what does not."""
        latencies = dict(self.client.latencies)
        return {
            "ready": self.client.is_ready(),
            "database": await self._trouble() or "ok",
            "shards": {str(shard): _ms(seconds) for shard, seconds in latencies.items()},
        }

    async def _trouble(self) -> str | None:
        try:
            await self.database.alive()
        except StoreDown as problem:
            return str(problem)
        return None


def _ms(seconds: float) -> int | None:
    """Nothing is known of a shard before its first heartbeat."""
    return round(seconds * 1000) if math.isfinite(seconds) else None
