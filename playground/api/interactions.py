"""Answering interactions. No authorization: the token is the key."""

from __future__ import annotations

from playground.api.routes import ApiCall, Reply, route

WEBHOOK = "/webhooks/{webhook_id}/{token}"
MESSAGE = f"{WEBHOOK}/messages/{{message_id}}"


@route("POST /interactions/{interaction_id}/{token}/callback", authorized=False)
def answer(call: ApiCall) -> Reply:
    interaction = call.discord.interactions.to_answer(call.params["interaction_id"], call.params["token"])
    report = call.discord.answers.callback(interaction, call.payload, call.uploads)
    wanted = call.is_on("with_response")
    return Reply(200, report) if wanted else Reply(204)
