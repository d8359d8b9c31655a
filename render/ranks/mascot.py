"""A person's monster: always the same, and nobody chooses it."""

from __future__ import annotations

from hashlib import sha256

from render.drawing.canvas import Sprite
from render.monsters import grow, portrait

KINDS = 1 << 20


def mascot(person: int, size: int) -> Sprite:
    digest = sha256(str(person).encode()).digest()
    return portrait(grow(int.from_bytes(digest[:4]) % KINDS), size)
