"""A rush at a real table, whose house closes at the worst moments."""

from collections.abc import AsyncIterator

import pytest

from engine.monster_rush import game
from engine.monster_rush.state import Foul, Judged, Options, Revealed, Touch
from tests.engine.house import ANN, BOB, CAT, House, open_house, reopened

HOUR = 3_600_000
GAMES = {"monster_rush": game}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with open_house(games=dict(GAMES)) as opened:
        yield opened


async def rush(house: House) -> int:
    """A match in which one card lies open since just now."""
    table = await house.match(ANN, BOB, CAT, game="monster_rush", options=Options(first=0))
    await house.pass_time(4_000)
    return table


async def news(house: House, table: int) -> list[object]:
    view = (await house.tables.peek(table)).view(None)
    assert view
    return list(view.news)


@pytest.mark.parametrize("closed_for", [0, 3_000, HOUR])
async def test_a_photo_finish_goes_on_where_it_stood(house: House, closed_for: int) -> None:
    table = await rush(house)
    now = house.hands.now
    await house.play(table, ANN, Touch(space=0), at=now, seen=1)
    await house.pass_time(100)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        await again.pass_time(149)
        await again.play(table, BOB, Touch(space=0), at=now - 40, seen=1)
        await again.pass_time(1)
        judged = (await news(again, table))[0]
        assert isinstance(judged, Judged)
        assert [claim.seat for claim in judged.claims] == [1, 0]
        assert judged.winner == 1


@pytest.mark.parametrize("closed_for", [0, HOUR])
async def test_the_next_card_turns_after_the_time_that_was_left(house: House, closed_for: int) -> None:
    table = await rush(house)
    await house.pass_time(1_200)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        revision = (await again.table(table)).revision
        await again.pass_time(799)
        assert (await again.table(table)).revision == revision
        await again.pass_time(1)
        (turned,) = await news(again, table)
        assert isinstance(turned, Revealed)
        assert turned.seat == 1


async def test_a_press_on_a_monster_just_taken_gets_a_kind_word_and_nothing_more(house: House) -> None:
    table = await rush(house)
    await house.play(table, ANN, Touch(space=0), seen=1)
    await house.pass_time(250)
    before = await house.table(table)
    refusal = await house.play_refused(table, BOB, Touch(space=0), seen=1)
    assert refusal.kind is Foul.MONSTER_GONE
    assert refusal.details["by"] == 0
    assert await house.table(table) == before
