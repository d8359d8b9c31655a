"""The things of a world as records, and back."""

from __future__ import annotations

from typing import Any

from playground.wire.encoded import encode
from playground.world.channels import Channel, ChannelType, Thread
from playground.world.guilds import Guild, Member
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.permissions import Overwrite
from playground.world.roles import Role
from playground.world.world import World

PERSON = ("name", "locale", "colour", "bot", "takes_dms", "has_app")
CHANNEL = (
    "name",
    "guild_id",
    "position",
    "parent_id",
    "topic",
    "slowmode",
    "nsfw",
    "archive_after",
    "thread_slowmode",
    "last_message_id",
    "last_pin",
)
THREAD = (
    "owner_id",
    "archived",
    "locked",
    "auto_archive_duration",
    "invitable",
    "sent",
    "created",
    "archive_changed",
    "members",
)
ROLE = (
    "name",
    "permissions",
    "position",
    "managed",
    "color",
    "hoist",
    "mentionable",
    "unicode_emoji",
)
MEMBER = ("joined", "roles", "nick", "silenced_until")
GUILD = ("name", "owner_id", "bot_role", "bot_id", "since", "bans", "invites")


def _fields(thing: Any, names: tuple[str, ...]) -> Json:
    return {name: getattr(thing, name) for name in names}


def _known(told: Json, names: tuple[str, ...]) -> Json:
    """A world of an older playground knows less."""
    return {name: told[name] for name in names if name in told}


def person_told(person: Person) -> str:
    """All there is to say of somebody."""
    return encode(_fields(person, PERSON))


def person_of(name: str, told: Json) -> Person:
    """Somebody, as told."""
    return Person(name, **_known(told, PERSON))


def guild_told(guild: Guild) -> str:
    """A guild with its roles and members, its channels left out."""
    roles = {role.id: _fields(role, ROLE) for role in guild.roles.values()}
    members = {who: _fields(member, MEMBER) for who, member in guild.members.items()}
    return encode(_fields(guild, GUILD) | {"roles": roles, "members": members})


def guild_of(world: World, name: str, told: Json) -> Guild:
    """A guild, as told, without its channels."""
    roles = {one: Role(one, **_known(role, ROLE)) for one, role in told["roles"].items()}
    guild = Guild(name, roles=roles, **_known(told, GUILD))
    for who, member in told["members"].items():
        person = world.user(who)
        if person is not None:
            guild.members[who] = Member(person, **_known(member, MEMBER))
    return guild


def channel_told(channel: Channel) -> str:
    """A channel, its messages left out."""
    told = _fields(channel, CHANNEL) | {"type": int(channel.type)}
    if channel.overwrites:
        told["overwrites"] = {of: [o.kind, o.allow, o.deny] for of, o in channel.overwrites.items()}
    if channel.recipients:
        told["recipients"] = [person.id for person in channel.recipients]
    if channel.thread is not None:
        told["thread"] = _fields(channel.thread, THREAD)
    return encode(told)


def channel_of(world: World, name: str, told: Json) -> Channel:
    """A channel, as told, without its messages."""
    people = [world.people[who] for who in told.get("recipients", ()) if who in world.people]
    thread = Thread(**_known(told["thread"], THREAD)) if "thread" in told else None
    rules = {of: Overwrite(*rule) for of, rule in told.get("overwrites", {}).items()}
    kind = ChannelType(told["type"])
    more = _known(told, CHANNEL)
    return Channel(name, kind, recipients=people, thread=thread, overwrites=rules, **more)


def message_told(message: Message) -> str:
    """A message, with its files and who reacted."""
    more: Json = {}
    if message.ephemeral_to is not None:
        more["to"] = message.ephemeral_to
    if message.files:
        more["files"] = message.files
    if message.reactors:
        more["reactors"] = message.reactors
    if message.pinned_at is not None:
        more["pinned_at"] = message.pinned_at
    aside = encode(more)[1:] if more else "}"
    return f'{{"wire":{message.json}{"," if more else ""}{aside}'


def message_of(told: Json) -> Message:
    """A message, as told."""
    message = Message(told["wire"], told.get("files", []), told.get("to"))
    message.reactors = told.get("reactors", {})
    message.pinned_at = told.get("pinned_at")
    return message
