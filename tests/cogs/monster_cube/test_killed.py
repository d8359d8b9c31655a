"""The bot is killed in the middle of a claim and of a photo finish of Monster Cube, and goes on."""

from __future__ import annotations

import pytest

from engine.monster_cube.cards import COLOURS
from engine.monster_cube.state import Phase
from tests.cogs.monster_cube.hunters import Chaser, found, state_of, tap_of
from tests.cogs.mortal import under_a_mortal
from tests.cogs.racing import all_at_once, board, now, tap

pytestmark = pytest.mark.thorough


async def test_in_the_middle_of_a_claim_its_player_goes_on_where_he_was(database: str) -> None:
    """MC7, MC13.1"""
    async with under_a_mortal(database) as evening:
        table = await evening.seated("monster-cube", "Ada", "Basile", window=0, claim=60_000)
        ada = Chaser(evening, table, "Ada", 0)
        claim = found(await ada.match(), 0, moving=False)
        assert claim is not None
        first, *others = dict.fromkeys(face // COLOURS for face in claim.faces)
        await ada.buzz()
        await ada.own("pick", first)
        await evening.killed()
        state = await state_of(evening, table)
        assert state.phase is Phase.CLAIM
        assert state.holder is not None
        assert state.holder.seat == 0
        for slot in others:
            await ada.own("pick", slot)
        await ada.own("claim", tap_of(await ada.match(), 0, claim))
        await evening.settled()
        assert (await state_of(evening, table)).players[0].won  # MC7.1


async def test_in_the_middle_of_a_photo_finish_the_earliest_press_has_the_buzz(database: str) -> None:
    """MC13.1"""
    async with under_a_mortal(database) as evening:
        table = await evening.seated("monster-cube", "Ada", "Basile", window=1000)
        ada, basile = evening.person("Ada"), evening.person("Basile")
        shown, at = board(ada), now()
        button = tap(shown, "buzz")
        await all_at_once((ada, button, shown, at + 40, 0), (basile, button, shown, at, 60))
        assert (await state_of(evening, table)).race is not None
        await evening.killed()
        await ada.sees("has the buzz")
        state = await state_of(evening, table)
        assert [claim.seat for claim in state.finish] == [1, 0]
        assert state.holder is not None
        assert state.holder.seat == 1
        assert f"<@{basile.id}> has the buzz" in board(ada).text
