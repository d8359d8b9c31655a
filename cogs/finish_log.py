"""Who pressed when, in every photo finish of a match: the log knows, also after a restart."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence

from cogs.games.desk import Desk
from cogs.games.look import look_at
from cogs.wire.cog import Cog
from cogs.wire.presses.converters import Illegible
from cogs.wire.presses.pressed import TablePress
from cogs.wire.presses.routes import Route, on_board
from cogs.wire.screens.limits import TEXT
from data.words import Words
from engine.match import Match, Record, Unreplayable
from engine.tables.table import Standing

LONGEST = TEXT - 200  # characters of all lines; the heading has the rest


class FinishLog(Cog):
    @property
    def routes(self) -> Iterable[Route]:
        yield on_board("presses", self.show)

    async def show(self, pressed: TablePress) -> None:
        """All photo finishes, a line each, the newest last; where they do not all fit, the newest ones."""
        standing = pressed.standing
        if not standing.raced:
            raise Illegible
        try:
            lines = await pressed.within_time(self._lines(standing, pressed.words))
        except Unreplayable:
            await pressed.whisper(pressed.words("replay-lost"))
            return
        title = f"### {pressed.words('race-who-pressed')}"
        await pressed.whisper("\n".join((title, *lines)) if lines else pressed.words("race-nobody-pressed"))

    async def _lines(self, standing: Standing, words: Words) -> Sequence[str]:
        record = await self.services.tables.record(standing.table.id)
        desk = self.services.desks[standing.table.game]
        return await asyncio.to_thread(_told, standing, record, desk, words)


def _told(standing: Standing, record: Record, desk: Desk, words: Words) -> Sequence[str]:
    """A line for each photo finish, as many of the newest as one message takes."""
    lines, length = deque[str](), 0
    for scene in reversed(Match.history(standing.game, record)):
        text = desk.pressed(look_at(Standing(standing.table, standing.game, scene.match), words, None))
        if not text:
            continue
        length += len(text) + 1
        if length > LONGEST:
            break
        lines.appendleft(text)
    return lines
