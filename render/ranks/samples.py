"""Boards and profiles to look at."""

from __future__ import annotations

from collections.abc import Iterator

from render.ranks import leaderboard, profile
from render.ranks.lines import GameLine, Portrayal, Rung
from render.sketch import Sketch, Words

NAMES = ("Ada", "Basile", "Cleo", "Jonas", "Mina", "Noor", "Otto", "Pia", "Quentin", "Rosa")
POINTS = (1684, 1602, 1547, 1490, 1388, 1301, 1244, 1102, 1010, 948)


def entries(count: int = 10, own: int | None = 4) -> tuple[Rung, ...]:
    return tuple(
        Rung(
            place=at + 1,
            person=1_000_003 * (at + 7),
            name=NAMES[at],
            value=f"{POINTS[at]}?" if at > 7 else str(POINTS[at]),
            share=(POINTS[at] - 600) / (POINTS[0] - 600),
            own=at == own,
        )
        for at in range(count)
    )


def later() -> tuple[tuple[Rung, ...], Rung]:
    """The second page, and somebody who stands far below."""
    page = tuple(
        Rung(
            place=at,
            person=at * 17,
            name=NAMES[at % 10],
            value=str(50 - at),
            share=0.8 - at / 50,
        )
        for at in range(11, 17)
    )
    own = Rung(place=1204, person=99, name="Ada", value="3", share=0.1, own=True)
    return page, own


def portrayal(matches: int = 46) -> Portrayal:
    curve = [1000]
    for at in range(matches):
        curve.append(curve[-1] + (43, 61, -38, 22, -51, 47, 30, -24)[at % 8] * (60 - at) // 60)
    games = (
        GameLine(name="Monad", rating=str(curve[-1]), matches=str(matches), wins="25"),
        GameLine(name="Monster Rush", rating="1203", matches="12", wins="4"),
        GameLine(name="Cubo", rating="1055?", matches="3", wins="1"),
    )
    return Portrayal(
        person=424242,
        name="Ada",
        game="Monad",
        rating=str(curve[-1]),
        matches=str(matches),
        wins="25",
        streak="+3",
        curve=tuple(curve),
        games=games,
    )


def gallery(words: Words) -> Iterator[Sketch]:
    yield leaderboard("Monad", words("picture-ranks-rating"), entries(), None, words)
    page, own = later()
    yield leaderboard("Monster Rush", words("picture-ranks-wins"), page, own, words)
    yield profile(portrayal(), words)
