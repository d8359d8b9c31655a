"""An open web socket of a page, as far away as its person's phone."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from random import Random

from aiohttp import WSMsgType, web

from playground.serving.lag import Profile, Way
from playground.serving.pages import Pages
from playground.wire.encoded import encode
from playground.wire.outbox import Outbox
from playground.world.people import Person

LONGEST_FRAME = 16 * 1024 * 1024  # the largest file in base64, and what goes with it


class Line(ABC):
    def __init__(self, pages: Pages, person: Person, latency: Profile | None) -> None:
        self.person = person
        self._pages = pages
        self._socket = web.WebSocketResponse(heartbeat=30, max_msg_size=LONGEST_FRAME, compress=False)
        self._outbox = Outbox()
        self._latency = latency
        random = Random()
        self._up, self._down = Way(random), Way(random)
        self._random = random
        self._tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    def take(self, raw: str) -> None:
        """A frame has come."""

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve the page until it closes."""
        await self._socket.prepare(request)
        self._outbox.open(request)
        self._pages.enter(self)
        self.send(encode(self._pages.hello(self.person)))
        lasts = self._profile.lasts(self._random)
        if lasts is not None:
            self._tasks.add(asyncio.create_task(self._drop(lasts)))
        try:
            async for frame in self._socket:
                if frame.type == WSMsgType.TEXT:
                    self._up.carry(self._profile, self.take, frame.data)
        finally:
            self._pages.leave(self)
            self._up.close()
            self._down.close()
            for task in self._tasks:
                task.cancel()
        return self._socket

    def send(self, frame: str) -> None:
        """Send a frame, by a way as long as people's."""
        self._down.carry(self._profile, self._outbox.put, frame)

    @property
    def _profile(self) -> Profile:
        return self._latency or self._pages.latency

    async def _drop(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.cut()

    def cut(self) -> None:
        """End it without a word."""
        self._outbox.cut()
