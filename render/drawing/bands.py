"""A picture in bands, from the top: as many as there is room for are packed in haste, the others with care.

Somebody waits for it, and care takes four times as long. How large the bands are in haste tells well enough
how many of them need care; where it does not, care is taken of one band more, and not of all again. All come
out as one stream, as if one had packed it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from render.drawing.packing import CARE_LEVEL, HASTE_LEVEL, Effort, found_in_package, packed

BANDS = 12
SPARSE = 12.5  # pixels a byte: in haste the fullest boards come to no less
WITH_CARE = 0.82  # of what it takes in haste, or less
_WHOLE = {Effort.CARE: 0.785, Effort.MORE: 0.765, Effort.MUCH: 0.0}  # what mostly does for all bands
_HEAD, _NOTHING_MORE, _SUM = b"\x78\x9c", b"\x03\x00", 4
_RAW, _DEFLATED = -15, 8  # as zlib has them: a window of 32 KiB, and no head or sum of its own
_ONE_MORE = 6  # zlib's level for a band between others, which libdeflate cannot leave open

_hasty: Any = found_in_package("isal.isal_zlib", "compressobj")
_open: Any = found_in_package("isal.isal_zlib", "Z_SYNC_FLUSH")
_careful: Any = found_in_package("deflate", "deflate_compress")
_summed: Any = found_in_package("deflate", "adler32")


def packed_soon(data: bytearray, room: int) -> tuple[bytes, Effort]:
    """A zlib stream, seldom larger than the room, and how much effort all of it has had at least."""
    if _hasty is None or _careful is None:
        return packed(data, Effort.HASTE), Effort.HASTE
    if len(data) <= room * SPARSE and len(whole := packed(data, Effort.HASTE)) <= room:
        return whole, Effort.HASTE
    hasty = _hasty(HASTE_LEVEL, _DEFLATED, _RAW)
    long = -(-len(data) // BANDS)
    with memoryview(data) as pixels:
        parts = [pixels[start : start + long] for start in range(0, len(data), long)]
        bands: list[bytes] = [hasty.compress(part) + hasty.flush(_open) for part in parts]
        total = _summed(data, 1)  # before care is taken: it frees the wide registers that haste leaves in use
        sizes = [len(band) for band in bands]
        left = room - len(_HEAD) - _SUM
        many = _in_haste(sizes, left)
        if not many:
            effort = next(effort for effort, share in _WHOLE.items() if sum(sizes) * share <= left)
            return packed(data, effort), effort
        rest = [_careful(pixels[many * long :], CARE_LEVEL) if many < len(bands) else _NOTHING_MORE]
        while many and sum(sizes[:many]) + sum(map(len, rest)) > left:
            many -= 1
            rest.insert(0, _between(parts[many]))
    stream = b"".join((_HEAD, *bands[:many], *rest, total.to_bytes(_SUM, "big")))
    return stream, Effort.HASTE if many else Effort.CARE


def _in_haste(sizes: Sequence[int], room: int) -> int:
    """How many bands may be as large as haste makes them."""
    over, many = sum(sizes) + len(_NOTHING_MORE) - room, len(sizes)
    while many and over > 0:
        many -= 1
        over -= round(sizes[many] * (1 - WITH_CARE))
    return many


def _between(part: memoryview) -> bytes:
    """One band with care, which knows nothing of those before it and lets others follow."""
    pack = zlib.compressobj(_ONE_MORE, _DEFLATED, _RAW)
    return pack.compress(part) + pack.flush(zlib.Z_SYNC_FLUSH)
