"""What is kept about somebody can be had, and can be made nobody's."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.util import await_only

from bench.patience import patience
from data.database import database as database_room
from data.database import schema
from data.database.database import Database
from data.kept import privacy as privacy_room
from data.kept.calls import Calls
from data.kept.downtime import Downtime, Shards
from data.kept.people import People, Person
from data.kept.privacy import NAMELESS, NAMING, Privacy, StillSeated
from data.kept.store import SqlStore
from data.ranks.results import Results
from engine.game import Outcome
from engine.registry import ladder_of
from engine.tables.store import Conflict
from engine.tables.table import Passage, Seat, Table
from tests.data.clock import Clock
from tests.data.made import ADA, BO, CY, GUILD, act, changed, dealt, lobby, moved, over


@pytest.fixture
def people(database: Database) -> People:
    return People(database)


@pytest.fixture
def privacy(database: Database, people: People) -> Privacy:
    return Privacy(database, people)


async def finished(store: SqlStore, *people: int) -> Table:
    table = dealt(await store.create(lobby(*people)))
    await store.save(table, (), 0)
    await store.save(ended := over(table), (act(0, 1),), 1)
    return ended


async def exported(privacy: Privacy, person: int) -> dict[str, Any]:
    return msgspec.json.decode(await privacy.export(person))


async def test_the_export_holds_all_that_is_known_of_somebody(
    privacy: Privacy, store: SqlStore, database: Database
) -> None:
    table = await finished(store, ADA, BO)
    lobby_table = await store.create(lobby(BO, ADA))
    await People(database).put(ADA, Person(language="fr"))
    known = await exported(privacy, ADA)
    assert known["person"] == ADA
    assert known["settings"][0]["language"] == "fr"
    assert [seat["table_id"] for seat in known["seats"]] == [table.id, lobby_table.id]
    assert [(match["game"], match["rank"], match["name"]) for match in known["matches"]] == [
        ("monad", 1, "p11")
    ]
    assert known["matches"][0]["figures"] == {"trades": 0}
    assert [rating["home"] for rating in known["ratings"]] == [0, GUILD]
    assert {rating["mu"] for rating in known["ratings"]} == {step["mu"] for step in known["rating_history"]}
    assert known["standings"][0]["wins"] == 1


async def test_the_export_holds_every_move_with_the_moment_it_was_pressed(
    privacy: Privacy, store: SqlStore
) -> None:
    table = dealt(await store.create(lobby(ADA, BO)))
    await store.save(table, (), 0)
    for at in range(4):
        table = moved(table)
        await store.save(table, (act(at % 2, at),), table.version - 1)
    known = await exported(privacy, ADA)
    assert [(move["table_id"], move["revision"], move["action"]["at"]) for move in known["moves"]] == [
        (table.id, 1, 0),
        (table.id, 3, 2),
    ]
    assert known["moves"][0]["press"]["at"] == "1970-01-01T00:00:01.000+00:00"
    (seat,) = known["seats"]
    assert (seat["name"], seat["game"], seat["host"]) == ("p11", "monad", True)


async def test_the_export_tells_when_somebody_left_a_match_and_came_back(
    privacy: Privacy, store: SqlStore
) -> None:
    table = dealt(await store.create(lobby(ADA, BO)))
    await store.save(table, (), 0)
    passages = tuple(
        Passage(seat=seat, revision=4, at=at, back=back)
        for seat, at, back in ((0, 61_000, False), (1, 62_000, False), (0, 63_000, True))
    )
    await store.save(changed(table, passages=passages), (), 1)
    (seat,) = (await exported(privacy, ADA))["seats"]
    assert seat["left_and_back"] == [
        {"revision": 4, "at": "1970-01-01T00:01:01.000+00:00", "back": False},
        {"revision": 4, "at": "1970-01-01T00:01:03.000+00:00", "back": True},
    ]


def test_every_table_of_the_schema_is_known_to_name_people_or_not() -> None:
    assert {*schema.metadata.tables} == NAMING | NAMELESS
    assert not NAMING & NAMELESS


SOMEBODY, CALLED = 0x5EED_0BAD_CAFE, "Quuxzanne"


async def in_which_somebody_is(database: Database) -> set[str]:
    """The tables that hold this person's number or name anywhere, as a column or within what is kept."""

    def walk(connection: Connection) -> set[str]:
        return {
            table.name
            for table in schema.metadata.sorted_tables
            for row in connection.execute(select(table)).all()
            for value in row
            if value in (SOMEBODY, CALLED)
            or (isinstance(value, bytes) and any(one.encode() in value for one in (str(SOMEBODY), CALLED)))
        }

    return await database.read(walk)


async def an_evening_of_somebody(database: Database, store: SqlStore, people: People) -> None:
    await people.put(SOMEBODY, Person(language="fr"))
    for others in ((BO,), (BO, CY)):
        seats = tuple(
            Seat(person=one, name=CALLED if one == SOMEBODY else f"p{one}", team=at)
            for at, one in enumerate((SOMEBODY, *others))
        )
        table = dealt(await store.create(lobby(SOMEBODY, *others, seats=seats)))
        await store.save(table, (), 0)
        ranks = tuple(range(1, len(seats) + 1))
        outcome = Outcome(ranks=ranks, scores=ranks, why="four-monads", figures=({"turns": 9},) * len(seats))
        await store.save(over(table, outcome=outcome), (act(0, 1),), 1)
    await Calls(database, Shards()).begin(table.id, SOMEBODY, home=GUILD, place=1)
    await store.create(lobby(BO, guests=(Seat(person=CY, since=3_000), Seat(person=SOMEBODY, name=CALLED))))


async def test_all_tables_that_name_somebody_are_handed_out_and_cleared(
    privacy: Privacy, store: SqlStore, database: Database, people: People
) -> None:
    """`moves` and `logs` name by their seats alone."""
    await an_evening_of_somebody(database, store, people)
    assert await in_which_somebody_is(database) == NAMING - {"moves", "logs"}
    known = await exported(privacy, SOMEBODY)
    assert all(known.values())
    assert {"settings", "seats", "moves", "matches", "invitations"} < known.keys()
    assert {"calls", "ratings", "rating_history", "standings", "bests"} < known.keys()
    await privacy.erase(SOMEBODY)
    assert await in_which_somebody_is(database) == set()


async def test_the_erased_are_in_no_byte_of_the_file_or_its_log(
    sqlite: str, sqlite_database: Database, tmp_path: Path
) -> None:
    people = People(sqlite_database)
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    for _ in range(20):
        await an_evening_of_somebody(sqlite_database, store, people)
    written = (str(SOMEBODY).encode(), CALLED.encode(), SOMEBODY.to_bytes(6, "big"))

    def found() -> list[bytes]:
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        return [one for one in written if one in kept]

    assert found() == [*written]
    await Privacy(sqlite_database, people).erase(SOMEBODY)
    assert found() == []


async def test_the_export_tells_where_a_seat_is_offered(privacy: Privacy, store: SqlStore) -> None:
    table = await store.create(lobby(BO, guests=(Seat(person=ADA, since=61_000), Seat(person=CY))))
    known = await exported(privacy, ADA)
    (invitation,) = known["invitations"]
    assert (invitation["table_id"], invitation["game"]) == (table.id, "monad")
    assert invitation["since"] == "1970-01-01T00:01:01.000+00:00"
    assert str(CY) not in str(known)


async def test_no_seat_is_offered_to_the_erased_any_longer(privacy: Privacy, store: SqlStore) -> None:
    both = (Seat(person=ADA, since=1), Seat(person=CY, since=2))
    shared = await store.create(lobby(BO, guests=both, kept=9_000))
    alone = await store.create(lobby(BO, guests=both[:1], kept=9_000))
    await privacy.erase(ADA)
    for table, guests, kept in ((shared, both[1:], 9_000), (alone, (), None)):
        loaded = await store.load(table.id)
        assert loaded
        assert (loaded.table.guests, loaded.table.kept) == (guests, kept)
        assert loaded.table.version == table.version + 1


async def test_the_export_names_nobody_else(privacy: Privacy, store: SqlStore, database: Database) -> None:
    await finished(store, ADA, BO)
    raw = await privacy.export(ADA)
    assert b"p22" not in raw
    assert str(BO).encode() not in raw


async def test_of_a_stranger_nothing_is_known(privacy: Privacy) -> None:
    known = await exported(privacy, CY)
    assert known.pop("person") == CY
    assert not any(known.values())


async def test_the_erased_leave_no_trace_and_take_no_result_along(
    privacy: Privacy, store: SqlStore, database: Database, people: People
) -> None:
    tables = [await finished(store, ADA, BO), await finished(store, CY, ADA)]
    await people.put(ADA, Person(language="fr"))
    of_bo = (await exported(privacy, BO))["ratings"]
    await privacy.erase(ADA)
    assert await people.settings_of(ADA) == Person()
    known = await exported(privacy, ADA)
    assert not any(value for name, value in known.items() if name != "person")
    assert await Results(database, ladder_of).of_person(ADA) == []
    for table in tables:
        loaded = await store.load(table.id)
        assert loaded
        assert b"p11" not in msgspec.json.encode(loaded.table)
        assert loaded.table.host != ADA
        assert loaded.table.outcome == table.outcome
    (with_bo,) = await Results(database, ladder_of).of_person(BO)
    assert [(one.name, one.rank) for one in with_bo.finishers] == [("", 1), ("p22", 2)]
    assert (await exported(privacy, BO))["ratings"] == of_bo


async def test_the_erased_are_one_number_that_leads_to_nobody(
    privacy: Privacy, store: SqlStore, database: Database
) -> None:
    for people in ((ADA, BO), (BO, ADA), (CY, BO)):
        await finished(store, *people)
    await privacy.erase(ADA)
    await privacy.erase(CY)
    query = select(schema.finishers.c.person).where(schema.finishers.c.name == "")
    first, second, third = await database.read(
        lambda connection: connection.scalars(query.order_by(schema.finishers.c.table_id)).all()
    )
    assert first == second != third
    assert max(first, third) < 0


async def test_who_still_sits_somewhere_is_not_erased(privacy: Privacy, store: SqlStore) -> None:
    await finished(store, ADA, BO)
    waiting = await store.create(lobby(BO, ADA))
    before = await privacy.export(ADA)
    with pytest.raises(StillSeated) as told:
        await privacy.erase(ADA)
    assert told.value.tables == (waiting.id,)
    assert await privacy.export(ADA) == before
    await store.save(changed(waiting, seats=(Seat(person=BO, name="p22"),)), (), 0)
    await privacy.erase(ADA)
    assert await store.of_person(ADA, GUILD) == []


async def test_a_table_remembered_from_before_is_not_kept_over_the_erasure(
    privacy: Privacy, store: SqlStore
) -> None:
    table = await finished(store, ADA, BO)
    await privacy.erase(ADA)
    with pytest.raises(Conflict):
        await store.save(changed(table, next=7), (), table.version)
    loaded = await store.load(table.id)
    assert loaded
    assert loaded.table.seats[0].person is None


async def somebody_waits_for_a_lock(database: Database) -> None:
    """Return once that is so; only a server lets anybody look."""
    query, waits = text("SELECT count(*) FROM pg_locks WHERE NOT granted"), patience("somebody to wait")
    while not await database.read(lambda connection: connection.scalar(query)):
        next(waits)
        await asyncio.sleep(0)


@pytest.fixture
async def patient(prepared: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """One in which locks are waited for, however busy the machine is."""
    monkeypatch.setattr(database_room, "PATIENCE", 60.0)
    opened = await Database.open(prepared)
    yield opened
    await opened.close()


@pytest.mark.parametrize("kind", ["postgresql"])  # to a file, one writes after the other
async def test_a_move_that_is_kept_during_an_erasure_is_not_taken_back(patient: Database) -> None:
    """Whoever is erased has left; others play on, and the erasure waits for their move."""
    database = patient
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    gone = Seat(person=ADA, name="p11", left=True)
    tables = [
        dealt(await store.create(lobby(ADA, BO)), seats=(gone, Seat(person=BO, name="p22", team=1))),
        changed(await store.create(lobby(BO, guests=(Seat(person=ADA, since=1),)))),
    ]
    for table in tables:
        await store.save(table, (), 0)
    after = [moved(tables[0]), changed(tables[1], next=7)]
    under_way, may_end = asyncio.Event(), asyncio.Event()

    def plays(connection: Connection) -> None:
        store._save(after[0], (act(1, 1),), 1, None, connection)
        store._save(after[1], (), 1, None, connection)
        under_way.set()
        await_only(may_end.wait())

    move = asyncio.create_task(database.write(plays))
    await under_way.wait()
    erasing = asyncio.create_task(Privacy(database, People(database)).erase(ADA))
    await somebody_waits_for_a_lock(database)
    may_end.set()
    await asyncio.gather(move, erasing)
    for table in after:
        loaded = await store.load(table.id)
        assert loaded
        assert (loaded.table.revision, loaded.table.next) == (table.revision, table.next)
        assert loaded.table.version == table.version + 1
        assert ADA not in (one.person for one in (*loaded.table.seats, *loaded.table.guests))
    loaded = await store.load(after[0].id)
    assert loaded
    await store.save(moved(loaded.table), (act(1, 2),), loaded.table.version)
    assert await store.entries(after[0].id) == (act(1, 1), act(1, 2))


async def test_erasing_a_stranger_changes_nothing(privacy: Privacy, store: SqlStore) -> None:
    table = await finished(store, ADA, BO)
    await privacy.erase(CY)
    loaded = await store.load(table.id)
    assert loaded
    assert loaded.table == table


async def test_whoever_left_a_running_match_is_forgotten_and_a_brain_plays_on(
    privacy: Privacy, store: SqlStore
) -> None:
    table = dealt(await store.create(lobby(ADA, BO)))
    await store.save(table, (), 0)
    assert await privacy.sits_at(ADA) == ((table.id, GUILD, table.place),)
    gone = msgspec.structs.replace(table.seats[0], left=True, deadline=5_000)
    await store.save(changed(table, seats=(gone, table.seats[1])), (), 1)
    assert await privacy.sits_at(ADA) == ()
    await privacy.erase(ADA)
    loaded = await store.load(table.id)
    assert loaded
    seat = loaded.table.seats[0]
    assert (seat.person, seat.name, seat.deadline) == (None, "", 5_000)
    assert seat.brain


async def test_whoever_plays_waits_for_no_export(
    privacy: Privacy, store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten are wished for and none gets on: tables are read and moves are kept meanwhile."""
    may_end, of_a_file, at_once, most = asyncio.Event(), threading.Event(), 0, 0
    known = privacy_room._known

    def held(connection: Connection, person: int) -> dict[str, Any]:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        found = known(connection, person)
        if database.is_file:  # its work is done in threads
            assert of_a_file.wait(60)
        else:
            await_only(may_end.wait())
        at_once -= 1
        return found

    monkeypatch.setattr(privacy_room, "_known", held)
    exports = [asyncio.create_task(privacy.export(ADA)) for _ in range(10)]
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    await store.save(table := moved(table), (act(0, 1),), 1)
    loaded = await store.load(table.id)
    assert loaded is not None
    assert loaded.table.revision == 1
    assert not any(export.done() for export in exports)
    may_end.set()
    of_a_file.set()
    await asyncio.gather(*exports)
    assert most == 1


async def test_an_export_is_written_down_off_the_loop(
    privacy: Privacy, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of ten thousand moves it is a second of work."""
    where: list[threading.Thread] = []
    written = privacy_room._written

    def seen(known: dict[str, Any]) -> bytes:
        where.append(threading.current_thread())
        return written(known)

    monkeypatch.setattr(privacy_room, "_written", seen)
    await finished(store, ADA, BO)
    await privacy.export(ADA)
    assert where
    assert threading.main_thread() not in where
