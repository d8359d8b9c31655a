"""What the buttons of every table mean: in the lobby, on the board, and on private screens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cogs.games.desk import LONGEST_DRAFT, Desk, Do, Explain, Keep
from cogs.games.look import AnyLook, look_at
from cogs.wire.cog import Cog
from cogs.wire.pressed import TablePress
from cogs.wire.refusals import worded
from cogs.wire.router import Router
from cogs.wire.routes import (
    AllChosen,
    Carried,
    CarriedRest,
    Illegible,
    Route,
    in_private,
    on_board,
    one_of,
    word,
)
from cogs.wire.screen import Arg, Screen
from cogs.wire.wrapping import PRIVATE, PUBLIC
from engine.game import Frozen, Kind, Level, Refusal
from engine.tables.playing import must_not_be_ended
from engine.tables.seating import AddBrain, AnyCommand, Back, Join, Leave, Rematch, Start
from engine.tables.table import Standing, Status, TableKind

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter


class Presses(Cog):
    """Handlers of the house's own verbs; what belongs to a game goes on to its desk."""

    def __init__(self, router: Router, presenter: Presenter) -> None:
        super().__init__(router)
        self.presenter = presenter
        self._posting: set[int] = set()  # rematches whose first board is on its way

    @property
    def routes(self) -> Iterable[Route]:
        tapped = {"verb": Carried(word), "args": CarriedRest(), "values": AllChosen(word)}
        yield on_board("join", self.join)
        yield on_board("leave", self.leave)
        yield on_board("start", self.start)
        yield on_board("brain", self.brain, level=Carried(one_of(Level)))
        yield on_board("hand", self.hand)
        yield on_board("rematch", self.rematch)
        yield on_board(PUBLIC, self.tap, **tapped)
        yield in_private(PRIVATE, self.own, draft=Carried(word), **tapped)

    # The lobby

    async def join(self, pressed: TablePress) -> None:
        await self.command(pressed, Join(name=pressed.name))

    async def leave(self, pressed: TablePress) -> None:
        await self.command(pressed, Leave(midway=False))

    async def brain(self, pressed: TablePress, level: Level) -> None:
        await self.command(pressed, AddBrain(level=level))

    async def start(self, pressed: TablePress) -> None:
        """Deal the cards; whoever starts sees his own at once, the board is painted beside."""
        table = pressed.table
        standing = await self.parlour.tables.command(table, pressed.person, Start(), pressed.press)
        seat = standing.table.seat_of(pressed.person)
        if seat is None or not self.parlour.desks[standing.table.game].secret:
            await pressed.acknowledge()
            await self._refresh(pressed, table)
        else:
            await self.presenter.hands.open(pressed, standing, seat)

    async def command(self, pressed: TablePress, command: AnyCommand) -> Standing:
        """Give a command to the table; its board is the answer."""
        table = pressed.table
        async with self.presenter.lent(pressed.interaction, table):
            return await self.parlour.tables.command(table, pressed.person, command, pressed.press)

    # The match

    async def hand(self, pressed: TablePress) -> None:
        standing = pressed.standing
        seat = standing.table.seat_of(pressed.person)
        if seat is None:
            raise Refusal(TableKind.NOT_SEATED)
        must_not_be_ended(standing.table)
        if standing.match is None:
            raise Refusal(TableKind.LOBBY)
        self._must_be_secret(standing)
        standing = await self._back(pressed, standing, seat)
        await self.presenter.hands.open(pressed, standing, seat)

    def _must_be_secret(self, standing: Standing) -> None:
        """Private screens are of games with secrets alone."""
        if not self.parlour.desks[standing.table.game].secret:
            raise Illegible

    async def tap(self, pressed: TablePress, verb: str, args: Sequence[Arg], values: Sequence[str]) -> None:
        """A game's button on the board that all see."""
        table = pressed.table
        standing, look, desk = self._look(pressed, "")
        match desk.meaning(look, verb, args, values):
            case Explain(text):
                await pressed.whisper(text)
            case Keep():  # a private screen's button, forged onto the board
                raise Illegible
            case Do(action):
                try:
                    if desk.race:
                        await self._race(pressed, table, action)
                        return
                    async with self.presenter.lent(pressed.interaction, table):
                        await self.parlour.tables.submit(table, pressed.person, action, pressed.press)
                except Refusal as refusal:
                    await pressed.whisper(self._refused(pressed, standing, look, refusal))

    async def _race(self, pressed: TablePress, table: int, action: Frozen) -> None:
        """All press at once: each is acknowledged while it is judged; one edit shows what came of all."""
        press = pressed.press
        acknowledged = asyncio.ensure_future(pressed.acknowledge())
        try:
            await self.parlour.tables.submit(table, pressed.person, action, press)
        finally:
            await acknowledged
        await self._refresh(pressed, table)  # a refused press keeps its token for the answer

    async def own(
        self, pressed: TablePress, draft: str, verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> None:
        """A game's button on somebody's private screen; the answer is that screen anew."""
        chosen = self.presenter.hands.draft(pressed, pressed.table, draft)
        standing, look, desk = self._look(pressed, chosen[:LONGEST_DRAFT])
        seat = standing.table.seat_of(pressed.person)
        if seat is None:
            raise Refusal(TableKind.NOT_SEATED)
        self._must_be_secret(standing)
        standing = await self._back(pressed, standing, seat)
        match desk.meaning(look, verb, args, values):
            case Explain(text):
                await self.presenter.hands.again(pressed, standing, seat, look.draft, text)
            case Keep(changed):
                await self.presenter.hands.again(pressed, standing, seat, changed)
            case Do(action):
                await self._act(pressed, standing, look, action)

    async def _back(self, pressed: TablePress, standing: Standing, seat: int) -> Standing:
        """Whoever presses anything is back: no brain plays for him any longer."""
        if not standing.table.seats[seat].absent or standing.table.ended:
            return standing
        return await self.parlour.tables.command(standing.table.id, pressed.person, Back(), pressed.press)

    async def rematch(self, pressed: TablePress) -> None:
        table = pressed.table
        async with self.presenter.lent(pressed.interaction, table):
            again = await self.parlour.tables.command(table, pressed.person, Rematch(), pressed.press)
        if not await self._posted_first(again, pressed.interaction.channel_id or 0):
            await pressed.whisper(pressed.words("rematch-there"))

    async def _posted_first(self, standing: Standing, channel: int) -> bool:
        """Post a new table's board; False where it is there already, or on its way."""
        table = standing.table.id
        if table in self._posting:
            return False
        self._posting.add(table)
        try:
            if await self.presenter.canvas(table) is not None:
                return False
            await self.presenter.post(standing, channel)
            return True
        finally:
            self._posting.discard(table)

    async def _act(self, pressed: TablePress, standing: Standing, look: AnyLook, action: Frozen) -> None:
        with self.presenter.answers.answering(standing.table.id):
            await self._acted(pressed, standing, look, action)

    async def _acted(self, pressed: TablePress, standing: Standing, look: AnyLook, action: Frozen) -> None:
        table, hands = standing.table.id, self.presenter.hands
        hands.busy(table, pressed.person)
        notice, draft = "", ""
        try:
            standing = await self.parlour.tables.submit(table, pressed.person, action, pressed.press)
        except Refusal as refusal:
            notice, draft = self._refused(pressed, standing, look, refusal), look.draft
            standing = await self.parlour.tables.peek(table)
        finally:
            hands.free(table, pressed.person)
        await self._answer(pressed, standing, draft, notice)

    async def _answer(self, pressed: TablePress, standing: Standing, draft: str, notice: str) -> None:
        seat = standing.table.seat_of(pressed.person)
        if standing.table.status is Status.PLAYING and seat is not None:
            await self.presenter.hands.again(pressed, standing, seat, draft, notice)
        else:
            text = notice or pressed.words("hand-over")
            await pressed.replace(Screen.of(text), table=standing.table.id, revision=0)

    def _look(self, pressed: TablePress, draft: str) -> tuple[Standing, AnyLook, Desk]:
        standing = pressed.standing
        if standing.match is None:
            must_not_be_ended(standing.table)
            raise Refusal(TableKind.LOBBY)
        seat = standing.table.seat_of(pressed.person)
        look = look_at(standing, pressed.words, seat, draft)
        return standing, look, self.parlour.desks[standing.table.game]

    def _refused(self, pressed: TablePress, standing: Standing, look: AnyLook, refusal: Refusal) -> str:
        if isinstance(refusal.kind, Kind | TableKind):
            return worded(self.parlour, pressed.words, refusal)
        desk = self.parlour.desks[standing.table.game]
        return desk.refused(look, refusal.kind.value, refusal.details)

    async def _refresh(self, pressed: TablePress, table: int) -> None:
        """The board was pressed and is painted elsewhere: its token may serve from now on."""
        canvas = await self.presenter.canvas(table)
        message: Any = pressed.interaction.message
        if canvas is not None and message is not None and canvas.message == message.id:
            canvas.refresh(pressed.interaction)
