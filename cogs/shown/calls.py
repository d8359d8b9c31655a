"""Calls to whoever is awaited.

An edit of the board pings nobody, so half-way through the clock a short mention does, and goes away when the
move is made. A board that was buried by talk is posted again at that moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import structlog
from msgspec.structs import replace

from engine.tables.table import Standing

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter

log = structlog.get_logger()


class Calls:
    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self._standing: dict[int, int | None] = {}  # table -> the message that calls somebody

    async def call(self, standing: Standing, seat: int) -> None:
        """Mention the person of this seat, and bring the board back into sight."""
        table = standing.table
        person, deadline = table.seats[seat].person, table.seats[seat].deadline
        kept = await self.presenter.boards.of(table.id)
        if person is None or deadline is None or kept is None:
            return
        try:
            await self.withdraw(table.id)
            if await self._buried(kept.channel, kept.message):
                await self.presenter.post(standing, kept.channel)
            if not (await self.presenter.parlour.people.of(person)).pings:
                return
            words = await self.presenter.words_at(table.home)
            text = words("call-turn", who=f"<@{person}>", until=f"<t:{deadline // 1000}:R>")
            channel = self.presenter.client.get_partial_messageable(kept.channel)
            await self.presenter.pace.turn(kept.channel)
            sent = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=True))
            await self._note(table.id, sent.id)
        except discord.HTTPException as problem:
            log.info("nobody called", table=table.id, code=problem.code)

    async def answered(self, standing: Standing) -> None:
        """The table moved on: nobody is called any more who is not awaited still."""
        if not any(seat.warned for seat in standing.table.seats):
            await self.withdraw(standing.table.id)
        if standing.table.ended:
            self._standing.pop(standing.table.id, None)

    async def _buried(self, channel: int, message: int) -> bool:
        """Whether anything stands below the board that all can see."""
        target = self.presenter.client.get_partial_messageable(channel)
        return bool([one async for one in target.history(limit=1, after=discord.Object(message))])

    async def _note(self, table: int, message: int | None) -> None:
        self._standing[table] = message
        kept = await self.presenter.boards.of(table)
        if kept is not None:
            await self.presenter.boards.put(replace(kept, mention=message))

    async def withdraw(self, table: int) -> None:
        """Take back the call that stands at this table, if one does."""
        if self._standing.get(table, 0) is None:
            return
        kept = await self.presenter.boards.of(table)
        self._standing[table] = None
        if kept is None or kept.mention is None:
            return
        await self._note(table, None)
        channel = self.presenter.client.get_partial_messageable(kept.channel)
        try:
            await channel.get_partial_message(kept.mention).delete()
        except discord.HTTPException as problem:
            log.info("call left standing", table=table, code=problem.code)
