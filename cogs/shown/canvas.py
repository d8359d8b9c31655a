"""One message of ours, and the ways there are to edit it.

A press lends its answer: where a change comes from a press on a message, the answer to that press carries the
new screen, and no other request is needed. Otherwise the freshest interaction's token is used while it lives
(free of the bot's global limit), else the channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.shown.pace import Pace
from cogs.wire.screen import Screen
from cogs.wire.services import Parlour, Payload

TOKEN_LIFE = 14 * 60  # seconds that a token is trusted; Discord honours it for fifteen minutes
UNANSWERABLE = frozenset({10062, 40060})
"""Discord's codes for a press that came too late, or that somebody has answered."""
DEAD = frozenset({10015, 50027})
"""Discord's codes for a token that edits nothing any more."""
EXPIRED = 50027  # Discord's code for a token that is too old
LENT_LIFE = 2.5  # seconds in which a lent press may still be answered; Discord waits for three


@dataclass(frozen=True, slots=True)
class Painting:
    """What a message should show now."""

    screen: Screen
    table: int
    revision: int
    text_only: bool = False


Anew = Callable[[], Awaitable[Painting]]


class Lost(Exception):
    """The message cannot be edited in any way; Discord's code says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Canvas:
    """One message of ours, public or private, and the ways there are to edit it."""

    def __init__(
        self, parlour: Parlour, pace: Pace, channel: discord.PartialMessageable | None, message: int
    ) -> None:
        self.parlour = parlour
        self.pace = pace
        self.channel = channel
        self.message = message
        self.shown: Painting | None = None
        self._fresh: discord.Interaction[Any] | None = None
        self._lent: discord.Interaction[Any] | None = None
        self._answering = asyncio.Lock()  # held while a lent press is answered

    def refresh(self, interaction: discord.Interaction[Any]) -> None:
        """An interaction whose token edits this message was answered."""
        self._fresh = interaction

    def lend(self, interaction: discord.Interaction[Any]) -> None:
        """A press on this message that is not answered yet: the next edit is its answer."""
        self._lent = interaction

    async def take_back(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the lent press was not used; it is the lender's to answer again."""
        if self._lent is interaction:
            self._lent = None
        async with self._answering:  # discord.py calls it answered only when Discord has agreed
            return not interaction.response.is_done()

    @property
    def is_lent(self) -> bool:
        """Whether a press waits for the next edit as its answer."""
        return self._lent is not None

    @property
    def editable(self) -> bool:
        return self.channel is not None or self._token() is not None

    async def paint(self, painting: Painting, *, anew: Anew | None = None) -> None:
        """Show this, unless it is what the message shows already; raises Lost where that can never work.

        Where an edit has to wait for its turn, `anew` tells what is to be shown by then.
        """
        if painting == self.shown and self._lent is None:
            return
        try:
            if not await self._answered(painting):
                if await self._turn() and anew is not None:
                    painting = await anew()  # what was overtaken meanwhile is never sent
                await self._edit(painting)
        except discord.HTTPException as problem:
            if problem.status < 500 and problem.status != 429:
                raise Lost(problem.code) from problem
            raise
        self.shown = painting

    async def _payload(self, painting: Painting) -> Payload:
        return await self.parlour.sheet(
            painting.screen, table=painting.table, revision=painting.revision, text_only=painting.text_only
        )

    async def _answered(self, painting: Painting) -> bool:
        """Whether a lent press could carry the new screen in its answer."""
        lent = self._lent
        if lent is None:
            return False
        sheet, files = await self._payload(painting)
        if self._lent is not lent:  # taken back while we drew
            return False
        self._lent = None
        if lent.response.is_done() or self._age(lent) >= LENT_LIFE:
            return False
        try:
            async with self._answering:
                await lent.response.edit_message(view=sheet, attachments=files)
        except discord.HTTPException as problem:
            if problem.code not in UNANSWERABLE:
                raise
            return False
        self.parlour.metrics.edits.labels("answer").inc()
        self._fresh = lent
        return True

    async def _turn(self) -> bool:
        """Wait until an edit is welcome, by the way it will go; whether that took any waiting."""
        waited = False
        while True:
            fresh = self._token()
            if fresh is not None:
                waited |= await self.pace.turn(fresh.token, through_token=True)
            elif self.channel is not None:
                waited |= await self.pace.turn(self.channel.id)
            else:
                raise Lost(EXPIRED)
            if self._token() is fresh:  # else somebody pressed meanwhile: a new token has turns of its own
                return waited

    async def _edit(self, painting: Painting) -> None:
        sheet, files = await self._payload(painting)
        fresh = self._token()
        if fresh is not None:
            try:
                await fresh.edit_original_response(view=sheet, attachments=files)
            except discord.HTTPException as problem:
                if problem.code not in DEAD or self.channel is None:
                    raise
                self._fresh = None
                await self._edit(painting)
            else:
                self.parlour.metrics.edits.labels("token").inc()
        elif self.channel is not None:
            await self.pace.gate()
            await self.channel.get_partial_message(self.message).edit(view=sheet, attachments=files)
            self.parlour.metrics.edits.labels("channel").inc()
        else:
            raise Lost(EXPIRED)

    def _token(self) -> discord.Interaction[Any] | None:
        if self._fresh is not None and self._age(self._fresh) > TOKEN_LIFE:
            self._fresh = None
        return self._fresh

    def _age(self, interaction: discord.Interaction[Any]) -> float:
        return self.parlour.clock() / 1000 - interaction.created_at.timestamp()
