"""Discord's gateway events: what each carries. Its description tells of the things alone, not of the events.

The events are written here as Discord's documentation has them; the things within are the description's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from unittest.mock import patch

from playground.bot.sessions import Session
from tests.rigs.judge.spec import Spec, load

Schema = dict[str, Any]


def thing(name: str) -> Schema:
    """A thing that Discord describes."""
    return {"$ref": f"#/components/schemas/{name}"}


def many(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def some(of: Schema) -> Schema:
    """Something that may be null."""
    return {"oneOf": [{"type": "null"}, of]}


def record(needed: dict[str, Schema] | None = None, /, **more: Schema) -> Schema:
    """An object with all that is needed; nothing else than that and `more` may stand in it."""
    properties = {**(needed or {}), **more}
    return {
        "type": "object",
        "properties": properties,
        "required": list(needed or {}),
        "additionalProperties": False,
    }


def grown(name: str, needed: dict[str, Schema] | None = None, /, **more: Schema) -> Schema:
    """A described thing with something more."""
    extra = {"properties": {**(needed or {}), **more}, "required": list(needed or {})}
    return {"allOf": [thing(name), extra]}


ID = thing("SnowflakeType")
TEXT: Schema = {"type": "string"}
MOMENT: Schema = {"type": "string", "format": "date-time"}
NUMBER: Schema = {"type": "integer"}
TRUTH: Schema = {"type": "boolean"}
NOTHING: Schema = {"type": "array", "maxItems": 0}
USER, MEMBER = thing("UserResponse"), thing("GuildMemberResponse")
EMOJI = thing("MessageReactionEmojiResponse")
# A member whose user stands beside it.
HALF_MEMBER = record(
    {
        "roles": many(ID),
        "joined_at": MOMENT,
        "flags": NUMBER,
        "deaf": TRUTH,
        "mute": TRUTH,
    },
    nick=some(TEXT),
    avatar=some(TEXT),
    banner=some(TEXT),
    premium_since=some(MOMENT),
    pending=TRUTH,
    communication_disabled_until=some(MOMENT),
)
PLACE = {"channel_id": ID}
WHERE = {"guild_id": ID}
MESSAGE = grown(
    "MessageResponse",
    **WHERE,
    member=HALF_MEMBER,
    mentions=many({"allOf": [USER, {"properties": {"member": HALF_MEMBER}}]}),
)
THREAD_MEMBER = grown("ThreadMemberResponse", {"member": MEMBER, "presence": {"type": "null"}})
REACTION = {**PLACE, "message_id": ID}
INTERACTION = record(
    {
        "id": ID,
        "application_id": ID,
        "type": {"enum": [2, 3, 4, 5]},
        "data": {"type": "object"},
        "channel_id": ID,
        "channel": {"type": "object", "required": ["id", "type", "permissions"]},
        "token": TEXT,
        "version": {"const": 1},
        "app_permissions": TEXT,
        "locale": TEXT,
        "entitlements": NOTHING,
        "authorizing_integration_owners": {"type": "object", "additionalProperties": ID, "minProperties": 1},
        "context": {"enum": [0, 1, 2]},
        "attachment_size_limit": NUMBER,
    },
    **WHERE,
    guild={"type": "object", "required": ["id", "locale", "features"]},
    guild_locale=TEXT,
    member=grown("GuildMemberResponse", {"permissions": TEXT}),
    user=USER,
    message=thing("MessageResponse"),
)
RESOLVED = {
    "type": "object",
    "properties": {
        "users": {"type": "object", "additionalProperties": USER},
        "attachments": {"type": "object", "additionalProperties": thing("AttachmentResponse")},
        "roles": {"type": "object", "additionalProperties": thing("GuildRoleResponse")},
        "messages": {"type": "object", "additionalProperties": thing("MessageResponse")},
    },
}

EVENTS: dict[str, Schema] = {
    "READY": {
        "type": "object",
        "properties": {
            "v": {"const": 10},
            "user": USER,
            "guilds": many(record({"id": ID, "unavailable": {"const": True}})),
            "session_id": TEXT,
            "resume_gateway_url": TEXT,
            "shard": {"type": "array", "items": NUMBER, "minItems": 2, "maxItems": 2},
            "application": record({"id": ID, "flags": NUMBER}),
        },
        "required": ["v", "user", "guilds", "session_id", "resume_gateway_url", "application"],
    },
    "RESUMED": {"type": "object"},
    "GUILD_CREATE": grown(
        "GuildResponse",
        {
            "joined_at": MOMENT,
            "large": TRUTH,
            "member_count": NUMBER,
            "voice_states": NOTHING,
            "members": many(MEMBER),
            "channels": many(thing("GuildChannelResponse")),
            "threads": many(thing("ThreadResponse")),
            "presences": many({"type": "object"}),
            "stage_instances": NOTHING,
            "guild_scheduled_events": NOTHING,
            "soundboard_sounds": NOTHING,
        },
    ),
    "GUILD_UPDATE": thing("GuildResponse"),
    "GUILD_DELETE": record({"id": ID}, unavailable=TRUTH),
    "GUILD_BAN_ADD": record({**WHERE, "user": USER}),
    "GUILD_BAN_REMOVE": record({**WHERE, "user": USER}),
    "GUILD_MEMBER_ADD": grown("GuildMemberResponse", WHERE),
    "GUILD_MEMBER_UPDATE": grown("GuildMemberResponse", WHERE),
    "GUILD_MEMBER_REMOVE": record({**WHERE, "user": USER}),
    "GUILD_MEMBERS_CHUNK": record(
        {**WHERE, "members": many(MEMBER), "chunk_index": NUMBER, "chunk_count": NUMBER},
        not_found=many(ID),
        nonce=TEXT,
    ),
    "GUILD_ROLE_CREATE": record({**WHERE, "role": thing("GuildRoleResponse")}),
    "GUILD_ROLE_UPDATE": record({**WHERE, "role": thing("GuildRoleResponse")}),
    "GUILD_ROLE_DELETE": record({**WHERE, "role_id": ID}),
    "CHANNEL_CREATE": thing("GuildChannelResponse"),
    "CHANNEL_UPDATE": thing("GuildChannelResponse"),
    "CHANNEL_DELETE": thing("GuildChannelResponse"),
    "CHANNEL_PINS_UPDATE": record(PLACE, **WHERE, last_pin_timestamp=some(MOMENT)),
    "THREAD_CREATE": grown("ThreadResponse", newly_created=TRUTH),
    "THREAD_UPDATE": thing("ThreadResponse"),
    "THREAD_DELETE": record({"id": ID, **WHERE, "parent_id": ID, "type": {"enum": [11, 12]}}),
    "THREAD_MEMBER_UPDATE": grown("ThreadMemberResponse", WHERE),
    "THREAD_MEMBERS_UPDATE": record(
        {"id": ID, **WHERE, "member_count": NUMBER},
        added_members=many(THREAD_MEMBER),
        removed_member_ids=many(ID),
    ),
    "INTERACTION_CREATE": {
        "allOf": [INTERACTION, {"properties": {"data": {"properties": {"resolved": RESOLVED}}}}],
        "oneOf": [{"required": ["member", "guild_id"]}, {"required": ["user"]}],
    },
    "INVITE_CREATE": record(
        {
            **PLACE,
            "code": TEXT,
            "created_at": MOMENT,
            "max_age": NUMBER,
            "max_uses": NUMBER,
            "temporary": TRUTH,
            "uses": NUMBER,
            "expires_at": some(MOMENT),
        },
        **WHERE,
        inviter=USER,
    ),
    "INVITE_DELETE": record({**PLACE, "code": TEXT}, **WHERE),
    "MESSAGE_CREATE": MESSAGE,
    "MESSAGE_UPDATE": MESSAGE,
    "MESSAGE_DELETE": record({"id": ID, **PLACE}, **WHERE),
    "MESSAGE_DELETE_BULK": record({"ids": many(ID), **PLACE}, **WHERE),
    "MESSAGE_REACTION_ADD": record(
        {"user_id": ID, **REACTION, "emoji": EMOJI, "burst": TRUTH, "type": {"enum": [0, 1]}},
        **WHERE,
        member=MEMBER,
        message_author_id=ID,
        burst_colors=many(TEXT),
    ),
    "MESSAGE_REACTION_REMOVE": record(
        {"user_id": ID, **REACTION, "emoji": EMOJI, "burst": TRUTH, "type": {"enum": [0, 1]}}, **WHERE
    ),
    "MESSAGE_REACTION_REMOVE_ALL": record(REACTION, **WHERE),
    "MESSAGE_REACTION_REMOVE_EMOJI": record({**REACTION, "emoji": EMOJI}, **WHERE),
    "SOUNDBOARD_SOUNDS": record({**WHERE, "soundboard_sounds": NOTHING}),
    "TYPING_START": record({**PLACE, "user_id": ID, "timestamp": NUMBER}, **WHERE, member=MEMBER),
    "USER_UPDATE": USER,
    "WEBHOOKS_UPDATE": record({**WHERE, **PLACE}),
}


@cache
def described() -> Spec:
    """Discord's description with its events added."""
    document = load().document
    schemas = document["components"]["schemas"] | {f"event:{name}": body for name, body in EVENTS.items()}
    return Spec(document | {"components": document["components"] | {"schemas": schemas}})


def event_problems(event: str, data: Any) -> list[str]:
    """What is wrong with an event."""
    if event not in EVENTS:
        return [f"{event} is no event that is described here"]
    return described().object_problems(f"event:{event}", data)


@dataclass
class Announced:
    """Every event that went to a bot in one test."""

    frames: list[tuple[str, str]] = field(default_factory=list)

    @property
    def names(self) -> set[str]:
        """Which events there were."""
        return {event for event, _ in self.frames}

    def problems(self) -> list[str]:
        """Everything that is not as Discord has it."""
        judged = dict.fromkeys(self.frames)
        return [
            f"{event}: {line}" for event, body in judged for line in event_problems(event, json.loads(body))
        ]

    @contextmanager
    def hearing_the_gateway(self) -> Iterator[None]:
        """Record whatever the sessions of a local Discord are told."""
        real = Session.dispatch

        def heard(session: Session, event: str, body: str) -> None:
            self.frames.append((event, body))
            real(session, event, body)

        with patch.object(Session, "dispatch", heard):
            yield
