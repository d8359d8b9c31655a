"""Whoever let two decisions pass reads on the open hand who plays for him, and how he comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bench.patience import patience
from bench.reading import read
from engine.tables.table import Seat
from tests.cogs.rigs.simulated import Night, a_night, hand, verbs
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

AWAY = "The house keeps your seat."
A_WHILE = 60  # seconds, of those that a decision has


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database, brain_pace=1_000.0) as night:
        yield night


async def test_a_hand_says_that_the_house_sits_in_until_any_tap_on_it(night: Night) -> None:
    """Two lapses in a row; the words take the rows that are there, so that no button moves."""
    await night.seated("Ada", "Basile")
    ada, basile = night.person("Ada"), night.person("Basile")
    for person in (ada, basile):
        await night.press(person, "hand")
    before = rows_of(ada)
    waits = patience("Ada to be taken for absent", 60)
    while not (await seat_of_ada(night)).absent:
        next(waits)
        assert AWAY not in told(ada)
        if (await seat_of_ada(night)).deadline is None:
            await night.act(basile)
        else:
            await night.advance(A_WHILE)
    assert AWAY in told(ada)
    assert AWAY not in told(basile)
    assert rows_of(ada) == before
    await night.tap(ada, "pick", 0)
    assert not (await seat_of_ada(night)).absent
    assert AWAY not in told(ada)
    assert rows_of(ada) == before


async def ada_is_away_in_her_turn(night: Night, basile: SimPlayer) -> None:
    waits = patience("Ada to be taken for absent in her own turn", 60)
    while not ((await seat_of_ada(night)).absent and await awaits_ada(night)):
        next(waits)
        await night.advance(A_WHILE)
        await night.press(basile, "hand")


async def test_whoever_only_points_on_the_board_is_back(night: Night) -> None:
    """13 Monsters is searched by two taps a card, of which the first plays nothing."""
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play 13-monsters")
    await night.press(basile, "join")
    await night.press(ada, "start")
    await ada_is_away_in_her_turn(night, basile)
    await night.press(ada, "tap", "area", "flip", 0)
    assert not (await seat_of_ada(night)).absent


async def test_where_the_table_rests_each_hand_says_how_one_comes_back(night: Night) -> None:
    """Whoever is not on turn has nothing to tap on it: the board’s button is named, until one comes."""
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play 13-monsters")
    await night.press(basile, "join")
    await night.press(ada, "start")
    for person in (ada, basile):
        await night.press(person, "hand")
    waits = patience("both to be taken for absent", 60)
    while (await night.standing()).table.rest is None:
        next(waits)
        await night.advance(A_WHILE)
    for person in (ada, basile):
        can = "own" in verbs(hand(person), enabled=True)
        assert ("“Go on” on the board" in told(person)) is not can
        assert ("Any tap here" in told(person)) is can
        assert "The match rests." in told(person)
    await night.press(ada, "hand")
    assert AWAY not in told(ada)
    assert "rests" not in told(ada)
    assert AWAY in told(basile)
    assert "rests" not in told(basile)


async def test_a_hand_says_no_more_that_the_house_sits_in_once_its_person_points(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play 13-monsters")
    await night.press(basile, "join")
    await night.press(ada, "start")
    await night.press(ada, "hand")
    await ada_is_away_in_her_turn(night, basile)
    assert AWAY in told(ada)
    await night.press(ada, "tap", "area", "flip", 0)
    assert AWAY not in told(ada)


def told(person: SimPlayer) -> str:
    return read(said(hand(person)))


def rows_of(person: SimPlayer) -> int:
    """Of what is told below the buttons."""
    return said(hand(person)).count("\n")


async def awaits_ada(night: Night) -> bool:
    then = await night.standing()
    assert then.match is not None
    return 0 in then.game.awaited(then.match.state)


async def seat_of_ada(night: Night) -> Seat:
    return (await night.standing()).table.seats[0]
