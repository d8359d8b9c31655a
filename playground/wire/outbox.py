"""Frames on their way out of one websocket.

The frames of one turn of the event loop leave in one write: a press makes several, and a system call each
would cost more than all else. So they are framed here; aiohttp reads, pings and closes the socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from aiohttp import web

FINAL_TEXT, FINAL_BINARY = 0x81, 0x82
MOST_BYTES_BEHIND = 64 * 1024 * 1024


class Outbox:
    """Keeps the order of the frames and never makes the sender wait."""

    def __init__(self, encode: Callable[[str], bytes] | None = None) -> None:
        self._encode = encode or str.encode
        self._opcode = FINAL_BINARY if encode else FINAL_TEXT
        self._waiting: list[str] = []
        self._is_held = False
        self._transport: asyncio.Transport | None = None

    def open(self, request: web.BaseRequest) -> None:
        """Begin to write, once the handshake is done."""
        self._transport = cast("asyncio.Transport | None", request.transport)

    def put(self, frame: str) -> None:
        """Send a frame after those before it."""
        self._waiting.append(frame)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self.flush)

    def hold(self) -> None:
        """Keep back what is put from now on."""
        self._is_held = True

    def release(self) -> None:
        """Write again, first what was kept back."""
        self._is_held = False
        self.flush()

    def flush(self) -> None:
        """Write what waits now."""
        if self._is_held:
            return
        waiting, self._waiting = self._waiting, []
        transport = self._transport
        if not waiting or transport is None or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_BYTES_BEHIND:
            transport.abort()  # a reader that fell hopelessly behind
            return
        transport.write(b"".join([self._frame(frame) for frame in waiting]))

    def cut(self) -> None:
        """End the connection as a broken network would."""
        if self._transport is not None:
            self._transport.abort()

    def _frame(self, frame: str) -> bytes:
        payload = self._encode(frame)
        size = len(payload)
        if size < 126:
            head = bytes((self._opcode, size))
        elif size < 1 << 16:
            head = bytes((self._opcode, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((self._opcode, 127)) + size.to_bytes(8, "big")
        return head + payload
