"""Whole matches of 13 Monsters at the playground, by taps alone, people and brains at one table."""

from __future__ import annotations

from typing import Any

import pytest

from engine.match import Match, replay
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import (
    Attack,
    Champion,
    EndTurn,
)
from engine.thirteen_monsters.pieces.cards import (
    HEAD,
    MONSTERS,
    pair_named,
)
from engine.thirteen_monsters.state import End
from engine.thirteen_monsters.turn.holdings import points_of_seat
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.evenings import (
    THREE,
    WHOLE,
    an_evening,
    fought,
    gnomes,
    lying,
    played_to_a_death_battle_of_three,
    played_to_an_elemental_master,
    thrown,
    weakest,
)
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter, meanwhile
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.racing import board, seated, standing
from tests.rigs.fixtures import sampler as recorder

__all__ = ["recorder"]

pytestmark = pytest.mark.thorough


async def at_table(evening: Evening, **options: Any) -> tuple[Sitter, Sitter]:
    """Ada, who begins, and Basile; then brains."""
    number = await seated(evening, "13-monsters", "Ada", "Basile", first=0, **options)
    table = (await standing(evening, number)).table
    ada, basile = (Sitter(evening, table, name) for name in ("Ada", "Basile"))
    await basile.opens()
    return ada, basile


async def test_four_trade_use_every_power_and_attack_until_one_is_elemental_master(database: str) -> None:
    """TM7, TM8, TM9, TM10.6"""
    hours = Hours()
    async with an_evening(database, hours, "four") as evening:
        ada, basile = await at_table(evening, house=2, level="hard", **WHOLE)
        await played_to_an_elemental_master(ada, basile, hours)
        await evening.settled()
        assert "Elemental Master" in board(basile.person).text
        assert not evening.playground.errors


async def test_two_who_have_as_many_points_fight_and_fight_again(database: str) -> None:
    """TM10.1 to TM10.4: six gnomes each, and dice that tie once."""
    async with an_evening(database, Hours(), "two") as evening:
        ada, basile = await at_table(evening, **WHOLE)
        await ada.finds(*gnomes(range(6)), pair_named(6, HEAD))
        await ada.misses()
        await basile.fumbles()
        await basile.finds(*gnomes(range(7, MONSTERS)))
        await basile.finds(*lying(await basile.state()))
        state = await ada.state()
        assert [points_of_seat(state, seat) for seat in (0, 1)] == [60, 60]
        await basile.does(EndTurn())
        await ada.does(EndTurn())
        for sitter in (basile, ada):
            await sitter.does(Champion(monster=(await ada.state()).players[sitter.seat].monsters[0].head))
        await thrown(ada, basile, until=tied_again)
        for sitter in (basile, ada):
            await sitter.does(Champion(monster=(await ada.state()).players[sitter.seat].monsters[1].head))
        await thrown(ada, basile, until=lambda match: None if match.outcome is None else True)
        state = await ada.state()
        assert state.end is End.DEATH_BATTLE
        await evening.settled()
        assert not evening.playground.errors


async def test_three_who_have_as_many_points_fight_until_one_is_left(database: str) -> None:
    """TM10.5: the two best tie and fight again, the third is out."""
    async with an_evening(database, Hours(), "three") as evening:
        number = await seated(evening, "13-monsters", *THREE, first=0, **WHOLE)
        table = (await standing(evening, number)).table
        sitters = [Sitter(evening, table, name) for name in THREE]
        await played_to_a_death_battle_of_three(sitters)
        await evening.settled()
        assert not evening.playground.errors


def tied_again(match: Match) -> bool | None:
    death = match.state.death
    if match.outcome is not None:
        return False
    return True if death and death.round == 2 else None


async def test_eight_play_a_quick_match_to_its_end_by_points(database: str) -> None:
    """TM3.4, TM10.1 to TM10.3: two people among six brains; each of the eight has its last turn."""
    async with an_evening(database, Hours(), "eight") as evening:
        ada, basile = await at_table(evening, house=6, level="easy")
        await ada.fumbles()
        await ada.misses()
        assert await meanwhile(ada, basile) is basile
        await basile.fumbles()
        await basile.finds(*lying(await basile.state()))
        state = await basile.state()
        assert state.final == (7, 0, 1, 2, 3, 4, 5, 6)
        own = state.players[basile.seat].monsters[0].head
        await basile.does(Attack(monster=own, pair=weakest(state, ada.seat)))
        await fought(ada, basile, winner=basile.seat)
        await basile.does(EndTurn())
        if await meanwhile(ada, basile) is ada:
            await ada.does(EndTurn())
        assert await meanwhile(ada, basile) is None
        await evening.settled()
        record = await evening.client.services.tables.record(ada.table)
        assert replay(game, record).outcome == (await ada.match()).outcome
        for one in (ada, basile):
            assert len([message for message in one.person.messages if message.ephemeral]) == 1
        assert not evening.playground.errors
