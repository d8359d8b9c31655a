"""Cubo's pictures: the board with its squares line by line, the result, and the illustrated rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cubo.state import View
from engine.game import Outcome
from render.cubo import alt, board
from render.cubo.lessons import LESSONS
from render.drawing.ground import MARGIN
from render.drawing.packing import Effort
from render.drawing.palette import INK, MUTED, ZOO
from render.drawing.type import Face
from render.pieces.podium import Podium, PodiumLine, Seats, podium_result
from render.sketch import Sketch, Words

SECTIONS, rules = LESSONS.sections, LESSONS.sketch


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
    """Totals, and the points of every round."""

    def told(seats: Seats) -> dict[str, str | int]:
        player = view.players[seats[0]]
        return {"points": player.total, "rounds": ", ".join(map(str, player.points))}

    def points(place: PodiumLine) -> None:
        player = view.players[place.seats[0]]
        place.write(str(player.total), 84, 60, at=320)
        for number, points in enumerate(player.points):
            x, tint = MARGIN + 452 + number * 84, INK if place.first else MUTED
            place.mat.text((x, place.middle), str(points), tint, 42, Face.TITLE, "mm")

    return podium_result("cubo", outcome, words, names, told, points, lines=Podium(low=122, gap=14))
