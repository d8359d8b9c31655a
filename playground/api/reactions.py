"""Reactions, one's own and those of others."""

from __future__ import annotations

from playground.api.routes import LATEST, ApiCall, require, route
from playground.checks import Rejected
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.permissions import Permission

REACTIONS = "/channels/{channel_id}/messages/{message_id}/reactions"
REACTION = f"{REACTIONS}/{{emoji}}"


def _where(call: ApiCall, needed: int = 0) -> tuple[Channel, Message]:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY | needed)
    return channel, call.message(channel)


@route(f"PUT {REACTION}/@me")
def react(call: ApiCall) -> None:
    channel, message = _where(call)
    if call.params["emoji"] not in message.reactors:
        require(call.allowed(channel), Permission.ADD_REACTIONS)
    call.discord.reactions.add(channel, message, call.discord.world.bot, call.params["emoji"])


@route(f"DELETE {REACTION}/@me")
def unreact(call: ApiCall) -> None:
    channel, message = _where(call)
    call.discord.reactions.remove(channel, message, call.discord.world.bot.id, call.params["emoji"])


@route(f"DELETE {REACTION}/{{user_id}}")
def unreact_for(call: ApiCall) -> None:
    channel, message = _where(call, Permission.MANAGE_MESSAGES)
    call.discord.reactions.remove(channel, message, call.params["user_id"], call.params["emoji"])


@route(f"DELETE {REACTION}")
def clear_one(call: ApiCall) -> None:
    channel, message = _where(call, Permission.MANAGE_MESSAGES)
    call.discord.reactions.clear(channel, message, call.params["emoji"])


@route(f"DELETE {REACTIONS}")
def clear(call: ApiCall) -> None:
    channel, message = _where(call, Permission.MANAGE_MESSAGES)
    call.discord.reactions.clear(channel, message)


@route(f"GET {REACTION}")
def reactors(call: ApiCall) -> list[Json]:
    _, message = _where(call)
    if call.number("type", 0, 0, 1):  # super reactions, of which there are none
        return []
    after, limit = call.number("after", 0, 0, LATEST), call.number("limit", 25, 1, 100)
    people = sorted(call.discord.reactions.of(message, call.params["emoji"]), key=lambda one: int(one.id))
    return [person.user for person in people if int(person.id) > after][:limit]


@route("GET /channels/{channel_id}/polls/{message_id}/answers/{answer_id}")
@route("POST /channels/{channel_id}/polls/{message_id}/expire")
def poll(call: ApiCall) -> None:
    call.message(call.channel())
    raise Rejected(520001, "This message has no poll: the playground has none.")
