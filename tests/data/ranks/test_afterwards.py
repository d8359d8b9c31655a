"""What a match did to those who played it."""

import pytest

from data.database.database import Database
from data.ranks.afterwards import Achievement, Aftermaths, RatingStep
from engine import registry
from engine.registry import ladder_of
from engine.tables.table import Seat
from tests.data.hall import NOON, Hall
from tests.data.made import ADA, BO, CY, brain

FASTEST = next(feat for feat in registry.game("cubo").feats if feat.figure == "fastest_call_ms")


@pytest.fixture
def aftermaths(database: Database) -> Aftermaths:
    return Aftermaths(database, ladder_of)


async def step(aftermaths: Aftermaths, table: int, person: int) -> RatingStep:
    told = await aftermaths.of_person(table, person)
    assert told
    assert told.step
    return told.step


def calls(*times: int) -> tuple[dict[str, int], ...]:
    return tuple({"fastest_call_ms": ms} for ms in times)


async def test_each_sees_the_step_of_his_own_rating(hall: Hall, aftermaths: Aftermaths) -> None:
    first = await hall.played(ADA, BO)
    second = await hall.played(BO, ADA, at=NOON + 1)
    ada, bo = await step(aftermaths, first.id, ADA), await step(aftermaths, first.id, BO)
    assert (ada.before, bo.before) == (1000, 1000)
    assert ada.after > 1000 > bo.after
    later = await step(aftermaths, second.id, ADA)
    assert later.before == ada.after > later.after


async def test_an_earlier_match_is_told_as_it_was_then(hall: Hall, aftermaths: Aftermaths) -> None:
    first = await hall.played(ADA, BO)
    then = await step(aftermaths, first.id, ADA)
    await hall.played(ADA, BO, at=NOON + 1)
    assert await step(aftermaths, first.id, ADA) == then


async def test_a_match_that_is_not_rated_moves_nothing(hall: Hall, aftermaths: Aftermaths) -> None:
    await hall.played(ADA, BO)
    table = await hall.played(Seat(person=ADA, name="Ada"), brain(), at=NOON + 1)
    told = await aftermaths.of_person(table.id, ADA)
    assert told
    assert told.step is None


async def test_figures_stand_beside_the_best_and_new_ones_are_marked(
    hall: Hall, aftermaths: Aftermaths
) -> None:
    """The first match of all breaks no record; what is as good as before is not new."""

    async def told(at: int, *times: int) -> Achievement:
        table = await hall.played(ADA, BO, game="cubo", at=NOON + at, figures=calls(*times))
        told = await aftermaths.of_person(table.id, ADA)
        assert told
        return next(one for one in told.achievements if one.feat == FASTEST)

    assert await told(0, 9_000, 8_000) == Achievement(feat=FASTEST, done=9_000, best=9_000, is_new=False)
    assert await told(1, 7_000, 8_000) == Achievement(feat=FASTEST, done=7_000, best=7_000, is_new=True)
    assert await told(2, 7_000, 8_000) == Achievement(feat=FASTEST, done=7_000, best=7_000, is_new=False)
    assert await told(3, 9_500, 8_000) == Achievement(feat=FASTEST, done=9_500, best=7_000, is_new=False)


async def test_what_counts_for_winners_is_told_to_winners_alone(hall: Hall, aftermaths: Aftermaths) -> None:
    """Monad's fewest turns: whoever lost as soon as he once won has won nothing."""
    turns = ({"turns": 40}, {"turns": 40})
    won = await hall.played(ADA, BO, at=NOON, figures=turns)
    lost = await hall.played(BO, ADA, at=NOON + 1, figures=turns)
    for table, figures in ((won, ["turns"]), (lost, [])):
        told = await aftermaths.of_person(table.id, ADA)
        assert told
        assert [one.feat.figure for one in told.achievements] == figures


async def test_nothing_is_told_of_other_peoples_matches(hall: Hall, aftermaths: Aftermaths) -> None:
    table = await hall.played(ADA, BO)
    assert await aftermaths.of_person(table.id, CY) is None
    assert await aftermaths.of_person(404, ADA) is None
