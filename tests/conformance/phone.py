"""Where the buttons and menus of a screen come to lie on a narrow phone, as near as their labels tell.

The widths are those of the buttons of Discord, in the widest of its fonts; a row that is too long for the
phone goes on in the next line, and moves all that stands below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from cogs.games.undo import UNDO
from cogs.wire.screens.rows import broken
from cogs.wire.screens.screen import Arg, Line, Menu, Row, Screen, Tap
from render.drawing.inks import drawing_in
from render.sketch import Sketch

WIDTH = 266  # of a phone with 360 points, between the edges of a message
LEAST, PADDING, EMOJI, GAP = 64, 28, 24, 8  # of a button, and between two of them
LETTER = 7.7  # on a button, as wide as most are
SIGN = 18  # among letters, in its colours
SIGNS = (range(0x2300, 0x2400), range(0x2600, 0x27C0), range(0x1F000, 0x20000))
NARROW = {"\u2009": 3, "\ufe0f": 0}  # a thin space; what makes a sign of a letter
A_LINE = 34  # letters of text beside each other

Deed = tuple[str, tuple[Arg, ...]]


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu, and where it lies."""

    deed: Deed
    line: int  # from the top, among the lines that have any
    left: float
    right: float
    enabled: bool
    menu: bool = False

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    def lies_where(self, other: Control) -> bool:
        """Whether a finger on the middle of the other one meets this."""
        return self.line == other.line and self.left <= other.middle <= self.right


@dataclass(frozen=True, slots=True)
class Phone:
    """A screen as a phone shows it."""

    controls: tuple[Control, ...]
    lines: int
    above: tuple[int, int]  # pictures, and lines of text, over the first of them

    @classmethod
    def showing(cls, screen: Screen) -> Phone:
        found = tuple(_laid(screen))
        return cls(found, max((one.line for one in found), default=-1) + 1, _above(screen))

    @classmethod
    def at_the_end_of_a_channel(cls, screen: Screen) -> Phone:
        """There lines keep still that are as far from the last."""
        top = cls.showing(screen)
        return replace(top, controls=tuple(replace(one, line=one.line - top.lines) for one in top.controls))

    def of(self, deed: Deed) -> Control | None:
        return next((one for one in self.controls if one.deed == deed), None)

    def under(self, finger: Control) -> Control | None:
        """What a finger meets that rests where this one was."""
        return next((one for one in self.controls if one.lies_where(finger)), None)

    @property
    def can_be_tapped(self) -> bool:
        return any(one.enabled for one in self.controls)

    def is_like(self, other: Phone) -> bool:
        """Whether most of its desk's buttons are the same: a step of one screen, and not another screen."""
        own, theirs = ({one.deed for one in phone.controls if one.deed[0] != UNDO} for phone in (self, other))
        return 2 * len(own & theirs) > len(own | theirs)


def wide(tap: Tap) -> float:
    return max(LEAST, PADDING + EMOJI * bool(tap.emoji) + sum(map(_width, tap.label or "")))


def _width(letter: str) -> float:
    if letter in NARROW:
        return NARROW[letter]
    return SIGN if any(ord(letter) in signs for signs in SIGNS) else LETTER


def _laid(screen: Screen) -> Iterator[Control]:
    line = 0
    for part in screen.parts:
        if isinstance(part, Menu):
            yield Control((part.verb, part.args), line, 0, WIDTH, part.enabled, menu=True)
            line += 1
        elif isinstance(part, Row):
            left = 0.0
            for tap in part.taps:
                size = min(wide(tap), WIDTH)
                if left and left + size > WIDTH:
                    line, left = line + 1, 0.0
                yield Control((tap.verb, tap.args), line, left, left + size, tap.enabled)
                left += size + GAP
            line += 1


def _above(screen: Screen) -> tuple[int, int]:
    pictures = texts = 0
    for part in screen.parts:
        match part:
            case Row() | Menu():
                break
            case Sketch():
                pictures += 1
            case Line(text):
                texts += sum(-(-max(1, len(line)) // A_LINE) for line in text.split("\n"))
            case _:
                continue
    return pictures, texts


ROOM = 600  # of a phone with 360 x 740 points, below the channel's name and above what one writes
BUTTONS, TEXT, SMALL, GAP = 52, 22, 18, 8  # a line of them, and what lies between two parts
FOOT = 24  # that only one person sees it


@cache
def tall(sketch: Sketch) -> float:
    with drawing_in(sketch.colours):
        image = sketch.paint()
    return WIDTH * image.height / image.width


def text(line: Line, names: Mapping[int, str]) -> float:
    """How high its rows are, as we break them."""
    return sum(SMALL if row.startswith("-# ") else TEXT for row in broken(line.text, names))


def foot(screen: Screen, names: Mapping[int, str]) -> float:
    """How high what stands below the last button is, in rows as we break them: it moves all that is above."""
    last = max((at for at, part in enumerate(screen.parts) if isinstance(part, Row | Menu)), default=-1)
    high = 0.0
    for part in screen.parts[last + 1 :]:
        if isinstance(part, Line):
            high += GAP + text(part, names)
        elif isinstance(part, Sketch):
            high += GAP + tall(part)
    return high


def below(screen: Screen, names: Mapping[int, str]) -> float:
    """Half of the picture, and what stands from there down to the end."""
    first = next((at for at, part in enumerate(screen.parts) if isinstance(part, Sketch)), -1)
    parts = screen.parts[first + 1 :]
    told = sum(text(part, names) + GAP for part in parts if isinstance(part, Line))
    lines = Phone.showing(Screen(tuple(part for part in parts if isinstance(part, Row | Menu)))).lines
    picture = screen.parts[first]
    half = tall(picture) / 2 + GAP if isinstance(picture, Sketch) else 0.0
    return half + lines * BUTTONS + told + FOOT
