"""Messages in channels: write, read, edit, delete, react."""

from __future__ import annotations

from playground.api.routes import ApiCall, require, route
from playground.checks import MessageKind, Rejected, check_message
from playground.checks.channels import DELETIONS, ENVELOPE, check
from playground.checks.errors import Form
from playground.wire.encoded import Encoded
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.permissions import Permission
from playground.world.snowflake import now_ms, time_of, timestamp
from playground.writing.compose import Letter, reply_to

CHANNEL = "/channels/{channel_id}/messages"
MESSAGE = f"{CHANNEL}/{{message_id}}"
CANNOT_DM = 50007
SAME_NONCE_MS = 3 * 60_000  # Discord says: the past few minutes
TWO_WEEKS_MS = 14 * 24 * 3600 * 1000


def _letter(call: ApiCall, channel: Channel) -> Letter:
    allowed = call.allowed(channel)
    if call.uploads:
        require(allowed, Permission.ATTACH_FILES)
    return Letter(
        channel,
        call.discord.world.bot,
        call.payload,
        call.uploads,
        embeds_allowed=bool(allowed & Permission.EMBED_LINKS),
        may_mention_everyone=bool(allowed & Permission.MENTION_EVERYONE),
    )


@route(f"POST {CHANNEL}")
def create(call: ApiCall) -> Encoded:
    channel = call.channel()
    _check_may_write(call, channel)
    check(ENVELOPE, call.payload)
    check_message(call.payload, kind=MessageKind.CREATE, files=len(call.uploads), existing=None)
    letter = _letter(call, channel)
    nonce = call.payload.get("nonce")
    twin = _sent_before(call, channel) if call.payload.get("enforce_nonce") else None
    if twin is not None:
        return twin.json
    if call.payload.get("message_reference"):
        letter.extra = _reference(call, channel, call.payload["message_reference"])
    _wake(call, channel)
    message = call.discord.world.add_message(channel, call.discord.scribe.write(letter))
    if nonce is not None:
        channel.nonces[str(nonce)] = message.id
    return message.json


def _check_may_write(call: ApiCall, channel: Channel) -> None:
    require(
        call.allowed(channel),
        Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES,
    )
    if channel.recipient is not None and not channel.recipient.takes_dms:
        raise Rejected(CANNOT_DM, "Cannot send messages to this user", status=403)
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        raise Rejected(50083, "Thread is archived")


def _sent_before(call: ApiCall, channel: Channel) -> Message | None:
    """With enforce_nonce the same nonce makes no second message, also where the first was deleted since."""
    earliest = now_ms() - SAME_NONCE_MS
    channel.nonces = {nonce: made for nonce, made in channel.nonces.items() if time_of(made) >= earliest}
    before = channel.nonces.get(str(call.payload.get("nonce")))
    if before is None:
        return None
    if before not in channel.messages:
        raise Rejected(10008, "Unknown Message", status=404)
    return channel.messages[before]


def _reference(call: ApiCall, channel: Channel, told: Json) -> Json:
    other = channel.messages.get(str(told.get("message_id")))
    if other is None:
        if told.get("fail_if_not_exists") is False:
            return {}
        form = Form()
        form.refuse(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.close()
        return {}
    if not call.allowed(channel) & Permission.READ_MESSAGE_HISTORY:
        raise Rejected(160002, "Cannot reply without permission to read message history")
    return reply_to(other, channel.guild_id)


def _wake(call: ApiCall, channel: Channel) -> None:
    """Writing into an archived thread opens it again."""
    if channel.thread is not None and channel.thread.archived:
        channel.thread.archived = False
        channel.thread.archive_changed = timestamp()
        call.discord.world.change_channel(channel)


@route(f"GET {CHANNEL}")
def history(call: ApiCall) -> list[Json]:
    channel = call.channel()
    limit = call.number("limit", 50, 1, 100)
    if not call.allowed(channel) & Permission.READ_MESSAGE_HISTORY:
        return []
    newest_first = list(reversed(channel.messages.values()))
    before, after, around = (_id(call, name) for name in ("before", "after", "around"))
    if around is not None:
        newer = [m for m in newest_first if int(m.id) > around][-(limit // 2) :] if limit > 1 else []
        newest_first = [*newer, *(m for m in newest_first if int(m.id) <= around)]
    elif after is not None:
        newest_first = [m for m in newest_first if int(m.id) > after][-limit:]
    elif before is not None:
        newest_first = [m for m in newest_first if int(m.id) < before]
    return [message.wire for message in newest_first[:limit]]


def _id(call: ApiCall, name: str) -> int | None:
    told = call.query.get(name)
    if told is not None and not told.isdecimal():
        form = Form()
        form.refuse((name,), "NUMBER_TYPE_COERCE", f'Value "{told[:80]}" is not snowflake.')
        form.close()
    return None if told is None else int(told)


@route(f"GET {MESSAGE}")
def get(call: ApiCall) -> Encoded:
    return call.message(call.channel(Permission.READ_MESSAGE_HISTORY)).json


@route(f"PATCH {MESSAGE}")
def edit(call: ApiCall) -> Encoded:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.discord.world.bot.id:
        raise Rejected(50005, "Cannot edit a message authored by another user", status=403)
    if channel.thread is not None and channel.thread.archived:
        raise Rejected(50083, "Thread is archived")
    existing = message.wire | {"attachments": message.files}
    check_message(call.payload, kind=MessageKind.EDIT, files=len(call.uploads), existing=existing)
    call.discord.scribe.rewrite(message, _letter(call, channel))
    return message.json


@route(f"DELETE {MESSAGE}")
def delete(call: ApiCall) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.discord.world.bot.id:
        require(call.allowed(channel), Permission.MANAGE_MESSAGES)
    call.discord.world.remove_message(message)


@route(f"POST {CHANNEL}/bulk-delete")
def bulk_delete(call: ApiCall) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    check(DELETIONS, call.payload)
    wanted = [str(one) for one in call.payload["messages"]]
    if len(wanted) < 2:
        raise Rejected(50016, "Provided too few or too many messages to delete. Must provide 2 to 100.")
    if any(now_ms() - time_of(one) > TWO_WEEKS_MS for one in wanted):
        raise Rejected(50034, "You can only bulk delete messages that are under 14 days old.")
    found = [channel.messages[one] for one in wanted if one in channel.messages]
    call.discord.community.sweep(channel, found)


@route("POST /channels/{channel_id}/typing")
def typing(call: ApiCall) -> None:
    channel = call.channel()
    _check_may_write(call, channel)
    call.discord.on_typing(channel, call.discord.world.bot)
