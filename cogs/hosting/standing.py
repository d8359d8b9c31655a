"""What a house is made of stays as long as its process: garbage is looked for among the rest alone.

Otherwise every look at all that there is lasts a tenth of a second, in which nobody is answered. A look at
the rest lasts some milliseconds: it is taken while nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

PAUSE = 0.25  # s between two moments in which it is asked whether anybody waits
ENOUGH = 2_000  # things that may be garbage: some presses' worth
AT_MOST = 20_000  # even while people wait
WHOLE = 200  # looks after which all is looked through that came since the start


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
    looks = 0
    while True:
        await asyncio.sleep(PAUSE)
        if gc.get_count()[0] >= ENOUGH and not is_busy():
            looks += 1
            gc.collect(1 if looks % WHOLE else 2)
