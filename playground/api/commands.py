"""Registering application commands, global and in one guild."""

from __future__ import annotations

from typing import Any

from playground.api.routes import ApiCall, Reply, route
from playground.bot.commands import Commands
from playground.checks import Rejected
from playground.checks.errors import Form
from playground.world.messages import Json

GLOBAL = "/applications/{application_id}/commands"
LOCAL = "/applications/{application_id}/guilds/{guild_id}/commands"
LOCALIZATIONS = ("name_localizations", "description_localizations")


def _scope(call: ApiCall) -> str | None:
    if call.params["application_id"] != call.discord.world.bot.id:
        raise Rejected(10002, "Unknown Application", status=404)
    if "guild_id" not in call.params:
        return None
    if call.params["guild_id"] not in call.discord.world.guilds:
        raise Rejected(50001, "Missing Access", status=403)
    return call.params["guild_id"]


def _commands(call: ApiCall) -> Commands:
    return call.discord.commands


@route(f"GET {GLOBAL}")
@route(f"GET {LOCAL}")
def list_commands(call: ApiCall) -> list[Any]:
    commands = _commands(call).of(_scope(call))
    if call.is_on("with_localizations"):
        return commands
    return [_without_localizations(command) for command in commands]


@route(f"PUT {GLOBAL}")
@route(f"PUT {LOCAL}")
def overwrite_commands(call: ApiCall) -> list[Json]:
    if not isinstance(call.body, list) or not all(isinstance(one, dict) for one in call.body):
        form = Form()
        form.refuse((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.close()
    made = _commands(call).overwrite(_scope(call), call.body)
    call.discord.commands_changed(_scope(call))
    return made


@route(f"POST {GLOBAL}")
@route(f"POST {LOCAL}")
def create_command(call: ApiCall) -> Reply:
    command, new = _commands(call).put(_scope(call), call.payload)
    call.discord.commands_changed(_scope(call))
    return Reply(201 if new else 200, command)


@route(f"GET {GLOBAL}/{{command_id}}")
@route(f"GET {LOCAL}/{{command_id}}")
def get_command(call: ApiCall) -> Json:
    return _commands(call).get(call.params["command_id"], _scope(call))


@route(f"PATCH {GLOBAL}/{{command_id}}")
@route(f"PATCH {LOCAL}/{{command_id}}")
def edit_command(call: ApiCall) -> Json:
    command = _commands(call).edit(_scope(call), call.params["command_id"], call.payload)
    call.discord.commands_changed(_scope(call))
    return command


@route(f"DELETE {GLOBAL}/{{command_id}}")
@route(f"DELETE {LOCAL}/{{command_id}}")
def delete_command(call: ApiCall) -> None:
    _commands(call).remove(_scope(call), call.params["command_id"])
    call.discord.commands_changed(_scope(call))


def _without_localizations(node: Json) -> Json:
    kept = {key: value for key, value in node.items() if key not in LOCALIZATIONS}
    if "options" in kept:
        kept["options"] = [_without_localizations(option) for option in kept["options"]]
    return kept
