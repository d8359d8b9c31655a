"""Channels and threads: read, change, delete, join."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from playground.api.routes import LATEST, ApiCall, Reply, require, route
from playground.checks import Rejected
from playground.checks.channels import CHANNEL as CHANNEL_SHAPE
from playground.checks.channels import NEW_THREAD, OVERWRITE, THREAD, check
from playground.checks.errors import Form
from playground.checks.members import moment
from playground.world.channels import DAY_MINUTES, Channel, ChannelType, Thread
from playground.world.messages import Json, Message, MessageType
from playground.world.people import Person
from playground.world.permissions import Overwrite, Permission
from playground.world.snowflake import timestamp

CHANNEL = "/channels/{channel_id}"
PRIVATE = 12
LOOKS = {
    "position": "position",
    "nsfw": "nsfw",
    "rate_limit_per_user": "slowmode",
    "default_thread_rate_limit_per_user": "thread_slowmode",
}
CLEARED = {"topic": "topic", "default_auto_archive_duration": "archive_after"}  # by null
THREAD_FIELDS = ("archived", "locked", "auto_archive_duration", "invitable")


@route(f"GET {CHANNEL}")
def get(call: ApiCall) -> Json:
    return call.channel().wire()


@route(f"PATCH {CHANNEL}")
def edit(call: ApiCall) -> Json:
    channel = call.channel()
    allowed = call.allowed(channel)
    changes = call.payload
    check(CHANNEL_SHAPE if channel.thread is None else THREAD, changes)
    if channel.thread is None:
        require(allowed, Permission.MANAGE_CHANNELS)
        refuse_other_kinds(changes)
        if changes.get("permission_overwrites") is not None:
            require(allowed, Permission.MANAGE_ROLES)
    else:
        _edit_thread(call, channel.thread, allowed)
    for name, value in looks(changes).items():
        setattr(channel, name, value)
    channel.name = changes.get("name") or channel.name
    call.discord.world.change_channel(channel)
    return channel.wire()


def refuse_other_kinds(told: Json) -> None:
    """Of Discord's kinds of channel there are text channels, and what is within them."""
    if told.get("type"):
        raise Rejected(50024, "The playground has text channels and threads alone (see its README).")


def looks(told: Json) -> Json:
    """What is told of a channel beside its name, by the names it has here."""
    kept = {here: told[there] for there, here in LOOKS.items() if told.get(there) is not None}
    kept |= {here: told[there] for there, here in CLEARED.items() if there in told}
    if told.get("permission_overwrites") is not None:
        kept["overwrites"] = {str(one["id"]): _overwrite(one) for one in told["permission_overwrites"]}
    return kept


def _edit_thread(call: ApiCall, thread: Thread, allowed: int) -> None:
    changes = call.payload
    manages = bool(allowed & Permission.MANAGE_THREADS)
    if not manages and (thread.owner_id != call.discord.world.bot.id or thread.locked or "locked" in changes):
        raise Rejected(50013, "Missing Permissions", status=403)
    if thread.archived and changes.get("archived") is not False:
        raise Rejected(50083, "Thread is archived")
    for name in THREAD_FIELDS:
        if changes.get(name) is not None:
            setattr(thread, name, changes[name])
    if "archived" in changes:
        thread.archive_changed = timestamp()


@route(f"DELETE {CHANNEL}")
def delete(call: ApiCall) -> Json:
    channel = call.channel()
    if channel.guild_id is not None:
        require(
            call.allowed(channel), Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
        )
        call.discord.world.remove_channel(channel)
    return channel.wire()


@route(f"PUT {CHANNEL}/permissions/{{overwrite_id}}")
def permit(call: ApiCall) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    check(OVERWRITE, call.payload)
    channel.overwrites[call.params["overwrite_id"]] = _overwrite(call.payload)
    call.discord.world.change_channel(channel)


@route(f"DELETE {CHANNEL}/permissions/{{overwrite_id}}")
def unpermit(call: ApiCall) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    if channel.overwrites.pop(call.params["overwrite_id"], None) is None:
        raise Rejected(10009, "Unknown Overwrite", status=404)
    call.discord.world.change_channel(channel)


def _overwrite(told: Json) -> Overwrite:
    return Overwrite(told.get("type") or 0, int(told.get("allow") or 0), int(told.get("deny") or 0))


# Threads


@route(f"POST {CHANNEL}/messages/{{message_id}}/threads")
def create_on_message(call: ApiCall) -> Reply:
    channel = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.id in call.discord.world.channels:
        raise Rejected(160004, "A thread has already been created for this message")
    return Reply(201, _create(call, channel, message).wire())


@route(f"POST {CHANNEL}/threads")
def create(call: ApiCall) -> Reply:
    private = call.payload.get("type") in (None, PRIVATE)
    channel = _parent(
        call, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    )
    return Reply(201, _create(call, channel, None, private=private).wire())


def _parent(call: ApiCall, needed: int) -> Channel:
    channel = call.channel(needed)
    if channel.thread is not None or channel.guild_id is None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    return channel


def _create(call: ApiCall, parent: Channel, start: Message | None, *, private: bool = False) -> Channel:
    check(NEW_THREAD, call.payload)
    world = call.discord.world
    slowmode = call.payload.get("rate_limit_per_user")
    minutes = call.payload.get("auto_archive_duration") or parent.archive_after
    thread = world.add_thread(
        parent,
        call.payload["name"],
        world.bot.id,
        start=start,
        private=private,
        slowmode=parent.thread_slowmode if slowmode is None else slowmode,
        auto_archive_duration=minutes or DAY_MINUTES,
        invitable=call.payload.get("invitable") is not False,
    )
    if start is None and not private:
        _announce(call, parent, thread)
    return thread


def _announce(call: ApiCall, parent: Channel, thread: Channel) -> None:
    """A thread started alone is told in the channel."""
    reference: Json = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild_id}
    extra = {
        "type": MessageType.THREAD_CREATED,
        "content": thread.name,
        "message_reference": reference,
    }
    call.discord.write_system(parent, extra)


@route("GET /guilds/{guild_id}/threads/active")
def active(call: ApiCall) -> Json:
    guild = call.guild()
    threads = [c for c in guild.channels.values() if c.thread and not c.thread.archived and call.allowed(c)]
    return _listing(call, threads)


@route(f"GET {CHANNEL}/threads/archived/public")
def archived(call: ApiCall) -> Json:
    return _archived(call, ChannelType.PUBLIC_THREAD, _before_moment(call))


@route(f"GET {CHANNEL}/threads/archived/private")
def archived_in_private(call: ApiCall) -> Json:
    call.channel(Permission.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD, _before_moment(call))


@route(f"GET {CHANNEL}/users/@me/threads/archived/private")
def archived_of_mine(call: ApiCall) -> Json:
    before, bot = call.number("before", LATEST, 0, LATEST), call.discord.world.bot.id
    return _archived(
        call,
        ChannelType.PRIVATE_THREAD,
        lambda channel, thread: bot in thread.members and int(channel.id) < before,
    )


def _before_moment(call: ApiCall) -> Callable[[Channel, Thread], bool]:
    told = call.query.get("before")
    if told is None:
        return lambda *_: True
    form = Form()
    moment(told, ("before",), form)
    form.close()
    before = datetime.fromisoformat(told)
    return lambda _, thread: datetime.fromisoformat(thread.archive_changed) < before


def _archived(call: ApiCall, kind: ChannelType, wanted: Callable[[Channel, Thread], bool]) -> Json:
    """A page of the archived threads of a channel, the last archived first."""
    parent = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 2, 100)
    found = [
        (thread.archive_changed, channel)
        for channel in call.discord.world.channels.values()
        if channel.parent_id == parent.id and channel.type == kind
        if (thread := channel.thread) and thread.archived and wanted(channel, thread)
    ]
    found.sort(key=lambda one: one[0], reverse=True)
    return _listing(call, [channel for _, channel in found[:limit]]) | {"has_more": len(found) > limit}


def _listing(call: ApiCall, threads: list[Channel]) -> Json:
    bot = call.discord.world.bot.id
    joined = [thread for thread in threads if thread.thread and bot in thread.thread.members]
    return {
        "threads": [thread.wire() for thread in threads],
        "members": [thread.thread_member(bot) for thread in joined],
        "has_more": False,
    }


def _thread(call: ApiCall) -> tuple[Channel, dict[str, str]]:
    channel = call.channel()
    if channel.thread is None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    return channel, channel.thread.members


def _who(call: ApiCall) -> Person:
    who = call.discord.world.user(call.params.get("user_id", call.discord.world.bot.id))
    if who is None:
        raise Rejected(10013, "Unknown User", status=404)
    return who


@route(f"PUT {CHANNEL}/thread-members/@me")
@route(f"PUT {CHANNEL}/thread-members/{{user_id}}")
def join(call: ApiCall) -> None:
    channel, _ = _thread(call)
    call.discord.community.join_thread(channel, _who(call))


@route(f"DELETE {CHANNEL}/thread-members/@me")
@route(f"DELETE {CHANNEL}/thread-members/{{user_id}}")
def leave(call: ApiCall) -> None:
    channel, _ = _thread(call)
    call.discord.community.leave_thread(channel, _who(call))


@route(f"GET {CHANNEL}/thread-members/{{user_id}}")
def thread_member(call: ApiCall) -> Json:
    channel, members = _thread(call)
    if call.params["user_id"] not in members:
        raise Rejected(10007, "Unknown Member", status=404)
    return _thread_member(call, channel, call.params["user_id"])


def _thread_member(call: ApiCall, thread: Channel, who: str) -> Json:
    """A thread member; with what they are in the guild, if that is asked for."""
    guild, person = call.discord.world.guild_of(thread), call.discord.world.user(who)
    told = thread.thread_member(who)
    if guild is None or person is None or not call.is_on("with_member"):
        return told
    return told | {"member": guild.member(person)}


@route(f"GET {CHANNEL}/thread-members")
def thread_members(call: ApiCall) -> list[Any]:
    channel, members = _thread(call)
    after, limit = call.number("after", 0, 0, LATEST), call.number("limit", 100, 1, 100)
    found = sorted((who for who in members if int(who) > after), key=int)
    if not call.is_on("with_member"):  # pages go with members alone
        found = list(members)
    return [_thread_member(call, channel, who) for who in found[:limit]]
