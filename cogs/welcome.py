"""When the bot comes to a server: one picture, one sentence, and Play, where it may write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
import structlog
from discord.ext import commands

from cogs.wire.choices import slug
from cogs.wire.cog import Cog
from cogs.wire.expected import NotTaken, ask_discord
from cogs.wire.rights.permissions import NEEDED, lacking_names
from cogs.wire.screens.accents import HOUSE
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from render.welcome import welcome_sketch

if TYPE_CHECKING:
    from cogs.wire.presses.router import Router
    from data.words import Words

log = structlog.get_logger()


class Welcome(Cog):
    """`since` is the moment, by Discord's clock, after which nobody of ours saw who invited us, if any is."""

    def __init__(
        self,
        router: Router,
        words_at: Callable[[int], Awaitable[Words]],
        client: discord.Client,
        since: int | None,
    ) -> None:
        super().__init__(router)
        self.words_at = words_at
        self._client = client
        self._since = since
        self._greeted: set[int] = set()  # in this run

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._greet(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Also those are greeted who invited us while we were not there."""
        since, self._since = self._since, self.services.clock.by_discord()
        for guild in self._client.guilds:
            if guild.id not in self._greeted and since is not None and _invited_us(guild) > since:
                await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        self._greeted.add(guild.id)
        place = first_writable(guild)
        if place is None:
            log.info("nowhere to say hello", guild=guild.id)
            return
        screen = self._screen(await self.words_at(guild.id))
        sheet, files = await self.services.sheet(screen, table=0, revision=0)
        try:
            await ask_discord(place.send(view=sheet, files=files))
        except NotTaken as problem:
            log.info("no hello", guild=guild.id, problem=repr(problem))

    def _screen(self, words: Words) -> Screen:
        names = (words(f"{slug(key)}-name").replace(" ", "\u00a0") for key in self.services.desks)
        games = words.list_of(names)
        play = Tap(label=words("welcome-play"), verb="games", style=Style.SUCCESS, emoji="🎲")
        return Screen((welcome_sketch(words), Line(words("welcome", games=games)), Row((play,))), HOUSE)


def _invited_us(guild: discord.Guild) -> int:
    """When, in ms by Discord's clock; of a server that is unavailable nothing is known."""
    joined = None if guild.unavailable else guild.me.joined_at
    return 0 if joined is None else int(joined.timestamp() * 1000)


def first_writable(guild: discord.Guild) -> discord.TextChannel | None:
    """Where a server's own notices go, or else the first channel in which tables could be."""
    channels = (guild.system_channel, *guild.text_channels)
    return next((one for one in channels if one and _is_writable(one)), None)


def _is_writable(channel: discord.TextChannel) -> bool:
    return not lacking_names(channel.permissions_for(channel.guild.me), NEEDED)
