"""What the buttons of every table mean: in the lobby, on the board, and on private screens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace as replaced

from cogs.games.desk import LONGEST_DRAFT, Desk, Do, Explain, Keep, Point, TakeBack, Write
from cogs.games.look import AnyLook
from cogs.games.undo import UNDO
from cogs.shown.presenter import Presenter
from cogs.shown.private.hand import Hand
from cogs.shown.table import Shown
from cogs.wire.cog import Cog
from cogs.wire.presses.converters import Illegible, word
from cogs.wire.presses.custom_id import CustomId
from cogs.wire.presses.pressed import FormSent, TablePress
from cogs.wire.presses.refusals import refusal_words
from cogs.wire.presses.router import Router
from cogs.wire.presses.routes import (
    AllChosen,
    Carried,
    CarriedRest,
    Route,
    Typed,
    in_private,
    on_board,
    on_private_form,
)
from cogs.wire.presses.wrapping import PRIVATE, PUBLIC
from cogs.wire.screens.forms import TypedField, ask_by_form
from cogs.wire.screens.screen import Arg
from engine.game import Frozen, Kind, Refusal
from engine.tables.lobby.seating import AnyCommand, Back, Join, Rematch, Return
from engine.tables.playing import must_not_be_ended
from engine.tables.table import Standing, TableKind

FIELD = "text"  # of the form that a private screen opens


class TablePresses(Cog):
    """Handlers of the house's own verbs; what belongs to a game goes on to its desk."""

    def __init__(self, router: Router, presenter: Presenter) -> None:
        super().__init__(router)
        self.presenter = presenter

    @property
    def routes(self) -> Iterable[Route]:
        tapped = {"verb": Carried(word), "args": CarriedRest(), "values": AllChosen(word)}
        yield on_board("hand", self.hand)
        yield on_board("rematch", self.rematch)
        yield on_board(PUBLIC, self.tap, **tapped)
        yield in_private(PRIVATE, self.own, draft=Carried(word), **tapped)
        yield on_private_form(
            PRIVATE, self.written, draft=Carried(word), verb=Carried(word), **{FIELD: Typed()}
        )

    async def command(self, pressed: TablePress, command: AnyCommand) -> Standing:
        """Give a command to the table; its board is the answer."""
        table = pressed.table
        async with self.presenter.at(table).pressed(pressed):
            return await pressed.commanded(table, command)

    # The match

    async def hand(self, pressed: TablePress) -> None:
        """Their own screen for those who play, and for those who left the way back; others are told."""
        standing = pressed.standing
        seat = standing.table.seat_of(pressed.person)
        if seat is None and standing.table.left_by(pressed.person) is None:
            refusal = Refusal(TableKind.NOT_SEATED)
            text = refusal_words(self.services, pressed.words, refusal)
            await self._explain(pressed, text, asked=standing.table.ended)
            return
        must_not_be_ended(standing.table)
        if standing.match is None and (seat is None or standing.table.begins is None):
            raise Refusal(TableKind.LOBBY)
        if not self.services.desks[standing.table.game].secret:
            raise Illegible
        hands = self.presenter.at(pressed.table).hands
        if standing.match is not None and (seat is None or not standing.table.has_present(seat)):
            with hands.one_comes(pressed.person):
                standing = await pressed.commanded(pressed.table, Return())
                await hands.open(pressed, standing)
        else:
            await hands.open(pressed, standing)
        if pressed.standing.table.left_by(pressed.person) is not None:  # the way back was taken
            await self.services.asides.clear(pressed.table, pressed.person)

    async def tap(self, pressed: TablePress, verb: str, args: Sequence[Arg], values: Sequence[str]) -> None:
        """A game's button on the board that all see."""
        standing = pressed.standing
        desk = self.services.desks[standing.table.game]
        try:
            await self._tapped(pressed, desk, verb, args, values)
        except Refusal as refusal:
            if not standing.raced or isinstance(refusal, Illegible):
                raise
            await self._came_late(pressed, refusal)
            if isinstance(refusal.kind, TableKind):
                await self.presenter.mend(pressed, refusal)

    async def _tapped(
        self, pressed: TablePress, desk: Desk, verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> None:
        shown, button = self.presenter.at(pressed.table), (verb, *args)
        standing, looks = pressed.standing, self.presenter.stage.looks
        look = looks.of_person(pressed.person, standing, pressed.words, shown.board.content.draft)
        match desk.meaning(look, verb, args, values):
            case Explain(text, asked):
                await self._is_back(pressed)
                await self._explain(pressed, text, asked=asked)
            case Keep() | Write():  # a private screen's button, forged onto the board
                raise Illegible
            case Do() | Point() if not shown.again.heeds(pressed, button, race=standing.raced):
                await pressed.acknowledge()
            case Point(draft):
                async with shown.pressed(pressed):
                    await self._is_back(pressed)
                    shown.point(draft)
            case Do(action, opens):
                done = self._opening if opens else self._race if standing.raced else self._play
                try:
                    await done(pressed, shown, action)
                except Refusal as refusal:
                    if standing.raced:
                        raise
                    await self._say(pressed, self._refused(pressed, standing, look, refusal))

    async def _is_back(self, pressed: TablePress) -> None:
        """Whoever taps is here, also where that plays nothing."""
        table = pressed.standing.table
        seat = table.seat_of(pressed.person)
        if seat is not None and not table.ended and not table.has_present(seat):
            with self.presenter.at(table.id).hands.one_comes(pressed.person):
                await pressed.commanded(table.id, Back())

    async def _say(self, pressed: TablePress, text: str) -> None:
        """A word about a press on the board, where whoever pressed looks."""
        standing = await self.services.tables.peek(pressed.table)
        await self.presenter.at(pressed.table).hands.say(pressed, standing, text)

    async def _explain(self, pressed: TablePress, text: str, *, asked: bool) -> None:
        """In a race only what was asked for is said, and once to those who watch that they do."""
        watches = pressed.standing.table.seat_of(pressed.person) is None
        if not asked and not pressed.standing.raced:
            await self._say(pressed, text)
        elif asked or (watches and self.presenter.at(pressed.table).tells(pressed.person)):
            await pressed.whisper(text)
        else:
            await pressed.acknowledge()

    async def _came_late(self, pressed: TablePress, refusal: Refusal) -> None:
        """Nothing is said below the board; who was too late stands on it."""
        await pressed.acknowledge()
        shown, standing = self.presenter.at(pressed.table), await self.services.tables.peek(pressed.table)
        await shown.reached(pressed.interaction)
        seat, gone = standing.table.seat_of(pressed.person), self.services.desks[standing.table.game].gone
        is_gone = refusal.kind.value in gone
        is_over = standing.table.ended  # by what he pressed for, too
        if seat is not None and standing.match is not None and (is_gone or is_over or not gone):
            look = self.presenter.stage.looks.at(standing, pressed.words, None)
            shown.came_late(look, seat, pressed.press, is_gone=is_gone)

    async def _play(self, pressed: TablePress, shown: Shown, action: Frozen) -> None:
        async with shown.pressed(pressed):
            await pressed.submitted(pressed.table, action)

    async def _race(self, pressed: TablePress, shown: Shown, action: Frozen) -> None:
        """All press at once: each is acknowledged while it is judged; one edit shows what came of all."""
        press = pressed.press
        acknowledged = asyncio.ensure_future(pressed.acknowledge())
        try:
            await self.services.tables.submit(pressed.table, pressed.person, action, press)
        finally:
            await acknowledged
        # A refused press keeps its token for the answer.
        await shown.reached(pressed.interaction)

    async def _opening(self, pressed: TablePress, shown: Shown, action: Frozen) -> None:
        """The answer is the presser's own screen: he needs it for what he pressed for."""
        with shown.hands.one_comes(pressed.person):
            standing = await pressed.submitted(pressed.table, action)
            await shown.hands.open(pressed, standing)

    async def own(
        self, pressed: TablePress, draft: str, verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> None:
        """A game's button on somebody's private screen; the answer is that screen anew."""
        shown = self.presenter.at(pressed.table)
        hand = shown.hands.pressed(pressed, draft[:LONGEST_DRAFT])
        standing, looks = pressed.standing, self.presenter.stage.looks
        look = looks.of_person(pressed.person, standing, hand.words, hand.draft)
        table, desk = standing.table, self.services.desks[standing.table.game]
        if look.view.seat is None:
            raise Refusal(TableKind.NOT_SEATED)
        if not desk.secret:
            raise Illegible
        if not table.has_present(look.seat):  # nearly everybody who taps is here
            await self._is_back(pressed)
        is_meant = shown.again.heeds(pressed, (verb, *args), race=standing.raced)
        meaning = TakeBack() if verb == UNDO else desk.meaning(look, verb, args, values)
        match meaning:
            case Explain(text):
                hand.tell(text)
            case Keep(changed):
                hand.draft = changed
            case Write() as form if is_meant and not isinstance(pressed, FormSent) and not pressed.answered:
                await self._ask(pressed, hand, form)
                return
            case (Do() | TakeBack()) as deed if is_meant:
                await self._act(pressed, shown, hand, look, deed)
                return
            case _:  # the screen that came of the press before is the answer
                pass
        await shown.hands.answer(pressed, hand)

    async def written(self, pressed: FormSent, draft: str, verb: str, text: str) -> None:
        """What somebody wrote where a button of his private screen asked for it."""
        await self.own(pressed, draft, verb, (), (text,))

    async def _ask(self, pressed: TablePress, hand: Hand, form: Write) -> None:
        """It comes back to the screen, and with the revision, that it was asked from."""
        field = TypedField(name=FIELD, label=form.label, longest=form.longest)
        back = CustomId(pressed.table, pressed.seen, PRIVATE, (hand.draft, form.verb))
        await ask_by_form(pressed.interaction, form.title, (field,), back)

    async def _act(
        self, pressed: TablePress, shown: Shown, hand: Hand, look: AnyLook, deed: Do | TakeBack
    ) -> None:
        """Do this for the seat; the answer is the hand as it is then."""
        tables, press, foresee = self.services.tables, pressed.press, partial(shown.foresee, hand)
        with shown.acting.by(pressed.person) as leaves:
            hand.draft = ""
            try:
                if isinstance(deed, TakeBack):
                    undone = tables.undo(pressed.table, pressed.person, press, foresee=foresee)
                    await pressed.within_time(undone, in_place=True)
                else:
                    for action in (deed.action, *deed.then):  # each on the board that the one before left
                        done = tables.submit(pressed.table, pressed.person, action, press, foresee=foresee)
                        after = await pressed.within_time(done, in_place=True)
                        press = replaced(press, id=0, seen=after.table.revision)
            except Refusal as refusal:
                standing = await tables.peek(pressed.table)
                hand.draft = look.draft
                hand.tell(self._refused(pressed, standing, look, refusal))
            await shown.hands.answer(pressed, hand, leaves)

    async def rematch(self, pressed: TablePress) -> None:
        """Whoever asks first is the host of a new table; whoever asks then sits down at it."""
        table = pressed.table
        over = self.presenter.at(table)
        if not over.again.heeds(pressed, ("rematch",), race=True):
            await pressed.acknowledge()
            return
        async with over.pressed(pressed):
            again = await pressed.commanded(table, Rematch())
            if again.table.seat_of(pressed.person) is None:
                join = Join(name=pressed.name)
                again = await pressed.commanded(again.table.id, join)
        shown = self.presenter.at(again.table.id)
        if not await shown.board.post_first(again, pressed.interaction.channel_id or 0):
            await pressed.whisper(pressed.words("rematch-there"))

    def _refused(self, pressed: TablePress, standing: Standing, look: AnyLook, refusal: Refusal) -> str:
        if isinstance(refusal.kind, Kind | TableKind):
            return refusal_words(self.services, pressed.words, refusal)
        return self.services.desks[standing.table.game].refused(look, refusal.kind.value, refusal.details)
