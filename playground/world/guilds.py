"""Guilds (what people call servers): their roles, channels and members."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from playground.world.channels import Channel
from playground.world.people import Person
from playground.world.permissions import BOT, EVERYONE, EVERYTHING, Permission
from playground.world.roles import Role
from playground.world.snowflake import time_of, timestamp


@dataclass(slots=True, eq=False)
class Member:
    """Somebody in a guild: the roles and the name they have there."""

    person: Person
    joined: str
    roles: list[str] = field(default_factory=list)
    nick: str | None = None
    silenced_until: str | None = None  # a time-out

    @property
    def is_silenced(self) -> bool:
        """Whether a time-out still runs."""
        return self.silenced_until is not None and datetime.fromisoformat(self.silenced_until) > datetime.now(
            UTC
        )

    def is_called(self, start: str) -> bool:
        """Whether one of their names begins so, in whatever case."""
        names = (self.nick, self.person.name, self.person.user["username"])
        return any(name.lower().startswith(start.lower()) for name in names if name)

    def wire(self, *, user: bool = True) -> dict[str, Any]:
        """The member object; interactions and messages carry it without its user."""
        member: dict[str, Any] = {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": self.silenced_until,
            "flags": 0,
            "joined_at": self.joined,
            "nick": self.nick,
            "pending": False,
            "premium_since": None,
            "roles": list(self.roles),
            "mute": False,
            "deaf": False,
        }
        return member | {"user": self.person.user} if user else member


@dataclass(slots=True, eq=False)
class Guild:
    """A guild. Its owner may do everything in it."""

    id: str
    name: str
    owner_id: str
    roles: dict[str, Role]
    bot_role: str
    bot_id: str
    since: str
    channels: dict[str, Channel] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    bans: dict[str, str | None] = field(default_factory=dict)  # who, and why
    invites: dict[str, dict[str, Any]] = field(default_factory=dict)  # by code

    @classmethod
    def found(cls, guild_id: str, name: str, owner: Person, bot: Person, bot_role: str) -> Guild:
        """A new guild with @everyone's role and the bot's."""
        roles = {
            guild_id: Role(guild_id, "@everyone", EVERYONE),
            bot_role: Role(bot_role, bot.name, EVERYONE | BOT, 1, managed=True),
        }
        return cls(guild_id, name, owner.id, roles, bot_role, bot.id, timestamp(time_of(guild_id)))

    def join(self, person: Person, joined: str | None = None) -> Member:
        """Take somebody in."""
        roles = [self.bot_role] if person.id == self.bot_id else []
        member = self.members[person.id] = Member(person, joined or self.since, roles)
        return member

    @property
    def has_bot(self) -> bool:
        """Whether the bot is a member."""
        return self.bot_id in self.members

    def roles_of(self, person_id: str) -> list[str]:
        """The ids of a member's roles, @everyone's left out."""
        member = self.members.get(person_id)
        return member.roles if member else []

    def permissions_of(self, person_id: str) -> int:
        """What a member's roles allow, before any channel's overwrites."""
        if person_id == self.owner_id:
            return EVERYTHING
        allowed = self.roles[self.id].permissions
        for role in self.roles_of(person_id):
            allowed |= self.roles[role].permissions
        return EVERYTHING if allowed & Permission.ADMINISTRATOR else allowed

    def rank_of(self, person_id: str) -> int:
        """The position of a member's highest role; the owner stands above all."""
        if person_id == self.owner_id:
            return 1 << 31
        return max((self.roles[role].position for role in self.roles_of(person_id)), default=0)

    def member(self, person: Person, *, user: bool = True) -> dict[str, Any]:
        """The member object of somebody who is, or was, a member."""
        member = self.members.get(person.id) or Member(person, self.since)
        return member.wire(user=user)

    def counts(self) -> dict[str, int]:
        """How many there are, as some answers tell it."""
        count = len(self.members)
        return {"approximate_member_count": count, "approximate_presence_count": count}

    def wire(self) -> dict[str, Any]:
        """The guild object."""
        nothing = (
            "icon description home_header splash discovery_splash banner application_id afk_channel_id"
            " system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id"
            " safety_alerts_channel_id public_updates_channel_id incidents_data"
        )
        zero = (
            "system_channel_flags verification_level default_message_notifications mfa_level"
            " explicit_content_filter premium_tier premium_subscription_count nsfw_level"
        )
        return {
            **dict.fromkeys(nothing.split()),
            **dict.fromkeys(zero.split(), 0),
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner_id,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [role.wire() for role in self.roles.values()],
            "region": "local",
            "afk_timeout": 300,
            "widget_enabled": False,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "preferred_locale": "en-US",
            "premium_progress_bar_enabled": False,
            "nsfw": False,
        }

    def arrival(self) -> dict[str, Any]:
        """What GUILD_CREATE tells."""
        channels = self.channels.values()
        return self.wire() | {
            "joined_at": self.since,
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "voice_states": [],
            "members": [member.wire() for member in self.members.values()],
            "channels": [channel.wire() for channel in channels if channel.thread is None],
            "threads": [c.wire() for c in channels if c.thread and not c.thread.archived],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
