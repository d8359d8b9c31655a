"""The board of one table: the message that all see, what it shows, where it stands and moves to.

What must be sent follows from what the message shows already, from the table's version, from whether a photo
finish is being judged, and from who is called.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import discord
import structlog

from cogs.shown.again import Again
from cogs.shown.boards.board import race_pauses
from cogs.shown.boards.burial import BUTTONS, Burial
from cogs.shown.boards.content import Content
from cogs.shown.boards.former import Former
from cogs.shown.calls.call import Call, callable_of, calls_for, guests_of
from cogs.shown.clocks import by_their_clocks
from cogs.shown.message import Interaction, Message, Painting
from cogs.shown.newest import Newest
from cogs.shown.origin import NewerBoard, is_board, whereabouts
from cogs.shown.painter import Key
from cogs.shown.stage import Stage
from cogs.wire.expected import Late, Missing, NotTaken, Stumbled
from cogs.wire.presses.pressed import Pressed, is_genuine
from cogs.wire.screens.screen import Screen
from data.kept.boards import Board
from data.kept.former_boards import FormerBoard
from engine.tables.store import StoreTrouble
from engine.tables.table import Standing, Status

log = structlog.get_logger()


class AsOf(NamedTuple):
    """What a board shows if it shows all: this version of its table, and so much that is no move."""

    version: int
    besides: int


class Anew(NamedTuple):
    """How the board is posted anew."""

    table: int
    channel: int
    calling: tuple[int, ...] = ()
    instead: bool = False  # of the old one, which goes; otherwise that tells where it is now


LONG_AGO = 15_000  # ms after which nobody waits for the table any more that was to be opened
CALLING = 1.5  # seconds for which the screen of whoever starts a match waits for its board


class PublicBoard:
    def __init__(self, stage: Stage, table: int, newest: Newest, again: Again) -> None:
        self.stage = stage
        self.id = table
        self.newest = newest
        self.again = again
        self.content = Content(stage, table)
        self.call = Call(stage, table)
        self.burial = Burial(stage.services.clock)
        self.former = Former(stage)
        self._half_posted: list[FormerBoard] = []  # of an earlier run, to be gone on with
        self.uncalled: tuple[int, ...] = ()  # who plays, and has not been told yet that it begins
        self._message: Message | None = None
        self._is_looked_up = False  # whether what is kept of the board is known
        self._besides = 0  # how often something was to be told that is no move
        self._as_of: AsOf | None = None  # what the board was last made level with
        self.left = asyncio.Event()  # cleared while it is drawn, until it is on its way
        self.left.set()
        self._unsure: Anew | None = None  # a post that Discord may have taken, and we do not know
        self._posting = asyncio.Lock()  # held by whoever posts the board or a call: there is one of each

    @property
    def is_at_rest(self) -> bool:
        return not self._posting.locked()

    @property
    def _goes_on(self) -> bool:
        told = self.newest.told
        return told is None or not told.table.ended

    # The message

    async def message(self) -> Message | None:
        """The message that shows this table to all; None where none was ever posted."""
        if not self._is_looked_up:
            kept = await self.stage.boards.board_of(self.id)
            if kept is not None and not self._is_looked_up:
                self._message = self.stage.public_message(kept.channel, kept.message)
                self.call.recall(kept.channel, kept.mention)
                self.content.lines.recall(kept.told, kept.lines)
            self._is_looked_up = True
        return self._message

    def awaits_its_post(self) -> None:
        """Whoever opens a table posts its board: nothing is kept of one."""
        self._is_looked_up, self.call.may_stand = True, False

    async def _is_now(
        self, channel: int, number: int, shown: Painting | None = None, as_of: AsOf | None = None
    ) -> Message:
        """The table's board is this message from now on.

        It may have been pressed before we heard of it: what was done meanwhile was shown on the old one, or
        nowhere.
        """
        await self.stage.boards.put(Board(table=self.id, channel=channel, message=number))
        self._message = message = self.stage.public_message(channel, number)
        self.call.recall(channel, None)
        message.shown, self._as_of = shown, as_of
        self._is_looked_up = True
        self.paint_soon()
        return message

    # What it shows

    def paint_soon(self) -> None:
        """Bring the board level with what is stored."""
        self.stage.painter.paint_soon(Key("board", self.id), self.level)

    def paint_anew(self) -> None:
        """Also where the table has not changed: something is told of it that is no move."""
        self._besides += 1
        self.paint_soon()

    async def level(self) -> None:
        """Show what is stored, where the message shows less."""
        while self._half_posted:
            await self._go_on_posting(self._half_posted[0])
            del self._half_posted[0]
        message = self._message or await self.message()
        if self._unsure is not None and not (self.uncalled and self._goes_on):
            async with self._posting:
                await self._make_sure(self.newest.told or await self.newest.asked())
            message = await self.message()
        if message is None:
            return
        standing = self.newest.told or await self.newest.asked()
        if self.uncalled and not standing.table.ended:
            await self._call_together(standing)
            return
        as_of = AsOf(standing.table.version, self._besides)
        is_level = self._as_of == as_of and not self.content.lines.given_back
        if message.shown is not None and message.lent is None and is_level:
            return
        is_race = standing.table.status is Status.PLAYING and standing.raced
        if is_race and self.content.awaits_judgement(standing):
            return  # what comes of a photo finish follows at once
        painting = await self.content.painting(standing)
        if message is not self._message:
            return  # it was posted anew meanwhile, and is painted after that
        self._as_of = as_of
        if is_race and message.shown and message.shown.screen == painting.screen:
            return  # presses on older boards are judged too: what looks the same need not be sent again
        await self._bring(message, standing, painting, is_race=is_race)

    async def _bring(
        self, message: Message, standing: Standing, painting: Painting, *, is_race: bool
    ) -> None:
        """To where the board stands, or to the end of the channel where talk has buried it."""
        try:
            manner = self.content.painted
            may_move = self.burial.has_ended or (
                is_race and manner and race_pauses(standing, self.stage, manner)
            )
            if may_move and await self.burial.is_due(message):
                await self._post_again(message, standing)
            else:
                message.leaves = self.left.set
                self.left.clear()
                if await message.show(painting, anew=partial(self._painted_anew, message)):
                    self.again.came_up(message.number)
            self.again.shown(message.number, painting.revision)
            if any(seat.brain for seat in standing.table.seats):
                self.stage.services.tables.minds.shown(self.id, painting.revision)
        except (Stumbled, StoreTrouble):
            self._as_of = None
            raise
        except NotTaken as problem:
            await self._lost(message, standing, problem)
        finally:
            self.left.set()

    async def _painted_anew(self, message: Message) -> Painting:
        standing = self.newest.told or await self.newest.asked()
        as_of = AsOf(standing.table.version, self._besides)
        painting = await self.content.painting(standing)
        if message is self._message:
            self._as_of = as_of
        return painting

    async def _lost(self, message: Message, standing: Standing, problem: NotTaken) -> None:
        log.info("board lost", table=self.id, problem=repr(problem))
        if not isinstance(problem, Missing) or standing.table.ended or message.channel is None:
            return  # no right or no channel: /table brings it elsewhere
        self._as_of = None  # until another one stands there
        await self._post_again(message, standing)

    # Where it stands

    async def open(self, pressed: Pressed, standing: Standing) -> None:
        """The board is the answer to the command that opened its table."""
        async with self._posting:
            as_of = AsOf(standing.table.version, self._besides)
            painting = await self.content.painting(standing)
            drawn = self.stage.services.sheet(painting.screen, **painting.origin)
            try:
                number = await pressed.publish(drawn, calls_for(guests_of(standing)))
            except Late as problem:
                if self.stage.services.clock.by_discord() - pressed.at > LONG_AGO:
                    raise
                log.info("board posted, not answered", table=self.id, problem=repr(problem))
            else:
                message = await self._is_now(standing.table.place, number, painting, as_of)
                message.fresh = pressed.interaction
                return
        await self.post_first(standing, standing.table.place)

    async def post(self, standing: Standing, channel: int) -> None:
        """Post the board anew; the old one keeps its picture and loses its buttons."""
        async with self._posts(channel):
            await self._post(standing, channel)

    async def post_first(self, standing: Standing, channel: int) -> bool:
        """Post a new table's board, which calls its guests; False where it is there already."""
        async with self._posts(channel):
            if await self.message() is not None:
                return False
            await self._post(standing, channel, calling=guests_of(standing))
        return True

    async def gathered(self) -> None:
        """Wait until all who play are called: what one of them is shown then comes to lie below the board."""
        if self.uncalled or self._posting.locked():
            await self.stage.painter.within(CALLING, Key("board", self.id))

    async def _post_again(self, message: Message, standing: Standing) -> None:
        async with self._posting:
            if self._message is message and message.channel is not None:
                await self._post(standing, message.channel.id)

    async def _call_together(self, standing: Standing) -> None:
        """All who play are called once: by a new board at the end of the channel; that of the lobby goes."""
        async with self._posting:
            place = self._message and self._message.channel
            if place is None:
                return
            try:
                await self._post(standing, place.id, calling=self.uncalled, instead=True)
            except (Stumbled, StoreTrouble):
                raise
            except NotTaken as problem:
                log.info("nobody called together", table=self.id, problem=repr(problem))
                self.uncalled = ()
                self.paint_soon()
            except BaseException:
                self.uncalled = ()  # whatever it is, the board is painted on
                raise

    @asynccontextmanager
    async def _posts(self, channel: int) -> AsyncIterator[None]:
        """Nobody waits for a post there that Discord may have taken: it is made sure of soon."""
        try:
            async with self._posting:
                yield
        except (Stumbled, StoreTrouble) as problem:
            if self._unsure is None or self._unsure.channel != channel:
                raise
            log.warning("not posted yet", table=self.id, problem=repr(problem))
            self.paint_soon()

    async def _post(
        self, standing: Standing, channel: int, *, calling: Sequence[int] = (), instead: bool = False
    ) -> None:
        """Below all that was said; the old board tells where it is now, or goes: this comes `instead`."""
        anew = Anew(self.id, channel, tuple(calling), instead)
        if self._unsure != anew:
            await self._make_sure(standing)
        await self._post_as(anew, standing)

    async def _make_sure(self, standing: Standing) -> None:
        """What Discord may have taken is the board: with the same nonce it is posted once."""
        try:
            if self._unsure is not None:
                await self._post_as(self._unsure, standing)
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("not posted", table=self.id, problem=repr(problem))

    async def _post_as(self, anew: Anew, standing: Standing) -> None:
        try:
            await self._posted(anew, standing)
        finally:
            self._unsure = anew if self.stage.posts.is_unsure(anew) else None

    async def _posted(self, anew: Anew, standing: Standing) -> None:
        old, channel, calling = await self.message(), anew.channel, anew.calling
        await self.former.note(old, standing.table, channel)
        await self.call.withdraw()  # while it is known in which channel it stands
        turn = self.stage.pace.turn(channel)
        await turn.near()
        as_of = AsOf(standing.table.version, self._besides)
        painting = await self.content.painting(standing)
        if calling and standing.match is not None:
            words = (await self.stage.manner(standing.table.home)).words
            told = words("calling-begun", who=words.list_of(f"<@{person}>" for person in calling))
            painting = replace(painting, screen=Screen.saying(told) + painting.screen)
        sheet, files = await self.stage.services.sheet(painting.screen, **painting.origin)
        called = calls_for(await callable_of(self.stage, calling))
        place = self.stage.client.get_partial_messageable(channel)
        mark = NewerBoard(self.id, than=old and old.number)
        async with self.stage.posts.once(anew) as post:
            async with turn:
                sent = await post(place, mark, view=sheet, files=files, allowed_mentions=called)
            self.again.came_up(sent.number)
            await self._is_now(channel, sent.number, None if sent.by_then else painting, as_of)
            if anew.instead and self.uncalled == anew.calling:
                self.uncalled = ()
        self.stage.services.tables.minds.shown(self.id, painting.revision)
        if old is None:
            return
        if old.number == sent.number:  # it was pressed before we heard of it, and known by that
            await self.former.forget(old.number)
            return
        clear = partial(self._clear, old, standing, deletes=anew.instead)
        try:
            await clear()
        except (Stumbled, StoreTrouble):
            self.stage.painter.paint_soon(Key("former", self.id, old.number), clear)

    async def _clear(self, old: Message, standing: Standing, *, deletes: bool = False) -> None:
        """The old board tells where it is now, or goes."""
        told = None if deletes else await self._gone(standing.table.home, old.channel and old.channel.id)
        await self.former.clear(old, self.id, told)

    def was_posted_anew(self, former: FormerBoard) -> None:
        """An earlier run was killed while it posted this board anew."""
        self._half_posted.append(former)
        self.paint_soon()

    async def _go_on_posting(self, former: FormerBoard) -> None:
        """What that run posted last is the board now."""
        async with self._posting:
            standing, board = self.newest.told or await self.newest.asked(), await self.message()
            old = self.stage.public_message(former.channel, former.message)
            if board is not None and board.number == former.message:
                followers = await self.former.followers(former)
                if not followers:
                    await self.former.forget(former.message)
                    return
                await self._is_now(former.toward, followers[-1])
            await self._clear(old, standing)

    async def _gone(self, home: int, seen_in: int | None) -> Painting:
        """What a message shows that is the board no more: where that is now."""
        words = (await self.stage.manner(home)).words
        told = whereabouts(self._message, words, home, seen_in)
        return Painting(Screen.saying(told), self.id, 0)

    # Presses on it that meant another

    async def mend(self, press: Interaction, *, is_unknown: bool) -> None:
        """A press on a board of this table was refused: that may be out of date, so set it right."""
        message, pressed = await self.message(), press.message
        if message is not None and message.is_where(press):
            message.shown = None
            self.paint_soon()
        elif pressed is not None and (message is not None or is_unknown) and not self._is_coming(pressed):
            await self._tell_where(press, pressed)

    def _is_coming(self, pressed: discord.Message) -> bool:
        """Whether this may be the board that is being posted, and was seen before we heard of it."""
        is_posted = self._posting.locked() or self._unsure is not None or bool(self._half_posted)
        return is_posted and (self._message is None or pressed.id > (self._message.number or 0))

    async def recognise(self, press: Interaction) -> None:
        """Another message than the board was pressed as one: it was once, or where none is known it is.

        One that could not be noted when it was posted is known by that.
        """
        pressed = press.message
        if pressed is None or not is_board(pressed, self.id) or not is_genuine(press):
            return
        async with self._posting:
            board = await self.message() or await self._is_now(pressed.channel.id, pressed.id)
        if not board.is_where(press) and not self._is_coming(pressed):
            await self._tell_where(press, pressed)

    async def _tell_where(self, press: Interaction, old: discord.Message) -> None:
        """What was pressed is the board no more: it tells where that is now."""
        stale = self.stage.public_message(old.channel.id, old.id)
        stale.lent = press
        try:
            await stale.show(await self._gone(press.guild_id or 0, old.channel.id))
        except NotTaken as problem:
            log.info("old board left as it was", table=self.id, problem=repr(problem))

    # Calls below it

    async def warn(self, seat: int) -> None:
        """Mention whoever sits here, and bring a buried board back into sight.

        Where Discord did not take it, it is told again, unless nobody is awaited by then.
        """
        try:
            async with self._posting:
                before = self._unsure
                try:
                    await self._warn(seat)
                finally:
                    if self._unsure not in (None, before):
                        self.paint_soon()  # whether he is awaited by then or not
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("nobody called", table=self.id, problem=repr(problem))

    async def _warn(self, seat: int) -> None:
        message, standing = await self.message(), await self.newest.asked()
        at = standing.table.seats[seat]
        if message is None or message.channel is None or not at.warned:
            return
        if at.person is None or at.deadline is None:
            return
        if not (await self.stage.services.guilds.settings_of(standing.table.home)).warning:
            return
        if not self.call.may_have_called(at.person):
            await self.call.withdraw()
        if await self._is_sought(message, standing):
            await self._post(standing, message.channel.id)
        if standing.raced:
            return  # in a race nothing is said below the board, and its desks tell the time
        if await callable_of(self.stage, [at.person]):
            words = (await self.stage.manner(standing.table.home)).words
            await self.call.stand(words, at.person, self.stage.services.clock.shown(at.deadline))
            if not (await self.newest.asked()).table.seats[seat].warned:  # he played meanwhile
                await self.call.withdraw()

    async def _is_sought(self, message: Message, standing: Standing) -> bool:
        """Whether whoever is awaited has to look for the board; a race's is moved under nobody's finger."""
        if not standing.raced:
            return await message.is_buried()
        own = self.stage.services.desks[standing.table.game].secret  # a board below would push that away
        if own and not race_pauses(standing, self.stage, await self.stage.manner(standing.table.home)):
            return False
        return await message.is_buried(BUTTONS)

    async def release_from_call(self) -> None:
        """The table moved on: nobody is called any more who is not awaited still."""
        if any(seat.warned for seat in (self.newest.told or await self.newest.asked()).table.seats):
            return
        await self.message()  # it is noted with the board who is called
        await self.call.withdraw()

    async def say_until_when(self) -> None:
        """Who was called has more time than he was told."""
        standing = self.newest.told or await self.newest.asked()
        words = (await self.stage.manner(standing.table.home)).words
        for seat in by_their_clocks(standing, self.stage.services.clock).table.seats:
            if seat.warned and seat.person is not None and seat.deadline is not None:
                await self.call.correct(words, seat.person, seat.deadline)
