"""Nobody is raced unawares: Start calls everybody, and the race begins when all are ready."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from engine.game import Level
from engine.tables.lobby.seating import (
    AddBrain,
    AnyCommand,
    Begin,
    Choose,
    Invite,
    Join,
    Kick,
    Leave,
    Ready,
    SetBrain,
    SetClock,
    Start,
    Stop,
    Swap,
)
from engine.tables.table import CALL_TIME, Clock, Closed, Status, Table, TableKind, What
from tests.engine.house import ANN, BOB, CAT, DAN, EVE, House, open_house, reopened
from tests.engine.tiny import Tiny, TinyOptions


class Sprint(Tiny):
    """All act at once."""

    key = "sprint"

    def raced(self, options: TinyOptions) -> bool:
        return True


SPRINT = {"sprint": Sprint()}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with open_house(games=SPRINT) as opened:
        yield opened


async def called(house: House, *people: int, **more: Any) -> int:
    """A table whose host, the first of these people, has pressed Start."""
    table = await house.lobby(*people, game="sprint", **more)
    await house.say(table, people[0], Start())
    return table


def awaited(table: Table) -> list[int | None]:
    return [seat.person for seat in table.seats if seat.here and not seat.ready]


def played_by_the_house(table: Table) -> list[int | None]:
    return [seat.person for seat in table.seats if seat.absent]


async def test_start_calls_everybody_and_deals_nothing_yet(house: House) -> None:
    table = await called(house, ANN, BOB, CAT)
    now = await house.table(table)
    assert (now.status, now.begins) == (Status.LOBBY, house.hands.now + CALL_TIME)
    assert awaited(now) == [BOB, CAT], "whoever starts is there"
    assert house.guests.causes(table)[-1] is What.CALLED


async def test_the_race_begins_when_the_last_one_is_ready_and_its_clocks_then(house: House) -> None:
    table = await called(house, ANN, BOB, CAT)
    await house.pass_time(5_000)
    await house.say(table, CAT, Ready())
    assert (await house.table(table)).status is Status.LOBBY
    await house.pass_time(5_000)
    await house.say(table, BOB, Ready())
    begun = await house.tables.peek(table)
    assert (begun.table.status, begun.table.begins) == (Status.PLAYING, None)
    assert begun.table.dealt == house.hands.now
    assert begun.match is not None
    assert begun.match.due == house.hands.now + 60_000
    assert played_by_the_house(begun.table) == []
    assert not any(seat.ready for seat in begun.table.seats)


async def test_half_a_minute_later_it_begins_with_those_who_are_there(house: House) -> None:
    table = await called(house, ANN, BOB, CAT)
    await house.say(table, BOB, Ready())
    await house.pass_time(CALL_TIME - 1)
    assert (await house.table(table)).status is Status.LOBBY
    await house.pass_time(1)
    begun = await house.table(table)
    assert begun.status is Status.PLAYING
    assert played_by_the_house(begun) == [CAT]


async def test_whoever_comes_late_takes_his_seat_back_with_a_press(house: House) -> None:
    table = await called(house, ANN, BOB)
    await house.say(table, ANN, Begin())
    assert played_by_the_house(await house.table(table)) == [BOB]
    await house.grab(table, BOB)
    assert played_by_the_house(await house.table(table)) == []


@pytest.mark.parametrize("command", [Start(), Ready(), Begin()])
async def test_whoever_says_too_late_that_he_is_ready_is_here(
    house: House, command: Start | Ready | Begin
) -> None:
    """He pressed while the match was dealt: no brain plays for him, and nobody else gets a seat by it."""
    table = await called(house, ANN, BOB)
    await house.say(table, ANN, Begin())
    await house.say(table, BOB, command)
    assert played_by_the_house(await house.table(table)) == []
    assert (await house.refused(table, EVE, command)).kind is TableKind.NOT_SEATED


async def test_only_the_host_begins_without_those_who_sleep(house: House) -> None:
    table = await called(house, ANN, BOB, CAT)
    assert (await house.refused(table, BOB, Begin())).kind is TableKind.NOT_HOST
    assert (await house.refused(table, EVE, Begin())).kind is TableKind.NOT_SEATED
    await house.say(table, ANN, Begin())
    assert (await house.table(table)).status is Status.PLAYING


async def test_a_second_press_on_start_hurries_nobody(house: House) -> None:
    table = await called(house, ANN, BOB)
    await house.say(table, ANN, Start())
    now = await house.table(table)
    assert (now.status, awaited(now)) == (Status.LOBBY, [BOB])


async def test_alone_with_brains_nobody_is_waited_for(house: House) -> None:
    table = await called(house, ANN, brains=[Level.EASY])
    assert (await house.table(table)).status is Status.PLAYING


async def test_who_sits_down_meanwhile_is_there(house: House) -> None:
    table = await called(house, ANN, BOB)
    await house.say(table, CAT, Join())
    assert awaited(await house.table(table)) == [BOB]
    await house.say(table, BOB, Ready())
    assert played_by_the_house(await house.table(table)) == []


async def test_when_the_one_who_was_waited_for_gets_up_it_begins(house: House) -> None:
    table = await called(house, ANN, BOB, CAT)
    await house.say(table, BOB, Ready())
    await house.say(table, CAT, Leave())
    begun = await house.table(table)
    assert (begun.status, len(begun.seats)) == (Status.PLAYING, 2)


async def test_with_too_few_left_the_call_is_off(house: House) -> None:
    table = await called(house, ANN, BOB)
    await house.say(table, BOB, Leave())
    now = await house.table(table)
    assert (now.status, now.begins) == (Status.LOBBY, None)
    assert not any(seat.ready for seat in now.seats)
    await house.say(table, ANN, AddBrain())
    await house.say(table, ANN, Start())
    assert (await house.table(table)).status is Status.PLAYING


async def test_the_last_one_who_gets_up_closes_the_table(house: House) -> None:
    table = await called(house, ANN, BOB, brains=[Level.EASY])
    await house.say(table, ANN, Leave())
    assert (await house.table(table)).host == BOB
    await house.say(table, BOB, Leave())
    assert (await house.table(table)).why == Closed.DESERTED


async def test_the_host_stops_what_is_about_to_begin(house: House) -> None:
    table = await called(house, ANN, BOB)
    assert (await house.refused(table, BOB, Stop())).kind is TableKind.NOT_HOST
    await house.say(table, ANN, Stop())
    closed = await house.table(table)
    assert (closed.why, closed.begins) == (Closed.STOPPED, None)
    await house.pass_time(CALL_TIME)
    assert (await house.table(table)).status is Status.CLOSED


@pytest.mark.parametrize(
    "command",
    [
        AddBrain(),
        SetBrain(1, Level.HARD),
        Kick(1),
        Swap(0, 1),
        SetClock(Clock()),
        Choose(msgspec.Raw(b"{}")),
        Invite((EVE,)),
    ],
)
async def test_nothing_is_changed_under_those_who_are_called(house: House, command: AnyCommand) -> None:
    table = await called(house, ANN, BOB, brains=[Level.EASY])
    before = await house.table(table)
    assert (await house.refused(table, ANN, command)).kind is TableKind.CALLED
    assert await house.table(table) == before
    assert (await house.refused(table, DAN, Ready())).kind is TableKind.NOT_SEATED


async def test_the_wait_goes_on_after_a_restart_with_the_time_that_was_left(house: House) -> None:
    table = await called(house, ANN, BOB)
    await house.pass_time(20_000)
    async with reopened(house, 60_000, games=SPRINT) as again:
        await again.pass_time(9_000)
        assert (await again.table(table)).status is Status.LOBBY
        await again.pass_time(1_000)
        begun = await again.table(table)
        assert begun.status is Status.PLAYING
        assert played_by_the_house(begun) == [BOB]


async def test_a_full_table_is_called_by_anybody_and_its_host_is_waited_for_too(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT, DAN, game="sprint")
    await house.say(table, DAN, Start())
    assert awaited(await house.table(table)) == [ANN, BOB, CAT]
