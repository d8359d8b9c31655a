"""Loops that wait have an end.

waits = patience("the match to end")
while not await is_over():
    next(waits)
    await asyncio.sleep(0.01)
"""

from __future__ import annotations

import time
from collections.abc import Iterator

SECONDS = 120.0  # that anything may take on a busy machine
LONG = 1000.0  # that a whole match of people may take there


def patience(what: str, seconds: float = SECONDS) -> Iterator[None]:
    """A turn of a loop for each `next`; when it has taken too long, it is told what was waited for."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        yield
    raise AssertionError(f"waited {seconds:g} s in vain for {what}")
