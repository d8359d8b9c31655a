"""Channels and threads: read, change, delete, join."""

from __future__ import annotations

from typing import Any

from playground.api.routes import Call, Reply, require, route
from playground.checks import Rejected
from playground.checks.channels import CHANNEL as CHANNEL_SHAPE
from playground.checks.channels import NEW_THREAD, OVERWRITE, THREAD, check
from playground.world.channels import DAY_MINUTES, Channel, Thread
from playground.world.messages import Json, Message, MessageType
from playground.world.people import Person
from playground.world.permissions import Overwrite, Permission
from playground.world.snowflake import timestamp

CHANNEL = "/channels/{channel_id}"
PRIVATE = 12
THREAD_FIELDS = ("archived", "locked", "auto_archive_duration", "invitable")


@route(f"GET {CHANNEL}")
def get(call: Call) -> Json:
    return call.channel().wire()


@route(f"PATCH {CHANNEL}")
def edit(call: Call) -> Json:
    channel = call.channel()
    allowed = call.allowed(channel)
    changes = call.payload
    check(CHANNEL_SHAPE if channel.thread is None else THREAD, changes)
    if channel.thread is None:
        require(allowed, Permission.MANAGE_CHANNELS)
        channel.topic = changes.get("topic", channel.topic)
        channel.position = changes.get("position") or channel.position
        if changes.get("permission_overwrites") is not None:
            channel.overwrites = {str(o["id"]): _overwrite(o) for o in changes["permission_overwrites"]}
    else:
        _edit_thread(call, channel.thread, allowed)
    channel.name = changes.get("name") or channel.name
    channel.slowmode = changes.get("rate_limit_per_user") or channel.slowmode
    call.discord.world.change_channel(channel)
    return channel.wire()


def _edit_thread(call: Call, thread: Thread, allowed: int) -> None:
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
def delete(call: Call) -> Json:
    channel = call.channel()
    if channel.guild_id is not None:
        require(
            call.allowed(channel), Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
        )
        call.discord.world.remove_channel(channel)
    return channel.wire()


@route(f"PUT {CHANNEL}/permissions/{{overwrite_id}}")
def permit(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    check(OVERWRITE, call.payload)
    channel.overwrites[call.params["overwrite_id"]] = _overwrite(call.payload)
    call.discord.world.change_channel(channel)


@route(f"DELETE {CHANNEL}/permissions/{{overwrite_id}}")
def unpermit(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    if channel.overwrites.pop(call.params["overwrite_id"], None) is None:
        raise Rejected(10009, "Unknown Overwrite", status=404)
    call.discord.world.change_channel(channel)


def _overwrite(told: Json) -> Overwrite:
    return Overwrite(told.get("type") or 0, int(told.get("allow") or 0), int(told.get("deny") or 0))


# Threads


@route(f"POST {CHANNEL}/messages/{{message_id}}/threads")
def create_on_message(call: Call) -> Reply:
    channel = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.id in call.discord.world.channels:
        raise Rejected(160004, "A thread has already been created for this message")
    return Reply(201, _create(call, channel, message).wire())


@route(f"POST {CHANNEL}/threads")
def create(call: Call) -> Reply:
    private = call.payload.get("type") in (None, PRIVATE)
    channel = _parent(
        call, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    )
    return Reply(201, _create(call, channel, None, private=private).wire())


def _parent(call: Call, needed: int) -> Channel:
    channel = call.channel(needed)
    if channel.thread is not None or channel.guild_id is None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    return channel


def _create(call: Call, parent: Channel, start: Message | None, *, private: bool = False) -> Channel:
    check(NEW_THREAD, call.payload)
    world = call.discord.world
    thread = world.add_thread(
        parent,
        call.payload["name"],
        world.bot.id,
        start=start,
        private=private,
        auto_archive_duration=call.payload.get("auto_archive_duration") or DAY_MINUTES,
        invitable=call.payload.get("invitable") is not False,
    )
    if start is None and not private:
        _announce(call, parent, thread)
    return thread


def _announce(call: Call, parent: Channel, thread: Channel) -> None:
    """A thread started alone is told in the channel."""
    reference: Json = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild_id}
    extra = {
        "type": MessageType.THREAD_CREATED,
        "content": thread.name,
        "message_reference": reference,
    }
    call.discord.write_system(parent, extra)


@route("GET /guilds/{guild_id}/threads/active")
def active(call: Call) -> Json:
    guild = call.guild()
    threads = [c for c in guild.channels.values() if c.thread and not c.thread.archived]
    return _listing(call, threads)


@route(f"GET {CHANNEL}/threads/archived/public")
@route(f"GET {CHANNEL}/threads/archived/private")
@route(f"GET {CHANNEL}/users/@me/threads/archived/private")
def archived(call: Call) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return _listing(
        call,
        [
            thread
            for thread in call.discord.world.channels.values()
            if thread.parent_id == channel.id and thread.thread and thread.thread.archived
        ],
    )


def _listing(call: Call, threads: list[Channel]) -> Json:
    bot = call.discord.world.bot.id
    joined = [thread for thread in threads if thread.thread and bot in thread.thread.members]
    return {
        "threads": [thread.wire() for thread in threads],
        "members": [thread.thread_member(bot) for thread in joined],
        "has_more": False,
    }


def _thread(call: Call) -> tuple[Channel, dict[str, str]]:
    channel = call.channel()
    if channel.thread is None:
        raise Rejected(50024, "Cannot execute action on this channel type")
    return channel, channel.thread.members


def _who(call: Call) -> Person:
    who = call.discord.world.user(call.params.get("user_id", call.discord.world.bot.id))
    if who is None:
        raise Rejected(10013, "Unknown User", status=404)
    return who


@route(f"PUT {CHANNEL}/thread-members/@me")
@route(f"PUT {CHANNEL}/thread-members/{{user_id}}")
def join(call: Call) -> None:
    channel, _ = _thread(call)
    call.discord.community.join_thread(channel, _who(call))


@route(f"DELETE {CHANNEL}/thread-members/@me")
@route(f"DELETE {CHANNEL}/thread-members/{{user_id}}")
def leave(call: Call) -> None:
    channel, _ = _thread(call)
    call.discord.community.leave_thread(channel, _who(call))


@route(f"GET {CHANNEL}/thread-members/{{user_id}}")
def thread_member(call: Call) -> Json:
    channel, members = _thread(call)
    if call.params["user_id"] not in members:
        raise Rejected(10007, "Unknown Member", status=404)
    return channel.thread_member(call.params["user_id"])


@route(f"GET {CHANNEL}/thread-members")
def thread_members(call: Call) -> list[Any]:
    channel, members = _thread(call)
    return [channel.thread_member(who) for who in members]
