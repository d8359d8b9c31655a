"""Converters: what a button carries, a menu gave or a command was told, read and typed.

Nothing of it can be trusted: anybody can forge it. What cannot be read is `Illegible`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import Any, TypeVar

import discord

from cogs.wire.presses.custom_id import LARGEST
from cogs.wire.screens.screen import Arg
from engine.game import Kind, Refusal

E = TypeVar("E", bound=StrEnum)

Converter = Callable[[Arg], Any]


class Illegible(Refusal):
    """What was pressed or typed says what nothing of ours says, or says it where no such thing is."""

    def __init__(self, told: object = None, *, field: str = "custom_id") -> None:
        super().__init__(Kind.MALFORMED, field=field)
        self.told = told


def number(told: Arg) -> int:
    """A whole number: as a button carries it, or as a menu writes it."""
    if isinstance(told, str) and told.isascii() and told.isdecimal() and len(told) < 20:
        told = int(told)
    if not isinstance(told, int) or not 0 <= told <= LARGEST:
        raise Illegible(told)
    return told


def within(least: int, most: int) -> Callable[[Arg], int]:
    def read(told: Arg) -> int:
        if not isinstance(told, int) or not least <= told <= most:
            raise Illegible(told)
        return told

    return read


def word(told: Arg) -> str:
    if not isinstance(told, str):
        raise Illegible(told)
    return told


def either(told: Arg) -> bool:
    """Yes or no, as 1 or 0."""
    if told not in (0, 1):
        raise Illegible(told)
    return told == 1


def one_of(kinds: type[E]) -> Callable[[Arg], E]:
    def read(told: Arg) -> E:
        try:
            return kinds(told)
        except ValueError:
            raise Illegible(told) from None

    return read


def among(known: Collection[str]) -> Callable[[Arg], str]:
    def read(told: Arg) -> str:
        if told not in known:
            raise Illegible(told)
        return str(told)

    return read


def known_person(told: object) -> discord.User | discord.Member:
    """Whoever a command was given; of a forged id Discord tells nothing, and discord.py hands on the id."""
    if not isinstance(told, discord.User | discord.Member):
        raise Illegible(told, field="who")
    return told
