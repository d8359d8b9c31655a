"""What drawing leaves behind, given back to the system: glibc keeps it, in a heap for every thread.

Pictures come and go by the megabyte in threads that live as long as the house. Elsewhere nothing is done.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

_M_ARENA_MAX = -8  # as <malloc.h> has it


@cache
def _glibc() -> ctypes.CDLL | None:
    """The C library of this process, where it is glibc."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") else None


def share_one_heap() -> bool:
    """Let threads that are yet to begin use one heap together; whether they do now."""
    library = _glibc()
    return library is not None and library.mallopt(_M_ARENA_MAX, 1) == 1


def give_back() -> None:
    """Hand all pages that hold nothing any more to the system: some milliseconds, away from the loop."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)
