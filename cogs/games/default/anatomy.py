"""What a game's own structs are made of: actions, news, and the fields of whatever leaves the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import inspect

from cogs.wire.choices import declared_fields
from engine.game import BY_SEAT, SEAT, AnyGame

DOER = "who"  # how texts call the seat that did it
STANDARD = ("seat", "judging", "news")  # of every view: the house knows what they mean
NAMING_SEATS = ("seat", "seats", "turn", "by", "winner", "awaited")  # where a game's types do not say so

Struct = type[msgspec.Struct]


def actions_of(game: AnyGame) -> tuple[Struct, ...]:
    """The kinds of actions, in the order in which the game declares them."""
    return _members(game.Action)


def news_of(game: AnyGame) -> tuple[Struct, ...]:
    """The kinds of news that a view can bring."""
    return tuple(found for found in _structs(fields_of(game.View)["news"]) if found.__struct_config__.tag)


def nested_of(game: AnyGame) -> tuple[Struct, ...]:
    """Whatever stands inside of views, actions and news: a card, a player, a claim."""
    tops = (game.View, *actions_of(game), *news_of(game))
    found: dict[Struct, None] = {}
    for top in tops:
        for name, kind in fields_of(top).items():
            if name != "news":
                found.update(dict.fromkeys(_structs(kind)))
    return tuple(one for one in found if one not in tops)


@cache
def fields_of(struct: Struct) -> dict[str, inspect.Type]:
    return {field.name: field.type for field in declared_fields(struct)}


def tag_of(struct: Struct) -> str:
    """What an action or a piece of news is called in texts."""
    return slugged(str(struct.__struct_config__.tag or struct.__name__))


def is_by_seat(kind: inspect.Type) -> bool:
    return _marked(kind, BY_SEAT)


def is_seat(name: str, kind: inspect.Type) -> bool:
    """Whether a number, or each of some numbers, is that of a seat."""
    return name in NAMING_SEATS or any(_marked(one, SEAT) for one in _within(kind))


def is_told(kind: inspect.Type) -> bool:
    """Whether a line of news can say it: a thing of the game can be named, a heap of them cannot."""
    return not any(
        isinstance(one, inspect.CollectionType | inspect.DictType) for one in _within(kind)
    ) or not (_structs(kind))


def values_of(game: AnyGame) -> tuple[str, ...]:
    """The words that stand in a game's values: members of enums, and literals."""
    found: dict[str, None] = {}
    for struct in (game.View, *actions_of(game), *news_of(game), *nested_of(game)):
        for kind in fields_of(struct).values():
            for one in _within(kind):
                if isinstance(one, inspect.EnumType):
                    found.update(dict.fromkeys(str(member.value) for member in one.cls))
                elif isinstance(one, inspect.LiteralType):
                    found.update(dict.fromkeys(map(str, one.values)))
    return tuple(found)


def slugged(name: str) -> str:
    """`CamelCase`, `snake_case` or a text as the texts' messages write it."""
    spread = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name)
    return re.sub(r"[^a-z0-9]+", "-", spread.lower()).strip("-")


def humanized(name: str) -> str:
    """ "Roll again", from `roll_again`, `RollAgain` or `roll-again`."""
    return slugged(name).replace("-", " ").capitalize()


def _marked(kind: inspect.Type, mark: str) -> bool:
    extra: Any = getattr(kind, "extra", None)
    return bool(extra and extra.get(mark))


def _members(kinds: Any) -> tuple[Struct, ...]:
    return get_args(kinds) or (kinds,)


def _within(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type and the types that it is made of, not into structs."""
    yield kind
    match kind:
        case inspect.Metadata(type=inner):
            yield from _within(inner)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            for one in kinds:
                yield from _within(one)
        case inspect.CollectionType(item_type=inner):
            yield from _within(inner)
        case inspect.DictType(key_type=key, value_type=value):
            yield from _within(key)
            yield from _within(value)
        case _:
            return


def _structs(kind: inspect.Type) -> tuple[Struct, ...]:
    """The structs that a type is made of, and those within them."""
    found: dict[Struct, None] = {}
    open_ones = [kind]
    while open_ones:
        for one in _within(open_ones.pop(0)):
            if isinstance(one, inspect.StructType) and one.cls not in found:
                found[one.cls] = None
                open_ones += [inner for name, inner in fields_of(one.cls).items() if name != "news"]
    return tuple(found)
