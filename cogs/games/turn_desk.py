"""What the desks of all games share: the way of a tap, news and refusals by their messages, results, rules.

A game says what is its own: its screens (`public`, `private`), what its taps mean (`means`), the values that
its texts take (`values`, `details`), and how it ended (`ending`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from cogs.games.default.anatomy import fields_of, is_seat, tag_of
from cogs.games.desk import Do, Explain, Keep, Meaning, Open, Point, Write
from cogs.games.look import Look
from cogs.wire.choices import slug
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.screen import Arg, Line, Screen
from data.words import Words
from engine.game import Frozen, News, Outcome, View
from render.sketch import Sketch

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Frozen)
Values = dict[str, str | int]


class Pictures(Protocol):
    """What `render/<game>/` has for every desk."""

    @property
    def SECTIONS(self) -> Sequence[str]: ...  # noqa: N802 - a constant of the module

    @property
    def result(self) -> Drawn: ...

    def rules(self, section: str, words: Words, /) -> Sketch: ...


class Drawn(Protocol):
    def __call__(self, view: Any, outcome: Outcome, words: Words, names: Sequence[str], /) -> Sketch: ...


class TurnDesk(ABC, Generic[V, A]):
    secret: ClassVar[bool] = True
    acts_on_board: ClassVar[bool] = False
    hand: ClassVar[str] = "board-hand"
    race: ClassVar[bool] = False
    watching: ClassVar[str] = "refusal-table-not-seated"  # said to those who tap and do not play
    misread: ClassVar[str] = "board-not-understood"  # said to taps without a meaning
    untold: ClassVar[tuple[str, ...]] = ()  # sections of the rules that have no picture, after the others

    def __init__(self, key: str, pictures: Pictures) -> None:
        self.key = key
        self.pictures = pictures

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    # What a game says

    @abstractmethod
    def public(self, look: Look[V, A]) -> Screen: ...

    @abstractmethod
    def private(self, look: Look[V, A]) -> Screen: ...

    @abstractmethod
    def means(
        self, look: Look[V, A], verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> Meaning | A | None:
        """What a tap of somebody who plays stands for; None: it is nothing of ours."""

    @abstractmethod
    def ending(self, look: Look[V, A], outcome: Outcome) -> str:
        """Who won, and why it ended."""

    def values(self, one: News, look: Look[V, A]) -> Values:
        """What the message of this piece of news is given, beside its plain fields."""
        return {}

    def details(self, told: dict[str, Any], look: Look[V, A]) -> Values:
        """What a refusal's message is given."""
        return {name: value for name, value in told.items() if isinstance(value, str | int)}

    def figures(self, section: str) -> dict[str, int]:
        """What a section of the rules is given."""
        return {}

    def in_order(self, news: Iterable[News]) -> Iterable[News]:
        """The order in which news is told."""
        return news

    def at(self, options: Any) -> TurnDesk[V, A]:
        """The desk for these options: this one, unless the game has more than one."""
        return self

    # What all desks do

    def meaning(self, look: Look[V, A], verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        if look.view.seat is None:
            return Explain(look.words(self.watching))
        match self.means(look, verb, args, values):
            case None:
                return Explain(look.words(self.misread))
            case (Do() | Keep() | Point() | Open() | Explain() | Write()) as meaning:
                return meaning
            case action:
                return Do(action)

    def refused(self, look: Look[V, A], kind: str, details: dict[str, Any]) -> str:
        return look.words(f"refusal-{kind}", **self.details(details, look))

    def news(self, look: Look[V, A]) -> tuple[str, ...]:
        return tuple(line for one in self.in_order(look.view.news) if (line := self.line(one, look)))

    def line(self, one: News, look: Look[V, A]) -> str:
        """One piece of news by the message of its name; nothing is said of what has none."""
        return self.say(f"news-{tag_of(type(one))}", one, look)

    def say(self, message: str, one: News, look: Look[V, A]) -> str:
        name = f"{slug(self.key)}-{message}"
        if name not in look.words:
            return ""
        return look.words(name, **{**plain_values(one, look.names), **self.values(one, look)})

    def result(self, look: Look[V, A]) -> Screen:
        outcome = look.result
        picture = self.pictures.result(look.view, outcome, look.words, look.plain_names)
        return Screen((self.head(look.words, self.ending(look, outcome)), picture), MATCH)

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        drawn = tuple((section, (self.pictures.rules(section, words),)) for section in self.pictures.SECTIONS)
        name = f"{slug(self.key)}-rules"
        return tuple(
            (
                words(f"{name}-{section}.title"),
                Screen((Line(words(f"{name}-{section}", **self.figures(section))), *picture), MATCH),
            )
            for section, picture in (*drawn, *((section, ()) for section in self.untold))
        )

    def pieces(self) -> Iterable[object]:
        return ()

    def pauses(self, look: Look[V, A]) -> bool:
        return False  # nobody races here

    def pressed(self, look: Look[V, A]) -> str:
        return ""

    def head(self, words: Words, text: str = "") -> Line:
        """The game's name, and what matters most below it."""
        name = f"## {words(f'{slug(self.key)}-name')}"
        return Line(f"{name}\n{text}" if text else name)


def winners(look: Look[Any, Any], outcome: Outcome) -> str:
    """Whoever is first, in words."""
    return look.words.list_of(name for name, rank in zip(look.names, outcome.ranks, strict=True) if rank == 1)


def plain_values(struct: msgspec.Struct, names: Sequence[str]) -> Values:
    """A struct's fields as texts take them: seats by name, whoever did it as `who`."""
    told: Values = {}
    for name, kind in fields_of(type(struct)).items():
        value = getattr(struct, name)
        label = "who" if name == "seat" else name
        match value:
            case bool():
                told[label] = str(value).lower()
            case int() if is_seat(name, kind) and 0 <= value < len(names):
                told[label] = names[value]
            case str() | int():
                told[label] = value if isinstance(value, int) else str(value)
            case _:
                continue
    return told
