"""Whether Discord and we reach each other: while not, time is nobody's, and afterwards it is given back.

Discord may be deaf (a gateway is gone or silent, a server of its is down) or dumb (it answers no request).
Where nothing can be kept, every press is refused: then nobody is reached either.
What a whole outage took is not counted by the clock of the matches; what a part of the servers missed is
given back to their tables alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.hosting.pulse import Pulse
from cogs.shown.boards.content import NOTICED
from cogs.wire.clock import TICK, PlayClock

FRESH = 5_000  # ms for which a sign of life from Discord is believed
PATIENCE = 3.0  # s that Discord may take to answer whether it is there
AGAIN = 3_000  # ms until it is asked once more
UNKEPT = 1_500  # ms from which on it was not one sign of life alone that could not be kept

Homes = Callable[[int], bool]  # whether it is about this server

log = structlog.get_logger()


def everywhere(_: int) -> bool:
    return True


class Reach(commands.Cog):
    """`trace` tells how every request ends; `give_back` is told what whose tables have missed."""

    def __init__(
        self,
        clock: PlayClock,
        client: discord.AutoShardedClient,
        *,
        line: Callable[[int], DiscordWebSocket | None],
        trace: aiohttp.TraceConfig,
        sleep: Callable[[float], Awaitable[None]],
        give_back: Callable[[int, Homes], Awaitable[None]],
        tell: Callable[[int, Homes], None],
    ) -> None:
        self._clock = clock
        self._client = client
        self._sleep = sleep
        self._give_back = give_back
        self._tell = tell
        self._answered = clock.steady()  # when we last heard anything from Discord
        self._dumb_since: int | None = None  # since when no request is answered
        self._is_keeping = True
        self._kept = clock.reckoned()  # when anything could be kept last, in play time
        self._deaf_since: dict[str, int] = {}  # by what is gone, in play time
        self._stopped: int | None = clock.steady()  # since when nobody is reached at all
        self._unseen = 0  # ms that had passed before that was noticed
        self._unkept = 0  # ms in which presses were refused before that was noticed
        self._unheard = 0  # ms of silence that the clock was given back when it stopped
        self._asking: asyncio.Task[None] | None = None
        self._giving: set[asyncio.Task[None]] = set()
        self.pulse = Pulse(clock, line, sleep=sleep, silent=self.falls_silent, speaks=self.speaks_again)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    def reaches(self, home: int) -> bool:
        """Whether people of this server could play, up to now; where that is not known, Discord is asked."""
        if self._stopped is not None or (self._deaf_since and self._is_lost(home)):
            return False
        is_heard = self.pulse.is_fresh(self._shard_of(home), FRESH)
        if self._clock.steady() - self._answered > FRESH:
            self._ask()
            return False
        return is_heard

    # What Discord tells

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        if told.response.status >= 500:
            self._is_dumb()
        elif self._stopped is not None or self._dumb_since is not None:
            self._speaks()
        else:
            self._answered = self._clock.steady()

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if isinstance(told.exception, (aiohttp.ClientError, OSError)):
            self._is_dumb()

    def heard(self, made: int) -> None:
        """A press came, which was made at this moment of Discord's."""
        self._clock.heard(made)
        if self._dumb_since is None:
            self._answered = self._clock.steady()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        self._speaks()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        self.pulse.disconnected(shard)
        self._deaf_since.setdefault(_shard(shard), self._clock.reckoned())
        self._compare()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """A session that begins says by itself alone which servers are still unavailable."""
        since = self._deaf_since.get(_shard(shard), self._clock.reckoned())
        for guild in self._client.guilds:
            if guild.unavailable and self._shard_of(guild.id) == shard:
                self._deaf_since.setdefault(_guild(guild.id), since)
        await self._hears_shard(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        await self._hears_shard(shard)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self._deaf_since.setdefault(_guild(guild.id), self._clock.reckoned())

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        its_shard = self._deaf_since.get(_shard(self._shard_of(guild.id)))  # which gives back the rest
        await self._hears(_guild(guild.id), lambda home: home == guild.id, its_shard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._deaf_since.pop(_guild(guild.id), None)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """It may have been unavailable when our session began."""
        await self.on_guild_available(guild)

    # What follows

    async def watch(self) -> None:
        """Notice, until cancelled, when the process was frozen."""
        while True:
            await asyncio.sleep(TICK)
            lost = self._clock.tick()
            if lost >= NOTICED:
                log.warning("nothing went on for a while", ms=lost)
                self._tell(lost, everywhere)

    def _speaks(self) -> None:
        self._answered, self._dumb_since = self._clock.steady(), None
        self._compare()

    def _is_dumb(self) -> None:
        if self._dumb_since is None:
            self._dumb_since = self._clock.steady()
            self._compare()
        self._ask()

    def falls_silent(self, shard: int, last: int) -> None:
        """This shard's connection is there, and carries nothing: so it has been since it was heard last."""
        self._deaf_since.setdefault(_shard(shard), last)
        self._compare()

    def keeps(self, well: bool) -> None:
        """Whether anything can be kept just now."""
        if well:
            self._kept = self._clock.reckoned()
        if well is not self._is_keeping:
            self._is_keeping = well
            self._compare()

    def speaks_again(self, shard: int) -> None:
        if self._deaf_since and _shard(shard) in self._deaf_since:
            giving = asyncio.create_task(self._hears_shard(shard))
            self._giving.add(giving)
            giving.add_done_callback(self._giving.discard)

    async def _hears_shard(self, shard: int) -> None:
        self.pulse.connected(shard)
        lost = frozenset(self._deaf_since)  # what is still unavailable is given back all of it by and by
        await self._hears(
            _shard(shard), lambda home: self._shard_of(home) == shard and _guild(home) not in lost
        )

    async def _hears(self, what: str, homes: Homes, until: int | None = None) -> None:
        since = self._deaf_since.pop(what, None)
        self._compare()
        until = self._clock.reckoned() if until is None else until
        if since is None or (missed := until - since) <= 0:
            return  # or the clock stood still meanwhile
        await self._give_back(missed, homes)
        if missed >= NOTICED:
            self._tell(missed, homes)

    def _compare(self) -> None:
        """The clock goes while at least one shard and all requests do, and what is done can be kept."""
        shards = [_shard(shard) for shard in self._client.shards or {0: None}]
        deaf = all(shard in self._deaf_since for shard in shards)
        if self._client.is_ready() and not deaf and self._dumb_since is None and self._is_keeping:
            self._go()
        elif self._stopped is None:
            self._clock.stop()
            self._unkept = 0 if self._is_keeping else max(0, self._clock.reckoned() - self._kept)
            self._stopped = self._clock.steady()
            self._unheard = (
                self._clock.reckoned() - max(self._deaf_since[shard] for shard in shards) if deaf else 0
            )
            self._clock.give_back(self._unheard)
            self._unseen = self._stopped - self._answered if self._dumb_since is not None else 0

    def _go(self) -> None:
        if self._stopped is None:
            return
        took, self._stopped = self._clock.steady() - self._stopped + self._unheard, None
        self._clock.go()
        # One request that failed says nothing of those before, nor does one sign of life.
        unkept = self._unkept if took >= UNKEPT else 0
        unseen = unkept if took < NOTICED else max(unkept, self._unseen)
        unseen = max(0, unseen - self._unheard)
        self._clock.give_back(unseen)
        if took < NOTICED:
            return
        what = "nothing could be kept" if self._unkept else "Discord could not be reached"
        log.warning(what, ms=took + unseen)
        self._tell(took + unseen, everywhere)

    def _ask(self) -> None:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._asked())

    async def _asked(self) -> None:
        """Ask until it answers."""
        while not await self._is_there():
            await self._sleep(AGAIN / 1000)

    async def _is_there(self) -> bool:
        user = self._client.user
        if user is None or self._client.is_closed():
            return True  # nobody waits to know any more
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.http.get_user(user.id)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            self._is_dumb()
            return False
        self._speaks()
        return True

    async def cog_unload(self) -> None:
        self.pulse.close()
        if self._asking is not None:
            self._asking.cancel()

    def _is_lost(self, home: int) -> bool:
        return _guild(home) in self._deaf_since or _shard(self._shard_of(home)) in self._deaf_since

    def _shard_of(self, home: int) -> int:
        return (home >> 22) % (self._client.shard_count or 1)


def _shard(number: int) -> str:
    return f"shard {number}"


def _guild(number: int) -> str:
    return f"guild {number}"
