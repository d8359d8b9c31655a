"""A card of facts: how a match stands, of any game that has no picture of its own yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_LIGHT, GLOW, INK, MUTED, PAPER
from render.drawing.type import SMALLEST, Face, size_to_fit, width_of
from render.pieces.seats import badge
from render.pieces.signs import crown
from render.sketch import Sketch, Words, seat_name, shortened

LINE = 62
SEAT = 92
AIR = 18
SIZE = 40
MOST, MOST_SEATS = 16, 12  # lines of what all share, and of seats; what is longer is read by nobody
CHARACTERS = 120  # of one line

Pair = tuple[str, str]  # what it is called, how it stands


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    title: str
    shared: tuple[Pair, ...]
    seats: tuple[tuple[Pair, ...], ...]  # by seat
    ranks: tuple[int, ...] = ()  # by seat, once the match is over


def card(name: str, facts: Facts, words: Words, names: Sequence[str] = ()) -> Sketch:
    return Sketch(facts, name, _alt(facts, words, names), partial(_paint, facts))


def _alt(facts: Facts, words: Words, names: Sequence[str]) -> str:
    colon = words("colon")
    told = [f"{facts.title}.", *(f"{name}{colon}{value}." for name, value in facts.shared)]
    for seat, pairs in enumerate(facts.seats):
        place = f"{facts.ranks[seat]}. " if facts.ranks else ""
        told.append(f"{place}{seat_name(seat, words, names)}{colon}{_told(pairs) or '–'}.")
    return shortened(" ".join(told))


def _paint(facts: Facts) -> Image.Image:
    lines, order = facts.shared[:MOST], _in_order(facts)[:MOST_SEATS]
    paper = (LINE * len(lines) + 2 * AIR) if lines else 0
    mat = cloth(MARGIN * 2 + LINE + AIR + paper + len(order) * (SEAT + 10) + AIR)
    mat.text((MARGIN + 8, MARGIN + LINE / 2), facts.title, GLOW, 54, Face.TITLE, fit=WIDTH - 2 * MARGIN)
    top = MARGIN + LINE + AIR
    if lines:
        mat.lay(panel(WIDTH - 2 * MARGIN, paper, PAPER, INK, 5), MARGIN, top)
        for number, pair in enumerate(lines):
            _line(mat, pair, top + AIR + number * LINE + LINE / 2)
        top += paper + AIR
    for seat in order:
        _seat(mat, facts, seat, top)
        top += SEAT + 10
    return mat.image


def _line(mat: Mat, pair: Pair, y: float) -> None:
    name, value = pair
    room = WIDTH - 2 * MARGIN - 60
    used = mat.text((MARGIN + 28, y), _cut(name, SIZE, room / 2), INK, SIZE, Face.TEXT)
    value = _cut(value, SMALLEST, room - used - 20)
    mat.text((WIDTH - MARGIN - 28, y), value, INK, SIZE, Face.BOLD, "rm", fit=room - used - 20)


def _seat(mat: Mat, facts: Facts, seat: int, top: float) -> None:
    first, middle = bool(facts.ranks) and facts.ranks[seat] == 1, top + SEAT / 2
    paper, ink, edge = (PAPER, INK, GLOW) if first else (CLOTH_LIGHT, PAPER, INK)
    mat.lay(panel(WIDTH - 2 * MARGIN, SEAT, paper, edge, 6 if first else 3), MARGIN, top)
    mat.centre(badge(seat, 70), MARGIN + 56, middle)
    left = MARGIN + 116
    if first:
        mat.centre(crown(58), left + 30, middle)
        left += 84
    elif facts.ranks:
        mat.text((left + 30, middle), f"{facts.ranks[seat]}.", ink, 42, Face.TITLE, "mm")
        left += 84
    room = WIDTH - MARGIN - 28 - left
    told = _cut(_told(facts.seats[seat]), SMALLEST, room) or "–"
    mat.text((left, middle), told, ink if facts.seats[seat] else MUTED, SIZE, Face.TEXT, fit=room)


def _told(pairs: Sequence[Pair]) -> str:
    return " · ".join(f"{name} {value}".strip() for name, value in pairs)


def _in_order(facts: Facts) -> list[int]:
    """The winners come first."""
    seats = range(len(facts.seats))
    return sorted(seats, key=lambda seat: (facts.ranks[seat] if facts.ranks else 0, seat))


def _cut(text: str, size: int, room: float) -> str:
    """As much of a text as the room holds at its smallest."""
    text = text if len(text) <= CHARACTERS else f"{text[: CHARACTERS - 1]}…"
    size = size_to_fit(text, Face.BOLD, size, room)
    while len(text) > 1 and width_of(text, Face.BOLD, size) > room:
        text = f"{text[:-2].rstrip(' ,·')}…"
    return text
