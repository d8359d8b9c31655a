"""Pictures already drawn, kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class Cache:
    """Forgets what was not asked for longest when its bytes outgrow the room."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> bytes | None:
        data = self._kept.get(key)
        if data is not None:
            self._kept.move_to_end(key)
        return data

    def put(self, key: Hashable, data: bytes) -> None:
        self.bytes += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self.bytes > self.room:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= len(oldest)
