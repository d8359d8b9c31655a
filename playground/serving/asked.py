"""The fields of what a page asks: read and checked, or declined in words."""

from __future__ import annotations

import re
from typing import Any

from playground.people.resolve import Declined
from playground.world.messages import Json
from playground.world.snowflake import EPOCH_MS, LATEST_MS

LONGEST_NAME = 32
COLOUR = re.compile(r"#?([0-9a-fA-F]{6})")
LOCALE = re.compile(r"[a-z]{2}(-[A-Z]{2}|-419)?")


def moment_of(asked: Json) -> dict[str, Any]:
    """When somebody pressed, and when the bot shall hear of it."""
    pressed_at = asked.get("pressed_at")
    if pressed_at is not None and not (type(pressed_at) is int and EPOCH_MS <= pressed_at < LATEST_MS):
        raise Declined("pressed_at is a number of milliseconds since 1970, and not before 2015.")
    return {"pressed_at": pressed_at, "arrive_in": milliseconds_of(asked, "arrive_in", 0)}


def is_on(asked: Json) -> bool:
    """Whether something shall be so; it shall unless it is said otherwise."""
    return asked.get("on") is not False


def whole_of(asked: Json, name: str, default: int) -> int:
    """A whole number."""
    try:
        return int(asked.get(name) or default)
    except (TypeError, ValueError, OverflowError):
        raise Declined(f"{name} is a whole number.") from None


def milliseconds_of(asked: Json, name: str, default: float) -> float:
    """A time in milliseconds, a quarter of an hour at most."""
    told = asked.get(name, default)
    if not isinstance(told, (int, float)) or isinstance(told, bool) or not 0 <= told <= 900_000:
        raise Declined(f"{name} is a number of milliseconds.")
    return told


def name_of(asked: Json, longest: int = LONGEST_NAME) -> str:
    """A name without needless spaces."""
    name = " ".join(str(asked.get("name") or "").split())
    if not 1 <= len(name) <= longest:
        raise Declined(f"A name has 1 to {longest} characters.")
    return name


def locale_of(asked: Json) -> str | None:
    """A language that Discord knows, or None."""
    locale = asked.get("locale")
    if locale is not None and not LOCALE.fullmatch(str(locale)):
        raise Declined("That is not a language Discord knows.")
    return locale


def colour_of(asked: Json) -> int | None:
    """A colour as a number or as #rrggbb, or None."""
    told = asked.get("colour")
    if told is None or (type(told) is int and 0 <= told <= 0xFFFFFF):
        return told
    written = COLOUR.fullmatch(str(told))
    if written is None:
        raise Declined("That is not a colour.")
    return int(written[1], 16)
