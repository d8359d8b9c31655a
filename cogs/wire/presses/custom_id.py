"""What a button carries: table, revision seen, verb and arguments, in at most 100 characters.

Whole numbers travel in base 36, words behind a `~`. Anybody can forge one, so nothing in it is trusted: the
table checks the presser.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from cogs.wire.screens.limits import CUSTOM_ID
from cogs.wire.screens.screen import Arg

LARGEST = 2**63 - 1  # what a database can look for

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = r"[0-9a-z]{1,13}"
_PATTERN = re.compile(rf"({_NUMBER})\.({_NUMBER})\.([a-z][a-z_]*)((?:\.(?:-?{_NUMBER}|~[0-9a-z_-]*))*)")


@dataclass(frozen=True, slots=True)
class CustomId:
    table: int  # 0: belongs to no table
    revision: int
    verb: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        (text,) = custom_ids_of(self.table, self.revision, (self,))
        return text


class VerbAndArgs(Protocol):
    """What a button carries besides where it comes from."""

    @property
    def verb(self) -> str: ...

    @property
    def args(self) -> tuple[Arg, ...]: ...


def custom_ids_of(table: int, revision: int, carried: Iterable[VerbAndArgs]) -> list[str]:
    """The custom_ids of buttons that come from the same place."""
    texts: list[str] = []
    place = f"{_written(table)}.{_written(revision)}"
    for one in carried:
        text = ".".join((place, one.verb, *map(_written, one.args)))
        if len(text) > CUSTOM_ID or not _PATTERN.fullmatch(text):
            raise ValueError(f"cannot travel in a button: {text!r}")
        texts.append(text)
    return texts


def read_custom_id(text: str) -> CustomId | None:
    """What a custom_id says; None when it is none of ours."""
    found = _PATTERN.fullmatch(text) if len(text) <= CUSTOM_ID else None
    if found is None:
        return None
    args = tuple(map(_read, found[4].split(".")[1:]))
    custom_id = CustomId(int(found[1], 36), int(found[2], 36), found[3], args)
    return custom_id if _countable(custom_id) else None


def _countable(said: CustomId) -> bool:
    for arg in (said.table, said.revision, *said.args):
        if isinstance(arg, int) and abs(arg) > LARGEST:
            return False
    return True


def base36(number: int) -> str:
    if number < 0:
        return "-" + base36(-number)
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return _DIGITS[number] + digits


@lru_cache(maxsize=1024)  # all buttons of a table carry nearly the same; revisions pass by
def _written(arg: Arg) -> str:
    if isinstance(arg, str):
        return f"~{arg}"
    if abs(arg) > LARGEST:
        raise ValueError(f"cannot travel in a button: {arg}")
    return base36(arg)


@lru_cache(maxsize=1024)
def _read(text: str) -> Arg:
    return text[1:] if text.startswith("~") else int(text, 36)
