"""Thinking time: deadlines, warnings, lapses, absent people, and the hours in which the house was closed."""

import asyncio

import pytest
from msgspec.structs import replace as replaced

from engine.match import Delay, Idle
from engine.tables.deadlines import JUST_HERE
from engine.tables.keeper import RETRY
from engine.tables.lobby.seating import Back, Leave, SetClock, SetHandicap, Start, Stop
from engine.tables.table import DAY, LOBBY_TIME, QUIET, Clock, Mode, Status, What
from tests.engine.count import Count, CountOptions, CountState, Say, count
from tests.engine.house import ANN, BOB, CAT, HOME, House, open_house, reopened

MINUTE = count.thinking_time
LONG = CountOptions(goal=1000)
ASKED_FOR = Clock(per_decision=MINUTE)  # without which nobody is hurried who is alone


async def test_only_the_seat_that_is_awaited_has_a_deadline(house: House) -> None:
    table = await house.match(ANN, BOB)
    seats = (await house.table(table)).seats
    assert [seat.deadline for seat in seats] == [house.hands.now + MINUTE, None]
    house.hands.set(house.hands.now + 5_000)
    seats = (await house.play(table, ANN, Say(1))).table.seats
    assert [seat.deadline for seat in seats] == [None, house.hands.now + MINUTE]


async def test_whoever_is_alone_is_not_hurried_called_or_played_for_until_the_table_rests(
    house: House,
) -> None:
    table = await house.match(ANN, options=LONG)
    await house.pass_time(4 * MINUTE)
    assert (await house.table(table)).seats[0].deadline is None
    assert house.guests.warned_seats == []
    standing = await house.play(table, ANN, Say(1))
    assert (standing.table.seats[0].lapses, standing.table.seats[0].absent) == (0, False)
    await house.pass_time(QUIET - 1)
    assert (await house.table(table)).rest is None
    await house.pass_time(1)
    assert (await house.table(table)).rest is not None


async def test_whoever_decides_twice_has_full_time_for_each(house: House) -> None:
    table = await house.match(ANN, clock=ASKED_FOR)
    house.hands.set(house.hands.now + 40_000)
    assert (await house.play(table, ANN, Say(1))).table.seats[0].deadline == house.hands.now + MINUTE


async def test_nobody_gains_or_loses_time_by_what_others_decide() -> None:
    class Together(Count):
        """Everybody owes a number, in any order."""

        def awaited(self, state: CountState) -> tuple[int, ...]:
            return () if state.total >= state.goal else tuple(range(state.seats))

    async with open_house(games={"count": Together()}) as house:
        table = await house.match(ANN, BOB, options=LONG)
        start = house.hands.now
        await house.pass_time(20_000)
        seats = (await house.play(table, BOB, Say(1))).table.seats
        assert [seat.deadline for seat in seats] == [start + MINUTE, start + 20_000 + MINUTE]


async def test_a_warning_comes_at_half_time_and_once(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.pass_time(MINUTE // 2 - 1)
    assert house.guests.warned_seats == []
    await house.pass_time(1)
    assert house.guests.warned_seats == [(table, 0)]
    await house.pass_time(MINUTE // 2 - 1)
    assert house.guests.warned_seats == [(table, 0)]
    assert What.WARNED not in house.guests.causes(table)


async def test_each_decision_is_warned_of_anew(house: House) -> None:
    table = await house.match(ANN, clock=ASKED_FOR)
    await house.pass_time(MINUTE // 2)
    await house.play(table, ANN, Say(1))
    await house.pass_time(MINUTE // 2)
    assert house.guests.warned_seats == [(table, 0), (table, 0)]


async def test_when_time_is_up_the_mildest_lawful_thing_is_done(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.pass_time(MINUTE)
    standing = await house.tables.peek(table)
    assert standing.match
    assert standing.match.state.said == (1,)
    assert standing.table.seats[0].lapses == 1
    assert not standing.table.seats[0].absent
    assert (await house.store.entries(table))[0] == Idle(seat=0, at=house.hands.now)


async def test_after_two_lapses_in_a_row_a_brain_plays_for_the_person(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.pass_time(MINUTE)
    await house.play(table, BOB, Say(1))
    await house.pass_time(MINUTE)
    absent = (await house.table(table)).seats[0]
    assert absent.absent
    assert absent.brain
    await house.play(table, BOB, Say(1))
    await house.pass_time(1_000)
    assert (await house.table(table)).revision == 5
    assert (await house.table(table)).seats[0].absent


async def test_a_move_in_between_is_forgiven(house: House) -> None:
    table = await house.match(ANN, options=LONG, clock=ASKED_FOR)
    await house.pass_time(MINUTE)
    await house.play(table, ANN, Say(1))
    await house.pass_time(MINUTE)
    seat = (await house.table(table)).seats[0]
    assert (seat.lapses, seat.absent) == (1, False)


async def absent_table(house: House) -> int:
    """Ann is absent and it is Bob's turn."""
    table = await house.match(ANN, BOB, options=LONG)
    for _ in range(2):
        await house.pass_time(MINUTE)
        if not (await house.table(table)).seats[0].absent:
            await house.play(table, BOB, Say(1))
    return table


async def test_any_press_takes_an_absent_persons_seat_back_before_it_is_judged(house: House) -> None:
    table = await absent_table(house)
    await house.play_refused(table, ANN, Say(1))
    seat = (await house.table(table)).seats[0]
    assert (seat.absent, seat.lapses) == (False, 0)
    assert house.guests.causes(table)[-1] is What.BACK


async def test_looking_at_ones_hand_takes_the_seat_back_with_time_to_think(house: House) -> None:
    table = await absent_table(house)
    await house.play(table, BOB, Say(1))  # now Ann's brain ponders
    await house.pass_time(400)
    seat = (await house.say(table, ANN, Back())).table.seats[0]
    assert (seat.absent, seat.deadline) == (False, house.hands.now + MINUTE)
    await house.pass_time(10_000)
    assert (await house.table(table)).revision == 4, "the brain's plan went with the brain"


async def test_a_brain_plays_on_for_those_who_left(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.say(table, ANN, Leave())
    await house.pass_time(1_000)
    assert (await house.table(table)).revision == 1
    assert (await house.table(table)).seats[0].left


@pytest.mark.parametrize(
    ("clock", "granted"),
    [
        (Clock(), 7_000),
        (Clock(Mode.RELAXED), DAY),
        (Clock(Mode.RELAXED, per_decision=3 * DAY), DAY),
        (Clock(Mode.RELAXED, per_decision=DAY // 2), DAY // 2),
    ],
)
async def test_a_game_may_grant_less_for_a_decision_that_others_wait_for(clock: Clock, granted: int) -> None:
    """By a relaxed clock a day at most; and the warning comes at half of that."""

    class Hurried(Count):
        def hurry(self, state: CountState) -> int | None:
            return 7_000 if state.said else None

    async with open_house(games={"count": Hurried()}) as house:
        table = await house.match(ANN, BOB, options=LONG, clock=clock)
        seats = (await house.play(table, ANN, Say(1))).table.seats
        assert seats[1].deadline == house.hands.now + granted
        await house.pass_time(granted // 2)
        assert house.guests.warned_seats == [(table, 1)]


async def test_a_handicap_stretches_or_shortens_a_seats_time(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, SetHandicap(0, 50))
    await house.say(table, ANN, SetHandicap(1, 200))
    await house.say(table, ANN, Start())
    assert (await house.table(table)).seats[0].deadline == house.hands.now + MINUTE // 2
    await house.pass_time(MINUTE // 4)
    assert house.guests.warned_seats == [(table, 0)]
    await house.play(table, ANN, Say(1))
    assert (await house.table(table)).seats[1].deadline == house.hands.now + 2 * MINUTE


@pytest.mark.parametrize(
    ("clock", "granted"),
    [
        (Clock(), MINUTE),
        (Clock(per_decision=15_000), 15_000),
        (Clock(Mode.RELAXED), DAY),
        (Clock(Mode.RELAXED, per_decision=2 * DAY), 2 * DAY),
    ],
)
async def test_the_tables_clock_says_how_long_a_decision_may_take(
    house: House, clock: Clock, granted: int
) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, SetClock(clock))
    await house.say(table, ANN, Start())
    assert (await house.table(table)).seats[0].deadline == house.hands.now + granted


async def test_the_time_the_house_was_closed_is_given_back(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.pass_time(10_000)
    async with reopened(house, closed_for=10 * MINUTE) as again:
        await again.calm()
        seat = (await again.table(table)).seats[0]
        assert seat.deadline == again.hands.now + MINUTE - 10_000
        await again.pass_time(MINUTE // 2 - 10_000 - 1)
        assert again.guests.warned_seats == []
        await again.pass_time(1)
        assert again.guests.warned_seats == [(table, 0)]
        assert await again.store.entries(table) == (), "the rules themselves had no deadline to move"
        assert (await again.play(table, ANN, Say(1), seen=0)).table.revision == 1, "old buttons still work"


async def test_time_is_given_back_once_for_each_closing(house: House) -> None:
    table = await house.match(ANN, BOB)
    deadline = (await house.table(table)).seats[0].deadline
    assert deadline
    async with reopened(house, closed_for=5 * MINUTE) as again:
        await again.table(table)
        async with reopened(again, closed_for=7 * MINUTE) as once_more:
            assert (await once_more.table(table)).seats[0].deadline == deadline + 12 * MINUTE
        async with reopened(again, closed_for=0) as another:
            assert (await another.table(table)).seats[0].deadline == deadline + 12 * MINUTE


async def test_closings_that_nobody_looked_between_add_up(house: House) -> None:
    table = await house.match(ANN, BOB)
    deadline = (await house.table(table)).seats[0].deadline
    assert deadline
    house.store.was_closed(house.hands.now + 1_000, house.hands.now + 2_000)
    house.hands.set(house.hands.now + 3_000)
    async with reopened(house, closed_for=5_000) as again:
        assert (await again.table(table)).seats[0].deadline == deadline + 6_000


async def test_a_lobby_has_its_full_time_again_after_a_closing(house: House) -> None:
    table = await house.lobby(ANN)
    async with reopened(house, closed_for=2 * LOBBY_TIME) as again:
        await again.pass_time(LOBBY_TIME - 1)
        assert (await again.table(table)).status is Status.LOBBY
        await again.pass_time(1)
        assert (await again.table(table)).status is Status.CLOSED


async def test_an_ended_table_is_left_alone_after_a_closing(house: House) -> None:
    table = await house.match(ANN, BOB, options=CountOptions(goal=3))
    over = (await house.play(table, ANN, Say(3))).table
    async with reopened(house, closed_for=MINUTE) as again:
        standing = await again.tables.peek(table)
        assert standing.table == over
        assert standing.match


async def test_the_games_own_deadline_moves_too_and_the_log_says_so(house: House) -> None:
    table = await house.match(ANN, BOB, game="tiny")
    await house.grab(table, ANN)
    async with reopened(house, closed_for=60_000) as again:
        await again.calm()
        assert (await again.store.entries(table))[-1] == Delay(by=60_000)
        assert again.guests.causes(table) == [What.DELAYED]
        running = (await again.tables.peek(table)).match
        assert running is not None
        assert running.due == again.hands.now + 250
        await again.pass_time(250)
        judged = (await again.tables.peek(table)).match
        assert judged is not None
        assert judged.state.points == (1, 0)


async def test_deadlines_far_ahead_are_fetched_from_the_store_when_they_come_near(house: House) -> None:
    table = await house.match(ANN, BOB)
    relaxed = await house.lobby(ANN, CAT)
    await house.say(relaxed, ANN, SetClock(Clock(Mode.RELAXED)))
    await house.say(relaxed, ANN, Start())
    await house.calm()
    async with reopened(house, closed_for=0) as again:
        await again.calm()
        assert again.store.loads.count(relaxed) == 0
        await again.pass_time(MINUTE)
        assert (await again.table(table)).revision == 1
        await again.pass_time(DAY - MINUTE)
        assert (await again.table(relaxed)).revision == 1


async def test_a_deadline_between_two_looks_at_the_store_is_met_to_the_millisecond(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, SetClock(Clock(per_decision=3 * MINUTE)))
    await house.say(table, ANN, Start())
    async with reopened(house, closed_for=0) as again:
        await again.pass_time(MINUTE + MINUTE // 2 - 1)
        assert again.guests.warned_seats == []
        await again.pass_time(1)
        assert again.guests.warned_seats == [(table, 0)]


async def test_ten_thousand_tables_at_rest_are_not_loaded_at_start(house: House) -> None:
    lobby = await house.lobby(ANN, BOB)
    await house.say(lobby, ANN, SetClock(Clock(Mode.RELAXED)))
    await house.say(lobby, ANN, Start())
    await house.pass_time(JUST_HERE)  # Ann is called
    kept = await house.table(lobby)
    for _ in range(10_000):
        await house.store.create(kept)
    async with reopened(house, closed_for=1_000) as again:
        again.store.loads.clear()
        await again.pass_time(MINUTE)
        assert again.store.loads == []
        assert "live=0, Sleeper(moments=1)" in repr(again.tables)


async def test_nothing_falls_due_in_a_guild_that_is_out_of_reach(house: House) -> None:
    """Nobody there could see or press anything: no lapse, no warning, and no brain that moves on."""
    table = await house.match(ANN, BOB, options=LONG)
    there = True
    house.rest_on(lambda home: there)
    there = False
    await house.pass_time(5 * MINUTE)
    assert (await house.table(table)).revision == 0
    assert house.guests.warned_seats == []
    there = True
    await house.pass_time(RETRY)
    assert (await house.table(table)).revision == 1


async def test_what_a_guild_has_missed_is_given_back_to_its_tables_alone(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.pass_time(10_000)
    await house.tables.give_back(7_000, lambda home: home != HOME)
    assert (await house.table(table)).seats[0].deadline == house.hands.now - 10_000 + MINUTE
    await house.tables.give_back(7_000, lambda home: home == HOME)
    assert (await house.table(table)).seats[0].deadline == house.hands.now - 3_000 + MINUTE
    assert house.guests.causes(table)[-1] is What.DELAYED


async def test_a_table_that_has_closed_has_nothing_to_be_given_back(house: House) -> None:
    table = await house.match(ANN, options=LONG)
    await house.say(table, ANN, Stop())
    before = house.guests.causes(table)
    await house.tables.give_back(7_000, lambda home: home == HOME)
    assert house.guests.causes(table) == before


@pytest.mark.parametrize("keeps", [False, True])
async def test_what_could_not_be_given_back_at_once_is_given_back_once(house: House, keeps: bool) -> None:
    """The file is locked for a moment; its answer may be lost as well, though all was kept."""
    table = await house.match(ANN, BOB)
    deadline = house.hands.now + MINUTE
    await house.pass_time(1_000)
    house.store.down, house.store.keeps_all_the_same = 1, keeps
    await house.tables.give_back(7_000, lambda home: home == HOME)
    await house.pass_time(RETRY)
    assert (await house.table(table)).seats[0].deadline == deadline + 7_000
    await house.tables.give_back(3_000, lambda home: home == HOME)
    assert (await house.table(table)).seats[0].deadline == deadline + 10_000


async def test_what_was_missed_is_given_back_before_anything_falls_due_and_before_any_press(
    house: House,
) -> None:
    """However long the file is locked."""
    table = await house.match(ANN, BOB)
    deadline = house.hands.now + MINUTE
    await house.pass_time(MINUTE - 2_000)
    house.store.down = 3
    await house.tables.give_back(MINUTE, lambda home: home == HOME)
    await house.pass_time(3 * RETRY)
    seat = (await house.table(table)).seats[0]
    assert (seat.lapses, seat.deadline) == (0, deadline + MINUTE)
    house.store.down = 1
    await house.tables.give_back(7_000, lambda home: home == HOME)
    await house.play(table, ANN, Say(1))
    assert house.guests.causes(table)[-3:] == [What.DELAYED, What.DELAYED, What.ACTED]


async def test_what_was_missed_is_given_back_also_where_somebody_else_has_changed_the_table(
    house: House,
) -> None:
    """Whoever is erased is struck from the table behind the back of those who play on."""
    table = await house.match(ANN, BOB)
    deadline = house.hands.now + MINUTE
    loaded = await house.store.load(table)
    assert loaded is not None
    changed = replaced(loaded.table, version=loaded.table.version + 1)
    await house.store.save(changed, (), loaded.table.version)
    await house.tables.give_back(7_000, lambda home: home == HOME)
    assert (await house.table(table)).seats[0].deadline == deadline + 7_000


async def test_what_is_missed_while_something_is_given_back_is_given_back_too(house: House) -> None:
    table = await house.match(ANN, BOB)
    deadline = house.hands.now + MINUTE
    house.store.gates[table] = asyncio.Event()
    giving = [asyncio.create_task(house.tables.give_back(ms, lambda _: True)) for ms in (1_000, 2_000)]
    for _ in range(20):
        await asyncio.sleep(0)
    giving.append(asyncio.create_task(house.tables.give_back(4_000, lambda _: True)))
    await asyncio.sleep(0)
    house.store.gates[table].set()
    await asyncio.gather(*giving)
    assert (await house.table(table)).seats[0].deadline == deadline + 7_000
