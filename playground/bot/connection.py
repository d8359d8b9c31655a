"""One websocket of a bot: opcodes in, events out, and the close codes of Discord's gateway."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from playground.bot.gateway import Gateway, Presence
from playground.bot.sessions import KNOWN_INTENTS, Intent, Session
from playground.wire.encoded import encode
from playground.wire.outbox import Outbox

log = logging.getLogger("playground")
API_VERSIONS = ("9", "10")
LONGEST_FRAME = 4096
FRAMES_A_MINUTE = 120
LONGEST_NONCE = 32
STATUSES = ("online", "idle", "dnd", "invisible", "offline")
LONGEST_LINE = 128
CUSTOM = 4  # an activity that is words alone
# discord.py notes when it sent a heartbeat only after sending it, in another thread: an answer that comes
# sooner than any network could bring it counts from the heartbeat before.
ROUND_TRIP = 0.05


class Op(IntEnum):
    """What a client may send."""

    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    REQUEST_GUILD_MEMBERS = 8
    REQUEST_SOUNDBOARD_SOUNDS = 31


class HungUp(Exception):
    """Discord closes the socket with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A socket and, once identified or resumed, its session."""

    def __init__(self, gateway: Gateway, request: web.BaseRequest) -> None:
        self.session: Session | None = None
        self._gateway = gateway
        self._request = request
        self._socket = web.WebSocketResponse(
            timeout=1.0, max_msg_size=16 * LONGEST_FRAME, compress=False, autoclose=False
        )
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._outbox = Outbox(_deflater(request))
        self._arrivals: deque[float] = deque(maxlen=FRAMES_A_MINUTE)
        self._steps: dict[int, Callable[[Any], None]] = {
            Op.HEARTBEAT: self._heartbeat,
            Op.IDENTIFY: self._identify,
            Op.PRESENCE_UPDATE: self._presence,
            Op.VOICE_STATE_UPDATE: self._voice,
            Op.RESUME: self._resume,
            Op.REQUEST_GUILD_MEMBERS: self._members,
            Op.REQUEST_SOUNDBOARD_SOUNDS: self._sounds,
        }

    async def run(self) -> web.StreamResponse:
        """Serve the socket from HELLO to its end."""
        with self._gateway.connected(self):
            return await self._run()

    async def _run(self) -> web.StreamResponse:
        await self._socket.prepare(self._request)
        self._outbox.open(self._request)
        if self._gateway.is_silent_anew:
            self.fall_silent()
        self.say(10, {"heartbeat_interval": self._gateway.heartbeat_ms, "_trace": ["playground"]})
        try:
            if self._request.query.get("v", "10") not in API_VERSIONS:
                raise HungUp(4012, "Invalid API version.")
            if self._request.query.get("encoding", "json") != "json":
                raise HungUp(4002, "The playground speaks encoding=json alone, not ETF.")
            await self._read()
        except HungUp as closed:
            self._outbox.flush()
            await self._socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            self.end_session(for_good=self._socket.close_code in (1000, 1001))
        return self._socket

    def say(self, op: int, data: Any) -> None:
        """Send a frame that is no event."""
        self.send(encode({"t": None, "s": None, "op": op, "d": data}))

    def send(self, frame: str) -> None:
        """Send a frame."""
        self._outbox.put(frame)

    def cut(self) -> None:
        """End the connection as a broken network would."""
        self._outbox.cut()
        self._speaks.set()

    def fall_silent(self) -> None:
        """Stay open, and neither say nor read anything."""
        self._speaks.clear()
        self._outbox.hold()

    def speak_again(self) -> None:
        """Go on where silence fell."""
        self._outbox.release()
        self._speaks.set()

    def end_session(self, *, for_good: bool) -> None:
        """Leave the session; unless for good, it may be resumed."""
        if self.session is not None and self.session.wire is self:
            self._gateway.leave(self.session, for_good=for_good)
        self.session = None

    async def _read(self) -> None:
        # A client that misses its heartbeat and half of the next is gone.
        patience = self._gateway.heartbeat_ms * 1.5 / 1000
        heard = time.monotonic()
        while True:
            try:
                frame = await self._socket.receive(timeout=max(heard + patience - time.monotonic(), 0.001))
            except TimeoutError:
                raise HungUp(4009, "Session timed out.") from None
            await self._speaks.wait()
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._socket.close(drain=False)
                return
            op, data = self._decode(frame.data)
            if op == Op.HEARTBEAT:
                heard = time.monotonic()
            self._take(op, data)

    def _decode(self, raw: str | bytes) -> tuple[int, Any]:
        if len(raw) > LONGEST_FRAME:
            raise HungUp(4002, "Error while decoding payload.")
        try:
            payload = json.loads(raw)
        except (ValueError, RecursionError):
            raise HungUp(4002, "Error while decoding payload.") from None
        if not isinstance(payload, dict):
            raise HungUp(4002, "Error while decoding payload.")
        return payload.get("op", -1), payload.get("d")

    def _take(self, op: Any, data: Any) -> None:
        now = time.monotonic()
        if len(self._arrivals) == FRAMES_A_MINUTE and self._arrivals[0] > now - 60:
            raise HungUp(4008, "You are being rate limited.")
        self._arrivals.append(now)
        step = self._steps.get(op) if type(op) is int else None
        if step is None:
            raise HungUp(4001, "Unknown opcode.")
        if self.session is None and op not in (Op.HEARTBEAT, Op.IDENTIFY, Op.RESUME):
            raise HungUp(4003, "Not authenticated.")
        step(data)

    def _presence(self, data: Any) -> None:
        """How the bot says it is there, and what it plays."""
        self._gateway.show_presence(presence_of(data))

    def _voice(self, data: Any) -> None:
        """A gateway refuses nothing but by closing, so that the console alone can tell."""
        log.info("VOICE_STATE_UPDATE: the playground has no voice (see its README)")

    def _sounds(self, data: Any) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("guild_ids"), list):
            raise HungUp(4002, "Error while decoding payload.")
        for guild_id in map(str, data["guild_ids"]):
            if self.session is not None and guild_id in self._gateway.world.guilds:
                self.session.dispatch(
                    "SOUNDBOARD_SOUNDS", encode({"guild_id": guild_id, "soundboard_sounds": []})
                )

    def _heartbeat(self, seq: Any) -> None:
        if self.session is not None:
            self.session.acknowledge(seq)
        asyncio.get_running_loop().call_later(ROUND_TRIP, self.say, 11, None)

    def _identify(self, data: Any) -> None:
        if self.session is not None:
            raise HungUp(4005, "Already authenticated.")
        self._authenticate(data)
        intents = data.get("intents", 0)
        if type(intents) is not int or intents & ~KNOWN_INTENTS:
            raise HungUp(4013, "Invalid intent(s).")
        if intents & self._gateway.disallowed_intents:
            raise HungUp(4014, "Disallowed intent(s).")
        presence = None if data.get("presence") is None else presence_of(data["presence"])
        session = Session(intents, _shard(data.get("shard")))
        session.wire = self
        self.session = session
        self._gateway.open(session)
        self._gateway.show_presence(presence or Presence())

    def _resume(self, data: Any) -> None:
        if self.session is not None:
            raise HungUp(4005, "Already authenticated.")
        self._authenticate(data)
        seq = data.get("seq")
        session = self._gateway.resume(str(data.get("session_id")))
        missed = session.since(seq) if session and isinstance(seq, int) else None
        if session is not None and isinstance(seq, int) and seq > session.seq:
            raise HungUp(4007, "Invalid seq.")
        if session is None or missed is None:
            self.say(9, False)
            return
        if session.wire is not None:  # a session has one socket: the newest
            session.wire.session = None
            session.wire.cut()
        self.session = session
        session.wire, session.left_at = self, None
        for frame in missed:
            self.send(frame)
        session.dispatch("RESUMED", '{"_trace":["playground"]}')
        self._gateway.announce()

    def _authenticate(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise HungUp(4002, "Error while decoding payload.")
        token = data.get("token")
        if not isinstance(token, str) or token.removeprefix("Bot ") != self._gateway.token:
            raise HungUp(4004, "Authentication failed.")

    def _members(self, data: Any) -> None:
        """Answer a request for members in one chunk."""
        if not isinstance(data, dict):
            raise HungUp(4002, "Error while decoding payload.")
        guild = self._gateway.world.guilds.get(str(data.get("guild_id")))
        if guild is None or self.session is None:
            return
        wanted, start = _people_asked_for(data), data.get("query") or ""
        found = [
            member
            for member in guild.members.values()
            if (member.person.id in wanted if wanted else member.is_called(start))
        ]
        limit = data.get("limit") or len(found)
        if not self.session.wants(Intent.GUILD_MEMBERS) and not (wanted or start):
            found = [guild.members[guild.bot_id]]
        known = {member.person.id for member in found}
        chunk = {
            "guild_id": guild.id,
            "members": [member.wire() for member in found[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [one for one in wanted or () if one not in known],
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        self.session.dispatch("GUILD_MEMBERS_CHUNK", encode(chunk))


def _people_asked_for(data: dict[str, Any]) -> list[str]:
    """The ids of a request for members; whatever is no such request ends the connection."""
    told = data.get("user_ids")
    wanted = told if isinstance(told, list) else [] if told is None else [told]
    fits = (
        all(isinstance(one, str) for one in wanted),
        isinstance(data.get("query"), str | None),
        data.get("limit") is None or type(data.get("limit")) is int,
        data.get("nonce") is None or (isinstance(data["nonce"], str) and len(data["nonce"]) <= LONGEST_NONCE),
    )
    if not all(fits):
        raise HungUp(4002, "Error while decoding payload.")
    return wanted


def presence_of(data: Any) -> Presence:
    """What a bot says of itself: a status, and of its activities the first, as a line that people read.

    Some libraries say `game` as Discord once had it, and a status of null.
    """
    if not isinstance(data, dict):
        raise HungUp(4002, "Error while decoding payload.")
    status = data.get("status") or "online"
    match data.get("activities") or [data.get("game")]:
        case [None]:
            kind, line = 0, ""
        case [dict() as activity, *_]:
            kind = activity.get("type") or 0
            line = activity.get("state" if kind == CUSTOM else "name") or ""
        case _:
            raise HungUp(4002, "Error while decoding payload.")
    if status not in STATUSES or type(kind) is not int or not isinstance(line, str):
        raise HungUp(4002, "Error while decoding payload.")
    return Presence(status, kind, line[:LONGEST_LINE])


def _shard(told: Any) -> tuple[int, int]:
    if told is None:
        return 0, 1
    match told:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
        case _:
            raise HungUp(4010, "Invalid shard.")


def _deflater(request: web.BaseRequest) -> Callable[[str], bytes] | None:
    """One stream for the whole socket, if the client asked for it; packing would save nothing here."""
    if request.query.get("compress") != "zlib-stream":
        return None
    stream = zlib.compressobj(0)
    return lambda frame: stream.compress(frame.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
