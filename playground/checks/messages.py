"""Messages: content, embeds, components, attachments and the flags that rule them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from playground.checks.components import MESSAGE_COMPONENTS
from playground.checks.embeds import EMBEDS, check_embeds, url
from playground.checks.errors import Form, Path, Rejected
from playground.checks.layouts import check_message_layout
from playground.checks.shapes import (
    INT64,
    absent,
    choice,
    many,
    need,
    record,
    snowflake,
    text,
    truth,
    whole,
)

V2 = 1 << 15
EMPTY_MESSAGE = 50006
CONTENT_LENGTH = 2000
MOST_FILES = 10
# What is refused beside components of version 2.
LEGACY = ("content", "embeds", "poll", "sticker_ids")
# Any of these makes a message more than nothing.
SHOWN = (*LEGACY, "components", "attachments")


class MessageKind(Enum):
    """The way a message is sent; creating needs something to show, editing may leave things as they are."""

    CREATE = "create"  # POST channel message
    EDIT = "edit"  # PATCH channel message
    ANSWER = "answer"  # callback type 4
    UPDATE = "update"  # callback type 7
    FOLLOWUP = "followup"  # POST webhook
    WEBHOOK_EDIT = "webhook_edit"  # PATCH webhook message or @original

    @property
    def creates(self) -> bool:
        """Whether a new message comes of it."""
        return self in (MessageKind.CREATE, MessageKind.ANSWER, MessageKind.FOLLOWUP)

    @property
    def at(self) -> Path:
        """Where the message stands in the body that is sent."""
        return ("data",) if self in (MessageKind.ANSWER, MessageKind.UPDATE) else ()


_POLL_MEDIA = record({"text": text(300, 1)})
MESSAGE = record(
    {
        "content": text(CONTENT_LENGTH),
        "embeds": EMBEDS,
        "allowed_mentions": record(
            {
                "parse": many(choice("users", "roles", "everyone"), 3, unique=True),
                "users": many(snowflake, 100, unique=True),
                "roles": many(snowflake, 100, unique=True),
                "replied_user": truth,
            }
        ),
        "components": MESSAGE_COMPONENTS,
        "attachments": many(
            record(
                {
                    "id": need(snowflake),
                    "filename": text(1024, 1),
                    "description": text(1024),
                    "title": text(1024),
                    "duration_secs": absent("voice messages"),
                    "waveform": absent("voice messages"),
                    "is_spoiler": truth,
                }
            ),
            MOST_FILES,
        ),
        "flags": whole(INT64, -INT64),
        "tts": truth,
        "sticker_ids": many(snowflake, 3),
        "message_reference": record(
            {
                "message_id": need(snowflake),
                "channel_id": snowflake,
                "guild_id": snowflake,
                "fail_if_not_exists": truth,
                "type": choice(0),
            }
        ),
        "shared_client_theme": absent("themes that are shared"),
        "username": text(80, 1),
        "avatar_url": url("http", "https"),
        "thread_name": absent("forums"),
        "applied_tags": absent("forums"),
        "poll": record(
            {
                "question": need(_POLL_MEDIA),
                "answers": need(many(record({"poll_media": need(_POLL_MEDIA)}), 10, 1)),
                "allow_multiselect": truth,
                "duration": whole(768, 1),
                "layout_type": choice(1),
            }
        ),
    }
)


def check_message(
    payload: Mapping[str, Any],
    *,
    kind: MessageKind,
    files: int = 0,
    existing: Mapping[str, Any] | None = None,
) -> None:
    """Refuse a message body as Discord does. `existing` is the message that an edit changes."""
    form, at = Form(), kind.at
    MESSAGE(payload, at, form)
    if files > MOST_FILES:
        message = f"Must be {MOST_FILES} or fewer in length."
        form.refuse((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", message)
    form.close()
    after = _after(payload, existing)
    v2 = bool(after["flags"] & V2)
    if v2:
        _refuse_legacy(after, at, form)
    check_message_layout(payload.get("components") or (), (*at, "components"), form, v2=v2)
    check_embeds(payload.get("embeds") or (), (*at, "embeds"), form)
    _check_mentions(payload.get("allowed_mentions") or {}, (*at, "allowed_mentions"), form)
    form.close()
    if (kind.creates or existing is not None) and not files and not any(map(after.get, SHOWN)):
        raise Rejected(EMPTY_MESSAGE, "Cannot send an empty message")


def _after(payload: Mapping[str, Any], existing: Mapping[str, Any] | None) -> dict[str, Any]:
    """The message as it would stand; what an edit leaves out stays, and so does the flag of version 2."""
    before = existing or {}
    after = {key: payload[key] if key in payload else before.get(key) for key in SHOWN}
    after["content"] = (after["content"] or "").strip()
    after["flags"] = (payload.get("flags") or 0) | ((before.get("flags") or 0) & V2)
    return after


def _refuse_legacy(after: Mapping[str, Any], at: Path, form: Form) -> None:
    for key in LEGACY:
        if after[key]:
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.refuse((*at, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _check_mentions(mentions: Mapping[str, Any], at: Path, form: Form) -> None:
    for key in ("users", "roles"):
        if mentions.get(key) and key in (mentions.get("parse") or ()):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.refuse(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
