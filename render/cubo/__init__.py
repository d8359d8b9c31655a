"""Cubo's pictures: the board with its squares line by line, the result, and the illustrated rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cubo.state import View
from engine.game import Outcome
from render.cubo import alt, board, ending, lessons
from render.drawing.packing import Effort
from render.drawing.palette import ZOO
from render.pieces.rows import lesson
from render.sketch import Sketch, Words

SECTIONS = tuple(lessons.SECTIONS)


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees. Clocks and counts of rolls are not in it, so they do not change its key."""
    players = tuple(
        (player.status, player.taken, player.points, board.square_of(player), player.sheet)
        for player in view.players
    )
    centre = (view.round, view.phase, view.centre, view.owners, view.countdown is not None)
    lit = tuple(sorted(board.lit_seats(view)))
    key = ("cubo-table", centre, players, lit, view.scoring, view.choices)
    text = alt.table(view, words, names)
    return Sketch(key, "cubo", text, lambda: board.paint(view), ZOO, Effort.PROMPT)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    key = ("cubo-result", tuple(player.points for player in view.players), outcome.ranks)
    text = alt.result(view, outcome, words, names)
    return Sketch(key, "cubo-result", text, lambda: ending.paint(view, outcome), ZOO)


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    return lesson("cubo", section, lessons.SECTIONS[section], words)
