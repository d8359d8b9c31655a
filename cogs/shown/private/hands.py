"""The private screens that are open at one table: at most one a person, each kept level with the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from cogs.shown.acting import Acting
from cogs.shown.message import Painting
from cogs.shown.private.hand import Hand
from cogs.shown.stage import Stage
from cogs.wire.expected import NotTaken, Stumbled
from cogs.wire.presses.pressed import PATIENCE, Pressed
from engine.tables.table import Standing, Status

log = structlog.get_logger()


class Hands:
    """`current` tells how the table stands."""

    def __init__(
        self, stage: Stage, table: int, acting: Acting, current: Callable[[], Awaitable[Standing]]
    ) -> None:
        self.stage = stage
        self.table = table
        self.acting = acting
        self.current = current
        self._open: dict[int, Hand] = {}  # by person

    def follow(self, standing: Standing | None) -> bool:
        """Have all that show less painted; whether some wait for the answer to what their people do."""
        is_behind = False
        for person, hand in self._open.items():
            if person in self.acting:
                is_behind = True  # the answer comes first, and then what it does not show
            elif standing is None or self._is_behind(person, hand, standing):
                self._want(person)
        return is_behind

    def _is_behind(self, person: int, hand: Hand, standing: Standing) -> bool:
        table = standing.table
        return table.ended or hand.revision != table.revision or table.seat_of(person) is None

    def follows(self, person: int) -> bool:
        """Whether a hand is open that tells this person by itself what becomes of the table."""
        hand = self._open.get(person)
        return hand is not None and hand.message.token is not None

    async def open(self, pressed: Pressed, standing: Standing, seat: int) -> None:
        """Show a hand in a private message of its own; the one that was open goes."""
        hand = self._new(pressed, None)
        painting = self._own(hand, standing, seat)
        number = await pressed.post(painting.screen, table=painting.table, revision=painting.revision)
        hand.message.number = number
        hand.message.fresh, hand.message.shown = pressed.interaction, painting
        older = self._open.get(pressed.person)  # whoever pressed twice had another one sent meanwhile
        self._open[pressed.person] = hand
        if hand.revision != (await self.current()).table.revision:
            self._want(pressed.person)  # it changed while it was sent
        if older is not None:
            await older.message.remove()

    def pressed(self, pressed: Pressed, draft: str) -> Hand:
        """The hand that was pressed. Whoever taps fast presses buttons that do not know his draft yet."""
        known = self._open.get(pressed.person)
        if known is not None and known.message.is_where(pressed.interaction):
            known.words, known.text_only = pressed.words, pressed.settings.text_boards
            return known
        message = pressed.interaction.message
        hand = self._new(pressed, message.id if message else None)
        hand.draft = draft
        return hand

    async def answer(self, pressed: Pressed, hand: Hand) -> None:
        """Show the hand anew, as the answer to a press on it."""
        press, other = pressed.interaction, self._open.get(pressed.person)
        hand.message.lent = press
        self._open[pressed.person] = hand
        self.stage.services.asides.becomes_more(self.table, pressed.person, hand.message.number)
        self._want(pressed.person)
        await self.stage.painter.within(PATIENCE, ("hand", self.table, pressed.person))
        if hand.message.fresh is not press:
            await hand.message.acknowledge(press)
        if other is not None and other.message.number != hand.message.number:
            await other.message.remove()

    def _want(self, person: int) -> None:
        self.stage.painter.paint_soon(("hand", self.table, person), partial(self._level, person))

    def _new(self, pressed: Pressed, number: int | None) -> Hand:
        message = self.stage.private_message(number)
        return Hand(message, pressed.words, pressed.settings.text_boards)

    async def _level(self, person: int) -> None:
        hand = self._open.get(person)
        if hand is None or (person in self.acting and hand.message.lent is None):
            return  # the answer to what this person does brings the next screen
        standing = await self.current()
        if hand.message.lent is None and not self._is_behind(person, hand, standing):
            return
        painting, is_last = await self._painted(hand, standing, person)
        if painting is None:
            return
        try:
            await hand.message.show(painting)
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("hand lost", table=self.table, problem=repr(problem))
            is_last = True
        if is_last:
            self._forget(person, hand)
            await self.stage.services.asides.clear(self.table, person)

    async def _painted(self, hand: Hand, standing: Standing, person: int) -> tuple[Painting | None, bool]:
        """What it should show, if that must be sent; and whether it is the last that it shows."""
        seat = standing.table.seat_of(person)
        if seat is None or standing.table.status is Status.CLOSED:
            return hand.farewell(standing), True
        if standing.table.ended:
            look = self.stage.looks.at(standing, hand.words, seat)
            aftermath = await self.stage.aftermaths.of_person(self.table, person)
            desk = self.stage.services.desks[standing.table.game]
            return hand.ending(standing, desk, look, aftermath), True
        painting = self._own(hand, standing, seat)
        return (painting if hand.has_news(painting, standing, seat) else None), False

    def _own(self, hand: Hand, standing: Standing, seat: int) -> Painting:
        """What this seat sees in private: its screen of the match, or that the match is waited for."""
        desk = self.stage.services.desks[standing.table.game]
        if standing.match is None:
            return hand.waiting(standing, desk)
        return hand.painting(standing, desk, self.stage.looks.at(standing, hand.words, seat, hand.draft))

    def _forget(self, person: int, hand: Hand) -> None:
        if self._open.get(person) is hand:
            del self._open[person]
