"""The way between a page and the playground, as long as it is for people: at home, on a phone, in a train.

Frames keep their order on each way, as over TCP; what is lost there comes late, and everything after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True, slots=True)
class Profile:
    """How long there and back takes, in milliseconds, and what goes wrong on the way."""

    name: str
    least: float = 0.0
    most: float = 0.0
    lost: float = 0.0  # the part of the frames that has to be sent once more
    again: float = 0.0  # how long that takes
    minutes: float | None = None  # between two drops of the connection, on average

    def one_way(self, random: Random) -> float:
        """The seconds of one frame's way."""
        there_and_back = random.triangular(self.least, self.most, self.least + (self.most - self.least) / 4)
        late = self.again * random.uniform(0.5, 1.5) if random.random() < self.lost else 0.0
        return (there_and_back / 2 + late) / 1000

    def lasts(self, random: Random) -> float | None:
        """The seconds until the connection drops, or None when it stays."""
        return None if self.minutes is None else 60 * random.expovariate(1 / self.minutes)

    def told(self) -> dict[str, Any]:
        """As the page shows it."""
        return {"name": self.name, "least": self.least, "most": self.most}


PROFILES = {
    profile.name: profile
    for profile in (
        Profile("none"),
        Profile("home", 15, 60),
        Profile("phone", 150, 400),
        Profile("train", 250, 1200, lost=0.04, again=1500, minutes=1.5),
    )
}
NONE = PROFILES["none"]
APART = 1e-6  # s: two timers of the same moment may fire in either order
WAITING = 64


class Way:
    """One direction of one connection."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._last = 0.0
        self._waiting: set[asyncio.TimerHandle] = set()

    def carry(self, profile: Profile, arrive: Callable[[str], Any], frame: str) -> None:
        """Let a frame arrive after its way; at once where there is none."""
        if profile is NONE and not self._last:
            arrive(frame)
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        if profile is NONE and self._last <= now:
            self._last = 0.0
            arrive(frame)
            return
        way = 0.0 if profile is NONE else profile.one_way(self._random)
        self._last = max(self._last + APART, now + way)
        handle = loop.call_at(self._last, arrive, frame)
        self._waiting.add(handle)
        if len(self._waiting) > WAITING:
            self._waiting = {one for one in self._waiting if one.when() > now}

    def close(self) -> None:
        """What is on its way gets lost."""
        for handle in self._waiting:
            handle.cancel()
