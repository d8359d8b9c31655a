"""Views to draw for a gallery: a race, a choice, squares scored."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.cubo.cards import DICE, MIDDLE, Colour, Die
from engine.cubo.scoring import points_for_each_choice, points_of_square, score_sheet
from engine.cubo.state import Called, News, Phase, PlayerView, Scored, Status, Took, View
from engine.game import Outcome
from render import cubo
from render.sketch import Sketch, Words

TABLES = ((2, None), (4, None))  # seats and options of the fullest ones

RED, BLUE, WHITE = Colour.RED, Colour.BLUE, Colour.WHITE


def _dice(text: str) -> tuple[Die, ...]:
    """`R3 B4`: red three, blue four."""
    names = {"R": RED, "B": BLUE, "W": WHITE}
    return tuple(DICE[names[word[0]]][int(word[1])] for word in text.split())


SQUARES = tuple(
    _dice(text)
    for text in (
        "R3 R3 R3 B4 W4 B4 B5 R5 B2",
        "B1 R6 B2 R2 W3 R4 B6 R1 B5",
        "R6 B6 R6 R6 W6 R6 B6 B6 B6",
        "R2 B5 R1 B1 W2 B3 R6 R4 B4",
    )
)


def _player(status: Status, *past: int, taken: Die | None = None) -> PlayerView:
    return PlayerView(
        status=status, dice=None, rolls=2, taken=taken, points=past, total=sum(past),
        sheet=None,
    )  # fmt: skip


def _view(phase: Phase, players: tuple[PlayerView, ...], *news: News) -> View:
    centre = _dice("R5 B2 B6 R1")
    return View(
        seat=None, phase=phase, round=3, rounds=6, first=1, players=players, own=None, centre=centre,
        owners=(None,) * 4, began_at=None, first_call=None, countdown=None, asked=False, agreed=(),
        judging=False, finish=(), scoring=None, choices=(), unreplaced=None, news=news,
    )  # fmt: skip


def start() -> View:
    unrolled = tuple(DICE[colour][0] for colour in (RED, RED, BLUE, BLUE))
    fresh = tuple(_player(Status.HAND) for _ in range(3))
    return replace(_view(Phase.READY, fresh), round=0, centre=unrolled)


def racing() -> View:
    taken = DICE[BLUE][6]
    players = (
        _player(Status.HAND, 12, 20),
        _player(Status.ROLLED, 18, 9),
        _player(Status.DONE, 32, 6, taken=taken),
        _player(Status.OUT, 3, 14),
    )
    view = _view(Phase.RACE, players, Called(2, True, 9000), Took(2, 2, taken))
    return replace(
        view, centre=(*view.centre[:2], None, view.centre[3]), owners=(None, None, 2, None), countdown=1
    )


def choosing() -> View:
    taken = DICE[RED][4]
    first, second = _player(Status.DONE, 12, 20), _player(Status.DONE, 18, 9, taken=taken)
    players = (_scored(first, 0), replace(second, dice=SQUARES[1]))
    view = _view(Phase.SCORING, players)
    choices = points_for_each_choice(SQUARES[1], taken)
    return replace(view, scoring=1, choices=choices, unreplaced=points_of_square(SQUARES[1]))


def _scored(player: PlayerView, square: int, cell: int | None = None) -> PlayerView:
    told = replace(score_sheet(SQUARES[square]), cell=cell)
    past = (*player.points, told.points)
    return replace(player, dice=SQUARES[square], sheet=told, points=past, total=sum(past))


def scored() -> View:
    players = tuple(
        _scored(_player(Status.DONE, 10 + seat, 7 * seat), seat, (8, None, 1, 2)[seat]) for seat in range(4)
    )
    return _view(Phase.READY, players, Scored(2, 54, players[2].sheet))


def ended() -> tuple[View, Outcome]:
    past = ((12, 20, 31, 8, 16, 22), (18, 9, 15, 30, 11, 6), (32, 6, 54, 0, 12, 25))
    view = _view(Phase.OVER, tuple(_player(Status.DONE, *rounds) for rounds in past))
    totals = tuple(player.total for player in view.players)
    ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
    return replace(view, round=6), Outcome(ranks=ranks, scores=totals, why="rounds")


def crowded() -> View:
    """More than brains ever leave lying about."""
    return scored()


def gallery(words: Words) -> Iterator[Sketch]:
    for view in (start(), racing(), choosing(), scored()):
        yield cubo.table(view, words)
    yield cubo.result(*ended(), words)


assert all(square[MIDDLE].colour is WHITE for square in SQUARES)
