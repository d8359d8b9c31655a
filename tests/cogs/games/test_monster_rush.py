"""Monster Rush at the playground: four people race, and all that people do wrong meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bench.patience import LONG, patience
from bench.reading import read, tells
from engine.chance import Chance
from engine.match import Match
from engine.monster_rush import game
from engine.monster_rush.rules import made_ready
from engine.monster_rush.state import Options, State
from engine.tables.table import Status
from tests.cogs.conftest import Evening
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.racing import (
    a_house,
    a_town,
    all_at_once,
    board,
    now,
    older,
    one_moment,
    seated,
    standing,
    tap,
    whispers,
)
from tests.rigs.recorder import Recorder

FOUR = ("Ada", "Basile", "Cleo", "Jonas")
WIDE: dict[str, Any] = {"window": 1000}  # ms: on a machine that others use as well


def ready(state: State) -> list[int]:
    """The spaces whose monster may be taken."""
    shown = sorted((one for hunter in state.hunters for one in hunter.shown), key=lambda one: one.since)
    return [at for at, lair in enumerate(state.lairs) if lair.monster and made_ready(lair.monster, shown)]


def a_seed_with_an_early_capture(seats: int = 4) -> str:
    """A shuffle of which the second card makes a monster ready."""
    for number in range(10_000):
        state = game.deal(Options(), seats, 0, Chance(str(number), 0))
        for revision in (1, 2):
            state = game.lapse(state, 0, Chance(str(number), revision))
        if ready(state):
            return str(number)
    raise AssertionError("no such shuffle")


SEED = a_seed_with_an_early_capture()


@pytest.fixture
async def evening(database: str, hours: Hours) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, SEED, hours=hours) as evening:
        yield evening


async def state_of(evening: Evening, table: int) -> State:
    match = (await standing(evening, table)).match
    assert match is not None
    return match.state


async def a_ready_monster(evening: Evening, hours: Hours, table: int) -> int:
    """A monster is ready and everybody sees it; where it lies."""
    waits = patience("a ready monster", LONG)
    while not ready(await state_of(evening, table)):
        next(waits)
        hours.put_forward(3)
        await evening.settled()
    for name in FOUR:
        await evening.person(name).sees("2 open cards")
    (space, *_) = ready(await state_of(evening, table))
    return space


async def test_the_earliest_press_wins_in_whatever_order_the_presses_arrive(
    evening: Evening, hours: Hours
) -> None:
    """MR5.6, MR5.7"""
    table = await seated(evening, "monster-rush", *FOUR, exactly={"reveal_every_ms": 10_000}, **WIDE)
    space = await a_ready_monster(evening, hours, table)
    people, seen, at = [evening.person(name) for name in FOUR], board(evening.person("Ada")), now()
    button = tap(seen, "touch", space)
    presses = [(one, button, seen, at + 40 * (3 - turn), 50 * turn) for turn, one in enumerate(people)]
    async with one_moment(evening, hours):
        deeds = await all_at_once(*presses)
    assert not any(deed.failed for deed in deeds)
    told = await evening.person("Ada").sees("captured")
    winner = people[3]
    assert f"<@{winner.id}> captured" in read(told.text)
    assert f"Photo finish: <@{people[2].id}> 40\u00a0ms later" in read(told.text)
    record = await evening.client.services.tables.record(table)
    told_of = (scene.match.state for scene in Match.history(game, record))
    stood = next(state for state in told_of if state.hunters[3].captured)
    assert [claim.press.at - at for claim in stood.finish] == [0, 40, 80, 120]
    assert stood.turn == 3  # MR5.4
    assert len(stood.hunters[3].captured) == 1


async def test_a_press_is_acknowledged_at_once_and_one_edit_shows_what_came_of_all(
    evening: Evening, hours: Hours, recorder: Recorder | None
) -> None:
    if recorder is None:
        pytest.skip("nobody reads along without Discord's own description")
    table = await seated(evening, "monster-rush", *FOUR, automatic=False, **WIDE)
    people, seen, at = [evening.person(name) for name in FOUR], board(evening.person("Ada")), now()
    button = tap(seen, "touch", 1)
    before = len(recorder.exchanges)
    async with one_moment(evening, hours):
        deeds = await all_at_once(*((one, button, seen, at + turn, 0) for turn, one in enumerate(people)))
    assert not any(deed.failed for deed in deeds)
    await evening.person("Ada").sees(tells("before it was ready"))
    await evening.settled()
    sent = recorder.exchanges[before:]
    answers = [one.sent for one in sent if one.path.endswith("/callback")]
    assert [answer["type"] for answer in answers] == [6] * 4
    edits = [one for one in sent if one.method == "PATCH"]
    assert len(edits) == 1
    assert (await standing(evening, table)).table.status is Status.PLAYING


async def test_a_second_press_of_the_same_hand_is_passed_over_in_silence(
    evening: Evening, hours: Hours
) -> None:
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, **WIDE)
    ada, seen, at = evening.person("Ada"), board(evening.person("Ada")), now()
    first, second = tap(seen, "touch", 0), tap(seen, "touch", 1)
    async with one_moment(evening, hours):
        await all_at_once((ada, first, seen, at, 0), (ada, second, seen, at + 5, 5))
    await ada.sees(tells("before it was ready"))
    await ada.settled()
    assert whispers(ada) == []
    assert [claim.press.at for claim in (await state_of(evening, table)).finish] == [at]


async def test_a_press_on_a_monster_that_is_gone_costs_nothing_and_the_board_tells_how_late_it_was(
    evening: Evening,
) -> None:
    """MR5.8; nothing is said below the board."""
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada, basile = evening.person("Ada"), evening.person("Basile")
    old, at = board(basile), now()
    await ada.press(tap(old, "touch", 0), message=old.id, pressed_at=at)
    await evening.settled()
    before = (await standing(evening, table)).table
    await basile.press(older(tap(old, "touch", 0), 0), message=old, forged=True, pressed_at=at + 310)
    await basile.press(older(tap(old, "touch", 1), 0), message=old, forged=True, pressed_at=at + 900)
    await evening.settled()
    assert (await standing(evening, table)).table == before
    assert whispers(basile) == []
    told = await ada.sees("Too late")
    assert f"Too late: <@{basile.id}> 310\u00a0ms later." in read(told.text)


@pytest.mark.parametrize("late", [900, 9_000])
async def test_who_was_too_late_is_told_though_the_news_before_fills_all_rows(
    evening: Evening, late: int
) -> None:
    """Two mistakes in a row, each of two rows; whoever pressed after that is answered nowhere else."""
    await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada, basile = evening.person("Ada"), evening.person("Basile")
    old = board(ada)
    for space in (0, 1):
        await evening.settled()
        seen, at = board(basile), now()
        await basile.press(tap(seen, "touch", space), message=seen.id, pressed_at=at)
    await evening.settled()
    await ada.press(older(tap(old, "touch", 1), 0), message=old, forged=True, pressed_at=at + late)
    told = read((await ada.sees(tells("oo late"))).text)
    assert "pressed" in told
    assert f"<@{ada.id}>" in told[told.index("🐢") :]
    assert whispers(ada) == []


async def test_spectators_forgers_and_those_who_turn_cards_that_turn_alone_change_nothing(
    evening: Evening, hours: Hours
) -> None:
    table = await seated(evening, "monster-rush", "Ada", "Basile", exactly={"reveal_every_ms": 10_000})
    hours.stop()
    ada, cleo = evening.person("Ada"), evening.person("Cleo")
    before, seen = (await standing(evening, table)).table, board(ada)
    touch = tap(seen, "touch", 0)
    for _ in range(3):
        await cleo.press(touch, message=seen.id)
    for forged in ("tap.~reveal", "tap.~touch.9", "tap.~touch", "tap.~x", "tap"):
        await ada.press(touch.replace("tap.~touch.0", forged), message=seen, forged=True)
    await evening.settled()
    assert (await standing(evening, table)).table == before
    (once,) = whispers(cleo)
    assert "do not sit" in once or "pas assis" in once
    assert len(whispers(ada)) <= 1  # that a button is none of ours may be said


async def test_after_the_last_monster_a_press_is_passed_over_and_who_pressed_when_can_still_be_asked(
    evening: Evening,
) -> None:
    """MR6.1: nine mistakes empty a pile too."""
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada, basile = evening.person("Ada"), evening.person("Basile")
    seen = board(ada)
    waits = patience("the last monster", LONG)
    while (stood := await standing(evening, table)).table.status is Status.PLAYING:
        next(waits)
        seen = board(ada)
        await ada.press(older(tap(seen, "touch", 0), stood.table.revision), message=seen, forged=True)
    over = await ada.sees("the hunt is over")
    assert f"<@{basile.id}> won with 0\u00a0points" in read(over.text)
    before = (await standing(evening, table)).table
    first = (await state_of(evening, table)).finish[0].press.at
    late = older(tap(seen, "touch", 1), before.revision)
    await basile.press(late, message=over, forged=True, pressed_at=first + 310)
    await evening.settled()
    assert (await standing(evening, table)).table == before
    assert f"Too late: <@{basile.id}> 310\u00a0ms later." in read((await ada.sees("Too late")).text)
    assert whispers(basile) == []
    await ada.press("Presses", message=over.id)
    await ada.settled()
    title, *finishes = whispers(ada)[-1].splitlines()
    assert title == "### Who pressed when"
    assert len(finishes) == 2 * stood.table.revision  # each of Ada's touches: what and when, and who
    assert all(f"<@{ada.id}>\u00a0" in one for one in finishes[1::2])


async def test_a_photo_finish_that_a_restart_interrupts_is_decided_by_the_press_times(
    database: str, hours: Hours
) -> None:
    """The touch that arrived later was made earlier."""
    async with a_town() as town:
        async with a_house(town, database, hours=hours) as evening:
            table = await seated(evening, "monster-rush", *FOUR, automatic=False, **WIDE)
            ada, cleo, seen, at = (
                evening.person("Ada"),
                evening.person("Cleo"),
                board(evening.person("Ada")),
                now(),
            )
            button = tap(seen, "touch", 2)
            hours.stop()
            await all_at_once((ada, button, seen, at + 90, 0), (cleo, button, seen, at + 50, 20))
            await evening.settled()
            race = (await state_of(evening, table)).race
            assert race is not None
        async with a_house(town, database) as evening:
            await evening.person("Jonas").sees(tells("before it was ready"))
            after = await state_of(evening, table)
            assert after.finish == race.claims
            assert [claim.seat for claim in after.finish] == [2, 0]
            assert len(after.hunters[2].mistaken) == 1
            assert not after.hunters[0].mistaken


async def test_what_was_pressed_before_the_restart_and_arrives_after_it_still_counts(
    database: str, hours: Hours
) -> None:
    """The photo finish goes on where it stopped, and the earliest press wins."""
    async with a_town() as town:
        async with a_house(town, database, hours=hours) as evening:
            table = await seated(evening, "monster-rush", *FOUR, automatic=False, **WIDE)
            ada, seen, at = evening.person("Ada"), board(evening.person("Ada")), now()
            hours.stop()
            await ada.press(tap(seen, "touch", 2), message=seen.id, pressed_at=at + 90)
            await evening.settled()
            assert (await state_of(evening, table)).race is not None
        async with a_house(town, database, hours=hours) as evening:
            cleo = evening.person("Cleo")
            async with one_moment(evening, hours):
                await cleo.press(tap(seen, "touch", 2), message=seen, forged=True, pressed_at=at + 20)
            told = await cleo.sees(tells("before it was ready"))
            assert f"<@{cleo.id}> pressed" in read(told.text)
            assert [claim.seat for claim in (await state_of(evening, table)).finish] == [2, 0]
