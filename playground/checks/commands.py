"""Application commands, their options, and the choices offered for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from playground.checks.components import CHANNEL_TYPES
from playground.checks.errors import Form, Path, Rejected
from playground.checks.shapes import (
    Field,
    Shape,
    absent,
    choice,
    many,
    need,
    number,
    record,
    snowflake,
    table,
    text,
    truth,
    union,
    whole,
)

CHAT, USER, MESSAGE = 1, 2, 3
# How many commands of each type an application may have.
MOST_COMMANDS = {CHAT: 100, USER: 15, MESSAGE: 15}
TOO_MANY_COMMANDS = 30032
MOST_OF_ALL = 130
COMMAND_SIZE = 8000
OPTIONS = 25
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
# The types that offer choices, and what bounds their values.
RANGES = {
    STRING: ("min_length", "max_length"),
    INTEGER: ("min_value", "max_value"),
    NUMBER: ("min_value", "max_value"),
}
INT53 = 2**53 - 1
# fmt: off
LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar", "he",
)
# fmt: on
# Letters that are no letters to str.isalnum: the vowel signs of these scripts.
SIGNS = (range(0x0900, 0x0980), range(0x0E00, 0x0E80))

_WHOLE = whole(INT53, -INT53)


def _localised(most: int) -> Shape:
    return table(text(most, 1), LOCALES)


def _choices(value: Shape) -> Shape:
    named = {"name": need(text(100, 1)), "name_localizations": _localised(100)}
    return many(record({**named, "value": need(value)}), 25)


_NAMED: dict[str, Field | Shape] = {
    "name": need(text(32, 1)),
    "name_localizations": _localised(32),
    "description_localizations": _localised(100),
}
_OPTION: dict[str, Field | Shape] = {**_NAMED, "description": need(text(100, 1)), "required": truth}


def _offering(value: Shape, **more: Field | Shape) -> Shape:
    return record({**_OPTION, **more, "autocomplete": truth, "choices": _choices(value)})


_PLAIN = record(_OPTION)
VALUES = {
    STRING: _offering(text(6000), min_length=whole(6000), max_length=whole(6000, 1)),
    INTEGER: _offering(_WHOLE, min_value=_WHOLE, max_value=_WHOLE),
    NUMBER: _offering(number, min_value=number, max_value=number),
    5: _PLAIN,
    6: _PLAIN,
    7: record({**_OPTION, "channel_types": many(choice(*CHANNEL_TYPES), len(CHANNEL_TYPES), unique=True)}),
    8: _PLAIN,
    9: _PLAIN,
    11: _PLAIN,
}
_SUBCOMMAND = record({**_OPTION, "options": many(union(VALUES), OPTIONS)})
_GROUP = record({**_OPTION, "options": many(union({SUBCOMMAND: _SUBCOMMAND}), OPTIONS)})


COMMAND = record(
    {
        **_NAMED,
        "type": choice(CHAT, USER, MESSAGE),
        "description": text(100),
        "options": many(union({SUBCOMMAND: _SUBCOMMAND, GROUP: _GROUP, **VALUES}), OPTIONS),
        "default_member_permissions": snowflake,
        "dm_permission": truth,
        "contexts": many(choice(0, 1, 2), 3, 1, unique=True),
        "integration_types": many(choice(0, 1), 2, 1, unique=True),
        "nsfw": truth,
        "handler": absent("activities and attachments of applications"),
        "id": snowflake,
    }
)

Command = Mapping[str, Any]


def check_commands(commands: Sequence[Command]) -> None:
    """Refuse a bulk overwrite of commands as Discord does."""
    form = Form()
    many(COMMAND, MOST_OF_ALL)(commands, (), form)
    form.close()
    for kind, most in MOST_COMMANDS.items():
        if sum(_type(command) == kind for command in commands) > most:
            message = f"Maximum number of application commands reached ({most})."
            raise Rejected(TOO_MANY_COMMANDS, message)
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        name = _type(command), command["name"]
        if name in seen:
            message = "Application command names must be unique"
            form.refuse((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(name)
        _check_command(command, (index,), form)
    form.close()


def check_command(command: Command) -> None:
    """Refuse one command (create or edit) as Discord does."""
    form = Form()
    COMMAND(command, (), form)
    form.close()
    _check_command(command, (), form)
    form.close()


def check_choices(choices: Sequence[Mapping[str, Any]]) -> None:
    """Refuse the choices of an autocomplete answer (callback type 8) as Discord does."""
    form = Form()
    _choices(_value_like(choices))(choices, ("data", "choices"), form)
    form.close()


def _value_like(choices: Sequence[Mapping[str, Any]]) -> Shape:
    """All values are of the kind of the option they are for; the first tells which."""
    first = choices[0].get("value") if choices and isinstance(choices[0], Mapping) else None
    return text(6000) if isinstance(first, str) else number


def _type(command: Command) -> int:
    return command.get("type") or CHAT


def _check_command(command: Command, at: Path, form: Form) -> None:
    if _type(command) == CHAT:
        _check_names(command, at, form)
        if not command.get("description"):
            form.refuse((*at, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        for key in ("description", "options"):
            if command.get(key):
                message = "Context menu commands cannot have a description or options"
                form.refuse((*at, key), "APPLICATION_COMMAND_INVALID_FOR_TYPE", message)
    if sum(_sizes(command)) > COMMAND_SIZE:
        message = f"Command exceeds maximum size ({COMMAND_SIZE})"
        form.refuse(at, "APPLICATION_COMMAND_TOO_LARGE", message)
    _check_options(command.get("options") or (), (*at, "options"), form)


def _check_names(named: Mapping[str, Any], at: Path, form: Form) -> None:
    message = "Command name is invalid"
    if not _is_name(named["name"]):
        form.refuse((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", message)
    for locale, name in (named.get("name_localizations") or {}).items():
        if not _is_name(name):
            form.refuse((*at, "name_localizations", locale), "APPLICATION_COMMAND_INVALID_NAME", message)


def _is_name(name: str) -> bool:
    fits = all(c.isalnum() or c in "-_'" or any(ord(c) in signs for signs in SIGNS) for c in name)
    return fits and name == name.lower()


def _check_options(options: Sequence[Mapping[str, Any]], at: Path, form: Form) -> None:
    names: set[str] = set()
    optional_before = False
    for index, option in enumerate(options):
        place = (*at, index)
        _check_names(option, place, form)
        if option["name"] in names:
            message = "Option name already exists"
            form.refuse((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(option["name"])
        if option["type"] not in (SUBCOMMAND, GROUP):
            if option.get("required") and optional_before:
                message = "Required options must be placed before non-required options"
                form.refuse(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional_before |= not option.get("required")
        if option["type"] in (SUBCOMMAND, GROUP):
            _check_options(option.get("options") or (), (*place, "options"), form)
        elif option["type"] in RANGES:
            _check_values(option, place, form)
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.refuse(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _check_values(option: Mapping[str, Any], at: Path, form: Form) -> None:
    choices = option.get("choices") or ()
    if choices and option.get("autocomplete"):
        message = "Choices and autocomplete are mutually exclusive"
        form.refuse((*at, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message)
    names: set[str] = set()
    for index, offered in enumerate(choices):
        if offered["name"] in names:
            message = "Option choice name already exists"
            place = (*at, "choices", index, "name")
            form.refuse(place, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)
        names.add(offered["name"])
    least, most = RANGES[option["type"]]
    low, high = option.get(least), option.get(most)
    if low is not None and high is not None and low > high:
        message = f"{least} must be less than or equal to {most}"
        form.refuse((*at, least), "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", message)


def _sizes(part: Mapping[str, Any]) -> Iterator[int]:
    """How much each text of a command counts: of a text and its translations only the longest."""
    for key in ("name", "description"):
        translated = part.get(f"{key}_localizations") or {}
        yield max(map(len, [part.get(key) or "", *translated.values()]))
    yield len(str(part.get("value", "")))
    for key in ("options", "choices"):
        for inner in _listed(part, key):
            yield from _sizes(inner)


def _listed(part: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """What stands in a list; nothing, where the key means nothing and was not checked."""
    told = part.get(key)
    return [one for one in told if isinstance(one, Mapping)] if isinstance(told, list) else []
