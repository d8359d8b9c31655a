"""Frames on their way out of one websocket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from aiohttp import web

MOST_WAITING = 50_000


class Outbox:
    """Keeps the order of the frames and never makes the sender wait; one task writes them."""

    def __init__(self, socket: web.WebSocketResponse, encode: Callable[[str], bytes] | None = None) -> None:
        self._socket = socket
        self._encode = encode
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, bytes] | None = None

    def put(self, frame: str) -> None:
        """Send a frame after those before it. A reader that fell hopelessly behind is let go."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(1008, "too slow")
        elif self._closing is None:
            self._waiting.append(frame)
            self._wake.set()

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket once all frames are out."""
        if self._closing is None:
            self._closing = (code, reason.encode())
            self._wake.set()

    async def run(self) -> None:
        """Write until closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._write(self._waiting.popleft())
            if self._closing is not None:
                code, reason = self._closing
                await self._socket.close(code=code, message=reason)
                return

    async def _write(self, frame: str) -> None:
        if self._socket.closed:
            self._waiting.clear()
        elif self._encode is None:
            await self._socket.send_str(frame)
        else:
            await self._socket.send_bytes(self._encode(frame))
