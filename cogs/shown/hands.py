"""Private screens that are open: shown to one person, kept level with the table while their tokens live."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

import structlog

from cogs.games.look import look_at
from cogs.shown.answers import Answers
from cogs.shown.canvas import Canvas, Lost, Painting
from cogs.shown.pace import Pace
from cogs.shown.painter import Painter
from cogs.wire.pressed import Pressed
from cogs.wire.screen import Line, Screen
from cogs.wire.services import Parlour
from cogs.wire.wrapping import for_one
from data.words import Words
from engine.tables.table import Standing

log = structlog.get_logger()

REMEMBERED = 10_000  # private screens; whoever is forgotten opens his hand again

Key = tuple[int, int]  # table, person


@dataclass(slots=True)
class Hand:
    """One open private screen."""

    canvas: Canvas
    words: Words
    text_only: bool
    draft: str = ""
    message: int | None = None  # known from the first press on it
    busy: bool = False  # its person's press is being handled: the answer brings the new screen
    answers: int = 0  # given to presses on it so far
    sending: int = 0  # requests under way that change it: what comes in last is what is seen


class Hands:
    def __init__(self, parlour: Parlour, painter: Painter, pace: Pace, answers: Answers) -> None:
        self.parlour = parlour
        self.answers = answers
        self.painter = painter
        self.pace = pace
        self._open: OrderedDict[Key, Hand] = OrderedDict()
        self._at: dict[int, set[int]] = {}  # table -> people whose hands are open there

    def screen(self, standing: Standing, words: Words, seat: int, draft: str, notice: str = "") -> Screen:
        """What this seat sees in private, below a word about what just happened, if there is one."""
        desk = self.parlour.desks[standing.table.game]
        own = for_one(desk.private(look_at(standing, words, seat, draft)), draft)
        return Screen((Line(notice), *own.parts), own.accent) if notice else own

    async def open(self, pressed: Pressed, standing: Standing, seat: int) -> None:
        """Show a hand in a private message of its own."""
        painting = self._painting(standing, pressed.words, seat, "", text_only=pressed.settings.text_boards)
        await pressed.show(painting.screen, table=painting.table, revision=painting.revision)
        self._keep(pressed, painting, "").message = None  # it was opened from another one
        self._want((painting.table, pressed.person))  # whatever changed while it was sent is shown next

    async def again(
        self, pressed: Pressed, standing: Standing, seat: int, draft: str = "", notice: str = ""
    ) -> None:
        """Show the hand in place of the private message that was pressed."""
        text_only = pressed.settings.text_boards
        painting = self._painting(standing, pressed.words, seat, draft, notice, text_only=text_only)
        key = (standing.table.id, pressed.person)
        hand = self._open.get(key) or self._keep(pressed, painting, draft)
        hand.draft, hand.message = draft, _message(pressed)
        hand.answers += 1
        mine, crossed = hand.answers, hand.sending > 0
        hand.sending += 1
        try:
            await pressed.replace(painting.screen, table=painting.table, revision=painting.revision)
        finally:
            hand.sending -= 1
        newest = hand.answers == mine
        kept = self._keep(pressed, painting, draft) if newest else self._open.get(key)
        if kept is not None and (crossed or not newest):
            kept.canvas.shown = None  # two requests crossed: nobody knows which came in last
        self._want(key)

    def draft(self, pressed: Pressed, table: int, told: str) -> str:
        """What this person has chosen: whoever taps fast presses buttons that do not know it yet."""
        hand = self._open.get((table, pressed.person))
        known = hand is not None and hand.message is not None and hand.message == _message(pressed)
        return hand.draft if hand is not None and known else told

    def busy(self, table: int, person: int) -> None:
        """The person acts with what was chosen; until that is answered, nothing else changes this screen."""
        hand = self._open.get((table, person))
        if hand is not None:
            hand.busy, hand.draft = True, ""

    def free(self, table: int, person: int) -> None:
        hand = self._open.get((table, person))
        if hand is not None:
            hand.busy = False

    def changed(self, standing: Standing) -> None:
        """The table changed: every hand open at it may have to."""
        table = standing.table.id
        for person in tuple(self._at.get(table, ())):
            if standing.table.ended and self._open[table, person].busy:
                self._forget((table, person))  # the answer to that press is the last word
            else:
                self._want((table, person))

    def _painting(
        self, standing: Standing, words: Words, seat: int, draft: str, notice: str = "", *, text_only: bool
    ) -> Painting:
        screen = self.screen(standing, words, seat, draft, notice)
        return Painting(screen, standing.table.id, standing.table.revision, text_only)

    def _farewell(self, standing: Standing, hand: Hand) -> Painting:
        """What an open hand becomes when its table has ended, or its person has left."""
        told = Screen.of(hand.words("hand-over" if standing.table.ended else "leave-match"))
        return Painting(told, standing.table.id, standing.table.revision, hand.text_only)

    def _keep(self, pressed: Pressed, shown: Painting, draft: str) -> Hand:
        """This screen is open now."""
        key = (shown.table, pressed.person)
        canvas = Canvas(self.parlour, self.pace, None, 0)
        canvas.refresh(pressed.interaction)
        canvas.shown = shown
        hand = self._open[key] = Hand(canvas, pressed.words, shown.text_only, draft, _message(pressed))
        self._open.move_to_end(key)
        self._at.setdefault(key[0], set()).add(key[1])
        while len(self._open) > REMEMBERED:
            self._forget(next(iter(self._open)))
        return hand

    def _want(self, key: Key) -> None:
        self.painter.want(("hand", *key), partial(self._paint, *key))

    def _forget(self, key: Key) -> None:
        self._open.pop(key, None)
        people = self._at.get(key[0], set())
        people.discard(key[1])
        if not people:
            self._at.pop(key[0], None)

    async def _paint(self, table: int, person: int) -> None:
        await self.answers.given(table)
        hand = self._open.get((table, person))
        if hand is None or hand.busy or hand.sending:
            return
        if not hand.canvas.editable:
            self._forget((table, person))
            return
        standing = await self.parlour.tables.peek(table)
        seat = standing.table.seat_of(person)
        if seat is None or standing.table.ended:
            self._forget((table, person))
            painting = self._farewell(standing, hand)
        else:
            painting = self._painting(standing, hand.words, seat, hand.draft, text_only=hand.text_only)
            if self._still_right(hand, painting, standing, seat):
                return
        hand.sending += 1
        try:
            await hand.canvas.paint(painting)
        except Lost as lost:
            log.info("hand lost", table=table, code=lost.code)
            self._forget((table, person))
        finally:
            hand.sending -= 1

    def _still_right(self, hand: Hand, painting: Painting, standing: Standing, seat: int) -> bool:
        """Whether the screen may stay: the table has not moved on, or only where this seat need not act."""
        shown = hand.canvas.shown
        if shown is None:
            return False
        awaited = standing.table.seats[seat].deadline is not None
        return shown.revision == painting.revision or (not awaited and shown.screen == painting.screen)


def _message(pressed: Pressed) -> int | None:
    message = pressed.interaction.message
    return None if message is None else message.id
