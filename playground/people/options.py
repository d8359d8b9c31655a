"""What somebody typed after a slash, checked against what the bot declared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from playground.people.resolve import CHANNEL, MENTIONABLE, ROLE, USER, Declined, Resolved
from playground.world.messages import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, NUMBER, ATTACHMENT = 1, 2, 3, 4, 5, 10, 11
NAMES = {6: USER, 7: CHANNEL, 8: ROLE, 9: MENTIONABLE}


def fill(declared: Sequence[Json], given: Any, resolved: Resolved, *, typing: bool = False) -> list[Json]:
    """The options of an interaction, or Declined. While `typing`, options may be missing or unfinished."""
    if not isinstance(given, list) or not all(map(_is_named, given)):
        raise Declined("The options are not a list of names and values.")
    by_name = {option["name"]: option for option in declared}
    if typing:
        return [filled for one in given for filled in _so_far(by_name.get(one["name"]), one, resolved)]
    filled = [_fill_one(by_name.get(one["name"]), one, resolved, typing=False) for one in given]
    _check_required(declared, {one["name"] for one in given})
    return filled


def _is_named(given: Any) -> bool:
    return isinstance(given, dict) and isinstance(given.get("name"), str)


def _so_far(option: Json | None, given: Json, resolved: Resolved) -> Iterator[Json]:
    """While somebody types, what is not finished yet is left out."""
    with suppress(Declined):
        yield _fill_one(option, given, resolved, typing=True)


def _check_required(declared: Sequence[Json], named: set[str]) -> None:
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in declared) and not named:
        raise Declined("Choose one of the subcommands.")
    for option in declared:
        if option.get("required") and option["name"] not in named:
            raise Declined(f"“{option['name']}” is required.")


def _fill_one(option: Json | None, given: Json, resolved: Resolved, *, typing: bool) -> Json:
    if option is None:
        raise Declined(f"There is no option “{given['name']}”.")
    filled: Json = {"name": option["name"], "type": option["type"]}
    if option["type"] in (SUBCOMMAND, GROUP):
        inner = given.get("options") or []
        return filled | {"options": fill(option.get("options") or [], inner, resolved, typing=typing)}
    if typing and given.get("focused"):
        return filled | {"value": str(given.get("value", "")), "focused": True}
    return filled | {"value": _value(option, given.get("value"), resolved)}


def _value(option: Json, told: Any, resolved: Resolved) -> Any:
    kind = option["type"]
    if kind in NAMES:
        return resolved.add(NAMES[kind], str(told))
    if kind == ATTACHMENT:
        return resolved.upload(told)
    if kind == STRING:
        value: Any = str(told)
        _check_range(option, len(value), "length", "characters")
    elif kind == BOOLEAN:
        value = told if isinstance(told, bool) else str(told).lower() == "true"
    else:
        value = _number(option, told)
        _check_range(option, value, "value", "")
    choices = option.get("choices") or ()
    if choices and all(choice["value"] != value for choice in choices):
        raise Declined(f"“{option['name']}” must be one of its choices.")
    return value


def _number(option: Json, told: Any) -> float:
    try:
        return int(str(told)) if option["type"] == INTEGER else float(str(told))
    except ValueError:
        raise Declined(f"“{option['name']}” must be a number.") from None


def _check_range(option: Json, size: float, what: str, unit: str) -> None:
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if least is not None and size < least:
        raise Declined(f"“{option['name']}” must be at least {least} {unit}".rstrip() + ".")
    if most is not None and size > most:
        raise Declined(f"“{option['name']}” must be at most {most} {unit}".rstrip() + ".")
