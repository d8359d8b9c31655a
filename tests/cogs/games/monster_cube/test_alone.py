"""Monster Cube alone: against the clock, or for the fewest turns, from `/play` to leaderboard and profile."""

from __future__ import annotations

import msgspec
import pytest

from bench.patience import LONG, patience
from data.kept.people import Person as Settings
from engine.game import Press
from engine.match import Match
from engine.monster_cube.actions import Action, Agree, Buzz, Move, Shift
from engine.monster_cube.cube.geometry import moves
from engine.monster_cube.state import Phase, Rules
from playground.client import Person
from tests.cogs.conftest import Evening
from tests.cogs.games.monster_cube.hunters import found
from tests.cogs.rigs.matches import one_shuffle

__all__ = ["one_shuffle"]

SECOND = 1_000  # ms
NAMED = {"alone_ms": "Fastest alone", "alone_turns": "Fewest turns alone"}


def thought(match: Match) -> Action:
    """What somebody does who sees everything."""
    state = match.state
    if state.options.rules.turns:
        slot, to = moves(state.cubes[0].cells)[0]
        return found(match, 0, moving=True) or Shift(move=Move(tile=slot, to=to))
    claim = found(match, 0, moving=False) or found(match, 0, moving=True)
    if state.phase is Phase.SEARCH:
        return Buzz() if claim else Agree()
    assert claim is not None
    return claim


async def played_alone(evening: Evening, rules: Rules) -> Person:
    """A whole match, with a second from one press to the next."""
    ada = evening.person("Ada")
    await evening.client.services.people.put(int(ada.id), Settings(language="en"))
    await ada.slash("play monster-cube", rules=rules.value)
    await ada.press("Start")
    tables = evening.client.services.tables
    standing = await evening.until(lambda standing: standing.match is not None)
    now = standing.table.saved
    waits = patience("the end of a match alone", LONG)
    while not standing.table.ended:
        next(waits)
        assert standing.match is not None
        action = msgspec.json.encode(thought(standing.match))
        now += SECOND
        press = Press(at=now, got=now, seen=standing.table.revision)
        standing = await tables.submit(1, int(ada.id), action, press)
    await evening.settled()
    return ada


@pytest.mark.parametrize(
    ("rules", "figure"),
    [
        (Rules.ADVANCED, "alone_ms"),
        pytest.param(Rules.CODE, "alone_ms", marks=pytest.mark.thorough),
        pytest.param(Rules.DICE, "alone_turns", marks=pytest.mark.thorough),
        pytest.param(Rules.NUMBERS, "alone_turns", marks=pytest.mark.thorough),
    ],
)
async def test_the_record_of_whoever_plays_alone_stands_on_lists(
    evening: Evening, rules: Rules, figure: str
) -> None:
    """MC7.8, MC9.10"""
    ada = await played_alone(evening, rules)
    outcome = (await evening.standing(1)).table.outcome
    assert outcome is not None
    assert figure in outcome.figures[0]
    await ada.slash("leaderboard", game=f"monster_cube_{rules.value}", by="records")
    screen = ada.last
    orders = next(select for select in screen.selects if "ranks_by" in select.custom_id)
    deed = await ada.select(orders.custom_id, NAMED[figure], message=screen)
    assert not deed.failed, deed.reason
    await ada.settled()
    assert NAMED[figure] in ada.last.text
    assert f"1\\. <@{ada.id}>" in ada.last.text
    await ada.slash("profile")
    assert NAMED[figure] in ada.last.text
