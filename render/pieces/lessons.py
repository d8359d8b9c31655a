"""A game's rules in pictures: each section in rows, written down as one would write them.

`axe + fire → ✓` is two pieces of the game and three signs of the house; a size stands behind an @.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from render.drawing.palette import GLOW, PAPER, RED, ZOO, Colour
from render.drawing.sprite import Sprite
from render.pieces.rows import label, lay_rows
from render.pieces.seats import badge
from render.pieces.signs import arrow, coin, cross_out, crown, equals, flip, hourglass, plus, stop, tick
from render.sketch import Sketch, Words, shortened

SIGNS: dict[str, Callable[[int], Sprite]] = {
    "→": arrow,
    "+": plus,
    "=": equals,
    "✓": tick,
    "✗": cross_out,
    "♛": crown,
    "⌛": hourglass,
    "↻": flip,
    "■": stop,
}
SIZES = {"→": 58, "+": 58, "=": 58, "✓": 78, "✗": 78}  # of what has no other size behind it
LETTERS, BADGE, COIN = 58, 92, 84
SEATS = "①②③④⑤⑥⑦⑧"
INKS: dict[str, Colour] = {"": PAPER, "gold": GLOW, "red": RED}  # right before what is said in quotes
_WORD = re.compile(r'(?:(?P<ink>\w*)"(?P<said>[^"]*)"|(?P<name>[^\s@]+))(?:@(?P<size>\d+))?')


@dataclass(frozen=True, slots=True)
class Lessons:
    game: str  # as its pictures' texts call it
    rows: Mapping[str, Sequence[str]]  # by section
    piece: Callable[[str, int], Sprite]  # the game's own, by name; of size 0, in the usual one
    colours: tuple[Colour, ...] = ZOO

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(self.rows)

    def sketch(self, section: str, words: Words) -> Sketch:
        """The illustration of one section."""
        name = f"{self.game}-rules-{section}"
        alt = shortened(words(f"picture-{self.game}-rules-{section}"))
        rows = self.rows[section]
        return Sketch((name,), name, alt, lambda: lay_rows([[*self._row(row)] for row in rows]), self.colours)

    def _row(self, written: str) -> Iterator[Sprite]:
        for word in _WORD.finditer(written):
            said, size = word["said"], int(word["size"] or 0)
            yield self._named(word["name"], size) if said is None else _label(said, word["ink"], size)

    def _named(self, name: str, size: int) -> Sprite:
        if name in SIGNS:
            return SIGNS[name](size or SIZES[name])
        if name in SEATS:
            return badge(SEATS.index(name), size or BADGE)
        kind, _, worth = name.partition(":")
        return coin(int(worth), size or COIN) if kind == "coin" else self.piece(name, size)


def _label(said: str, ink: str, size: int) -> Sprite:
    return label(said, INKS[ink], size or LETTERS)
