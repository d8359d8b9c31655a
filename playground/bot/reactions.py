"""Reactions: who put which emoji to a message, and what the bot hears of it."""

from __future__ import annotations

from playground.bot.gateway import Gateway
from playground.bot.sessions import Intent
from playground.checks import Rejected
from playground.checks.emoji import is_emoji
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.world import Change, World

MOST_EMOJI = 20


class Reactions:
    """Everybody's reactions, the bot's among them."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def add(self, channel: Channel, message: Message, person: Person, emoji: str) -> None:
        """Somebody reacts; a second time with the same emoji changes nothing."""
        _check(emoji)
        reactors = message.reactors.get(emoji, [])
        if person.id in reactors:
            return
        if not reactors and len(message.reactors) >= MOST_EMOJI:
            raise Rejected(30010, f"Maximum number of reactions reached ({MOST_EMOJI})")
        message.reactors = message.reactors | {emoji: [*reactors, person.id]}
        self._changed(message)
        event = self._event(channel, message, emoji) | {"user_id": person.id, "burst": False, "type": 0}
        guild = self._world.guild_of(channel)
        if guild is not None and person.id in guild.members:
            event["member"] = guild.member(person)
        self._tell("ADD", channel, event | {"message_author_id": message.author_id})

    def remove(self, channel: Channel, message: Message, person_id: str, emoji: str) -> None:
        """Somebody's reaction is taken back, if it is there."""
        _check(emoji)
        left = [who for who in message.reactors.get(emoji, []) if who != person_id]
        if left == message.reactors.get(emoji, []):
            return
        message.reactors = {one: who for one, who in message.reactors.items() if one != emoji or left}
        if left:
            message.reactors[emoji] = left
        self._changed(message)
        event = self._event(channel, message, emoji) | {"user_id": person_id, "burst": False, "type": 0}
        self._tell("REMOVE", channel, event)

    def clear(self, channel: Channel, message: Message, emoji: str | None = None) -> None:
        """All reactions go, or all with one emoji."""
        if emoji is not None:
            _check(emoji)
        message.reactors = {one: who for one, who in message.reactors.items() if emoji not in (None, one)}
        self._changed(message)
        event = self._event(channel, message, emoji)
        self._tell("REMOVE_ALL" if emoji is None else "REMOVE_EMOJI", channel, event)

    def of(self, message: Message, emoji: str) -> list[Person]:
        """Who reacted with an emoji, first come first."""
        _check(emoji)
        found = (self._world.user(who) for who in message.reactors.get(emoji, []))
        return [person for person in found if person is not None]

    def _changed(self, message: Message) -> None:
        bot = self._world.bot.id
        shown = [_shown(emoji, who, bot in who) for emoji, who in message.reactors.items()]
        self._world.change_message(message, message.wire | {"reactions": shown}, change=Change.REACTED)

    def _event(self, channel: Channel, message: Message, emoji: str | None) -> Json:
        where = {"guild_id": channel.guild_id} if channel.guild_id else {}
        named = {} if emoji is None else {"emoji": {"id": None, "name": emoji}}
        return {"channel_id": channel.id, "message_id": message.id, **where, **named}

    def _tell(self, did: str, channel: Channel, event: Json) -> None:
        guilds, direct = Intent.GUILD_MESSAGE_REACTIONS, Intent.DIRECT_MESSAGE_REACTIONS
        if self._gateway.sees(channel):
            intent = guilds if channel.guild_id else direct
            self._gateway.dispatch(f"MESSAGE_REACTION_{did}", event, channel.guild_id, intent)


def _check(emoji: str) -> None:
    if not is_emoji(emoji):
        raise Rejected(10014, "Unknown Emoji")


def _shown(emoji: str, who: list[str], mine: bool) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "me": mine,
    }
