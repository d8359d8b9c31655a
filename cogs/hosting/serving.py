"""Tells whoever hosts the bot how it is: `/metrics` for Prometheus, `/health` for whatever restarts it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

log = structlog.get_logger()


@asynccontextmanager
async def serving(
    registry: CollectorRegistry, state: Callable[[], Awaitable[dict[str, Any]]], host: str, port: int
) -> AsyncIterator[str | None]:
    """Answer on this port meanwhile; None, with a warning, where the port cannot be had."""

    async def metrics(_: web.Request) -> web.Response:
        told = generate_latest(registry)
        return web.Response(body=told, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        told = await state()
        return web.json_response(told, status=200 if told["ready"] and told["database"] == "ok" else 503)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/health", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        yield await _listen(runner, host, port)
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> str | None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as problem:
        log.warning("no metrics: METRICS_PORT cannot be used", port=port, problem=problem.strerror)
        return None
    address = f"http://{host}:{runner.addresses[0][1]}"
    log.info("metrics", address=f"{address}/metrics", health=f"{address}/health")
    return address
