"""Servers come and go: one that removes the bot is kept for a while, should it have been a mistake."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog
from discord.ext import commands

from cogs.wire.clock import PlayClock
from data.kept.departures import Departures
from engine.tables.store import StoreTrouble

log = structlog.get_logger()


class Servers(commands.Cog):
    def __init__(
        self,
        departures: Departures,
        client: discord.Client,
        clock: PlayClock,
        counted: Callable[[str, int], None],
    ) -> None:
        self._departures = departures
        self._client = client
        self._clock = clock
        self._counted = counted
        self._gone: set[int] = set()  # in this run

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed; of a guild that is only unavailable Discord says something else."""
        log.info("removed from a server", guild=guild.id)
        self._gone.add(guild.id)
        try:
            await self._departures.left(guild.id, self._clock.by_discord())
        except StoreTrouble as problem:
            log.warning("not noted; the next start will", guild=guild.id, problem=repr(problem))
        else:
            self._counted("departures", 1)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._is_back(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Also of a guild that we have just joined Discord may say no more than that."""
        if guild.id in self._gone:
            await self._is_back(guild)

    async def _is_back(self, guild: discord.Guild) -> None:
        self._gone.discard(guild.id)
        try:
            await self._departures.came_back(guild.id)
        except StoreTrouble as problem:
            log.warning("not noted; the next start will", guild=guild.id, problem=repr(problem))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Whatever happened while we were not there."""
        present = {guild.id for guild in self._client.guilds}
        try:
            await self._departures.compare(present, self._clock.by_discord())
        except StoreTrouble as problem:
            log.warning("not compared; the next start will", problem=repr(problem))
