"""Remembers a Discord: writes down every change before anybody hears of it, and tells it all at the start."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playground.bot.commands import Commands
from playground.bot.interactions import TOKEN_SECONDS, Interaction, Interactions, Kind
from playground.memory import records
from playground.memory.journal import BYTES, Journal, WorldError, line_of
from playground.wire.encoded import encode
from playground.world.channels import Channel
from playground.world.guilds import Guild
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.world import Change, World
from playground.writing.uploads import Cdn, Stored

log = logging.getLogger("playground")
Told = dict[str, tuple[Any, bytes]]


class Keeper:
    """What is remembered, and the writing of it.

    It hears of the world's changes before the gateway and the pages do.
    """

    def __init__(self, path: Path, *, forget: bool = False) -> None:
        self._journal = Journal(path)
        with self._reading():
            known = {} if forget else self._journal.read()
        self._known: dict[str, Told] = {}
        for (kind, name), told in known.items():
            self._known.setdefault(kind, {})[name] = told
        self._told_trouble = False
        self._held: list[bytes] = []
        self._is_holding = False

    @property
    def head(self) -> Json | None:
        """What is known of the bot and where it was served; None when nothing is remembered."""
        told = self._known.get("bot", {}).get("")
        return told[0] if told else None

    # At the start

    def world(self) -> World:
        """The world as it was."""
        with self._reading():
            return self._world_as_told()

    def _world_as_told(self) -> World:
        head = self.head or {}
        world = World(head["id"], head["name"])
        world.bot = records.person_of(head["id"], head["person"])
        world.about = head.get("about", {})
        for name, told in self._of("person"):
            world.people[name] = records.person_of(name, told)
        for name, told in self._of("guild"):
            world.guilds[name] = records.guild_of(world, name, told)
        for name, told in self._of("webhook"):
            world.webhooks[name] = told
        for name, told in self._of("channel"):
            world.put_back(records.channel_of(world, name, told))
        for _, told in sorted(self._of("message"), key=lambda one: int(one[0])):
            world.put_back_message(records.message_of(told))
        world.never_before(max((int(name) for name in self._names()), default=0))
        return world

    def tell(self, commands: Commands, interactions: Interactions, cdn: Cdn) -> None:
        """Tell the others what they knew."""
        with self._reading():
            self._tell(commands, interactions, cdn)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Whatever is not as it was written is told in words, and the file left to others."""
        try:
            yield
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as why:
            self._journal.close()
            if isinstance(why, (OSError, WorldError)):
                raise
            raise WorldError(f"{self._journal.path} cannot be read: one of its lines is damaged") from None

    def _tell(self, commands: Commands, interactions: Interactions, cdn: Cdn) -> None:
        for scope, told in self._of("commands"):
            commands.put_back(scope or None, told["commands"])
        for name, (told, data) in self._known.get("file", {}).items():
            cdn.put_back(Stored(int(name), told["filename"], data, told["type"], told["at"]))
        for name, told in self._of("interaction"):
            if time.time() - told["born"] < TOKEN_SECONDS:
                interactions.put_back(_interaction_of(interactions, name, told))

    def begin(
        self, head: Json, world: World, commands: Commands, cdn: Cdn, interactions: Interactions
    ) -> None:
        """Write down all there is, once, and every change from now on."""
        self._head, self._world, self._commands = head, world, commands
        self._cdn, self._interactions = cdn, interactions
        self._known.clear()
        self._journal.write_anew(self._everything())
        world.listeners.insert(0, self)
        interactions.on_answered = self.interaction_changed
        cdn.on_added, cdn.on_dropped = self.file_added, self.file_dropped

    def __enter__(self) -> None:
        """What changes within a `with` block is written at once, at its end: nothing may be awaited there."""
        self._is_holding = True

    def __exit__(self, *_: object) -> None:
        self._is_holding = False
        self._write_held()

    def close(self) -> None:
        """Leave the file to others."""
        self._journal.close()

    # Changes

    def head_changed(self, head: Json) -> None:
        """The bot, its token or the address it is served at."""
        self._head = head
        self._put("bot", "", encode(head))

    def message_changed(self, change: Change, channel: Channel, message: Message) -> None:
        """A message, ephemeral ones too."""
        gone = change in (Change.REMOVED, Change.SWEPT)
        self._put("message", message.id, None if gone else records.message_told(message))
        if channel.thread is not None and change is Change.ADDED:
            self._put("channel", channel.id, records.channel_told(channel))

    def channel_changed(self, change: Change, channel: Channel) -> None:
        """A channel or thread."""
        if change is Change.REMOVED:
            for message in (*channel.messages, *channel.whispers):
                self._put("message", message, None)
        self._put("channel", channel.id, None if change is Change.REMOVED else records.channel_told(channel))

    def person_changed(self, change: Change, person: Person) -> None:
        """Somebody."""
        self._put("person", person.id, records.person_told(person))
        if change is Change.ADDED:
            for guild in self._world.guilds.values():
                self.guild_changed(Change.EDITED, guild)

    def guild_changed(self, change: Change, guild: Guild) -> None:
        """A guild, its roles or its members; a new one has channels already."""
        self._put("guild", guild.id, None if change is Change.REMOVED else records.guild_told(guild))
        for channel in guild.channels.values() if change is Change.ADDED else ():
            self.channel_changed(Change.ADDED, channel)

    def webhook_changed(self, webhook_id: str, webhook: Json | None) -> None:
        """A webhook; None when it is gone."""
        self._put("webhook", webhook_id, None if webhook is None else encode(webhook))

    def commands_changed(self, scope: str | None) -> None:
        """The commands of one scope."""
        self._put("commands", scope or "", encode({"commands": self._commands.of(scope)}))

    def interaction_changed(self, interaction: Interaction) -> None:
        """The bot answered an interaction, or did more with it. Of one without an answer nothing is kept."""
        if interaction.kind != Kind.AUTOCOMPLETE:
            self._put("interaction", interaction.id, _interaction_told(interaction))

    def file_added(self, file: Stored) -> None:
        """An upload."""
        self._write(_file_line(file), file.data)

    def file_dropped(self, file_id: int) -> None:
        """An upload that nobody can see any more."""
        self._put("file", str(file_id), None)

    # The inside

    def _of(self, kind: str) -> Iterator[tuple[str, Any]]:
        for name, (told, _) in self._known.get(kind, {}).items():
            yield name, told

    def _names(self) -> Iterator[str]:
        for told in self._known.values():
            yield from (name for name in told if name.isdecimal())

    def _put(self, kind: str, name: str, what: str | None) -> None:
        self._write(line_of(kind, name, what))

    def _write(self, line: str, more: bytes = b"") -> None:
        self._held += (line.encode(), more) if more else (line.encode(),)
        if not self._is_holding:
            self._write_held()

    def _write_held(self) -> None:
        data = b"".join(self._held)
        self._held.clear()
        if not data or self._journal.put(data):
            return
        if self._journal.broken is None:
            self._journal.write_anew(self._everything())
        elif not self._told_trouble:
            self._told_trouble = True
            log.error("From now on nothing is remembered: %s", self._journal.broken)

    def _everything(self) -> Iterator[str | bytes]:
        yield line_of("bot", "", encode(self._head))
        for person in self._world.people.values():
            yield line_of("person", person.id, records.person_told(person))
        for guild in self._world.guilds.values():
            yield line_of("guild", guild.id, records.guild_told(guild))
        for name, webhook in self._world.webhooks.items():
            yield line_of("webhook", name, encode(webhook))
        for channel in self._world.channels.values():
            yield line_of("channel", channel.id, records.channel_told(channel))
            for message in (*channel.messages.values(), *channel.whispers.values()):
                yield line_of("message", message.id, records.message_told(message))
        for scope in self._commands.scopes():
            yield line_of("commands", scope or "", encode({"commands": self._commands.of(scope)}))
        for file in self._cdn:
            yield _file_line(file)
            yield file.data
        for interaction in self._interactions:
            if interaction.answered:
                yield line_of("interaction", interaction.id, _interaction_told(interaction))


def _file_line(file: Stored) -> str:
    told = {"filename": file.filename, "type": file.content_type, "at": file.at, BYTES: len(file.data)}
    return line_of("file", str(file.id), encode(told))


def _interaction_told(interaction: Interaction) -> str:
    message = interaction.message
    told: Json = {
        "born": interaction.born_at,
        "kind": int(interaction.kind),
        "person": interaction.person.id,
        "channel": interaction.channel.id,
        "token": interaction.token,
        "owners": interaction.owners,
    }
    if interaction.more:
        told["more"] = interaction.more
    if interaction.kind == Kind.COMMAND:
        told |= {"name": interaction.name, "menu": interaction.menu}
    if message is not None:
        told["message"] = message.id
    if interaction.custom_id is not None:
        told["custom_id"] = interaction.custom_id
    if interaction.original is not None:
        told["original"] = interaction.original.id
    if interaction.followups:
        told["followups"] = [message.id for message in interaction.followups]
    if interaction.modal is not None:
        told |= {"modal": interaction.modal, "modal_open": interaction.modal_open}
    return encode(told)


def _interaction_of(interactions: Interactions, name: str, told: Json) -> Interaction | None:
    """An interaction, unless the person or the place is gone."""
    world = interactions.world
    person, channel = world.user(told["person"]), world.channels.get(told["channel"])
    if person is None or channel is None:
        return None
    born = time.monotonic() - max(0.0, time.time() - told["born"])
    interaction = Interaction(name, Kind(told["kind"]), person, channel, born, told["token"])
    interaction.name, interaction.menu = told.get("name"), told.get("menu", False)
    interaction.custom_id, interaction.owners = told.get("custom_id"), told["owners"]
    interaction.more = told.get("more", {})
    interaction.message = channel.find(told.get("message", ""))
    interaction.metadata = interactions.metadata_of(interaction)
    interaction.answered = True
    interaction.original = channel.find(told.get("original", ""))
    found = (channel.find(message) for message in told.get("followups", ()))
    interaction.followups = [message for message in found if message is not None]
    interaction.modal, interaction.modal_open = told.get("modal"), told.get("modal_open", False)
    return interaction


def moved(world: World, before: str, now: str) -> None:
    """The playground is served at another address: so are the files that messages show."""
    for channel in world.channels.values():
        for store in (channel.messages, channel.whispers):
            for message in store.values():
                if before in message.json:
                    message.wire = json.loads(message.json.replace(before, now))
                    message.files = json.loads(encode(message.files).replace(before, now))
