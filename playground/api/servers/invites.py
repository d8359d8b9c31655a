"""Invitations to a channel: made, shown and taken back. Everybody is a member of every server already."""

from __future__ import annotations

import secrets

from playground.api.routes import ApiCall, require, route
from playground.api.servers.guilds import GUILD
from playground.bot.sessions import Intent
from playground.checks import Rejected
from playground.checks.channels import check
from playground.checks.members import INVITE
from playground.world.channels import Channel
from playground.world.guilds import Guild
from playground.world.messages import Json
from playground.world.permissions import Permission
from playground.world.snowflake import now_ms, timestamp

DAY = 24 * 3600


@route("POST /channels/{channel_id}/invites")
def create(call: ApiCall) -> Json:
    channel = call.channel(Permission.CREATE_INSTANT_INVITE)
    guild = call.discord.world.guild_of(channel)
    if guild is None or channel.thread is not None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    check(INVITE, call.payload)
    age = call.payload.get("max_age")
    age = DAY if age is None else age
    terms: Json = {
        "channel": channel.id,
        "max_age": age,
        "max_uses": call.payload.get("max_uses") or 0,
        "temporary": bool(call.payload.get("temporary")),
    }
    like = [one for one in _standing(guild) if terms.items() <= one.items()]
    if like and not call.payload.get("unique"):
        return _wire(call, guild, channel, like[0], whole=True)
    invite = _made(call, guild, terms)
    told = {"channel_id": channel.id, "guild_id": guild.id, "inviter": call.discord.world.bot.user}
    kept = {key: value for key, value in invite.items() if key != "channel"}
    call.discord.gateway.dispatch("INVITE_CREATE", kept | told, guild.id, Intent.GUILD_INVITES)
    return _wire(call, guild, channel, invite, whole=True)


def _made(call: ApiCall, guild: Guild, terms: Json) -> Json:
    age = terms["max_age"]
    invite = terms | {
        "code": secrets.token_urlsafe(6),
        "uses": 0,
        "created_at": timestamp(),
        "expires_at": timestamp(now_ms() + age * 1000) if age else None,
    }
    guild.invites[invite["code"]] = invite
    call.discord.world.change_guild(guild)
    return invite


def _wire(call: ApiCall, guild: Guild, channel: Channel, invite: Json, *, whole: bool = False) -> Json:
    told: Json = {
        "type": 0,
        "code": invite["code"],
        "expires_at": invite["expires_at"],
        "inviter": call.discord.world.bot.user,
        "channel": {"id": channel.id, "type": int(channel.type), "name": channel.name},
        "guild": _guild(guild),
        "guild_id": guild.id,
    }
    more = ("max_age", "max_uses", "temporary", "uses", "created_at") if whole else ()
    return told | {key: invite[key] for key in more}


def _guild(guild: Guild) -> Json:
    keys = (
        "id name splash banner description icon features verification_level vanity_url_code nsfw_level nsfw"
        " premium_subscription_count premium_tier"
    )
    wire = guild.wire()
    return {key: wire[key] for key in keys.split()}


def _standing(guild: Guild) -> list[Json]:
    """The invitations that have not run out; their channels are there."""
    now = timestamp()
    found = [one for one in guild.invites.values() if one["channel"] in guild.channels]
    return [one for one in found if one["expires_at"] is None or one["expires_at"] > now]


@route(f"GET {GUILD}/invites")
def of_guild(call: ApiCall) -> list[Json]:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_GUILD)
    return [_wire(call, guild, guild.channels[one["channel"]], one, whole=True) for one in _standing(guild)]


@route("GET /channels/{channel_id}/invites")
def of_channel(call: ApiCall) -> list[Json]:
    channel = call.channel(Permission.MANAGE_CHANNELS)
    guild = call.discord.world.guild_of(channel)
    if guild is None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    found = [one for one in _standing(guild) if one["channel"] == channel.id]
    return [_wire(call, guild, channel, one, whole=True) for one in found]


def _find(call: ApiCall) -> tuple[Guild, Channel, Json]:
    for guild in call.discord.world.guilds.values():
        for invite in _standing(guild):
            if invite["code"] == call.params["code"]:
                return guild, guild.channels[invite["channel"]], invite
    raise Rejected(10006, "Unknown Invite", status=404)


@route("GET /invites/{code}")
def get(call: ApiCall) -> Json:
    guild, channel, invite = _find(call)
    told = _wire(call, guild, channel, invite)
    if call.is_on("with_counts"):
        told |= guild.counts()
    return told


@route("DELETE /invites/{code}")
def delete(call: ApiCall) -> Json:
    guild, channel, invite = _find(call)
    require(call.allowed(channel), Permission.MANAGE_CHANNELS)
    told = _wire(call, guild, channel, invite)
    del guild.invites[invite["code"]]
    call.discord.world.change_guild(guild)
    gone = {"code": invite["code"], "channel_id": channel.id, "guild_id": guild.id}
    call.discord.gateway.dispatch("INVITE_DELETE", gone, guild.id, Intent.GUILD_INVITES)
    return told
