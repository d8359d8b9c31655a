"""Boards that another one follows: each is noted before that is posted, and cleared away once it stands.

Of a house that is killed in between neither the old board nor the new one stays behind with cards on it that
were turned back since.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.shown.message import Message
from cogs.shown.origin import is_other_board
from cogs.shown.posts import BEFORE
from cogs.shown.stage import Stage
from data.kept.leavings import Leaving
from engine.tables.table import Table


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
        place = self.stage.client.get_partial_messageable(leaving.toward)
        mark = partial(is_other_board, table=leaving.table, than=leaving.message)
        return await self.stage.posts.ours(place, leaving.since, mark)
