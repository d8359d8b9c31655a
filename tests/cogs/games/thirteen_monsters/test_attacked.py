"""A brain attacks a person, who is called and defends with the dice by taps, to the end of the attack."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engine.match import Match
from engine.tables.table import Standing
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Seize
from engine.thirteen_monsters.state import Battle, Phase, State
from engine.thirteen_monsters.turn.powers import own_pairs
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter, foreseen
from tests.cogs.rigs.racing import a_house, a_town, board, seated, standing

ADA, BRAIN = 0, 1


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "attack", brain_pace=0.0) as evening:
        yield evening


async def attacked(evening: Evening) -> Sitter:
    """Ada finds nothing, and then a hard brain attacks the gnome with which she began (TM3.4)."""
    number = await seated(evening, "13-monsters", "Ada", house=1, level="hard", first=ADA)
    ada = Sitter(evening, (await standing(evening, number)).table, "Ada")
    await ada.misses()
    await evening.until(is_to_defend, number)
    return ada


def is_to_defend(now: Standing) -> bool:
    assert now.match is not None
    return now.match.state.battle is not None and ADA in game.awaited(now.match.state)


def battle_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def is_won(after: Match) -> bool | None:
    """Whether the defender won; None while he throws."""
    battle = battle_of(after.state)
    return None if battle.winner is None else battle.winner == ADA


def is_lost(after: Match) -> bool | None:
    won = is_won(after)
    return None if won is None else not won


async def test_who_is_attacked_by_a_brain_is_called_and_sees_what_must_be_beaten(evening: Evening) -> None:
    """TM8.5, TM8.7: the attacker has thrown."""
    ada = await attacked(evening)
    await ada.opens()
    attacker, defender = battle_of(await ada.state()).fighters
    assert (attacker.seat, attacker.done, defender.seat) == (BRAIN, True, ADA)
    await ada.person.sees("Your throw!")
    await ada.person.sees(lambda seen: not seen.ephemeral and "Throw, keep\u00a0🎯, or stop." in seen.text)
    assert f"<@{ada.person.id}>’s turn." in board(ada.person).text


async def test_who_defends_well_takes_a_pair_of_the_attacker(evening: Evening) -> None:
    """TM8.8, TM8.9: tap by tap, to the pair that is taken."""
    ada = await attacked(evening)
    await ada.does(*foreseen(await ada.match(), is_won))
    state = await ada.state()
    assert game.view(state, ADA).phase is Phase.SEIZE
    (attacker,) = (one for one in battle_of(state).fighters if one.seat == BRAIN)
    assert attacker.monster is not None
    spoil = attacker.monster.pairs[0]
    await ada.does(Seize(pair=spoil))
    mine, theirs = map(own_pairs, (await ada.state()).players)
    assert spoil in mine
    assert spoil not in theirs
    await ada.evening.settled()
    assert not evening.playground.errors


async def test_who_defends_badly_loses_the_pair_that_was_attacked(evening: Evening) -> None:
    """TM8.8 to TM8.10: a gnome that loses a pair breaks up."""
    ada = await attacked(evening)
    match = await ada.match()
    pair = battle_of(match.state).pair
    await ada.does(*foreseen(match, is_lost))
    state = await ada.state()
    assert pair in own_pairs(state.players[BRAIN])
    assert not state.players[ADA].monsters
    assert len(state.players[ADA].free) == 2
    await ada.evening.settled()
    assert not evening.playground.errors
