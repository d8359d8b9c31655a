"""Ratings follow from the results, in the order in which these were counted, to the last digit."""

import asyncio
from typing import Any

import pytest
from alembic import command
from openskill.models import PlackettLuce
from sqlalchemy import Connection, text, update

from bench.patience import patience
from data.database import schema, upgrade
from data.database.database import Database, read_url
from data.database.trouble import Locked
from data.kept.downtime import Downtime
from data.kept.people import People
from data.kept.privacy import Privacy
from data.kept.store import SqlStore
from data.ranks.rating import SETTLED, Rating, points_of
from data.ranks.ratings import EVERYWHERE, WINDOW, Ratings, Recount, weight_of
from engine.registry import ladder_of
from engine.tables.table import Seat
from tests.data.clock import Clock
from tests.data.hall import NOON, RECKONED, Hall
from tests.data.made import ADA, BO, CY, GUILD, brain

DAY = 24 * 60 * 60 * 1000


def fresh() -> Any:
    return PlackettLuce().create_rating([25, 25 / 3])


async def test_a_first_match_is_rated_as_the_model_says_here_and_everywhere(hall: Hall) -> None:
    await hall.played(ADA, BO, CY)
    expected = PlackettLuce().rate([[fresh()], [fresh()], [fresh()]], ranks=[1.0, 2.0, 3.0])
    for person, (wanted,) in zip((ADA, BO, CY), expected, strict=True):
        for home in (EVERYWHERE, GUILD):
            rating = await hall.rating(person, home)
            assert (rating.mu, rating.sigma) == pytest.approx((wanted.mu, wanted.sigma), rel=1e-12)
    assert (await hall.rating(ADA)).wins == 1
    assert (await hall.rating(BO)).streak == -1


async def test_another_guild_has_its_own_ratings(hall: Hall) -> None:
    await hall.played(ADA, BO)
    await hall.played(BO, CY, home=GUILD + 1)
    assert (await hall.rating(BO, GUILD)).wins == 0
    assert (await hall.rating(BO, GUILD + 1)).wins == 1
    assert (await hall.rating(BO)).matches == 2


async def test_a_tie_of_all_brings_nobody_a_win_and_ends_streaks(hall: Hall) -> None:
    await hall.played(ADA, BO)
    await hall.played(ADA, BO, ranks=(1, 1))
    ada, bo = await hall.rating(ADA), await hall.rating(BO)
    assert (ada.matches, ada.wins, ada.streak, ada.best_streak) == (2, 1, 0, 1)
    assert (bo.matches, bo.wins, bo.streak) == (2, 0, 0)
    assert ada.mu > 25 > bo.mu


async def test_who_shares_the_first_place_has_won(hall: Hall) -> None:
    await hall.played(ADA, BO, CY, ranks=(1, 1, 3))
    assert (await hall.rating(ADA)).mu == pytest.approx((await hall.rating(BO)).mu)
    assert [(await hall.rating(person)).wins for person in (ADA, BO, CY)] == [1, 1, 0]


async def test_partners_rise_and_fall_together(hall: Hall) -> None:
    seats = [Seat(person=person, name="x", team=person % 2) for person in (ADA, BO, CY, 44)]
    await hall.played(*seats, ranks=(1, 3, 1, 3))
    expected = PlackettLuce().rate([[fresh(), fresh()], [fresh(), fresh()]], ranks=[1.0, 2.0])
    assert (await hall.rating(ADA)).mu == (await hall.rating(CY)).mu == pytest.approx(expected[0][0].mu)
    assert (await hall.rating(BO)).mu == (await hall.rating(44)).mu == pytest.approx(expected[1][0].mu)


@pytest.mark.parametrize(
    "seats",
    [
        (Seat(person=ADA, name="Ada"), brain()),
        (Seat(person=ADA, name="Ada"), Seat(person=BO, name="Bo", team=1, absent=True)),
        (Seat(person=ADA, name="Ada", left=True), Seat(person=BO, name="Bo", team=1, left=True)),
        (Seat(person=ADA, name="Ada"),),
        (Seat(person=ADA, name="Ada"), Seat(person=BO, name="Bo")),  # partners against nobody
    ],
    ids=["brain", "never came", "all left", "alone", "one team"],
)
async def test_a_match_that_is_not_among_people_is_counted_apart(hall: Hall, seats: tuple[Seat, ...]) -> None:
    await hall.played(*seats)
    ada = await hall.rating(ADA)
    assert (ada.mu, ada.sigma) == (Rating().mu, Rating().sigma)
    assert (ada.matches, ada.wins, ada.casual) == (0, 0, 1)
    assert await hall.all(schema.rating_history) == []
    assert await hall.all(schema.standings) == []


# Leaving


def left(person: int, team: int) -> Seat:
    return Seat(person=person, name=f"p{person}", team=team, left=True)


def walked_off(person: int, team: int) -> Seat:
    """He played, and then he only let the clock run out."""
    return Seat(person=person, name=f"p{person}", team=team, absent=True, acted=1_500)


def stays(person: int, team: int) -> Seat:
    return Seat(person=person, name=f"p{person}", team=team)


@pytest.mark.parametrize("gone", [left, walked_off])
async def test_leaving_costs_what_losing_costs_and_those_who_stay_nothing(hall: Hall, gone: Any) -> None:
    """Whatever the brain made of the seat."""
    await hall.played(gone(ADA, 0), stays(BO, 1), stays(CY, 2), ranks=(1, 2, 3))
    expected = PlackettLuce().rate([[fresh()], [fresh()], [fresh()]], ranks=[3.0, 1.0, 2.0])
    for person, (wanted,) in zip((ADA, BO, CY), expected, strict=True):
        rating = await hall.rating(person)
        assert (rating.mu, rating.sigma) == pytest.approx((wanted.mu, wanted.sigma), rel=1e-12)
        assert (rating.matches, rating.wins, rating.casual) == (1, int(person == BO), 0)
    assert (await hall.rating(ADA)).streak == -1


async def test_whoever_came_back_is_rated_by_his_real_result(hall: Hall) -> None:
    back = Seat(person=ADA, name="Ada", acted=1_500)
    await hall.played(back, stays(BO, 1))
    assert (await hall.rating(ADA)).wins == 1


async def test_several_who_left_are_last_together(hall: Hall) -> None:
    await hall.played(left(ADA, 0), stays(BO, 1), left(CY, 2), ranks=(1, 3, 2))
    expected = PlackettLuce().rate([[fresh()], [fresh()], [fresh()]], ranks=[2.0, 1.0, 2.0])
    for person, (wanted,) in zip((ADA, BO, CY), expected, strict=True):
        assert (await hall.rating(person)).mu == pytest.approx(wanted.mu, rel=1e-12)


async def test_a_partner_who_stayed_is_rated_without_the_one_who_left(hall: Hall) -> None:
    dan = 44
    seats = (stays(ADA, 0), stays(BO, 1), stays(CY, 0), left(dan, 1))
    await hall.played(*seats, ranks=(1, 3, 1, 3))
    expected = PlackettLuce().rate([[fresh(), fresh()], [fresh()], [fresh()]], ranks=[1.0, 2.0, 3.0])
    wanted = (expected[0][0], expected[1][0], expected[0][1], expected[2][0])
    for person, rating in zip((ADA, BO, CY, dan), wanted, strict=True):
        assert (await hall.rating(person)).mu == pytest.approx(rating.mu, rel=1e-12)
    assert (await hall.rating(BO)).mu > (await hall.rating(dan)).mu


async def test_whoever_left_the_winning_team_has_not_won(hall: Hall) -> None:
    seats = (left(ADA, 0), stays(BO, 1), stays(CY, 0), stays(44, 1))
    await hall.played(*seats, ranks=(1, 3, 1, 3))
    assert [(await hall.rating(person)).wins for person in (ADA, BO, CY, 44)] == [0, 0, 1, 0]


async def test_a_match_that_somebody_left_computed_anew_is_the_same(hall: Hall) -> None:
    await hall.played(left(ADA, 0), stays(BO, 1), stays(CY, 2))
    await hall.played(stays(ADA, 0), walked_off(BO, 1), at=NOON + 1)
    before = await hall.everything()
    assert await Ratings(hall.database, ladder_of).recount() == Recount(2, changed=False)
    assert await hall.everything() == before


async def test_whoever_left_sets_no_record(hall: Hall) -> None:
    await hall.played(left(ADA, 0), stays(BO, 1), figures=({"turns": 9},) * 2)
    assert {row["person"] for row in await hall.all(schema.bests)} == {BO}


async def test_alone_nobody_wins(hall: Hall) -> None:
    await hall.played(ADA)
    assert (await hall.rating(ADA)).casual_wins == 0


async def test_a_match_of_brains_alone_changes_nothing(hall: Hall) -> None:
    await hall.played(brain(), brain())
    assert not any((await hall.everything()).values())


async def test_a_rating_is_provisional_until_five_matches(hall: Hall) -> None:
    for _ in range(SETTLED - 1):
        await hall.played(ADA, BO)
    assert not (await hall.rating(ADA)).settled
    await hall.played(ADA, BO)
    assert (await hall.rating(ADA)).settled


def test_everybody_begins_at_a_thousand_points() -> None:
    assert points_of(Rating().shown) == 1000


# Not to be farmed


def test_the_fourth_match_in_a_week_counts_three_quarters() -> None:
    assert [weight_of(met) for met in range(6)] == [1, 1, 1, 3 / 4, 3 / 5, 3 / 6]


async def test_repeated_pairings_count_less(hall: Hall) -> None:
    for turn in range(6):
        await hall.played(ADA, BO, at=NOON + turn)
    steps = [
        row for row in await hall.all(schema.rating_history) if row["person"] == ADA and row["home"] == 0
    ]
    assert [step["weight"] for step in steps] == [1, 1, 1, 3 / 4, 3 / 5, 3 / 6]


async def test_after_a_week_a_pairing_counts_in_full_again(hall: Hall) -> None:
    for turn in range(4):
        await hall.played(ADA, BO, at=NOON + turn)
    await hall.played(ADA, BO, at=NOON + WINDOW + 3)
    steps = [
        row for row in await hall.all(schema.rating_history) if row["person"] == ADA and row["home"] == 0
    ]
    assert steps[-1]["weight"] == 1


async def test_meetings_in_another_guild_count_as_well_and_those_in_another_game_do_not(hall: Hall) -> None:
    for turn in range(3):
        await hall.played(ADA, BO, at=NOON + turn, home=GUILD + turn)
    await hall.played(ADA, BO, at=NOON + 3, game="cubo")
    await hall.played(ADA, BO, at=NOON + 4)
    weights = {row["number"]: row["weight"] for row in await hall.all(schema.rating_history)}
    assert (weights[4], weights[5]) == (1, 3 / 4)


async def test_at_a_larger_table_the_mean_over_all_others_counts(hall: Hall) -> None:
    for turn in range(3):
        await hall.played(ADA, BO, at=NOON + turn)
    await hall.played(ADA, BO, CY, at=NOON + 3)
    steps = {row["person"]: row for row in await hall.all(schema.rating_history) if row["number"] == 4}
    assert steps[ADA]["weight"] == steps[BO]["weight"] == (3 / 4 + 1) / 2
    assert steps[CY]["weight"] == 1


async def test_winning_against_the_same_friend_again_and_again_soon_brings_little(hall: Hall) -> None:
    for turn in range(24):
        await hall.played(ADA, BO, at=NOON + turn)
    steps = [
        row for row in await hall.all(schema.rating_history) if row["person"] == ADA and row["home"] == 0
    ]
    last = steps[-1]["mu"] - steps[-2]["mu"]
    assert 0 < last < (steps[1]["mu"] - steps[0]["mu"]) / 8


# Computing anew


async def an_evening(hall: Hall) -> None:
    await hall.played(ADA, BO, at=NOON)
    await hall.played(BO, CY, ADA, at=NOON - 5, ranks=(1, 2, 2))
    await hall.played(CY, brain(), at=NOON + 1)
    await hall.played(ADA, BO, at=NOON + 2, home=GUILD + 1)
    await hall.played(CY, ADA, at=NOON + 40 * DAY, ranks=(1, 1))
    for turn in range(6):
        await hall.played(BO, ADA, at=NOON + 41 * DAY - turn)


async def test_everything_computed_anew_is_the_same_to_the_last_digit(hall: Hall) -> None:
    await an_evening(hall)
    before = await hall.everything()
    assert await Ratings(hall.database, ladder_of).recount() == Recount(11, changed=False)
    assert await hall.everything() == before


async def test_a_rating_that_was_tampered_with_is_found_and_set_right(hall: Hall) -> None:
    await an_evening(hall)
    before = await hall.everything()
    forged = update(schema.ratings).where(schema.ratings.c.person == ADA).values(mu=40.0)
    await hall.database.write(lambda connection: connection.execute(forged))
    assert (await Ratings(hall.database, ladder_of).recount()).changed
    assert await hall.everything() == before


async def test_others_ratings_follow_from_the_results_when_somebody_was_erased(hall: Hall) -> None:
    await an_evening(hall)
    await Privacy(hall.database, People(hall.database)).erase(BO)
    before = await hall.everything()
    await Ratings(hall.database, ladder_of).recount()
    assert await hall.everything() == before
    assert all(row["person"] > 0 for rows in before.values() for row in rows)


async def test_results_from_before_there_were_ratings_are_counted_once_as_they_ended(hall: Hall) -> None:
    later = await hall.played(ADA, BO, at=NOON + 9)
    earlier = await hall.played(BO, ADA, at=NOON)
    uncounted = update(schema.results).values(number=None)
    await hall.database.write(lambda connection: connection.execute(uncounted))
    await hall.database.write(lambda connection: [connection.execute(table.delete()) for table in RECKONED])
    ratings = Ratings(hall.database, ladder_of)
    assert (await ratings.catch_up(), await ratings.catch_up()) == (2, 0)
    numbers = {row["table_id"]: row["number"] for row in await hall.all(schema.results)}
    assert numbers == {earlier.id: 1, later.id: 2}
    before = await hall.everything()
    await ratings.recount()
    assert await hall.everything() == before


async def test_every_step_of_a_rating_can_be_followed(hall: Hall) -> None:
    await an_evening(hall)
    steps = [
        row for row in await hall.all(schema.rating_history) if row["person"] == ADA and row["home"] == 0
    ]
    rating = await hall.rating(ADA)
    assert len(steps) == rating.matches
    assert (steps[-1]["mu"], steps[-1]["sigma"]) == (rating.mu, rating.sigma)


async def in_the_end_played(house: Hall, *people: int, home: int) -> None:
    """As the house has it: where the other one holds the lock for too long, it is tried again."""
    waits = patience("the ratings to be free")
    while True:
        next(waits)
        try:
            await house.played(*people, home=home)
        except Locked:
            continue
        return


async def test_what_ends_at_the_same_time_in_two_processes_is_counted_one_after_the_other(
    hall: Hall, prepared: str
) -> None:
    if hall.database.is_file:
        pytest.skip("a file has one process")
    other = await Database.open(prepared)
    elsewhere = Hall(other, SqlStore(other, await Downtime.open(other, Clock()), ladder_of))
    people = ((ADA, BO), (BO, CY), (CY, ADA))
    await asyncio.gather(
        *(
            in_the_end_played(house, *people[turn % 3], home=GUILD + at)
            for turn in range(9)
            for at, house in enumerate((hall, elsewhere))
        )
    )
    await other.close()
    numbers = sorted(row["number"] for row in await hall.all(schema.results))
    assert numbers == list(range(1, 19))
    before = await hall.everything()
    await Ratings(hall.database, ladder_of).recount()
    assert await hall.everything() == before


def as_the_first_version_left_it(connection: Connection) -> None:
    """Its schema, and one match that was played to its end."""
    config = upgrade.config_of_migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    connection.execute(
        text("INSERT INTO results VALUES (7, 'monad', 1, :home, :options, 1, 9, 'goal')"),
        {"home": GUILD, "options": b"{}"},
    )
    for seat, person in enumerate((ADA, BO)):
        row = {"seat": seat, "person": person, "rank": seat + 1, "figures": b"{}"}
        values = "(7, :seat, :person, 'x', NULL, :seat, false, :rank, 3, :figures)"
        connection.execute(text(f"INSERT INTO finishers VALUES {values}"), row)  # noqa: S608


async def test_matches_that_the_first_version_kept_are_rated_by_this_one(address: str) -> None:
    bare = Database(read_url(address))
    await bare.write(as_the_first_version_left_it)
    await bare.close()
    database = await Database.open(address)
    assert await Ratings(database, ladder_of).catch_up() == 1
    hall = Hall(database, SqlStore(database, await Downtime.open(database, Clock()), ladder_of))
    ada, bo = await hall.rating(ADA), await hall.rating(BO, GUILD)
    assert (ada.wins, bo.wins) == (1, 0)
    await database.close()
