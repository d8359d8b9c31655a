"""The clock by which matches run: only ever forward, and only while people can be seen and heard.

Three times are told apart. *Steady* time goes on whatever happens to the host's clock, also while the machine
sleeps. *Play time*, by which every deadline is set, stands still while nobody could have pressed anything.
*Discord's* time is what people's own clocks show, and what stands in their presses.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

TICK = 0.5  # s between two looks whether the process was frozen
LEAP = 2_000  # ms that play time may pass unseen: what is longer was nobody's time
LOOK = 250  # ms between two looks whether a stopped clock goes again
ON_ITS_WAY = 250  # ms that a press may take to us: such a delay says nothing of our clock
HEARD = 32  # presses by which the two clocks are compared

# Only Linux says how long the machine slept; elsewhere the presses tell.
_COUNTER = getattr(time, "CLOCK_BOOTTIME", None)
_ticks = time.monotonic_ns if _COUNTER is None else partial(time.clock_gettime_ns, _COUNTER)
_BEGAN = time.time_ns() - _ticks()
_DISCORD_EPOCH = 1_420_070_400_000


def steady_time() -> int:
    """Ms since 1970 by the host's clock as it was when we began: set meanwhile, it changes nothing here."""
    return (_BEGAN + _ticks()) // 1_000_000


def made_at(snowflake: int) -> int:
    """When Discord gave this id to something, such as a press, in ms by its own clock."""
    return (snowflake >> 22) + _DISCORD_EPOCH


class PlayClock:
    """Called, it tells play time. It stands still until `go`."""

    def __init__(
        self,
        steady: Callable[[], int],
        sleep_until: Callable[[int], Awaitable[None]],
        leap: int | None = None,
    ) -> None:
        self.steady = steady
        self._sleep_until = sleep_until
        self._leap = leap  # None: whoever moves `steady` is trusted
        self._behind = 0  # ms of steady time that nobody could play in
        self._read = self._seen = self._stopped = steady()
        self.stands = True
        self._delays: deque[int] = deque(maxlen=HEARD)

    def __repr__(self) -> str:
        return f"PlayClock({self()}, behind={self._behind}, ahead={self.ahead})"

    def __call__(self) -> int:
        self._read = max(self._read, self.reckoned())
        return self._read

    def reckoned(self) -> int:
        """Play time without what was given back, which may have been told already: so it may go back."""
        now = self._stopped if self.stands else self.steady()
        if self._leap is not None:
            now = min(now, self._seen + self._leap)
        return now - self._behind

    def begin_after(self, moment: int) -> None:
        """The run before came as far as this; time goes on from there, whatever the host's clock says now."""
        self.give_back(min(0, self() - moment))

    # Standing still

    def stop(self) -> None:
        """Nobody can be seen or heard."""
        if not self.stands:
            self.tick()
            self.stands, self._stopped = True, self.steady()

    def go(self) -> None:
        """They can again: what passed meanwhile was nobody's time."""
        if self.stands:
            self._behind += self.steady() - self._stopped
            self.stands, self._seen = False, self.steady()

    def give_back(self, ms: int) -> None:
        """So much of what has passed was not the players': time stands still until it has come up for it."""
        self._behind += ms

    def tick(self) -> int:
        """We are not frozen; for how many ms we were."""
        now, lost = self.steady(), 0
        if self._leap is not None and not self.stands:
            lost = max(0, now - self._seen - self._leap)
            self._behind += lost
        self._seen = now
        return lost

    # Sleeping

    async def sleep_until(self, at: int) -> None:
        """Until it is so late in play time."""
        while (left := at - self()) > 0:
            await self._sleep_until(self.steady() + (LOOK if self.stands else left))

    # Discord's time

    def heard(self, made: int) -> None:
        """Something came that was made at this moment of Discord's."""
        self._delays.append(self.steady() - made)

    @property
    def ahead(self) -> int:
        """How many ms play time is ahead of Discord's clock."""
        return self._skew - self._missed

    def shown(self, at: int) -> int:
        """When a moment of play time comes by people's own clocks."""
        return at - self.ahead

    def by_discord(self) -> int:
        """How late it is now by people's own clocks."""
        return self.steady() - self._skew

    @property
    def _missed(self) -> int:
        """How far play time is behind steady time by now."""
        return self._behind + (self.steady() - self._stopped if self.stands else 0)

    @property
    def _skew(self) -> int:
        """How far steady time is ahead of Discord's, by the quickest of the last presses."""
        quickest = min(self._delays, default=0)
        return 0 if 0 <= quickest <= ON_ITS_WAY else quickest
