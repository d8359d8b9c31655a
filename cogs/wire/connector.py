"""How requests leave for Discord: in one piece, and none that could be one too many.

aiohttp sends a form part by part, in ten pieces where a screen has one picture: as many calls of the system,
and as often whoever reads it is woken.
"""

from __future__ import annotations

from typing import Any

from aiohttp import ClientRequest, ClientTimeout, MultipartWriter, TCPConnector
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

from cogs.wire.allowance import Allowance

LARGEST = 512 * 1024  # bytes: a film goes by and by, that nobody waits for it


class ToDiscord(TCPConnector):
    """What answers people is free of the limit of all."""

    def __init__(self, allowance: Allowance | None = None, **options: Any) -> None:
        super().__init__(**options)
        self._allowance = allowance or Allowance()

    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: ClientTimeout,  # noqa: ASYNC109 - as aiohttp has it
    ) -> Connection:
        form = req.body
        if isinstance(form, MultipartWriter) and (form.size or LARGEST) < LARGEST:
            await req.update_body(await form.as_bytes())
        path = req.url.path
        if "/webhooks/" in path or "/interactions/" in path:
            return await super().connect(req, traces, timeout)
        was_answered = await self._allowance.one_leaves()
        try:
            connection = await super().connect(req, traces, timeout)
        except BaseException:
            was_answered()
            raise
        connection.add_callback(was_answered)
        return connection
