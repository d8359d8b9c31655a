"""One table as Discord shows it: its board, the hands that are open, its last lines, and who is called.

A change of the table, a press and a fault of Discord all end in the same question: what must be sent? The
answer follows from what each message shows already, from the table's version and revision, from whether a
photo finish is being judged, and from who is awaited. The press that caused a change is the cheapest way for
one of these messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import structlog
from discord import AllowedMentions

from cogs.games.desk import Desk
from cogs.games.look import AnyLook
from cogs.shown.acting import Acting
from cogs.shown.again import Again
from cogs.shown.boards.burial import Burial
from cogs.shown.boards.content import NOTICED, Content
from cogs.shown.boards.former import Former
from cogs.shown.calls.call import Call, calls_for, guests_of, others_than
from cogs.shown.calls.summons import Summons
from cogs.shown.message import Message, Painting, Press
from cogs.shown.origin import is_board, whereabouts
from cogs.shown.private.hands import Hands
from cogs.shown.stage import Stage
from cogs.wire.expected import Missing, NotTaken, Stumbled, answer_discord, ask_discord
from cogs.wire.presses.pressed import PATIENCE, is_genuine
from cogs.wire.screens.screen import Screen
from data.kept.boards import Board
from data.kept.leavings import Leaving
from engine.game import Press as Made
from engine.tables.table import Cause, Mode, Standing, Status, What

log = structlog.get_logger()

CALLING = 1.5  # seconds for which the screen of whoever starts a match waits for its board

CLOCKS_ALONE = (What.DELAYED, What.WOKEN)  # what moves the clocks bears the news of the step before


class Shown:
    def __init__(self, stage: Stage, table: int) -> None:
        self.stage = stage
        self.id = table
        self.content = Content(stage, table)
        self.call = Call(stage, table)
        self.acting = Acting(self._follow)
        self.burial = Burial(stage.services.clock)
        self.former = Former(stage)
        self._leavings: list[Leaving] = []  # of an earlier run, to be gone on with
        self.again = Again(stage.services.clock, stage.pause)
        self.summons = Summons(stage)
        self._watching: set[int] = set()  # who was told in a race that he only watches
        self.hands = Hands(stage, table, self.acting, self.again)
        self._newest: Standing | None = None  # the table as it was stored last; None: the tables know
        self._is_behind = False  # it changed while somebody acted, and that was not shown yet
        self._board: Message | None = None
        self._version: int | None = None  # of the table, when the board was last made level
        self._uncalled: tuple[int, ...] = ()  # who plays, and has not been told yet that it begins
        self._is_looked_up = False  # whether what is kept of the board is known
        self._posting = asyncio.Lock()  # held by whoever posts the board or a call: there is one of each

    @property
    def is_at_rest(self) -> bool:
        return self.acting.is_over and not self._posting.locked()

    # What the table tells

    def foreseen(self, standing: Standing) -> None:
        """It is being stored so: what answers whoever acts, and then the board, is drawn meanwhile."""
        if self.acting and standing.match is not None and standing.table.status is Status.PLAYING:
            self.hands.foresee(standing)
            self.content.foresee(standing, self._desk(standing))

    def changed(self, standing: Standing, cause: Cause) -> None:
        """The table is stored as it stands here: whatever shows it has to follow."""
        self._newest = self.hands.newest = standing
        undid = cause.seat if cause.what is What.UNDONE else None
        self.content.lines.note(standing, is_news=cause.what not in CLOCKS_ALONE, undid=undid)
        if cause.away >= NOTICED and standing.table.rest is None:
            self.content.given_back += cause.away
        if standing.table.status is Status.OVER and cause.what not in (What.REMATCH, What.RELOADED):
            self.burial.ended()
        if cause.what is What.OPENED:  # whoever opens a table posts its board
            self._is_looked_up, self.call.may_stand = True, False
            return
        if cause.what in (What.CALLED, What.DEALT) and cause.person is not None:
            self._uncalled = others_than(cause.person, standing)
        self._is_behind = True
        if not self.acting:
            self._follow()

    def is_played_in(self, homes: Callable[[int], bool]) -> bool:
        """Whether a match runs here, in one of these guilds."""
        table = self._newest.table if self._newest is not None else None
        return table is not None and table.status is Status.PLAYING and homes(table.home)

    def time_given_back(self, ms: int) -> None:
        """Nobody could play for so long: the board says so once, and until when people have now."""
        self.content.given_back += ms
        self._version = None
        self.paint_soon()
        if self.call.may_stand:
            self.stage.painter.paint_soon(("call", self.id), self._say_until_when)

    def forget_names(self) -> None:
        """Somebody was erased: what is remembered of the table may name them."""
        self._newest = self.hands.newest = None
        self.content.lines.forget()

    def _follow(self) -> None:
        """Have all messages painted that show less than is known."""
        if not self._is_behind:
            return
        self.stage.painter.paint_soon(("board", self.id), self._level_board)
        self._is_behind = self.hands.follow()
        if self.call.may_stand:
            self.stage.painter.paint_soon(("call", self.id), self._release_from_call)
        if self._newest is not None and self._newest.table.clock.mode is Mode.RELAXED:
            release = partial(self.summons.release, self.id)
            self.stage.painter.paint_soon(("summoned", self.id), release)

    async def _current(self) -> Standing:
        return self._newest or await self.stage.services.tables.peek(self.id)

    # The board

    def paint_soon(self) -> None:
        """Bring the board level with what is stored."""
        self.stage.painter.paint_soon(("board", self.id), self._level_board)

    async def board(self) -> Message | None:
        """The message that shows this table to all; None where none was ever posted."""
        if not self._is_looked_up:
            kept = await self.stage.boards.board_of(self.id)
            if kept is not None and not self._is_looked_up:
                self._board = self.stage.public_message(kept.channel, kept.message)
                self.call.recall(kept.channel, kept.mention)
                self.content.lines.recall(kept.told, kept.lines)
            self._is_looked_up = True
        return self._board

    async def open(self, press: Press, standing: Standing) -> None:
        """The board is the answer to the command that opened its table."""
        async with self._posting:
            painting = await self.content.painting(standing, self._desk(standing))
            number = await self._answered(press, painting, calls_for(guests_of(standing)))
            message = await self._is_now(standing.table.place, number, painting, standing)
            message.fresh = press
        self.paint_soon()  # whoever sat down meanwhile is shown

    async def _answered(self, press: Press, painting: Painting, called: AllowedMentions) -> int:
        """The message that answers; where its picture takes long, the press is acknowledged first."""
        drawn = asyncio.ensure_future(self.stage.services.sheet(painting.screen, **painting.origin))
        await asyncio.wait({drawn}, timeout=PATIENCE)
        if not drawn.done() and not press.response.is_done():
            await ask_discord(press.response.defer(thinking=True))
        sheet, files = await drawn
        if press.response.is_done():
            send = press.followup.send(view=sheet, files=files, allowed_mentions=called, wait=True)
            return (await ask_discord(send)).id
        send = press.response.send_message(view=sheet, files=files, allowed_mentions=called)
        return await answer_discord(send)

    async def post(self, standing: Standing, channel: int) -> None:
        """Post the board anew; the old one keeps its picture and loses its buttons."""
        async with self._posting:
            await self._post(standing, channel)

    async def post_first(self, standing: Standing, channel: int) -> bool:
        """Post a new table's board, which calls its guests; False where it is there already."""
        async with self._posting:
            if await self.board() is not None:
                return False
            await self._post(standing, channel, calling=guests_of(standing))
            self.paint_soon()  # whoever sat down meanwhile is shown
            return True

    async def gathered(self) -> None:
        """Wait until all who play are called: what one of them is shown then comes to lie below the board."""
        if self._uncalled or self._posting.locked():
            await self.stage.painter.within(CALLING, ("board", self.id))

    async def _painted_anew(self) -> Painting:
        standing = await self._current()
        self._version = standing.table.version
        return await self.content.painting(standing, self._desk(standing))

    def _desk(self, standing: Standing) -> Desk:
        return self.stage.services.desks[standing.table.game].at(standing.options)

    async def _level_board(self) -> None:
        while self._leavings:
            await self._go_on_leaving(self._leavings[0])
            del self._leavings[0]
        message = self._board or await self.board()
        if message is None:
            return
        standing = await self._current()
        if self._uncalled and message.channel is not None and not standing.table.ended:
            await self._call_together(standing, message.channel.id)
            return
        is_level = self._version == standing.table.version and not self.content.given_back
        if message.shown is not None and message.lent is None and is_level:
            return
        desk = self.stage.services.desks[standing.table.game].at(standing.options)
        is_race = standing.table.status is Status.PLAYING and desk.race
        if is_race and self.content.judges(standing):
            return  # what comes of a photo finish follows at once
        painting = await self.content.painting(standing, desk)
        self._version = standing.table.version
        if is_race and message.shown and message.shown.screen == painting.screen:
            return  # presses on older boards are judged too: what looks the same need not be sent again
        try:
            look = self.content.look  # a race pauses where nobody is about to press
            if await self.burial.is_due(message, pauses=is_race and look is not None and desk.pauses(look)):
                await self._post_again(message, standing)
            elif await message.show(painting, anew=self._painted_anew):
                self.again.came_up(message.number)
            self.again.shown(message.number, painting.revision)
            self.stage.services.tables.shown(self.id, painting.revision)
        except Stumbled:
            self._version = None
            raise
        except NotTaken as problem:
            await self._lost(message, standing, problem)

    async def _post_again(self, message: Message, standing: Standing) -> None:
        async with self._posting:
            if self._board is message and message.channel is not None:
                await self._post(standing, message.channel.id)

    async def _lost(self, message: Message, standing: Standing, problem: NotTaken) -> None:
        log.info("board lost", table=self.id, problem=repr(problem))
        if not isinstance(problem, Missing) or standing.table.ended or message.channel is None:
            return  # no right or no channel: /table brings it elsewhere
        await self._post_again(message, standing)

    async def _call_together(self, standing: Standing, channel: int) -> None:
        """All who play are called once: by a new board at the end of the channel; that of the lobby goes."""
        async with self._posting:
            people, self._uncalled = self._uncalled, ()
            try:
                await self._post(standing, channel, calling=people, instead=True)
            except Stumbled:
                self._uncalled = people
                raise
            except NotTaken as problem:
                log.info("nobody called together", table=self.id, problem=repr(problem))
                self.paint_soon()

    async def _callable(self, people: Sequence[int]) -> list[int]:
        """Those of these people who let themselves be mentioned."""
        known = self.stage.services.people
        return [person for person in people if (await known.settings_of(person)).pings]

    async def _post(
        self, standing: Standing, channel: int, *, calling: Sequence[int] = (), instead: bool = False
    ) -> None:
        """Below all that was said; the old board tells where it is now, or goes: this comes `instead`."""
        old = await self.board()
        await self.former.note(old, standing.table, channel)
        await self.call.withdraw()  # while it is known in which channel it stands
        turn = self.stage.pace.turn(channel)
        await turn.near()
        painting = await self.content.painting(standing, self._desk(standing))
        if calling and standing.match is not None:
            words = (await self.stage.manner(standing.table.home)).words
            told = words("calling-begun", who=words.list_of(f"<@{person}>" for person in calling))
            painting = replace(painting, screen=Screen.saying(told) + painting.screen)
        sheet, files = await self.stage.services.sheet(painting.screen, **painting.origin)
        called = calls_for(await self._callable(calling))
        place = self.stage.client.get_partial_messageable(channel)
        async with turn:
            sent = await ask_discord(place.send(view=sheet, files=files, allowed_mentions=called))
        self.again.came_up(sent.id)
        await self._is_now(channel, sent.id, painting, standing)
        if old is None:
            return
        clear = partial(self._clear, old, standing, deletes=instead)
        try:
            await clear()
        except Stumbled:
            self.stage.painter.paint_soon(("former", old.number), clear)

    async def _is_now(self, channel: int, number: int, shown: Painting | None, standing: Standing) -> Message:
        """The table's board is this message from now on."""
        await self.stage.boards.put(Board(table=self.id, channel=channel, message=number))
        self._board = message = self.stage.public_message(channel, number)
        self.call.recall(channel, None)
        message.shown, self._version = shown, standing.table.version if shown else None
        self._is_looked_up = True
        return message

    async def _clear(self, old: Message, standing: Standing, *, deletes: bool = False) -> None:
        """No former board keeps its picture and its buttons, while Discord lets us do anything about it."""
        try:
            if deletes and old.channel is not None and old.number is not None:
                await self.stage.pace.lets_go()
                await ask_discord(old.channel.get_partial_message(old.number).delete())
            else:
                await self._retire(old, standing)
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("old board left as it was", table=self.id, problem=repr(problem))
        await self.former.forget(old.number)

    async def _retire(self, old: Message, standing: Standing) -> None:
        words = (await self.stage.manner(standing.table.home)).words
        seen_in = old.channel.id if old.channel else None
        told = whereabouts(self._board, words, standing.table.home, seen_in)
        old.last = Painting(Screen.saying(told), self.id, 0)
        await old.show(old.last)

    def was_leaving(self, leaving: Leaving) -> None:
        """An earlier run was killed while it posted this board anew."""
        self._leavings.append(leaving)
        self.paint_soon()

    async def _go_on_leaving(self, leaving: Leaving) -> None:
        """What that run posted last is the board now."""
        async with self._posting:
            standing, board = await self._current(), await self.board()
            old = self.stage.public_message(leaving.channel, leaving.message)
            if board is not None and board.number == leaving.message:
                followers = await self.former.followers(leaving)
                if not followers:
                    await self.former.forget(leaving.message)
                    return
                await self._is_now(leaving.toward, followers[-1], None, standing)
            await self._clear(old, standing)

    # Presses on the board

    @asynccontextmanager
    async def pressed(self, press: Press) -> AsyncIterator[None]:
        """While a press is handled that may change the board: where it was made there, that is the answer."""
        message = await self.board()
        if message is None or not message.is_where(press):
            yield
            if message is None:
                await self._adopt(press)
            if not press.response.is_done():
                await ask_discord(press.response.defer())
            return
        message.lent = press
        try:
            yield
            await self.stage.painter.within(PATIENCE, ("board", self.id))
        except BaseException:
            await message.take_back(press)
            raise
        await message.acknowledge(press)

    def point(self, draft: str) -> None:
        """Somebody points at something on the board, and has done nothing yet."""
        self.content.draft = draft
        self._version = None
        self.paint_soon()

    async def reached(self, press: Press) -> None:
        """The board was pressed and is painted elsewhere: its token may serve from now on."""
        message = self._board or await self.board()
        if message is not None and press.message is not None and press.message.id == message.number:
            message.fresh = press

    def came_late(self, look: AnyLook, seat: int, press: Made) -> None:
        """In a race nothing is said below the board: it tells itself who was too late."""
        if self.content.stragglers.note(look, seat, press):
            self._version = None
            self.paint_soon()

    def tells(self, person: int) -> bool:
        """Whether somebody who only watches is yet to be told so; once is enough."""
        is_new = person not in self._watching
        self._watching.add(person)
        return is_new

    async def mend(self, press: Press, *, is_unknown: bool) -> None:
        """A press on a board of this table was refused: that may be out of date, so set it right."""
        message, pressed = await self.board(), press.message
        if message is not None and message.is_where(press):
            message.shown = None
            self.paint_soon()
        elif pressed is not None and (message is not None or is_unknown):
            words = (await self.stage.manner(press.guild_id or 0)).words
            text = whereabouts(self._board, words, press.guild_id or 0, pressed.channel.id)
            stale = self.stage.public_message(pressed.channel.id, pressed.id)
            stale.lent = press
            await stale.show(Painting(Screen.saying(text), self.id, 0))

    async def _adopt(self, press: Press) -> None:
        """A table without a board was pressed on one: it was posted, but could not be noted."""
        if press.message is not None and is_board(press.message, self.id) and is_genuine(press):
            standing = await self._current()
            await self._is_now(press.message.channel.id, press.message.id, None, standing)
            self.paint_soon()

    # Calls

    async def warn(self, standing: Standing, seat: int) -> None:
        """Mention whoever sits here, and bring a buried board back into sight."""
        if standing.table.clock.mode is Mode.RELAXED:
            await self.summons.call(standing.table, seat)
            return
        message, at = await self.board(), standing.table.seats[seat]
        if message is None or message.channel is None or at.person is None or at.deadline is None:
            return
        if not (await self.stage.services.guilds.settings_of(standing.table.home)).warning:
            return
        try:
            async with self._posting:
                await self.call.withdraw()
                if await message.is_buried():
                    await self._post(standing, message.channel.id)
                if self._desk(standing).race:
                    return  # in a race nothing is said below the board, and its desks tell the time
                if (await self.stage.services.people.settings_of(at.person)).pings:
                    words = (await self.stage.manner(standing.table.home)).words
                    until = self.stage.services.clock.shown(at.deadline)
                    await self.call.stand(words, at.person, until)
        except NotTaken as problem:
            log.info("nobody called", table=self.id, problem=repr(problem))

    async def _release_from_call(self) -> None:
        """The table moved on: nobody is called any more who is not awaited still."""
        if any(seat.warned for seat in (await self._current()).table.seats):
            return
        await self.board()  # it is noted with the board who is called
        await self.call.withdraw()

    async def _say_until_when(self) -> None:
        """Who was called has more time than he was told."""
        standing = await self._current()
        words = (await self.stage.manner(standing.table.home)).words
        for seat in self.stage.by_their_clocks(standing).table.seats:
            if seat.warned and seat.person is not None and seat.deadline is not None:
                await self.call.correct(words, seat.person, seat.deadline)
