"""What is an emoji: Discord knows those of Unicode, and those that somebody uploaded."""

from __future__ import annotations

import re

_ONE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf"
    "\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f004-\U0001faff]"
    "\ufe0f?[\U0001f3fb-\U0001f3ff]?"
)
_FLAG = "[\U0001f1e6-\U0001f1ff]{2}"
_TAGGED = "\U0001f3f4[\U000e0061-\U000e007a]+\U000e007f"
_KEYCAP = "[0-9#*]\ufe0f?\u20e3"
_UNICODE = re.compile(f"{_FLAG}|{_TAGGED}|{_KEYCAP}|{_ONE}(\u200d{_ONE})*")


def is_emoji(text: str) -> bool:
    """Whether a text is one emoji of Unicode."""
    return _UNICODE.fullmatch(text) is not None
