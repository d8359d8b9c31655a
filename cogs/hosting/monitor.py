"""Tells whoever hosts the bot how it is: `/metrics` for Prometheus, `/health` for whatever restarts it."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import discord
import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from engine.tables.store import StoreDown

if TYPE_CHECKING:
    from cogs.hosting.metrics import Metrics
    from data.database.database import Database

log = structlog.get_logger()


class Monitor:
    def __init__(self, client: discord.AutoShardedClient, metrics: Metrics, database: Database) -> None:
        self.client = client
        self.metrics = metrics
        self.database = database

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncIterator[str | None]:
        """Answer on this port meanwhile; None, with a warning, where the port cannot be had."""
        app = web.Application()
        app.add_routes([web.get("/metrics", self._metrics), web.get("/health", self._health)])
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            yield await self._listen(runner, host, port)
        finally:
            await runner.cleanup()

    async def health(self) -> dict[str, Any]:
        """What works and what does not."""
        latencies = dict(self.client.latencies)
        return {
            "ready": self.client.is_ready(),
            "database": await self._trouble() or "ok",
            "shards": {str(shard): _ms(seconds) for shard, seconds in latencies.items()},
        }

    async def _listen(self, runner: web.AppRunner, host: str, port: int) -> str | None:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as problem:
            log.warning("no metrics: METRICS_PORT cannot be used", port=port, problem=problem.strerror)
            return None
        address = f"http://{host}:{runner.addresses[0][1]}"
        log.info("metrics", address=f"{address}/metrics", health=f"{address}/health")
        return address

    async def _metrics(self, _: web.Request) -> web.Response:
        told = generate_latest(self.metrics.registry)
        return web.Response(body=told, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        told = await self.health()
        return web.json_response(told, status=200 if told["ready"] and told["database"] == "ok" else 503)

    async def _trouble(self) -> str | None:
        try:
            await self.database.alive()
        except StoreDown as problem:
            return str(problem)
        return None


def _ms(seconds: float) -> int | None:
    """Nothing is known of a shard before its first heartbeat."""
    return round(seconds * 1000) if math.isfinite(seconds) else None
