"""The clock that stops while the house is closed."""

import asyncio

import pytest

from data.database.database import Database
from data.kept.downtime import BEAT, Downtime, Shards
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.store import Due, StoreDown
from tests.data.clock import Clock
from tests.data.made import GUILD, act, dealt, lobby, moved
from tests.rigs.faults import Faults


async def away(store: SqlStore, table: int) -> int:
    loaded = await store.load(table)
    assert loaded
    return loaded.away


async def test_the_first_evening_has_no_time_to_give_back(database: Database, clock: Clock) -> None:
    assert (await Downtime.open(database, clock)).closed == 0


async def test_the_time_from_closing_to_opening_is_given_back(database: Database, clock: Clock) -> None:
    downtime = await Downtime.open(database, clock)
    clock.forward(60_000)
    await downtime.close()
    clock.forward(7_000)
    again = await Downtime.open(database, clock)
    assert again.closed == 7_000
    clock.forward(1_000)
    await again.close()
    clock.forward(500)
    assert (await Downtime.open(database, clock)).closed == 7_500


async def test_a_killed_house_gives_back_what_passed_since_its_last_sign_of_life(
    database: Database, clock: Clock
) -> None:
    downtime = await Downtime.open(database, clock)
    clock.forward(5_000)
    await downtime.beat()
    clock.forward(90_000)
    assert (await Downtime.open(database, clock)).closed == 90_000


async def test_signs_of_life_come_one_after_the_other(database: Database, clock: Clock) -> None:
    downtime = await Downtime.open(database, clock)
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        if len(pauses) == 3:
            raise asyncio.CancelledError
        pauses.append(seconds)
        clock.forward(int(seconds * 1000))

    await asyncio.gather(downtime.run(sleep), return_exceptions=True)
    assert pauses == [BEAT] * 3
    clock.forward(100)
    assert (await Downtime.open(database, clock)).closed == 100


async def test_signs_of_life_go_on_whatever_went_wrong_with_one(
    database: Database, clock: Clock, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were they to end, a kill of days later would move every clock by days."""
    faults.forgive("no sign of life could be kept")
    downtime = await Downtime.open(database, clock)
    problems, beat = [ZeroDivisionError(), StoreDown("the disk is full")], downtime.beat
    slept, told = 0, list[bool]()

    async def trips() -> None:
        if problems:
            raise problems.pop()
        await beat()

    async def sleep(seconds: float) -> None:
        nonlocal slept
        slept += 1
        if slept > 3:
            raise asyncio.CancelledError
        clock.forward(int(seconds * 1000))

    monkeypatch.setattr(downtime, "beat", trips)
    with pytest.raises(asyncio.CancelledError):
        await downtime.run(sleep, told.append)
    assert told == [False, True]  # of a fault of our own nothing follows for others
    clock.forward(100)
    assert (await Downtime.open(database, clock)).closed == 100
    (fault,) = faults.heard
    assert isinstance(fault.problem, ZeroDivisionError)


async def test_no_run_begins_before_the_one_before_it_ended(database: Database, clock: Clock) -> None:
    """The host's clock is set back an hour between them: whoever was awaited does not wait for that hour."""
    await (await Downtime.open(database, clock)).close()
    ended = clock()
    clock.forward(-3_600_000)
    again = await Downtime.open(database, clock)
    assert (again.closed, again.began) == (0, ended)


async def test_a_clock_that_was_set_back_gives_nothing_and_takes_nothing(
    database: Database, clock: Clock
) -> None:
    await (await Downtime.open(database, clock)).close()
    clock.forward(-3_600_000)
    assert (await Downtime.open(database, clock)).closed == 0


async def test_a_table_is_told_how_long_the_house_was_closed_since_it_was_saved(
    database: Database, clock: Clock
) -> None:
    downtime = await Downtime.open(database, clock)
    store = SqlStore(database, downtime, ladder_of)
    early = await store.create(lobby())
    assert await away(store, early.id) == 0
    await downtime.close()
    clock.forward(10_000)

    downtime = await Downtime.open(database, clock)
    store = SqlStore(database, downtime, ladder_of)
    late = await store.create(lobby())
    assert (await away(store, early.id), await away(store, late.id)) == (10_000, 0)
    await downtime.close()
    clock.forward(500)

    downtime = await Downtime.open(database, clock)
    store = SqlStore(database, downtime, ladder_of)
    assert (await away(store, early.id), await away(store, late.id)) == (10_500, 500)
    await store.save(dealt(early), (), 0)
    assert (await away(store, early.id), await away(store, late.id)) == (0, 500)


async def test_deadlines_move_by_the_time_the_house_was_closed(database: Database, clock: Clock) -> None:
    downtime = await Downtime.open(database, clock)
    store = SqlStore(database, downtime, ladder_of)
    start = clock()
    before = await store.create(lobby(due=start + 30_000))
    clock.forward(10_000)
    await downtime.close()
    clock.forward(3_600_000)

    store = SqlStore(database, await Downtime.open(database, clock), ladder_of)
    after = await store.create(lobby(due=clock() + 25_000))
    # 20 s were left when the house closed, and 20 s are left now that it is open again.
    assert await store.due_before(clock() + 20_000) == []
    assert await store.due_before(clock() + 60_000) == [
        Due(table=before.id, at=clock() + 20_000),
        Due(table=after.id, at=clock() + 25_000),
    ]


async def test_a_house_serves_the_deadlines_of_its_own_shards(database: Database, clock: Clock) -> None:
    shards = [Shards((0, 1), 4), Shards((2, 3), 4)]
    stores = [SqlStore(database, await Downtime.open(database, clock, part), ladder_of) for part in shards]
    guilds = [(at << 22) + 12_345 for at in range(8)]
    tables = [await stores[0].create(lobby(home=guild, due=100)) for guild in guilds]
    first, second = [[due.table for due in await store.due_before(200)] for store in stores]
    assert first == [tables[at].id for at in (0, 1, 4, 5)]
    assert second == [tables[at].id for at in (2, 3, 6, 7)]


async def test_houses_of_other_shards_close_on_their_own(database: Database, clock: Clock) -> None:
    left = await Downtime.open(database, clock, Shards((0,), 2))
    right = await Downtime.open(database, clock, Shards((1,), 2))
    await left.close()
    clock.forward(4_000)
    await right.beat()
    clock.forward(1_000)
    assert (await Downtime.open(database, clock, Shards((0,), 2))).closed == 5_000
    assert (await Downtime.open(database, clock, Shards((1,), 2))).closed == 1_000


async def test_no_table_is_ahead_of_a_house_that_was_divided_anew(database: Database, clock: Clock) -> None:
    downtime = await Downtime.open(database, clock)
    await downtime.close()
    clock.forward(50_000)
    downtime = await Downtime.open(database, clock)
    table = await SqlStore(database, downtime, ladder_of).create(lobby(due=clock() + 1_000))
    await downtime.close()
    clock.forward(2_000)
    store = SqlStore(database, await Downtime.open(database, clock, Shards((1,), 4)), ladder_of)
    assert await away(store, table.id) == 2_000
    assert await store.due_before(clock() + 5_000) == [Due(table=table.id, at=clock() + 1_000)]


async def test_a_division_that_comes_back_was_not_closed_while_another_one_was_open(
    database: Database, clock: Clock
) -> None:
    """One process, then two for an hour, then one again, each a few seconds after the one before."""
    one, left, right = Shards(), Shards((0,), 2), Shards((1,), 2)
    await (await Downtime.open(database, clock, one)).close()
    clock.forward(1_000)
    houses = [await Downtime.open(database, clock, left)]
    clock.forward(2_000)
    houses.append(await Downtime.open(database, clock, right))
    assert [house.closed for house in houses] == [1_000, 3_000]
    clock.forward(3_600_000)
    homes = (GUILD, GUILD + (1 << 22))
    stores = [SqlStore(database, house, ladder_of) for house in (houses[1], houses[0])]
    due = clock() + 60_000
    tables = [
        await store.create(lobby(home=home, due=due)) for store, home in zip(stores, homes, strict=True)
    ]
    for house in houses:
        await house.close()
    clock.forward(4_000)
    together = await Downtime.open(database, clock, one)
    assert together.closed == 7_000
    store = SqlStore(database, together, ladder_of)
    assert [await away(store, table.id) for table in tables] == [4_000, 6_000]
    assert min(one.at for one in await store.due_before(due * 2)) == due + 4_000
    await together.close()
    clock.forward(500)
    assert (await Downtime.open(database, clock, one)).closed == 7_500


async def test_a_house_is_not_taken_for_open_because_others_are(database: Database, clock: Clock) -> None:
    """Divided into four, the third of them comes a minute late."""
    await (await Downtime.open(database, clock)).close()
    early = [await Downtime.open(database, clock, Shards((shard,), 4)) for shard in (0, 1, 3)]
    clock.forward(60_000)
    for house in early:
        await house.beat()
    assert (await Downtime.open(database, clock, Shards((2,), 4))).closed == 60_000


@pytest.mark.parametrize(
    ("one", "other", "overlap"),
    [
        (Shards(), Shards((3,), 7), True),
        (Shards((0,), 2), Shards((1,), 2), False),
        (Shards((1,), 2), Shards((2, 3), 4), True),
        (Shards((1,), 2), Shards((0, 2), 4), False),
        (Shards((1,), 2), Shards((0,), 3), True),
        (Shards((0, 5), 6), Shards((1, 2), 4), True),
        (Shards((0,), 6), Shards((1, 3), 4), False),
    ],
)
def test_houses_that_could_serve_the_same_guild_are_known(one: Shards, other: Shards, overlap: bool) -> None:
    guilds = [at << 22 for at in range(84)]
    assert overlap is any(one.serve(guild) and other.serve(guild) for guild in guilds)
    assert overlap is one.overlap(other) is other.overlap(one)
    assert Shards.named(str(one)) == one


async def test_a_move_after_the_restart_leaves_nothing_to_give_back(database: Database, clock: Clock) -> None:
    downtime = await Downtime.open(database, clock)
    store = SqlStore(database, downtime, ladder_of)
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    await downtime.close()
    clock.forward(9_000)
    store = SqlStore(database, await Downtime.open(database, clock), ladder_of)
    table = moved(table, due=clock() + 5_000)
    await store.save(table, (act(0, 1),), 1)
    assert await away(store, table.id) == 0
    assert await store.due_before(clock() + 5_001) == [Due(table=table.id, at=clock() + 5_000)]


async def test_a_new_house_has_nothing_that_was_never_shown(database: Database, clock: Clock) -> None:
    assert (await Downtime.open(database, clock)).stale_since is None


async def test_after_a_kill_boards_may_be_stale_since_the_last_sign_of_life(
    database: Database, clock: Clock
) -> None:
    downtime = await Downtime.open(database, clock)
    clock.forward(5_000)
    await downtime.beat()
    killed = clock()
    clock.forward(90_000)
    assert (await Downtime.open(database, clock)).stale_since == killed


async def test_a_house_killed_again_before_it_caught_up_begins_at_the_same_moment(
    database: Database, clock: Clock
) -> None:
    await (await Downtime.open(database, clock)).beat()
    killed = clock()
    clock.forward(90_000)
    await (await Downtime.open(database, clock)).beat()
    clock.forward(90_000)
    downtime = await Downtime.open(database, clock)
    assert downtime.stale_since == killed
    downtime.caught_up()
    await downtime.beat()
    caught_up = clock()
    clock.forward(90_000)
    assert (await Downtime.open(database, clock)).stale_since == caught_up


async def test_what_a_killed_house_could_not_show_is_stale_since_then(
    database: Database, clock: Clock
) -> None:
    """Discord may refuse for longer than an edit usually waits."""
    began = clock() + 1_000
    downtime = await Downtime.open(database, clock, behind=lambda: began)
    clock.forward(1_000)
    clock.forward(600_000)
    await downtime.beat()
    again = await Downtime.open(database, clock)
    assert again.stale_since == began
    await again.beat()
    assert (await Downtime.open(database, clock)).stale_since == began
    again.caught_up()
    clock.forward(5_000)
    await again.beat()
    assert (await Downtime.open(database, clock)).stale_since == clock()
