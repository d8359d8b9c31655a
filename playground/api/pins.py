"""Pinned messages, at the older address and the newer one."""

from __future__ import annotations

from playground.api.routes import ApiCall, route
from playground.checks import Rejected
from playground.world.channels import Channel
from playground.world.messages import Json, Message, MessageType
from playground.world.permissions import Permission

OLD = "/channels/{channel_id}/pins"
NEW = "/channels/{channel_id}/messages/pins"
MOST_PINS = 250


def _pinned(channel: Channel) -> list[Message]:
    """The pinned messages, the last pinned first."""
    found = [message for message in channel.messages.values() if message.pinned_at is not None]
    return sorted(found, key=lambda message: (message.pinned_at or "", int(message.id)), reverse=True)


@route(f"GET {OLD}")
def pins(call: ApiCall) -> list[Json]:
    return [message.wire for message in _pinned(call.channel(Permission.READ_MESSAGE_HISTORY))[:50]]


@route(f"GET {NEW}")
def pins_by_page(call: ApiCall) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit, before = call.number("limit", 50, 1, 50), call.query.get("before") or "9"
    found = [message for message in _pinned(channel) if (message.pinned_at or "") < before]
    items = [{"pinned_at": message.pinned_at, "message": message.wire} for message in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


def _to_pin(call: ApiCall) -> tuple[Channel, Message]:
    channel = call.channel()
    allowed = call.allowed(channel)
    if not channel.is_private and not allowed & (Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES):
        raise Rejected(50013, "Missing Permissions", status=403)
    return channel, call.message(channel)


@route(f"PUT {OLD}/{{message_id}}")
@route(f"PUT {NEW}/{{message_id}}")
def pin(call: ApiCall) -> None:
    channel, message = _to_pin(call)
    if message.pinned_at is not None:
        return
    if len(_pinned(channel)) >= MOST_PINS:
        raise Rejected(30003, f"Maximum number of pins reached for the channel ({MOST_PINS})")
    call.discord.community.pin(channel, message, pinned=True)
    place = {"guild_id": channel.guild_id} if channel.guild_id else {}
    reference = {"type": 0, "channel_id": channel.id, "message_id": message.id, **place}
    call.discord.write_system(channel, {"type": MessageType.PINNED, "message_reference": reference})


@route(f"DELETE {OLD}/{{message_id}}")
@route(f"DELETE {NEW}/{{message_id}}")
def unpin(call: ApiCall) -> None:
    channel, message = _to_pin(call)
    if message.pinned_at is not None:
        call.discord.community.pin(channel, message, pinned=False)
