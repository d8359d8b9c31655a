"""The fields of any struct in words: seats by their names, values by the game's texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from cogs.games.default.anatomy import (
    DOER,
    STANDARD,
    fields_of,
    humanized,
    is_by_seat,
    is_seat,
    is_told,
    slugged,
    tag_of,
)
from cogs.wire.choices import slug
from engine.game import Press

if TYPE_CHECKING:
    from data.words import Words
    from engine.game import AnyGame, View
    from render.pieces.facts import Pair

NOTHING = "–"
A_MOMENT = 10**11  # a number as large as this is a time, in ms
LONGEST = 300  # characters of one value
DEED, EVENT, THING = "do", "news", "a"  # the parts of a game that have messages of their own
CLOCKS = ("_at", "_ms", "due", "until")  # how fields are called that hold them
NUMBER = inspect.IntType()


@dataclass(frozen=True, slots=True)
class Teller:
    """Words what a game's structs hold. `names` are those of the seats, as the place allows."""

    game: AnyGame
    words: Words
    names: Sequence[str]

    def told(self, struct: msgspec.Struct, part: str) -> str:
        """An action, a piece of news or a thing of the game: by the game's own message, or by its fields."""
        message = f"{slug(self.game.key)}-{part}-{tag_of(type(struct))}"
        if message in self.words:
            return self.words(message, **self._filled(struct))
        details = ", ".join(self._details(struct))
        if part == THING:
            return f"({details})" if ", " in details else details
        name = humanized(tag_of(type(struct)))
        seat = getattr(struct, "seat", None)
        who = f"{self.names[seat]} · " if isinstance(seat, int) and 0 <= seat < len(self.names) else ""
        return f"{who}{name} ({details})" if details else f"{who}{name}"

    def plain(self, details: Mapping[str, Any]) -> dict[str, str | int]:
        """What comes with a refusal, as the game's own messages take it, from any desk."""
        return {
            DOER if name == "seat" else name: self.value(name, NUMBER, value)
            for name, value in details.items()
        }

    def shared(self, view: View) -> tuple[Pair, ...]:
        """How a match stands, but for what each seat has of its own."""
        return tuple(self._pairs(view))

    def of_seats(self, view: View) -> tuple[tuple[Pair, ...], ...]:
        """What each seat has of its own."""
        told: list[list[Pair]] = [[] for _ in self.names]
        for name, kind in fields_of(type(view)).items():
            value = getattr(view, name)
            if name in STANDARD or not is_by_seat(kind) or not isinstance(value, tuple):
                continue
            for seat, one in enumerate(value[: len(told)]):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
                told[seat] += self._own(name, kind, one)
        return tuple(map(tuple, told))

    def value(self, name: str, kind: inspect.Type, value: Any) -> str | int:
        """One value as texts take it."""
        match value:
            case None:
                return NOTHING
            case bool():
                return self.words("option-yes" if value else "option-no")
            case int():
                return self._number(name, kind, value)
            case str() | Enum():
                return self._word(str(value.value if isinstance(value, Enum) else value))
            case msgspec.Struct():
                return self.told(value, THING)
            case Mapping():
                pairs: Any = value.items()  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
                return self._listed(name, kind, [one for pair in pairs for one in pair])
            case Sequence() | frozenset():
                values: Any = value  # pyright: ignore[reportUnknownVariableType]
                return self._listed(name, kind, list(values))
            case _:
                return str(value)

    def _pairs(self, struct: msgspec.Struct) -> list[Pair]:
        """What there is to say of each field that is not told by seat."""
        pairs = [
            (self._label(name), self._text(name, kind, getattr(struct, name)))
            for name, kind in fields_of(type(struct)).items()
            if name not in STANDARD and not is_by_seat(kind) and _says_anything(name, getattr(struct, name))
        ]
        return [pair for pair in pairs if pair[1]]

    def _details(self, struct: msgspec.Struct) -> Iterator[str]:
        """A thing's fields, short: what is so by its name, what has a word by that word."""
        for name, kind in fields_of(type(struct)).items():
            value = getattr(struct, name)
            if name == "seat" or not is_told(kind) or not _says_anything(name, value):
                continue
            label = self._label(name).lower()
            match value:
                case True:
                    yield label
                case str() | Enum() | msgspec.Struct():
                    yield self._text(name, kind, value)
                case _:
                    yield f"{label} {self._text(name, kind, value)}"

    def _own(self, name: str, kind: inspect.Type, value: Any) -> list[Pair]:
        if isinstance(value, msgspec.Struct):
            return self._pairs(value)
        return [(self._label(name), self._text(name, _item(kind), value))]

    def _filled(self, struct: msgspec.Struct) -> dict[str, str | int]:
        """As the game's own messages take it, from any desk."""
        return {
            DOER if name == "seat" else name: self.value(name, kind, getattr(struct, name))
            for name, kind in fields_of(type(struct)).items()
        }

    def _text(self, name: str, kind: inspect.Type, value: Any) -> str:
        told = self.value(name, kind, value)
        return self.words.number(told) if isinstance(told, int) else told

    def _number(self, name: str, kind: inspect.Type, value: int) -> str | int:
        if 0 <= value < len(self.names) and is_seat(name, kind):
            return self.names[value]
        return f"<t:{value // 1000}:T>" if value >= A_MOMENT else value

    def _word(self, value: str) -> str:
        message = f"{slug(self.game.key)}-value-{slugged(value)}"
        return self.words(message) if message in self.words else value or NOTHING

    def _listed(self, name: str, kind: inspect.Type, values: Sequence[Any]) -> str:
        each = kind if is_seat(name, kind) else NUMBER
        told = [self._text(name, each, value) for value in values]
        text = self.words.list_of(told) if told else NOTHING
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

    def _label(self, name: str) -> str:
        message = f"{slug(self.game.key)}-field-{slug(name)}"
        return self.words(message) if message in self.words else humanized(name)


def _says_anything(name: str, value: Any) -> bool:
    """Nothing is said of what is not there or not so, nor of clocks: those stand on every board."""
    if value is None or value is False or value == () or isinstance(value, Press):
        return False
    return not name.endswith(CLOCKS)


def _item(kind: inspect.Type) -> inspect.Type:
    inner = kind.type if isinstance(kind, inspect.Metadata) else kind
    return inner.item_type if isinstance(inner, inspect.VarTupleType) else NUMBER
