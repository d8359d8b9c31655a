"""Leaderboards: who is ahead, page by page, and where the asker stands."""

from typing import Any

import pytest
from msgspec import Raw
from sqlalchemy import Connection, insert, text

from data.database import schema
from data.database.database import Database
from data.kept.people import People, Person
from data.kept.privacy import Privacy
from data.ranks.leaderboards import EVERYWHERE, PAGE, By, LadderPage, Leaderboards, Scope
from data.ranks.periods import Period
from data.ranks.rating import SETTLED
from engine.game import Feat
from engine.tables.table import Seat
from tests.data.database.plans import explained, queries
from tests.data.hall import NOON, Hall
from tests.data.made import ADA, BO, CY, GUILD, brain

DAY = 24 * 60 * 60 * 1000
FASTEST = Feat("fastest_ms", least=True)
BEST = Feat("score")


@pytest.fixture
def boards(database: Database) -> Leaderboards:
    return Leaderboards(database)


def scope(period: Period = Period.ALL, *, home: int = GUILD, game: str = "monad", at: int = NOON) -> Scope:
    return Scope(game, home, period.name_at(at))


async def shown(boards: Leaderboards, by: By | Feat, **where: Any) -> list[tuple[int, int, int]]:
    page = await boards.page(scope(**where), by, page=0, asker=ADA)
    return [(place.place, place.person, place.value) for place in page.places]


async def test_most_wins_come_first_and_the_level_share_a_place(hall: Hall, boards: Leaderboards) -> None:
    for people in ((ADA, BO), (BO, CY), (CY, ADA), (ADA, CY)):
        await hall.played(*people)
    assert await shown(boards, By.WINS) == [(1, ADA, 2), (2, CY, 1), (2, BO, 1)]
    assert await shown(boards, By.MATCHES) == [(1, CY, 3), (1, ADA, 3), (3, BO, 2)]


async def test_provisional_ratings_stand_below_all_others(hall: Hall, boards: Leaderboards) -> None:
    for _ in range(SETTLED):
        await hall.played(ADA, BO)
    await hall.played(CY, 44)
    page = await boards.page(scope(), By.RATING, page=0, asker=CY)
    assert [(place.person, place.settled) for place in page.places] == [
        (ADA, True),
        (BO, True),
        (CY, False),
        (44, False),
    ]
    assert page.places[2].value > page.places[1].value
    assert page.own == page.places[2]


async def test_each_period_counts_its_own_matches(hall: Hall, boards: Leaderboards) -> None:
    await hall.played(BO, ADA, at=NOON - 40 * DAY)
    await hall.played(BO, ADA, at=NOON - 8 * DAY)
    await hall.played(ADA, BO, at=NOON)
    assert await shown(boards, By.WINS, period=Period.WEEK) == [(1, ADA, 1), (2, BO, 0)]
    assert (await shown(boards, By.WINS))[0] == (1, BO, 2)
    assert await shown(boards, By.WINS, period=Period.WEEK, at=NOON + 8 * DAY) == []


async def test_everywhere_adds_up_all_guilds(hall: Hall, boards: Leaderboards) -> None:
    await hall.played(ADA, BO)
    await hall.played(ADA, CY, home=GUILD + 1)
    assert (await shown(boards, By.WINS))[0] == (1, ADA, 1)
    assert (await shown(boards, By.WINS, home=EVERYWHERE))[0] == (1, ADA, 2)


async def test_matches_with_brains_are_on_no_board(hall: Hall, boards: Leaderboards) -> None:
    await hall.played(Seat(person=ADA, name="Ada"), brain())
    assert await shown(boards, By.MATCHES) == []


async def test_people_are_named_as_they_were_called_last(hall: Hall, boards: Leaderboards) -> None:
    await hall.played(ADA, BO)
    await hall.played(Seat(person=ADA, name="Adele"), Seat(person=BO, name="Bo", team=1))
    page = await boards.page(scope(), By.WINS, page=0, asker=CY)
    assert [place.name for place in page.places] == ["Adele", "Bo"]
    assert page.own is None


# Records


async def rushed(hall: Hall, person: int, ms: int, **changes: Any) -> int:
    seats = (Seat(person=person, name="x"), brain())
    figures = ({"fastest_ms": ms}, {"fastest_ms": 1})
    return (await hall.played(*seats, figures=figures, game="monster_rush", **changes)).id


@pytest.fixture
def rush_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the game is on Discord already or not: its feats are known."""
    monkeypatch.setattr("engine.registry.NAMES", ("monad", "cubo", "monster_rush"))


@pytest.mark.usefixtures("rush_is_played")
async def test_a_record_is_the_best_of_all_matches_and_knows_where_it_was_set(
    hall: Hall, boards: Leaderboards
) -> None:
    tables = [await rushed(hall, ADA, ms) for ms in (400, 310, 350)]
    await rushed(hall, BO, 320)
    page = await boards.page(scope(game="monster_rush"), FASTEST, page=0, asker=BO)
    assert [(place.person, place.value) for place in page.places] == [(ADA, 310), (BO, 320)]
    assert page.places[0].table == tables[1]
    assert page.own
    assert page.own.place == 2


@pytest.mark.usefixtures("rush_is_played")
@pytest.mark.parametrize("ms", [-250, 0, 99])
async def test_what_nobody_can_have_done_is_no_record(hall: Hall, boards: Leaderboards, ms: int) -> None:
    """L2: a host's clock that is wrong must not write the records."""
    figures = ({"fastest_ms": ms}, {"fastest_ms": 400})
    await hall.played(ADA, BO, figures=figures, game="monster_rush")
    assert await shown(boards, FASTEST, game="monster_rush") == [(1, BO, 400)]


@pytest.mark.usefixtures("rush_is_played")
async def test_a_brain_that_finished_for_somebody_sets_no_record(hall: Hall, boards: Leaderboards) -> None:
    seats = (Seat(person=ADA, name="x", absent=True), Seat(person=BO, name="y", team=1))
    await hall.played(*seats, figures=({"fastest_ms": 190}, {"fastest_ms": 500}), game="monster_rush")
    assert await shown(boards, FASTEST, game="monster_rush") == [(1, BO, 500)]


async def test_the_fastest_win_counts_against_people_only(hall: Hall, boards: Leaderboards) -> None:
    turns = Feat("turns", least=True, won=True)
    await hall.played(Seat(person=ADA, name="x"), brain(), figures=({"turns": 3}, {"turns": 3}))
    assert await shown(boards, turns) == []
    await hall.played(BO, ADA, figures=({"turns": 20}, {"turns": 20}))
    assert await shown(boards, turns) == [(1, BO, 20)]


async def test_a_game_that_is_no_longer_there_has_no_records(hall: Hall, boards: Leaderboards) -> None:
    await hall.played(ADA, BO, game="forgotten")
    assert await shown(boards, BEST, game="forgotten") == []
    assert (await shown(boards, By.WINS, game="forgotten"))[0] == (1, ADA, 1)


# Pages


async def crowd(database: Database, count: int) -> None:
    """People 1 to `count`, each with one win more than the one before; the rating in the same order."""
    rows = [
        {
            "game": "monad",
            "home": GUILD,
            "period": "all",
            "person": person,
            "listed": True,
            "settled": person % 2 == 0,
            "shown": person / 10,
            "matches": 200,
            "wins": person,
        }
        for person in range(1, count + 1)
    ]
    await database.write(lambda connection: connection.execute(insert(schema.standings), rows))


async def read(boards: Leaderboards, page: int, asker: int = 3, by: By = By.WINS) -> LadderPage:
    return await boards.page(scope(), by, page=page, asker=asker)


async def test_a_board_is_read_page_by_page(database: Database, boards: Leaderboards) -> None:
    await crowd(database, 25)
    pages = [await read(boards, page) for page in range(3)]
    assert [len(board.places) for board in pages] == [PAGE, PAGE, 5]
    assert [board.more for board in pages] == [True, True, False]
    places = [place for board in pages for place in board.places]
    assert [(place.place, place.person) for place in places] == [(at, 26 - at) for at in range(1, 26)]


async def test_the_asker_stands_on_every_page(database: Database, boards: Leaderboards) -> None:
    await crowd(database, 25)
    for page in range(3):
        board = await read(boards, page)
        assert board.own
        assert (board.own.place, board.own.value) == (23, 3)


async def test_half_of_them_provisional_every_place_is_right(
    database: Database, boards: Leaderboards
) -> None:
    await crowd(database, 25)
    for person in range(1, 26):
        own = (await read(boards, 0, person, By.RATING)).own
        assert own
        settled_ahead = (24 - person) // 2 if person % 2 == 0 else 12
        provisional_ahead = 0 if person % 2 == 0 else (25 - person) // 2
        assert own.place == 1 + settled_ahead + provisional_ahead


@pytest.mark.parametrize("asked", [-4, 3, 10**6])
async def test_a_page_that_is_not_there_is_the_first(
    database: Database, boards: Leaderboards, asked: int
) -> None:
    await crowd(database, 25)
    page = await read(boards, asked)
    assert page.number == 0
    assert page.places[0].place == 1


async def test_an_empty_board_is_empty(boards: Leaderboards) -> None:
    assert await read(boards, 0) == LadderPage(places=(), number=0, more=False, own=None)
    assert (await boards.page(scope(game="chess"), BEST, page=2, asker=ADA)).places == ()


# Those who want no part in it, and those who are gone


async def test_who_opts_out_is_not_listed_and_takes_nobodys_place(
    hall: Hall, boards: Leaderboards, database: Database
) -> None:
    await hall.played(ADA, BO, CY)
    people = People(database)
    await people.put(ADA, Person(listed=False))
    assert [line[:2] for line in await shown(boards, By.RATING)] == [(1, BO), (2, CY)]
    own = (await boards.page(scope(), By.RATING, page=0, asker=ADA)).own
    assert own
    assert own.place == 1
    await hall.played(ADA, BO, home=GUILD + 1)
    assert [line[1] for line in await shown(boards, By.WINS, home=GUILD + 1)] == [BO]
    await people.put(ADA, Person(listed=True))
    assert (await shown(boards, By.RATING))[0][:2] == (1, ADA)


async def test_the_erased_leave_every_board(hall: Hall, boards: Leaderboards, database: Database) -> None:
    await hall.played(ADA, BO, CY)
    await Privacy(database, People(database)).erase(ADA)
    assert [line[:2] for line in await shown(boards, By.WINS)] == [(1, CY), (1, BO)]


# No board adds up or reads a whole table


async def all_kinds_of_boards(boards: Leaderboards) -> None:
    for by in (*By, FASTEST):
        for asker in (3, 4):
            await boards.page(scope(), by, page=2, asker=asker)


async def test_no_leaderboard_reads_a_whole_table(sqlite_database: Database) -> None:
    await crowd(sqlite_database, 40)
    with queries() as asked:
        await all_kinds_of_boards(Leaderboards(sqlite_database))
    assert len(asked) > 20
    for statement, parameters in asked:
        plan = await explained(sqlite_database, statement, parameters)
        assert not any(step.startswith("SCAN") for step in plan), (statement, plan)
        assert not any("TEMP B-TREE" in step for step in plan), (statement, plan)


async def test_no_leaderboard_reads_a_whole_table_on_a_server(database: Database) -> None:
    if database.is_file:
        pytest.skip("about PostgreSQL")
    await crowd(database, 40)
    with queries() as asked:
        await all_kinds_of_boards(Leaderboards(database))
    for statement, parameters in asked:
        plan = await planned(database, statement, parameters)
        assert "Seq Scan" not in plan, (statement, plan)
        assert "Sort" not in plan, (statement, plan)


async def planned(database: Database, statement: str, parameters: Any) -> str:
    """How the server would go about it, if a scan of a small table were not the cheapest of all."""

    def work(connection: Connection) -> str:
        for avoided in ("seqscan", "bitmapscan", "sort"):
            connection.execute(text(f"SET LOCAL enable_{avoided} = off"))
        rows = connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
        return "\n".join(row[0] for row in rows)

    return await database.write(work)


# Games that are played in ways that cannot be compared


@pytest.mark.usefixtures("all_are_played")
async def test_each_rule_set_of_a_game_has_a_leaderboard_of_its_own(hall: Hall, boards: Leaderboards) -> None:
    figures = ({"alone_ms": 61_000, "unmissed": 9}, {"unmissed": 4})
    for rules, people in (("code", (ADA, BO)), ("dice", (BO, ADA)), ("dice", (BO, CY))):
        options = Raw(f'{{"rules":"{rules}"}}'.encode())
        await hall.played(*people, game="monster_cube", options=options, figures=figures)
    assert await shown(boards, By.WINS, game="monster_cube_code") == [(1, ADA, 1), (2, BO, 0)]
    assert await shown(boards, By.WINS, game="monster_cube_dice") == [(1, BO, 2), (2, CY, 0), (2, ADA, 0)]
    assert await shown(boards, By.WINS, game="monster_cube") == []
    assert await shown(boards, Feat("unmissed"), game="monster_cube_dice") == [
        (1, BO, 9),
        (2, CY, 4),
        (2, ADA, 4),
    ]
    assert await shown(boards, Feat("alone_ms", least=True), game="monster_cube_code") == [(1, ADA, 61_000)]
    assert await shown(boards, Feat("alone_ms", least=True), game="monster_cube_dice") == []
    kept = await hall.everything()
    assert {row["game"] for rows in kept.values() for row in rows} == {
        "monster_cube_code",
        "monster_cube_dice",
    }


@pytest.mark.usefixtures("all_are_played")
async def test_options_that_cannot_be_read_any_more_count_for_the_game(
    hall: Hall, boards: Leaderboards
) -> None:
    await hall.played(ADA, BO, game="monster_cube", options=Raw(b'{"sleeves":7}'))
    assert await shown(boards, By.WINS, game="monster_cube") == [(1, ADA, 1), (2, BO, 0)]


@pytest.fixture
def all_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.registry.NAMES", ("monad", "monster_cube"))
