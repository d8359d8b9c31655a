"""Brains and time: the last millisecond, a board that moved on, no threads to think in, a restart."""

from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Kind, Level, Plan
from engine.match import Act
from engine.tables.table import What
from tests.engine.count import CountView, Say, count
from tests.engine.house import ANN, AtOnce, House, open_house, reopened
from tests.engine.thoughtful import LONG, Thoughtful
from tests.rigs.faults import Faults


async def test_a_brain_that_presses_in_its_last_millisecond_has_pressed_in_time() -> None:
    class Brinkman:
        def think(self, view: CountView, pending: Any, chance: Chance) -> Plan[Say] | None:
            last = Plan(action=Say(3), after=count.thinking_time)
            return (pending or last) if view.turn == view.seat else None

    async with open_house(games={"count": Thoughtful(Brinkman())}) as house:
        table = await house.match(ANN, brains=[Level.HARD], options=LONG)
        await house.play(table, ANN, Say(1))
        await house.pass_time(count.thinking_time)
        assert house.guests.causes(table)[-1] is What.ACTED
        assert (await house.table(table)).revision == 2


async def test_a_plan_thought_before_the_board_moved_on_is_stale_and_thought_again() -> None:
    """A brain that keeps its plan whatever happens presses from the board it had in mind."""

    class Keeping:
        def think(self, view: CountView, pending: Any, chance: Chance) -> Plan[Say] | None:
            return pending or Plan(action=Say(2), after=100)

    async with open_house(games={"count": Thoughtful(Keeping())}) as house:
        table = await house.match(ANN, brains=[Level.HARD], options=LONG)
        await house.pass_time(50)
        await house.play(table, ANN, Say(1))
        await house.pass_time(50)
        assert (await house.table(table)).revision == 1
        await house.pass_time(100)
        entry = (await house.store.entries(table))[1]
        assert isinstance(entry, Act)
        assert (entry.press.seen, house.guests.causes(table)[-1]) == (1, What.ACTED)


async def test_without_threads_to_think_in_the_clock_still_runs(
    caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("the brains at table %s cannot think")

    class Gone(AtOnce):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
            raise RuntimeError("cannot schedule new futures after shutdown")

    async with open_house(executor=Gone()) as house:
        table = await house.match(ANN, brains=[Level.HARD], options=LONG)
        await house.play(table, ANN, Say(1))
        await house.pass_time(count.thinking_time)
        assert (await house.table(table)).revision == 2
        assert "cannot think" in caplog.text


async def test_after_a_restart_brains_that_owe_a_move_make_it_untouched(house: House) -> None:
    table = await house.match(ANN, brains=[Level.HARD], options=LONG)
    due = (await house.play(table, ANN, Say(1))).table.due
    assert due == house.hands.now, "a plan is not kept; the table must be looked at after a restart"
    async with reopened(house, closed_for=3_600_000) as again:
        await again.pass_time(1_000)
        assert (await again.table(table)).revision == 2


async def test_after_a_restart_brains_press_untouched_where_all_may_act_freely(house: House) -> None:
    table = await house.match(ANN, game="tiny", brains=[Level.HARD])
    assert (await house.table(table)).due == house.hands.now
    async with reopened(house, closed_for=0) as again:
        await again.pass_time(1_000)
        assert (await again.table(table)).revision >= 1


async def test_a_stale_press_of_a_person_is_not_a_brains_business(house: House) -> None:
    table = await house.match(ANN, brains=[Level.EASY], options=LONG)
    await house.play(table, ANN, Say(1))
    assert (await house.play_refused(table, ANN, Say(1), seen=0)).kind is Kind.STALE
    await house.pass_time(1_000)
    assert (await house.table(table)).revision == 2
