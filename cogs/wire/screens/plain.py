"""Names are text: whatever people call themselves, it changes neither what we say nor how it looks.

`plain_name` is a name where Discord shows characters as they are: on buttons and menus, in pictures and their
alt texts, in the names of threads. `in_text` is such a name where Discord reads markdown, `escaped` any text.
"""

from __future__ import annotations

import re
import unicodedata

from cogs.wire.screens.limits import PERSON_NAME

ACCENTS = 3  # marks on one letter, as many as any language sets

_MARKUP = re.compile(r"[\\*_~`|<>@#\[\]]|^[-+](?=\s)|(?<=:)/(?=/)", re.MULTILINE)
_NUMBERED = re.compile(r"^(\d+)\.(?=\s)", re.MULTILINE)
_BETWEEN = re.compile(  # not after an initial: "Basile D.", nor after a place: "It is over. 1. Ada: 7."
    r"(?<=[^\s.][.!?])(?<![ (][^\W\d_]\.)(?<![.!?] \d\.)(?<![.!?] \d\d\.) (?=[^\Wa-z_])"
)
_WITHIN = re.compile(r"(?<=\d)-(?=\d)")  # numbers that lie on one piece: "A 7-5-3"
_BESIDE = re.compile(  # a tile and its numbers; "A: eyes of Wah", where a piece begins
    r"\b([A-Z]) (?=\d\u2011)|(?:^|(?<=[;:.,] ))((?:[A-Z]|\d\d?)\u00a0?:) (?=\w)", re.MULTILINE
)
_ROWS = re.compile(  # of such pieces
    r"(?<=;) (?=(?:[A-Z]|\d\d?)\u00a0?:\u00a0)|(?<=[;:]) (?=(?:\([^)]*\) )?[A-Z]\u00a0\d\u2011)"
)
_PILE = re.compile(r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f])+")
_APART, _TOGETHER = "\u2068", "\u2069"  # what stands between is read in its own direction
_JOINER = "\u200d"  # of pictures that are one: a family, a flag


def plain_name(name: str) -> str:
    """The name without what is not to be seen: overrides of direction, new lines, piles of accents.

    It is cut where it is long, and nothing where nothing can be seen of it.
    """
    one_line = " ".join(unicodedata.normalize("NFC", name).split())
    seen = " ".join("".join(filter(_is_seen, one_line)).split())
    seen = _PILE.sub(lambda pile: pile[0][:ACCENTS], seen)
    if not any(map(_is_drawn, seen)):
        return ""
    return seen if len(seen) <= PERSON_NAME else f"{seen[: PERSON_NAME - 1].rstrip(_JOINER)}…"


def escaped(text: str) -> str:
    """The text as it is, where Discord would else read markdown, links, mentions or emoji in it."""
    return _NUMBERED.sub(r"\1\\.", _MARKUP.sub(lambda found: f"\\{found[0]}", text))


def in_lines(text: str) -> str:
    """A text of many sentences, one a line: so a position that is told in words can be found one's way in.

    Where a line is long, what is on one piece stays in one row; pieces that lie in rows are told in them.
    """
    whole = _BESIDE.sub(lambda found: f"{found[1] or found[2]}\u00a0", _WITHIN.sub("\u2011", text))
    return _ROWS.sub("\n", _BETWEEN.sub("\n", whole))


def in_text(name: str) -> str:
    """A plain name in Discord's own text: set apart where its letters would turn what stands beside it."""
    written = escaped(name)
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"{_APART}{written}{_TOGETHER}" if turns else written


def _is_seen(character: str) -> bool:
    """Letters, marks, digits, signs and spaces; of all that only steers the others, what joins pictures."""
    return (
        unicodedata.category(character)[0] != "C" and character not in "\u2028\u2029"
    ) or character == _JOINER


def _is_drawn(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in "\u115f\u1160\u3164\uffa0\u2800"
