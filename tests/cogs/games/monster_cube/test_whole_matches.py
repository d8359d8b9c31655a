"""Whole matches of Monster Cube at the playground: two people by taps alone, and a brain."""

from __future__ import annotations

import asyncio

import pytest

from engine.match import replay
from engine.monster_cube import game
from engine.monster_cube.state import Rules
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.games.monster_cube.hunters import Chaser
from tests.cogs.games.monster_cube.seekers import ALL_SPECIAL, NO_MOVE, PACE, WITH_MOVE, searches, turns
from tests.cogs.rigs.racing import a_house, a_town, board, seated, standing
from tests.rigs.fixtures import sampler as recorder

__all__ = ["recorder"]

pytestmark = pytest.mark.thorough

CALM = 0.2  # where seven monsters are enough, so that the others find some too


async def sitting(evening: Evening, rules: Rules, **options: object) -> tuple[Chaser, Chaser]:
    """Ada, and Basile, who is clumsy; a brain besides."""
    named = {"house": 1, "level": "easy", "rules": rules.value, **options}
    table = await seated(evening, "monster-cube", "Ada", "Basile", **named)
    kept = (await standing(evening, table)).table
    people = [(name, kept.seat_of(int(evening.person(name).id))) for name in ("Ada", "Basile")]
    ada, basile = (Chaser(evening, table, name, seat or 0) for name, seat in people)
    await basile.opens()
    return ada, basile


@pytest.mark.parametrize(
    ("rules", "special"),
    [(Rules.CODE, ALL_SPECIAL), (Rules.ADVANCED, {}), (Rules.DICE, {}), (Rules.NUMBERS, ALL_SPECIAL)],
)
async def test_a_match_is_played_to_its_end_by_taps(
    database: str, rules: Rules, special: dict[str, bool]
) -> None:
    """MC6 to MC12"""
    pace = CALM if rules is Rules.ADVANCED else PACE
    window = {} if rules.turns else {"exactly": {"window_ms": 20}}
    async with a_town() as town, a_house(town, database, "whole", brain_pace=pace) as evening:
        ada, basile = await sitting(evening, rules, **special, **window)
        async with asyncio.timeout(2 * LONGEST):
            await (turns if rules.turns else searches)(ada, basile)
        await evening.settled()
        record = await evening.client.services.tables.record(ada.table)
        ended = await ada.match()
        assert replay(game, record).state == ended.state
        assert [len(player.won) + player.solved > 0 for player in ended.state.players].count(True) >= 2
        for hunter in (ada, basile):
            assert all(taps <= (WITH_MOVE if moved else NO_MOVE) for moved, taps in hunter.counted)
            seen = hunter.person.messages
            assert len([message for message in seen if message.ephemeral]) <= 1 + hunter.late
            assert 2 <= len(seen) <= 2 + hunter.late, "nothing stands below the board but what is his own"
            assert "🏆" in board(hunter.person).text or "won" in board(hunter.person).text
        assert not evening.playground.errors
