"""A desk's taps, dressed for the way back: the house's verb outside, the desk's verb and arguments within.

`tap` comes from the board that all see, `own` from somebody's private screen, whose draft travels along.
"""

from __future__ import annotations

from dataclasses import replace

from cogs.wire.screen import Arg, Menu, Part, Row, Screen, Tap

PUBLIC, PRIVATE = "tap", "own"


def for_all(screen: Screen) -> Screen:
    return _dressed(screen, PUBLIC, ())


def for_one(screen: Screen, draft: str) -> Screen:
    return _dressed(screen, PRIVATE, (draft,))


def _dressed(screen: Screen, verb: str, before: tuple[Arg, ...]) -> Screen:
    return replace(screen, parts=tuple(_part(part, verb, before) for part in screen.parts))


def _part(part: Part, verb: str, before: tuple[Arg, ...]) -> Part:
    match part:
        case Row(taps):
            return Row(tuple(_tap(tap, verb, before) for tap in taps))
        case Menu():
            return replace(part, verb=verb, args=(*before, part.verb, *part.args))
        case _:
            return part


def _tap(tap: Tap, verb: str, before: tuple[Arg, ...]) -> Tap:
    return replace(tap, verb=verb, args=(*before, tap.verb, *tap.args))
