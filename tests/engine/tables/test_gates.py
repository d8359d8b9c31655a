"""The way of a press: every gate in its order, each refusal of its own kind, and nothing changed by any."""

import asyncio
from random import Random

import msgspec
import pytest

from engine.game import Kind, Level, Press, Refusal
from engine.match import Act, recorded, replay
from engine.tables.lobby.seating import Leave, Stop
from engine.tables.store import StoreDown
from engine.tables.table import Closed, Standing, Status, TableKind, What
from tests.engine.count import CountKind, CountOptions, Say, count
from tests.engine.house import ANN, BOB, CAT, EVE, House, open_house
from tests.engine.tiny import Grab
from tests.rigs.faults import Faults

RIGHT, WRONG = Say(2), b'{"type":"say","number":9}'


async def test_an_unknown_table_is_refused_and_not_remembered(house: House) -> None:
    with pytest.raises(Refusal) as refused:
        await house.tables.submit(999, ANN, RIGHT, house.press())
    assert refused.value.kind is TableKind.UNKNOWN
    assert repr(house.tables) == "Tables(live=0, Sleeper(moments=1))"


async def test_a_table_of_a_game_that_this_house_no_longer_has_is_unknown(house: House) -> None:
    table = await house.match(ANN, BOB)
    older = House(house.store, house.hands, games={})
    with pytest.raises(Refusal) as refused:
        await older.tables.peek(table)
    assert (refused.value.kind, refused.value.details) == (TableKind.UNKNOWN, {"game": "count"})


async def test_the_gates_stand_in_order(house: House) -> None:
    """Each press below would fail at all later gates too."""
    table = await house.match(ANN, BOB, options=CountOptions(goal=5))
    assert (await house.play_refused(table, EVE, WRONG, seen=99)).kind is TableKind.NOT_SEATED
    assert (await house.play_refused(table, BOB, RIGHT, seen=99)).kind is Kind.STALE
    assert (await house.play_refused(table, BOB, RIGHT)).kind is CountKind.TURN
    await house.play(table, ANN, Say(3))
    await house.play(table, BOB, Say(3))
    assert (await house.play_refused(table, EVE, WRONG, seen=99)).kind is TableKind.OVER
    closed = await house.match(ANN, BOB)
    await house.say(closed, EVE, Stop(moderator=True))
    refusal = await house.play_refused(closed, EVE, WRONG, seen=99)
    assert (refusal.kind, refusal.details) == (TableKind.CLOSED, {"why": Closed.STOPPED})


async def test_a_malformed_action_is_refused_by_the_name_of_its_field(house: House) -> None:
    table = await house.match(ANN, BOB)
    for action in (WRONG, Say(9), b'{"type":"say"}'):
        refusal = await house.play_refused(table, ANN, action)
        assert (refusal.kind, refusal.details) == (Kind.MALFORMED, {"field": "number"})


async def test_a_refusal_leaves_the_table_as_it_was_to_the_byte(house: House) -> None:
    table = await house.match(ANN, BOB)
    before = await house.store.load(table)
    shown = len(house.guests.shown)
    await house.play_refused(table, BOB, RIGHT)
    await house.play_refused(table, EVE, RIGHT)
    await house.play_refused(table, ANN, WRONG)
    assert await house.store.load(table) == before
    assert len(house.guests.shown) == shown


async def test_a_move_is_stored_before_it_is_shown(house: House) -> None:
    table = await house.match(ANN, BOB)

    class Witness:
        saw: list[tuple[int, int]]

        async def changed(self, standing: object, cause: object) -> None:
            loaded = await house.store.load(table)
            assert loaded
            self.saw.append((loaded.table.revision, loaded.table.version))

        async def warned(self, standing: object, seat: int) -> None: ...

    witness = Witness()
    witness.saw = []
    house.audience.join(witness)  # the same house with other eyes
    standing = await house.play(table, ANN, RIGHT, foresee=lambda _: witness.saw.append((0, 0)))
    assert witness.saw == [(0, 0), (1, standing.table.version)]


async def test_what_could_not_be_stored_was_drawn_ahead_and_shown_to_nobody(house: House) -> None:
    table = await house.match(ANN, BOB)
    shown = len(house.guests.shown)
    before = (await house.tables.peek(table)).table.version
    house.store.down = 1
    foreseen: list[Standing] = []
    with pytest.raises(StoreDown):
        await house.play(table, ANN, RIGHT, foresee=foreseen.append)
    assert [(one.table.id, one.table.version) for one in foreseen] == [(table, before + 1)]
    assert len(house.guests.shown) == shown


async def test_a_press_tells_when_it_came_by_the_tables_clock(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.play(table, ANN, RIGHT, at=house.hands.now - 120)
    entry = (await house.store.entries(table))[0]
    assert isinstance(entry, Act)
    assert entry.press == Press(at=house.hands.now - 120, seen=0, got=house.hands.now)


async def test_an_action_may_come_as_json_or_as_a_struct(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.play(table, ANN, msgspec.json.encode(Say(1)))
    standing = await house.play(table, BOB, Say(2))
    assert standing.match
    assert standing.match.state.said == (1, 2)


async def test_a_second_press_of_the_same_button_is_stale(house: House) -> None:
    table = await house.match(ANN, BOB)
    await house.play(table, ANN, RIGHT, seen=0)
    assert (await house.play_refused(table, ANN, RIGHT, seen=0)).kind is Kind.STALE


async def test_a_view_shows_what_the_seat_may_know(house: House) -> None:
    table = await house.match(ANN, BOB)
    standing = await house.tables.peek(table)
    view = standing.view(standing.table.seat_of(BOB))
    assert view
    assert view.seat == 1
    public = standing.view(None)
    assert public
    assert public.seat is None


async def test_the_record_of_a_table_replays_its_match(house: House) -> None:
    table = await house.match(ANN, BOB, options=CountOptions(goal=6))
    for person in (ANN, BOB):
        await house.play(table, person, Say(3))
    standing = await house.tables.peek(table)
    kept = await house.tables.record(table)
    assert standing.match
    assert replay(count, kept).state == standing.match.state
    assert kept == recorded(standing.match, await house.store.entries(table))


async def test_the_end_of_a_match_is_kept_with_its_outcome(house: House) -> None:
    table = await house.match(ANN, BOB, options=CountOptions(goal=3))
    await house.play(table, ANN, Say(3))
    over = await house.table(table)
    assert (over.status, over.why, over.due) == (Status.OVER, "goal", None)
    assert over.outcome
    assert over.outcome.ranks == (1, 2)
    assert over.seats[1].deadline is None


async def test_a_person_who_left_is_no_longer_seated_and_told_so(house: House) -> None:
    table = await house.match(ANN, BOB, CAT)
    await house.say(table, ANN, Leave())
    left = await house.table(table)
    assert left.seats[0].left
    assert left.host == BOB
    assert house.guests.causes(table)[-1] is What.LEFT
    assert (await house.refused(table, ANN, Leave())).kind is TableKind.LEFT


async def test_a_match_that_all_have_left_closes(house: House) -> None:
    table = await house.match(ANN, BOB, brains=[Level.EASY])
    await house.say(table, BOB, Leave())
    assert (await house.table(table)).host == ANN
    await house.say(table, ANN, Leave())
    closed = await house.table(table)
    assert (closed.status, closed.why) == (Status.CLOSED, Closed.DESERTED)


async def test_a_presenter_that_fails_loses_no_move(
    house: House, caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("table %s could not be shown")
    table = await house.match(ANN, BOB)
    house.guests.blind = True
    faults.forgive("table %s could not be drawn ahead")

    def cannot(_: Standing) -> None:
        raise RuntimeError("nothing can be drawn")

    standing = await house.play(table, ANN, RIGHT, foresee=cannot)
    assert standing.table.revision == 1
    assert f"table {table} could not be drawn ahead" in caplog.text
    assert f"table {table} could not be shown" in caplog.text
    house.guests.blind = False
    await house.play(table, BOB, RIGHT)
    assert house.guests.shown[-1][0].table.revision == 2


async def test_whoever_stops_waiting_has_played_all_the_same(house: House) -> None:
    table = await house.match(ANN, BOB)
    house.store.gates[table] = asyncio.Event()
    waiting = asyncio.get_running_loop().create_task(house.play(table, ANN, RIGHT))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait({waiting})
    house.store.gates.pop(table).set()
    await house.calm()
    assert (await house.table(table)).revision == 1
    assert house.guests.shown[-1][0].table.revision == 1


async def test_a_hundred_people_press_at_once_and_every_press_is_judged_once(house: House) -> None:
    """In any order of arrival the earliest press time wins; nothing is lost, doubled or reordered."""
    people = list(range(1, 101))
    options = msgspec.json.encode({"rounds": 1, "most": 100})
    table = await house.match(*people, game="tiny", options=options)
    pressed = {person: house.hands.now + Random(person).randrange(50) for person in people}
    order = Random(7).sample(people, 100)
    answers = await asyncio.gather(
        *(house.tables.submit(table, p, Grab(), Press(at=pressed[p], seen=0, id=p)) for p in order)
    )
    assert [answer.table.revision for answer in answers] == list(range(1, 101))
    await house.pass_time(250)
    over = await house.table(table)
    assert over.outcome
    first = min(people, key=lambda person: (pressed[person], person))
    assert over.outcome.ranks.index(1) == over.seat_of(first)
    entries = await house.store.entries(table)
    acts = [entry.seat for entry in entries if isinstance(entry, Act)]
    assert acts == [over.seat_of(person) for person in order]
    revisions = [shown.table.revision for shown, _ in house.guests.shown if shown.match]
    assert revisions == list(range(102))


async def test_a_hundred_presses_of_one_button_by_one_person_make_one_move(house: House) -> None:
    table = await house.match(ANN, BOB)
    answers = await asyncio.gather(
        *(house.tables.submit(table, ANN, RIGHT, Press(at=1, seen=0)) for _ in range(100)),
        return_exceptions=True,
    )
    refused = [answer.kind for answer in answers if isinstance(answer, Refusal)]
    assert refused == [Kind.STALE] * 99
    assert len(await house.store.entries(table)) == 1


async def test_one_slow_table_delays_no_other(house: House) -> None:
    slow, quick = await house.match(ANN, BOB), await house.match(ANN, BOB)
    house.store.gates[slow] = asyncio.Event()
    waiting = asyncio.get_running_loop().create_task(house.play(slow, ANN, RIGHT))
    for revision, person in enumerate((ANN, BOB, ANN), start=1):
        assert (await house.play(quick, person, Say(1))).table.revision == revision
    assert not waiting.done()
    assert (await house.tables.peek(slow)).table.revision == 0  # looking needs no queue
    house.store.gates.pop(slow).set()
    assert (await waiting).table.revision == 1


async def test_tables_at_rest_are_let_go_and_loaded_again_when_needed() -> None:
    async with open_house(keep=2) as house:
        tables = [await house.match(ANN, BOB) for _ in range(4)]
        assert "live=2" in repr(house.tables)
        house.store.loads.clear()
        assert (await house.play(tables[0], ANN, RIGHT)).table.revision == 1
        assert house.store.loads == [tables[0]]
        await house.pass_time(count.thinking_time)
        assert [(await house.table(table)).revision for table in tables] == [2, 1, 1, 1]


async def test_a_table_is_loaded_once_however_many_ask(house: House) -> None:
    table = await house.match(ANN, BOB)
    again = House(house.store, house.hands)
    house.store.loads.clear()
    looks = await asyncio.gather(*(again.tables.peek(table) for _ in range(50)))
    assert house.store.loads == [table]
    assert len({id(look) for look in looks}) == 1
