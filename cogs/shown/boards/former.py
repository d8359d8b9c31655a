"""Boards that another one follows: each is noted before that is posted, and cleared away once it stands.

Of a house that is killed in between neither the old board nor the new one stays behind with cards on it that
were turned back since.
"""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from cogs.shown.message import Message, Painting
from cogs.shown.origin import NewerBoard
from cogs.shown.posts import BEFORE
from cogs.shown.stage import Stage
from cogs.wire.expected import NotTaken, Stumbled, ask_discord
from data.kept.former_boards import FormerBoard
from engine.tables.table import Table

log = structlog.get_logger()


class Former:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def note(self, old: Message | None, table: Table, toward: int) -> None:
        """Another board is about to be posted in that channel."""
        if old is None or old.channel is None or old.number is None:
            return
        former = FormerBoard(
            message=old.number,
            channel=old.channel.id,
            table=table.id,
            home=table.home,
            toward=toward,
            since=self.stage.services.clock.by_discord() - BEFORE,
        )
        await self.stage.former_boards.begin(former)

    async def clear(self, old: Message, table: int, told: Painting | None) -> None:
        """It tells where the board is now, or goes: none keeps its picture, as long as Discord lets us."""
        try:
            if told is None and old.channel is not None and old.number is not None:
                await self.stage.pace.lets_go()
                await ask_discord(old.channel.get_partial_message(old.number).delete())
            elif told is not None:
                old.last = told
                await old.show(told)
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("old board left as it was", table=table, problem=repr(problem))
        await self.forget(old.number)

    async def forget(self, number: int | None) -> None:
        """It was cleared away, or never will be."""
        if number is not None:
            await self.stage.former_boards.end(number)

    async def followers(self, former: FormerBoard) -> Sequence[int]:
        """What this house posted in place of this board, and may not know of; the newest last."""
        place = self.stage.client.get_partial_messageable(former.toward)
        mark = NewerBoard(former.table, than=former.message)
        try:
            return await self.stage.posts.ours(place, former.since, mark)
        except Stumbled:
            raise
        except NotTaken as problem:  # there is no such place any more, or we may not look
            log.info("nobody knows what followed a board", table=former.table, problem=repr(problem))
            return ()
