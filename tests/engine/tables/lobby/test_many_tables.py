"""However many tables somebody sits at, and whatever people do there at once."""

import asyncio

import pytest
from hypothesis import strategies as st

from engine.game import Refusal
from engine.tables.lobby.seating import Join, Leave, Rematch
from engine.tables.table import TableKind
from tests.engine.house import ANN, BOB, open_house
from tests.engine.tables.lobby.lobbies import finished

seats, percents = st.integers(-1, 5), st.integers(0, 500)


async def test_whoever_sits_at_many_open_tables_finishes_one_before_opening_the_next() -> None:
    """L6: nobody can fill the house alone."""
    async with open_house(most=3) as house:
        tables = [await house.lobby(ANN) for _ in range(3)]
        with pytest.raises(Refusal) as refused:
            await house.lobby(ANN)
        assert refused.value.kind is TableKind.TOO_MANY
        assert refused.value.details == {"most": 3}
        await house.say(await house.lobby(BOB), ANN, Join(name="Ann"))  # with others one sits as one likes
        await house.say(tables[0], ANN, Leave())
        await house.say(tables[1], ANN, Leave())
        await house.lobby(ANN)


async def test_no_rematch_is_asked_for_by_who_sits_at_many_tables_and_others_may_ask() -> None:
    async with open_house(most=2) as house:
        table = await finished(house)
        for _ in range(2):
            await house.lobby(ANN)
        with pytest.raises(Refusal) as refused:
            await house.say(table, ANN, Rematch())
        assert refused.value.kind is TableKind.TOO_MANY
        again = (await house.say(table, BOB, Rematch())).table
        assert again.host == BOB
        assert (await house.say(table, ANN, Rematch())).table.id == again.id  # it is there already


async def test_a_hundred_tables_at_the_same_moment_are_no_more_than_one_may_have() -> None:
    async with open_house(most=5) as house:
        asked = (house.lobby(ANN) for _ in range(100))
        opened = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, int) for one in opened) == 5
        assert sum(isinstance(one, Refusal) for one in opened) == 95
