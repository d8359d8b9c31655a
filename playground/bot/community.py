"""Members, roles and bans of a guild: how they change, and what the bot hears of it."""

from __future__ import annotations

from typing import Any

from playground.bot.gateway import Gateway
from playground.bot.sessions import Intent
from playground.checks import Rejected
from playground.world.channels import Channel
from playground.world.guilds import Guild, Member
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.roles import Role
from playground.world.snowflake import now_ms, time_of, timestamp
from playground.world.world import Change, World

MOST_ROLES = 250


class Community:
    """What happens to members and roles, whoever does it."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    # Members

    def edit_member(self, guild: Guild, member: Member, changes: Json) -> None:
        """Change somebody's nick, roles or time-out, as far as they are named."""
        if "nick" in changes:
            member.nick = changes["nick"] or None
        if changes.get("roles") is not None:
            member.roles = [str(role) for role in changes["roles"]]
        if "communication_disabled_until" in changes:
            member.silenced_until = changes["communication_disabled_until"]
        self._world.change_guild(guild)
        self._tell("GUILD_MEMBER_UPDATE", guild, member.wire(), Intent.GUILD_MEMBERS)

    def part(self, guild: Guild, person: Person) -> None:
        """Somebody leaves, or is made to."""
        if guild.members.pop(person.id, None) is None:
            return
        self._world.change_guild(guild)
        if person is self._world.bot:
            gone = {"id": guild.id}
            self._gateway.dispatch("GUILD_DELETE", gone, guild.id)
        else:
            self._tell("GUILD_MEMBER_REMOVE", guild, {"user": person.user}, Intent.GUILD_MEMBERS)

    def join(self, guild: Guild, person: Person) -> None:
        """Somebody comes (back)."""
        if person.id in guild.members:
            return
        member = guild.join(person, timestamp())
        if person is self._world.bot:
            self._world.change_guild(guild)
            self._gateway.dispatch("GUILD_CREATE", guild.arrival(), guild.id)
            return
        self._world.change_guild(guild)
        self._tell("GUILD_MEMBER_ADD", guild, member.wire(), Intent.GUILD_MEMBERS)

    def ban(self, guild: Guild, person: Person, reason: str | None, seconds: int = 0) -> None:
        """Somebody goes and may not come back, nor does what they wrote in the last seconds stay."""
        guild.bans[person.id] = reason
        self.part(guild, person)
        self._world.change_guild(guild)
        self._tell("GUILD_BAN_ADD", guild, {"user": person.user}, Intent.GUILD_MODERATION)
        since = now_ms() - seconds * 1000
        for channel in guild.channels.values() if seconds else ():
            theirs = [one for one in channel.messages.values() if one.author_id == person.id]
            self.sweep(channel, [one for one in theirs if time_of(one.id) >= since])

    def unban(self, guild: Guild, person: Person) -> None:
        """A ban is lifted. Here everybody comes back at once."""
        del guild.bans[person.id]
        self._tell("GUILD_BAN_REMOVE", guild, {"user": person.user}, Intent.GUILD_MODERATION)
        self.join(guild, person)

    # Roles

    def add_role(self, guild: Guild, looks: Json) -> Role:
        """A new role above @everyone."""
        if len(guild.roles) >= MOST_ROLES:
            raise Rejected(30005, f"Maximum number of guild roles reached ({MOST_ROLES})")
        for role in guild.roles.values():
            role.position += role.position > 0
        role = Role(self._world.new_id(), "new role", guild.roles[guild.id].permissions, 1)
        role.edit(looks)
        guild.roles[role.id] = role
        self._world.change_guild(guild)
        self._tell("GUILD_ROLE_CREATE", guild, {"role": role.wire()}, Intent.GUILDS)
        return role

    def edit_role(self, guild: Guild, role: Role, looks: Json) -> None:
        """Change how a role looks and what it allows."""
        role.edit(looks)
        self._world.change_guild(guild)
        self._tell("GUILD_ROLE_UPDATE", guild, {"role": role.wire()}, Intent.GUILDS)

    def remove_role(self, guild: Guild, role: Role) -> None:
        """Take a role from everybody."""
        del guild.roles[role.id]
        for member in guild.members.values():
            member.roles = [one for one in member.roles if one != role.id]
        self._world.change_guild(guild)
        self._tell("GUILD_ROLE_DELETE", guild, {"role_id": role.id}, Intent.GUILDS)

    # Messages

    def sweep(self, channel: Channel, messages: list[Message]) -> None:
        """Delete many messages at once."""
        for message in messages:
            self._world.remove_message(message, Change.SWEPT)
        if messages:
            where = {"guild_id": channel.guild_id} if channel.guild_id else {}
            gone = {"ids": [message.id for message in messages], "channel_id": channel.id, **where}
            self._tell_of_messages("MESSAGE_DELETE_BULK", channel, gone)

    def pin(self, channel: Channel, message: Message, *, pinned: bool) -> None:
        """Pin a message, or take its pin away."""
        message.pinned_at = timestamp() if pinned else None
        if pinned:
            channel.last_pin = message.pinned_at
            self._world.touch_channel(channel)
        self._world.change_message(message, message.wire | {"pinned": pinned})
        where = {"guild_id": channel.guild_id} if channel.guild_id else {}
        told = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin, **where}
        if self._gateway.sees(channel):
            self._gateway.dispatch(
                "CHANNEL_PINS_UPDATE", told, channel.guild_id, Intent.GUILDS if channel.guild_id else 0
            )

    def join_thread(self, thread: Channel, person: Person) -> None:
        """Somebody enters a thread."""
        if thread.thread is None or person.id in thread.thread.members:
            return
        thread.thread.members[person.id] = timestamp()
        guild = self._world.guild_of(thread)
        more = {"member": guild.member(person) if guild else None, "presence": None}
        self._tell_of_thread(thread, added=[thread.thread_member(person.id) | more])
        if person is self._world.bot:
            mine = thread.thread_member(person.id) | {"guild_id": thread.guild_id}
            self._gateway.dispatch("THREAD_MEMBER_UPDATE", mine, thread.guild_id)

    def leave_thread(self, thread: Channel, person: Person) -> None:
        """Somebody leaves a thread."""
        if thread.thread is not None and thread.thread.members.pop(person.id, None) is not None:
            self._tell_of_thread(thread, removed=[person.id])

    def types(self, channel: Channel, person: Person, at: int) -> None:
        """Somebody types; the bot hears of others alone."""
        where = {"guild_id": channel.guild_id} if channel.guild_id else {}
        event: Json = {"channel_id": channel.id, "user_id": person.id, "timestamp": at, **where}
        guild = self._world.guild_of(channel)
        if guild is not None:
            event["member"] = guild.member(person)
        if person is not self._world.bot and self._gateway.sees(channel):
            intent = Intent.GUILD_MESSAGE_TYPING if guild else Intent.DIRECT_MESSAGE_TYPING
            self._gateway.dispatch("TYPING_START", event, channel.guild_id, intent)

    def _tell_of_thread(
        self, thread: Channel, added: list[Json] | None = None, removed: list[str] | None = None
    ) -> None:
        self._world.touch_channel(thread)
        told: dict[str, Any] = {"id": thread.id, "guild_id": thread.guild_id}
        told["member_count"] = len(thread.thread.members) if thread.thread else 0
        if added:
            told["added_members"] = added
        if removed:
            told["removed_member_ids"] = removed
        self._gateway.dispatch("THREAD_MEMBERS_UPDATE", told, thread.guild_id)

    def _tell_of_messages(self, event: str, channel: Channel, data: Json) -> None:
        intent = Intent.GUILD_MESSAGES if channel.guild_id else Intent.DIRECT_MESSAGES
        if self._gateway.sees(channel):
            self._gateway.dispatch(event, data, channel.guild_id, intent)

    def _tell(self, event: str, guild: Guild, data: Json, intent: int) -> None:
        self._gateway.dispatch(event, {"guild_id": guild.id, **data}, guild.id, intent)
