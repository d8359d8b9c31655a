"""Claims of Monster Cube at the playground: by taps alone, and counted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs.games.monster_cube import desk
from engine.monster_cube.cube.formulas import formulas
from engine.monster_cube.news import Fault, Missed
from engine.monster_cube.state import Phase, Rules
from tests.cogs.conftest import Evening
from tests.cogs.games.monster_cube.hunters import Hunter, cube_of, found, match_of, state_of
from tests.cogs.games.monster_cube.seekers import NO_MOVE, WITH_MOVE
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.racing import a_house, a_town, all_at_once, board, now, one_moment, seated, tap
from tests.cogs.rigs.screens_of import languages, look_at
from tests.monster_cube.tables import code


@pytest.fixture
async def evening(database: str, hours: Hours) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "hunt", hours=hours) as evening:
        yield evening


async def at_table(evening: Evening, **options: Any) -> tuple[int, Hunter, Hunter]:
    table = await seated(evening, "monster-cube", "Ada", "Basile", **options)
    return table, Hunter(evening, table, "Ada", 0), Hunter(evening, table, "Basile", 1)


async def test_a_claim_takes_at_most_five_taps_and_seven_with_a_move(evening: Evening) -> None:
    table, ada, basile = await at_table(evening, window=0)
    for hunter, moving in ((ada, False), (basile, True)):
        claim = found(await match_of(evening, table), hunter.seat, moving=moving)
        assert claim is not None
        await hunter.buzz()
        await hunter.shows(claim)
        assert hunter.taps <= (WITH_MOVE if moving else NO_MOVE)
        assert len((await state_of(evening, table)).players[hunter.seat].won) == 1  # MC7.1


async def test_whoever_buzzed_first_is_answered_with_his_own_cube_and_the_other_is_told(
    evening: Evening, hours: Hours
) -> None:
    """MC13.1: the press that arrives later was made earlier."""
    table, ada, basile = await at_table(evening, window=1000)
    seen, at = board(ada.person), now()
    button = tap(seen, "buzz")
    async with one_moment(evening, hours):
        await all_at_once((ada.person, button, seen, at + 60, 0), (basile.person, button, seen, at, 40))
    await ada.person.sees("has the buzz")
    await evening.settled()
    state = await state_of(evening, table)
    assert state.phase is Phase.CLAIM
    assert [one.seat for one in state.finish] == [1, 0]
    told = board(ada.person).text
    assert f"<@{basile.person.id}> has the buzz" in told
    assert "60\u00a0ms later" in told
    assert set("ABCDEFGHI") <= {one.label for one in cube_of(basile.person).buttons if one.enabled}
    assert not [one for one in cube_of(ada.person).buttons if one.enabled]


async def test_a_wrong_claim_is_answered_with_what_the_faces_make(evening: Evening) -> None:
    """MC7.2"""
    table, ada, _ = await at_table(evening, window=0)
    right = found(await match_of(evening, table), 0, moving=False)
    await ada.buzz()
    for slot in (0, 1, 2):
        await ada.own("pick", slot)
    wrong = next(place for place in range(3) if right is None or right.faces != (place, place + 3, place + 6))
    await ada.own("claim", wrong)
    last = (await state_of(evening, table)).last
    assert isinstance(last, Missed)
    assert last.fault is Fault.NUMBER
    assert "no monster in that" in board(ada.person).text


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("fault", [fault for fault in Fault if fault not in (Fault.LATE, Fault.GAVE_UP)])
def test_every_wrong_claim_is_told_with_its_sums(fault: Fault, tongue: str) -> None:
    """Also those that no button of the desk can show (MC5.5, MC17.4)."""
    match = code(2, (5, 40, 50)).match
    wrong = Missed(seat=0, fault=fault, faces=(0, 3, 6), makes=formulas((0, 3, 6), (1, 2, 3), dice=False))
    assert "3 × 2 − 1 = 5" in desk.line(wrong, look_at(match, None, languages[tongue]))


@pytest.mark.parametrize("rules", [rules for rules in Rules if rules.turns])
async def test_whoever_has_the_turn_sees_on_his_cube_how_long(evening: Evening, rules: Rules) -> None:
    """MC10.8: where one taps, not on the board alone; the other has nothing to do."""
    table, *hunters = await at_table(evening, rules=rules.value)
    turn = (await state_of(evening, table)).turn
    assert turn is not None
    for hunter in hunters:
        await hunter.opens()
    deadline = (await evening.standing(table)).table.seats[turn].deadline
    assert deadline is not None
    told = [f"<t:{deadline // 1000}:R>" in cube_of(hunter.person).text for hunter in hunters]
    assert told == [hunter.seat == turn for hunter in hunters]
