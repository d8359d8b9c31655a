"""What a person for programs can name: people, channels, commands and the fields of a form."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from typing import Any

from playground.testing.deeds import Refused
from playground.world.messages import Json, walk

CHAT = 1
SUBCOMMAND, GROUP = 1, 2
USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9
CHECKBOX, RADIO, TEXT_INPUT = 23, 21, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
# What options and selects name.
OPTIONS = {USER: ("people",), CHANNEL: ("channels",), ROLE: ("roles",), MENTIONABLE: ("people", "roles")}
SELECTS = {
    USER_SELECT: ("people",),
    CHANNEL_SELECT: ("channels",),
    ROLE_SELECT: ("roles",),
    MENTIONABLE_SELECT: ("people", "roles"),
}


@dataclass(frozen=True, slots=True)
class File:
    """A file that somebody gives to the bot."""

    filename: str
    data: bytes

    def wire(self) -> Json:
        """As the page socket takes it."""
        return {"filename": self.filename, "data": b64encode(self.data).decode()}


class Directory:
    """What the page was told of the world, and the ids behind the names people use."""

    def __init__(self) -> None:
        self.told: Json = {}

    def hear(self, event: Json) -> None:
        """Take note of a hello, or of what changed since."""
        self.told |= {key: value for key, value in event.items() if key != "event"}

    def person(self, name_or_id: str) -> str:
        """The id of a person or the bot."""
        return _id_of([*self.told["people"], self.told["bot"]], name_or_id)

    def channel(self, name_or_id: str) -> str:
        """The id of a channel or thread."""
        return _id_of(self.told["channels"], name_or_id)

    def named(self, kind: str, name: str) -> Json | None:
        """The person or channel called so, if there is one."""
        return next((thing for thing in self.told[kind] if thing.get("name") == name), None)

    def command(self, name: str) -> Json | None:
        """The slash command called so; a guild's own goes before the global one."""
        fitting = [c for c in self.told["commands"] if c["name"] == name and c["type"] == CHAT]
        return fitting[-1] if fitting else None

    def value(self, declared: list[Json], name: str, value: Any) -> Any:
        """An option's value; people, channels and roles by their names."""
        kind = next((option["type"] for option in declared if option["name"] == name), None)
        if isinstance(value, File):
            return value.wire()
        return self._id(OPTIONS[kind], str(value)) if kind in OPTIONS else value

    def chosen(self, kind: int, values: list[Any]) -> list[Any]:
        """The values of a select of that kind; people, channels and roles by their names."""
        return [self._id(SELECTS[kind], str(value)) for value in values] if kind in SELECTS else values

    def _id(self, kinds: tuple[str, ...], name_or_id: str) -> str:
        things = [thing for kind in kinds for thing in self.told[kind]]
        return _id_of([*things, self.told["bot"]] if "people" in kinds else things, name_or_id)

    def entry(self, modal: Json, name: str, value: Any) -> Json:
        """What is entered in a field of a form, named by its label or custom_id."""
        field = _field(modal, name)
        kind = field["type"]
        entry = {"type": kind, "custom_id": field["custom_id"]}
        if kind in (TEXT_INPUT, CHECKBOX):
            return entry | {"value": value}
        labels = {option["label"]: option["value"] for option in field.get("options") or ()}
        several = value if isinstance(value, (list, tuple)) else [value]
        values = [one.wire() if isinstance(one, File) else labels.get(one, one) for one in several]
        return entry | ({"value": values[0]} if kind == RADIO else {"values": self.chosen(kind, values)})


def subcommand(command: Json, steps: list[str]) -> tuple[list[Json], list[Json]]:
    """The options that the subcommand at the end of `steps` declares, and the way to it."""
    declared: list[Json] = command.get("options") or []
    path: list[Json] = []
    for step in steps:
        fitting = [o for o in declared if o["name"] == step and o["type"] in (SUBCOMMAND, GROUP)]
        if not fitting:
            raise Refused(f"There is no “{step}” in “{command['name']}”.")
        path.append(fitting[0])
        declared = fitting[0].get("options") or []
    return declared, path


def nested(path: list[Json], given: list[Json]) -> list[Json]:
    """The options of a command whose subcommand at the end of `path` gets what was given."""
    for step in reversed(path):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    return given


def _id_of(things: list[Json], name_or_id: str) -> str:
    return next((one["id"] for one in things if name_or_id in (one["id"], one.get("name"))), name_or_id)


def _field(modal: Json, name: str) -> Json:
    for component in walk(modal["components"]):
        inner = component.get("component") or component
        if "custom_id" in inner and name in (inner["custom_id"], component.get("label"), inner.get("label")):
            return inner
    raise Refused(f"The form has no field “{name}”.")
