"""When the store fails, dawdles, contradicts, or gives back what cannot be read."""

import asyncio
from typing import NoReturn

import msgspec
import pytest

from bench.memory_store import MemoryStore
from engine.chance import Chance
from engine.game import Game, Kind, Level, Press, Refusal
from engine.match import replay
from engine.tables.keeper import RETRY
from engine.tables.lobby.seating import AddBrain, Join, Rematch, Start
from engine.tables.store import Conflict, StoreDown, StoreTrouble
from engine.tables.table import Clock, Closed, Mode, Status, Table, TableKind, What
from engine.tables.watch import HORIZON, WAKING
from tests.engine.count import Count, CountKind, CountOptions, CountState, Say, count
from tests.engine.house import ANN, BOB, CAT, GAMES, START, House, open_house, reopened
from tests.rigs.faults import Faults

replaced = msgspec.structs.replace
MINUTE = count.thinking_time
LONG = CountOptions(goal=1000)


async def test_what_could_not_be_stored_has_not_happened(house: House) -> None:
    table = await house.match(ANN, BOB)
    before, shown = await house.store.load(table), len(house.guests.shown)
    house.store.down = 1
    with pytest.raises(StoreDown):
        await house.play(table, ANN, Say(1))
    assert await house.store.load(table) == before
    assert (await house.table(table)).revision == 0
    assert len(house.guests.shown) == shown
    assert (await house.play(table, ANN, Say(1))).table.revision == 1


async def test_a_move_that_was_stored_though_the_store_said_no_is_shown_when_it_is_found(
    house: House,
) -> None:
    table = await house.match(ANN, BOB)
    house.store.down, house.store.keeps_all_the_same = 1, True
    with pytest.raises(StoreDown):
        await house.play(table, ANN, Say(1))
    await house.pass_time(RETRY)
    standing, cause = house.guests.shown[-1]
    assert (standing.table.revision, cause.what) == (1, What.RELOADED)


async def test_a_deadline_that_could_not_be_stored_is_met_once_the_store_is_back(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.match(ANN, BOB)
    await house.pass_time(MINUTE // 2)
    house.store.down = 2
    await house.pass_time(MINUTE // 2)
    assert (await house.table(table)).revision == 0
    assert "could not be attended to" in caplog.text
    await house.pass_time(2 * RETRY)
    assert (await house.table(table)).revision == 1


async def test_a_brains_move_that_could_not_be_stored_is_made_later(house: House) -> None:
    table = await house.match(ANN, brains=[Level.EASY], options=LONG)
    await house.play(table, ANN, Say(1))
    house.store.down = 1
    await house.pass_time(1_000)
    assert (await house.table(table)).revision == 1
    await house.pass_time(RETRY + 1_000)
    assert (await house.table(table)).revision == 2


async def test_a_store_that_is_gone_is_asked_again(
    house: House, caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("the store does not say what is due")
    table = await house.match(ANN, BOB)
    async with reopened(house, closed_for=0) as again:
        again.store.unreachable = True
        await again.pass_time(MINUTE)
        assert "does not say what is due" in caplog.text
        with pytest.raises(StoreTrouble):
            await again.tables.peek(table)
        again.store.unreachable = False
        await again.pass_time(RETRY)
        assert (await again.table(table)).revision == 1


async def test_a_table_that_somebody_else_wrote_is_loaded_anew_and_judged_by_what_is_stored(
    house: House,
) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    other = House(house.store, house.hands)
    await other.play(table, ANN, Say(3))
    assert (await house.play_refused(table, ANN, Say(2), seen=0)).kind is Kind.STALE
    _, cause = house.guests.shown[-1]
    assert cause.what is What.RELOADED
    assert (await house.play(table, BOB, Say(1))).table.revision == 2


async def test_a_press_that_was_kept_already_is_judged_again_and_not_done_twice(house: House) -> None:
    """Two processes were handed the same press, or its change was kept and the answer lost."""
    table = await house.lobby(ANN)
    other = House(house.store, house.hands)
    press = Press(at=house.hands.now, seen=0, id=77)
    for tables in (other.tables, house.tables):
        standing = await tables.command(table, ANN, AddBrain(level=Level.EASY), press)
        assert len(standing.table.seats) == 2
    again = Press(at=house.hands.now, seen=0, id=78)
    assert len((await house.tables.command(table, ANN, AddBrain(level=Level.EASY), again)).table.seats) == 3


async def test_one_press_may_do_several_things_in_turn(house: House) -> None:
    """`/play` with two brains is one interaction."""
    table = await house.lobby(ANN)
    press = Press(at=house.hands.now, seen=0, id=77)
    for seats in (2, 3):
        standing = await house.tables.command(table, ANN, AddBrain(level=Level.EASY), press)
        assert len(standing.table.seats) == seats


async def test_a_move_that_was_kept_and_whose_answer_was_lost_is_not_made_twice(house: House) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    house.store.down, house.store.error, house.store.keeps_all_the_same = 1, Conflict(table), True
    press = Press(at=house.hands.now, seen=0, id=77)
    assert (await house.tables.submit(table, ANN, Say(2), press)).table.revision == 1
    assert len(await house.store.entries(table)) == 1


async def test_a_table_that_somebody_else_writes_all_the_time_is_a_conflict(house: House) -> None:
    table = await house.match(ANN, BOB)
    house.store.down, house.store.error = 2, Conflict(table)
    with pytest.raises(Conflict):
        await house.play(table, ANN, Say(1))
    assert (await house.play(table, ANN, Say(1))).table.revision == 1


async def test_a_lobby_that_cannot_be_stored_is_not_opened(house: House) -> None:
    class Full(MemoryStore):
        async def create(self, table: Table) -> Table:
            raise StoreDown("the disk is full")

    house.tables._store = Full()
    with pytest.raises(StoreDown):
        await house.lobby(ANN)
    assert house.guests.shown == []


async def test_a_rematch_that_cannot_be_linked_can_be_asked_for_again(house: House) -> None:
    table = await house.match(ANN, BOB, options=CountOptions(goal=3))
    await house.play(table, ANN, Say(3))
    house.store.down = 1
    with pytest.raises(StoreDown):
        await house.say(table, ANN, Rematch())
    rematch = await house.say(table, ANN, Rematch())
    assert (await house.table(table)).next == rematch.table.id != table


async def test_what_another_version_kept_of_a_table_besides_is_passed_over(house: House) -> None:
    """Tables once said whose rematch they are; the rows of that time are still read."""
    table = await house.lobby(ANN, BOB)
    kept = msgspec.json.encode(await house.table(table))
    older = kept[:-1] + b',"previous":12}'
    assert msgspec.json.decode(older, type=Table) == msgspec.json.decode(kept, type=Table)


async def with_snapshot(house: House, table: int, **changes: object) -> None:
    loaded = await house.store.load(table)
    assert loaded
    was = loaded.table.version
    await MemoryStore.save(house.store, replaced(loaded.table, version=was + 1, **changes), (), was)


BROKEN = msgspec.Raw(b'{"nonsense": 1}')


async def test_a_snapshot_that_cannot_be_read_is_rebuilt_from_the_log(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.play(table, ANN, Say(2))
    expected = (await house.play(table, BOB, Say(3))).match
    await with_snapshot(house, table, state=BROKEN)
    async with reopened(house, closed_for=0) as again:
        assert (await again.tables.peek(table)).match == expected
        assert (await again.play(table, ANN, Say(1))).table.revision == 3


async def test_a_missing_snapshot_is_rebuilt_too(house: House) -> None:
    table = await house.match(ANN, BOB)
    expected = (await house.play(table, ANN, Say(2))).match
    await with_snapshot(house, table, state=None)
    async with reopened(house, closed_for=0) as again:
        assert (await again.tables.peek(table)).match == expected


@pytest.mark.parametrize(
    "damage",
    [
        {"state": BROKEN, "seed": "another", "revision": 7},  # a log that leads elsewhere
        {"state": BROKEN, "options": msgspec.Raw(b'{"goal": 3}')},  # a log that the rules refuse
        {"state": BROKEN, "options": msgspec.Raw(b"[]")},  # options that cannot be read
        {"state": BROKEN, "rules": 0},  # other rules
    ],
    ids=["another end", "unlawful", "options", "rules"],
)
async def test_a_log_that_no_longer_replays_closes_its_table_without_a_result(
    house: House, damage: dict[str, object], caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("table %s cannot be brought back")
    table = await house.match(ANN, BOB)
    await house.play(table, ANN, Say(3))
    await house.play(table, BOB, Say(3))
    await with_snapshot(house, table, **damage)
    async with reopened(house, closed_for=1_000) as again:
        standing = await again.tables.peek(table)
        assert (standing.table.status, standing.table.why) == (Status.CLOSED, Closed.UNREPLAYABLE)
        assert (standing.match, standing.table.outcome, standing.view(None)) == (None, None, None)
        assert again.guests.causes(table) == [What.CLOSED]
        assert (await again.play_refused(table, ANN, Say(1))).kind is TableKind.CLOSED
        assert "cannot be brought back" in caplog.text


async def test_an_ended_table_that_cannot_be_read_keeps_its_result(house: House, faults: Faults) -> None:
    faults.forgive("table %s cannot be brought back")
    table = await house.match(ANN, BOB, options=CountOptions(goal=3))
    over = (await house.play(table, ANN, Say(3))).table
    await with_snapshot(house, table, state=BROKEN, rules=0)
    async with reopened(house, closed_for=1_000) as again:
        standing = await again.tables.peek(table)
        assert standing.match is None
        assert standing.table.outcome == over.outcome
        with pytest.raises(Refusal) as refused:
            await again.tables.record(table)
        assert refused.value.kind is TableKind.OVER


async def test_a_running_match_goes_on_under_newer_rules_and_its_record_says_by_which_it_began(
    house: House,
) -> None:
    class Newer(Count):
        rules = 2

    table = await house.match(ANN, BOB)
    async with reopened(house, closed_for=0, games={"count": Newer()}) as again:
        assert (await again.play(table, ANN, Say(1))).table.revision == 1
        assert (await again.tables.record(table)).rules == 1


async def test_a_lobby_of_older_rules_is_dealt_by_those_of_today_and_says_so(house: House) -> None:
    class Newer(Count):
        rules = 2

    table = await house.lobby(ANN, BOB)
    async with reopened(house, closed_for=0, games={"count": Newer()}) as again:
        await again.say(table, ANN, Start())
        record = await again.tables.record(table)
        assert record.rules == 2
        assert replay(Newer(), record).revision == 0


async def test_a_game_that_trips_over_a_deadline_takes_nobody_else_down(
    caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("table %s could not be attended to")

    class Tripping(Count):
        def idle(self, state: CountState, seat: int, at: int, chance: Chance) -> NoReturn:
            raise ZeroDivisionError

    async with open_house(games={**GAMES, "count": Tripping()}) as house:
        table, other = await house.match(ANN, BOB), await house.match(ANN, BOB, game="tiny")
        await house.pass_time(MINUTE + RETRY)
        assert "could not be attended to" in caplog.text
        await house.grab(other, ANN)
        await house.pass_time(250)
        assert (await house.table(other)).revision == 3, "it rang again, somebody grabbed, and had the point"
        assert (await house.play(table, ANN, Say(1))).table.revision == 1


async def test_a_deadline_that_the_rules_refuse_to_meet_is_tried_again_later() -> None:
    met: list[int] = []

    class Refusing(Count):
        def idle(self, state: CountState, seat: int, at: int, chance: Chance) -> CountState:
            met.append(at)
            if len(met) == 1:
                raise Refusal(CountKind.TURN)
            return super().idle(state, seat, at, chance)

    async with open_house(games={"count": Refusing()}) as house:
        table = await house.match(ANN, BOB)
        await house.pass_time(MINUTE + HORIZON)
        assert met == [START + MINUTE, START + MINUTE + HORIZON]
        assert (await house.table(table)).revision == 1


async def test_a_due_table_whose_game_is_gone_is_left_as_it_is(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.match(ANN, BOB)
    async with reopened(house, closed_for=0, games={"tiny": GAMES["tiny"]}) as again:
        await again.pass_time(MINUTE)
        assert "is due but refuses" in caplog.text
    async with reopened(again, closed_for=0) as at_last:
        await at_last.pass_time(MINUTE)
        assert (await at_last.table(table)).revision >= 1


async def test_of_many_tables_that_are_due_at_once_a_few_are_loaded_at_a_time_and_a_press_comes_first(
    house: House,
) -> None:
    due = [await house.match(ANN, BOB) for _ in range(3 * WAKING)]
    pressed = await house.match(ANN, BOB, clock=Clock(Mode.RELAXED))
    async with reopened(house, closed_for=0) as again:
        again.store.library = asyncio.Event()
        again.hands.set(again.hands.now + MINUTE)
        for _ in range(50):
            await asyncio.sleep(0)
        first = list(again.store.loads)
        move = asyncio.create_task(again.play(pressed, ANN, Say(1), seen=0))
        for _ in range(5):
            await asyncio.sleep(0)
        then = list(again.store.loads)
        again.store.library.set()
        assert first == due[:WAKING]
        assert then == [*first, pressed]
        assert (await move).table.revision == 1
        await again.calm()
        assert [(await again.table(table)).revision for table in due] == [1] * len(due)


async def test_presses_wait_while_the_store_dawdles_and_are_judged_in_the_order_they_came(
    house: House,
) -> None:
    table = await house.match(ANN, BOB, options=LONG)
    gate = house.store.gates[table] = asyncio.Event()
    first = asyncio.create_task(house.play(table, ANN, Say(1), seen=0))
    second = asyncio.create_task(house.play(table, BOB, Say(2), seen=1))
    third = asyncio.create_task(house.play(table, ANN, Say(3), seen=2))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not first.done()
    house.store.gates.clear()
    gate.set()
    standings = await asyncio.gather(first, second, third)
    assert [standing.table.revision for standing in standings] == [1, 2, 3]
    assert standings[-1].match
    assert standings[-1].match.state.said == (1, 2, 3)


async def test_the_memory_store_gives_back_equal_tables(house: House) -> None:
    table = await house.match(ANN, BOB)
    loaded = await house.store.load(table)
    assert loaded
    assert loaded.table == await house.table(table)
    assert await MemoryStore().load(1) is None


async def test_the_memory_store_keeps_nothing_of_a_conflict(house: House) -> None:
    table = await house.table(await house.match(ANN, BOB))
    with pytest.raises(Conflict):
        await house.store.save(replaced(table, revision=9), (), was=0)
    loaded = await house.store.load(table.id)
    assert loaded is not None
    assert loaded.table == table


async def test_tables_that_have_ended_are_not_listed(house: House) -> None:
    over = await house.match(ANN, BOB, options=CountOptions(goal=3))
    await house.play(over, ANN, Say(3))
    open_one = await house.lobby(ANN)
    await house.say(open_one, CAT, Join())
    assert [table.id for table in await house.tables.in_place(77)] == [open_one]
    assert [table.id for table in await house.tables.of_person(CAT, 7)] == [open_one]
    assert await house.tables.of_person(BOB, 7) == ()


def test_every_trouble_of_the_store_has_one_parent() -> None:
    assert issubclass(StoreDown, StoreTrouble)
    assert issubclass(Conflict, StoreTrouble)
    assert not issubclass(StoreTrouble, Refusal)
    assert isinstance(count, Game)


async def test_a_table_that_was_changed_behind_our_back_is_read_and_shown_anew(house: House) -> None:
    mine, other = await house.match(ANN, BOB), await house.match(BOB, CAT)
    kept = await house.store.load(mine)
    assert kept
    nameless = kept.table.with_seat(0, name="")
    await house.store.save(replaced(nameless, version=kept.table.version + 1), (), kept.table.version)
    house.store.loads.clear()
    house.tables.forget(ANN)
    assert (await house.table(mine)).seats[0].name == ""
    assert (await house.table(other)).seats[0].person == BOB
    assert house.store.loads == [mine]
    assert house.guests.causes(mine)[-1] is What.RELOADED
