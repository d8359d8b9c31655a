"""How pixels become few bytes: libdeflate takes its time, ISA-L hurries for people who wait in a race.

zlib stands in where a system has neither: its pictures are the same, and take three times as long.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from enum import Enum
from importlib import import_module

Pack = Callable[[bytes, int], bytes]


class Effort(Enum):
    HASTE = "haste"  # in a race: a fifth of the time, a quarter larger
    PROMPT = "prompt"  # somebody waits: in haste where that keeps the limit, else with care
    CARE = "care"
    UTMOST = "utmost"  # for the few that would be over the limit


# The level of each; beyond level 5 libdeflate takes a third longer for a twentieth of the size.
_ISAL = {Effort.HASTE: 1, Effort.PROMPT: 1}
_LIBDEFLATE = {Effort.HASTE: 1, Effort.PROMPT: 1, Effort.CARE: 5, Effort.UTMOST: 9}
_ZLIB = {Effort.HASTE: 4, Effort.PROMPT: 4, Effort.CARE: 6, Effort.UTMOST: 9}


def packers() -> list[tuple[Pack, dict[Effort, int]]]:
    """What this system has, the fastest first, and the levels that each is for."""
    known = (("isal.isal_zlib", "compress", _ISAL), ("deflate", "zlib_compress", _LIBDEFLATE))
    found = [(_found(package, name), levels) for package, name, levels in known]
    return [*((pack, levels) for pack, levels in found if pack), (zlib.compress, _ZLIB)]


def _found(package: str, name: str) -> Pack | None:
    try:
        return getattr(import_module(package), name)
    except ImportError:
        return None


PACKERS = packers()


def packed(data: bytes, effort: Effort) -> bytes:
    """A zlib stream, by the first packer that is made for this. Other threads run meanwhile."""
    pack, level = next((pack, levels[effort]) for pack, levels in PACKERS if effort in levels)
    return pack(data, level)
