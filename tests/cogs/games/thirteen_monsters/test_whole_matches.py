"""Whole matches of 13 Monsters at the playground, by taps alone, people and brains at one table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from engine.match import Match, replay
from engine.tables.table import Standing
from engine.thirteen_monsters import game
from engine.thirteen_monsters.ending import ELEMENTS_NEEDED
from engine.thirteen_monsters.moves import (
    Accept,
    Attack,
    Champion,
    Counter,
    Decline,
    EndTurn,
    Flip,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
    Seize,
    SuperNova,
    Withdraw,
)
from engine.thirteen_monsters.pieces.cards import (
    BODY,
    ELEMENTS,
    EYES,
    HEAD,
    MONSTERS,
    PAIRS,
    PARTS,
    THE_THIRTEENTH,
    pair_named,
)
from engine.thirteen_monsters.pieces.grouping import best_grouping
from engine.thirteen_monsters.pieces.monsters import MonsterKind
from engine.thirteen_monsters.state import End, Phase, State
from engine.thirteen_monsters.turn.holdings import points
from engine.thirteen_monsters.turn.powers import own_pairs
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.sitters import Sitter, cells_of, foreseen, meanwhile, named
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.racing import a_house, a_town, board, seated, standing
from tests.rigs.fixtures import sampler as recorder
from tests.thirteen_monsters.positions import monster, pair

__all__ = ["recorder"]

pytestmark = pytest.mark.thorough

WHOLE: dict[str, Any] = {"quick-start": False}
THREE = ("Ada", "Basile", "Cleo")


@asynccontextmanager
async def an_evening(database: str, hours: Hours, seed: str) -> AsyncIterator[Evening]:
    async with (
        a_town() as town,
        a_house(town, database, seed, brain_pace=0.0, clock=hours, sleep_until=hours.sleep_until) as evening,
    ):
        yield evening


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


async def played_to_an_elemental_master(ada: Sitter, basile: Sitter, hours: Hours) -> None:
    """Every kind of answer to an offer, every power, an attack that is won and one that is lost."""
    await ada.finds(*named("ghost head, ghost eyes, ghost body, chall head, sandil head"))
    await ada.does(Permafrost(cell=cells_of(await ada.state(), pair("wah body"))[0]))
    await ada.misses()
    await basile.fumbles()
    assert await meanwhile(ada, basile) is basile
    await basile.finds(*named("twik head, sandil eyes, chall body, tockar head, wendoung head"))
    await haggled(ada, basile, hours)
    await basile.misses()
    assert await meanwhile(ada, basile) is ada
    await all_powers_used(ada, basile)
    await attacks_made(ada, basile)
    if not await ada.awaited():
        assert await meanwhile(ada, basile) is ada
    await ada.finds(*missing_of_four_elements(await ada.state(), ada.seat))
    best = best_grouping(own_pairs((await ada.state()).players[0]))
    await ada.does(Sacrifice(monsters=tuple(one.pairs for one in best)))
    state = await ada.state()
    assert (state.end, state.winners) == (End.ELEMENTAL_MASTER, (0,))


async def haggled(ada: Sitter, basile: Sitter, hours: Hours) -> None:
    """Accepted, declined, countered, withdrawn, and lapsed."""
    mine, yours = pair("tockar head"), pair("chall head")
    await basile.does(Offer(to=0, give=(mine,), take=(yours,)))
    await basile.fumbles()
    await ada.does(Accept())
    assert mine in (await ada.state()).players[0].free
    await basile.does(Offer(to=0, give=(yours,), take=(mine,)))
    await ada.does(Decline())
    await basile.does(Offer(to=0, give=(yours,), take=(mine,)))
    await ada.does(Counter(give=(mine,), take=(pair("wendoung head"),)))
    await basile.does(Accept())
    await basile.does(Offer(to=0, give=(yours,), take=(pair("sandil head"),)))
    await basile.does(Withdraw())
    await basile.does(Offer(to=0, give=(yours,), take=(pair("sandil head"),)))
    hours.put_forward(31)
    await basile.evening.until(answered, basile.table)
    state = await basile.state()
    assert state.proposal is None
    assert yours in state.players[basile.seat].free
    assert [state.players[one.seat].trades for one in (ada, basile)] == [2, 2]


def answered(standing: Standing) -> bool:
    assert standing.match is not None
    return standing.match.state.proposal is None


async def all_powers_used(ada: Sitter, basile: Sitter) -> None:
    """Ada's 13th Monster has them all (TM2)."""
    await ada.does(Prophet())
    state = await ada.state()
    first, third = cells_of(state, pair("pandadori eyes"))
    second, _ = cells_of(state, pair("pandadori body"))
    await ada.does(Flip(cell=first), Flip(cell=second), Flip(cell=third))  # TM6.5
    assert pair("pandadori eyes") in (await ada.state()).players[0].free
    mixed = (pair("sandil head"), *monster("ghost").pairs[1:])
    await ada.does(Sacrifice(monsters=(mixed,)))
    await ada.does(Sacrifice(monsters=(monster("ghost").pairs,)))
    await ada.does(SuperNova(monster=monster("twik sandil chall").head))
    state = await ada.state()
    assert [one.spent for one in state.players[0].monsters] == [False, True]
    assert not state.players[basile.seat].monsters


async def attacks_made(ada: Sitter, basile: Sitter) -> None:
    """Won by the attacker, and by the defender; each begun anew by a pair that is found (TM5.2)."""
    prey = pair("chall head")
    await ada.does(Attack(monster=pair("twik head"), pair=prey))
    await fought(ada, basile, winner=0)
    assert prey in (await ada.state()).players[0].free
    await ada.finds(pair("pandadori body"))
    target = (await ada.state()).players[basile.seat].free[0]
    own = (await ada.state()).players[0].monsters
    beaten = next(one for one in own if one.kind is MonsterKind.ABOMINATION)
    await ada.does(Attack(monster=beaten.head, pair=target))
    await fought(ada, basile, winner=basile.seat)
    assert beaten.head in (await ada.state()).players[basile.seat].free  # TM8.9


async def fought(*sitters: Sitter, winner: int) -> None:
    """Dice are thrown so that this seat wins; a defender takes the head of what attacked him."""
    await thrown(*sitters, until=lambda match: decided_for(match, winner))
    state, by_seat = await sitters[0].state(), {one.seat: one for one in sitters}
    view = game.view(state, None)
    if view.phase is Phase.SEIZE and view.battle and (beaten := view.battle.fighters[0].monster):
        await by_seat[winner].does(Seize(pair=beaten.pairs[0]))
    for sitter in sitters:
        await sitter.builds()


def decided_for(match: Match, seat: int) -> bool | None:
    battle = match.state.battle
    return None if battle.winner is None else battle.winner == seat


def missing_of_four_elements(state: State, seat: int) -> list[int]:
    """What lies in the field of one monster of each element whose other pairs this seat has (TM10.6)."""
    own = own_pairs(state.players[seat])
    chosen: dict[int, list[int]] = {}
    for name in range(THE_THIRTEENTH):
        three = [pair_named(name, part) for part in range(PARTS)]
        lying = [one for one in three if cells_of(state, one)]
        if all(one in own or one in lying for one in three):
            chosen.setdefault(ELEMENTS[name], lying)
    assert len(chosen) == ELEMENTS_NEEDED
    return [one for lying in chosen.values() for one in lying]


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
        assert [points(state, seat) for seat in (0, 1)] == [60, 60]
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


async def played_to_a_death_battle_of_three(sitters: Sequence[Sitter]) -> None:
    """Four gnomes each, and a pair of the thirteenth."""
    last = gnomes(range(12, MONSTERS))
    for sitter, over in zip(sitters, last, strict=True):
        await sitter.finds(*gnomes(range(4 * sitter.seat, 4 * sitter.seat + 4)), over)
        if sitter is not sitters[-1]:
            await sitter.misses()
    state = await sitters[0].state()
    assert [points(state, one.seat) for one in sitters] == [40, 40, 40]
    assert state.final == (2, 0, 1)
    in_turn = [sitters[seat] for seat in (2, 0, 1)]
    for sitter in in_turn:
        await sitter.does(EndTurn())
    await championed(in_turn, 0)
    await thrown(*sitters, until=two_are_left)
    state = await sitters[0].state()
    assert state.death is not None
    await championed([one for one in in_turn if one.seat in state.death.seats], 1)
    await thrown(*sitters, until=lambda match: None if match.outcome is None else True)
    match = await sitters[0].match()
    assert match.state.end is End.DEATH_BATTLE
    assert match.outcome is not None
    assert sorted(match.outcome.ranks) == [1, 2, 2]


async def championed(sitters: Iterable[Sitter], number: int) -> None:
    for sitter in sitters:
        own = (await sitter.state()).players[sitter.seat].monsters
        await sitter.evening.settled()  # a board that was buried has come up again
        await sitter.opens()
        await sitter.does(Champion(monster=own[number].head))


def two_are_left(match: Match) -> bool | None:
    death = match.state.death
    if match.outcome is not None:
        return False
    return len(death.seats) == 2 if death and death.round == 2 else None


def gnomes(heads: range) -> Iterator[int]:
    """The pairs of so many gnomes, each of three monsters."""
    for head in heads:
        eyes, body = (head + 1) % MONSTERS, (head + 2) % MONSTERS
        yield from (pair_named(head, HEAD), pair_named(eyes, EYES), pair_named(body, BODY))


def lying(state: State) -> list[int]:
    return [one for one in PAIRS if cells_of(state, one)]


def tied_again(match: Match) -> bool | None:
    death = match.state.death
    if match.outcome is not None:
        return False
    return True if death and death.round == 2 else None


async def thrown(*sitters: Sitter, until: Callable[[Match], bool | None]) -> None:
    """Dice are thrown, whoever's turn it is, until it is so."""
    match, by_seat = await sitters[0].match(), {one.seat: one for one in sitters}
    for action in foreseen(match, until):
        (seat,) = game.awaited((await sitters[0].match()).state)
        await by_seat[seat].does(action)


def weakest(state: State, seat: int) -> int:
    """A pair of this seat's, of its first monster if it has one."""
    player = state.players[seat]
    return player.monsters[0].head if player.monsters else player.free[0]


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
