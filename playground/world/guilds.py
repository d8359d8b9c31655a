"""Guilds (what people call servers): their roles, channels and members."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playground.world.channels import Channel
from playground.world.people import Person
from playground.world.permissions import BOT, EVERYONE, EVERYTHING
from playground.world.snowflake import time_of, timestamp


@dataclass(slots=True)
class Role:
    """A role; the one with the guild's id is @everyone's."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False

    def wire(self) -> dict[str, Any]:
        """The role object."""
        return {
            "id": self.id,
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }


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
    members: dict[str, Person] = field(default_factory=dict)

    @classmethod
    def found(cls, guild_id: str, name: str, owner: Person, bot: Person, bot_role: str) -> Guild:
        """A new guild with @everyone's role and the bot's."""
        roles = {
            guild_id: Role(guild_id, "@everyone", EVERYONE),
            bot_role: Role(bot_role, bot.name, EVERYONE | BOT, 1, managed=True),
        }
        return cls(guild_id, name, owner.id, roles, bot_role, bot.id, timestamp(time_of(guild_id)))

    def roles_of(self, person_id: str) -> list[str]:
        """The ids of a member's roles, @everyone's left out."""
        return [self.bot_role] if person_id == self.bot_id else []

    def permissions_of(self, person_id: str) -> int:
        """What a member's roles allow, before any channel's overwrites."""
        if person_id == self.owner_id:
            return EVERYTHING
        allowed = self.roles[self.id].permissions
        for role in self.roles_of(person_id):
            allowed |= self.roles[role].permissions
        return allowed

    def member(self, person: Person, *, user: bool = True) -> dict[str, Any]:
        """The member object; interactions and messages carry it without its user."""
        member: dict[str, Any] = {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": self.since,
            "nick": None,
            "pending": False,
            "premium_since": None,
            "roles": self.roles_of(person.id),
            "mute": False,
            "deaf": False,
        }
        return member | {"user": person.user} if user else member

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
            "members": [self.member(person) for person in self.members.values()],
            "channels": [channel.wire() for channel in channels if channel.thread is None],
            "threads": [c.wire() for c in channels if c.thread and not c.thread.archived],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
