"""What people do to messages: write, edit, take back, react, pin; with words, replies and files."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

from playground.bot.community import Community
from playground.bot.reactions import Reactions
from playground.people.acts import Acts
from playground.people.resolve import Declined
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.permissions import Permission
from playground.world.snowflake import now_ms, time_of
from playground.world.world import World
from playground.writing.compose import Letter, Scribe, reply_to
from playground.writing.uploads import MAX_BYTES, MAX_FILES, Upload

LONGEST_SAYING = 2000
HASTY = Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS  # slow mode is not for them


class Talk:
    """Everything a person can do to messages, from any page or program."""

    def __init__(
        self, world: World, acts: Acts, scribe: Scribe, reactions: Reactions, community: Community
    ) -> None:
        self._world = world
        self._acts = acts
        self._scribe = scribe
        self._reactions = reactions
        self._community = community

    def say(
        self,
        person: Person,
        channel_id: Any,
        content: Any,
        reply_to_id: Any = None,
        files: Any = None,
    ) -> Message:
        """Write an ordinary message."""
        channel = self._writable(person, channel_id)
        self._check_slowmode(person, channel)
        uploads = _uploads(files)
        if uploads:
            self._acts.channel(person, channel_id, Permission.ATTACH_FILES)
        letter = Letter(channel, person, {"content": _words(content, least=0 if uploads else 1)}, uploads)
        allowed = self._world.permissions(person.id, channel)
        letter.may_mention_everyone = bool(allowed & Permission.MENTION_EVERYONE)
        if reply_to_id is not None:
            letter.extra = reply_to(self._acts.message(person, channel, reply_to_id), channel.guild_id)
        self._community.join_thread(channel, person)
        return self._world.add_message(channel, self._scribe.write(letter))

    def _writable(self, person: Person, channel_id: Any) -> Channel:
        channel = self._acts.channel(person, channel_id)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        return self._acts.channel(person, channel_id, needed)

    def _check_slowmode(self, person: Person, channel: Channel) -> None:
        """Where a bot slowed the channel down, people wait between two messages."""
        if not channel.slowmode or self._world.permissions(person.id, channel) & HASTY:
            return
        said = (int(one.id) for one in channel.messages.values() if one.author_id == person.id)
        left = time_of(max(said, default=0)) + channel.slowmode * 1000 - now_ms()
        if left > 0:
            raise Declined(f"Slow mode: write again in {-(-left // 1000)} s.", 20016)

    def edit(self, person: Person, channel_id: Any, message_id: Any, content: Any) -> None:
        """Change the words of one's own message."""
        channel = self._acts.channel(person, channel_id)
        message = self._acts.message(person, channel, message_id)
        if message.author_id != person.id:
            raise Declined("That is not your message.", 50005)
        words = _words(content, least=0 if message.files else 1)
        if words != message.wire["content"]:
            self._scribe.rewrite(message, Letter(channel, person, {"content": words}))

    def delete(self, person: Person, channel_id: Any, message_id: Any) -> None:
        """Take back one's own message."""
        channel = self._acts.channel(person, channel_id)
        message = self._acts.message(person, channel, message_id)
        allowed = self._world.permissions(person.id, channel)
        if message.author_id != person.id and not allowed & Permission.MANAGE_MESSAGES:
            raise Declined("That is not your message.", 50013)
        self._world.remove_message(message)

    def react(self, person: Person, channel_id: Any, message_id: Any, emoji: Any, *, on: bool) -> None:
        """Put an emoji to a message, or take it back; joining others needs no permission."""
        channel = self._acts.channel(person, channel_id, Permission.READ_MESSAGE_HISTORY)
        message = self._acts.message(person, channel, message_id)
        if message.ephemeral_to is not None:
            raise Declined("Nobody reacts to what only you see.")
        if not on:
            self._reactions.remove(channel, message, person.id, str(emoji))
            return
        if str(emoji) not in message.reactors:
            self._acts.channel(person, channel_id, Permission.ADD_REACTIONS)
        self._reactions.add(channel, message, person, str(emoji))

    def pin(self, person: Person, channel_id: Any, message_id: Any, *, on: bool) -> None:
        """Pin a message, or take its pin away."""
        channel = self._acts.channel(person, channel_id)
        allowed = self._world.permissions(person.id, channel)
        if not channel.is_private and not allowed & (Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES):
            raise Declined("You may not pin messages here.", 50013)
        message = self._acts.message(person, channel, message_id)
        if message.ephemeral_to is None and (message.pinned_at is not None) is not on:
            self._community.pin(channel, message, pinned=on)


def _words(told: Any, *, least: int) -> str:
    text = ("" if told is None else str(told)).strip()
    if not least <= len(text) <= LONGEST_SAYING:
        raise Declined(f"Write 1 to {LONGEST_SAYING} characters.", 50035)
    return text


def _uploads(told: Any) -> list[Upload]:
    """Files as a page sends them: a name, and the data in base64."""
    if told is None:
        return []
    if not isinstance(told, list) or len(told) > MAX_FILES:
        raise Declined(f"At most {MAX_FILES} files go with a message.", 50035)
    return [_upload(number, file) for number, file in enumerate(told)]


def _upload(number: int, told: Json) -> Upload:
    try:
        name, data = str(told["filename"])[:255], b64decode(told["data"], validate=True)
    except (TypeError, KeyError, ValueError):
        raise Declined("A file has a filename, and its data in base64.") from None
    if not name or len(data) > MAX_BYTES:
        raise Declined("A file has a name and at most 10 MiB.", 40005)
    return Upload(number, name, data)
