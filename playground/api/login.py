"""What a client asks before and right after it logs in: itself, its application, the gateway."""

from __future__ import annotations

from typing import Any

from playground.api.routes import Call, route
from playground.checks import Rejected
from playground.checks.channels import DM, check
from playground.checks.members import APPLICATION, MYSELF
from playground.world.channels import Channel
from playground.world.messages import Json
from playground.world.permissions import EVERYTHING


@route("GET /users/@me")
def me(call: Call) -> Json:
    return call.discord.world.bot.user | {
        "mfa_enabled": False,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


@route("PATCH /users/@me")
def edit_me(call: Call) -> Json:
    check(MYSELF, call.payload)
    if call.payload.get("avatar") is not None or call.payload.get("banner") is not None:
        raise Rejected(50035, "The playground keeps no pictures of bots; they have a colour.")
    if call.payload.get("username"):
        call.discord.world.bot.edit(name=call.payload["username"])
        call.discord.bot_changed()
        call.discord.gateway.dispatch("USER_UPDATE", me(call), None, 0)
    return me(call)


@route("GET /users/{user_id}")
def user(call: Call) -> Json:
    found = call.discord.world.user(call.params["user_id"])
    if found is None:
        raise Rejected(10013, "Unknown User", status=404)
    return found.user


@route("GET /users/@me/guilds")
def my_guilds(call: Call) -> list[Json]:
    world = call.discord.world
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(guild.permissions_of(world.bot.id) & EVERYTHING),
            "features": [],
        }
        for guild in world.guilds.values()
        if guild.has_bot
    ]


@route("GET /users/@me/guilds/{guild_id}/member")
def my_member(call: Call) -> Json:
    return call.guild().members[call.discord.world.bot.id].wire()


@route("DELETE /users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> None:
    call.discord.community.part(call.guild(), call.discord.world.bot)


@route("POST /users/@me/channels")
def open_dm(call: Call) -> Json:
    check(DM, call.payload)
    person = call.discord.world.people.get(str(call.payload.get("recipient_id")))
    if person is None:
        raise Rejected(50033, "Invalid Recipient(s)")
    channel: Channel = call.discord.world.direct(person)
    return channel.wire()


@route("PATCH /applications/@me")
@route("PATCH /applications/{application_id}")
def edit_application(call: Call) -> Json:
    _check_application(call)
    check(APPLICATION, call.payload)
    if call.payload.get("interactions_endpoint_url"):
        raise Rejected(50035, "The playground tells of interactions through the gateway alone.")
    kept = ("description", "tags", "custom_install_url")
    world = call.discord.world
    told = {key: call.payload[key] for key in kept if call.payload.get(key) is not None}
    if isinstance(told.get("description"), dict):
        told["description"] = told["description"].get("default", "")
    world.about = world.about | told
    call.discord.bot_changed()
    return application(call)


def _check_application(call: Call) -> None:
    if call.params.get("application_id", call.discord.world.bot.id) != call.discord.world.bot.id:
        raise Rejected(10002, "Unknown Application", status=404)


@route("GET /applications/@me")
@route("GET /applications/{application_id}")
@route("GET /oauth2/applications/@me")
def application(call: Call) -> Json:
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
        **world.about,
    }


@route("GET /gateway", authorized=False)
def gateway(call: Call) -> Json:
    return {"url": call.discord.gateway.url}


@route("GET /gateway/bot")
def gateway_for_bots(call: Call) -> Json:
    limit: dict[str, Any] = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {
        "url": call.discord.gateway.url,
        "shards": call.discord.shards,
        "session_start_limit": limit,
    }


@route("GET /applications/{application_id}/emojis")
def application_emojis(call: Call) -> Json:
    return {"items": []}
