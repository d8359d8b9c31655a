"""Who pressed when, in every photo finish of a match: the log knows, also after a restart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from cogs.games.look import look_at
from cogs.wire.cog import Cog
from cogs.wire.presses.converters import Illegible
from cogs.wire.presses.pressed import Pressed, TablePress
from cogs.wire.presses.routes import Route, on_board
from engine.match import Delay, Match, Record
from engine.tables.table import Standing

LONGEST = 3_800  # characters in one message; Discord takes four thousand


class FinishLog(Cog):
    @property
    def routes(self) -> Iterable[Route]:
        yield on_board("presses", self.show)

    async def show(self, pressed: TablePress) -> None:
        """All photo finishes, a line each, the newest last; where they do not all fit, the newest ones."""
        standing = pressed.standing
        if not standing.raced:
            raise Illegible
        record = await self.services.tables.record(standing.table.id)
        told, length = deque[str](), 0
        for text in reversed(self._told(standing, record, pressed)):
            length += len(text) + 1
            if length > LONGEST:
                break
            told.appendleft(text)
        title = f"### {pressed.words('race-who-pressed')}"
        await pressed.whisper("\n".join((title, *told)) if told else pressed.words("race-nobody-pressed"))

    def _told(self, standing: Standing, record: Record, pressed: Pressed) -> list[str]:
        game = standing.game
        desk = self.services.desks[standing.table.game]
        options: Any = game.read_options(bytes(record.options))
        match = Match.deal(game, options, record.seats, record.seed, record.opened)
        told: list[str] = []
        for entry in record.entries:
            match = match.follow(entry).match
            if isinstance(entry, Delay):
                continue  # moves the clocks alone: the news is that of the step before
            text = desk.pressed(look_at(Standing(standing.table, game, match), pressed.words, None))
            if text:
                told.append(text)
        return told
