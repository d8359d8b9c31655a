"""The presses of whoever leaves a match, thinks better of it, or comes back to one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cogs.shown.private.leaving import farewell
from cogs.wire.cog import Cog
from cogs.wire.presses.refusals import COME_BACK
from cogs.wire.presses.routes import Route, in_private, on_board
from cogs.wire.screens.screen import Screen
from engine.tables.lobby.seating import Back, Leave, Return

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter
    from cogs.wire.presses.pressed import TablePress
    from cogs.wire.presses.router import Router


class LeaveTable(Cog):
    def __init__(self, router: Router, presenter: Presenter) -> None:
        super().__init__(router)
        self.presenter = presenter

    @property
    def routes(self) -> Iterable[Route]:
        yield in_private("leave_now", self.leave_now)
        yield in_private("leave_not", self.leave_not)
        yield in_private(COME_BACK, self.come_back)
        yield on_board("go_on", self.go_on)

    async def leave_now(self, pressed: TablePress) -> None:
        """The way back stands where the hand was, or else in the question's place."""
        table = pressed.table
        is_told = self.presenter.at(table).hands.follows(pressed.person)
        standing = await pressed.commanded(table, Leave())
        if is_told:
            await pressed.put_away()
            return
        closed = standing.table.ended
        screen = Screen.saying(pressed.words("leave-closed")) if closed else farewell(pressed.words)
        await pressed.replace(screen, table=table, revision=standing.table.revision)

    async def leave_not(self, pressed: TablePress) -> None:
        await pressed.replace(Screen.saying(pressed.words("leave-stayed")), table=pressed.table, revision=0)

    async def come_back(self, pressed: TablePress) -> None:
        """The seat is taken back; where it has a private screen, that takes the place of the farewell."""
        standing = await pressed.commanded(pressed.table, Return())
        if not self.services.desks[standing.table.game].secret:
            await pressed.replace(Screen.saying(pressed.words("leave-back")), table=pressed.table, revision=0)
            return
        shown = self.presenter.at(pressed.table)
        hand = shown.hands.pressed(pressed, "")
        await shown.hands.answer(pressed, hand)
        shown.again.came_up(hand.message.number)

    async def go_on(self, pressed: TablePress) -> None:
        """On the board of a table at rest: whoever sits there is here again."""
        left = pressed.standing.table.left_by(pressed.person) is not None
        command = Return() if left else Back()
        async with self.presenter.at(pressed.table).pressed(pressed):
            await pressed.commanded(pressed.table, command)
