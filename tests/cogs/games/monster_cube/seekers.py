"""People who seek and claim monsters, and evenings of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bench.patience import LONG, patience
from engine.game import Press
from engine.match import Match
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.cube.geometry import combinations, moves
from engine.monster_cube.news import Solved
from engine.monster_cube.state import Phase, Rules, State
from tests.cogs.games.monster_cube.hunters import Chaser, found, state_of
from tests.cogs.rigs.racing import board, standing

NO_MOVE, WITH_MOVE = 5, 7  # taps of a claim, Monster! among them


PACE = 0.004  # of a brain, to a person's
ALL_SPECIAL = {"king": True, "families": True, "levels": True}


async def over(hunter: Chaser) -> bool:
    return (await standing(hunter.evening, hunter.table)).table.ended


async def turns(ada: Chaser, basile: Chaser) -> None:
    """A claim with its move in each turn where there is one; else a move alone (MC10.4)."""
    people = {hunter.seat: hunter for hunter in (ada, basile)}
    waits = patience("the end of a match in turns", LONG)
    while not await over(ada):
        next(waits)
        match = await ada.match()
        turn = match.state.turn
        if turn not in people:
            await basile.fumbles()
            await asyncio.sleep(0.005)
            continue
        hunter = people[turn]
        hunter.taps = 0
        claim = found(match, turn, moving=True)
        if claim is not None:
            await hunter.shows(claim)
        else:
            await shifted(hunter, match)


async def shifted(hunter: Chaser, match: Match) -> None:
    slot, to = moves(match.state.cubes[hunter.seat].cells)[0]
    await hunter.moves(match, Move(tile=slot, to=to))
    await hunter.own("shift")


async def searches(ada: Chaser, basile: Chaser) -> None:
    """They press in turns; the brain does as it likes."""
    number = 0
    waits = patience("the end of a match of searches", LONG)
    while not await over(ada):
        next(waits)
        state = await state_of(ada.evening, ada.table)
        if state.phase is not Phase.SEARCH or state.race:
            await settled_by(state, ada, basile)
            continue
        number += 1
        hunter = (ada, basile)[number % 2]
        await searched(hunter, number, ada, basile)


async def settled_by(state: State, *people: Chaser) -> None:
    """Whoever of them holds the buzz goes on; else it is the brain's, or the clock's."""
    holder = None if state.holder is None else state.holder.seat
    hunter = next((one for one in people if one.seat == holder), None)
    if hunter is None:
        await people[1].fumbles()
        await asyncio.sleep(0.005)
    elif state.phase is Phase.RETURN:
        await hunter.returns(state.players[hunter.seat].won[0])
    elif state.phase is Phase.PLACE:
        await placed(hunter, state)
    else:  # the brain was first, and what he had seen is there no more
        await hunter.own("do", "give-up")


async def placed(hunter: Chaser, state: State) -> None:
    """Before whoever has most cards there, so that some must be replaced (MC9.7)."""
    others = [seat for seat in range(len(state.players)) if seat != hunter.seat]
    upon = max(others, key=lambda seat: len(state.players[seat].before))
    before = state.players[upon].before
    await hunter.lays(upon, before[0] if len(before) == 3 else None)


async def searched(hunter: Chaser, number: int, *people: Chaser) -> None:
    """Monster!, and what he has seen; now and then nothing, or something wrong."""
    match = await hunter.match()
    claim = found(match, hunter.seat, moving=number % 4 == 0) or found(match, hunter.seat, moving=True)
    if claim is None:
        await agreed(people)
        return
    await hunter.buzz()
    state = await held(hunter)
    mine = state.holder is not None and state.holder.seat == hunter.seat
    if not mine or state.phase is not Phase.CLAIM:
        return
    if number % 7 == 0:
        await errs(hunter, match)
    elif claims(await hunter.match(), hunter.seat, claim):
        await hunter.shows(claim)


async def errs(hunter: Chaser, match: Match) -> None:
    """Shows any faces, where giving up would bar him (MC9.8, MC17.9); else he gives up (MC7.2)."""
    if match.options.rules is not Rules.ADVANCED:
        await hunter.own("do", "give-up")
        return
    await hunter.shows(Claim(faces=combinations(match.state.cubes[0].cells)[-1].faces))


async def held(hunter: Chaser) -> State:
    """When the photo finish is over."""
    state = await state_of(hunter.evening, hunter.table)
    waits = patience("the photo finish to be judged")
    while state.race:
        next(waits)
        await asyncio.sleep(0.005)
        state = await state_of(hunter.evening, hunter.table)
    return state


def claims(match: Match, seat: int, claim: Claim) -> bool:
    """Whether this is still right: the brain may have been first, and changed the board."""
    press = Press(at=match.state.until - 1_000, seen=match.revision)
    return isinstance(match.act(seat, claim, press).match.state.last, Solved)


async def agreed(people: Sequence[Chaser]) -> None:
    """Nothing matches, say all, and the brain when it is asked (MC7.6, MC9.11)."""
    for hunter in people:
        shown = board(hunter.person)
        await hunter.press(shown, "do", "agree")
