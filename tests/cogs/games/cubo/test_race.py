"""Cubo at the playground: two taps swap, one calls, all race for the centre, and nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from engine.cubo.state import Phase, State, Status
from playground.client import Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.racing import a_house, a_town, all_at_once, board, now, one_moment, seated, standing, tap
from tests.rigs.recorder import Recorder

WIDE = {"window": 1000}  # ms: on a machine that others use as well


@pytest.fixture
async def evening(database: str, hours: Hours) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, hours=hours) as evening:
        yield evening


def dice(person: Person) -> Seen:
    """The newest private screen with dice on it."""
    return [message for message in person.messages if message.ephemeral and len(message.buttons) > 5][-1]


async def do(person: Person, verb: str, *args: object) -> None:
    screen = dice(person)
    deed = await person.press(tap(screen, verb, *args), message=screen, forged=True)
    assert not deed.failed, deed.reason


async def state_of(evening: Evening, table: int) -> State:
    match = (await standing(evening, table)).match
    assert match is not None
    return match.state


def faces(message: Seen) -> list[str]:
    return [f"{control.emoji}{control.label}" for control in message.buttons[:9]]


async def racing(evening: Evening, *names: str, **options: Any) -> int:
    """The signal is given, and each of these people has rolled on a private screen."""
    table = await seated(evening, "cubo", *names, first=0, **options)
    await evening.person(names[0]).press("Go!")
    await evening.settled()
    for name in names:
        person = evening.person(name)
        shown = board(person)
        hand = next(control for control in shown.buttons if control.emoji == "🫴")
        await person.press(hand.custom_id, message=shown, forged=True)
        await person.settled()
        await do(person, "do", "roll")
    await evening.settled()
    return table


async def test_two_taps_swap_two_dice_each_with_one_request_and_no_picture(
    evening: Evening, recorder: Recorder | None
) -> None:
    table = await racing(evening, "Ada", "Basile")
    ada = evening.person("Ada")
    before = (await state_of(evening, table)).players[0].dice
    seen = faces(dice(ada))
    heard = len(recorder.exchanges) if recorder else 0
    await do(ada, "pick", 0)
    await ada.settled()
    assert "✅" in faces(dice(ada))[0]
    await do(ada, "pick", 5)
    await evening.settled()
    after = (await state_of(evening, table)).players[0].dice
    assert (after[0], after[5]) == (before[5], before[0])
    assert (faces(dice(ada))[0], faces(dice(ada))[5]) == (seen[5], seen[0])
    assert not dice(ada).pictures
    if recorder is not None:
        sent = recorder.exchanges[heard:]
        assert [one.sent["type"] for one in sent if one.path.endswith("/callback")] == [7, 7]
        assert not [one for one in sent if one.method == "PATCH"]  # no other screen, and not the board


async def test_whoever_taps_faster_than_the_answers_come_still_swaps_what_he_tapped(evening: Evening) -> None:
    table = await racing(evening, "Ada", "Basile")
    ada = evening.person("Ada")
    await do(ada, "pick", 3)
    await do(ada, "pick", 3)
    await ada.settled()
    before = (await state_of(evening, table)).players[0].dice
    screen = dice(ada)
    first = tap(screen, "pick", 1)
    second = tap(screen, "pick", 7)
    await all_at_once((ada, first, screen, now(), 0), (ada, second, screen, now() + 1, 1))
    await evening.settled()
    after = (await state_of(evening, table)).players[0].dice
    assert (after[1], after[7]) == (before[7], before[1])
    assert faces(dice(ada)) == [
        f"{ {'red': '🔺', 'blue': '🔷', 'white': '⚪'}[die.colour.value] }{die.value}" for die in after
    ]


async def test_dice_that_were_lost_from_sight_come_back_with_one_press(evening: Evening) -> None:
    table = await racing(evening, "Ada", "Basile")
    ada = evening.person("Ada")
    await do(ada, "pick", 0)
    await do(ada, "pick", 8)
    await evening.settled()
    seen = faces(dice(ada))
    for message in [one for one in ada.messages if one.ephemeral]:
        await ada.dismiss(message)
    await ada.press("My dice")
    await evening.settled()
    assert faces(dice(ada)) == seen
    await do(ada, "do", "call")
    await evening.settled()
    assert (await state_of(evening, table)).players[0].status is Status.COVERED


async def test_a_die_of_the_centre_goes_to_the_earlier_press_and_the_other_may_take_another(
    evening: Evening, hours: Hours
) -> None:
    """CU8.1"""
    table = await racing(evening, "Ada", "Basile", "Cleo", **WIDE)
    people = [evening.person(name) for name in ("Ada", "Basile", "Cleo")]
    for one in people[:2]:
        await do(one, "do", "call")
    await evening.settled()
    seen, at = board(people[0]), now()
    button = tap(seen, "take", 2)
    async with one_moment(evening, hours):
        await all_at_once((people[0], button, seen, at + 80, 0), (people[1], button, seen, at, 60))
    told = await people[0].sees("was faster than")
    assert f"<@{people[1].id}> was faster than <@{people[0].id}>" in told.text
    await evening.settled()
    state = await state_of(evening, table)
    assert state.owners[2] == 1
    assert state.players[0].status is Status.COVERED
    await do(people[0], "take", 0)
    await people[0].sees("⏳")  # Cleo is counted down
    await evening.settled()
    assert (await state_of(evening, table)).countdown is not None


async def test_what_does_not_fit_the_moment_is_answered_in_one_line_and_changes_nothing(
    evening: Evening,
) -> None:
    table = await racing(evening, "Ada", "Basile")
    ada, jonas = evening.person("Ada"), evening.person("Jonas")
    lying = dice(ada)
    await do(ada, "do", "call")
    await evening.settled()
    before = (await standing(evening, table)).table
    for button in ("pick", "do"):
        args = (0,) if button == "pick" else ("call",)
        await ada.press(tap(lying, button, *args), message=lying, forged=True)
        await ada.settled()
        assert "square is closed" in dice(ada).text
    public = board(jonas)
    await jonas.press(tap(public, "take", 0), message=public.id)
    await evening.settled()
    assert (await standing(evening, table)).table == before
    assert len([one for one in jonas.messages if one.ephemeral]) == 1


async def test_a_countdown_that_a_restart_interrupts_goes_on_with_the_time_that_was_left(
    database: str,
) -> None:
    async with a_town() as town:
        async with a_house(town, database) as evening:
            table = await racing(evening, "Ada", "Basile", exactly={"countdown_ms": 60_000}, window=0)
            ada = evening.person("Ada")
            await do(ada, "do", "call")
            await evening.settled()
            await do(ada, "take", 0)
            await evening.settled()
            counted = (await state_of(evening, table)).countdown
            assert counted is not None
            lying = dice(evening.person("Basile"))
        async with a_house(town, database) as evening:
            later = (await state_of(evening, table)).countdown
            assert later is not None
            assert later >= counted  # time in which the house was closed is given back
            basile = evening.person("Basile")
            await basile.press(tap(lying, "do", "call"), message=lying, forged=True)
            await evening.settled()
            state = await state_of(evening, table)
            assert state.players[1].status is Status.COVERED
            assert state.phase is Phase.RACE


async def test_a_round_alone_against_the_clock_is_played_on_the_private_screen(evening: Evening) -> None:
    table = await racing(evening, "Ada", window=0)
    ada = evening.person("Ada")
    await do(ada, "do", "call")
    await evening.settled()
    await do(ada, "take", 1)
    await evening.settled()
    state = await state_of(evening, table)
    assert state.phase is Phase.SCORING
    labels = [control.label for control in dice(ada).buttons[:9]]
    assert sum("→" in label for label in labels) == 8
    await do(ada, "keep")
    await evening.settled()
    assert len((await state_of(evening, table)).players[0].points) == 1
    assert "Round 2 of 6" in board(ada).text
