"""Texts of a game that has none: its own names, as Fluent. Each gives way to one written in `<game>.ftl`.

What stands here is also where such a file may begin: `python -m cogs.games.default GAME` prints it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cogs.games.default.anatomy import (
    Struct,
    actions_of,
    fields_of,
    humanized,
    is_told,
    nested_of,
    news_of,
    slugged,
    tag_of,
    values_of,
)
from cogs.games.default.telling import DEED, EVENT, THING
from cogs.wire.choices import Option, options_of, slug
from cogs.wire.screens.limits import COMMAND_ABOUT, COMMAND_NAME
from engine import registry

if TYPE_CHECKING:
    from data.words import Words
    from engine.game import AnyGame


def texts(game: AnyGame, words: Words) -> str:
    """Every message that the house asks of a game, in one language, as well as its structs can word it."""
    return "\n".join((*_about(game, words), *_options(game, words), *_feats(game, words), *_names(game), ""))


def first_texts(game: AnyGame, words: Words) -> str:
    """Where a game's own file of texts may begin: all that the default desk can say of it."""
    return texts(game, words) + "\n".join((*_deeds(game), ""))


def _about(game: AnyGame, words: Words) -> Iterator[str]:
    key, seats = slug(game.key), game.seats(game.Options())
    name = game.key.replace("_", " ").title()
    pitch = words("default-pitch", least=seats[0], most=seats[-1])
    yield _message(f"{key}-name", name)
    for ladder in game.ladders:
        if ladder.key != game.key:
            yield _message(f"{slug(ladder.key)}-name", ladder.key.replace("_", " ").title())
    yield _message(f"{key}-pitch", pitch)
    yield _message(f"command-play-{key}", key[:COMMAND_NAME], about=f"{name}. {pitch}"[:COMMAND_ABOUT])


def _options(game: AnyGame, words: Words) -> Iterator[str]:
    for option in options_of(game):
        yield _option(game, option, words)
        for value in option.values:
            yield _message(option.value_message(game, value), _value(option, value, words))


def _value(option: Option, value: Any, words: Words) -> str:
    """A seat that may be left to the lot is worded by the house."""
    if None not in option.values:
        return humanized(str(value))
    return words("option-lot") if value is None else words("picture-seat", seat=value + 1)


def _option(game: AnyGame, option: Option, words: Words) -> str:
    usual, name = f"default-option-{slug(option.name)}", humanized(option.name)
    if usual in words:
        more = {part: f"{{ {usual}.{part} }}" for part in ("slash", "about")}
        return _message(option.message(game), f"{{ {usual} }}", **more)
    more = {"slash": slug(option.name)[:COMMAND_NAME], "about": name[:COMMAND_ABOUT]}
    if option.limits:
        more["value"] = "{ $number }"
    return _message(option.message(game), name, **more)


def _feats(game: AnyGame, words: Words) -> Iterator[str]:
    for feat in game.feats:
        usual, name = f"default-feat-{slug(feat.figure)}", humanized(feat.figure.removesuffix("_ms"))
        text = f"{{ {usual} }}" if usual in words else name
        yield _message(f"feat-{slug(game.key)}-{slug(feat.figure)}", text)


def _names(game: AnyGame) -> Iterator[str]:
    key = slug(game.key)
    structs = (game.View, *actions_of(game), *news_of(game), *nested_of(game))
    for name in dict.fromkeys(name for struct in structs for name in fields_of(struct)):
        yield _message(f"{key}-field-{slug(name)}", humanized(name))
    for value in values_of(game):
        yield _message(f"{key}-value-{slugged(value)}", humanized(value))
    for action in actions_of(game):
        yield _message(f"{key}-menu-{tag_of(action)}", f"{humanized(tag_of(action))}…")


def _deeds(game: AnyGame) -> Iterator[str]:
    key = slug(game.key)
    for part, structs in ((DEED, actions_of(game)), (EVENT, news_of(game))):
        for struct in structs:
            yield _message(f"{key}-{part}-{tag_of(struct)}", _told(struct, humanized(tag_of(struct))))
    for struct in nested_of(game):
        told = ", ".join(_fields(struct)) or humanized(tag_of(struct))
        yield _message(f"{key}-{THING}-{tag_of(struct)}", told)


def _told(struct: Struct, name: str) -> str:
    """ "{ $who } · Took (slot { $slot })": who did it comes first, what it was with comes last."""
    fields = _fields(struct)
    who = "{ $who } · " if "seat" in fields_of(struct) else ""
    return f"{who}{name} ({', '.join(fields)})" if fields else f"{who}{name}"


def _fields(struct: Struct) -> list[str]:
    return [
        f"{humanized(name).lower()} {{ ${name} }}"
        for name, kind in fields_of(struct).items()
        if name != "seat" and is_told(kind)
    ]


def _message(name: str, text: str, /, **attributes: str) -> str:
    more = "".join(f"\n    .{attribute} = {told}" for attribute, told in attributes.items())
    return f"{name} = {text}{more}"


def unwritten(words: Words) -> str:
    """The texts of all games of the house, for a language to fall back on."""
    return "\n".join(texts(game, words) for game in registry.games())
