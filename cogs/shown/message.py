"""One message of ours, and the ways there are to edit it.

A press lends its answer: where a change comes from a press on a message, the answer to that press carries the
new screen, and no other request is needed. Otherwise the freshest interaction's token is used while it lives
(free of the bot's global limit), and the channel where that is welcome sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

import discord
import structlog

from cogs.shown.pace import Pace
from cogs.wire.clock import made_at
from cogs.wire.expected import AnsweredBefore, Expired, Late, NotTaken, Stumbled, ask_discord
from cogs.wire.quick import acknowledge, answer_in_place, edit_in, edit_through
from cogs.wire.screens.screen import Screen
from cogs.wire.services import Services
from render.sketch import Sketch

TOKEN_LIFE = 14 * 60_000  # ms that a token is trusted; Discord honours it for fifteen minutes
LENT_LIFE = 2_500  # ms in which a lent press may still be answered; Discord waits for three

log = structlog.get_logger()

Interaction = discord.Interaction[Any]


class Origin(TypedDict):
    table: int
    revision: int
    text_only: bool


@dataclass(frozen=True, slots=True)
class Painting:
    """What a message should show now."""

    screen: Screen
    table: int
    revision: int
    text_only: bool = False
    kind: str = ""  # of screen: one that is of another kind is looked at before anything on it is pressed
    away: str = ""  # what it tells its one reader of an absence

    @property
    def sketches(self) -> tuple[Sketch, ...]:
        """What has to be drawn for it."""
        return () if self.text_only else self.screen.sketches

    @property
    def origin(self) -> Origin:
        """What its buttons tell where they come from, and how it is read."""
        return Origin(table=self.table, revision=self.revision, text_only=self.text_only)


Anew = Callable[[], Awaitable[Painting]]


@dataclass(frozen=True, slots=True)
class Way:
    """How a message may be edited; those of one lane have their turns together."""

    name: str
    lane: Hashable
    edit: Callable[..., Awaitable[object]]
    through_token: bool = False


class Message:
    """One message of ours, public (in a channel) or private (editable through tokens alone)."""

    def __init__(
        self, services: Services, pace: Pace, channel: discord.PartialMessageable | None, number: int | None
    ) -> None:
        self.services = services
        self.pace = pace
        self.channel = channel
        self.number = number  # its id; None: not told yet
        self.shown: Painting | None = None  # None: nobody knows
        self.last: Painting | None = None  # what it shows from now on, whatever anybody else still wants
        self._kind = ""  # of what it showed last, where anybody knew
        self.lent: Interaction | None = None  # a press without an answer yet: the next edit is its answer
        self.leaves: Callable[[], None] | None = None  # told when it is on its way, or waits for its turn
        self.coming: Painting | None = None  # what it shows when that answer has come
        self.fresh: Interaction | None = None  # an answered press whose token edits it
        self._answering = asyncio.Lock()  # held while a press on it is answered
        self._editing = asyncio.Lock()  # held while it is edited: what is wanted last is shown last

    def link(self, home: int) -> str:
        """Where a tap leads to it."""
        place = self.channel.id if self.channel else 0
        return f"https://discord.com/channels/{home}/{place}/{self.number}"

    def is_where(self, press: Interaction) -> bool:
        """Whether it was this message that was pressed."""
        return press.message is not None and press.message.id == self.number

    @property
    def token(self) -> Interaction | None:
        """The press through whose token it is edited, while that lives."""
        if self.fresh is not None and self.services.clock.by_discord() - made_at(self.fresh.id) > TOKEN_LIFE:
            self.fresh = None
        return self.fresh

    @property
    def way(self) -> Way:
        """By token or in the channel: where a quick race has spent the one, the other has turns left."""
        token, channel, number = self.token, self.channel, self.number
        by_token = token and Way("token", token.token, self._edit_through(token), through_token=True)
        if channel is None or number is None:
            if by_token is None:
                raise Expired
            return by_token
        if by_token is not None and not self.pace.is_sooner(channel.id, by_token.lane):
            return by_token
        return Way("channel", channel.id, partial(edit_in, channel, number))

    def _edit_through(self, token: Interaction) -> Callable[..., Awaitable[object]]:
        """What a press on the board brought in private is edited by its number: its original is the board."""
        is_other = self.channel is None and not self.is_where(token)
        return partial(edit_through, token, self.number if is_other else None)

    async def take_back(self, press: Interaction) -> bool:
        """Whether the lent press was not used; it is the lender's to answer again."""
        async with self._answering:  # discord.py calls it answered only when Discord has agreed
            if self.lent is press:
                self.lent = None
            return not press.response.is_done()

    async def acknowledge(self, press: Interaction) -> None:
        """No new screen answers the press, or none in time: Discord is told that it arrived."""
        async with self._answering:
            if self.lent is press:
                self.lent = None
            if not press.response.is_done():
                with suppress(AnsweredBefore):
                    await acknowledge(press)
            self.fresh = press

    async def is_buried(self, under: int = 0) -> bool:
        """Whether more than so many messages that all can see stand below it."""
        if self.channel is None or self.number is None:
            return False
        await self.pace.lets_go()
        return await ask_discord(_count_below(self.channel, self.number, under + 1)) > under

    async def remove(self) -> None:
        """Take a private message away, while a token lives that can."""
        token = self.token
        if token is None or self.number is None:
            return
        try:
            await ask_discord(token.followup.delete_message(self.number))
        except NotTaken as problem:
            log.info("a screen was left standing", problem=repr(problem))

    async def show(self, painting: Painting, *, anew: Anew | None = None) -> bool:
        """Show this, unless it is what the message shows already; raises NotTaken where it cannot.

        Where an edit has to wait for its turn, `anew` tells what is to be shown by then. Whether a screen of
        another kind has come up.
        """
        before, painting = self.shown.kind if self.shown is not None else self._kind, self.last or painting
        try:
            if self.lent is not None and await self._answered(painting):
                self.shown = painting
            elif painting != self.shown:
                self.shown = await self._edited(painting, anew)
        except Stumbled:
            self.shown, self._kind = None, before  # Discord may have taken it
            raise
        self._kind = (self.shown or painting).kind
        return before not in ("", self._kind)

    async def _answered(self, painting: Painting) -> bool:
        """Whether a lent press could carry the new screen in its answer."""
        if self.leaves is not None:
            asyncio.get_running_loop().call_soon(self.leaves)
        self.coming = painting
        sheet, files = await self.services.sheet(painting.screen, **painting.origin)
        async with self._answering:
            lent, self.lent = self.lent, None
            if (
                lent is None
                or lent.response.is_done()
                or self.services.clock.by_discord() - made_at(lent.id) >= LENT_LIFE
            ):
                self.coming = None
                return False
            try:
                await answer_in_place(lent, sheet, files)
            except AnsweredBefore:
                self.fresh = lent
                return False
            except Late:
                return False
            finally:
                self.coming = self.leaves = None
            self.fresh = lent
        self.services.metrics.edits.labels("answer").inc()
        return True

    async def _edited(self, painting: Painting, anew: Anew | None) -> Painting:
        """Edit as soon as that is welcome; what was shown then."""
        waited = False
        while True:
            token, way = self.token, self.way
            turn = self.pace.turn(way.lane, through_token=way.through_token)
            if turn.is_far:
                waited = True
                if self.leaves is not None:
                    self.leaves()  # nobody waits for it so long
                await turn.near()
            if self.token is not token:  # somebody pressed meanwhile: a new token has turns of its own
                continue
            if waited and anew is not None:
                painting = await anew()  # what was overtaken meanwhile is never sent
            try:
                async with self._editing, turn:
                    painting = self.last or painting
                    sheet, files = await self.services.sheet(painting.screen, **painting.origin)
                    if self.leaves is not None:
                        asyncio.get_running_loop().call_soon(self.leaves)
                    await ask_discord(way.edit(view=sheet, attachments=files))
            except Expired:
                if self.channel is None:
                    raise
                self.fresh = None if self.fresh is token else self.fresh
            else:
                self.services.metrics.edits.labels(way.name).inc()
                return painting


async def _count_below(channel: discord.PartialMessageable, number: int, most: int) -> int:
    return len([one async for one in channel.history(limit=most, after=discord.Object(number))])
