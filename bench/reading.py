"""What people read, however it is broken into rows for a narrow phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playground.client import Seen

_BREAK = re.compile(r"\n(?:-# )?")


def read(text: str) -> str:
    """In one line."""
    return _BREAK.sub(" ", text)


def tells(what: str) -> Callable[[Seen], bool]:
    """Whether a message says this."""
    return lambda seen: what in read(seen.text)
