"""What the board of one table shows: the screen of its game, its last lines, and what is no move."""

from __future__ import annotations

from cogs.games.desk import Desk
from cogs.games.look import AnyLook
from cogs.shown.boards.board import all_see, board_screen
from cogs.shown.boards.lines import Lines
from cogs.shown.boards.stragglers import Stragglers
from cogs.shown.message import Painting
from cogs.shown.private.leaving import passages
from cogs.shown.stage import Manner, Stage
from data.words import Words
from engine.tables.table import Standing, Table

NOTICED = 10_000  # ms: of a shorter time in which nobody could play nobody is told
NEWEST = 2  # lines of a photo finish: for those there is room before all else


class Content:
    def __init__(self, stage: Stage, table: int) -> None:
        self.stage = stage
        self.id = table
        self.lines = Lines()
        self.stragglers = Stragglers()
        self.draft = ""  # what whoever is awaited points at on it
        self.painted: Manner | None = None  # how the board was painted last
        self.look: AnyLook | None = None  # at the match, as it was painted last
        self.shows_rest = False  # whether it was painted at rest
        self.given_back = 0  # ms in which nobody could play, and of which the board does not tell yet

    async def painting(self, standing: Standing, desk: Desk) -> Painting:
        """What the board should show, made at this desk."""
        self.stage.services.studio.prepare(desk.key, desk.pieces)
        manner = await self.stage.manner(standing.table.home)
        self.painted, table = manner, standing.table
        self.shows_rest = table.rest is not None
        lines = await self._last_lines(standing, manner.words)
        look = self.look = (
            self.stage.looks.at(standing, manner.words, None, self.draft) if standing.match else None
        )
        if look is not None:
            late = self.stragglers.line(look) if self.stragglers else ""
            moved = passages(table, look.names, look.words, since=table.revision) if table.passages else ()
            beside = (*((late,) if late else ()), *moved)  # what happened since the last move, and is none
            lines = (*lines[:-NEWEST], *beside, *lines[-NEWEST:])  # a photo finish comes first
        screen = board_screen(self.stage.by_their_clocks(standing), desk, manner.words, look, lines)
        return Painting(screen, table.id, table.revision, manner.text_only, kind_of(table))

    def foresee(self, standing: Standing, desk: Desk) -> None:
        """Draw what all will see, unless a photo finish keeps it from them."""
        if self.painted is None or standing.table.rest is not None:
            return
        look = self.stage.looks.at(standing, self.painted.words, None, self.draft)
        if not look.view.judging:
            screen = all_see(desk, look)
            self.stage.draw_ahead(Painting(screen, self.id, standing.table.revision, self.painted.text_only))

    def judges(self, standing: Standing) -> bool:
        """Whether a photo finish runs; a board that comes to rest or wakes does not wait for it."""
        if self.painted is None or self.shows_rest or standing.table.rest is not None:
            return False
        return self.stage.looks.at(standing, self.painted.words, None).view.judging

    async def _last_lines(self, standing: Standing, words: Words) -> tuple[str, ...]:
        told = self.lines.told
        said = await self.lines.last_of(
            standing,
            lambda then, undid: self.stage.worded(then, undid, words),
            lambda: self.stage.from_log(standing, words),
        )
        if self.given_back and standing.match is not None:
            missed, self.given_back = self.given_back, 0
            said = self.lines.add(words("board-time-back", span=words.span(missed)))
            told = None
        if self.lines.told != told:
            self.stage.boards.note_lines(self.id, self.lines.told, said)
        return said


def kind_of(table: Table) -> str:
    """Which of a table's screens stands there: from one to the next, hardly a button is the same."""
    if table.rest is not None:
        return "resting"
    return table.status.value if table.begins is None else "called"
