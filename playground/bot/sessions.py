"""Gateway sessions: what a bot identified as, and the events it may yet ask for again."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

KEPT_EVENTS = 4096


class Intent:
    """The groups of events a bot asks for."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MODERATION = 1 << 2
    GUILD_WEBHOOKS = 1 << 5
    GUILD_INVITES = 1 << 6
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


KNOWN_INTENTS = (1 << 26) - 1


class Wire(Protocol):
    """Where a session's frames go while a socket is there."""

    session: Session | None

    def send(self, frame: str) -> None: ...
    def say(self, op: int, data: Any) -> None: ...
    def cut(self) -> None: ...
    def fall_silent(self) -> None: ...
    def speak_again(self) -> None: ...
    def end_session(self, *, for_good: bool) -> None: ...


@dataclass(slots=True, eq=False)
class Session:
    """One identified client. It outlives its socket for a while, so that RESUME can follow."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    wire: Wire | None = None
    left_at: float | None = None
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS), repr=False)

    def serves(self, guild_id: str | None) -> bool:
        """Whether a guild's events come here; direct messages go to shard 0."""
        number, count = self.shard
        return (int(guild_id or 0) >> 22) % count == number

    def wants(self, intent: int) -> bool:
        """Whether the events of an intent were asked for; 0 stands for events that always come."""
        return not intent or bool(self.intents & intent)

    def dispatch(self, event: str, body: str) -> None:
        """Number an event, keep it for a RESUME, and send it if somebody is there."""
        self.seq += 1
        frame = f'{{"t":"{event}","s":{self.seq},"op":0,"d":{body}}}'
        self.backlog.append((self.seq, frame))
        if self.wire is not None:
            self.wire.send(frame)

    def since(self, seq: int) -> Iterator[str] | None:
        """The events after `seq`, or None when they are not all kept any more."""
        oldest = self.backlog[0][0] if self.backlog else self.seq + 1
        if not oldest - 1 <= seq <= self.seq:
            return None
        return (frame for number, frame in list(self.backlog) if number > seq)

    def acknowledge(self, seq: Any) -> None:
        """Forget what a heartbeat says has arrived."""
        if isinstance(seq, int):
            while self.backlog and self.backlog[0][0] <= seq:
                self.backlog.popleft()
