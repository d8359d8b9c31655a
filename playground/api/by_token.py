"""Messages through a token: an interaction's for fifteen minutes, a webhook's for as long as it stands."""

from __future__ import annotations

from typing import Any

from playground.api import webhooks
from playground.api.interactions import MESSAGE, WEBHOOK
from playground.api.routes import ApiCall, route
from playground.bot.interactions import Interaction
from playground.wire.encoded import Encoded
from playground.world.messages import Message


def _interaction(call: ApiCall) -> Interaction:
    return call.discord.interactions.by_token(call.params["webhook_id"], call.params["token"])


def _message(call: ApiCall) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    return interaction, call.discord.answers.find(interaction, call.params["message_id"])


@route(f"POST {WEBHOOK}", authorized=False)
def write(call: ApiCall) -> Any:
    if webhooks.is_webhook(call):
        return webhooks.write(call)
    return call.discord.answers.follow_up(_interaction(call), call.payload, call.uploads).json


@route(f"GET {MESSAGE}", authorized=False)
def get(call: ApiCall) -> Encoded:
    return webhooks.message_of(call).json if webhooks.is_webhook(call) else _message(call)[1].json


@route(f"PATCH {MESSAGE}", authorized=False)
def edit(call: ApiCall) -> Encoded:
    if webhooks.is_webhook(call):
        return webhooks.rewrite(call).json
    interaction, message = _message(call)
    return call.discord.answers.edit(interaction, message, call.payload, call.uploads).json


@route(f"DELETE {MESSAGE}", authorized=False)
def delete(call: ApiCall) -> None:
    if webhooks.is_webhook(call):
        call.discord.world.remove_message(webhooks.message_of(call))
    else:
        call.discord.answers.delete(*_message(call))
