"""Guilds, their members and roles, as far as clients fetch them."""

from __future__ import annotations

from playground.api.routes import Call, Reply, require, route
from playground.checks import Rejected
from playground.checks.channels import NEW_CHANNEL, check
from playground.world.guilds import Guild, Member
from playground.world.messages import Json
from playground.world.permissions import Permission

GUILD = "/guilds/{guild_id}"


@route(f"GET {GUILD}")
def get(call: Call) -> Json:
    guild = call.guild()
    if call.query.get("with_counts", "").lower() not in ("true", "1"):
        return guild.wire()
    count = len(guild.members)
    return guild.wire() | {"approximate_member_count": count, "approximate_presence_count": count}


@route(f"GET {GUILD}/channels")
def channels(call: Call) -> list[Json]:
    return [channel.wire() for channel in call.guild().channels.values() if channel.thread is None]


@route(f"POST {GUILD}/channels")
def create_channel(call: Call) -> Reply:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_CHANNELS)
    check(NEW_CHANNEL, call.payload)
    if call.payload.get("type"):
        raise Rejected(50024, "Cannot execute action on this channel type")
    name, topic = call.payload["name"], call.payload.get("topic")
    return Reply(201, call.discord.world.add_channel(guild, name, topic).wire())


@route(f"GET {GUILD}/roles")
def roles(call: Call) -> list[Json]:
    return [role.wire() for role in call.guild().roles.values()]


@route(f"GET {GUILD}/members/{{user_id}}")
def member(call: Call) -> Json:
    guild = call.guild()
    return the_member(call, guild).wire()


def the_member(call: Call, guild: Guild) -> Member:
    """The member in the path."""
    found = guild.members.get(call.params["user_id"])
    if found is None:
        known = call.discord.world.user(call.params["user_id"])
        code, what = (10007, "Member") if known else (10013, "User")
        raise Rejected(code, f"Unknown {what}", status=404)
    return found


@route(f"GET {GUILD}/members")
def members(call: Call) -> list[Json]:
    guild = call.guild()
    limit = call.number("limit", 1, 1, 1000)
    after = call.number("after", 0, 0, (1 << 64) - 1)
    found = sorted(guild.members.values(), key=lambda member: int(member.person.id))
    return [member.wire() for member in found if int(member.person.id) > after][:limit]


@route(f"GET {GUILD}/members/search")
def search(call: Call) -> list[Json]:
    guild = call.guild()
    start = call.query.get("query", "").lower()
    found = [member for member in guild.members.values() if member.is_called(start)]
    return [member.wire() for member in found[: call.number("limit", 1, 1, 1000)]]


@route(f"GET {GUILD}/emojis")
@route(f"GET {GUILD}/stickers")
def none_here(call: Call) -> list[Json]:
    call.guild()
    return []
