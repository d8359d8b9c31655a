"""Members, roles, bans, webhooks and invites: what their bodies may hold."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
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
    table,
    text,
    truth,
    whole,
)

INT32 = 2**31 - 1
PICTURES = absent("pictures of bots, roles and webhooks")
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
        "communication_disabled_until": moment,
        "flags": absent("welcome screens, onboarding and requests to join"),
        **dict.fromkeys(("mute", "deaf", "channel_id"), absent("voice")),
    }
)
OWN_MEMBER = record(
    {"nick": text(32), "avatar": PICTURES, "banner": PICTURES, "bio": absent("words about a bot")}
)
_GRADIENT = absent("roles of several colours")
COLORS: Mapping[str, Field | Shape] = {
    "primary_color": need(whole(0xFFFFFF)),
    "secondary_color": _GRADIENT,
    "tertiary_color": _GRADIENT,
}
_ROLE: dict[str, Field | Shape] = {
    "name": text(100),
    "permissions": bits,
    "color": whole(0xFFFFFF),
    "colors": record(COLORS),
    "hoist": truth,
    "mentionable": truth,
    "icon": PICTURES,
    "unicode_emoji": text(100),
}
ROLE = record(_ROLE)
POSITIONS = record({"positions": need(many(record({"id": need(snowflake), "position": whole(INT32)}), 250))})
BAN = record({"delete_message_seconds": whole(7 * DAY), "delete_message_days": whole(7)})
BULK_BAN = record(
    {"user_ids": need(many(snowflake, 200, 1, unique=True)), "delete_message_seconds": whole(7 * DAY)}
)
NEW_WEBHOOK = record({"name": need(text(80, 1)), "avatar": PICTURES})
WEBHOOK = record({"name": text(80, 1), "avatar": PICTURES, "channel_id": snowflake})
INVITE = record(
    {
        "max_age": whole(7 * DAY),
        "max_uses": whole(100),
        "temporary": truth,
        "unique": truth,
        "role_ids": absent("invitations for some people alone"),
        **dict.fromkeys(
            ("target_type", "target_user_id", "target_application_id"),
            absent("activities and attachments of applications"),
        ),
    }
)
MYSELF = record({"username": text(32, 2), "avatar": PICTURES, "banner": PICTURES})
_INSTALLING = record({"scopes": need(many(text(100, 1), 50, unique=True)), "permissions": need(bits)})
APPLICATION = record(
    {
        "description": described,
        "tags": many(text(20, 1), 5, unique=True),
        "custom_install_url": text(2048),
        "install_params": _INSTALLING,
        "integration_types_config": table(record({"oauth2_install_params": _INSTALLING}), ("0", "1")),
        "explicit_content_filter": choice(0, 1),
        "flags": whole(INT32),
        "icon": PICTURES,
        "cover_image": PICTURES,
        "type": absent("applications of other kinds"),
        "team_id": absent("teams"),
        "max_participants": absent("activities and attachments of applications"),
        "role_connections_verification_url": absent("OAuth2, accounts and role connections"),
        "interactions_endpoint_url": absent("interactions over HTTP"),
        **dict.fromkeys(
            ("event_webhooks_url", "event_webhooks_status", "event_webhooks_types"),
            absent("events over HTTP"),
        ),
    }
)
GUILD = record({"name": text(100, 2), "description": text(300)})
