"""The bot is killed in the middle of a search, an offer and a battle of 13 Monsters, and goes on."""

from __future__ import annotations

import pytest

from tests.cogs.games.thirteen_monsters.rigs.evenings import at_table, killed_three_times
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter
from tests.cogs.rigs.mortal import under_a_mortal

pytestmark = pytest.mark.thorough


async def test_a_search_an_offer_and_a_battle_outlive_the_process(database: str) -> None:
    """TM6, TM7, TM8"""
    async with under_a_mortal(database) as evening:
        table = await at_table(evening)
        ada, basile = (Sitter(evening, table, name) for name in ("Ada", "Basile"))
        await killed_three_times(evening, ada, basile)
