"""Whatever Discord's description lets a bot say is kept, or refused with a sentence: property by property."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

import playground
from playground.world.permissions import EVERYTHING
from tests.playground.operations import is_done
from tests.playground.raw_bot import RawBot, raw_bot
from tests.rigs.judge.spec import JSON, load, missing
from tests.rigs.recorder import Recorder

pytestmark = pytest.mark.skipif(missing() is not None, reason=missing() or "")

MINUTES = 4320
OVERWRITE = {"id": "1572528441872351237", "type": 1, "allow": 1024, "deny": 0}
A_COMMAND = {
    "name": "play",
    "description": "Play",
    "name_localizations": {"fr": "jouer"},
    "description_localizations": {"fr": "Jouer"},
    "default_member_permissions": "8",
    "contexts": [0, 1],
    "integration_types": [1],
    "options": [{"type": 3, "name": "what", "description": "What"}],
}
CHANNEL = {
    "name": "arena",
    "topic": "fights",
    "position": 7,
    "nsfw": True,
    "rate_limit_per_user": 5,
    "permission_overwrites": [OVERWRITE],
    "default_auto_archive_duration": MINUTES,
    "default_thread_rate_limit_per_user": 9,
}
ROLE = {
    "name": "Judge",
    "permissions": 8,
    "color": 255,
    "hoist": True,
    "mentionable": True,
    "unicode_emoji": "⚖️",
    "colors": {"primary_color": 255, "secondary_color": None, "tertiary_color": None},
}
APPLICATION = {
    "tags": ["games"],
    "custom_install_url": "https://example.org/",
    "explicit_content_filter": 1,
    "flags": 8192,
}
# What an operation needs, and what it tells again as it was told.
KEPT: dict[str, dict[str, Any]] = {
    "PATCH /applications/@me": APPLICATION,
    "PATCH /applications/{application_id}": APPLICATION,
    "POST /applications/{application_id}/commands": A_COMMAND | {"dm_permission": False},
    "POST /applications/{application_id}/guilds/{guild_id}/commands": A_COMMAND,
    "PATCH /applications/{application_id}/commands/{command_id}": A_COMMAND | {"dm_permission": False},
    "PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}": A_COMMAND,
    "PATCH /channels/{channel_id}": CHANNEL,
    "POST /guilds/{guild_id}/channels": CHANNEL,
    "POST /channels/{channel_id}/invites": {"max_age": 60, "max_uses": 3, "temporary": True},
    "POST /channels/{channel_id}/messages/{message_id}/threads": {
        "name": "side",
        "rate_limit_per_user": 5,
    },
    "POST /channels/{channel_id}/threads": {"name": "side", "type": 11, "rate_limit_per_user": 5},
    "POST /channels/{channel_id}/webhooks": {"name": "Herald"},
    "PATCH /webhooks/{webhook_id}": {"name": "Bard"},
    "PATCH /webhooks/{webhook_id}/{webhook_token}": {"name": "Bard"},
    "PATCH /guilds/{guild_id}": {"name": "Chess night"},
    "PATCH /guilds/{guild_id}/members/@me": {"nick": "Host"},
    "PATCH /guilds/{guild_id}/members/{user_id}": {"nick": "B", "communication_disabled_until": None},
    "POST /guilds/{guild_id}/roles": ROLE,
    "PATCH /guilds/{guild_id}/roles/{role_id}": ROLE,
    "PATCH /users/@me": {"username": "host"},
}
# What is told again in another form, each seen by a test of its own; `data` and what is in a message are
# the concern of most tests here.
A_MESSAGE = {"allowed_mentions", "attachments", "components", "content", "embeds", "flags"}
SEEN_ELSEWHERE: dict[str, set[str]] = {
    "PATCH /applications/@me": {"description", "install_params", "integration_types_config"},
    "PATCH /applications/{application_id}": {"description", "install_params", "integration_types_config"},
    "POST /applications/{application_id}/commands": {"type"},
    "POST /applications/{application_id}/guilds/{guild_id}/commands": {"type", "dm_permission"},
    "PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}": {"dm_permission"},
    "PATCH /channels/{channel_id}": {"archived", "auto_archive_duration", "invitable", "locked"},
    "POST /channels/{channel_id}/invites": {"unique"},
    "POST /channels/{channel_id}/messages": A_MESSAGE
    | {"message_reference", "nonce", "enforce_nonce", "tts"},
    "PATCH /channels/{channel_id}/messages/{message_id}": A_MESSAGE,
    "POST /channels/{channel_id}/messages/bulk-delete": {"messages"},
    "POST /channels/{channel_id}/messages/{message_id}/threads": {"auto_archive_duration"},
    "POST /channels/{channel_id}/threads": {"auto_archive_duration", "invitable"},
    "PUT /channels/{channel_id}/permissions/{overwrite_id}": {"allow", "deny", "type"},
    "PUT /guilds/{guild_id}/bans/{user_id}": {"delete_message_days", "delete_message_seconds"},
    "POST /guilds/{guild_id}/bulk-ban": {"user_ids", "delete_message_seconds"},
    "PATCH /guilds/{guild_id}/members/{user_id}": {"roles"},
    "POST /interactions/{interaction_id}/{interaction_token}/callback": {"data", "type"},
    "POST /users/@me/channels": {"recipient_id"},
    "PATCH /webhooks/{webhook_id}": {"channel_id"},
    "POST /webhooks/{webhook_id}/{webhook_token}": A_MESSAGE | {"tts", "username", "avatar_url"},
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": A_MESSAGE,
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": A_MESSAGE,
}
SAYING_SOMETHING: dict[str, Any] = {
    "sticker_ids": ["1572528441872351237"],
    "applied_tags": ["1572528441872351237"],
    "poll": {"question": {"text": "Which?"}, "answers": [{"poll_media": {"text": "This"}}]},
    "type": 2,
    "handler": 1,
}


def properties(schema: dict[str, Any]) -> Iterator[str]:
    """What an object may hold, in all its variants."""
    schemas = load().document["components"]["schemas"]
    while "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    yield from schema.get("properties", ())
    for variants in ("anyOf", "oneOf", "allOf"):
        for variant in schema.get(variants, ()):
            yield from properties(variant)


def sayable() -> Iterator[tuple[str, str]]:
    """Each operation that is done, with each property of its body."""
    for operation in [] if missing() else load().operations:
        content = operation.body.get("requestBody", {}).get("content", {})
        if is_done(operation) and JSON in content:
            for name in sorted(set(properties(content[JSON]["schema"]))):
                yield f"{operation.method.upper()} {operation.template}", name


@pytest.fixture
async def bot(pg: playground.Playground, recorder: Recorder | None) -> AsyncIterator[RawBot]:
    if recorder is not None:
        recorder.forgive()
    async with raw_bot(pg) as made:
        made.may(EVERYTHING)
        yield made


async def place(bot: RawBot, operation: str) -> str:
    """The path of an operation, filled in with things that are there."""
    app, guild, channel = bot.pg.world.bot.id, bot.guild.id, bot.channel.id
    known = {"application_id": app, "guild_id": guild, "channel_id": channel}
    if "{message_id}" in operation:
        known["message_id"] = await bot.say()
    if "{user_id}" in operation:
        known["user_id"] = next(one for one in bot.guild.members if one not in (app, bot.guild.owner_id))
    if "{role_id}" in operation:
        known["role_id"] = (await bot.done("POST", f"/guilds/{guild}/roles", {"name": "x"}))["id"]
    if "{command_id}" in operation:
        scope = f"/applications/{app}{f'/guilds/{guild}' if 'guild_id' in operation else ''}"
        made = await bot.done("POST", f"{scope}/commands", {"name": "old", "description": "Old"})
        known["command_id"] = made["id"]
    if "{webhook_id}" in operation:
        made = await bot.done("POST", f"/channels/{channel}/webhooks", {"name": "x"})
        known |= {"webhook_id": made["id"], "webhook_token": made["token"]}
        if "messages" in operation:
            token = f"/webhooks/{made['id']}/{made['token']}"
            known["message_id"] = (await bot.done("POST", f"{token}?wait=true", {"content": "x"}))["id"]
    return operation.partition(" ")[2].format(**known)


@pytest.mark.parametrize("operation", sorted(KEPT))
async def test_what_is_told_is_told_again(bot: RawBot, operation: str) -> None:
    path = await place(bot, operation)
    told = await bot.done(operation.partition(" ")[0], path, KEPT[operation])
    for name, value in KEPT[operation].items():
        assert without_more(told[name], value) == value, name


def without_more(told: Any, like: Any) -> Any:
    """What was told, as far as the other one names it."""
    if isinstance(like, dict):
        return {key: without_more(told[key], value) for key, value in like.items()}
    if type(like) is int and isinstance(told, str):  # permissions are told in digits
        return int(told)
    if isinstance(like, list):
        return [without_more(one, other) for one, other in zip(told, like, strict=True)]
    return told


def unkept() -> list[tuple[str, str]]:
    """What has to be refused."""
    return [
        (operation, name)
        for operation, name in sayable()
        if name not in KEPT.get(operation, {}) and name not in SEEN_ELSEWHERE.get(operation, ())
    ]


async def test_what_cannot_be_kept_is_refused_with_a_sentence(bot: RawBot) -> None:
    assert len(unkept()) > 60
    lost = []
    for operation, name in unkept():
        path = await place(bot, operation.replace("@original", "{message_id}"))
        needed = {"name": "x"} if operation.startswith("POST /guilds/{guild_id}/channels") else {}
        needed |= {"name": "x"} if operation.endswith("/threads") else {}
        needed |= {"content": "x"} if "messages" in path or "webhooks" in path else {}
        if operation.startswith("POST /applications"):
            needed = {"name": "x", "description": "X"}
        body = needed | {name: SAYING_SOMETHING.get(name, "x")}
        status, told = await bot.ask(operation.partition(" ")[0], path, body)
        if status != 400 or "The playground " not in str(told):
            lost.append(f"{operation}: {name} -> {status} {told}")
    assert not lost, "\n".join(lost)
