"""Views to draw for a gallery: every seat count, and what seldom happens."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import Outcome
from engine.monad.cards import A_MONAD, DECK, card_of
from engine.monad.state import (
    Bonus,
    Bought,
    Dealt,
    Drew,
    Flipped,
    Leapt,
    News,
    Passed,
    SeatView,
    Traded,
    TurnEnded,
    View,
    Won,
)
from render import monad
from render.sketch import Sketch, Words

TABLES = ((2, None), (4, None))  # seats and options of the fullest ones

RED, ORANGE, YELLOW, NAVY, SKY, GREEN = range(6)
COMMON, BI, TRI, QUAD, QUINT = range(5)


def _column(rank: int, *colours: int) -> tuple[int, ...]:
    return tuple(card_of(rank, colour) for colour in colours)


def _seat(identity: int, monads: int, cards: int, *, ready: bool = True, team: int = 0) -> SeatView:
    return SeatView(
        identity=identity, monads=monads, hand_size=cards, hand=None, bonus_ready=ready, team=team
    )


def _view(turn: int | None, seats: tuple[SeatView, ...], *news: News) -> View:
    won = sum(seat.monads for seat in seats)
    return View(
        seat=None, turn=turn, seats=seats, columns=COLUMNS, draw=9, discard=(GREEN, RED, SKY),
        monads=10 - won, goal=DECK.setup[len(seats)].goal, teams=False, plays=0,
        owes=False, turns=12, silent=0, barren=0, over=turn is None, news=news,
    )  # fmt: skip


COLUMNS = (
    _column(BI, YELLOW, RED, GREEN, ORANGE),
    _column(TRI, RED, NAVY, YELLOW, SKY, ORANGE),
    _column(QUAD, SKY, RED),
    _column(QUINT, GREEN, ORANGE, RED, YELLOW, NAVY, SKY),
)
FULL = tuple(_column(rank, *range(6)) for rank in (BI, TRI, QUAD, QUINT))


def traded() -> View:
    seats = (_seat(RED, 1, 7), _seat(NAVY, 2, 12), _seat(SKY, 0, 5), _seat(ORANGE, 1, 9, ready=False))
    given = (card_of(QUAD, NAVY), card_of(QUAD, RED))
    bonus = Bonus(3, (card_of(TRI, GREEN), card_of(BI, SKY)), drew=True)
    return _view(3, seats, Traded(3, given, card_of(QUINT, YELLOW)), bonus)


def start() -> View:
    seats = tuple(_seat(identity, 0, 6) for identity in (GREEN, NAVY, SKY))
    return replace(_view(0, seats, Dealt(0)), columns=FULL, draw=0, discard=())


def bought() -> View:
    seats = (_seat(GREEN, 3, 4), _seat(YELLOW, 4, 14))
    return _view(
        0, seats, Bought(0, (card_of(QUINT, RED), card_of(QUINT, SKY), card_of(QUAD, GREEN)), A_MONAD)
    )


def leapt() -> View:
    seats = (_seat(GREEN, 0, 3), _seat(NAVY, 1, 14), _seat(SKY, 0, 8))
    return _view(
        0, seats, Leapt(0, (RED, ORANGE, YELLOW, NAVY, SKY, GREEN), card_of(QUINT, GREEN), owes=True)
    )


def passed() -> View:
    seats = (_seat(GREEN, 0, 6), _seat(YELLOW, 0, 6))
    bare = replace(_view(1, seats, Passed(0, (RED, RED, ORANGE, ORANGE, YELLOW, YELLOW))), draw=0, discard=())
    return replace(bare, columns=((), (), *COLUMNS[2:]))


def flipped() -> View:
    return replace(_view(1, (_seat(GREEN, 0, 6), _seat(YELLOW, 1, 6)), Flipped(0, 8)), draw=8, discard=())


def drew() -> View:
    return _view(2, (_seat(GREEN, 0, 6), _seat(NAVY, 1, 6), _seat(SKY, 2, 11)), Drew(1))


def partners() -> View:
    seats = tuple(
        _seat(identity, monads, cards, team=index % 2)
        for index, (identity, monads, cards) in enumerate(
            ((RED, 1, 8), (SKY, 2, 3), (NAVY, 2, 11), (ORANGE, 0, 7))
        )
    )
    return replace(_view(2, seats, TurnEnded(1)), teams=True, goal=5)


def won() -> tuple[View, Outcome]:
    seats = (_seat(GREEN, 2, 4), _seat(NAVY, 4, 1), _seat(SKY, 0, 9))
    news = Traded(1, (card_of(QUINT, RED), card_of(QUINT, GREEN)), A_MONAD)
    return _view(None, seats, news, Won((1,), 4)), Outcome(ranks=(2, 1, 3), scores=(2, 4, 0), why="goal")


def partners_won() -> tuple[View, Outcome]:
    seats = tuple(
        replace(seat, monads=monads) for seat, monads in zip(partners().seats, (2, 2, 3, 1), strict=True)
    )
    view = replace(partners(), turn=None, over=True, seats=seats, monads=2, news=(Won((0, 2), 5),))
    return view, Outcome(ranks=(1, 2, 1, 2), scores=(5, 3, 5, 3), why="goal")


def holding(*cards: int) -> View:
    view = _view(0, (_seat(GREEN, 2, len(cards)), _seat(YELLOW, 1, 6)))
    return replace(view, seat=0, seats=(replace(view.seats[0], hand=cards), view.seats[1]))


def holding_with_a_partner(*cards: int) -> View:
    view = partners()
    own = replace(view.seats[0], hand=cards, hand_size=len(cards))
    return replace(view, seat=0, seats=(own, *view.seats[1:]))


def crowded() -> View:
    """More than brains ever leave lying about."""
    return traded()


def gallery(words: Words) -> Iterator[Sketch]:
    for view in (start(), traded(), bought(), leapt(), passed(), flipped(), drew(), partners(), won()[0]):
        yield monad.table(view, words)
    yield monad.hand(holding(RED, ORANGE, ORANGE, NAVY, SKY, GREEN), words)
    yield monad.hand(holding(RED, YELLOW, NAVY, 7, 11, 12, 15, 20, 24), words, (0, 2))
    yield monad.hand(holding(*(card for card in range(24))), words, (5, 17))
    yield monad.hand(holding(), words)
    yield monad.hand(holding_with_a_partner(RED, YELLOW, NAVY, 7, 11, 12, 15, 20), words, (0, 2))
    for view, outcome in (won(), partners_won()):
        yield monad.result(view, outcome, words)
