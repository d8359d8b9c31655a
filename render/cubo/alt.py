"""Cubo's pictures in words, from the same views."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cubo.cards import Die
from engine.cubo.state import Phase, PlayerView, Status, View
from render.cubo.board import square_of
from render.sketch import Words, seat_name, shortened


def table(view: View, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-cubo-round", round=view.round, rounds=view.rounds)]
    lying = [_die(die, words) for die in view.centre if die is not None]
    parts.append(words("picture-cubo-centre", dice=", ".join(lying) or "none"))
    for seat, player in enumerate(view.players):
        status = Status.DONE if view.phase is Phase.OVER else player.status  # some keep their dice to the end
        parts.append(_player(player, status, seat_name(seat, words, names), words))
    if view.scoring is not None and view.choices:
        best = max((points, -cell) for cell, points in enumerate(view.choices) if points is not None)
        who = seat_name(view.scoring, words, names)
        parts.append(words("picture-cubo-choice", seat=who, cell=1 - best[1], points=best[0]))
    return shortened(" ".join(parts))


def _player(player: PlayerView, status: Status, who: str, words: Words) -> str:
    told = words("picture-cubo-player", seat=who, points=player.total, status=status)
    square = square_of(player)
    if square is None:
        return told
    rows = " / ".join(", ".join(_die(die, words) for die in square[row : row + 3]) for row in (0, 3, 6))
    told = f"{told} {words('picture-cubo-square', rows=rows)}"
    if player.sheet is None:
        return told
    lines = " + ".join(str(points) for points in player.sheet.lines if points) or "0"
    return f"{told} {words('picture-cubo-scored', lines=lines, points=player.sheet.points)}"


def _die(die: Die, words: Words) -> str:
    return words("picture-cubo-die", colour=die.colour, value=die.value)
