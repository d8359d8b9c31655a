"""People (and the bot, who is one of them to Discord)."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

AVATAR_SIZE = 128
BLURPLE = 0x5865F2


@dataclass(slots=True)
class Person:
    """Somebody with an account. Edited through `edit`, so that the user object made once stays true."""

    id: str
    name: str
    locale: str = "en-US"
    colour: int = BLURPLE
    bot: bool = False
    takes_dms: bool = True
    has_app: bool = False  # installed the bot for themselves
    user: dict[str, Any] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.edit()

    def edit(self, *, name: str | None = None, locale: str | None = None, colour: int | None = None) -> None:
        """Change how they are called, which language they speak or what colour they wear."""
        self.name = name or self.name
        self.locale = locale or self.locale
        self.colour = self.colour if colour is None else colour
        self.user = {
            "id": self.id,
            "username": "".join(self.name.lower().split()) or "somebody",
            "global_name": self.name,
            "avatar": f"{self.colour:032x}",
            "discriminator": "0",
            "public_flags": 0,
            "flags": 0,
            "bot": self.bot,
            "banner": None,
            "accent_color": self.colour,
            "primary_guild": None,
        }

    def card(self) -> dict[str, Any]:
        """As the page shows them."""
        return {
            "id": self.id,
            "name": self.name,
            "locale": self.locale,
            "colour": self.colour,
            "has_app": self.has_app,
            "user": self.user,
        }


@lru_cache(maxsize=64)
def avatar(colour: int) -> bytes:
    """A PNG: a disc of one colour."""
    half = AVATAR_SIZE / 2
    inside = bytes((colour >> 16 & 255, colour >> 8 & 255, colour & 255, 255))
    rows = bytearray()
    for y in range(AVATAR_SIZE):
        reach = round((half**2 - (y + 0.5 - half) ** 2) ** 0.5)
        edge = bytes(4 * (AVATAR_SIZE // 2 - reach))
        rows += b"\0" + edge + inside * (2 * reach) + edge
    head = struct.pack(">IIBBBBB", AVATAR_SIZE, AVATAR_SIZE, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
