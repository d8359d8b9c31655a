"""A Cubo at a real table, whose house closes at the worst moments."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from engine.cubo import game
from engine.cubo.state import Begin, Call, Decline, Options, Phase, Roll, Status, Take, View
from tests.engine.house import ANN, BOB, CAT, House, open_house, reopened

HOUR = 3_600_000
GAMES = {"cubo": game}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with open_house(games=dict(GAMES)) as opened:
        yield opened


async def covered(house: House, *people: int, of: tuple[int, ...]) -> int:
    """All have rolled, and these have covered."""
    table = await house.match(*of, game="cubo", options=Options(first=0))
    await house.play(table, of[0], Begin())
    for person in of:
        await house.play(table, person, Roll())
    for person in people:
        await house.play(table, person, Call())
    return table


async def public(house: House, table: int) -> View:
    view: Any = (await house.tables.peek(table)).view(None)
    return view


@pytest.mark.parametrize("closed_for", [0, HOUR])
async def test_the_last_player_loses_no_second_of_the_countdown(house: House, closed_for: int) -> None:
    table = await covered(house, ANN, of=(ANN, BOB))
    await house.play(table, ANN, Decline())
    await house.pass_time(4_000)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        await again.pass_time(1_999)
        await again.play(table, BOB, Call())
        assert (await public(again, table)).players[1].status is Status.COVERED


@pytest.mark.parametrize("closed_for", [0, HOUR])
async def test_and_wins_none_either(house: House, closed_for: int) -> None:
    table = await covered(house, ANN, of=(ANN, BOB))
    await house.play(table, ANN, Decline())
    await house.pass_time(4_000)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        await again.pass_time(2_249)
        assert (await public(again, table)).phase is Phase.RACE
        await again.pass_time(1)
        assert (await public(again, table)).phase is not Phase.RACE
        assert (await public(again, table)).players[1].points == (0,)


@pytest.mark.parametrize("closed_for", [0, HOUR])
async def test_a_die_goes_to_the_earliest_press_though_the_house_closed_meanwhile(
    house: House, closed_for: int
) -> None:
    table = await covered(house, ANN, BOB, of=(ANN, BOB, CAT))
    now = house.hands.now
    await house.play(table, ANN, Take(slot=2), at=now)
    await house.pass_time(100)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        await again.play(table, BOB, Take(slot=2), at=now - 30)
        await again.pass_time(150)
        assert (await public(again, table)).owners == (None, None, 1, None)
