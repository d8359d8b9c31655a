"""The last moves of each table in words, also after a restart: the log knows them."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any

from cogs.games.look import look_at
from engine import registry
from engine.match import Delay, Match
from engine.tables.table import Standing

if TYPE_CHECKING:
    from cogs.games.desk import Desk
    from cogs.wire.services import Parlour
    from data.words import Words

SHOWN = 4  # lines on the board
TABLES = 2_000  # remembered; others are read from their logs again


class Recent:
    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self._lines: OrderedDict[int, deque[tuple[int, str]]] = OrderedDict()

    def note(self, standing: Standing, desk: Desk, words: Words) -> None:
        """Keep what the last action did, unless it is known already."""
        table = standing.table
        lines = self._lines.get(table.id)
        if lines is None or standing.match is None or (lines and lines[-1][0] >= table.revision):
            return
        lines.extend((table.revision, line) for line in desk.news(look_at(standing, words, None)))

    async def of(self, standing: Standing, desk: Desk, words: Words) -> tuple[str, ...]:
        """The last few lines, oldest first."""
        table = standing.table
        if standing.match is None:
            return ()
        if table.id not in self._lines:
            self._lines[table.id] = deque(maxlen=SHOWN)
            self._lines[table.id].extend(await self._from_log(standing, desk, words))
        self._lines.move_to_end(table.id)
        while len(self._lines) > TABLES:
            self._lines.popitem(last=False)
        return tuple(line for _, line in self._lines[table.id])

    async def _from_log(self, standing: Standing, desk: Desk, words: Words) -> list[tuple[int, str]]:
        kept = await self.parlour.tables.record(standing.table.id)
        game = registry.game(kept.game)
        options: Any = game.read_options(bytes(kept.options))
        match = Match.deal(game, options, kept.seats, kept.seed, kept.opened)
        lines = self._told(standing, match, desk, words)
        for entry in kept.entries:
            match = match.follow(entry).match
            if isinstance(entry, Delay):
                continue  # moves the clocks alone: the news is that of the step before
            lines = [*lines, *self._told(standing, match, desk, words)][-SHOWN:]
        return lines

    def _told(self, standing: Standing, match: Match, desk: Desk, words: Words) -> list[tuple[int, str]]:
        then = Standing(standing.table, standing.game, match)
        return [(match.revision, line) for line in desk.news(look_at(then, words, None))]
