"""Cards by their places, written out (`C7 F2`): for those who would rather write than tap."""

from __future__ import annotations

import re

from cogs.games.desk import Do, Explain, Meaning, Write
from cogs.games.thirteen_monsters.words.naming import Looked
from engine.thirteen_monsters.moves import Flip
from engine.thirteen_monsters.pieces.cards import CELLS, LOGO, cell_name

WRITTEN = "written"  # the verb by which it comes back
CARDS, WITH_PROPHET = 2, 3  # of one search (TM6.1, TM6.5)
LONGEST = 20  # letters, with any number of blanks

_PLACES = {cell_name(cell): cell for cell in (*CELLS, *LOGO)}
_BETWEEN = re.compile(r"[\s,;.+&-]+")


def form(look: Looked) -> Write:
    words = look.words
    return Write(
        WRITTEN,
        title=words("thirteen-monsters-write-title"),
        label=words("thirteen-monsters-write-places", count=_left(look)),
        longest=LONGEST,
    )


def means(look: Looked, text: str) -> Meaning:
    """All that was written is turned, or nothing."""
    view, words = look.view, look.words
    cells = _read(text)
    if not cells:
        return Explain(words("thirteen-monsters-write-how"))
    if view.awaited != view.seat:
        return Do(Flip(cell=cells[0]))  # the rules say what is waited for
    for cell in cells:
        if cell not in view.may_flip:
            return Explain(words("thirteen-monsters-write-none", place=cell_name(cell)))
    if len({*cells}) < len(cells):
        return Explain(words("thirteen-monsters-write-twice"))
    if len(cells) > _left(look):
        return Explain(words("thirteen-monsters-write-most", count=_left(look)))
    first, *others = (Flip(cell=cell) for cell in cells)
    return Do(first, then=tuple(others))


def _left(look: Looked) -> int:
    """How many cards this search may still turn."""
    view = look.view
    return (WITH_PROPHET if view.prophet else CARDS) - (len(view.open) if view.searching else 0)


def _read(text: str) -> tuple[int, ...]:
    """The cells of these places; none where anything else is written, too."""
    letters = _BETWEEN.sub("", text[: 2 * LONGEST]).upper()
    places = [letters[at : at + 2] for at in range(0, len(letters), 2)]
    return tuple(_PLACES[one] for one in places) if {*places} <= {*_PLACES} else ()
