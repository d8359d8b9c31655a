"""JSON as it goes over the wire. What several hear is written once and spliced into what each hears."""

from __future__ import annotations

import json
from typing import Any

# All that is told here is a tree, so nobody needs to look for circles.
encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class Encoded(str):
    """JSON that is text already."""

    __slots__ = ()


def spliced(head: dict[str, Any], **parts: str) -> Encoded:
    """The JSON of an object that is not empty, with members added whose JSON is text already."""
    return Encoded(encode(head)[:-1] + "".join(f',"{key}":{text}' for key, text in parts.items()) + "}")


def text_of(value: Any) -> str:
    """The JSON of anything."""
    return value if isinstance(value, Encoded) else encode(value)
