"""Profiles: one person's evenings at one guild's tables."""

import pytest

from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.people import People, Person
from data.kept.privacy import Privacy
from data.kept.store import SqlStore
from data.ranks.profiles import FAVOURITES, Profile, Profiles
from engine.registry import ladder_of
from engine.tables.table import Seat
from tests.data.clock import Clock
from tests.data.database.plans import explained, queries
from tests.data.hall import NOON, Hall
from tests.data.made import ADA, BO, CY, GUILD, brain


@pytest.fixture
def profiles(database: Database) -> Profiles:
    return Profiles(database, People(database), ladder_of)


async def of(profiles: Profiles, person: int = ADA, game: str | None = None) -> Profile:
    profile = await profiles.profile_of(person, GUILD, game=game)
    assert profile
    return profile


async def test_who_has_played_nothing_has_no_profile(hall: Hall, profiles: Profiles) -> None:
    await hall.played(ADA, BO, home=GUILD + 1)
    assert await profiles.profile_of(ADA, GUILD) is None


async def test_records_tell_matches_wins_and_streak_by_game(hall: Hall, profiles: Profiles) -> None:
    await hall.played(ADA, BO)
    await hall.played(ADA, BO)
    await hall.played(BO, ADA, game="cubo")
    await hall.played(Seat(person=ADA, name="Ada"), brain())
    monad, cubo = (await of(profiles)).records
    assert (monad.game, monad.rating.wins, monad.rating.streak, monad.rating.casual, monad.played) == (
        "monad",
        2,
        2,
        1,
        3,
    )
    assert (cubo.game, cubo.rating.matches, cubo.rating.streak) == ("cubo", 1, -1)
    assert monad.points > 1000 > cubo.points


async def test_the_curve_has_a_point_for_each_rated_match(hall: Hall, profiles: Profiles) -> None:
    for turn in range(3):
        await hall.played(ADA, BO, at=NOON + turn)
    await hall.played(BO, ADA, at=NOON + 3)
    profile = await of(profiles)
    assert len(profile.curve) == 4
    assert profile.curve[0] < profile.curve[2] > profile.curve[3]
    assert profile.curve[-1] == profile.records[0].points
    assert (await of(profiles, game="cubo")).curve == ()


async def test_every_rating_can_be_explained_step_by_step(hall: Hall, profiles: Profiles) -> None:
    tables = [await hall.played(ADA, BO, at=NOON + turn) for turn in range(4)]
    steps = await profiles.steps(ADA, GUILD, "monad")
    assert [step.table for step in steps] == [table.id for table in reversed(tables)]
    assert [step.weight for step in steps] == [3 / 4, 1, 1, 1]
    assert [step.before for step in steps] == [*(step.after for step in steps[1:]), 1000]
    assert steps[0].after == (await of(profiles)).records[0].points


async def test_only_the_last_ten_steps_are_told(hall: Hall, profiles: Profiles) -> None:
    for turn in range(12):
        await hall.played(ADA, BO, at=NOON + turn)
    steps = await profiles.steps(ADA, GUILD, "monad")
    assert len(steps) == 10
    assert steps[-1].before > 1000


async def test_favourite_opponents_are_those_met_most(hall: Hall, profiles: Profiles) -> None:
    for _ in range(3):
        await hall.played(ADA, CY)
    await hall.played(CY, ADA)
    for other in (BO, 44, 55):
        await hall.played(ADA, other)
    opponents = (await of(profiles)).opponents
    assert len(opponents) == FAVOURITES
    assert (opponents[0].person, opponents[0].met, opponents[0].ahead) == (CY, 4, 3)


async def test_partners_are_no_opponents(hall: Hall, profiles: Profiles) -> None:
    seats = [Seat(person=person, name="x", team=person % 2) for person in (ADA, BO, CY, 44)]
    await hall.played(*seats, ranks=(1, 3, 1, 3))
    assert [one.person for one in (await of(profiles)).opponents] == [BO, 44]


async def test_the_hidden_and_the_erased_are_nobodys_favourite(
    hall: Hall, profiles: Profiles, database: Database
) -> None:
    for other in (BO, CY, 44):
        await hall.played(ADA, other)
    people = People(database)
    await people.put(BO, Person(listed=False))
    await Privacy(database, people).erase(CY)
    fresh = Profiles(database, people, ladder_of)
    assert [one.person for one in (await of(fresh)).opponents] == [44]
    assert not await fresh.is_listed(BO)


async def test_no_profile_reads_a_whole_table(sqlite_database: Database) -> None:
    profiles = Profiles(sqlite_database, People(sqlite_database), ladder_of)
    hall = Hall(
        sqlite_database, SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    )
    await hall.played(ADA, BO)
    with queries() as asked:
        await profiles.profile_of(ADA, GUILD)
    assert len(asked) >= 5
    for statement, parameters in asked:
        plan = await explained(sqlite_database, statement, parameters)
        assert not any(step.startswith("SCAN") and step != "SCAN mine" for step in plan), (statement, plan)
