"""Channels, threads and overwrites; what goes with a message to a channel; which messages to delete."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.checks.errors import Form, Path
from playground.checks.shapes import (
    INT64,
    Field,
    Shape,
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

NAME = text(100, 1)
ARCHIVE_MINUTES = choice(60, 1440, 4320, 10080)
SLOWMODE = whole(21600)
INT32 = 2**31 - 1
_RULES: dict[str, Field | Shape] = {"type": choice(0, 1), "allow": snowflake, "deny": snowflake}
OVERWRITE = record(_RULES)
OF_FORUMS = (
    "applied_tags",
    "available_tags",
    "default_forum_layout",
    "default_reaction_emoji",
    "default_sort_order",
    "default_tag_setting",
)
OF_VOICE = ("bitrate", "rtc_region", "user_limit", "video_quality_mode")
_CHANNEL: dict[str, Field | Shape] = {
    "type": choice(0, 2, 4, 5, 13, 14, 15),
    "topic": text(1024),
    "position": whole(INT32),
    "nsfw": truth,
    "parent_id": absent("categories"),
    "rate_limit_per_user": SLOWMODE,
    "permission_overwrites": many(record({**_RULES, "id": need(snowflake)}), 100),
    "default_auto_archive_duration": ARCHIVE_MINUTES,
    "default_thread_rate_limit_per_user": SLOWMODE,
    "flags": absent("forums"),
    "icon": absent("group messages made by a bot"),
    **dict.fromkeys(OF_FORUMS, absent("forums")),
    **dict.fromkeys(OF_VOICE, absent("voice")),
}
_THREAD: dict[str, Field | Shape] = {
    "auto_archive_duration": ARCHIVE_MINUTES,
    "rate_limit_per_user": SLOWMODE,
    "invitable": truth,
    "flags": absent("forums"),
    "applied_tags": absent("forums"),
    "message": absent("forums"),
}
NEW_CHANNEL = record({**_CHANNEL, "name": need(NAME)})
CHANNEL = record({**_CHANNEL, "name": NAME})
NEW_THREAD = record({**_THREAD, "name": need(NAME), "type": choice(10, 11, 12)})
THREAD = record({**_THREAD, "name": NAME, "archived": truth, "locked": truth})
REFERENCE: dict[str, Field | Shape] = {
    "message_id": snowflake,
    "channel_id": snowflake,
    "guild_id": snowflake,
    "fail_if_not_exists": truth,
    "type": choice(0),
}
DELETIONS = record({"messages": need(many(snowflake, 100, 1, unique=True))})
_GROUP = absent("group messages made by a bot")
DM = record({"recipient_id": snowflake, "access_tokens": _GROUP, "nicks": _GROUP})
PLACES = record(
    {
        "positions": need(
            many(
                record(
                    {
                        "id": need(snowflake),
                        "position": whole(INT32),
                        "parent_id": absent("categories"),
                        "lock_permissions": absent("categories"),
                    }
                ),
                500,
            )
        )
    }
)


def nonce(value: Any, at: Path, form: Form) -> None:
    """A number or a short text of the sender's choice."""
    if isinstance(value, str):
        text(25)(value, at, form)
    else:
        whole(INT64, -INT64)(value, at, form)


ENVELOPE = record(
    {"nonce": nonce, "enforce_nonce": truth, "tts": truth, "message_reference": record(REFERENCE)}
)


def check(shape: Shape, body: Mapping[str, Any]) -> None:
    """Refuse a body that does not have the shape."""
    form = Form()
    shape(body, (), form)
    form.close()
