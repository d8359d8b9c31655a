"""Members: their nick, roles and time-out; kicking and banning."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playground.api.routes import LATEST, ApiCall, require, route
from playground.api.servers.guilds import GUILD, the_member
from playground.api.servers.roles import the_role
from playground.checks import Rejected
from playground.checks.channels import check
from playground.checks.errors import Form
from playground.checks.members import BAN, BULK_BAN, DAY, MEMBER, OWN_MEMBER
from playground.world.guilds import Guild, Member
from playground.world.messages import Json
from playground.world.people import Person
from playground.world.permissions import Permission

MEMBERS = f"{GUILD}/members"
LONGEST_SILENCE = timedelta(days=28)


def _may(call: ApiCall, guild: Guild, needed: int) -> None:
    require(guild.permissions_of(call.discord.world.bot.id), needed)


def _below(call: ApiCall, guild: Guild, person_id: str) -> None:
    """Nobody acts on those who stand as high as he does."""
    bot = call.discord.world.bot.id
    if person_id != bot and guild.rank_of(person_id) >= guild.rank_of(bot):
        raise Rejected(50013, "Missing Permissions", status=403)


@route(f"PATCH {MEMBERS}/@me")
def edit_myself(call: ApiCall) -> Json:
    guild = call.guild()
    check(OWN_MEMBER, call.payload)
    if call.payload.get("nick") is not None:
        _may(call, guild, Permission.CHANGE_NICKNAME)
    member = guild.members[call.discord.world.bot.id]
    call.discord.community.edit_member(guild, member, {k: v for k, v in call.payload.items() if k == "nick"})
    return member.wire()


@route(f"PATCH {MEMBERS}/{{user_id}}")
def edit(call: ApiCall) -> Json:
    guild = call.guild()
    member = the_member(call, guild)
    check(MEMBER, call.payload)
    if "nick" in call.payload:
        _may(call, guild, Permission.MANAGE_NICKNAMES)
    if call.payload.get("roles") is not None:
        _check_roles(call, guild, member)
    if "communication_disabled_until" in call.payload:
        _check_silence(call, guild, member)
    if set(call.payload) - {"roles"}:
        _below(call, guild, member.person.id)
    call.discord.community.edit_member(guild, member, call.payload)
    return member.wire()


def _check_roles(call: ApiCall, guild: Guild, member: Member) -> None:
    _may(call, guild, Permission.MANAGE_ROLES)
    rank = guild.rank_of(call.discord.world.bot.id)
    for role in {str(one) for one in call.payload["roles"]} ^ set(member.roles):
        found = guild.roles.get(role)
        if found is None or role == guild.id:
            raise Rejected(10011, "Unknown Role", status=404)
        if found.position >= rank or found.managed:
            raise Rejected(50013, "Missing Permissions", status=403)


def _check_silence(call: ApiCall, guild: Guild, member: Member) -> None:
    _may(call, guild, Permission.MODERATE_MEMBERS)
    until = call.payload["communication_disabled_until"]
    if guild.permissions_of(member.person.id) & Permission.ADMINISTRATOR:
        raise Rejected(50013, "Missing Permissions", status=403)
    if until is None or datetime.fromisoformat(until) <= datetime.now(UTC) + LONGEST_SILENCE:
        return
    form = Form()
    form.refuse(("communication_disabled_until",), "BASE_TYPE_MAX", "A time-out is at most 28 days.")
    form.close()


@route(f"PUT {MEMBERS}/{{user_id}}/roles/{{role_id}}")
def give_role(call: ApiCall) -> None:
    _change_role(call, give=True)


@route(f"DELETE {MEMBERS}/{{user_id}}/roles/{{role_id}}")
def take_role(call: ApiCall) -> None:
    _change_role(call, give=False)


def _change_role(call: ApiCall, *, give: bool) -> None:
    guild = call.guild()
    member = the_member(call, guild)
    role = the_role(call, guild, change=True)
    if role.id == guild.id:  # everybody has it, and nobody is without
        raise Rejected(50028, "Invalid Role")
    if role.managed:
        raise Rejected(50013, "Missing Permissions", status=403)
    others = [one for one in member.roles if one != role.id]
    call.discord.community.edit_member(guild, member, {"roles": [*others, role.id] if give else others})


@route(f"DELETE {MEMBERS}/{{user_id}}")
def kick(call: ApiCall) -> None:
    guild = call.guild()
    member = the_member(call, guild)
    _may(call, guild, Permission.KICK_MEMBERS)
    _below(call, guild, member.person.id)
    call.discord.community.part(guild, member.person)


# Bans


def _person(call: ApiCall, person_id: str) -> Person:
    found = call.discord.world.people.get(person_id)
    if found is None:
        raise Rejected(10013, "Unknown User", status=404)
    return found


def _ban_wire(call: ApiCall, guild: Guild, person_id: str) -> Json:
    return {"user": _person(call, person_id).user, "reason": guild.bans[person_id]}


@route(f"GET {GUILD}/bans")
def bans(call: ApiCall) -> list[Json]:
    guild = call.guild()
    _may(call, guild, Permission.BAN_MEMBERS)
    before = call.number("before", LATEST, 0, LATEST)
    after, limit = call.number("after", 0, 0, LATEST), call.number("limit", 1000, 1, 1000)
    found = sorted((one for one in guild.bans if after < int(one) < before), key=int)
    page = found[-limit:] if "before" in call.query else found[:limit]
    return [_ban_wire(call, guild, one) for one in page]


@route(f"GET {GUILD}/bans/{{user_id}}")
def ban_of(call: ApiCall) -> Json:
    guild = call.guild()
    _may(call, guild, Permission.BAN_MEMBERS)
    if call.params["user_id"] not in guild.bans:
        raise Rejected(10026, "Unknown Ban", status=404)
    return _ban_wire(call, guild, call.params["user_id"])


@route(f"PUT {GUILD}/bans/{{user_id}}")
def ban(call: ApiCall) -> None:
    guild = call.guild()
    _may(call, guild, Permission.BAN_MEMBERS)
    check(BAN, call.payload)
    person = _person(call, call.params["user_id"])
    _below(call, guild, person.id)
    call.discord.community.ban(guild, person, call.reason, _seconds(call))


def _seconds(call: ApiCall) -> int:
    """How far back whatever the banned wrote goes with them."""
    days = call.payload.get("delete_message_days") or 0
    return call.payload.get("delete_message_seconds") or days * DAY


@route(f"DELETE {GUILD}/bans/{{user_id}}")
def unban(call: ApiCall) -> None:
    guild = call.guild()
    _may(call, guild, Permission.BAN_MEMBERS)
    if call.params["user_id"] not in guild.bans:
        raise Rejected(10026, "Unknown Ban", status=404)
    call.discord.community.unban(guild, _person(call, call.params["user_id"]))


@route(f"POST {GUILD}/bulk-ban")
def bulk_ban(call: ApiCall) -> Json:
    guild = call.guild()
    _may(call, guild, Permission.BAN_MEMBERS | Permission.MANAGE_GUILD)
    check(BULK_BAN, call.payload)
    told: Json = {"banned_users": [], "failed_users": []}
    bot = guild.rank_of(call.discord.world.bot.id)
    for person_id in map(str, call.payload["user_ids"]):
        person = call.discord.world.people.get(person_id)
        if person is None or guild.rank_of(person_id) >= bot:
            told["failed_users"].append(person_id)
        else:
            call.discord.community.ban(guild, person, call.reason, _seconds(call))
            told["banned_users"].append(person_id)
    if not told["banned_users"]:
        raise Rejected(500000, "Failed to ban users")
    return told
