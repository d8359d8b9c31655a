"""How a match of Monad ended: winners large under a crown, the others below, each with their Monads."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Outcome
from engine.monad.state import View
from render.drawing.ground import MARGIN, WIDTH
from render.drawing.palette import HOUSE_COLOURS, PAPER
from render.drawing.type import Face
from render.monad import cards
from render.pieces.podium import Podium, PodiumLine, Seats, podium_result
from render.sketch import Sketch, Words

LINES = Podium(
    tall=196, low=122, gap=16, sign=112, number=60, at=86, badges=(120, 84), beside=160, even=False
)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    def told(seats: Seats) -> dict[str, str | int]:
        return {"monads": sum(view.seats[seat].monads for seat in seats)}

    def coins(place: PodiumLine) -> None:
        mat, left, middle = place.mat, place.left + 20, place.middle
        count = sum(view.seats[seat].monads for seat in place.seats)
        if not count:
            mat.text((left + 30, middle), "–", PAPER, 60, Face.TITLE, "mm")
        size = min(104, round((WIDTH - MARGIN - 24 - left) / max(1, count)) - 6)
        for index in range(count):
            mat.centre(cards.monad(size), left + size / 2 + index * (size + 6), middle)

    teams = [seat.team for seat in view.seats]
    return podium_result(
        "monad", outcome, words, names, told, coins, lines=LINES, teams=teams, colours=HOUSE_COLOURS
    )
