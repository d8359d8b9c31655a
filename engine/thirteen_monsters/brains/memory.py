"""What a brain still knows of the cards that were turned back.

Rules and views forget: a card that was turned back is hidden from everybody. People remember some of it, and
so do brains. A brain is therefore handed a `Recollection`: its seat's view and, beside it, all that everybody
has seen and that still lies there. From this it forgets, by its level, what was seen too long ago. How long
it keeps one sight of a card is drawn once, from luck that belongs to its seat and to that sight, so that
nothing forgotten comes back by itself and a match replays with the same memories.

People are never handed a `Recollection`: their views have no such field. Who plays on where a person has left
saw the same table. A brain that is handed a plain view knows what lies open, and nothing else.
"""

from engine.chance import Chance
from engine.game import Frozen
from engine.thirteen_monsters.pieces.cards import Card, Cell
from engine.thirteen_monsters.views import Memory, Recollection, View

Known = dict[Cell, Card]


class Span(Frozen, frozen=True):
    """For how many cards turned after it a card is remembered."""

    least: int
    most: int


def remembered(view: View, span: Span, chance: Chance) -> Known:
    """The cards in the field that this brain knows: those that lie open and those it remembers."""
    seen = view.seen if isinstance(view, Recollection) else ()
    known = {memory.cell: memory.card for memory in seen if _kept(memory, view.flips, span, chance)}
    return known | {one.cell: one.card for one in view.open if not one.taken}


def _kept(memory: Memory, flips: int, span: Span, chance: Chance) -> bool:
    if memory.ago < span.least:
        return True
    if memory.ago >= span.most:
        return False
    luck = Chance(f"{chance.seed}/memory", flips - memory.ago)
    return memory.ago < luck.between(span.least, span.most)
