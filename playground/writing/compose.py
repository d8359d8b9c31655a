"""From what a bot sends to the message that stands in the channel."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from playground.checks import Rejected
from playground.world.channels import Channel
from playground.world.messages import Json, Message, MessageFlag, MessageType, walk
from playground.world.people import Person
from playground.world.snowflake import time_of, timestamp
from playground.world.world import World
from playground.writing import components, embeds
from playground.writing.uploads import Cdn, Upload, attach, resolve_media

USER_MENTION = re.compile(r"<@!?(\d{15,20})>")
ROLE_MENTION = re.compile(r"<@&(\d{15,20})>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2

PICTURE_KEYS = ("proxy_url", "width", "height", "content_type")


@dataclass(slots=True)
class Letter:
    """What is to be written: the bot's payload with its uploads, and where it goes."""

    channel: Channel
    author: Person
    payload: Mapping[str, Any]
    uploads: Sequence[Upload] = ()
    embeds_allowed: bool = True
    may_mention_everyone: bool = True
    extra: Json = field(default_factory=dict)  # type, flags, references: set by the way it is sent


class Scribe:
    """Writes messages: resolves files and mentions, numbers components."""

    def __init__(self, world: World, cdn: Cdn) -> None:
        self.world = world
        self.cdn = cdn

    def write(self, letter: Letter, *, ephemeral_to: str | None = None) -> Message:
        """A new message; it still has to be put into its channel."""
        message_id = self.world.new_id()
        flags = (letter.payload.get("flags") or 0) & SETTABLE | letter.extra.get("flags", 0)
        wire: Json = {
            "id": message_id,
            "channel_id": letter.channel.id,
            "type": MessageType.DEFAULT,
            "author": letter.author.user,
            "timestamp": timestamp(time_of(message_id)),
            "edited_timestamp": None,
            "pinned": False,
            "tts": bool(letter.payload.get("tts")),
            "content": "",
            "embeds": [],
            "components": [],
            **letter.extra,
            "flags": int(flags),
        }
        if letter.payload.get("nonce") is not None:
            wire["nonce"] = letter.payload["nonce"]
        files = self._fill(wire, letter, [])
        return Message(wire, files, ephemeral_to)

    def rewrite(self, message: Message, letter: Letter, *, edited: bool = True) -> None:
        """Change a message as the payload says; what it does not name stays."""
        wire = dict(message.wire)
        payload = letter.payload
        if payload.get("flags") is not None:
            sticky = wire["flags"] & ~MessageFlag.SUPPRESS_EMBEDS
            wire["flags"] = int(sticky | payload["flags"] & SETTABLE)
        wire |= letter.extra
        wire["edited_timestamp"] = timestamp() if edited else None
        files = self._fill(wire, letter, message.files)
        self.world.change_message(message, wire, files)

    def _fill(self, wire: Json, letter: Letter, old_files: list[Json]) -> list[Json]:
        payload = letter.payload
        _refuse_what_is_not_here(payload)
        files = attach(self.cdn, payload, letter.uploads, old_files)
        if "content" in payload:
            wire["content"] = (payload["content"] or "").replace("\0", "").strip()
        if "embeds" in payload or "embed" in payload:
            wire["embeds"] = self._embeds(letter, files)
        if "components" in payload:
            wire["components"] = self._components(payload["components"] or [], files)
        if wire["flags"] & MessageFlag.SUPPRESS_EMBEDS:
            wire["embeds"] = []
        shown = _shown(wire) if files or old_files else set[str]()
        kept = {file["id"] for file in files}
        files += [file for file in old_files if file["url"] in shown and file["id"] not in kept]
        if wire["flags"] & MessageFlag.EPHEMERAL:
            files = [file | {"ephemeral": True} for file in files]
        # Files that embeds or components show are not listed a second time.
        wire["attachments"] = [file for file in files if file["url"] not in shown]
        self._mention(wire, letter)
        return files

    def _embeds(self, letter: Letter, files: list[Json]) -> list[Json]:
        if not letter.embeds_allowed:
            return []
        told = resolve_media(letter.payload.get("embeds") or [], files, ("embeds",))
        tree = [embeds.clean(embed) for embed in told]
        for picture in embeds.pictures_of(tree):
            shown = _file_at(picture["url"], files) or {"proxy_url": picture["url"]}
            picture |= {key: shown[key] for key in PICTURE_KEYS if key in shown}
        return tree

    def _components(self, told: list[Json], files: list[Json]) -> list[Json]:
        tree = [components.clean(component) for component in told]
        flat = list(walk(tree))
        if any(component["type"] in components.SHOWING for component in flat):
            tree = [components.clean(one) for one in resolve_media(told, files, ("components",))]
            flat = list(walk(tree))
        components.number(flat)
        for medium, component in components.media_of(flat):
            shown = _file_at(medium["url"], files)
            if shown is None:
                medium |= {"id": self.world.new_id(), "proxy_url": medium["url"]}
            else:
                medium |= {"id": shown["id"], "attachment_id": shown["id"]}
                medium |= {key: shown[key] for key in PICTURE_KEYS if key in shown}
            if component["type"] == components.FILE:
                shown = shown or {}
                component |= {"name": shown.get("filename"), "size": shown.get("size")}
        return tree

    # Mentions

    def _mention(self, wire: Json, letter: Letter) -> None:
        text = _text(wire)
        if "@" not in text and wire["type"] != MessageType.REPLY:
            wire |= {"mentions": [], "mention_roles": [], "mention_everyone": False}
            return
        allowed = letter.payload.get("allowed_mentions")
        users = [self.world.user(found) for found in _allowed(USER_MENTION.findall(text), allowed, "users")]
        answered = self._answered(wire, allowed)
        unique = {user.id: user for user in (*users, answered) if user is not None}
        guild = self.world.guild_of(letter.channel)
        roles = _allowed(ROLE_MENTION.findall(text), allowed, "roles")
        loud = allowed is None or "everyone" in (allowed.get("parse") or ())
        wire["mentions"] = [user.user for user in unique.values()]
        wire["mention_roles"] = [role for role in dict.fromkeys(roles) if guild and role in guild.roles]
        wire["mention_everyone"] = (
            loud and letter.may_mention_everyone and bool(EVERYONE_MENTION.search(text))
        )

    def _answered(self, wire: Json, allowed: Mapping[str, Any] | None) -> Person | None:
        """The author of the message this one replies to is mentioned as well, unless that was declined."""
        if wire["type"] != MessageType.REPLY or not (allowed is None or allowed.get("replied_user")):
            return None
        other = wire.get("referenced_message")
        if not other or other["author"]["id"] == wire["author"]["id"]:
            return None
        return self.world.user(other["author"]["id"])


def _refuse_what_is_not_here(payload: Mapping[str, Any]) -> None:
    for key, what in (("poll", "polls"), ("sticker_ids", "stickers")):
        if payload.get(key):
            raise Rejected(50035, f"The playground has no {what} (see its README).")
    if (payload.get("flags") or 0) & MessageFlag.IS_VOICE_MESSAGE:
        raise Rejected(50035, "The playground has no voice messages (see its README).")


def reply_to(message: Message, guild_id: str | None) -> Json:
    """What a reply to a message carries of it."""
    place = {"guild_id": guild_id} if guild_id else {}
    left_out = ("referenced_message", "thread", "reactions")
    return {
        "type": MessageType.REPLY,
        "message_reference": {
            "type": 0,
            "channel_id": message.channel_id,
            "message_id": message.id,
            **place,
        },
        "referenced_message": {key: value for key, value in message.wire.items() if key not in left_out},
    }


def _text(wire: Json) -> str:
    if not wire["flags"] & MessageFlag.COMPONENTS_V2:
        return wire["content"]
    return "\n".join(c["content"] for c in walk(wire["components"]) if c["type"] == 10)


def _allowed(found: list[str], allowed: Mapping[str, Any] | None, kind: str) -> list[str]:
    if not found or allowed is None or kind in (allowed.get("parse") or ()):
        return found
    named = {str(one) for one in allowed.get(kind) or ()}
    return [one for one in found if one in named]


def _file_at(url: str, files: Iterable[Json]) -> Json | None:
    return next((file for file in files if file["url"] == url), None)


def _shown(wire: Json) -> set[str]:
    """The addresses that the embeds and components of a message show."""
    media = (medium["url"] for medium, _ in components.media_of(walk(wire["components"])))
    return {*media, *embeds.addresses_of(wire["embeds"])}
