"""What a client asks before and right after it logs in: itself, its application, the gateway."""

from __future__ import annotations

from typing import Any

from playground.api.routes import LATEST, ApiCall, route
from playground.checks import Rejected
from playground.checks.channels import DM, check
from playground.checks.members import APPLICATION, MYSELF
from playground.world.channels import Channel
from playground.world.guilds import Guild
from playground.world.messages import Json
from playground.world.permissions import EVERYTHING

ABOUT = (
    "description",
    "tags",
    "custom_install_url",
    "install_params",
    "integration_types_config",
    "explicit_content_filter",
    "flags",
)


@route("GET /users/@me")
def me(call: ApiCall) -> Json:
    return call.discord.world.bot.user | {
        "mfa_enabled": False,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


@route("PATCH /users/@me")
def edit_me(call: ApiCall) -> Json:
    check(MYSELF, call.payload)
    if call.payload.get("username"):
        call.discord.world.bot.edit(name=call.payload["username"])
        call.discord.bot_changed()
        call.discord.gateway.dispatch("USER_UPDATE", me(call), None, 0)
    return me(call)


@route("GET /users/{user_id}")
def user(call: ApiCall) -> Json:
    found = call.discord.world.user(call.params["user_id"])
    if found is None:
        raise Rejected(10013, "Unknown User", status=404)
    return found.user


@route("GET /users/@me/guilds")
def my_guilds(call: ApiCall) -> list[Json]:
    before = call.number("before", LATEST, 0, LATEST)
    after, limit = call.number("after", 0, 0, LATEST), call.number("limit", 200, 1, 200)
    found = [guild for guild in call.discord.world.guilds.values() if guild.has_bot]
    found = sorted((guild for guild in found if after < int(guild.id) < before), key=lambda one: int(one.id))
    page = found[-limit:] if "before" in call.query else found[:limit]
    return [_my_guild(call, guild) for guild in page]


def _my_guild(call: ApiCall, guild: Guild) -> Json:
    told: Json = {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(guild.permissions_of(call.discord.world.bot.id) & EVERYTHING),
        "features": [],
    }
    return told | guild.counts() if call.is_on("with_counts") else told


@route("GET /users/@me/guilds/{guild_id}/member")
def my_member(call: ApiCall) -> Json:
    return call.guild().members[call.discord.world.bot.id].wire()


@route("DELETE /users/@me/guilds/{guild_id}")
def leave_guild(call: ApiCall) -> None:
    call.discord.community.part(call.guild(), call.discord.world.bot)


@route("POST /users/@me/channels")
def open_dm(call: ApiCall) -> Json:
    check(DM, call.payload)
    person = call.discord.world.people.get(str(call.payload.get("recipient_id")))
    if person is None:
        raise Rejected(50033, "Invalid Recipient(s)")
    channel: Channel = call.discord.world.direct(person)
    return channel.wire()


@route("PATCH /applications/@me")
@route("PATCH /applications/{application_id}")
def edit_application(call: ApiCall) -> Json:
    _check_application(call)
    check(APPLICATION, call.payload)
    world = call.discord.world
    world.about = world.about | _about({key: call.payload[key] for key in ABOUT if key in call.payload})
    call.discord.bot_changed()
    return application(call)


def _about(told: Json) -> Json:
    """What the bot says of its application, as it is told again."""
    if isinstance(told.get("description"), dict):
        told["description"] = told["description"].get("default", "")
    if told.get("flags") is not None:
        told["flags_new"] = str(told["flags"])
    if told.get("install_params"):
        told["install_params"] = _installing(told["install_params"])
    if told.get("integration_types_config"):
        told["integration_types_config"] = {
            kind: {key: _installing(one) for key, one in (config or {}).items() if one}
            for kind, config in told["integration_types_config"].items()
        }
    return told


def _installing(told: Json) -> Json:
    return {"scopes": told["scopes"], "permissions": str(told["permissions"])}


def _check_application(call: ApiCall) -> None:
    if call.params.get("application_id", call.discord.world.bot.id) != call.discord.world.bot.id:
        raise Rejected(10002, "Unknown Application", status=404)


@route("GET /applications/@me")
@route("GET /applications/{application_id}")
@route("GET /oauth2/applications/@me")
def application(call: ApiCall) -> Json:
    _check_application(call)
    world = call.discord.world
    owner = next(iter(world.people.values()), world.bot)
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "summary": "",
        "bot": world.bot.user,
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner.user,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        **{key: value for key, value in world.about.items() if value is not None},
    }


@route("GET /gateway", authorized=False)
def gateway(call: ApiCall) -> Json:
    return {"url": call.discord.gateway.url}


@route("GET /gateway/bot")
def gateway_for_bots(call: ApiCall) -> Json:
    limit: dict[str, Any] = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {
        "url": call.discord.gateway.url,
        "shards": call.discord.shards,
        "session_start_limit": limit,
    }


@route("GET /applications/{application_id}/emojis")
def application_emojis(call: ApiCall) -> Json:
    return {"items": []}
