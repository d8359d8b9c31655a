"""Shows tables on Discord: hands what the engine tells on to the one object that each shown table is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from cogs.shown.origin import is_board
from cogs.shown.painter import Key, Painter
from cogs.shown.stage import Stage
from cogs.shown.table import Shown
from cogs.wire.presses.pressed import ButtonPress, is_genuine
from cogs.wire.screens import rows
from data.words import Words
from engine.game import Refusal
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Standing, TableKind

REMEMBERED = 2_000  # shown tables; what others show is looked up again, and their hands are opened again


class Presenter:
    """`engine.tables.presenter.Presenter` on Discord."""

    def __init__(self, stage: Stage, audience: Audience) -> None:
        self.stage = stage
        self._shown: OrderedDict[int, Shown] = OrderedDict()  # least lately used first
        audience.join(self)

    @property
    def painter(self) -> Painter:
        return self.stage.painter

    async def words_at(self, home: int) -> Words:
        """The language of a server, for what everybody there sees."""
        return (await self.stage.manner(home)).words

    async def changed(self, standing: Standing, cause: Cause) -> None:
        self.stage.services.metrics.changes.labels(cause.what.value).inc()
        shown = self._shown.get(standing.table.id) or self.at(standing.table.id)
        shown.changed(standing, cause)

    async def warned(self, standing: Standing, seat: int) -> None:
        shown = self.at(standing.table.id)
        self.painter.paint_soon(Key("call", standing.table.id), partial(shown.warn, standing, seat))

    def given_back(self, ms: int, homes: Callable[[int], bool]) -> None:
        """People of these guilds were out of reach for so long, and have got their time again."""
        for shown in self._shown.values():
            if shown.is_played_in(homes):
                shown.time_given_back(ms)

    def at(self, table: int) -> Shown:
        """This table as it is shown."""
        shown = self._shown.get(table)
        if shown is None:
            shown = self._shown[table] = Shown(self.stage, table)
            self._let_go()
        self._shown.move_to_end(table)
        return shown

    def forget_names(self) -> None:
        """Somebody was erased: whatever is remembered may name them."""
        rows.forget()
        for shown in self._shown.values():
            shown.forget_names()

    async def mend(self, pressed: ButtonPress, refusal: Refusal) -> None:
        """The press was refused: the message it came from may be out of date, so set it right.

        A forged press says nothing of the message, and changes nothing that anybody else sees.
        """
        if is_board(pressed.interaction.message, pressed.table) and is_genuine(pressed.interaction):
            is_unknown = refusal.kind is TableKind.UNKNOWN
            await self.at(pressed.table).board.mend(pressed.interaction, is_unknown=is_unknown)

    def _let_go(self) -> None:
        """Of the table that was used least lately; one in use when its turn comes is passed over."""
        if len(self._shown) <= REMEMBERED:
            return
        table, oldest = next(iter(self._shown.items()))
        if oldest.is_at_rest:
            del self._shown[table]
        else:
            self._shown.move_to_end(table)
