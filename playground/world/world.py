"""The small world a bot lives in: guilds, channels, people and what they wrote.

World
    Plain state. It knows no HTTP and no sockets; who wants to know of changes listens.
Listener
    What the gateway and the page implement to hear of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Any, Protocol

from playground.checks import Rejected
from playground.world.channels import Channel, ChannelType, Thread
from playground.world.guilds import Guild
from playground.world.messages import Json, Message, MessageFlag
from playground.world.people import BLURPLE, Person
from playground.world.permissions import EVERYONE, Overwrite, Permission, in_channel
from playground.world.snowflake import Snowflakes, timestamp

MOST_CHANNELS = 500
MOST_THREADS = 1000
MOST_PEOPLE = 1000
WHILE_SILENCED = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY

FIRST_PEOPLE = (
    ("Ada", "en-US", 0xE0529C),
    ("Basile", "fr", 0x2E9E6B),
    ("Cleo", "en-GB", 0xD98324),
    ("Jonas", "de", 0x3A7BD5),
)
FIRST_CHANNELS = ("games", "lobby", "small-talk")


class Change(Enum):
    """What happened to a thing."""

    ADDED = "create"
    EDITED = "update"
    REMOVED = "delete"
    REACTED = "react"  # a message or channel looks different without having been edited
    SWEPT = "sweep"  # deleted among many


class Listener(Protocol):
    """Hears of every change, right after it."""

    def message_changed(self, change: Change, channel: Channel, message: Message) -> None: ...
    def channel_changed(self, change: Change, channel: Channel) -> None: ...
    def person_changed(self, change: Change, person: Person) -> None: ...
    def guild_changed(self, change: Change, guild: Guild) -> None: ...
    def webhook_changed(self, webhook_id: str, webhook: Json | None) -> None: ...


class World:
    """Everything there is."""

    def __init__(self, bot_id: str | None = None, bot_name: str = "Bot") -> None:
        self._ids = Snowflakes()
        self.listeners: list[Listener] = []
        self.drop_file: Callable[[int], None] = lambda _: None
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.bot = Person(bot_id or self.new_id(), bot_name, bot=True)
        self.people: dict[str, Person] = {}
        self.webhooks: dict[str, Json] = {}
        self.about: Json = {}  # what the bot says of its application

    @classmethod
    def with_friends(cls, bot_id: str | None = None, bot_name: str = "Bot") -> World:
        """One guild with a few channels and four people in it."""
        world = cls(bot_id, bot_name)
        for name, locale, colour in FIRST_PEOPLE:
            world.add_person(name, locale, colour)
        world.add_guild("Games night", FIRST_CHANNELS)
        return world

    def new_id(self, at_ms: int | None = None) -> str:
        """A snowflake of now, or of the millisecond `at_ms`."""
        return str(self._ids.next(at_ms))

    # People

    def add_person(self, name: str, locale: str = "en-US", colour: int = BLURPLE) -> Person:
        """Somebody new, member of every guild."""
        if len(self.people) >= MOST_PEOPLE:
            raise Rejected(30001, f"Maximum number of people reached ({MOST_PEOPLE})")
        person = Person(self.new_id(), name, locale, colour)
        self.people[person.id] = person
        for guild in self.guilds.values():
            guild.join(person, timestamp())
        self._tell_person(Change.ADDED, person)
        return person

    def edit_person(
        self, person: Person, *, name: str | None = None, locale: str | None = None, colour: int | None = None
    ) -> None:
        """Change somebody's name, language or colour."""
        person.edit(name=name, locale=locale, colour=colour)
        self._tell_person(Change.EDITED, person)

    def person(self, name_or_id: str) -> Person | None:
        """Somebody by id or by name."""
        found = self.user(name_or_id)
        return found or next((p for p in self.people.values() if p.name == name_or_id), None)

    def user(self, user_id: str) -> Person | None:
        """A person or the bot."""
        return self.bot if user_id == self.bot.id else self.people.get(user_id)

    def change_webhook(self, webhook_id: str, webhook: Json | None) -> None:
        """Make, change or (None) take away a webhook."""
        if webhook is None:
            self.webhooks.pop(webhook_id, None)
        else:
            self.webhooks[webhook_id] = webhook
        for listener in self.listeners:
            listener.webhook_changed(webhook_id, webhook)

    # Places

    def add_guild(self, name: str, channels: Iterable[str] = ("general",), *, bot: bool = True) -> Guild:
        """A new guild with all people in it, and the bot; the first of them owns it."""
        owner = next(iter(self.people.values()), self.bot)
        guild = Guild.found(self.new_id(), name, owner, self.bot, self.new_id())
        for person in (self.bot, *self.people.values()) if bot else self.people.values():
            guild.join(person)
        self.guilds[guild.id] = guild
        for position, channel in enumerate(channels):
            self._place(Channel(self.new_id(), ChannelType.TEXT, channel, guild.id, position))
        self._tell_guild(Change.ADDED, guild)
        return guild

    def change_guild(self, guild: Guild) -> None:
        """Tell that a guild, its roles or its members were changed."""
        self._tell_guild(Change.EDITED, guild)

    def add_channel(self, guild: Guild, name: str, **more: Any) -> Channel:
        """A new text channel."""
        if sum(c.thread is None for c in guild.channels.values()) >= MOST_CHANNELS:
            raise Rejected(30013, f"Maximum number of guild channels reached ({MOST_CHANNELS})")
        more = {"position": len(guild.channels)} | more
        channel = Channel(self.new_id(), ChannelType.TEXT, name, guild.id, **more)
        return self._announce(self._place(channel))

    def add_thread(
        self, parent: Channel, name: str, owner_id: str, *, start: Message | None = None, **thread: Any
    ) -> Channel:
        """A new thread, on the message `start` (whose id it then has) or alone."""
        guild = self.guilds[parent.guild_id or ""]
        self._make_room_for_a_thread(guild)
        private = thread.pop("private", False)
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        channel = Channel(
            start.id if start else self.new_id(),
            kind,
            name,
            guild.id,
            parent_id=parent.id,
            slowmode=thread.pop("slowmode", 0),
            thread=Thread(owner_id, **thread),
        )
        self.join_thread(channel, owner_id)
        self._announce(self._place(channel))
        if start is not None:
            flags = start.wire["flags"] | MessageFlag.HAS_THREAD
            self.change_message(start, {**start.wire, "flags": flags, "thread": channel.wire()})
        return channel

    def direct(self, person: Person) -> Channel:
        """The channel between the bot and one person."""
        for channel in self.channels.values():
            if channel.recipient is person:
                return channel
        channel = Channel(self.new_id(), ChannelType.DM, person.name, recipients=[person])
        return self._announce(self._place(channel))

    def private(self, people: list[Person], name: str = "") -> Channel:
        """The direct message between two people, or a new group that has a name."""
        if not name:
            for channel in self.channels.values():
                if channel.type == ChannelType.DM and {p.id for p in channel.recipients} == {
                    p.id for p in people
                }:
                    return channel
        kind = ChannelType.GROUP_DM if name else ChannelType.DM
        return self._announce(self._place(Channel(self.new_id(), kind, name, recipients=people)))

    def change_channel(self, channel: Channel) -> None:
        """Tell that a channel was changed."""
        self._tell_channel(Change.EDITED, channel)

    def touch_channel(self, channel: Channel) -> None:
        """Tell that a channel looks different without having been edited."""
        self._tell_channel(Change.REACTED, channel)

    def join_thread(self, channel: Channel, person_id: str) -> None:
        """Add somebody to a thread."""
        if channel.thread is not None:
            channel.thread.members.setdefault(person_id, channel.thread.created)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and all that was written there."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        self._forget(channel)
        self._tell_channel(Change.REMOVED, channel)

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild a channel is in; None for direct messages."""
        return self.guilds.get(channel.guild_id) if channel.guild_id else None

    def visible_channels(self, person_id: str) -> Iterator[Channel]:
        """The channels that somebody sees."""
        for channel in self.channels.values():
            if self.permissions(person_id, channel) & Permission.VIEW_CHANNEL:
                yield channel

    # Permissions

    def permissions(self, who: str, channel: Channel) -> int:
        """What a person or the bot may do in a channel."""
        guild = self.guild_of(channel)
        if guild is None:
            insider = any(person.id == who for person in channel.recipients)
            with_bot = who == self.bot.id and channel.recipient is not None
            return EVERYONE if insider or with_bot else 0
        if who not in guild.members:
            return 0
        if channel.type == ChannelType.PRIVATE_THREAD and not self._in_private_thread(who, channel, guild):
            return 0
        parent = self.channels.get(channel.parent_id) if channel.parent_id and channel.thread else channel
        rules = parent.overwrites if parent else {}
        allowed = in_channel(guild.permissions_of(who), guild.id, who, guild.roles_of(who), rules)
        silenced = guild.members[who].is_silenced and not allowed & Permission.ADMINISTRATOR
        return allowed & WHILE_SILENCED if silenced else allowed

    def permit(self, channel: Channel, permission: int, allowed: bool | None) -> None:
        """Allow or deny the bot something in a channel, or leave it to its roles (None).

        Threads have no rules of their own: those of their channel change.
        """
        if channel.thread is not None and channel.parent_id is not None:
            channel = self.channels[channel.parent_id]
        channel.overwrites.setdefault(self.bot.id, Overwrite(1)).change(permission, allowed)
        self.change_channel(channel)

    def _in_private_thread(self, who: str, channel: Channel, guild: Guild) -> bool:
        manages = guild.permissions_of(who) & Permission.MANAGE_THREADS
        return bool(manages or (channel.thread and who in channel.thread.members))

    # Messages

    def add_message(self, channel: Channel, message: Message) -> Message:
        """Put a message into its channel."""
        gone = channel.keep(message)
        if gone is not None:
            self._drop_files(gone.files)
        if channel.thread is not None:
            channel.thread.sent += 1
        self._tell_message(Change.ADDED, channel, message)
        return message

    def change_message(
        self,
        message: Message,
        wire: Json,
        files: list[Json] | None = None,
        *,
        change: Change = Change.EDITED,
    ) -> None:
        """Give a message its new content; files that it no longer has are dropped."""
        if files is not None:
            kept = {file["id"] for file in files}
            self._drop_files([file for file in message.files if file["id"] not in kept])
            message.files = files
        message.wire = wire
        channel = self.channels.get(message.channel_id)
        if channel is not None:
            self._tell_message(change, channel, message)

    def remove_message(self, message: Message, change: Change = Change.REMOVED) -> None:
        """Delete a message."""
        channel = self.channels.get(message.channel_id)
        if channel is None or channel.find(message.id) is not message:
            return
        channel.messages.pop(message.id, None)
        channel.whispers.pop(message.id, None)
        self._drop_files(message.files)
        self._tell_message(change, channel, message)

    # What was there before

    def put_back(self, channel: Channel) -> None:
        """A channel that was there before, unless its guild is gone."""
        if channel.guild_id is None or channel.guild_id in self.guilds:
            self._place(channel)

    def put_back_message(self, message: Message) -> None:
        """A message that was there before, unless its channel is gone."""
        channel = self.channels.get(message.channel_id)
        if channel is not None:
            channel.keep(message)

    def never_before(self, known_id: int) -> None:
        """Ids are given once, whatever the clock says now."""
        self._ids.never_before(known_id)

    # The inside

    def _place(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        if channel.guild_id:
            self.guilds[channel.guild_id].channels[channel.id] = channel
        return channel

    def _forget(self, channel: Channel) -> None:
        self.channels.pop(channel.id, None)
        if channel.guild_id:
            self.guilds[channel.guild_id].channels.pop(channel.id, None)
        for message in (*channel.messages.values(), *channel.whispers.values()):
            self._drop_files(message.files)

    def _make_room_for_a_thread(self, guild: Guild) -> None:
        threads = [channel for channel in guild.channels.values() if channel.thread]
        if len(threads) < MOST_THREADS:
            return
        archived = next((c for c in threads if c.thread and c.thread.archived), None)
        if archived is None:
            raise Rejected(160006, f"Maximum number of active threads reached ({MOST_THREADS})")
        self.remove_channel(archived)

    def _drop_files(self, files: list[Json]) -> None:
        for file in files:
            self.drop_file(int(file["id"]))

    def _announce(self, channel: Channel) -> Channel:
        self._tell_channel(Change.ADDED, channel)
        return channel

    def _tell_message(self, change: Change, channel: Channel, message: Message) -> None:
        for listener in self.listeners:
            listener.message_changed(change, channel, message)

    def _tell_channel(self, change: Change, channel: Channel) -> None:
        for listener in self.listeners:
            listener.channel_changed(change, channel)

    def _tell_guild(self, change: Change, guild: Guild) -> None:
        for listener in self.listeners:
            listener.guild_changed(change, guild)

    def _tell_person(self, change: Change, person: Person) -> None:
        for listener in self.listeners:
            listener.person_changed(change, person)
