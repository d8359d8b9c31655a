"""The bot is killed in the middle of a search, an offer and a battle of 13 Monsters, and goes on."""

from __future__ import annotations

import pytest

from bench.patience import patience
from engine.tables.table import Table
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Accept, Attack, Flip, Offer, Throw
from engine.thirteen_monsters.pieces.cards import HEAD, NAMES, PAIRS, monster_of, part_of
from engine.thirteen_monsters.state import Phase
from tests.cogs.games.thirteen_monsters.sitters import Sitter, cells_of
from tests.cogs.rigs.mortal import Outside, under_a_mortal
from tests.cogs.rigs.racing import board, standing, whispers

pytestmark = pytest.mark.thorough


async def test_a_search_an_offer_and_a_battle_outlive_the_process(database: str) -> None:
    """TM6, TM7, TM8"""
    async with under_a_mortal(database) as evening:
        table = await at_table(evening)
        ada, basile = (Sitter(evening, table, name) for name in ("Ada", "Basile"))
        await killed_three_times(evening, ada, basile)


async def at_table(evening: Outside) -> Table:
    number = await evening.seated("13-monsters", "Ada", "Basile", first=0)
    return (await standing(evening, number)).table


async def killed_three_times(evening: Outside, ada: Sitter, basile: Sitter) -> None:
    """A bot that was killed no longer knows where a screen lies open; the board goes on by itself."""
    await ada.opens()
    state = await ada.state()
    first, mine, *_ = [one for one in PAIRS if part_of(one) == HEAD and cells_of(state, one)]

    one, other = cells_of(state, first)
    await ada.does(Flip(cell=one))
    await evening.killed()
    assert [lit.cell for lit in (await ada.state()).lit] == [one]
    assert face_told(first) in board(ada.person).text
    assert not any(face_told(first) in text for text in whispers(ada.person)), "it would stay there"
    await ada.does(Flip(cell=other))
    assert first in (await ada.state()).players[0].free
    await ada.misses()

    await basile.finds(mine)
    await basile.opens()
    await basile.does(Offer(to=0, give=(mine,), take=(first,)))
    await evening.killed()
    assert game.view(await ada.state(), None).phase is Phase.OFFER
    await ada.opens()
    await ada.does(Accept())
    assert mine in (await ada.state()).players[0].free

    await basile.opens()
    attacker = (await basile.state()).players[1].monsters[0].head
    await basile.does(Attack(monster=attacker, pair=mine), Throw())
    before = (await basile.state()).battle
    await evening.killed()
    assert (await basile.state()).battle == before
    for sitter in (ada, basile):
        await sitter.opens()
    waits = patience("the end of the battle")
    while game.view(await basile.state(), None).phase is Phase.BATTLE:
        next(waits)
        await (ada if await ada.awaited() else basile).does(Throw())
    battle = (await basile.state()).battle
    assert battle is not None
    assert battle.winner is not None


def face_told(pair: int) -> str:
    """As Ada reads it."""
    return f"head of {NAMES[monster_of(pair)]}"
