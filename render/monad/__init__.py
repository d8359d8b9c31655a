"""Monad's pictures: the table, a hand, the result, and the illustrated rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.game import Outcome
from engine.monad.state import View
from render.drawing.packing import Effort
from render.drawing.palette import HOUSE_COLOURS
from render.monad import alt, ending, in_hand, lessons, market, tabletop
from render.pieces.rows import lesson
from render.sketch import Sketch, Words

SECTIONS = tuple(lessons.SECTIONS)


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees. `names`, by seat, stand in the alt text alone."""
    ranks = tuple(alt.rank_name(rank, words) for rank in range(1, 5))
    open_to_all = tuple(msgspec.structs.replace(seat, hand=None) for seat in view.seats)
    seen = msgspec.structs.replace(view, seat=None, seats=open_to_all, turns=0, silent=0, barren=0)
    return Sketch(
        ("monad-table", seen, ranks),
        "monad-table",
        alt.table(view, words, names),
        lambda: tabletop.paint(seen, ranks),
    )


def hand(view: View, words: Words, chosen: Sequence[int] = (), names: Sequence[str] = ()) -> Sketch:
    """The hand of the view's own seat, and the market; `chosen` are places in the sorted hand, from 0."""
    seat = view.seat or 0
    picked = tuple(sorted(set(chosen)))
    key = ("monad-hand", seat, view.seats[seat], picked, market.shown(view))
    text = alt.hand(view, words, picked, names)
    return Sketch(key, "monad-hand", text, lambda: in_hand.paint(view, picked), effort=Effort.PROMPT)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    key = ("monad-result", tuple(seat.monads for seat in view.seats), outcome.ranks, view.teams)
    text = alt.result(view, outcome, words, names)
    return Sketch(key, "monad-result", text, lambda: ending.paint(view, outcome))


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    return lesson("monad", section, lessons.SECTIONS[section], words, HOUSE_COLOURS)
