"""What stands on a screen, before it is Discord's: lines, pictures, taps and menus, in reading order.

Games make screens out of these and of sketches; `screens.py` alone turns them into Components V2. A sketch is
drawn off the loop; where people read text boards, its alt text stands in its place.
"""

from enum import Enum

from msgspec import Struct

from render.sketch import Sketch

Arg = int | str


class Style(Enum):
    """The colours that Discord's buttons have."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Tap(Struct, frozen=True, kw_only=True):
    """A button. `verb` and `args` come back, with table and revision, when it is pressed."""

    label: str | None = None
    verb: str
    args: tuple[Arg, ...] = ()
    emoji: str | None = None
    style: Style = Style.SECONDARY
    enabled: bool = True


class Row(Struct, frozen=True):
    """Up to five taps side by side."""

    taps: tuple[Tap, ...]


class Choice(Struct, frozen=True, kw_only=True):
    label: str
    value: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


class Menu(Struct, frozen=True, kw_only=True):
    """A select menu; what was chosen comes back as values after the args."""

    verb: str
    args: tuple[Arg, ...] = ()
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    enabled: bool = True


class Pool(Enum):
    """What a server has, for people to choose from."""

    CHANNELS = "channels"
    ROLES = "roles"
    PEOPLE = "people"


class Pick(Struct, frozen=True, kw_only=True):
    """A menu of the server's own channels or roles, any number of them, or of some of its people; ids come
    back as values."""

    verb: str
    pool: Pool
    placeholder: str
    chosen: tuple[int, ...] = ()


class Line(Struct, frozen=True):
    """Text, in Discord's markdown."""

    text: str


Part = Line | Sketch | Row | Menu | Pick


class Screen(Struct, frozen=True):
    parts: tuple[Part, ...]
    accent: int | None = None  # 0xRRGGBB: the colour at the container's side

    @classmethod
    def saying(cls, text: str) -> "Screen":
        return cls((Line(text),))

    @property
    def sketches(self) -> tuple[Sketch, ...]:
        return tuple(part for part in self.parts if isinstance(part, Sketch))

    def __add__(self, other: "Screen") -> "Screen":
        return Screen(self.parts + other.parts, self.accent if self.accent is not None else other.accent)
