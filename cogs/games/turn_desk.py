"""What the desks of all games share: the way of a tap, news and refusals by their messages, results, rules.

A game says what is its own: its screens (`public`, `private`), the values that its texts take (`values`,
`details`), and where there is more to it, what its taps mean (`means`) and how it ended (`ending`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import structs

from cogs.games.default.anatomy import DOER, actions_of, fields_of, is_seat, tag_of
from cogs.games.desk import Do, Explain, Keep, Meaning, Point, Write
from cogs.games.look import Look
from cogs.wire.choices import slug
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import small_print
from cogs.wire.screens.screen import Arg, Line, Screen
from data.words import Words
from engine import registry
from engine.game import Frozen, News, Outcome, View
from render.sketch import Sketch

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Frozen)
Values = dict[str, str | int]
Break = tuple[str, Sequence[int]]  # what is counted between those who are level, and how much each seat has


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
    rows_private: ClassVar[int] = 0  # no more than there is to say
    acts_on_board: ClassVar[bool] = False
    shares_row: ClassVar[bool] = False
    rows_told: ClassVar[int] = 4
    gone: ClassVar[frozenset[str]] = frozenset()
    hand: ClassVar[str] = "board-hand"
    watching: ClassVar[str] = "refusal-table-not-seated"  # said to those who tap and do not play
    misread: ClassVar[str] = "board-not-understood"  # said to taps without a meaning
    untold: ClassVar[tuple[str, ...]] = ("house",)  # sections of the rules that have no picture, the last

    figures: ClassVar[
        Mapping[str, Mapping[str, int]]
    ] = {}  # what sections of the rules are given, from the deck
    things: ClassVar[
        Mapping[str, Callable[[Any], str]]
    ] = {}  # how fields that are things of the game are said

    def __init__(self, key: str, pictures: Pictures) -> None:
        self.key = key
        self.pictures = pictures

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    # What a game says

    @abstractmethod
    def public(self, look: Look[V, A]) -> Screen: ...

    def private(self, look: Look[V, A]) -> Screen:
        raise AssertionError(f"in {self.key} everything lies open")

    def means(
        self, look: Look[V, A], verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> Meaning | A | None:
        """What a tap of somebody who plays stands for; None: it is nothing of ours.

        Unless the game says otherwise a tap bears the name of an action, and its fields.
        """
        return self.action(verb, *args)

    def ending(self, look: Look[V, A], outcome: Outcome) -> str:
        """Who won, and what decided where points are level."""
        return "\n".join((self.won(look, outcome), *self.decided(look, outcome)))

    def besides(self, look: Look[V, A], outcome: Outcome) -> Iterable[str]:
        """What is told below the picture, in small print: why it ended, where the game has words for that."""
        return self.why(look, outcome)

    def values(self, one: News, look: Look[V, A]) -> Values:
        """What the message of this piece of news is given, beside its plain fields."""
        return {}

    def details(self, told: dict[str, Any], look: Look[V, A]) -> Values:
        """What a refusal's message is given beside its things."""
        plain = {name: value for name, value in told.items() if isinstance(value, str | int)}
        return {name: value for name, value in plain.items() if name not in self.things}

    def in_order(self, news: Iterable[News]) -> Iterable[News]:
        """The order in which news is told."""
        return news

    # What all desks do

    def action(self, name: str, *values: Arg) -> A | None:
        """The action of this name with these fields, in their order; None: there is no such thing."""
        kind = _actions(self.key).get(name)
        if kind is None or len(values) > len(kind.__struct_fields__):
            return None
        try:
            return msgspec.convert(dict(zip(kind.__struct_fields__, values, strict=False)), kind)
        except msgspec.ValidationError:
            return None

    def why(self, look: Look[V, A], outcome: Outcome) -> Iterable[str]:
        message = f"{slug(self.key)}-end-{outcome.why}"
        return (look.words(message),) if message in look.words else ()

    def won(self, look: Look[V, A], outcome: Outcome) -> str:
        told = {"winners": outcome.ranks.count(1), "points": max(outcome.scores)}
        return look.words("default-won", who=winners(look, outcome), **told)

    def breaks(self, look: Look[V, A]) -> Iterable[Break]:
        """What decides, most first, between those who have equally many points."""
        return ()

    def decided(self, look: Look[V, A], outcome: Outcome) -> Iterable[str]:
        """What decided wherever points are level, each in a line; nothing where they share their place."""
        breaks = tuple(self.breaks(look))
        for points in sorted(set(outcome.scores), reverse=True):
            level = [seat for seat, own in enumerate(outcome.scores) if own == points]
            for by, counts in _parting(level, breaks):
                yield look.words(
                    f"{slug(self.key)}-level", points=points, by=by, counts=_counted(counts, look)
                )

    def meaning(self, look: Look[V, A], verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        if look.view.seat is None:
            return Explain(look.words(self.watching))
        match self.means(look, verb, args, values):
            case None:
                return Explain(look.words(self.misread))
            case (Do() | Keep() | Point() | Explain() | Write()) as meaning:
                return meaning
            case action:
                return Do(action)

    def refused(self, look: Look[V, A], kind: str, details: dict[str, Any]) -> str:
        told = {**dict.fromkeys(self.things, ""), **self.said(details), **self.details(details, look)}
        return look.words(f"refusal-{kind}", **told)

    def news(self, look: Look[V, A]) -> tuple[str, ...]:
        return tuple(line for one in self.in_order(look.view.news) if (line := self.line(one, look)))

    def line(self, one: News, look: Look[V, A]) -> str:
        """One piece of news by the message of its name; nothing is said of what has none."""
        return self.say(f"news-{tag_of(type(one))}", one, look)

    def say(self, message: str, one: News, look: Look[V, A]) -> str:
        name = f"{slug(self.key)}-{message}"
        if name not in look.words:
            return ""
        told = {**plain_values(one, look.names), **self.said(structs.asdict(one)), **self.values(one, look)}
        return look.words(name, **told)

    def said(self, fields: Mapping[str, Any]) -> dict[str, str]:
        """Those of these fields that are things of the game, by their names."""
        found = {name: fields[name] for name in self.things if name in fields}
        return {name: "" if value is None else self.things[name](value) for name, value in found.items()}

    def result(self, look: Look[V, A]) -> Screen:
        outcome = look.result
        pictures = self.pictures.result(look.view, outcome, look.words, look.plain_names), *self.left(look)
        told = "\n".join(self.besides(look, outcome))
        small = (Line(small_print(told)),) if told else ()
        return Screen((self.head(look.words, self.ending(look, outcome)), *pictures, *small), MATCH)

    def left(self, look: Look[V, A]) -> tuple[Sketch, ...]:
        """What lies there at the end, where that is worth a look."""
        return ()

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        drawn = tuple((section, (self.pictures.rules(section, words),)) for section in self.pictures.SECTIONS)
        game = slug(self.key)
        return tuple(
            (
                _titled(f"{game}-rules-{section}.title", f"default-rules-{section}.title", words),
                Screen(
                    (Line(words(f"{game}-rules-{section}", **self.figures.get(section, {}))), *picture), MATCH
                ),
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


def _titled(own: str, usual: str, words: Words) -> str:
    """What a section of the rules is called in this game, or else in all."""
    return words(usual if own not in words and usual in words else own)


@cache
def _actions(game: str) -> dict[str, Any]:
    """By what they are called in taps and texts."""
    return {tag_of(one): one for one in actions_of(registry.game(game))}


def winners(look: Look[Any, Any], outcome: Outcome) -> str:
    """Whoever is first, in words."""
    return look.words.list_of(name for name, rank in zip(look.names, outcome.ranks, strict=True) if rank == 1)


def _counted(counts: Mapping[int, int], look: Look[Any, Any]) -> str:
    """ "Ada 6, Basile 5": how much each of these seats has, most first."""
    order = sorted(counts, key=lambda seat: (-counts[seat], seat))
    return ", ".join(f"{look.names[seat]}\u00a0{look.words.number(counts[seat])}" for seat in order)


def _parting(level: Sequence[int], breaks: Sequence[Break]) -> Iterable[tuple[str, dict[int, int]]]:
    """What parted seats that were level; then what parted those of them who still were."""
    for at, (by, counts) in enumerate(breaks):
        own = {seat: counts[seat] for seat in level}
        if len(parts := sorted(set(own.values()), reverse=True)) > 1:
            yield by, own
            for part in parts:
                yield from _parting([seat for seat in level if own[seat] == part], breaks[at + 1 :])
            return


def plain_values(struct: msgspec.Struct, names: Sequence[str]) -> Values:
    """A struct's fields as texts take them: seats by name, whoever did it as `who`."""
    told: Values = {}
    for name, kind in fields_of(type(struct)).items():
        value = getattr(struct, name)
        label = DOER if name == "seat" else name
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
