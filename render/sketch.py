"""A picture that is wanted but not drawn yet."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from PIL import Image

from render.drawing.encode import encode
from render.drawing.inks import drawing_in
from render.drawing.packing import Effort
from render.drawing.palette import HOUSE_COLOURS, Colour

_SPACES = re.compile(r"[ \t\n]+")
ALT_LIMIT = 1024  # Discord's, for the description of an attachment


class Words(Protocol):
    """How pictures get their words: handed in, because languages live in another room."""

    def __call__(self, key: str, /, **details: str | int) -> str: ...


@dataclass(frozen=True, slots=True)
class Sketch:
    """`key` holds all that is visible, so that equal keys are equal pictures; `alt` says it in words."""

    key: Hashable
    name: str
    alt: str
    paint: Callable[[], Image.Image] = field(compare=False, repr=False)
    colours: tuple[Colour, ...] = field(default=HOUSE_COLOURS, compare=False, repr=False)
    effort: Effort = field(default=Effort.CARE, compare=False, repr=False)

    @property
    def filename(self) -> str:
        return f"{self.name}.png"

    @property
    def takes_long(self) -> bool:
        """Whether it is so much work that no board may wait for it."""
        return False

    def draw(self) -> bytes:
        """The finished picture; some milliseconds of work, so not in the loop."""
        with drawing_in(self.colours):
            return encode(self.paint(), self.colours, self.effort)


def in_one_line(told: str) -> str:
    """Without line breaks; what belongs together stays so."""
    return _SPACES.sub(" ", told).strip()


def shortened(alt: str) -> str:
    """Within Discord's limit, cut at a word when it must be."""
    alt = in_one_line(alt)
    return alt if len(alt) <= ALT_LIMIT else f"{alt[: ALT_LIMIT - 1].rsplit(' ', 1)[0]}…"


def seat_name(seat: int, words: Words, names: Sequence[str] = ()) -> str:
    """`Seat 2 (Ada)`: the number as the badge has it, and the name where it is known."""
    number = words("picture-seat", seat=seat + 1)
    return f"{number} ({names[seat]})" if seat < len(names) else number


def best_first(ranks: Sequence[int]) -> list[int]:
    """The seats, best first."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
