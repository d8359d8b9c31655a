"""Monad's pictures: the table, a hand, the result, and the illustrated rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.monad.cards import A_MONAD
from engine.monad.state import View
from render.drawing.packing import Effort
from render.drawing.sprite import Sprite
from render.monad import alt, cards, in_hand, market, story, tabletop
from render.monad.ending import result
from render.monad.lessons import LESSONS
from render.sketch import Sketch, Words

__all__ = ["SECTIONS", "hand", "pieces", "result", "rules", "table"]

SECTIONS, rules = LESSONS.sections, LESSONS.sketch
USUAL = 12  # cards: few hands hold more


def pieces() -> Iterator[Sprite]:
    """Every card in every size that it has on boards and in usual hands."""
    sizes = {market.CARD, tabletop.SMALL, story.MINI, *map(in_hand.card_width, range(1, USUAL + 1))}
    for card in range(A_MONAD):
        yield cards.rank_card(card, tabletop.CARD, shadow=False)
        yield from (cards.rank_card(card, size) for size in sizes)


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
        effort=Effort.PROMPT,
    )


def hand(view: View, words: Words, chosen: Sequence[int] = (), names: Sequence[str] = ()) -> Sketch:
    """The hand of the view's own seat, and the market; `chosen` are places in the sorted hand, from 0."""
    seat = view.seat or 0
    picked = tuple(sorted(set(chosen)))
    key = ("monad-hand", seat, view.seats[seat], picked, market.shown(view))
    text = alt.hand(view, words, picked, names)
    return Sketch(key, "monad-hand", text, lambda: in_hand.paint(view, picked), effort=Effort.PROMPT)
