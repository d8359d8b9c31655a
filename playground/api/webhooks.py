"""Webhooks of channels. Their messages go by the token alone, like those of interactions."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from playground.api.interactions import WEBHOOK
from playground.api.routes import ApiCall, Reply, require, route
from playground.api.servers.guilds import GUILD
from playground.bot.sessions import Intent
from playground.checks import MessageKind, Rejected, check_message
from playground.checks.channels import check
from playground.checks.members import NEW_WEBHOOK
from playground.checks.members import WEBHOOK as CHANGES
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.people import BLURPLE, Person
from playground.world.permissions import Permission
from playground.writing.compose import Letter

CHANNEL = "/channels/{channel_id}/webhooks"
BY_ID = "/webhooks/{webhook_id}"
MOST_WEBHOOKS = 15
MOST_PICTURES = 100
INCOMING = 1


@route(f"POST {CHANNEL}")
def create(call: ApiCall) -> Json:
    channel = call.channel(Permission.MANAGE_WEBHOOKS)
    check(NEW_WEBHOOK, call.payload)
    if channel.thread is not None or channel.guild_id is None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    if len(_of(call, channel_id=channel.id)) >= MOST_WEBHOOKS:
        raise Rejected(30007, f"Maximum number of webhooks reached ({MOST_WEBHOOKS})")
    world = call.discord.world
    webhook: Json = {
        "id": world.new_id(),
        "type": INCOMING,
        "name": call.payload["name"],
        "avatar": None,
        "channel_id": channel.id,
        "guild_id": channel.guild_id,
        "application_id": world.bot.id,
        "token": secrets.token_urlsafe(51),
    }
    _changed(call, webhook)
    return _with_maker(call, webhook)


def _with_maker(call: ApiCall, webhook: Json) -> Json:
    url = f"{call.discord.cdn.base_url}/api/v10/webhooks/{webhook['id']}/{webhook['token']}"
    return _shown(webhook) | {"user": call.discord.world.bot.user, "url": url}


def _shown(webhook: Json) -> Json:
    return {key: value for key, value in webhook.items() if key != "pictures"}


def _changed(call: ApiCall, webhook: Json, *, gone: bool = False) -> None:
    call.discord.world.change_webhook(webhook["id"], None if gone else webhook)
    told = {key: webhook[key] for key in ("guild_id", "channel_id")}
    call.discord.gateway.dispatch("WEBHOOKS_UPDATE", told, webhook["guild_id"], Intent.GUILD_WEBHOOKS)


def _of(call: ApiCall, **where: str) -> list[Json]:
    found = call.discord.world.webhooks.values()
    return [one for one in found if all(one[key] == value for key, value in where.items())]


@route(f"GET {CHANNEL}")
def of_channel(call: ApiCall) -> list[Json]:
    channel = call.channel(Permission.MANAGE_WEBHOOKS)
    return [_with_maker(call, one) for one in _of(call, channel_id=channel.id)]


@route(f"GET {GUILD}/webhooks")
def of_guild(call: ApiCall) -> list[Json]:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_WEBHOOKS)
    return [_with_maker(call, one) for one in _of(call, guild_id=guild.id)]


def _by_id(call: ApiCall) -> Json:
    """The webhook in the path, for whoever may manage it."""
    webhook = call.discord.world.webhooks.get(call.params["webhook_id"])
    if webhook is None:
        raise Rejected(10015, "Unknown Webhook", status=404)
    call.params["channel_id"] = webhook["channel_id"]
    call.channel(Permission.MANAGE_WEBHOOKS)
    return webhook


def _by_token(call: ApiCall) -> Json:
    """The webhook in the path, for whoever has its token."""
    webhook = call.discord.world.webhooks.get(call.params["webhook_id"])
    if webhook is None:
        raise Rejected(10015, "Unknown Webhook", status=404)
    if not secrets.compare_digest(webhook["token"].encode(), call.params["token"].encode()):
        raise Rejected(50027, "Invalid Webhook Token", status=401)
    return webhook


@route(f"GET {BY_ID}")
def get(call: ApiCall) -> Json:
    return _with_maker(call, _by_id(call))


@route(f"GET {WEBHOOK}", authorized=False)
def get_by_token(call: ApiCall) -> Json:
    return _shown(_by_token(call))


@route(f"PATCH {BY_ID}")
def edit(call: ApiCall) -> Json:
    return _with_maker(call, _edit(call, _by_id(call)))


@route(f"PATCH {WEBHOOK}", authorized=False)
def edit_by_token(call: ApiCall) -> Json:
    return _shown(_edit(call, _by_token(call)))


def _edit(call: ApiCall, webhook: Json) -> Json:
    check(CHANGES, call.payload)
    changed = dict(webhook)
    changed["name"] = call.payload.get("name") or webhook["name"]
    moved = call.payload.get("channel_id")
    if moved is not None:
        if str(moved) not in call.discord.world.guilds[webhook["guild_id"]].channels:
            raise Rejected(10003, "Unknown Channel", status=404)
        changed["channel_id"] = str(moved)
    _changed(call, changed)
    return changed


@route(f"DELETE {BY_ID}")
def delete(call: ApiCall) -> None:
    _changed(call, _by_id(call), gone=True)


@route(f"DELETE {WEBHOOK}", authorized=False)
def delete_by_token(call: ApiCall) -> None:
    _changed(call, _by_token(call), gone=True)


# Its messages: `POST /webhooks/{id}/{token}` and below belong to webhooks and interactions alike


def is_webhook(call: ApiCall) -> bool:
    """Whether the path names a webhook rather than an interaction."""
    return call.params["webhook_id"] in call.discord.world.webhooks


def _channel(call: ApiCall, webhook: Json) -> Channel:
    world = call.discord.world
    channel = world.channels.get(call.query.get("thread_id") or webhook["channel_id"])
    if channel is None or webhook["channel_id"] not in (channel.id, channel.parent_id):
        raise Rejected(10003, "Unknown Channel", status=404)
    return channel


def write(call: ApiCall) -> Any:
    """A message in the webhook's name, or in whatever name it gives."""
    webhook = _by_token(call)
    channel = _channel(call, webhook)
    check_message(call.payload, kind=MessageKind.FOLLOWUP, files=len(call.uploads), existing=None)
    name = call.payload.get("username") or webhook["name"]
    author = Person(webhook["id"], str(name)[:80], colour=BLURPLE, bot=True)
    letter = Letter(channel, author, call.payload, call.uploads)
    letter.extra = {"webhook_id": webhook["id"], "application_id": webhook["application_id"]}
    if call.payload.get("avatar_url"):
        letter.extra["author"] = author.user | {"avatar": _picture(call, webhook, call.payload["avatar_url"])}
    message = call.discord.world.add_message(channel, call.discord.scribe.write(letter))
    wanted = call.is_on("wait")
    return message.json if wanted else Reply(204)


def _picture(call: ApiCall, webhook: Json, url: str) -> str:
    """The name under which a picture from elsewhere is found; browsers fetch it from there themselves."""
    name = sha256(url.encode()).hexdigest()[:32]
    known = webhook.get("pictures", {})
    if name not in known:
        kept = dict(list(known.items())[1 - MOST_PICTURES :]) | {name: url}
        call.discord.world.change_webhook(webhook["id"], webhook | {"pictures": kept})
    return name


def message_of(call: ApiCall) -> Message:
    """The webhook's own message in the path."""
    webhook = _by_token(call)
    message = _channel(call, webhook).messages.get(call.params["message_id"])
    if message is None or message.wire.get("webhook_id") != webhook["id"]:
        raise Rejected(10008, "Unknown Message", status=404)
    return message


def rewrite(call: ApiCall) -> Message:
    """Change one of the webhook's own messages."""
    message = message_of(call)
    existing = message.wire | {"attachments": message.files}
    check_message(call.payload, kind=MessageKind.WEBHOOK_EDIT, files=len(call.uploads), existing=existing)
    channel = call.discord.world.channels[message.channel_id]
    letter = Letter(channel, call.discord.world.bot, call.payload, call.uploads)
    call.discord.scribe.rewrite(message, letter)
    return message
