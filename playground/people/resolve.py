"""The people, roles, channels and files that options and fields hold, as an interaction carries them."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

from playground.world.channels import Channel
from playground.world.messages import Json
from playground.world.world import World
from playground.writing.uploads import MAX_BYTES, Cdn

USER, CHANNEL, ROLE, MENTIONABLE = "user", "channel", "role", "mentionable"


class Declined(Exception):
    """What somebody wanted to do cannot be done. The message is for that person."""

    def __init__(self, words: str, code: int | None = None) -> None:
        super().__init__(words)
        self.words = words
        self.code = code


class Resolved:
    """Collects what is named, and says so in Discord's form."""

    def __init__(self, world: World, channel: Channel, cdn: Cdn) -> None:
        self._world = world
        self._cdn = cdn
        self._guild = world.guild_of(channel)
        self._found: Json = {}

    def add(self, kind: str, named: str) -> str:
        """Resolve one id, or decline. Returns the id."""
        known = (
            (kind in (USER, MENTIONABLE) and self._user(named))
            or (kind in (ROLE, MENTIONABLE) and self._role(named))
            or (kind == CHANNEL and self._channel(named))
        )
        if not known:
            raise Declined(f"There is no such {kind} here.")
        return named

    def upload(self, told: Any) -> str:
        """Take a file that somebody gives to the bot: {filename, data in base64}. Returns its id."""
        try:
            name, data = str(told["filename"])[:255], b64decode(told["data"], validate=True)
        except (TypeError, KeyError, ValueError):
            raise Declined("A file has a filename, and its data in base64.") from None
        if not name or len(data) > MAX_BYTES:
            raise Declined("A file has a name and at most 10 MiB.", 40005)
        attachment = self._cdn.add(name, data)
        self._put("attachments", attachment["id"], attachment | {"ephemeral": True})
        return attachment["id"]

    def wire(self) -> Json:
        """The `resolved` of an interaction's data."""
        return self._found

    def _put(self, group: str, named: str, thing: Json) -> bool:
        self._found.setdefault(group, {})[named] = thing
        return True

    def _user(self, named: str) -> bool:
        person = self._world.user(named)
        if person is None:
            return False
        if self._guild is not None and named in self._guild.members:
            permissions = self._guild.permissions_of(named)
            member = self._guild.member(person, user=False) | {"permissions": str(permissions)}
            self._put("members", named, member)
        return self._put("users", named, person.user)

    def _role(self, named: str) -> bool:
        role = self._guild.roles.get(named) if self._guild else None
        return role is not None and self._put("roles", named, role.wire())

    def _channel(self, named: str) -> bool:
        channel = self._guild.channels.get(named) if self._guild else None
        if channel is None:
            return False
        permissions = self._world.permissions(self._world.bot.id, channel)
        return self._put("channels", named, channel.wire() | {"permissions": str(permissions)})
