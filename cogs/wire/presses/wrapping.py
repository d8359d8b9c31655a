"""A desk's taps, dressed for the way back: the house's verb outside, the desk's verb and arguments within.

`tap` comes from the board that all see, `own` from somebody's private screen, whose draft travels along.
"""

from __future__ import annotations

from msgspec.structs import replace

from cogs.wire.screens.screen import Arg, Menu, Part, Row, Screen

PUBLIC, PRIVATE = "tap", "own"


def for_all(screen: Screen) -> Screen:
    return _dressed(screen, PUBLIC, ())


def for_one(screen: Screen, draft: str) -> Screen:
    return _dressed(screen, PRIVATE, (draft,))


def _dressed(screen: Screen, verb: str, before: tuple[Arg, ...]) -> Screen:
    parts: list[Part] = []
    for part in screen.parts:
        match part:
            case Row(taps):
                dressed = [replace(tap, verb=verb, args=(*before, tap.verb, *tap.args)) for tap in taps]
                parts.append(Row(tuple(dressed)))
            case Menu():
                parts.append(replace(part, verb=verb, args=(*before, part.verb, *part.args)))
            case _:
                parts.append(part)
    return replace(screen, parts=tuple(parts))
