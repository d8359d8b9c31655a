"""Bodies of the same shape break Discord's description together or not at all, so one of them is judged.

A shape forgets what a free text says, but not which of Discord's limits its length is within; it forgets in
which order the items of a list stand, but not which kinds there are and which limit they are within.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable
from typing import Any

LIMITS = (0, 1, 25, 32, 45, 80, 100, 150, 256, 512, 1024, 2000, 2048, 4000, 4096, 6000, 8000)
COUNTS = (0, 1, 2, 5, 10, 25, 40, 100, 130)
FREE_TEXTS = frozenset(
    (
        "avatar",
        "banner",
        "content",
        "custom_id",
        "description",
        "filename",
        "id",
        "label",
        "nonce",
        "placeholder",
        "proxy_url",
        "text",
        "title",
        "token",
        "topic",
        "url",
        "value",
    )
)
FREE_NUMBERS = frozenset(("accent_color", "height", "id", "size", "width"))


def shape(body: Any, key: str = "") -> Hashable:
    """What decides whether a body fits a schema."""
    match body:
        case {"name": str()} if key == "emoji":
            return shape({**body, "name": "", "label": body["name"]})
        case dict():
            return frozenset((name, shape(value, name)) for name, value in body.items())
        case list():
            return bisect_left(COUNTS, len(body)), frozenset(shape(item, key) for item in body)
        case str() if body.isdecimal() and body.isascii():
            return "digits", len(body)
        case str() if key in FREE_TEXTS or key.endswith(("_id", "_url", "timestamp")):
            return "text", bisect_left(LIMITS, len(body)), body == body.strip(), "://" in body
        case int() if key in FREE_NUMBERS and not isinstance(body, bool):
            return "number", body < 0, body < 2**31
        case _:
            return type(body).__name__, body
