"""The private screens that are open at one table: at most one a person, each kept level with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import partial

import structlog

from cogs.shown.acting import Acting, Leave
from cogs.shown.again import Again
from cogs.shown.message import Interaction
from cogs.shown.newest import Newest
from cogs.shown.painter import Key
from cogs.shown.private.hand import Hand
from cogs.shown.stage import Stage
from cogs.wire.expected import NotTaken, Stumbled
from cogs.wire.presses.asides import Aside
from cogs.wire.presses.pressed import Pressed
from engine.tables.table import Standing, Status

log = structlog.get_logger()


class Hands:
    def __init__(
        self,
        stage: Stage,
        table: int,
        newest: Newest,
        acting: Acting,
        again: Again,
        board_left: asyncio.Event,
    ) -> None:
        self.stage = stage
        self.table = table
        self.newest = newest
        self.acting = acting
        self.again = again
        self.board_left = board_left
        self._open: dict[int, Hand] = {}  # by person
        self._coming: list[int] = []  # to whom another one will be sent, once for each

    def follow(self) -> bool:
        """Have all that show less painted; whether some wait for the answer to what their people do."""
        is_behind, standing = False, self.newest.told
        for person, hand in self._open.items():
            if person in self.acting:
                is_behind = True  # the answer comes first, and then what it does not show
            elif (
                standing is None
                or standing.table.ended
                or (seat := standing.table.seat_of(person)) is None
                or hand.shows != standing.table.as_shown(seat)
            ):
                self.stage.painter.paint_soon(Key("hand", self.table, person), partial(self._level, person))
        return is_behind

    def follows(self, person: int) -> bool:
        """Whether a hand is open that tells this person by itself what becomes of the table."""
        hand = self._open.get(person)
        return hand is not None and hand.message.token is not None

    async def say(self, pressed: Pressed, standing: Standing, notice: str) -> None:
        """A word about a press on the board: on the hand, which comes up below it, where one is open.

        So it is seen wherever the hand stood, also by whoever has put that away; nothing stands beside it.
        """
        seat = standing.table.seat_of(pressed.person)
        playing = standing.match is not None and not standing.table.ended
        if seat is None or not playing or not self.follows(pressed.person):
            await pressed.whisper(notice)
            return
        await self.open(pressed, standing, draft=self._open[pressed.person].draft, notice=notice)
        await self.stage.services.asides.clear(self.table, pressed.person)

    @contextmanager
    def one_comes(self, person: int) -> Iterator[None]:
        """While what somebody does brings another hand, the one that is open is left as it is.

        Nobody else waits for it, as for whoever acts: that somebody has pressed first all are to see at once.
        """
        self._coming.append(person)
        try:
            yield
        finally:
            self._coming.remove(person)
            self.stage.painter.paint_soon(Key("hand", self.table, person), partial(self._level, person))

    async def open(
        self,
        pressed: Pressed,
        standing: Standing,
        *,
        after: Awaitable[None] | None = None,
        draft: str = "",
        notice: str = "",
    ) -> None:
        """Show a hand in a private message of its own, below what comes first; the one that was open goes."""
        hand = self._new(pressed, None)
        hand.draft = draft
        hand.tell(notice, standing.table.revision)
        painting = hand.painting(standing)
        number = await pressed.post(
            painting.screen, table=painting.table, revision=painting.revision, after=after
        )
        hand.message.number = number
        self.again.came_up(number)
        hand.message.fresh, hand.message.shown = pressed.interaction, painting
        other = self._open.get(pressed.person)  # whoever pressed twice had another one sent meanwhile
        if other is None or other.number < number:
            self._open[pressed.person] = hand
            now = (self.newest.told or await self.newest.asked()).table
            seat = now.seat_of(pressed.person)  # before a race those behind whoever gets up move on
            if seat is None or now.ended or hand.shows != now.as_shown(seat):
                # It changed while it was sent.
                paint = partial(self._level, pressed.person)
                self.stage.painter.paint_soon(Key("hand", self.table, pressed.person), paint)
        await self._keep_newest(pressed.person, hand, other)

    def pressed(self, pressed: Pressed, draft: str) -> Hand:
        """The hand that was pressed, on which nothing is said any more of what was before.

        Whoever taps fast presses buttons that do not know his draft yet.
        """
        known, message = self._open.get(pressed.person), pressed.interaction.message
        if known is not None and message is not None and message.id == known.message.number:
            known.words, known.text_only = pressed.words, pressed.settings.text_boards
            known.notice, known.noticed_at = "", None
            return known
        hand = self._new(pressed, message.id if message else None)
        hand.draft = draft
        return hand

    async def answer(self, pressed: Pressed, hand: Hand, leaves: Leave | None = None) -> None:
        """Show the hand anew, as the answer to a press on it; `leaves` is told when that is on its way."""
        press, other = pressed.interaction, self._open.get(pressed.person)
        if other is not None and other is not hand and other.number > hand.number:
            await self._answer_on(other, press, hand, leaves)
            return
        hand.asked += 1
        hand.message.lent, hand.message.leaves = press, leaves
        if press.response.is_done():  # it took long: its token edits the hand
            hand.message.fresh = press
        if other is not hand:
            self._open[pressed.person] = hand
            self.stage.services.asides.becomes_more(self.table, pressed.person, hand.message.number)
        key = Key("hand", self.table, pressed.person)
        painted = self.stage.painter.paint_soon(key, partial(self._level, pressed.person))
        if painted is not None:
            await asyncio.wait((painted,), timeout=pressed.patience)
        if hand.message.fresh is not press:
            await hand.message.acknowledge(press)
        if hand.answered != hand.asked and pressed.person not in self._open:  # no older token edits it
            self._open[pressed.person] = hand
            self.stage.painter.paint_soon(key, partial(self._level, pressed.person))
        self.again.shown(hand.message.number, hand.revision or 0)
        if other is not hand or self._open.get(pressed.person) is not hand:
            await self._keep_newest(pressed.person, hand, other)

    async def _answer_on(self, newer: Hand, press: Interaction, hand: Hand, leaves: Leave | None) -> None:
        """A newer one came up while this was pressed: what is chosen and said here stands there now."""
        newer.draft = hand.draft
        newer.tell(hand.notice, hand.noticed_at)
        newer.asked += 1
        await hand.message.acknowledge(press)
        if leaves is not None:
            leaves()
        key = Key("hand", self.table, newer.person)
        self.stage.painter.paint_soon(key, partial(self._level, newer.person))
        await self._keep_newest(newer.person, newer, hand)

    async def _keep_newest(self, person: int, *hands: Hand | None) -> None:
        """The message that came last stays; what was pressed or opened before we knew of it goes."""
        known = [hand for hand in (*hands, self._open.get(person)) if hand is not None]
        newest = max(hand.number for hand in known)
        for hand in known:
            if hand.number < newest:
                await hand.message.remove()

    def _new(self, pressed: Pressed, number: int | None) -> Hand:
        message = self.stage.private_message(number)
        return Hand(self.stage, pressed.person, message, pressed.words, pressed.settings.text_boards)

    async def _level(self, person: int) -> None:
        hand = self._open.get(person)
        if hand is not None and hand.message.lent is None and not self.board_left.is_set():
            await self.board_left.wait()  # it tells all of them what happened
            hand = self._open.get(person)
        if hand is None:
            return
        asked = hand.asked
        is_asked = asked != hand.answered
        if (person in self.acting or person in self._coming) and not is_asked:
            self.acting.left_out = True
            return  # the answer to what this person does brings the next screen
        standing = self.newest.told or await self.newest.asked()
        seat = standing.table.seat_of(person)
        is_last = seat is None or standing.table.ended
        if seat is not None and not is_last and not is_asked and hand.shows == standing.table.as_shown(seat):
            return
        if seat is not None and standing.table.status is Status.OVER:
            hand.aftermath = await self.stage.aftermaths.of_person(self.table, person)
        painting, before = hand.painting(standing), hand.message.shown
        if seat is not None and not is_last and not is_asked:
            is_awaited = standing.table.seats[seat].deadline is not None  # needs the buttons of this revision
            if not is_awaited and before is not None and before.screen == painting.screen:
                return
        is_lost = False
        try:
            if await hand.message.show(painting):
                self.again.came_up(hand.message.number)
            hand.answered = asked
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("hand lost", table=self.table, problem=repr(problem))
            is_lost = True
        is_pressed = hand.asked != asked  # meanwhile: on the way back, it may be
        if is_lost or (is_last and not is_pressed):
            self._forget(person, hand)
        if standing.table.ended or (is_last and not is_lost and not is_pressed):
            await self._is_over(person, hand, standing)

    async def _is_over(self, person: int, hand: Hand, standing: Standing) -> None:
        """What was answered goes; the way back of whoever left is an answer itself, and goes like one.

        Beside a result stands nothing, whatever it is about.
        """
        asides, token, number = self.stage.services.asides, hand.message.token, hand.message.number
        if standing.table.ended or token is None or number is None:
            await asides.clear(self.table, person)
            await asides.clear(standing.table.place, person)
        else:
            await asides.follow(self.table, person, Aside(token, number))

    def _forget(self, person: int, hand: Hand) -> None:
        if self._open.get(person) is hand:
            del self._open[person]
