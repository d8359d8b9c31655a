"""The bot's gateway: its sessions, and what it is told of the world.

The faults a test or the page may ask for are methods here: `drop`, `fall_silent`, `refuse_resume`,
`reconnect`, `invalidate`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playground.bot.sessions import Intent, Session, Wire
from playground.wire.encoded import encode, text_of
from playground.world.channels import Channel
from playground.world.guilds import Guild
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.permissions import Permission
from playground.world.world import Change, World

KEPT_SESSIONS = 64
SESSION_SECONDS = 300.0


@dataclass(frozen=True, slots=True)
class Presence:
    """How a bot is there, and what it plays, hears or watches."""

    status: str = "online"
    kind: int = 0
    line: str = ""


class Gateway:
    """Sessions by id, and the events that go to them."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.heartbeat_ms = 41_250
        self.disallowed_intents = 0
        self.sessions: dict[str, Session] = {}
        self.connections: set[Wire] = set()
        self.on_online: Callable[[bool], None] = lambda _: None
        self.is_silent_anew = False
        self.presence = Presence()
        self.on_presence: Callable[[Presence], None] = lambda _: None
        self._refusals = 0
        self._was_online = False

    @property
    def online(self) -> bool:
        """Whether a bot is logged in right now."""
        return any(session.wire is not None for session in self.sessions.values())

    @contextmanager
    def connected(self, wire: Wire) -> Iterator[None]:
        """While a websocket of a bot is there."""
        self.connections.add(wire)
        try:
            yield
        finally:
            self.connections.discard(wire)
            self.announce()

    # Sessions

    def open(self, session: Session) -> None:
        """Start a session: READY, then the guilds of its shard."""
        self._forget_sessions(session)
        self.sessions[session.id] = session
        guilds = [g for g in self.world.guilds.values() if g.has_bot and session.serves(g.id)]
        session.dispatch("READY", encode(self._ready(session, guilds)))
        if session.wants(Intent.GUILDS):
            for guild in guilds:
                session.dispatch("GUILD_CREATE", encode(guild.arrival()))
        self.announce()

    def resume(self, session_id: str) -> Session | None:
        """The session to resume, unless it is gone or a fault refuses it."""
        if self._refusals:
            self._refusals -= 1
            self.sessions.pop(session_id, None)
            return None
        return self.sessions.get(session_id)

    def leave(self, session: Session, *, for_good: bool) -> None:
        """A session's socket is gone."""
        session.wire = None
        session.left_at = time.monotonic()
        if for_good:
            self.sessions.pop(session.id, None)

    def announce(self) -> None:
        """Tell who listens when the bot came or went."""
        if self.online is not self._was_online:
            self._was_online = self.online
            self.on_online(self.online)

    def show_presence(self, presence: Presence) -> None:
        """What the bot says of itself; people see it where they see who is there."""
        if presence != self.presence:
            self.presence = presence
            self.on_presence(presence)

    def _forget_sessions(self, new: Session) -> None:
        """A new login of a shard replaces what its last one left behind."""
        long_ago = time.monotonic() - SESSION_SECONDS
        for old in list(self.sessions.values()):
            gone = old.left_at is not None and old.wire is None
            if gone and (old.shard == new.shard or (old.left_at or 0) < long_ago):
                del self.sessions[old.id]
        while len(self.sessions) >= KEPT_SESSIONS:
            del self.sessions[next(iter(self.sessions))]

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        bot = self.world.bot
        return {
            "v": 10,
            "user": {**bot.user, "mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": bot.id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "geo_ordered_rtc_regions": [],
            "_trace": ["playground"],
        }

    # Faults

    def drop(self) -> None:
        """Cut every bot's connection without a word."""
        for connection in tuple(self.connections):
            connection.cut()

    def fall_silent(self, shard: int | None = None, *, anew: bool = False) -> None:
        """Say nothing on the connections there are, of one shard or all, nor acknowledge anything.

        They stay open, as where a network has lost them without a word; new ones are served, unless `anew`.
        """
        self.is_silent_anew = anew
        for connection in tuple(self.connections):
            if shard is None or (connection.session is not None and connection.session.shard[0] == shard):
                connection.fall_silent()

    def speak_again(self) -> None:
        """Go on, first with what was kept back meanwhile."""
        self.is_silent_anew = False
        for connection in tuple(self.connections):
            connection.speak_again()

    def refuse_resume(self, times: int = 1) -> None:
        """Answer the next RESUME with INVALID_SESSION; 0 takes it back."""
        self._refusals = times

    def reconnect(self) -> None:
        """Ask every bot to connect anew."""
        for connection in tuple(self.connections):
            connection.say(7, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every bot that its session is not valid any more."""
        for connection in tuple(self.connections):
            if connection.session is not None:
                connection.end_session(for_good=not resumable)
            connection.say(9, resumable)

    @property
    def refusing_resume(self) -> bool:
        """Whether the next RESUME will be refused."""
        return self._refusals > 0

    # Events

    def dispatch(self, event: str, data: Any, guild_id: str | None, intent: int = Intent.GUILDS) -> None:
        """Send an event to the sessions that serve the guild and asked for such events."""
        body = None
        for session in self.sessions.values():
            if session.serves(guild_id) and session.wants(intent):
                body = body or text_of(data)
                session.dispatch(event, body)

    def guild_changed(self, change: Change, guild: Guild) -> None:
        """The bot joined a guild."""
        if change is Change.ADDED and guild.has_bot:
            self.dispatch("GUILD_CREATE", guild.arrival(), guild.id)

    def webhook_changed(self, webhook_id: str, webhook: Json | None) -> None:
        """Told by whoever changed it."""

    def channel_changed(self, change: Change, channel: Channel) -> None:
        """A channel or thread was made, changed or deleted."""
        if not self._is_in(channel.guild_id) or change is Change.REACTED:
            return
        kind = "CHANNEL" if channel.thread is None else "THREAD"
        data = channel.wire()
        if kind == "THREAD" and change is Change.ADDED:
            data["newly_created"] = True
        if kind == "THREAD" and change is Change.REMOVED:
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        self.dispatch(f"{kind}_{change.value.upper()}", data, channel.guild_id)

    def person_changed(self, change: Change, person: Person) -> None:
        """Somebody joined or changed name."""
        event = "GUILD_MEMBER_ADD" if change is Change.ADDED else "GUILD_MEMBER_UPDATE"
        for guild in self.world.guilds.values():
            if not guild.has_bot or person.id not in guild.members:
                continue
            data = guild.member(person) | {"guild_id": guild.id}
            self.dispatch(event, data, guild.id, Intent.GUILD_MEMBERS)

    def message_changed(self, change: Change, channel: Channel, message: Message) -> None:
        """A message was written, edited or deleted. Ephemeral ones never come here."""
        if message.ephemeral_to is not None or change in (Change.REACTED, Change.SWEPT):
            return
        intent = Intent.GUILD_MESSAGES if channel.guild_id else Intent.DIRECT_MESSAGES
        event = f"MESSAGE_{change.value.upper()}"
        for session in self.sessions.values():
            if session.serves(channel.guild_id) and session.wants(intent) and self.sees(channel):
                session.dispatch(event, encode(self._message(change, channel, message, session)))

    def _is_in(self, guild_id: str | None) -> bool:
        guild = self.world.guilds.get(guild_id or "")
        return guild is not None and guild.has_bot

    def sees(self, channel: Channel) -> bool:
        """Whether the bot sees a channel."""
        return bool(self.world.permissions(self.world.bot.id, channel) & Permission.VIEW_CHANNEL)

    def _message(self, change: Change, channel: Channel, message: Message, session: Session) -> Json:
        where = {"guild_id": channel.guild_id} if channel.guild_id else {}
        if change is Change.REMOVED:
            return {"id": message.id, "channel_id": channel.id, **where}
        wire = message.wire | where | self._writer(channel, message) | self._mentioned(channel, message)
        if session.wants(Intent.MESSAGE_CONTENT) or self._concerns_bot(channel, wire):
            return wire
        return wire | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _writer(self, channel: Channel, message: Message) -> Json:
        guild = self.world.guild_of(channel)
        author = self.world.user(message.author_id)
        return (
            {"member": guild.member(author, user=False)}
            if guild and author and author.id in guild.members
            else {}
        )

    def _mentioned(self, channel: Channel, message: Message) -> Json:
        """In a guild those who are mentioned come with what they are there."""
        guild = self.world.guild_of(channel)
        if guild is None or not message.wire["mentions"]:
            return {}
        members = guild.members
        return {
            "mentions": [
                user | {"member": members[user["id"]].wire(user=False)} if user["id"] in members else user
                for user in message.wire["mentions"]
            ]
        }

    def _concerns_bot(self, channel: Channel, wire: Json) -> bool:
        bot = self.world.bot.id
        mentioned = any(user["id"] == bot for user in wire["mentions"])
        return wire["author"]["id"] == bot or mentioned or channel.guild_id is None
