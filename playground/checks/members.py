"""Members, roles, bans, webhooks and invites: what their bodies may hold."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from playground.checks.errors import Form, Path
from playground.checks.shapes import INT64, Field, Shape, many, need, record, snowflake, text, truth, whole

INT32 = 2**31 - 1
DAY = 24 * 3600


def moment(value: Any, at: Path, form: Form) -> None:
    """A moment as ISO 8601 writes it, with its zone."""
    try:
        zoned = isinstance(value, str) and datetime.fromisoformat(value).tzinfo is not None
    except ValueError:
        zoned = False
    if not zoned:
        form.refuse(at, "DATE_TIME_TYPE_PARSE", f"Could not parse {str(value)[:80]}. Should be ISO8601.")


def described(value: Any, at: Path, form: Form) -> None:
    """A description: plain, or with a default for all languages."""
    text(400)(value.get("default", "") if isinstance(value, dict) else value, at, form)


def bits(value: Any, at: Path, form: Form) -> None:
    """Permissions: a number, or one in digits."""
    number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 20 else value
    whole(INT64)(number, at, form)


MEMBER = record(
    {
        "nick": text(32),
        "roles": many(snowflake, 250, unique=True),
        "mute": truth,
        "deaf": truth,
        "channel_id": snowflake,
        "communication_disabled_until": moment,
        "flags": whole(INT32),
    }
)
OWN_MEMBER = record({"nick": text(32), "avatar": text(2**24), "banner": text(2**24), "bio": text(400)})
COLORS: Mapping[str, Field | Shape] = {
    "primary_color": need(whole(0xFFFFFF)),
    "secondary_color": whole(0xFFFFFF),
    "tertiary_color": whole(0xFFFFFF),
}
_ROLE: dict[str, Field | Shape] = {
    "name": text(100),
    "permissions": bits,
    "color": whole(0xFFFFFF),
    "colors": record(COLORS),
    "hoist": truth,
    "mentionable": truth,
    "icon": text(2**24),
    "unicode_emoji": text(100),
}
ROLE = record(_ROLE)
POSITIONS = record({"positions": need(many(record({"id": need(snowflake), "position": whole(INT32)}), 250))})
BAN = record({"delete_message_seconds": whole(7 * DAY), "delete_message_days": whole(7)})
BULK_BAN = record(
    {"user_ids": need(many(snowflake, 200, 1, unique=True)), "delete_message_seconds": whole(7 * DAY)}
)
NEW_WEBHOOK = record({"name": need(text(80, 1)), "avatar": text(2**24)})
WEBHOOK = record({"name": text(80, 1), "avatar": text(2**24), "channel_id": snowflake})
INVITE = record(
    {
        "max_age": whole(7 * DAY),
        "max_uses": whole(100),
        "temporary": truth,
        "unique": truth,
        "target_type": whole(2),
    }
)
MYSELF = record({"username": text(32, 2), "avatar": text(2**24), "banner": text(2**24)})
APPLICATION = record(
    {
        "description": described,
        "tags": many(text(20, 1), 5, unique=True),
        "custom_install_url": text(2048),
        "interactions_endpoint_url": text(512),
        "flags": whole(INT32),
    }
)
GUILD = record({"name": text(100, 2), "description": text(300)})
