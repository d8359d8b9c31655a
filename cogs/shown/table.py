"""One table as Discord shows it: its board, the hands that are open, and who is called.

A change of the table, a press and a fault of Discord all end in the same question: what must be sent? Each
message answers for itself; here stands when it is asked. The press that caused a change is the cheapest way
for one of these messages.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from cogs.games.look import AnyLook
from cogs.shown.acting import Acting
from cogs.shown.again import Again
from cogs.shown.boards.board import foreseen
from cogs.shown.boards.content import NOTICED
from cogs.shown.boards.public import PublicBoard
from cogs.shown.calls.call import others_than
from cogs.shown.calls.summons import Summons
from cogs.shown.message import Interaction
from cogs.shown.newest import Newest
from cogs.shown.painter import Key
from cogs.shown.private.hand import Hand
from cogs.shown.private.hands import Hands
from cogs.shown.stage import Stage
from cogs.wire.presses.pressed import Pressed
from engine.game import Press
from engine.tables.table import Cause, Mode, Standing, Status, What


class Shown:
    def __init__(self, stage: Stage, table: int) -> None:
        self.stage = stage
        self.id = table
        self.newest = Newest(stage.services.tables, table)
        self.again = Again(stage.services.clock, stage.pause)
        self.acting = Acting(self._follow)
        self.board = PublicBoard(stage, table, self.newest, self.again)
        self.hands = Hands(stage, table, self.newest, self.acting, self.again, self.board.left)
        self.summons = Summons(stage)
        self._watching: set[int] = set()  # who was told in a race that he only watches
        self._is_behind = False  # the table changed while somebody acted, and that was not shown yet
        self._foreseen: Standing | None = None  # what is being stored, and drawn meanwhile

    @property
    def is_at_rest(self) -> bool:
        return self.acting.is_over and self.board.is_at_rest

    def foresee(self, hand: Hand, standing: Standing) -> None:
        """It is being stored so: what answers whoever acts is drawn meanwhile."""
        if standing.match is None or standing.table.status is not Status.PLAYING:
            return
        self._foreseen = standing
        for sketch in hand.painting(standing).sketches:
            self.stage.services.studio.draw_soon(sketch, self.id)

    # What the table tells

    def changed(self, standing: Standing, cause: Cause) -> None:
        """The table is stored as it stands here: whatever shows it has to follow."""
        self.newest.told, board = standing, self.board
        is_foreseen, self._foreseen = standing is self._foreseen, None
        board.content.lines.untold.append((standing, cause))
        if cause.away >= NOTICED and standing.table.rest is None:
            board.content.lines.given_back += cause.away
        if standing.table.status is Status.OVER and cause.what not in (What.REMATCH, What.RELOADED):
            board.burial.has_ended = True
        if cause.what is What.OPENED:
            board.awaits_its_post()
            return
        if cause.what in (What.CALLED, What.DEALT) and cause.person is not None:
            board.uncalled = others_than(cause.person, standing)
        self._is_behind = True
        if not self.acting:
            self._follow()
        elif is_foreseen:  # meanwhile the board is drawn
            for sketch in foreseen(standing, self.stage, board.content.painted, board.content.draft):
                self.stage.services.studio.draw_soon(sketch, self.id)

    def _follow(self) -> None:
        """Have all messages painted that show less than is known."""
        if not self._is_behind and not self.acting.left_out:
            return
        self.acting.left_out = False
        self.stage.painter.paint_soon(Key("board", self.id), self.board.level)
        self._is_behind = self.hands.follow()
        if self.board.call.may_stand:
            self.stage.painter.paint_soon(Key("call", self.id), self.board.release_from_call)
        standing = self.newest.told
        if standing is not None and standing.table.clock.mode is Mode.RELAXED:
            release = partial(self.summons.release, self.id)
            self.stage.painter.paint_soon(Key("summoned", self.id), release)

    async def warn(self, standing: Standing, seat: int) -> None:
        """Call whoever sits here."""
        if standing.table.clock.mode is Mode.RELAXED:
            await self.summons.call(standing.table, seat)
        else:
            await self.board.warn(seat)

    def is_played_in(self, homes: Callable[[int], bool]) -> bool:
        """Whether a match runs here, in one of these guilds."""
        table = self.newest.told.table if self.newest.told is not None else None
        return table is not None and table.status is Status.PLAYING and homes(table.home)

    def time_given_back(self, ms: int) -> None:
        """Nobody could play for so long: the board says so once, and until when people have now."""
        self.board.content.lines.given_back += ms
        self.board.paint_anew()
        if self.board.call.may_stand:
            self.stage.painter.paint_soon(Key("call", self.id), self.board.say_until_when)

    def forget_names(self) -> None:
        """Somebody was erased: what is remembered of the table may name them."""
        self.newest.told = self._foreseen = None
        self.board.content.lines.forget()

    # Presses on the board

    @asynccontextmanager
    async def pressed(self, pressed: Pressed) -> AsyncIterator[None]:
        """While a press is handled that may change the board: where it was made there, that is the answer."""
        press, message = pressed.interaction, await self.board.message()
        if message is None or not message.is_where(press):
            yield
            try:
                await pressed.acknowledge()
            finally:
                await self.board.recognise(press)
            return
        message.lent = press
        try:
            yield
            await self.stage.painter.within(pressed.patience, Key("board", self.id))
        except BaseException:
            await message.take_back(press)
            raise
        await message.acknowledge(press)

    def point(self, draft: str) -> None:
        """Somebody points at something on the board, and has done nothing yet."""
        self.board.content.draft = draft
        self.board.paint_anew()

    async def reached(self, press: Interaction) -> None:
        """The board was pressed and is painted elsewhere: its token may serve from now on."""
        message = await self.board.message()
        if message is not None and message.is_where(press):
            message.fresh = press

    def came_late(self, look: AnyLook, seat: int, press: Press, *, is_gone: bool) -> None:
        """In a race nothing is said below the board: it tells itself who was too late."""
        if self.board.content.stragglers.note(look, seat, press, is_gone=is_gone):
            self.board.paint_anew()

    def tells(self, person: int) -> bool:
        """Whether somebody who only watches is yet to be told so; once is enough."""
        is_new = person not in self._watching
        self._watching.add(person)
        return is_new
