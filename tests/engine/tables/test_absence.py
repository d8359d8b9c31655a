"""People who get up from a match and come back to it, and tables that nobody is at."""

from collections.abc import Iterable

import pytest

from bench.patience import patience
from engine.game import Level, Refusal
from engine.match import Delay, replay
from engine.tables.deadlines import JUST_HERE
from engine.tables.lobby.seating import Back, Bring, Leave, Return, Start, Stop, Swap
from engine.tables.table import DAY, QUIET, Away, Clock, Closed, Mode, Passage, Status, TableKind, What
from engine.tables.watch import RESTING
from tests.engine.count import CountOptions, Say, count
from tests.engine.house import ANN, BOB, CAT, EVE, HOME, House, open_house, reopened
from tests.engine.tiny import RINGS_AGAIN, TinyOptions

MINUTE = count.thinking_time
LONG = CountOptions(goal=1000)
RELAXED = Clock(Mode.RELAXED)
SPELL = RESTING[Mode.LIVE]


async def all_absent(house: House, *people: int, brains: Iterable[Level] = ()) -> int:
    """A match whose people have all let the clock run out twice; it has just gone to rest."""
    table = await house.match(*people, brains=[*brains], options=LONG)
    waits = patience("the table to rest")
    while (await house.table(table)).rest is None:
        next(waits)
        await house.pass_time(1_000)
    return table


# Leaving, and coming back


async def test_whoever_left_takes_the_seat_back_with_time_to_think(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.say(table, ANN, Leave())
    seat = (await house.say(table, ANN, Return())).table.seats[0]
    assert (seat.left, seat.absent, seat.brain) == (False, False, False)
    assert seat.deadline == house.hands.now + MINUTE
    assert house.guests.causes(table)[-2:] == [What.LEFT, What.BACK]
    await house.pass_time(2_000)
    assert (await house.table(table)).revision == 0, "the brain's plan went with the brain"
    await house.play(table, ANN, Say(1))


async def test_until_then_no_press_plays_for_whoever_left(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.say(table, ANN, Leave())
    assert (await house.play_refused(table, ANN, Say(1))).kind is TableKind.LEFT
    for command in (Back(), Bring(place=9), Leave()):
        assert (await house.refused(table, ANN, command)).kind is TableKind.LEFT
    assert (await house.table(table)).seats[0].left


async def test_nobody_comes_back_to_a_seat_that_was_never_his(house: House) -> None:
    table = await house.match(ANN, BOB, CAT, options=LONG)
    await house.say(table, CAT, Leave())
    assert (await house.refused(table, EVE, Return())).kind is TableKind.NOT_SEATED
    lobby = await house.lobby(ANN, BOB)
    await house.say(lobby, BOB, Leave())
    assert (await house.refused(lobby, BOB, Return())).kind is TableKind.NOT_SEATED


async def test_nobody_comes_back_to_a_match_that_is_over(house: House) -> None:
    table = await house.match(ANN, BOB, options=CountOptions(goal=3))
    await house.say(table, BOB, Leave())
    await house.play(table, ANN, Say(3))
    assert (await house.refused(table, BOB, Return())).kind is TableKind.OVER


async def test_coming_back_twice_is_coming_back_once(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.say(table, ANN, Leave())
    once = (await house.say(table, ANN, Return())).table
    assert (await house.say(table, ANN, Return())).table == once


async def test_it_is_noted_when_somebody_left_and_came_back(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.play(table, ANN, Say(1))
    await house.say(table, ANN, Leave())
    left = house.hands.now
    await house.play(table, BOB, Say(1))
    await house.pass_time(2_000)
    back = (await house.say(table, ANN, Return())).table
    assert back.passages == (
        Passage(seat=0, revision=1, at=left, back=False),
        Passage(seat=0, revision=3, at=house.hands.now, back=True),
    )


async def test_whoever_changes_his_mind_before_anything_happened_was_never_away(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    for _ in range(50):
        await house.say(table, ANN, Leave())
        await house.say(table, ANN, Return())
    assert (await house.table(table)).passages == ()


async def test_only_whoever_came_and_went_has_forsaken_the_match(house: House) -> None:
    table = await house.match(ANN, BOB, CAT, options=LONG)
    await house.play(table, ANN, Say(1))
    await house.pass_time(MINUTE)  # of Bob, who was never here
    await house.play(table, CAT, Say(1))
    await house.pass_time(2 * MINUTE)
    await house.play(table, CAT, Say(1))
    await house.pass_time(MINUTE)
    seats = (await house.table(table)).seats
    assert [seat.absent for seat in seats] == [True, True, False]
    assert [seat.forsaken for seat in seats] == [True, False, False]
    await house.say(table, BOB, Back())
    await house.say(table, BOB, Leave())
    assert (await house.table(table)).seats[1].forsaken


# Tables at rest


async def test_brains_do_not_play_on_among_themselves(house: House) -> None:
    table = await all_absent(house, ANN, BOB, brains=[Level.HARD])
    resting = await house.table(table)
    assert resting.status is Status.PLAYING
    assert house.guests.causes(table)[-1] is What.RESTED
    await house.pass_time(10 * MINUTE)
    assert await house.table(table) == resting


async def test_while_one_person_is_here_no_table_rests(house: House) -> None:
    table = await house.match(ANN, BOB, brains=[Level.HARD], options=LONG)
    for _ in range(6):
        waits = patience("the seat's deadline")
        while (await house.table(table)).seats[1].deadline is None:
            next(waits)
            await house.pass_time(1_000)
        await house.play(table, BOB, Say(1))
    standing = (await house.table(table)).seats
    assert standing[0].absent
    assert (await house.table(table)).rest is None


async def test_whoever_is_away_is_so_from_the_table_or_with_all_others(house: House) -> None:
    """What screens show changes with that, at the same revision."""
    table = await house.match(ANN, BOB, options=LONG)
    here = await house.table(table)
    assert [here.away(seat) for seat in (0, 1)] == [Away.HERE, Away.HERE]
    table = await all_absent(house, ANN, BOB)
    resting = await house.table(table)
    turn = resting.revision % 2
    assert [resting.as_shown(seat) for seat in (0, 1)] == [(resting.revision, Away.RESTS)] * 2
    await house.say(table, (ANN, BOB)[turn], Back())
    awake = await house.table(table)
    assert awake.as_shown(turn) == (resting.revision, Away.HERE)
    assert awake.as_shown(1 - turn) == (resting.revision, Away.ABSENT)


@pytest.mark.parametrize("move", [True, False], ids=["a move", "a look at the hand"])
async def test_whatever_somebody_does_wakes_the_table(house: House, move: bool) -> None:
    table = await all_absent(house, ANN, BOB)
    await house.pass_time(3 * 60 * MINUTE)
    before = await house.table(table)
    turn = before.revision % 2
    person = (ANN, BOB)[turn]
    if move:
        await house.play(table, person, Say(1))
    else:
        await house.say(table, person, Back())
    awake = await house.table(table)
    assert awake.rest is None
    assert awake.seats[turn].present
    assert awake.seats[1 - turn].absent
    assert awake.revision == before.revision + move
    assert What.WOKEN in house.guests.causes(table)[-2:]


async def test_whoever_left_wakes_it_by_coming_back(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    await house.say(table, ANN, Leave())
    waits = patience("the table to rest")
    while (await house.table(table)).rest is None:
        next(waits)
        await house.pass_time(1_000)
    await house.pass_time(MINUTE)
    awake = (await house.say(table, ANN, Return())).table
    assert (awake.rest, awake.seats[0].present) == (None, True)
    assert [passage.back for passage in awake.passages] == [False, True]


async def test_bringing_a_table_here_wakes_it(house: House) -> None:
    table = await all_absent(house, ANN, BOB)
    assert (await house.say(table, ANN, Bring(place=9))).table.rest is None


async def test_nobody_else_wakes_it(house: House) -> None:
    table = await all_absent(house, ANN, BOB)
    assert (await house.play_refused(table, EVE, Say(1))).kind is TableKind.NOT_SEATED
    assert (await house.table(table)).rest


async def test_after_a_day_it_closes_politely(house: House) -> None:
    table = await all_absent(house, ANN, BOB)
    await house.pass_time(SPELL - 1_000)
    assert (await house.table(table)).status is Status.PLAYING
    await house.pass_time(1_000)
    closed = await house.table(table)
    assert (closed.status, closed.why, closed.rest) == (Status.CLOSED, Closed.ABANDONED, None)


async def test_how_long_it_waits_is_for_the_host_of_the_bot_to_say() -> None:
    async with open_house(resting={Mode.LIVE: 5_000, Mode.RELAXED: 9_000}) as house:
        table = await all_absent(house, ANN, BOB)
        await house.pass_time(5_000)
        assert (await house.table(table)).why == Closed.ABANDONED


async def test_a_relaxed_table_rests_longer() -> None:
    async with open_house(resting={Mode.LIVE: 5_000, Mode.RELAXED: 9_000}) as house:
        table = await house.match(ANN, BOB, options=LONG, clock=RELAXED)
        waits = patience("the table to rest")
        while (rest := (await house.table(table)).rest) is None:
            next(waits)
            await house.pass_time(DAY // 4)
        assert rest.until - rest.since == 9_000


async def test_a_table_at_rest_survives_a_restart_and_the_closing_does_not_count(house: House) -> None:
    table = await all_absent(house, ANN, BOB)
    await house.pass_time(1_000)
    async with reopened(house, closed_for=2 * SPELL) as again:
        resting = await again.table(table)
        assert resting.rest
        assert resting.rest.until == again.hands.now + SPELL - 1_000
        await again.pass_time(SPELL - 2_000)
        person = (ANN, BOB)[resting.revision % 2]
        await again.play(table, person, Say(1))
        assert (await again.table(table)).rest is None


async def test_the_clocks_of_the_rules_stand_still_while_a_table_rests(house: House) -> None:
    """And the log says for how long, so that the match replays."""
    table = await house.match(ANN, BOB, game="tiny", options=TinyOptions(rounds=50))
    await house.pass_time(QUIET + 3_000)
    rung = (await house.table(table)).revision
    assert rung == QUIET // RINGS_AGAIN
    await house.pass_time(60 * MINUTE)
    assert (await house.table(table)).revision == rung
    await house.say(table, ANN, Back())
    assert (await house.store.entries(table))[-1] == Delay(by=60 * MINUTE + 3_000)
    await house.pass_time(RINGS_AGAIN - 1)
    assert (await house.table(table)).revision == rung + 1
    await house.pass_time(1)
    assert (await house.table(table)).revision == rung + 2, "the bell rings as it would have rung"
    standing = await house.tables.peek(table)
    assert standing.match
    assert replay(standing.game, await house.tables.record(table)).state == standing.match.state


async def test_where_all_may_act_and_nobody_does_the_table_rests_after_a_while(house: House) -> None:
    """In a race nobody is awaited, so nobody's time runs out."""
    table = await house.match(ANN, BOB, game="tiny", options=TinyOptions(rounds=50))
    await house.pass_time(QUIET - 1_000)
    await house.grab(table, BOB)
    await house.pass_time(QUIET - 1_000)
    assert (await house.table(table)).rest is None
    await house.pass_time(1_000)
    assert (await house.table(table)).rest
    assert (await house.table(table)).seats[1].present


async def test_somebody_alone_may_stop_a_table_at_rest(house: House) -> None:
    table = await all_absent(house, ANN)
    assert (await house.say(table, ANN, Stop())).table.why == Closed.STOPPED


async def test_leaving_a_table_at_rest_leaves_it_at_rest(house: House) -> None:
    table = await all_absent(house, ANN, BOB)
    await house.say(table, BOB, Leave())
    assert (await house.table(table)).rest
    await house.say(table, ANN, Leave())
    assert (await house.table(table)).why == Closed.DESERTED


# The call of a relaxed clock


async def test_a_relaxed_clock_calls_whoever_it_waits_for_at_once(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG, clock=RELAXED)
    await house.pass_time(1_000)
    await house.play(table, ANN, Say(1))
    await house.calm()
    assert house.guests.warned_seats == [(table, 1)]
    await house.pass_time(DAY - 1)
    assert len(house.guests.warned_seats) == 1


async def test_whoever_started_is_looking_too(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG, clock=RELAXED)
    await house.pass_time(JUST_HERE - 1)
    assert house.guests.warned_seats == []
    await house.pass_time(1)
    assert house.guests.warned_seats == [(table, 0)]


async def test_whoever_begins_was_called_by_the_beginning(house: House) -> None:
    """All who play are mentioned then: two mentions in one second are one too many."""
    table = await house.lobby(ANN, BOB, options=LONG, clock=RELAXED)
    await house.say(table, ANN, Swap(seat=0, other=1))
    await house.say(table, ANN, Start())
    assert (await house.table(table)).seats[0].person == BOB
    await house.pass_time(JUST_HERE - 1)
    assert house.guests.warned_seats == []
    await house.pass_time(1)
    assert house.guests.warned_seats == [(table, 0)]


async def test_whoever_has_just_played_is_looking_and_is_not_called_at_once(house: House) -> None:
    table = await house.match(ANN, brains=[Level.EASY], options=LONG, clock=RELAXED)
    await house.calm()
    house.guests.warned_seats.clear()
    await house.play(table, ANN, Say(1))
    await house.pass_time(2_000)
    assert (await house.table(table)).seats[0].deadline, "the house has played, and it is Ann's turn"
    assert house.guests.warned_seats == []
    await house.pass_time(JUST_HERE)
    assert house.guests.warned_seats == [(table, 0)]


async def test_a_call_that_was_due_while_the_house_was_closed_is_made_at_the_start(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG, clock=RELAXED)
    await house.play(table, ANN, Say(1))
    await house.play(table, BOB, Say(1))
    async with reopened(house, closed_for=MINUTE) as again:
        await again.pass_time(2 * JUST_HERE)
        assert again.guests.warned_seats == [(table, 0)]


async def test_a_table_that_rests_calls_nobody(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG, clock=RELAXED)
    waits = patience("the table to rest")
    while (await house.table(table)).rest is None:
        next(waits)
        await house.pass_time(DAY // 4)
    house.guests.warned_seats.clear()
    await house.pass_time(DAY)
    assert house.guests.warned_seats == []
    with pytest.raises(Refusal):
        await house.say(table, EVE, Back())


async def test_where_one_may_come_back_to_is_told_newest_first(house: House) -> None:
    tables = [await house.match(ANN, BOB) for _ in range(2)]
    for table in tables:
        await house.say(table, ANN, Leave())
    assert [table.id for table in await house.tables.left_by(ANN, HOME)] == tables[::-1]
    assert await house.tables.left_by(BOB, HOME) == ()
