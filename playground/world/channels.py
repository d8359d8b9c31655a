"""Places to write in: text channels, threads and direct messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from playground.world.messages import Message
from playground.world.people import Person
from playground.world.permissions import Overwrite
from playground.world.snowflake import timestamp

KEPT_MESSAGES = 500
KEPT_WHISPERS = 500
DAY_MINUTES = 1440


class ChannelType(IntEnum):
    """The kinds of channel there are here."""

    TEXT = 0
    DM = 1
    GROUP_DM = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(slots=True)
class Thread:
    """What a channel has more when it is a thread."""

    owner_id: str
    archived: bool = False
    locked: bool = False
    auto_archive_duration: int = DAY_MINUTES
    invitable: bool = True
    sent: int = 0
    created: str = field(default_factory=timestamp)
    archive_changed: str = field(default_factory=timestamp)
    members: dict[str, str] = field(default_factory=dict)

    def metadata(self) -> dict[str, Any]:
        """The thread_metadata of a channel object."""
        return {
            "archived": self.archived,
            "archive_timestamp": self.archive_changed,
            "auto_archive_duration": self.auto_archive_duration,
            "locked": self.locked,
            "create_timestamp": self.created,
            "invitable": self.invitable,
        }


@dataclass(slots=True, eq=False)
class Channel:
    """One channel and the newest of its messages, oldest first."""

    id: str
    type: ChannelType
    name: str
    guild_id: str | None = None
    position: int = 0
    parent_id: str | None = None
    topic: str | None = None
    slowmode: int = 0
    nsfw: bool = False
    archive_after: int | None = None  # minutes, of the threads that are made here
    thread_slowmode: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    thread: Thread | None = None
    recipients: list[Person] = field(default_factory=list)  # of direct messages; the bot left out
    messages: dict[str, Message] = field(default_factory=dict, repr=False)
    whispers: dict[str, Message] = field(default_factory=dict, repr=False)  # the ephemeral ones
    last_message_id: str | None = None
    last_pin: str | None = None
    nonces: dict[str, str] = field(
        default_factory=dict, repr=False
    )  # of the bot's last messages, with their ids

    @property
    def is_private(self) -> bool:
        """Whether it belongs to no guild."""
        return self.guild_id is None

    @property
    def recipient(self) -> Person | None:
        """The person in a direct message with the bot."""
        return self.recipients[0] if self.type == ChannelType.DM and len(self.recipients) == 1 else None

    def keep(self, message: Message) -> Message | None:
        """Add a message; tell the one that had to go for it."""
        store, most = self.messages, KEPT_MESSAGES
        if message.ephemeral_to is not None:
            store, most = self.whispers, KEPT_WHISPERS
        else:
            self.last_message_id = message.id
        store[message.id] = message
        return store.pop(next(iter(store))) if len(store) > most else None

    def find(self, message_id: str) -> Message | None:
        """A message, ephemeral or not."""
        return self.messages.get(message_id) or self.whispers.get(message_id)

    def seen_by(self, person_id: str) -> list[Message]:
        """What one person sees here, oldest first."""
        whispers = [message for message in self.whispers.values() if message.ephemeral_to == person_id]
        return sorted([*self.messages.values(), *whispers], key=lambda message: int(message.id))

    def wire(self) -> dict[str, Any]:
        """The channel object."""
        if self.is_private:
            return self._as_private()
        channel: dict[str, Any] = {
            "id": self.id,
            "type": int(self.type),
            "flags": 0,
            "guild_id": self.guild_id,
            "name": self.name,
            "parent_id": self.parent_id,
            "last_message_id": self.last_message_id,
            "rate_limit_per_user": self.slowmode,
            "last_pin_timestamp": self.last_pin,
        }
        return channel | (self._as_thread(self.thread) if self.thread else self._as_text())

    def _as_private(self) -> dict[str, Any]:
        private: dict[str, Any] = {
            "id": self.id,
            "type": int(self.type),
            "flags": 0,
            "last_message_id": self.last_message_id,
            "recipients": [person.user for person in self.recipients],
        }
        if self.type == ChannelType.GROUP_DM:
            private |= {"name": self.name, "icon": None, "owner_id": self.recipients[0].id}
        return private

    def _as_text(self) -> dict[str, Any]:
        text: dict[str, Any] = {
            "position": self.position,
            "topic": self.topic,
            "nsfw": self.nsfw,
            "permission_overwrites": [rule.wire(of) for of, rule in self.overwrites.items()],
        }
        if self.archive_after:
            text["default_auto_archive_duration"] = self.archive_after
        if self.thread_slowmode:
            text["default_thread_rate_limit_per_user"] = self.thread_slowmode
        return text

    def _as_thread(self, thread: Thread) -> dict[str, Any]:
        return {
            "owner_id": thread.owner_id,
            "thread_metadata": thread.metadata(),
            "message_count": min(thread.sent, len(self.messages)),
            "member_count": len(thread.members),
            "total_message_sent": thread.sent,
        }

    def thread_member(self, user_id: str) -> dict[str, Any]:
        """A thread member object."""
        joined = self.thread.members[user_id] if self.thread else timestamp()
        return {"id": self.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}
