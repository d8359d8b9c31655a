"""The open pages: every one hears what its person may see."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Protocol

from playground.bot.interactions import Fate, Interaction
from playground.local import Discord
from playground.people.places import context_of
from playground.serving.lag import NONE, PROFILES, Profile
from playground.serving.troubles import Troubles
from playground.wire.encoded import encode
from playground.world.channels import Channel, ChannelType
from playground.world.guilds import Guild
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.permissions import Permission
from playground.world.world import Change


class OpenPage(Protocol):
    """One page, opened as one person."""

    @property
    def person(self) -> Person: ...
    def send(self, frame: str) -> None: ...
    def cut(self) -> None: ...


class Pages:
    """Listens to the world and tells the pages."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord
        self.troubles = Troubles(discord, self._go_at)
        self._open: list[OpenPage] = []
        self.latency: Profile = NONE
        discord.world.listeners.append(self)
        discord.gateway.on_online = lambda _: self.tell("bot", bot=self.bot())
        discord.gateway.on_presence = lambda _: self.tell("bot", bot=self.bot())
        discord.interactions.on_fate = self._fate
        discord.on_typing = self.typing
        discord.on_commands = lambda: self.tell("commands", commands=list(discord.commands.all()))

    def _go_at(self, profile: Profile) -> None:
        """Put so long a way between the playground and every page that does not name its own."""
        self.latency = profile

    def enter(self, page: OpenPage) -> None:
        """A page was opened."""
        self._open.append(page)

    def leave(self, page: OpenPage) -> None:
        """A page was closed."""
        self._open.remove(page)

    def close(self) -> None:
        """Close every page."""
        for page in tuple(self._open):
            page.cut()

    def tell(self, event: str, **details: Any) -> None:
        """Tell every page."""
        frame = encode({"event": event, **details})
        for page in self._open:
            page.send(frame)

    def hello(self, person: Person) -> Json:
        """What a page is told first."""
        return {
            "event": "hello",
            "me": person.card(),
            "people": self.people(),
            "bot": self.bot(),
            **self.guilds(),
            "channels": self.channels(person),
            "commands": list(self.discord.commands.all()),
            **self.faults(),
        }

    def guilds(self) -> Json:
        """The servers, with their roles and members."""
        guilds = [_guild(guild) for guild in self.discord.world.guilds.values()]
        roles = [role for guild in guilds for role in guild["roles"]]
        return {"guild": guilds[0], "guilds": guilds, "roles": roles}

    def people(self) -> list[Json]:
        """Everybody but the bot."""
        return [person.card() for person in self.discord.world.people.values()]

    def bot(self) -> Json:
        """The bot, and whether it is there."""
        bot = self.discord.world.bot
        gateway = self.discord.gateway
        return {
            "id": bot.id,
            "name": bot.name,
            "user": bot.user,
            "online": gateway.online,
            "presence": asdict(gateway.presence),
        }

    def channels(self, person: Person) -> list[Json]:
        """The channels and threads that somebody sees."""
        return [self._channel(person, channel) for channel in self.discord.world.visible_channels(person.id)]

    def _channel(self, person: Person, channel: Channel) -> Json:
        world = self.discord.world
        permissions = {"permissions": str(world.permissions(person.id, channel))}
        told = channel.wire() | permissions | {"context": context_of(channel)}
        if channel.type == ChannelType.DM:
            others = [one.name for one in channel.recipients if one is not person]
            told["name"] = ", ".join(others) if len(channel.recipients) > 1 else world.bot.name
        return told

    def faults(self) -> Json:
        """The faults in force."""
        return {
            "faults": [fault.describe() for fault in self.discord.faults],
            "refuse_resume": self.discord.gateway.refusing_resume,
            "rate_limits": {"on": self.discord.buckets.on},
            "latency": {"profile": self.latency.name, "profiles": list(PROFILES)},
        }

    def faults_changed(self) -> None:
        """Tell every page of the faults."""
        self.tell("faults", **self.faults())

    # What the world tells

    def typing(self, channel: Channel, person: Person) -> None:
        """Somebody types in a channel."""
        frame = encode({"event": "typing", "channel": channel.id, "user": person.id})
        for page in self._open:
            if page.person is not person and self._sees_channel(page.person, channel):
                page.send(frame)

    def message_changed(self, change: Change, channel: Channel, message: Message) -> None:
        """Show or take away a message."""
        frame: str | None = None
        for page in self._open:
            if self._sees(page.person, channel, message):
                frame = frame or _frame(change, message)
                page.send(frame)

    def channel_changed(self, change: Change, channel: Channel) -> None:
        """Show the channels anew."""
        for page in self._open:
            page.send(encode({"event": "channels", "channels": self.channels(page.person)}))

    def person_changed(self, change: Change, person: Person) -> None:
        """Show the people anew."""
        self.tell("people", people=self.people())

    def webhook_changed(self, webhook_id: str, webhook: Json | None) -> None:
        """People do not see webhooks, but what they write."""

    def guild_changed(self, change: Change, guild: Guild) -> None:
        """Show servers and channels anew."""
        self.tell("guilds", **self.guilds())
        for page in self._open:
            page.send(encode({"event": "channels", "channels": self.channels(page.person)}))

    def _sees(self, person: Person, channel: Channel, message: Message) -> bool:
        if message.ephemeral_to is not None:
            return message.ephemeral_to == person.id
        return self._sees_channel(person, channel)

    def _sees_channel(self, person: Person, channel: Channel) -> bool:
        return bool(self.discord.world.permissions(person.id, channel) & Permission.VIEW_CHANNEL)

    def _fate(self, interaction: Interaction, fate: Fate, reason: str | None) -> None:
        told: Json = {"event": "interaction", "id": interaction.id, "state": fate.name.lower()}
        if interaction.message is not None:
            told["message"] = interaction.message.id
        if interaction.original is not None:
            told["response"] = interaction.original.id
        if interaction.custom_id is not None:
            told["custom_id"] = interaction.custom_id
        if reason is not None:
            told["reason"] = reason
        frame = encode(told)
        for page in self._open:
            if page.person is interaction.person:
                page.send(frame)


def _guild(guild: Guild) -> Json:
    members = [
        {"id": who, "roles": member.roles, "nick": member.nick, "silenced": member.is_silenced}
        for who, member in guild.members.items()
    ]
    roles = [role.wire() for role in guild.roles.values()]
    named = {"id": guild.id, "name": guild.name, "owner": guild.owner_id, "has_bot": guild.has_bot}
    return named | {"members": members, "roles": roles}


def shown(message: Message) -> str:
    """The JSON of a message as pages get it."""
    reactors = f',"reactors":{encode(message.reactors)}' if message.reactors else ""
    ephemeral = "false" if message.ephemeral_to is None else "true"
    loading = "true" if message.loading else "false"
    return f'{message.json[:-1]},"ephemeral":{ephemeral},"loading":{loading}{reactors}}}'


def _frame(change: Change, message: Message) -> str:
    if change in (Change.REMOVED, Change.SWEPT):
        return encode({"event": "message_gone", "channel": message.channel_id, "id": message.id})
    return f'{{"event":"message","message":{shown(message)}}}'
