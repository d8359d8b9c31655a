"""Monad's pictures: the table, a hand, the result, and the illustrated rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.game import Outcome
from engine.monad.cards import A_MONAD
from engine.monad.state import View
from render.drawing.packing import Effort
from render.drawing.palette import HOUSE_COLOURS
from render.drawing.sprite import Sprite
from render.monad import alt, cards, ending, in_hand, lessons, market, story, tabletop
from render.pieces.rows import lesson
from render.sketch import Sketch, Words

SECTIONS = tuple(lessons.SECTIONS)


USUAL = 12  # cards: few hands hold more


def pieces() -> Iterator[Sprite]:
    """Every card in every size that it has on boards and in usual hands."""
    sizes = {market.CARD, tabletop.SMALL, story.MINI, *map(in_hand.card_width, range(1, USUAL + 1))}
    for card in range(A_MONAD):
        yield cards.face(card, tabletop.CARD, shadow=False)
        yield from (cards.face(card, size) for size in sizes)


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


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    key = ("monad-result", tuple(seat.monads for seat in view.seats), outcome.ranks, view.teams)
    text = alt.result(view, outcome, words, names)
    return Sketch(key, "monad-result", text, lambda: ending.paint(view, outcome))


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    return lesson("monad", section, lessons.SECTIONS[section], words, HOUSE_COLOURS)
