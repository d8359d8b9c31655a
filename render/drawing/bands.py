"""A picture in bands, from the top: as many as there is room for are packed in haste, the others with care.

Somebody waits for it, and care takes four times as long. How large the bands are in haste tells well enough
how many of them need care; all come out as one stream, as if one had packed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.drawing.packing import CARE_LEVEL, HASTE_LEVEL, Effort, found_in_package, packed

BANDS = 12
WITH_CARE = 0.82  # of what it takes in haste: seldom more
_WHOLE = {Effort.CARE: 0.812, Effort.MORE: 0.765, Effort.MUCH: 0.0}  # the least that may do for all bands
_HEAD, _NOTHING_MORE = b"\x78\x9c", b"\x03\x00"
_RAW, _DEFLATED = -15, 8  # as zlib has them: a window of 32 KiB, and no head or sum of its own

_hasty: Any = found_in_package("isal.isal_zlib", "compressobj")
_close: Any = found_in_package("isal.isal_zlib", "Z_FULL_FLUSH")
_careful: Any = found_in_package("deflate", "deflate_compress")
_summed: Any = found_in_package("deflate", "adler32")


def packed_soon(data: bytearray, room: int) -> tuple[bytes, Effort]:
    """A zlib stream, seldom larger than the room, and how much effort all of it has had at least."""
    if _hasty is None or _careful is None:
        return packed(data, Effort.HASTE), Effort.HASTE
    hasty = _hasty(HASTE_LEVEL, _DEFLATED, _RAW)
    long = -(-len(data) // BANDS)
    with memoryview(data) as whole:
        parts = [whole[start : start + long] for start in range(0, len(data), long)]
        bands: list[bytes] = [hasty.compress(part) + hasty.flush(_close) for part in parts]
        total = _summed(data, 1)  # before care is taken: it frees the wide registers that haste leaves in use
        sizes = [len(band) for band in bands]
        many = _in_haste(sizes, room)
        if not many:
            effort = next(effort for effort, share in _WHOLE.items() if sum(sizes) * share <= room)
            return packed(data, effort), effort
        rest = _careful(whole[many * long :], CARE_LEVEL) if many < len(bands) else _NOTHING_MORE
    return b"".join((_HEAD, *bands[:many], rest, total.to_bytes(4, "big"))), Effort.HASTE


def _in_haste(sizes: Sequence[int], room: int) -> int:
    """How many bands may be as large as haste makes them."""
    over, many = sum(sizes) - room, len(sizes)
    while many and over > 0:
        many -= 1
        over -= round(sizes[many] * (1 - WITH_CARE))
    return many
