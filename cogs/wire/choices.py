"""A game's options, as its own types declare them: offered on slash commands and in the lobby's form.

A new game's options need nothing here: a yes or no, a choice of words, a whole number with limits, or a seat
that may be left to the lot (a small number or None) is recognised by its type, and worded by
`<game>-option-<name>` in the game's texts, with `.slash` for the slash command, `.about` for it and the form,
and `.value` where it is a number. A number that says `paces` (`Meta(extra=...)`) is chosen by their names,
one that is `unasked` is left to the slash command. Each of some values has a text of its own,
`<game>-option-<name>-<value>`; seats and the lot are worded by the house.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from engine.game import Refusal
from engine.tables.table import TableKind

if TYPE_CHECKING:
    from data.words import Words
    from engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: a yes or no where there are neither values nor limits."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    limits: tuple[int, int] | None = None
    paces: Mapping[str, int] = field(
        default_factory=dict[str, int]
    )  # a number's values by what people call them
    asked: bool = True  # in the lobby's form

    def message(self, game: AnyGame) -> str:
        return f"{slug(game.key)}-option-{slug(self.name)}"

    def value_message(self, game: AnyGame, value: Any) -> str:
        if self.paces:
            nearest = min(self.paces, key=lambda pace: abs(self.paces[pace] - value))
            return f"option-pace-{nearest}"
        return f"{self.message(game)}-{slug(str(value))}"

    def words(self, game: AnyGame, words: Words) -> str:
        return words(self.message(game))

    def about(self, game: AnyGame, words: Words) -> str:
        return words(f"{self.message(game)}.about")

    def value_words(self, game: AnyGame, words: Words, value: Any) -> str:
        if isinstance(value, bool):
            return words("option-yes" if value else "option-no")
        if self.limits:
            return words(f"{self.message(game)}.value", number=value)
        return words(self.value_message(game, value))


def options_of(game: AnyGame) -> tuple[Option, ...]:
    """What may be chosen for this game, in the order its Options declare it."""
    return tuple(map(_option, declared_fields(game.Options)))


def declared_fields(struct: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    match inspect.type_info(struct):
        case inspect.StructType(fields=fields):
            return tuple(fields)
        case other:
            raise TypeError(f"{struct} has no fields: {other}")


def asked_of(game: AnyGame, options: Any = None) -> tuple[Option, ...]:
    """What the lobby's form asks: nothing that is measured in thousandths of a second.

    Where it is known what is chosen, nothing either that then changes nothing.
    """
    moot = () if options is None else game.moot(options)
    return tuple(option for option in options_of(game) if option.asked and option.name not in moot)


def summary(game: AnyGame, options: Any, words: Words) -> tuple[str, ...]:
    """What was chosen other than by default, in words."""
    colon = words("colon")
    return tuple(
        f"{option.words(game, words)}{colon}{option.value_words(game, words, value)}"
        for option in asked_of(game, options)
        if (value := getattr(options, option.name)) != option.default
    )


def read_choice(option: Option, text: str) -> Any:
    """What somebody typed or chose; as it is where it cannot be read, for the game to refuse by name."""
    if option.limits:
        return int(text) if text.strip().lstrip("-").isdigit() else text
    if option.values:
        return next((value for value in option.values if str(value) == text), text)
    return text == "true"


@contextmanager
def naming(game: AnyGame, words: Words) -> Iterator[None]:
    """An option that the game refuses within is called as the form calls it, with what it allows."""
    try:
        yield
    except Refusal as refusal:
        option = next((one for one in options_of(game) if one.name == refusal.details.get("field")), None)
        if refusal.kind is not TableKind.OPTIONS or option is None:
            raise
        limits = dict(zip(("least", "most"), option.limits or (), strict=False))
        raise Refusal(TableKind.OPTIONS, field=option.words(game, words), **limits) from None


def encoded(chosen: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(chosen))


def _extra(one: inspect.Field) -> dict[str, Any]:
    return (one.type.extra or {}) if isinstance(one.type, inspect.Metadata) else {}


def _option(one: inspect.Field) -> Option:
    default, kind = one.default, one.type
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    asked = not _extra(one).get("unasked", False)
    if paces := _extra(one).get("paces"):
        return Option(one.name, default, values=tuple(paces.values()), paces=paces, asked=asked)
    match kind:
        case inspect.BoolType():
            return Option(one.name, default)
        case inspect.IntType(ge=int(low), le=int(high)):
            return Option(one.name, default, limits=(low, high), asked=asked)
        case inspect.EnumType(cls=cls):
            return Option(one.name, default, values=tuple(member.value for member in cls))
        case inspect.UnionType(types=(inspect.IntType(ge=int(low), le=int(high)), inspect.NoneType())):
            return Option(one.name, default, values=(None, *range(low, high + 1)))
        case inspect.LiteralType(values=values):
            return Option(one.name, default, values=tuple(values))
        case other:
            raise TypeError(f"option {one.name}: no form for {other}")


def slug(name: str) -> str:
    """A name as the texts' messages write it: `monster_rush` is `monster-rush`."""
    return name.replace("_", "-").lower()
