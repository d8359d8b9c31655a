"""Emoji that stand for a word, or beside one: at the end of a row they part from it."""

import re

_SIGNS = r"\u2300-\u23ff\u2600-\u27bf\U0001f000-\U0001ffff"
_ITS_WORD_FOLLOWS = rf"(?:(?<!\u00a0)|(?<=[{_SIGNS}\ufe0f]\u00a0))[{_SIGNS}]\ufe0f? (?=\S)"
_FIGURE = r"[x\d]"
PARTED = re.compile(rf"{_ITS_WORD_FOLLOWS}|(?<={_FIGURE} )[{_SIGNS}]\ufe0f?(?![\u00a0\ufe0f])")
