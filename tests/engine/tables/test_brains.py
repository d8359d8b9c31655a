"""Brains at the table: from views alone, at a human pace, through the same queue as everybody."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from bench.patience import patience
from engine.chance import Chance, brains_luck
from engine.game import Level, Plan, Press
from engine.match import Act
from engine.registry import game
from engine.tables.lobby.seating import Leave
from engine.tables.table import Status
from engine.tables.thinking import BRAIN_PRESS, LONGEST_ON_THE_WAY
from tests.engine.count import Count, CountOptions, CountView, Say, count
from tests.engine.house import ANN, BOB, GAMES, House, open_house
from tests.engine.thoughtful import LONG, Thoughtful
from tests.engine.tiny import Grab, TinyOptions, TinyView, tiny
from tests.rigs.faults import Faults


async def test_a_brain_presses_when_its_plan_says_so(house: House) -> None:
    table = await house.match(ANN, brains=[Level.HARD], options=LONG)
    await house.play(table, ANN, Say(1))
    planned = house.hands.now + 1_000
    await house.pass_time(999)
    assert (await house.table(table)).revision == 1
    await house.pass_time(1)
    entry = (await house.store.entries(table))[1]
    assert isinstance(entry, Act)
    assert entry.press == Press(at=planned, seen=1, id=BRAIN_PRESS + 1, got=planned)


async def test_a_brain_counts_what_its_plan_has_left_in_time_of_its_own_however_fast_the_house() -> None:
    left: list[int] = []

    class Counting:
        def think(self, view: CountView, pending: Plan[Say] | None, chance: Chance) -> Plan[Say]:
            left.extend([pending.after] if pending else [])
            return pending or Plan(action=Say(1), after=1_000)

    async with open_house(pace=0.5, games={"count": Thoughtful(Counting())}) as house:
        table = await house.match(ANN, BOB, brains=[Level.HARD], options=LONG)
        await house.pass_time(100)
        await house.play(table, ANN, Say(1))
        assert left == [800], "of 500 ms at twice the pace, 400 are left"


async def test_a_brain_counts_from_when_people_were_shown_the_board(house: House) -> None:
    table = await house.match(ANN, brains=[Level.HARD], options=LONG)
    await house.play(table, ANN, Say(1))
    planned = house.hands.now + 1_000
    await house.pass_time(400)
    house.tables.minds.shown(table, 1)
    house.tables.minds.shown(table, 1)
    await house.pass_time(999)
    assert (await house.table(table)).revision == 1
    await house.pass_time(1)
    entry = (await house.store.entries(table))[1]
    assert isinstance(entry, Act)
    assert entry.press.at == planned + 400


async def test_a_board_that_was_shown_before_its_brain_had_thought_counts_as_well() -> None:
    go, thinking = Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    class Slow:
        def think(self, view: CountView, pending: Plan[Say] | None, chance: Chance) -> Plan[Say] | None:
            if view.turn != view.seat:
                return None
            loop.call_soon_threadsafe(thinking.set)
            assert go.wait(30)
            return pending or Plan(action=Say(1), after=1_000)

    with ThreadPoolExecutor(1) as threads:
        async with open_house(executor=threads, games={"count": Thoughtful(Slow())}) as house:
            table = await house.match(ANN, brains=[Level.HARD], options=LONG)
            await house.play(table, ANN, Say(1))
            planned = house.hands.now + 1_000
            await thinking.wait()
            house.hands.set(house.hands.now + 300)
            house.tables.minds.shown(table, 1)
            go.set()
            await house.calm()
            await house.pass_time(1_300)
            entry = (await house.store.entries(table))[1]
            assert isinstance(entry, Act)
            assert entry.press.at == planned + 300


async def test_no_brain_is_held_up_by_an_older_board_or_another_table(house: House) -> None:
    table = await house.match(ANN, brains=[Level.HARD], options=LONG)
    await house.play(table, ANN, Say(1))
    planned = house.hands.now + 1_000
    await house.pass_time(400)
    house.tables.minds.shown(table, 0)
    house.tables.minds.shown(table + 1, 1)
    await house.pass_time(600)
    entry = (await house.store.entries(table))[1]
    assert isinstance(entry, Act)
    assert entry.press.at == planned


async def test_a_board_that_is_long_on_its_way_or_painted_again_holds_a_brain_up_no_longer() -> None:
    class Calm:
        def think(self, view: CountView, pending: Plan[Say] | None, chance: Chance) -> Plan[Say] | None:
            return (pending or Plan(action=Say(1), after=9_000)) if view.turn == view.seat else None

    async with open_house(games={"count": Thoughtful(Calm())}) as house:
        table = await house.match(ANN, brains=[Level.HARD], options=LONG)
        await house.play(table, ANN, Say(1))
        planned = house.hands.now + 9_000
        await house.pass_time(8_000)
        house.tables.minds.shown(table, 1)
        await house.pass_time(2_000)
        house.tables.minds.shown(table, 2)
        await house.pass_time(2_000)
        entry = (await house.store.entries(table))[1]
        assert isinstance(entry, Act)
        assert entry.press.at == planned + LONGEST_ON_THE_WAY


@pytest.mark.parametrize(
    ("key", "level"),
    [
        ("monster_rush", Level.EASY),
        ("cubo", Level.EASY),
        ("monster_cube", Level.EASY),
        ("monad", Level.NORMAL),
        ("thirteen_monsters", Level.NORMAL),
    ],
)
def test_whoever_stands_in_plays_easy_in_races(key: str, level: Level) -> None:
    assert game(key).stand_in is level


async def test_a_stand_in_is_of_the_level_that_its_game_says() -> None:
    asked: list[Level] = []

    class Racing(Count):
        stand_in = Level.EASY

        def brain(self, level: Level) -> Any:
            asked.append(level)
            return super().brain(level)

    async with open_house(games={"count": Racing()}) as house:
        table = await house.match(ANN, BOB, brains=[Level.HARD], options=LONG)
        await house.pass_time(0)
        assert set(asked) == {Level.HARD}
        await house.say(table, BOB, Leave())
        await house.pass_time(0)
        assert set(asked) == {Level.HARD, Level.EASY}


async def test_headless_runs_hurry_and_end_without_a_clock() -> None:
    async with open_house(pace=0) as house:
        table = await house.match(ANN, BOB, brains=[Level.EASY, Level.HARD], options=CountOptions(goal=200))
        await house.say(table, BOB, Leave())
        waits = patience("the end of the match")
        while (await house.table(table)).status is Status.PLAYING:
            next(waits)
            await house.calm()
            if (await house.table(table)).status is Status.PLAYING:
                await house.play(table, ANN, Say(3))
        entries = await house.store.entries(table)
        assert [entry.seat for entry in entries if isinstance(entry, Act)] == [
            turn % 4 for turn in range(len(entries))
        ]


async def test_brains_are_asked_again_after_each_change_and_keep_what_still_holds(house: House) -> None:
    """Grabs of others move the board on; the brain's plan and its time stay."""
    table = await house.match(ANN, BOB, game="tiny", brains=[Level.HARD], options=TinyOptions(window=1000))
    await house.calm()
    chance = brains_luck("seed 1", 2, 0)
    planned = house.hands.now + chance.between(350, 500)
    await house.pass_time(100)
    await house.grab(table, ANN)
    await house.pass_time(100)
    await house.grab(table, BOB)
    await house.pass_time(800)
    entry = (await house.store.entries(table))[2]
    assert isinstance(entry, Act)
    assert (entry.seat, entry.press.at, entry.press.seen) == (2, planned, 0)


async def test_of_a_person_and_a_brain_in_one_millisecond_the_person_was_first(house: House) -> None:
    table = await house.match(ANN, game="tiny", brains=[Level.HARD], options=TinyOptions(rounds=1))
    await house.calm()
    await house.pass_time(brains_luck("seed 1", 1, 0).between(350, 500))
    assert (await house.table(table)).revision == 1
    await house.grab(table, ANN, press_id=1 << 61)
    await house.pass_time(250)
    outcome = (await house.table(table)).outcome
    assert outcome
    assert outcome.ranks == (1, 2)


async def test_brains_alone_play_a_game_without_awaited_seats_to_its_end() -> None:
    async with open_house() as house:
        table = await house.match(ANN, game="tiny", brains=[Level.EASY, Level.HARD])
        await house.pass_time(60_000)
        over = await house.table(table)
        assert over.status is Status.OVER
        assert over.outcome
        assert over.outcome.scores == (0, 0, 3), "hard is quicker than easy"


async def test_a_slow_brain_delays_neither_its_table_nor_another() -> None:
    go, thinking = Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    class Slow:
        def think(self, view: CountView, pending: Any, chance: Chance) -> Plan[Say] | None:
            if view.turn != view.seat:
                return None
            loop.call_soon_threadsafe(thinking.set)
            assert go.wait(30)
            return Plan(action=Say(1), after=0)

    with ThreadPoolExecutor(2) as threads:
        async with open_house(executor=threads, games={**GAMES, "count": Thoughtful(Slow())}) as house:
            table = await house.match(ANN, BOB, brains=[Level.HARD], options=LONG)
            other = await house.match(ANN, BOB, options=LONG)
            await house.play(table, ANN, Say(1))
            await house.play(table, BOB, Say(1))
            await thinking.wait()
            assert (await house.play(other, ANN, Say(1))).table.revision == 1
            assert (await house.play_refused(table, ANN, Say(1))).kind.value == "count-turn"
            await house.say(table, BOB, Leave())
            go.set()
            await house.calm()
            assert (await house.table(table)).revision >= 3


async def test_what_was_thought_of_an_older_board_is_let_go() -> None:
    asked: list[int] = []
    go, thinking = Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    class Slow:
        def think(self, view: TinyView, pending: Any, chance: Chance) -> Plan[Grab] | None:
            asked.append(chance.revision)
            if len(asked) == 1:
                loop.call_soon_threadsafe(thinking.set)
                assert go.wait(30)
            return pending or Plan(action=Grab(), after=0)

    slow = type("SlowTiny", (type(tiny),), {"brain": lambda self, level: Slow()})()
    with ThreadPoolExecutor(2) as threads:
        async with open_house(executor=threads, games={"tiny": slow}) as house:
            table = await house.match(ANN, game="tiny", brains=[Level.HARD])
            await thinking.wait()
            await house.grab(table, ANN)
            go.set()
            await house.calm()
            entry = (await house.store.entries(table))[1]
            assert isinstance(entry, Act)
            assert asked[:2] == [0, 1]
            assert entry.press.seen == 1


async def test_a_brain_that_fails_loses_its_turn_to_the_clock(
    caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("the brain of seat %s at table %s failed")

    class Broken:
        def think(self, view: CountView, pending: Any, chance: Chance) -> None:
            raise ZeroDivisionError

    async with open_house(games={"count": Thoughtful(Broken())}) as house:
        table = await house.match(ANN, brains=[Level.HARD], options=LONG)
        await house.play(table, ANN, Say(1))
        assert f"the brain of seat 1 at table {table} failed" in caplog.text
        await house.pass_time(count.thinking_time)
        seats = (await house.table(table)).seats
        assert (await house.table(table)).revision == 2
        assert (seats[1].lapses, seats[1].absent) == (0, False)
        assert house.guests.warned_seats == [], "brains are not called to the table"


async def test_a_brain_that_wants_the_unlawful_is_asked_once_more_and_then_the_clock_runs() -> None:
    asked: list[int] = []

    class Stubborn:
        def think(self, view: CountView, pending: Any, chance: Chance) -> Plan[Say] | None:
            asked.append(chance.revision)
            return Plan(action=Say(1), after=10)

    async with open_house(games={"count": Thoughtful(Stubborn())}) as house:
        table = await house.match(ANN, brains=[Level.HARD], options=LONG)
        await house.pass_time(5_000)
        assert asked == [0, 0]
        await house.play(table, ANN, Say(1))
        await house.pass_time(10)
        assert (await house.table(table)).revision == 2


async def test_what_was_refused_on_one_board_may_be_tried_again_on_the_next() -> None:
    asked: list[int] = []

    class Stubborn:
        def think(self, view: CountView, pending: Any, chance: Chance) -> Plan[Say] | None:
            asked.append(chance.revision)
            return Plan(action=Say(1), after=10)

    async with open_house(games={"count": Thoughtful(Stubborn())}) as house:
        table = await house.match(ANN, BOB, brains=[Level.HARD], options=LONG)
        await house.pass_time(5_000)
        await house.play(table, ANN, Say(1))
        await house.pass_time(5_000)
        assert asked == [0, 0, 1, 1]
