"""What was made before, kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class Cache(Generic[Kept]):
    """Forgets what was not asked for longest when its bytes outgrow the room; for any number of threads."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[Kept, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> Kept | None:
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, made: Kept, size: int) -> list[tuple[Hashable, Kept]]:
        """Keep it; what has to leave for it, and what it was known by."""
        left: list[tuple[Hashable, Kept]] = []
        with self._lock:
            _, before = self._kept.pop(key, (None, 0))
            self._kept[key] = made, size
            self.bytes += size - before
            while self.bytes > self.room:
                oldest, (gone, its_size) = self._kept.popitem(last=False)
                self.bytes -= its_size
                left.append((oldest, gone))
        return left

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.bytes = 0
