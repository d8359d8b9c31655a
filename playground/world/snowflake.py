"""Discord's ids: the millisecond of their making in the upper bits, a rising number in the lower 22."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import lru_cache

EPOCH_MS = 1_420_070_400_000
LOW_BITS = 22
# Ids whose time is given (a press) count in the upper half of their millisecond, ids of now in the lower,
# so that neither can meet the other.
HALF = 1 << (LOW_BITS - 1)
LATEST_MS = EPOCH_MS + (1 << 41)  # ids stay below 2 to the 63


class Snowflakes:
    """Makes ids. Those of now rise strictly, also within one millisecond."""

    def __init__(self) -> None:
        self._last = 0
        self._given = 0

    def next(self, at_ms: int | None = None) -> int:
        """The next id: of now, or of the millisecond `at_ms` since 1970."""
        if at_ms is not None:
            self._given = (self._given + 1) % HALF
            return (max(at_ms - EPOCH_MS, 0) << LOW_BITS) + HALF + self._given
        self._last = max((now_ms() - EPOCH_MS) << LOW_BITS, self._last + 1)
        return self._last

    def never_before(self, known: int) -> None:
        """Give no id of now that is not after this one."""
        self._last = max(self._last, known)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def time_of(snowflake: int | str) -> int:
    """The millisecond since 1970 that stands in an id."""
    return (int(snowflake) >> LOW_BITS) + EPOCH_MS


def timestamp(ms: int | None = None) -> str:
    """A moment as Discord writes it in JSON; now by default."""
    second, rest = divmod(now_ms() if ms is None else ms, 1000)
    return f"{_to_the_second(second)}.{rest:03}000+00:00"


@lru_cache(maxsize=64)
def _to_the_second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).replace(tzinfo=None).isoformat()
