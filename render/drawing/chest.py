"""Pictures that are kept: those that were asked for lately lie open, the others are folded up small.

Folded, a piece of a board takes a tenth of its room, and a hundredth of a millisecond to be taken out again:
so many tables find theirs in a chest of few MiB.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.cache import Cache
from render.drawing.packing import Effort, packed, unpacked

OPEN = 0.4  # of the room
BESIDES = 600  # bytes that each takes besides its pixels


class Chest:
    """Grey images by what they show. `named` makes of a key the short one under which it is kept folded."""

    def __init__(self, room: int, named: Callable[[Hashable], Hashable]) -> None:
        self.room = room
        self.named = named
        self._open = Cache[Image.Image](round(room * OPEN))
        self._folded = Cache[tuple[tuple[int, int], bytes]](room - self._open.room)

    @property
    def bytes(self) -> int:
        return self._open.bytes + self._folded.bytes

    def get(self, key: Hashable) -> Image.Image | None:
        image = self._open.get(key)
        if image is None and (folded := self._folded.get(self.named(key))) is not None:
            size, data = folded
            image = Image.frombytes("L", size, unpacked(data, size[0] * size[1]))
            self.put(key, image)
        return image

    def put(self, key: Hashable, image: Image.Image, beside: int = 0) -> None:
        """Keep it; its key takes so many bytes `beside`."""
        for gone, laid_by in self._open.put(key, image, image.width * image.height + beside + BESIDES):
            self._fold(self.named(gone), laid_by)

    def clear(self) -> None:
        self._open.clear()
        self._folded.clear()

    def _fold(self, name: Hashable, image: Image.Image) -> None:
        if self._folded.get(name) is None:
            data = packed(image.tobytes(), Effort.HASTE)
            self._folded.put(name, (image.size, data), len(data) + BESIDES)
