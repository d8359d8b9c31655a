"""Modals that people fill in: what they entered, checked and put into Discord's form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.people.resolve import CHANNEL, MENTIONABLE, ROLE, USER, Declined, Resolved
from playground.world.messages import Json

TEXT_INPUT, FILE_UPLOAD, RADIO, CHECKBOX_GROUP, CHECKBOX = 4, 19, 21, 22, 23
NAMES = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


def submit(modal: Json, given: Any, resolved: Resolved) -> Json:
    """The data of a modal's interaction, from the modal and the inputs somebody sent."""
    if not isinstance(given, list):
        raise Declined("The answers are not a list.")
    entered = {one["custom_id"]: one for one in _inputs(given)}
    numbers = iter(range(1, 1000))
    components = [_answer(component, entered, resolved, numbers) for component in modal["components"]]
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    return data | ({"resolved": resolved.wire()} if resolved.wire() else {})


def _inputs(given: list[Any]) -> Iterator[Json]:
    for one in given:
        if not isinstance(one, dict):
            continue
        if isinstance(one.get("custom_id"), str):
            yield one
        inner = one.get("components")
        yield from _inputs([*(inner if isinstance(inner, list) else ()), one.get("component")])


def _answer(component: Json, entered: dict[str, Json], resolved: Resolved, numbers: Iterator[int]) -> Json:
    filled: Json = {"type": component["type"], "id": component.get("id") or next(numbers)}
    match component["type"]:
        case 1:
            inner = component["components"]
            return filled | {"components": [_answer(one, entered, resolved, numbers) for one in inner]}
        case 18:
            field = {"label": component.get("label"), **component["component"]}
            return filled | {"component": _answer(field, entered, resolved, numbers)}
        case 10:
            return filled
        case _:
            given = entered.get(component["custom_id"], {})
            return filled | {"custom_id": component["custom_id"]} | _value(component, given, resolved)


def _value(field: Json, given: Json, resolved: Resolved) -> Json:
    kind = field["type"]
    if kind == TEXT_INPUT:
        return {"value": _text(field, given.get("value"))}
    if kind == CHECKBOX:
        return {"value": bool(given.get("value", field.get("default", False)))}
    if kind == RADIO:
        return {"value": _choice(field, given.get("value"))}
    return {"values": choose(field, given.get("values") or [], resolved)}


def _text(field: Json, told: Any) -> str:
    text = "" if told is None else str(told)
    name = field.get("label") or field["custom_id"]
    if not text and field.get("required", True):
        raise Declined(f"“{name}” is required.")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise Declined(f"“{name}” must be {least} to {most} characters long.")
    return text


def _choice(field: Json, told: Any) -> str | None:
    if told is None and not field.get("required", True):
        return None
    if all(option["value"] != told for option in field["options"]):
        raise Declined(f"“{field.get('label') or field['custom_id']}”: choose one.")
    return told


def choose(field: Json, told: Any, resolved: Resolved) -> list[str]:
    """The values somebody chose in a select, a checkbox group or a file upload."""
    if not isinstance(told, list):
        raise Declined("The values are not a list.")
    files = field["type"] == FILE_UPLOAD
    values = [resolved.upload(one) for one in told] if files else list(dict.fromkeys(map(str, told)))
    options = field.get("options")
    default_most = len(options or ()) if field["type"] == CHECKBOX_GROUP else 1
    least = field["min_values"] if field.get("min_values") is not None else 1
    most = field.get("max_values") or default_most
    may_be_empty = field.get("required") is False and not values
    if not may_be_empty and not least <= len(values) <= most:
        raise Declined(f"Choose {least} to {most}." if least != most else f"Choose {least}.")
    if field["type"] in NAMES:
        return [resolved.add(NAMES[field["type"]], value) for value in values]
    if not files and any(value not in {option["value"] for option in options or ()} for value in values):
        raise Declined("That choice is not there any more.")
    return values
