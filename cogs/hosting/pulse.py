"""Whether the gateway's connections still carry anything: one may be open, and silent.

The network has lost it without a word, or the machine slept. discord.py asks every 41 s and gives up after a
minute; here a connection that has said nothing lately is asked at once when somebody has to know, and by and
by where nobody does. One that owes the answer for too long is taken to be gone.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import structlog
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from cogs.wire.clock import PlayClock

PATIENCE = 5_000  # ms that a connection may owe an answer before it is taken to be silent; then to be gone
LISTENS = 15_000  # ms without a word after which a connection is asked though nobody has to know

log = structlog.get_logger()


class Sign(NamedTuple):
    """When a shard was heard of."""

    steady: int
    play: int


class Pulse:
    """`silent` is told of a shard that does not answer, with when in play time it was heard of last.

    `speaks` is told when something comes on such a connection all the same.
    """

    def __init__(
        self,
        clock: PlayClock,
        line: Callable[[int], DiscordWebSocket | None],
        *,
        sleep: Callable[[float], Awaitable[None]],
        silent: Callable[[int, int], None],
        speaks: Callable[[int], None],
    ) -> None:
        self._clock = clock
        self._line = line
        self._sleep = sleep
        self._silent = silent
        self._speaks = speaks
        self._lines: dict[int, DiscordWebSocket] = {}  # those that we listen to
        self._last: dict[int, Sign] = {}
        self._owed: dict[int, asyncio.Task[None]] = {}  # by shard, while an answer is owed

    def is_fresh(self, shard: int, fresh: int) -> bool:
        """Whether something came from this shard in the last so many ms; if nothing did, it is asked."""
        line = self._lines.get(shard)
        if line is None or self._clock.steady() - self._last[shard].steady <= fresh:
            return True
        if shard not in self._owed:
            self._owed[shard] = asyncio.create_task(self._asked(shard, line))
        return False

    def connected(self, shard: int) -> None:
        """This shard has a connection that carries events: whatever comes on it is heard."""
        line = self._line(shard)
        if line is not None and self._lines.get(shard) is not line:
            self._lines[shard] = line
            self._listen(shard, line)
        self._answered(shard)

    def disconnected(self, shard: int) -> None:
        """It has none any more."""
        self._lines.pop(shard, None)
        self._answered(shard)

    async def run(self) -> None:
        """Ask, until cancelled, those that have been quiet for a while."""
        while True:
            await self._sleep(LISTENS / 1000)
            for shard in tuple(self._lines):
                self.is_fresh(shard, LISTENS)

    def close(self) -> None:
        for asking in self._owed.values():
            asking.cancel()

    def _listen(self, shard: int, line: DiscordWebSocket) -> None:
        others = line.log_receive

        def received(message: dict[str, Any]) -> None:
            if self._lines.get(shard) is line:
                self._last[shard] = Sign(self._clock.steady(), self._clock.reckoned())
                if shard in self._owed:  # it may be taken to be silent
                    self._answered(shard)
                    self._speaks(shard)
            others(message)

        line.log_receive = received

    def _answered(self, shard: int) -> None:
        self._last[shard] = Sign(self._clock.steady(), self._clock.reckoned())
        if (asking := self._owed.pop(shard, None)) is not None:
            asking.cancel()

    async def _asked(self, shard: int, line: DiscordWebSocket) -> None:
        """Ask; cancelled by whatever is heard."""
        last = self._last[shard]
        await _beat(line)
        await self._sleep(PATIENCE / 1000)
        self._silent(shard, last.play)
        await self._sleep(PATIENCE / 1000)
        log.warning("a gateway connection is silent, and given up", shard=shard)
        _hang_up(line)


async def _beat(line: DiscordWebSocket) -> None:
    """A heartbeat out of turn, noted as discord.py notes its own: else it takes the answer for a late one."""
    keeper: object = vars(line).get("_keep_alive")
    if isinstance(keeper, KeepAliveHandler):
        try:
            await line.send_heartbeat(keeper.beat())
        except OSError:
            log.info("a gateway connection is closed already", shard=line.shard_id)


def _hang_up(line: DiscordWebSocket) -> None:
    """As a network does that says so: waiting for a farewell from nobody would take half a minute more."""
    end: socket.socket | None = line.socket.get_extra_info("socket")
    if end is not None:
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            log.info("a gateway connection is gone already", shard=line.shard_id)
