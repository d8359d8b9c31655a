"""Guilds, their members and roles, as far as clients fetch them."""

from __future__ import annotations

from playground.api.channels import looks, refuse_other_kinds
from playground.api.routes import LATEST, ApiCall, Reply, require, route
from playground.checks import Rejected
from playground.checks.channels import NEW_CHANNEL, PLACES, check
from playground.checks.errors import Form
from playground.checks.members import GUILD as GUILD_SHAPE
from playground.world.guilds import Guild, Member
from playground.world.messages import Json
from playground.world.permissions import Permission

GUILD = "/guilds/{guild_id}"


@route(f"GET {GUILD}")
def get(call: ApiCall) -> Json:
    guild = call.guild()
    if not call.is_on("with_counts"):
        return guild.wire()
    return guild.wire() | guild.counts()


@route(f"PATCH {GUILD}")
def edit(call: ApiCall) -> Json:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_GUILD)
    check(GUILD_SHAPE, call.payload)
    beyond = sorted(key for key, value in call.payload.items() if key != "name" and value is not None)
    if beyond:
        raise Rejected(50035, f"The playground changes a server's name alone, not: {', '.join(beyond)}.")
    guild.name = call.payload.get("name") or guild.name
    call.discord.world.change_guild(guild)
    call.discord.gateway.dispatch("GUILD_UPDATE", guild.wire(), guild.id)
    return guild.wire()


@route(f"PATCH {GUILD}/channels")
def move_channels(call: ApiCall) -> None:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_CHANNELS)
    check(PLACES, {"positions": call.body})
    for place in call.body:
        if str(place["id"]) not in guild.channels:
            raise Rejected(10003, "Unknown Channel", status=404)
    for place in call.body:
        channel = guild.channels[str(place["id"])]
        channel.position = channel.position if place.get("position") is None else place["position"]
        call.discord.world.change_channel(channel)


@route(f"GET {GUILD}/channels")
def channels(call: ApiCall) -> list[Json]:
    return [channel.wire() for channel in call.guild().channels.values() if channel.thread is None]


@route(f"POST {GUILD}/channels")
def create_channel(call: ApiCall) -> Reply:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_CHANNELS)
    check(NEW_CHANNEL, call.payload)
    refuse_other_kinds(call.payload)
    more = looks(call.payload)
    return Reply(201, call.discord.world.add_channel(guild, call.payload["name"], **more).wire())


@route(f"GET {GUILD}/members/{{user_id}}")
def member(call: ApiCall) -> Json:
    guild = call.guild()
    return the_member(call, guild).wire()


def the_member(call: ApiCall, guild: Guild) -> Member:
    """The member in the path."""
    found = guild.members.get(call.params["user_id"])
    if found is None:
        known = call.discord.world.user(call.params["user_id"])
        code, what = (10007, "Member") if known else (10013, "User")
        raise Rejected(code, f"Unknown {what}", status=404)
    return found


@route(f"GET {GUILD}/members")
def members(call: ApiCall) -> list[Json]:
    guild = call.guild()
    limit = call.number("limit", 1, 1, 1000)
    after = call.number("after", 0, 0, LATEST)
    found = sorted(guild.members.values(), key=lambda member: int(member.person.id))
    return [member.wire() for member in found if int(member.person.id) > after][:limit]


@route(f"GET {GUILD}/members/search")
def search(call: ApiCall) -> list[Json]:
    guild = call.guild()
    start = call.query.get("query", "")
    if not start:
        form = Form()
        form.refuse(("query",), "BASE_TYPE_REQUIRED", "This field is required")
        form.close()
    found = [member for member in guild.members.values() if member.is_called(start)]
    return [member.wire() for member in found[: call.number("limit", 1, 1, 1000)]]
