"""What the board of one table shows: the screen of its game, its last lines, and what is no move."""

from __future__ import annotations

from functools import partial

from cogs.shown.boards.board import board_painting
from cogs.shown.boards.lines import Lines
from cogs.shown.boards.stragglers import Stragglers
from cogs.shown.message import Painting
from cogs.shown.stage import Manner, Stage
from engine.tables.table import Standing

NOTICED = 10_000  # ms: of a shorter time in which nobody could play nobody is told


class Content:
    def __init__(self, stage: Stage, table: int) -> None:
        self.stage = stage
        self.lines = Lines(stage, partial(stage.boards.note_lines, table))
        self.stragglers = Stragglers()
        self.draft = ""  # what whoever is awaited points at on it
        self.painted: Manner | None = None  # how the board was painted last
        self.shows_rest = False  # whether it was painted at rest

    async def painting(self, standing: Standing) -> Painting:
        """What the board should show."""
        desk = self.stage.services.desks[standing.table.game]
        self.stage.services.studio.prepare(desk.key, desk.pieces)
        manner = self.painted = await self.stage.manner(standing.table.home)
        self.shows_rest = standing.table.rest is not None
        lines = await self.lines.last_of(standing, manner.words)
        return board_painting(standing, self.stage, manner, self.draft, lines, self.stragglers)

    def awaits_judgement(self, standing: Standing) -> bool:
        """Whether a photo finish runs, of which nothing is shown; meanwhile its presses are put into words.

        A board that comes to rest or wakes does not wait for it.
        """
        if self.painted is None or self.shows_rest or standing.table.rest is not None:
            return False
        if not self.stage.looks.at(standing, self.painted.words, None).view.judging:
            return False
        self.lines.tell(self.painted.words)
        return True
