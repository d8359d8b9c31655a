"""Whole evenings with 13 Monsters."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bench.patience import patience
from engine.match import Match
from engine.tables.table import Standing, Table
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
    Throw,
    Withdraw,
)
from engine.thirteen_monsters.pieces.cards import (
    BODY,
    ELEMENTS,
    EYES,
    HEAD,
    MONSTERS,
    NAMES,
    PAIRS,
    PARTS,
    THE_THIRTEENTH,
    monster_of,
    pair_named,
    part_of,
)
from engine.thirteen_monsters.pieces.grouping import best_grouping
from engine.thirteen_monsters.pieces.monsters import MonsterKind
from engine.thirteen_monsters.state import End, Phase, State
from engine.thirteen_monsters.turn.holdings import points_of_seat
from engine.thirteen_monsters.turn.powers import own_pairs
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter, cells_of, foreseen, meanwhile, named
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.mortal import Outside
from tests.cogs.rigs.racing import a_house, a_town, board, standing, whispers
from tests.thirteen_monsters.positions import monster, pair

WHOLE: dict[str, Any] = {"quick-start": False}
THREE = ("Ada", "Basile", "Cleo")


@asynccontextmanager
async def an_evening(database: str, hours: Hours, seed: str) -> AsyncIterator[Evening]:
    async with (
        a_town() as town,
        a_house(town, database, seed, brain_pace=0.0, hours=hours) as evening,
    ):
        yield evening


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


async def played_to_a_death_battle_of_three(sitters: Sequence[Sitter]) -> None:
    """Four gnomes each, and a pair of the thirteenth."""
    last = gnomes(range(12, MONSTERS))
    for sitter, over in zip(sitters, last, strict=True):
        await sitter.finds(*gnomes(range(4 * sitter.seat, 4 * sitter.seat + 4)), over)
        if sitter is not sitters[-1]:
            await sitter.misses()
    state = await sitters[0].state()
    assert [points_of_seat(state, one.seat) for one in sitters] == [40, 40, 40]
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


async def thrown(*sitters: Sitter, until: Callable[[Match], bool | None]) -> None:
    """Dice are thrown, whoever's turn it is, until it is so."""
    match, by_seat = await sitters[0].match(), {one.seat: one for one in sitters}
    for action in foreseen(match, until):
        (seat,) = game.awaited((await sitters[0].match()).state)
        await by_seat[seat].does(action)


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


def weakest(state: State, seat: int) -> int:
    """A pair of this seat's, of its first monster if it has one."""
    player = state.players[seat]
    return player.monsters[0].head if player.monsters else player.free[0]
