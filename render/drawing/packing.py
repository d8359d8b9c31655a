"""How pixels become few bytes: libdeflate takes its time, ISA-L hurries for people who wait in a race.

zlib stands in where a system has neither: its pictures are the same, and take three times as long.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import Any

Bytes = bytes | bytearray
Pack = Callable[[Bytes, int], bytes]
Checksum = Callable[[bytes, int], int]


class Effort(Enum):
    HASTE = "haste"  # in a race: a fifth of the time, a quarter larger
    PROMPT = "prompt"  # somebody waits: in haste as far as that keeps the limit, the rest with care
    CARE = "care"
    MORE = "more"  # for the few that would be over the limit
    MUCH = "much"  # and for those that still are: twice as long
    UTMOST = "utmost"  # six times as long


# The level of each; beyond level 5 libdeflate takes a third longer for a twentieth of the size.
HASTE_LEVEL, CARE_LEVEL = 1, 5
_ISAL = {Effort.HASTE: HASTE_LEVEL, Effort.PROMPT: HASTE_LEVEL}
_LIBDEFLATE = {
    Effort.HASTE: 2,
    Effort.PROMPT: 2,
    Effort.CARE: CARE_LEVEL,
    Effort.MORE: 6,
    Effort.MUCH: 7,
    Effort.UTMOST: 9,
}
_ZLIB = {
    Effort.HASTE: 4,
    Effort.PROMPT: 4,
    Effort.CARE: 6,
    Effort.MORE: 7,
    Effort.MUCH: 8,
    Effort.UTMOST: 9,
}


def packers() -> list[tuple[Pack, dict[Effort, int]]]:
    """What this system has, the fastest first, and the levels that each is for."""
    known = (("isal.isal_zlib", "compress", _ISAL), ("deflate", "zlib_compress", _LIBDEFLATE))
    here = [(found_in_package(package, name), levels) for package, name, levels in known]
    return [*((pack, levels) for pack, levels in here if pack), (zlib.compress, _ZLIB)]


def found_in_package(package: str, name: str) -> Any:
    """What a package has by this name, or nothing where the package is missing."""
    try:
        return getattr(import_module(package), name)
    except ImportError:
        return None


PACKERS = packers()

# ISA-L leaves the processor's wide registers in use, and zlib then takes nearly twice as long in this thread.
# libdeflate's sum of what was packed, which every PNG needs, leaves them free again.
checksum: Checksum = found_in_package("deflate", "crc32") or zlib.crc32


def packed(data: Bytes, effort: Effort) -> bytes:
    """A zlib stream, by the first packer that is made for this. Other threads run meanwhile."""
    pack, level = next((pack, levels[effort]) for pack, levels in PACKERS if effort in levels)
    return pack(data, level)


_unpack = found_in_package("deflate", "zlib_decompress")


def unpacked(data: bytes, size: int) -> bytes:
    """What was packed, which had so many bytes."""
    return bytes(_unpack(data, size) if _unpack else zlib.decompress(data, bufsize=size))
