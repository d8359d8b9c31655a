"""Roles of a guild."""

from __future__ import annotations

from playground.api.routes import ApiCall, require, route
from playground.api.servers.guilds import GUILD
from playground.checks import Rejected
from playground.checks.channels import check
from playground.checks.members import POSITIONS, ROLE
from playground.world.guilds import Guild
from playground.world.messages import Json
from playground.world.permissions import Permission
from playground.world.roles import Role

ROLES = f"{GUILD}/roles"


def the_role(call: ApiCall, guild: Guild, *, change: bool = False) -> Role:
    """The role in the path; to change it, one has to stand above it."""
    role = guild.roles.get(call.params["role_id"])
    if role is None:
        raise Rejected(10011, "Unknown Role", status=404)
    if change:
        bot = call.discord.world.bot.id
        require(guild.permissions_of(bot), Permission.MANAGE_ROLES)
        if role.position >= guild.rank_of(bot):
            raise Rejected(50013, "Missing Permissions", status=403)
    return role


@route(f"GET {ROLES}")
def roles(call: ApiCall) -> list[Json]:
    return [role.wire() for role in call.guild().roles.values()]


@route(f"GET {ROLES}/{{role_id}}")
def get(call: ApiCall) -> Json:
    return the_role(call, call.guild()).wire()


@route(f"GET {ROLES}/member-counts")
def member_counts(call: ApiCall) -> dict[str, int]:
    guild = call.guild()
    counts = {role: 0 for role in guild.roles if role != guild.id}
    for member in guild.members.values():
        for role in member.roles:
            counts[role] += 1
    return counts


@route(f"POST {ROLES}")
def create(call: ApiCall) -> Json:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_ROLES)
    check(ROLE, call.payload)
    return call.discord.community.add_role(guild, _looks(call, guild)).wire()


@route(f"PATCH {ROLES}/{{role_id}}")
def edit(call: ApiCall) -> Json:
    guild = call.guild()
    role = the_role(call, guild, change=True)
    check(ROLE, call.payload)
    call.discord.community.edit_role(guild, role, _looks(call, guild))
    return role.wire()


def _looks(call: ApiCall, guild: Guild) -> Json:
    """What was asked; nobody gives permissions that he does not have."""
    looks = dict(call.payload)
    if looks.get("permissions") is not None:
        looks["permissions"] = int(looks["permissions"])
        require(guild.permissions_of(call.discord.world.bot.id), looks["permissions"])
    colors = looks.get("colors")
    if looks.get("color") is None and colors:
        looks["color"] = colors["primary_color"]
    return looks


@route(f"PATCH {ROLES}")
def move(call: ApiCall) -> list[Json]:
    guild = call.guild()
    require(guild.permissions_of(call.discord.world.bot.id), Permission.MANAGE_ROLES)
    check(POSITIONS, {"positions": call.body})
    rank = guild.rank_of(call.discord.world.bot.id)
    for place in call.body:
        role = guild.roles.get(str(place["id"]))
        position = place.get("position") or 0
        if role is None or role.id == guild.id:
            raise Rejected(10011, "Unknown Role", status=404)
        if max(role.position, position) >= rank:
            raise Rejected(50013, "Missing Permissions", status=403)
        role.position = position
    for place in call.body:
        call.discord.community.edit_role(guild, guild.roles[str(place["id"])], {})
    return [role.wire() for role in guild.roles.values()]


@route(f"DELETE {ROLES}/{{role_id}}")
def delete(call: ApiCall) -> None:
    guild = call.guild()
    role = the_role(call, guild, change=True)
    if role.id == guild.id or role.managed:
        raise Rejected(50028, "Invalid Role")
    call.discord.community.remove_role(guild, role)
