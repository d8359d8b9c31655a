"""What a game brings to Discord: its screens, what its taps mean, and its words. All of it pure.

The rest (lobby, clocks, turn calls, painting, storing, answering) is the same for every game: see `play`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from cogs.games.look import AnyLook
from cogs.wire.screens.screen import Arg, Screen
from data.words import Words
from engine.game import Frozen

LONGEST_DRAFT = 40  # characters: a draft travels in custom_ids


@dataclass(frozen=True, slots=True)
class Do:
    """The tap means this action of the game."""

    action: Frozen
    opens: bool = False  # on the board: the answer is the presser's own screen, which shows what comes of it
    then: tuple[Frozen, ...] = ()  # on a private screen: each right after the one before, if that was lawful


@dataclass(frozen=True, slots=True)
class Keep:
    """The tap only changes what is chosen: show the private screen again with this draft.

    At most LONGEST_DRAFT characters of [0-9a-z-].
    """

    draft: str


@dataclass(frozen=True, slots=True)
class Point:
    """The tap, on the board, only changes what is pointed at there, for all to see: show it with this draft.

    What was pointed at is forgotten with a restart; whoever does something names it anew.
    """

    draft: str


@dataclass(frozen=True, slots=True)
class Explain:
    """The tap can mean nothing now; say so privately, in these words, and change nothing."""

    text: str
    asked: bool = False  # for these words alone: they are said in the midst of a race, too


@dataclass(frozen=True, slots=True)
class Write:
    """The tap opens a form with one line to write on; `meaning` is asked again, by this verb, with what was
    written as the only value. Private screens alone can do that.
    """

    verb: str
    title: str
    label: str
    longest: int = 12  # letters


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The house's own: the last play of this seat never was."""


Meaning = Do | Keep | Point | Explain | Write


class Desk(Protocol):
    @property
    def key(self) -> str: ...

    secret: ClassVar[bool]  # whether seats have private screens
    acts_on_board: ClassVar[bool]  # whether one acts on the board first, and is shown no such screen unasked
    shares_row: ClassVar[bool]  # whether the last row of its board has room for the house's own buttons
    rows_told: ClassVar[int]  # of what happened, below its board; fewer where that is high
    rows_private: ClassVar[int]  # of text below a private screen's buttons, with what just happened; 0: any
    gone: ClassVar[frozenset[str]]  # refusals of presses for what another has taken since: told on the board
    hand: ClassVar[str]  # the message that names a seat's private screen: "board-hand", or the game's own

    def public(self, look: AnyLook) -> Screen:
        """The board that everybody sees, with the taps that are for all."""
        ...

    def private(self, look: AnyLook) -> Screen:
        """What one seat sees in private, with all it may do; asked only of games with secrets."""
        ...

    def meaning(self, look: AnyLook, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        """What a tap, a menu or a form of this desk's screens means for the presser's seat."""
        ...

    def refused(self, look: AnyLook, kind: str, details: dict[str, Any]) -> str:
        """A refusal of the game's own, in words that say what to do instead."""
        ...

    def news(self, look: AnyLook) -> tuple[str, ...]:
        """What the last action did, a line each; shown on the board and kept for the last moves."""
        ...

    def result(self, look: AnyLook) -> Screen:
        """The end: who won and why, with its picture."""
        ...

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        """The illustrated rules, by section: (section's title, its screen)."""
        ...

    def pieces(self) -> Iterable[object]:
        """What its pictures are made of, each drawn when it is come to: all of it before the first move."""
        ...

    def pauses(self, look: AnyLook) -> bool:
        """Whether nobody is about to press in a race, so that its board may move: between two rounds."""
        ...

    def pressed(self, look: AnyLook) -> str:
        """Who pressed when in the photo finish that the last action decided; nothing where there is none."""
        ...
