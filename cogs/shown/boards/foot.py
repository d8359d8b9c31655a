"""The lines below a board's buttons: as high with little to say as with much, so that nothing above moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

WIDTH = 44  # characters in a row of small text, as a phone breaks it
BLANK = "\u200b"  # a row of text in which nothing is seen

_MENTION = re.compile(r"<@(\d+)>")
_MOMENT = re.compile(r"<t:\d+(?::\w)?>")
_MARKUP = re.compile(r"[\\*_`]")


def block_of_lines(lines: Sequence[str], names: Mapping[int, str], left: int) -> str:
    """The last of these lines for which there are rows left, the newest always; blank rows fill it up."""
    shown: list[str] = []
    for line in reversed(lines):
        left -= rows_taken(line, names)
        if left < 0 and shown:
            left += rows_taken(line, names)
            break
        shown.insert(0, f"-# {line}")
    return "\n".join((*shown, *(f"-# {BLANK}" for _ in range(left))))


def rows_taken(line: str, names: Mapping[int, str]) -> int:
    """How many rows a line takes; a mention is as long as its person's name."""
    seen = _MENTION.sub(lambda found: f"@{names.get(int(found[1]), found[1])}", line)
    seen = _MARKUP.sub("", _MOMENT.sub("in 30 seconds", seen))
    return max(1, -(-len(seen) // WIDTH))
