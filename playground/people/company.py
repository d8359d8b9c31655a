"""People among themselves: direct and group messages, servers, roles and names, and an app of one's own."""

from __future__ import annotations

from typing import Any

from playground.bot.community import Community
from playground.checks import Rejected
from playground.people.resolve import Declined
from playground.world.channels import Channel, ChannelType
from playground.world.guilds import Guild, Member
from playground.world.people import Person
from playground.world.permissions import BY_NAME, Permission
from playground.world.roles import Role
from playground.world.world import World

LARGEST_GROUP = 10
LONGEST_NAME = 100


class Company:
    """What a person does with others and with servers."""

    def __init__(self, world: World, community: Community) -> None:
        self._world = world
        self._community = community

    # Private channels

    def direct(self, person: Person, other_id: Any) -> Channel:
        """The direct message with somebody, or with the bot."""
        if str(other_id) == self._world.bot.id:
            return self._world.direct(person)
        other = self._person(other_id)
        if other is person:
            raise Declined("Nobody writes to themselves here.")
        return self._world.private([person, other])

    def group(self, person: Person, other_ids: Any, name: Any = None) -> Channel:
        """A new group of people."""
        if not isinstance(other_ids, list) or not 1 <= len(set(map(str, other_ids))) < LARGEST_GROUP:
            raise Declined(f"A group has 2 to {LARGEST_GROUP} people.")
        others = [self._person(one) for one in dict.fromkeys(map(str, other_ids))]
        people = [person, *(one for one in others if one is not person)]
        called = " ".join(str(name or "").split())[:LONGEST_NAME]
        return self._world.private(people, called or ", ".join(one.name for one in people))

    def leave(self, person: Person, channel_id: Any) -> None:
        """Leave a group."""
        channel = self._world.channels.get(str(channel_id))
        if channel is None or channel.type != ChannelType.GROUP_DM or person not in channel.recipients:
            raise Declined("There is no such group.")
        channel.recipients = [one for one in channel.recipients if one is not person]
        if channel.recipients:
            self._world.touch_channel(channel)
        else:
            self._world.remove_channel(channel)

    # The app of one's own

    def install(self, person: Person, *, on: bool) -> None:
        """Have the bot's commands everywhere, or no more."""
        person.has_app = on
        self._world.edit_person(person)

    # Servers

    def guild(self, name: str, *, bot: bool) -> Guild:
        """A new server, with the bot or without."""
        return self._world.add_guild(name, bot=bot)

    def invite_bot(self, person: Person, guild_id: Any, *, on: bool) -> None:
        """Take the bot into a server, or put it out."""
        guild = self._managed(person, guild_id, Permission.MANAGE_GUILD)
        (self._community.join if on else self._community.part)(guild, self._world.bot)

    def rename(self, person: Person, guild_id: Any, user_id: Any, nick: str | None) -> None:
        """Change a nick in a server."""
        own = str(user_id) == person.id
        needed = Permission.CHANGE_NICKNAME if own else Permission.MANAGE_NICKNAMES
        guild = self._managed(person, guild_id, needed)
        self._community.edit_member(guild, self._member(guild, user_id), {"nick": nick})

    def add_role(self, person: Person, guild_id: Any, name: str, color: int | None) -> Role:
        """Make a role."""
        guild = self._managed(person, guild_id, Permission.MANAGE_ROLES)
        return self._community.add_role(guild, {"name": name, "color": color or 0})

    def give(self, person: Person, guild_id: Any, user_id: Any, role_id: Any, *, on: bool) -> None:
        """Give somebody a role, or take it."""
        guild = self._managed(person, guild_id, Permission.MANAGE_ROLES)
        role, member = self._role(guild, role_id), self._member(guild, user_id)
        if role.managed or role.id == guild.id:
            raise Declined(f"{role.name} is given to nobody by hand.")
        others = [one for one in member.roles if one != role.id]
        self._community.edit_member(guild, member, {"roles": [*others, role.id] if on else others})

    def allow(self, person: Person, guild_id: Any, role_id: Any, permission: Any, *, on: bool) -> None:
        """Let a role do something in the whole server, or no more."""
        guild = self._managed(person, guild_id, Permission.MANAGE_ROLES)
        bit = BY_NAME.get(str(permission))
        if bit is None:
            raise Declined("A permission by its Discord name is needed.")
        role = self._role(guild, role_id)
        permissions = role.permissions | bit if on else role.permissions & ~bit
        self._community.edit_role(guild, role, {"permissions": permissions})

    def _person(self, user_id: Any) -> Person:
        found = self._world.people.get(str(user_id))
        if found is None:
            raise Declined("There is no such person.")
        return found

    def _managed(self, person: Person, guild_id: Any, needed: int) -> Guild:
        guild = self._world.guilds.get(str(guild_id))
        if guild is None or person.id not in guild.members:
            raise Declined("There is no such server.", 10004)
        if needed & ~guild.permissions_of(person.id):
            raise Rejected(50013, "You may not do that in this server.")
        return guild

    def _member(self, guild: Guild, user_id: Any) -> Member:
        member = guild.members.get(str(user_id))
        if member is None:
            raise Declined("Whoever that is, they are not in this server.", 10007)
        return member

    def _role(self, guild: Guild, role_id: Any) -> Role:
        role = guild.roles.get(str(role_id))
        if role is None:
            raise Declined("There is no such role.", 10011)
        return role
