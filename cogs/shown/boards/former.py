"""Boards that another one follows: each is noted before that is posted, and cleared away once it stands.

Of a house that is killed in between neither the old board nor the new one stays behind with cards on it that
were turned back since.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import discord
from discord.utils import time_snowflake

from cogs.shown.message import Message
from cogs.shown.origin import is_board
from cogs.shown.stage import Stage
from cogs.wire.expected import ask_discord
from data.kept.leavings import Leaving
from engine.tables.table import Table

BEFORE = 60_000  # ms by which our idea of Discord's clock may be wrong
LOOKED_AT = 100  # messages: a board is posted at once where that was meant


class Former:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def note(self, old: Message | None, table: Table, toward: int) -> None:
        """Another board is about to be posted in that channel."""
        if old is None or old.channel is None or old.number is None:
            return
        leaving = Leaving(
            message=old.number,
            channel=old.channel.id,
            table=table.id,
            home=table.home,
            toward=toward,
            since=self.stage.services.clock.by_discord() - BEFORE,
        )
        await self.stage.leavings.begin(leaving)

    async def forget(self, number: int | None) -> None:
        """It was cleared away, or never will be."""
        if number is not None:
            await self.stage.leavings.end(number)

    async def followers(self, leaving: Leaving) -> Sequence[int]:
        """What this house posted in place of this board, and may not know of; the newest last."""
        place, us = self.stage.client.get_partial_messageable(leaving.toward), self.stage.client.user
        after = discord.Object(time_snowflake(datetime.fromtimestamp(leaving.since / 1000, UTC)))
        await self.stage.pace.lets_go()
        posted = await ask_discord(_all(place, after))
        return [
            message.id
            for message in posted
            if us is not None
            and message.author.id == us.id
            and message.id != leaving.message
            and is_board(message, leaving.table)
        ]


async def _all(place: discord.PartialMessageable, after: discord.Object) -> list[discord.Message]:
    return [one async for one in place.history(limit=LOOKED_AT, after=after, oldest_first=True)]
