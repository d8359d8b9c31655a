"""Nobody keeps others waiting by pressing more than a hand can: what comes beyond that is passed over."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

BURST = 30  # presses at once, as of somebody whose phone was out of reach for a moment
STEADY = 10.0  # presses a second that are answered for good
REMEMBERED = 1_000  # people who pressed last


class Crowd:
    def __init__(
        self, clock: Callable[[], float] = monotonic, *, burst: int = BURST, steady: float = STEADY
    ) -> None:
        self._clock = clock
        self._burst, self._steady = float(burst), steady
        self._credit: OrderedDict[int, tuple[float, float]] = (
            OrderedDict()
        )  # by person: presses left, and when

    def lets_in(self, person: int) -> bool:
        """Whether this press is one that a hand can have made."""
        now = self._clock()
        left, then = self._credit.pop(person, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._steady)
        self._credit[person] = (left - 1 if left >= 1 else left, now)
        if len(self._credit) > REMEMBERED:
            self._credit.popitem(last=False)
        return left >= 1
