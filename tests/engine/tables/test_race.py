"""Everybody acts at once: claims by press time, held open for a photo finish, in any order of arrival."""

from random import Random

import pytest

from engine.game import Kind, Press
from engine.tables.table import What
from tests.engine.house import ANN, BOB, CAT, DAN, START, House, reopened
from tests.engine.tiny import RINGS_AGAIN, Claim, Grab, TinyKind, TinyOptions, Won


async def race(house: House) -> int:
    return await house.match(ANN, BOB, CAT, DAN, game="tiny")


async def winner(house: House, table: int) -> Won:
    match = (await house.tables.peek(table)).match
    assert match
    (won,) = match.state.news
    assert isinstance(won, Won)
    return won


async def test_who_pressed_first_wins_though_the_press_came_last(house: House) -> None:
    table = await race(house)
    now = house.hands.now
    await house.grab(table, ANN, seen=0, at=now)
    await house.pass_time(249)
    await house.grab(table, BOB, seen=0, at=now - 1)
    await house.pass_time(1)
    won = await winner(house, table)
    assert won.seat == 1
    assert won.claims == (Claim(now - 1, 0, 1, 0), Claim(now, 0, 0, 0))


async def test_the_window_opens_when_the_first_press_comes_not_when_it_was_made(house: House) -> None:
    table = await race(house)
    await house.grab(table, ANN, seen=0, at=house.hands.now - 200)
    await house.pass_time(249)
    assert (await house.table(table)).revision == 1
    await house.pass_time(1)
    assert house.guests.causes(table)[-1] is What.LAPSED


async def test_in_one_millisecond_the_lower_press_id_was_first(house: House) -> None:
    table = await race(house)
    await house.grab(table, ANN, seen=0, press_id=9)
    await house.grab(table, BOB, seen=0, press_id=8)
    await house.pass_time(250)
    assert (await winner(house, table)).seat == 1


async def test_a_press_from_the_board_before_others_pressed_is_not_stale(house: House) -> None:
    table = await race(house)
    for person in (ANN, BOB, CAT):
        await house.grab(table, person, seen=0)
    assert (await house.table(table)).revision == 3


async def test_a_press_that_comes_after_the_judgement_is_void_however_early_it_was_made(house: House) -> None:
    table = await race(house)
    await house.grab(table, ANN, seen=0)
    await house.pass_time(250)
    refusal = await house.play_refused(table, BOB, Grab(), seen=0, at=house.hands.now - 10_000)
    assert refusal.kind is Kind.STALE
    await house.grab(table, BOB, seen=2)


async def test_a_board_that_was_never_shown_cannot_have_been_seen(house: House) -> None:
    table = await race(house)
    assert (await house.play_refused(table, ANN, Grab(), seen=7)).kind is Kind.STALE


async def test_nobody_grabs_twice(house: House) -> None:
    table = await race(house)
    await house.grab(table, ANN)
    assert (await house.play_refused(table, ANN, Grab(), seen=0)).kind is TinyKind.TWICE


@pytest.mark.parametrize("closed_for", [0, 1, 3_600_000])
async def test_a_restart_in_the_middle_of_a_photo_finish_takes_nobodys_chance(
    house: House, closed_for: int
) -> None:
    table = await race(house)
    now = house.hands.now
    await house.grab(table, ANN, seen=0, at=now)
    await house.pass_time(100)
    async with reopened(house, closed_for) as again:
        await again.pass_time(149)
        await again.grab(table, BOB, seen=0, at=now - 5)
        await again.pass_time(1)
        assert (await winner(again, table)).seat == 1


@pytest.mark.parametrize("seed", range(20))
async def test_in_any_order_of_arrival_the_press_times_decide(house: House, seed: int) -> None:
    random = Random(seed)
    people = (ANN, BOB, CAT, DAN)
    table = await house.match(*people, game="tiny", options=TinyOptions(rounds=1))
    pressed = {person: house.hands.now - random.randrange(200) for person in people}
    late = sorted((random.randrange(249), person) for person in people)
    for wait, person in late:
        await house.pass_time(max(0, wait - (late[0][0] if person == late[0][1] else wait)))
        await house.tables.submit(table, person, Grab(), Press(at=pressed[person], seen=0, id=person))
    await house.pass_time(250)
    first = min(people, key=lambda person: (pressed[person], person))
    outcome = (await house.table(table)).outcome
    assert outcome
    assert outcome.ranks.index(1) == people.index(first)


async def test_there_is_no_thinking_time_where_nobody_is_awaited(house: House) -> None:
    table = await race(house)
    await house.pass_time(RINGS_AGAIN - 1)
    kept = await house.table(table)
    assert (kept.revision, kept.due) == (0, START + RINGS_AGAIN)
    assert [seat.deadline for seat in kept.seats] == [None] * 4
    assert house.guests.warned_seats == []
