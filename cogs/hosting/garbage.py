"""What a house is made of stays as long as its process: garbage is looked for among the rest alone.

Otherwise every look at all that there is lasts a tenth of a second, in which nobody is answered. A look at
the rest lasts some milliseconds, or some tens of them at what is older: it is taken while nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

PAUSE = 0.25  # s between two moments in which it is asked whether anybody waits
ENOUGH = 1_000  # things that may be garbage: some presses' worth
AT_MOST = 5_000  # even while people wait
RARER = 100  # times as long as a look at all that came since the start has lasted there is no other


def leave_standing() -> None:
    """Whatever there is now is looked through once, and never again: for a process that is one house's."""
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def tidying(is_busy: Callable[[], bool]) -> AsyncIterator[None]:
    """From now on what stands is left standing, and garbage is looked for in quiet moments."""
    leave_standing()
    before = gc.get_threshold()
    gc.set_threshold(AT_MOST, *before[1:])
    tidier = asyncio.create_task(_tidy(is_busy))
    try:
        yield
    finally:
        tidier.cancel()
        gc.set_threshold(*before)


async def _tidy(is_busy: Callable[[], bool]) -> None:
    whole_again, is_tidy = 0.0, True
    while True:
        await asyncio.sleep(PAUSE)
        fallen = gc.get_count()[0]
        is_tidy = is_tidy and fallen < ENOUGH
        if is_busy() or is_tidy:
            continue
        begun = monotonic()
        if begun < whole_again:
            if fallen >= ENOUGH:
                gc.collect(1)
            continue
        gc.collect()
        whole_again, is_tidy = begun + RARER * (monotonic() - begun), True
