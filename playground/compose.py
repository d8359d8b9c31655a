"""From what a bot sends to the message that stands in the channel."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from playground.channels import Channel
from playground.messages import Json, Message, MessageFlag, MessageType, walk
from playground.people import Person
from playground.snowflake import time_of, timestamp
from playground.uploads import Cdn, Upload, attach, resolve_media
from playground.world import World

USER_MENTION = re.compile(r"<@!?(\d{15,20})>")
ROLE_MENTION = re.compile(r"<@&(\d{15,20})>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2

SELECT: Json = {"min_values": 1, "max_values": 1}
# What Discord fills in where the bot left it out, by component type.
FILLED_IN: dict[int, Json] = {
    3: SELECT,
    5: SELECT,
    6: SELECT,
    7: SELECT,
    8: SELECT,
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
MAY_BE_NULL = frozenset({"accent_color", "description"})


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
            "type": int(MessageType.DEFAULT),
            "author": letter.author.user,
            "timestamp": timestamp(time_of(message_id)),
            "edited_timestamp": None,
            "pinned": False,
            "tts": False,
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
        files = attach(self.cdn, payload, letter.uploads, old_files)
        wire["content"] = payload["content"] or "" if "content" in payload else wire["content"]
        if "embeds" in payload or "embed" in payload:
            wire["embeds"] = self._embeds(letter, files)
        if "components" in payload:
            wire["components"] = self._components(payload["components"] or [], files)
        used = set(_used(wire["components"])) | set(_used(wire["embeds"]))
        kept = {file["id"] for file in files}
        files += [file for file in old_files if file["id"] in used and file["id"] not in kept]
        # Files that embeds or components show are not listed a second time.
        wire["attachments"] = [file for file in files if file["id"] not in used]
        self._mention(wire, letter)
        return files

    def _embeds(self, letter: Letter, files: list[Json]) -> list[Json]:
        if not letter.embeds_allowed:
            return []
        embeds = letter.payload.get("embeds") or []
        resolved = resolve_media(embeds, files, ("embeds",))
        for embed in resolved:
            embed["type"] = "rich"
            for part in ("image", "thumbnail"):
                if embed.get(part):
                    embed[part].setdefault("proxy_url", embed[part].get("url"))
        return [{key: value for key, value in embed.items() if value is not None} for embed in resolved]

    def _components(self, components: list[Json], files: list[Json]) -> list[Json]:
        tree: list[Json] = resolve_media(components, files, ("components",))
        taken = {component["id"] for component in walk(tree) if component.get("id")}
        numbers = (number for number in count(1) if number not in taken)
        for component in walk(tree):
            self._complete(component, numbers, files)
        return tree

    def _complete(self, component: Json, numbers: Any, files: list[Json]) -> None:
        for key in [key for key, value in component.items() if value is None and key not in MAY_BE_NULL]:
            del component[key]
        component["id"] = component.get("id") or next(numbers)
        for key, value in FILLED_IN.get(component["type"], {}).items():
            component.setdefault(key, value)
        for item in component.get("items") or ():
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
            self._medium(item["media"], files)
        if "media" in component:
            self._medium(component["media"], files)
        if component["type"] == 13:
            self._medium(component["file"], files)
            shown = next((f for f in files if f["id"] == component["file"].get("attachment_id")), {})
            component |= {"name": shown.get("filename"), "size": shown.get("size")}

    def _medium(self, medium: Json, files: list[Json]) -> None:
        file = next((file for file in files if file["url"] == medium["url"]), None)
        if file is not None:
            medium.setdefault("attachment_id", file["id"])
        medium["id"] = medium.get("attachment_id") or self.world.new_id()
        medium.setdefault("proxy_url", medium["url"])

    # Mentions

    def _mention(self, wire: Json, letter: Letter) -> None:
        text = _text(wire)
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


def reply_to(message: Message, guild_id: str | None) -> Json:
    """What a reply to a message carries of it."""
    place = {"guild_id": guild_id} if guild_id else {}
    left_out = ("referenced_message", "thread", "reactions")
    return {
        "type": int(MessageType.REPLY),
        "message_reference": {
            "type": 0,
            "channel_id": message.channel_id,
            "message_id": message.id,
            **place,
        },
        "referenced_message": {key: value for key, value in message.wire.items() if key not in left_out},
    }


def _text(wire: Json) -> str:
    texts = (c["content"] for c in walk(wire["components"]) if c["type"] == 10)
    return "\n".join((wire["content"], *texts))


def _allowed(found: list[str], allowed: Mapping[str, Any] | None, kind: str) -> list[str]:
    if not found or allowed is None or kind in (allowed.get("parse") or ()):
        return found
    named = {str(one) for one in allowed.get(kind) or ()}
    return [one for one in found if one in named]


def _used(tree: Any):
    """The ids of the attachments that a tree of embeds or components shows."""
    if isinstance(tree, list):
        for node in tree:
            yield from _used(node)
    elif isinstance(tree, dict):
        if "attachment_id" in tree:
            yield tree["attachment_id"]
        for node in tree.values():
            if isinstance(node, (dict, list)):
                yield from _used(node)
