"""Results are written with the move that ends the match: once, and for good."""

from typing import Any

import msgspec
import pytest

from bench.patience import patience
from data.database.database import Database
from data.kept.store import SqlStore
from data.ranks.results import Finisher, Result, Results
from engine.game import Ladder, Level
from engine.registry import ladder_of, ladders
from engine.tables.store import Conflict
from engine.tables.table import Seat, Table
from tests.data.made import ADA, BO, CY, GUILD, act, brain, changed, dealt, lobby, over


@pytest.fixture
def results(database: Database) -> Results:
    return Results(database, ladder_of)


async def played(store: SqlStore, *people: int, saved: int = 9_000, **changes: Any) -> Table:
    table = dealt(await store.create(lobby(*people, **changes)))
    await store.save(table, (), 0)
    await store.save(ended := over(table, saved=saved), (act(0, 1),), 1)
    return ended


async def test_a_finished_match_leaves_its_result_in_which_whoever_left_is_last(
    store: SqlStore, results: Results
) -> None:
    seats = (Seat(person=ADA, name="Ada"), Seat(person=BO, name="Bo", left=True, team=1), brain(team=2))
    table = await played(store, seats=seats)
    assert await results.of_table(table.id) == Result(
        table=table.id,
        game="monad",
        rules=1,
        home=GUILD,
        options=msgspec.Raw(b'{"long":true}'),
        dealt=2_000,
        ended=9_000,
        why="last-card",
        finishers=(
            _finisher(0, rank=1, score=30, person=ADA, name="Ada"),
            _finisher(1, rank=3, score=20, person=BO, name="Bo", team=1, absent=True, gone=True),
            _finisher(2, rank=2, score=10, level=Level.HARD, team=2),
        ),
        ladder=ladders()["monad"],  # options that no Monad knows: the game's own
    )


async def test_a_result_counts_where_those_say_who_know_the_games(
    store: SqlStore, database: Database
) -> None:
    asked: list[tuple[str, bytes]] = []

    def ladder_of(game: str, options: bytes) -> Ladder:
        asked.append((game, bytes(options)))
        return Ladder("monad-quick", game)

    table = await played(store)
    result = await Results(database, ladder_of).of_table(table.id)
    assert result is not None
    assert result.ladder.key == "monad-quick"
    assert asked == [("monad", b'{"long":true}')]


def _finisher(seat: int, **given: Any) -> Finisher:
    fields: dict[str, Any] = {"person": None, "name": "", "level": None, "team": 0}
    fields |= {"absent": False, "gone": False}
    return Finisher(seat=seat, figures={"trades": seat}, **(fields | given))


async def test_a_match_that_runs_or_was_closed_has_no_result(store: SqlStore, results: Results) -> None:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    assert await results.of_table(table.id) is None
    assert await results.of_table(404) is None


async def test_a_result_is_written_once_however_often_the_table_is_saved_afterwards(
    store: SqlStore, results: Results
) -> None:
    table = await played(store, ADA, BO)
    first = await results.of_table(table.id)
    await store.save(changed(table, next=77, saved=99_000), (), table.version)
    assert await results.of_table(table.id) == first
    assert len(await results.of_person(ADA)) == 1


async def test_a_result_that_lost_against_another_change_is_not_written(
    store: SqlStore, results: Results
) -> None:
    table = dealt(await store.create(lobby()))
    await store.save(table, (), 0)
    with pytest.raises(Conflict):
        await store.save(over(table), (act(0, 1),), 5)
    assert await results.of_table(table.id) is None


async def test_somebodys_results_come_last_ended_first(store: SqlStore, results: Results) -> None:
    mine = [await played(store, ADA, BO, saved=at) for at in (5_000, 8_000, 6_000, 6_000)]
    await played(store, BO, CY)
    elsewhere = await played(store, ADA, CY, saved=9_000, home=GUILD + 1)
    found = await results.of_person(ADA, home=GUILD, limit=3)
    assert [one.table for one in found] == [mine[at].id for at in (1, 3, 2)]
    assert (await results.of_person(ADA, limit=1))[0].table == elsewhere.id
    assert [finisher.person for finisher in found[0].finishers] == [ADA, BO]


async def test_a_guilds_results_come_last_ended_first(store: SqlStore, results: Results) -> None:
    ended = [await played(store, ADA, BO, saved=at) for at in (5_000, 7_000, 6_000)]
    await played(store, ADA, BO, home=GUILD + 1)
    assert [found.table for found in await results.in_home(GUILD)] == [ended[at].id for at in (1, 2, 0)]
    assert [found.ended for found in await results.in_home(GUILD, since=6_000, limit=1)] == [7_000]


async def test_all_results_are_read_as_they_were_counted(store: SqlStore, results: Results) -> None:
    tables = [await played(store, ADA, BO, saved=at) for at in (5_000, 7_000, 5_000, 6_000)]
    read: list[Result] = []
    waits = patience("the last page")
    while page := await results.in_order(after=read[-1] if read else None, limit=3):
        next(waits)
        read += page
    assert [found.table for found in read] == [table.id for table in tables]
