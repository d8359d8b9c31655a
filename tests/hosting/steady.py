"""A steady clock that is in the hands of a test."""

from __future__ import annotations

from cogs.wire.clock import LEAP, PlayClock

NOON = 1_800_000_000_000


class Hands:
    """The steady clock of a test."""

    def __init__(self) -> None:
        self.now = NOON
        self.naps: list[int] = []

    def __call__(self) -> int:
        return self.now

    async def sleep_until(self, at: int) -> None:
        self.naps.append(at - self.now)
        self.now = max(self.now, at)


def passed(hands: Hands, clock: PlayClock, ms: int) -> None:
    """So long passes, and the process is awake meanwhile."""
    until = hands.now + ms
    while hands.now < until:
        hands.now = min(until, hands.now + LEAP // 4)
        clock.tick()
