"""Requests leave in one piece.

aiohttp sends a form part by part, in ten pieces where a screen has one picture: as many calls of the system,
and as often whoever reads it is woken.
"""

from __future__ import annotations

from aiohttp import ClientRequest, ClientTimeout, MultipartWriter, TCPConnector
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

LARGEST = 512 * 1024  # bytes: a film goes by and by, that nobody waits for it


class WholeForms(TCPConnector):
    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: ClientTimeout,  # noqa: ASYNC109 - as aiohttp has it
    ) -> Connection:
        form = req.body
        if isinstance(form, MultipartWriter) and (form.size or LARGEST) < LARGEST:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)
