"""What somebody has chosen and not yet done: a mode of the private screen and a few numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cogs.games.desk import LONGEST_DRAFT
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.presses.custom_id import base36
from engine.thirteen_monsters.views import View

MARKS = 36**2
_DIGITS = 8  # of one number; what is longer was written by nobody here


@dataclass(frozen=True, slots=True)
class Draft:
    """It travels with a mark of the turn: what was chosen in another one is forgotten."""

    mode: str = ""
    args: tuple[int, ...] = ()

    @classmethod
    def read(cls, look: Looked) -> Draft:
        mode, *rest = look.draft.split("-")
        if not rest or not all(part.isascii() and part.isalnum() and len(part) <= _DIGITS for part in rest):
            return cls()
        *args, mark = (int(part, 36) for part in rest)
        return cls(mode, tuple(args)) if mark == _mark(look.view) else cls()

    def text(self, view: View) -> str:
        return "-".join((self.mode, *map(base36, self.args), base36(_mark(view))))

    def fits(self, view: View) -> bool:
        return len(self.text(view)) <= LONGEST_DRAFT

    def number(self, at: int) -> int:
        """The number in this place; 0 where nothing was chosen."""
        return self.args[at] if at < len(self.args) else 0


def _mark(view: View) -> int:
    return (view.flips + view.turns) % MARKS


def packed(pairs: Iterable[int]) -> int:
    """Any pairs as one number, a bit for each."""
    return sum(1 << pair for pair in set(pairs))


def unpacked(bits: int, among: Iterable[int]) -> tuple[int, ...]:
    """The pairs of this number that are still there."""
    return tuple(pair for pair in among if bits >> pair & 1)
