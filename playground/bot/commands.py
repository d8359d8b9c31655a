"""The bot's application commands, global and of single guilds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from playground.checks import Rejected, check_command, check_commands
from playground.world.messages import Json
from playground.world.world import World

UNKNOWN_COMMAND = 10063
CHAT_INPUT = 1
OPTION_KEYS = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
)
OFFERS = ("choices", "autocomplete")
KEYS_OF_TYPE: dict[int, tuple[str, ...]] = {
    1: ("options",),
    2: ("options",),
    3: (*OFFERS, "min_length", "max_length"),
    4: (*OFFERS, "min_value", "max_value"),
    7: ("channel_types",),
    10: (*OFFERS, "min_value", "max_value"),
}
Scope = str | None


class Commands:
    """Commands by scope (a guild's id, or None for everywhere), type and name."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._kept: dict[Scope, dict[tuple[int, str], Json]] = {}

    def of(self, scope: Scope) -> list[Json]:
        """The commands of one scope."""
        return list(self._kept.get(scope, {}).values())

    def scopes(self) -> Iterator[Scope]:
        """Where commands were registered."""
        yield from self._kept

    def put_back(self, scope: Scope, commands: Sequence[Json]) -> None:
        """Commands that were registered before."""
        self._kept[scope] = {_key(command): command for command in commands}

    def all(self) -> Iterator[Json]:
        """Every command there is."""
        for commands in self._kept.values():
            yield from commands.values()

    def get(self, command_id: str, scope: Scope) -> Json:
        """One command of a scope."""
        for command in self._kept.get(scope, {}).values():
            if command["id"] == command_id:
                return command
        raise Rejected(UNKNOWN_COMMAND, "Unknown application command", status=404)

    def find(self, name: str, guild_id: str | None, kind: int = CHAT_INPUT) -> Json | None:
        """The command people mean by a name; a guild's own goes before the global one."""
        for scope in (guild_id, None):
            command = self._kept.get(scope, {}).get((kind, name))
            if command is not None:
                return command
        return None

    def overwrite(self, scope: Scope, commands: Sequence[Mapping[str, Any]]) -> list[Json]:
        """Replace all commands of a scope; those that keep type and name keep their id."""
        check_commands(commands)
        old = self._kept.get(scope, {})
        made = [self._make(command, scope, old.get(_key(command))) for command in commands]
        self._kept[scope] = {_key(command): command for command in made}
        return made

    def put(self, scope: Scope, command: Mapping[str, Any]) -> tuple[Json, bool]:
        """Add a command or replace the one of its name; also tells whether it is new."""
        check_command(command)
        store = self._kept.setdefault(scope, {})
        old = store.get(_key(command))
        made = store[_key(command)] = self._make(command, scope, old)
        return made, old is None

    def edit(self, scope: Scope, command_id: str, changes: Mapping[str, Any]) -> Json:
        """Change one command."""
        old = self.get(command_id, scope)
        asked = {**old, **changes, "type": old["type"]}
        check_command(asked)
        del self._kept[scope][_key(old)]
        made = self._kept[scope][_key(asked)] = self._make(asked, scope, old)
        return made

    def remove(self, scope: Scope, command_id: str) -> None:
        """Take a command away."""
        gone = self.get(command_id, scope)
        del self._kept[scope][_key(gone)]

    def _make(self, asked: Mapping[str, Any], scope: Scope, old: Json | None) -> Json:
        allowed = asked.get("default_member_permissions")
        command: Json = {
            "id": old["id"] if old else self._world.new_id(),
            "application_id": self._world.bot.id,
            "version": self._world.new_id(),
            "type": asked.get("type") or CHAT_INPUT,
            "name": asked["name"],
            "name_localizations": asked.get("name_localizations"),
            "description": asked.get("description") or "",
            "description_localizations": asked.get("description_localizations"),
            "default_member_permissions": None if allowed is None else str(allowed),
            "nsfw": bool(asked.get("nsfw")),
            "integration_types": asked.get("integration_types") or [0],
            "contexts": asked.get("contexts"),
        }
        if asked.get("options"):
            command["options"] = [_option(option) for option in asked["options"]]
        if scope is None:
            command["dm_permission"] = asked.get("dm_permission", True) is not False
        else:
            command["guild_id"] = scope
        return command


def _key(command: Mapping[str, Any]) -> tuple[int, str]:
    return command.get("type") or CHAT_INPUT, command["name"]


def _option(told: Mapping[str, Any]) -> Json:
    """An option with what Discord knows of its type; unknown keys are let through and dropped."""
    keys = (*OPTION_KEYS, *KEYS_OF_TYPE.get(told["type"], ()))
    option = {key: told[key] for key in keys if told.get(key) is not None}
    if "options" in option:
        option["options"] = [_option(inner) for inner in option["options"]]
    return option
