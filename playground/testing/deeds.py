"""What a person for programs did, and how it went."""

# ruff: noqa: ASYNC109 - how long a person waits is said where the waiting is asked for
from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from typing import Any

from playground.world.messages import Json

PATIENCE = float(os.environ.get("PLAYGROUND_PATIENCE", "15"))  # seconds


class Refused(Exception):
    """The playground did not let this person do that. The message says why."""

    def __init__(self, words: str, code: int | None = None) -> None:
        super().__init__(words)
        self.code = code


@dataclass(slots=True)
class Deed:
    """One interaction and how it went: sent, thinking, done or failed."""

    id: str
    state: str = "sent"
    reason: str | None = None
    response: str | None = None
    _heard_of: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    _answered: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def failed(self) -> bool:
        """Whether the person read "This interaction failed"."""
        return self.state == "failed"

    @property
    def open(self) -> bool:
        """Whether something is still to come."""
        return self.state in ("sent", "thinking")

    async def acknowledged(self, timeout: float = PATIENCE) -> Deed:
        """Wait for the bot to say that it thinks, to answer, or to fail."""
        async with asyncio.timeout(timeout):
            await self._heard_of.wait()
        return self

    async def answered(self, timeout: float = PATIENCE) -> Deed:
        """Wait for the answer, however long the bot thinks, or for the failure."""
        async with asyncio.timeout(timeout):
            await self._answered.wait()
        return self

    def hear(self, event: Json) -> None:
        """Take note of how it goes."""
        self.state = event["state"]
        self.reason = event.get("reason")
        self.response = event.get("response", self.response)
        self._heard_of.set()
        if not self.open:
            self._answered.set()


def moments_of(options: dict[str, Any]) -> Json:
    """When something is done and when it arrives, taken out of what else is said of it."""
    return {key: options.pop(key) for key in ("pressed_at", "arrive_in") if key in options}
