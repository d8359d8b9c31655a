"""Where points are level, the result says what decided, as far as anything did."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.games.monster_cube import desk as cube
from cogs.games.monster_rush import desk as rush
from cogs.wire.screens.screen import Line
from engine.match import Match
from engine.monster_cube.news import End as CubeEnd
from engine.monster_rush.state import End as RushEnd
from engine.monster_rush.state import Hunter
from tests.cogs.rigs.screens_of import languages, look_at
from tests.monster_cube.tables import dice
from tests.monster_rush.boards import Rush

ADA, BASILE, CLEO = "<@900000000000000001>\u00a0", "Bêta 2\u00a0", "Bêta 3\u00a0"
ONE_STAR, TWO_STARS, THREE_STARS = (1, 2, 3), (9, 10, 11), (15, 16, 17)  # of MC1.2, by number


def told(desk: Any, match: Match, language: str = "en") -> list[str]:
    """The lines of the result that say what decided."""
    assert match.outcome
    head = desk.result(look_at(match, None, languages[language])).parts[0]
    assert isinstance(head, Line)
    return [line for line in head.text.split("\n") if line.startswith("⚖️")]


def hunted(*captured: tuple[int, ...], rules: str = "dice") -> Match:
    table = dice(len(captured), rules=rules)
    for seat, won in enumerate(captured):
        table.give(seat, won=won)
    table.change(end=CubeEnd.CAPTURED if rules == "dice" else CubeEnd.PILE)
    return table.match


def raced(*captured: tuple[int, ...], mistaken: tuple[int, ...] = ()) -> Match:
    table = Rush(seats=len(captured))
    hunters = (Hunter(pile=(), captured=own, mistaken=mistaken, reactions=()) for own in captured)
    table.change(hunters=tuple(hunters), end=RushEnd.LAST_MONSTER)
    return table.match


def test_at_equal_stars_the_count_of_monsters_is_told() -> None:
    """MC10.9"""
    match = hunted((9, 1), ONE_STAR)
    assert match.outcome
    assert match.outcome.scores == (3, 3)
    assert match.outcome.ranks == (2, 1)
    assert told(cube, match) == [f"⚖️\u00a0Level at 3\u00a0stars: most monsters win. {BASILE}3, {ADA}2"]
    assert told(cube, match, "fr") == [
        f"⚖️\u00a0À égalité à 3\u00a0étoiles\u00a0: le plus de monstres l’emporte. {BASILE}3, {ADA}2"
    ]


def test_at_equal_points_the_count_of_monsters_is_told() -> None:
    """MC8.4, MC11.4"""
    match = hunted((1, 2), (4,), (35,), rules="numbers")
    assert match.outcome
    assert match.outcome.ranks == (2, 3, 1)
    assert told(cube, match) == [f"⚖️\u00a0Level at 2\u00a0points: most monsters win. {ADA}2, {BASILE}1"]


@pytest.mark.parametrize(
    "captured", [(TWO_STARS, THREE_STARS), ((1, 2), (3, 4))], ids=["one ahead", "nothing between them"]
)
def test_nothing_is_told_where_points_decide_or_the_win_is_shared(
    captured: tuple[tuple[int, ...], ...],
) -> None:
    assert told(cube, hunted(*captured)) == []


def test_in_a_race_fives_then_fours_then_threes_are_told_as_far_as_they_decide() -> None:
    """MR6.3: 32 is worth five, 27 four, 19 three, 9 two, and 1 a single point."""
    match = raced((32, 27, 1), (32, 19, 9), (27, 28, 9))
    assert match.outcome
    assert match.outcome.scores == (10, 10, 10)
    assert match.outcome.ranks == (1, 2, 3)
    assert told(rush, match) == [
        f"⚖️\u00a0Level at 10\u00a0points: most fives win. {ADA}1, {BASILE}1, {CLEO}0",
        f"⚖️\u00a0Level at 10\u00a0points: most fours win. {ADA}1, {BASILE}0",
    ]
    assert told(rush, match, "fr")[0] == (
        f"⚖️\u00a0À égalité à 10\u00a0points\u00a0: le plus de cinq l’emporte. {ADA}1, {BASILE}1, {CLEO}0"
    )
    assert told(rush, raced((19, 1), (9, 10))) == [
        f"⚖️\u00a0Level at 4\u00a0points: most threes win. {ADA}1, {BASILE}0"
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", f"{ADA[:-1]} and Bêta 2 share the win, with −2\u00a0points each!"),
        ("fr", f"{ADA[:-1]} et Bêta 2 se partagent la victoire, avec −2\u00a0points chacun\u00a0!"),
    ],
)
def test_a_shared_win_is_told_as_shared_and_what_is_below_nothing_has_a_minus(
    language: str, said: str
) -> None:
    match = raced((), (), mistaken=(35, 36))
    head = rush.result(look_at(match, None, languages[language])).parts[0]
    assert isinstance(head, Line)
    assert said in head.text
