"""Shapes of JSON values: what a field may hold. A shape notes on the form what does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from playground.checks.errors import Form, Path

Shape = Callable[[Any, Path, Form], None]

INT64 = 2**63 - 1
ABSENT: set[str] = set()  # the parts of Discord that have fields somewhere and are not here


def text(most: int, least: int = 0) -> Shape:
    """A string of so many characters."""

    def check(value: Any, at: Path, form: Form) -> None:
        if not isinstance(value, str):
            form.refuse(at, "STRING_TYPE_CONVERT", "Could not interpret the value as string.")
        elif not least <= len(value) <= most:
            _length(len(value), most, least, at, form)

    return check


def whole(most: int = INT64, least: int = 0) -> Shape:
    """An integer in a range."""

    def check(value: Any, at: Path, form: Form) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            form.refuse(at, "NUMBER_TYPE_COERCE", f'Value "{_shown(value)}" is not int.')
        else:
            _range(value, most, least, at, form)

    return check


def number(value: Any, at: Path, form: Form) -> None:
    """Any number."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        form.refuse(at, "NUMBER_TYPE_COERCE", f'Value "{_shown(value)}" is not float.')


def truth(value: Any, at: Path, form: Form) -> None:
    """True or false."""
    if not isinstance(value, bool):
        form.refuse(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: Any, at: Path, form: Form) -> None:
    """An id, as digits or, as Discord reads too, as a number."""
    digits = value if isinstance(value, str) else str(value) if type(value) is int else ""
    if not (digits.isascii() and digits.isdecimal() and (digits == "0" or digits[0] != "0")):
        form.refuse(at, "NUMBER_TYPE_COERCE", f'Value "{_shown(value)}" is not snowflake.')


def choice(*allowed: Any) -> Shape:
    """One of these values."""

    def check(value: Any, at: Path, form: Form) -> None:
        if type(value) not in (int, str) or value not in allowed:
            form.refuse(at, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(repr, allowed))}}}.")

    return check


def many(shape: Shape, most: int, least: int = 0, *, unique: bool = False) -> Shape:
    """A list of so many things of one shape."""

    def check(value: Any, at: Path, form: Form) -> None:
        if not isinstance(value, list):
            form.refuse(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not least <= len(value) <= most:
            _length(len(value), most, least, at, form)
        for index, item in enumerate(value):
            shape(item, (*at, index), form)
        if unique and len(set(map(repr, value))) < len(value):
            form.refuse(at, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")

    return check


def absent(part: str) -> Shape:
    """A field of something that is not here: nothing is accepted and lost."""
    ABSENT.add(part)

    def check(value: Any, at: Path, form: Form) -> None:
        if value:
            form.refuse(at, "NOT_HERE", f"The playground has no {part} (see its README).")

    return check


def table(value_shape: Shape, keys: Iterable[str]) -> Shape:
    """An object whose keys are among `keys` and whose values share one shape."""
    known = frozenset(keys)

    def check(value: Any, at: Path, form: Form) -> None:
        if not isinstance(value, dict):
            form.refuse(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, item in value.items():
            if key not in known:
                form.refuse((*at, key), "BASE_TYPE_CHOICES", f"{key!r} is not a known key.")
            value_shape(item, (*at, key), form)

    return check


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a record; one that is not required may also be null."""

    shape: Shape
    required: bool = False


def need(shape: Shape) -> Field:
    """A field that must be there and not null."""
    return Field(shape, required=True)


def record(fields: Mapping[str, Field | Shape]) -> Shape:
    """An object. Unknown keys are let through, as Discord does."""
    shapes = {key: item.shape if isinstance(item, Field) else item for key, item in fields.items()}
    needed = [key for key, item in fields.items() if isinstance(item, Field) and item.required]

    def check(value: Any, at: Path, form: Form) -> None:
        if not isinstance(value, dict):
            form.refuse(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for key, item in value.items():
            if item is not None and key in shapes:
                shapes[key](item, (*at, key), form)
        for key in needed:
            if value.get(key) is None:
                form.refuse((*at, key), "BASE_TYPE_REQUIRED", "This field is required")

    return check


def union(shapes: Mapping[int, Shape]) -> Shape:
    """An object whose `type` tells which shape it has."""
    names = ", ".join(map(str, sorted(shapes)))

    def check(value: Any, at: Path, form: Form) -> None:
        if not isinstance(value, dict):
            form.refuse(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = value.get("type")
        shape = shapes.get(kind) if type(kind) is int else None
        if shape is None:
            message = f'Value of field "type" must be one of ({names}).'
            form.refuse((*at, "type"), "UNION_TYPE_CHOICES", message)
        else:
            shape(value, at, form)

    return check


def _length(length: int, most: int, least: int, at: Path, form: Form) -> None:
    if length == 0 and least == 1:
        form.refuse(at, "BASE_TYPE_REQUIRED", "This field is required")
    elif least:
        form.refuse(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    else:
        form.refuse(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _range(value: int, most: int, least: int, at: Path, form: Form) -> None:
    if value < least:
        form.refuse(at, "NUMBER_TYPE_MIN", f"int32 value should be greater than or equal to {least}.")
    elif value > most:
        form.refuse(at, "NUMBER_TYPE_MAX", f"int32 value should be less than or equal to {most}.")


def _shown(value: Any) -> str:
    return str(value)[:80]
