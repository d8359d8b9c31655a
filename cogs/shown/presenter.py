"""Shows tables on Discord: their boards, the private screens that are open, the calls to whoever is late."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import discord
import structlog

from cogs.shown.answers import Answers
from cogs.shown.board import board
from cogs.shown.calls import Calls
from cogs.shown.canvas import Canvas, Lost, Painting
from cogs.shown.hands import Hands
from cogs.shown.pace import Pace
from cogs.shown.painter import Painter
from cogs.shown.recent import Recent
from cogs.wire.pressed import PATIENCE, ButtonPress, is_genuine
from cogs.wire.screen import Screen
from cogs.wire.services import Parlour, Payload
from data.kept.boards import Board, Boards
from data.words import Words
from engine.game import Refusal
from engine.tables.store import StoreTrouble
from engine.tables.table import Cause, Standing, Table, TableKind, What

log = structlog.get_logger()

DELETED = frozenset({10008})  # the message is gone, the channel may be there
REMEMBERED = 4_000  # boards; others are looked up again
AGAIN = 5.0  # seconds until a painting that could not be made is tried once more


class Presenter:
    def __init__(
        self, client: discord.Client, boards: Boards, words_at: Callable[[int], Awaitable[Words]], pace: Pace
    ) -> None:
        self.client = client
        self.boards = boards
        self.words_at = words_at
        self.painter = Painter()
        self.answers = Answers()
        self.pace = pace
        self._canvases: OrderedDict[int, Canvas] = OrderedDict()

    def enter(self, parlour: Parlour) -> None:
        """Begin to show the tables of this house."""
        self.parlour = parlour
        self.recent = Recent(parlour)
        self.hands = Hands(parlour, self.painter, self.pace, self.answers)
        self.calls = Calls(self)

    # What the tables tell us

    async def changed(self, standing: Standing, cause: Cause) -> None:
        table = standing.table
        self.parlour.metrics.changes.labels(cause.what.value).inc()
        if cause.what is not What.DELAYED:
            self.recent.note(standing, self.parlour.desks[table.game], await self.words_at(table.home))
        if cause.what is not What.OPENED:  # whoever opens a table posts its board
            self.want(table.id)
        self.hands.changed(standing)
        self.painter.want(("call", table.id), partial(self.calls.answered, standing))

    async def warned(self, standing: Standing, seat: int) -> None:
        if (await self.parlour.guilds.of(standing.table.home)).warning:
            self.painter.want(("call", standing.table.id), partial(self.calls.call, standing, seat))

    # Boards

    def want(self, table: int) -> None:
        """Bring this table's board level with what is stored."""
        self.painter.want(("board", table), partial(self._paint, table))

    async def screen(self, standing: Standing) -> Screen:
        desk, words = self.parlour.desks[standing.table.game], await self.words_at(standing.table.home)
        return board(standing, desk, words, await self.recent.of(standing, desk, words))

    async def sheet(self, standing: Standing) -> Payload:
        """The board as it is to be posted."""
        return await self._drawn(await self._as_it_stands(standing))

    async def _drawn(self, painting: Painting) -> Payload:
        return await self.parlour.sheet(
            painting.screen, table=painting.table, revision=painting.revision, text_only=painting.text_only
        )

    async def canvas(self, table: int) -> Canvas | None:
        """The table's board; None where none was ever posted."""
        known = self._canvases.get(table)
        if known is None:
            kept = await self.boards.of(table)
            if kept is None:
                return None
            known = self._remember(table, kept.channel, kept.message)
        self._canvases.move_to_end(table)
        return known

    async def posted(self, table: int, channel: int, message: int) -> Canvas:
        """The table's board is this message from now on."""
        await self.boards.put(Board(table=table, channel=channel, message=message))
        return self._remember(table, channel, message)

    async def post(self, standing: Standing, channel: int) -> None:
        """Post the board anew; the old one keeps its picture and loses its buttons."""
        table = standing.table
        old = await self.canvas(table.id)
        await self.calls.withdraw(table.id)  # while it is known in which channel it stands
        painting = await self._as_it_stands(standing)
        sheet, files = await self._drawn(painting)
        target = self.client.get_partial_messageable(channel)
        await self.pace.turn(channel)
        sent = await target.send(view=sheet, files=files)
        canvas = await self.posted(table.id, channel, sent.id)
        canvas.shown = painting
        if old is not None:
            await self._retire(old, canvas, table)

    @asynccontextmanager
    async def lent(self, interaction: discord.Interaction[Any], table: int) -> AsyncIterator[None]:
        """While a press on the board is handled, its answer may carry the new board."""
        canvas = await self.canvas(table)
        if canvas is None or interaction.message is None or canvas.message != interaction.message.id:
            yield
            if canvas is None:
                await self._adopt(interaction, table)
            if not interaction.response.is_done():
                await interaction.response.defer()
            return
        canvas.lend(interaction)
        try:
            yield
            settled = asyncio.ensure_future(self.painter.settled(("board", table)))
            await asyncio.wait({settled}, timeout=PATIENCE)
        finally:
            unanswered = await canvas.take_back(interaction)
        if unanswered:
            await interaction.response.defer()
            canvas.refresh(interaction)

    async def _adopt(self, interaction: discord.Interaction[Any], table: int) -> None:
        """A table without a board was pressed on this message: it was posted, but could not be noted."""
        message = interaction.message
        if message is None or message.flags.ephemeral or not is_genuine(interaction):
            return
        if await self.boards.shown_by(message.id) is not None:
            return
        await self.posted(table, message.channel.id, message.id)
        self.want(table)

    async def mend(self, pressed: ButtonPress, refusal: Refusal) -> None:
        """The press was refused: the message it came from may be out of date, so set it right.

        A forged press says nothing of the message, and changes nothing that anybody else sees.
        """
        message = pressed.interaction.message
        if message is None or message.flags.ephemeral or not is_genuine(pressed.interaction):
            return
        canvas = await self.canvas(pressed.table)
        if canvas is not None and canvas.message == message.id:
            canvas.shown = None
            self.want(pressed.table)
        elif await self.boards.shown_by(message.id) is not None:
            return  # the message is the board of another table, and right
        elif refusal.kind is TableKind.UNKNOWN or canvas is not None:
            words = await self.words_at(pressed.interaction.guild_id or 0)
            text = _moved(words, canvas, message.channel.id) if canvas else words("board-unknown")
            await pressed.replace(Screen.of(text), table=pressed.table, revision=0)

    async def _paint(self, table: int) -> None:
        """Bring the board level; where Discord or the database cannot, try once more a little later."""
        try:
            await self._level(table)
        except (discord.HTTPException, StoreTrouble) as problem:
            log.warning("board not painted yet", table=table, problem=str(problem))
            asyncio.get_running_loop().call_later(AGAIN, self.want, table)

    async def _level(self, table: int) -> None:
        canvas = await self.canvas(table)
        if canvas is None:
            return
        if not canvas.is_lent:
            await self.answers.given(table)
        standing = await self.parlour.tables.peek(table)
        painting = await self._painting(table)
        if self._still_right(canvas, painting, standing):
            return
        try:
            await canvas.paint(painting, anew=partial(self._painting, table))
        except Lost as lost:
            await self._lost(standing, canvas, lost)

    async def _painting(self, table: int) -> Painting:
        """What this table's board should show at this moment."""
        return await self._as_it_stands(await self.parlour.tables.peek(table))

    async def _as_it_stands(self, standing: Standing) -> Painting:
        table = standing.table
        text_only = (await self.parlour.guilds.of(table.home)).text_boards
        return Painting(await self.screen(standing), table.id, table.revision, text_only)

    def _still_right(self, canvas: Canvas, painting: Painting, standing: Standing) -> bool:
        """In a race presses on older boards are judged too: what looks the same need not be sent again.

        Nor is anything sent while a photo finish runs: what comes of it follows at once.
        """
        view = standing.view(None)
        if not self.parlour.desks[standing.table.game].race or standing.table.ended or view is None:
            return False
        return view.judging or (canvas.shown is not None and canvas.shown.screen == painting.screen)

    async def _lost(self, standing: Standing, canvas: Canvas, lost: Lost) -> None:
        table = standing.table
        log.info("board lost", table=table.id, code=lost.code)
        if lost.code not in DELETED or table.ended or canvas.channel is None:
            return  # no right or no channel: /table brings it elsewhere
        try:
            await self.post(standing, canvas.channel.id)
        except discord.HTTPException as problem:
            log.info("board not posted again", table=table.id, code=problem.code)

    async def _retire(self, old: Canvas, new: Canvas, table: Table) -> None:
        text = _moved(await self.words_at(table.home), new, old.channel.id if old.channel else None)
        try:
            await old.paint(Painting(Screen.of(text), table.id, 0))
        except (Lost, discord.HTTPException) as problem:
            log.info("old board left as it was", table=table.id, problem=str(problem))

    def _remember(self, table: int, channel: int, message: int) -> Canvas:
        target = self.client.get_partial_messageable(channel)
        canvas = self._canvases[table] = Canvas(self.parlour, self.pace, target, message)
        while len(self._canvases) > REMEMBERED:
            self._canvases.popitem(last=False)
        return canvas


def _moved(words: Words, board: Canvas, seen_in: int | None) -> str:
    """Where a table's board is now, for those who look at an old one."""
    if board.channel is None or board.channel.id == seen_in:
        return words("board-moved")
    return words("board-moved-to", place=f"<#{board.channel.id}>")
