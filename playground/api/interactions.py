"""Answering interactions, and messages through their tokens. No authorization: the token is the key."""

from __future__ import annotations

from playground.api.routes import Call, Reply, route
from playground.bot.interactions import Interaction
from playground.wire.encoded import Encoded
from playground.world.messages import Message

WEBHOOK = "/webhooks/{application_id}/{token}"
MESSAGE = f"{WEBHOOK}/messages/{{message_id}}"


def _interaction(call: Call) -> Interaction:
    return call.discord.interactions.by_token(call.params["application_id"], call.params["token"])


def _message(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    return interaction, call.discord.answers.find(interaction, call.params["message_id"])


@route("POST /interactions/{interaction_id}/{token}/callback", authorized=False)
def answer(call: Call) -> Reply:
    interaction = call.discord.interactions.to_answer(call.params["interaction_id"], call.params["token"])
    report = call.discord.answers.callback(interaction, call.payload, call.uploads)
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return Reply(200, report) if wanted else Reply(204)


@route(f"POST {WEBHOOK}", authorized=False)
def follow_up(call: Call) -> Encoded:
    return call.discord.answers.follow_up(_interaction(call), call.payload, call.uploads).json


@route(f"GET {MESSAGE}", authorized=False)
def get(call: Call) -> Encoded:
    return _message(call)[1].json


@route(f"PATCH {MESSAGE}", authorized=False)
def edit(call: Call) -> Encoded:
    interaction, message = _message(call)
    return call.discord.answers.edit(interaction, message, call.payload, call.uploads).json


@route(f"DELETE {MESSAGE}", authorized=False)
def delete(call: Call) -> None:
    call.discord.answers.delete(*_message(call))
