"""Headless matches: brains press when they mean to; where nobody would, the match is said to be stuck."""

from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Level, Plan
from engine.headless import PATIENCE, Stuck, play_out
from engine.match import Act, Match
from engine.registry import game
from tests.engine.tiny import tiny


def dealt() -> Match:
    monad = game("monad")
    return Match.deal(monad, monad.Options(), 2, "quiet", 1_000)


class Asleep:
    def think(self, view: Any, pending: Plan[Any] | None, chance: Chance) -> Plan[Any] | None:
        return None


class Stubborn:
    """Always means to do what the rules forbid."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def think(self, view: Any, pending: Plan[Any] | None, chance: Chance) -> Plan[Any] | None:
        return pending or Plan(action=self.action, after=10)


def test_brains_play_a_match_to_its_end_in_the_order_of_their_presses() -> None:
    match = Match.deal(tiny, tiny.Options(), 3, "race", 0)
    steps = list(play_out(match, {seat: tiny.brain(Level.NORMAL) for seat in range(3)}))
    assert steps[-1].match.outcome
    pressed = [step.entry.press.at for step in steps if isinstance(step.entry, Act)]
    assert pressed == sorted(pressed)


def test_where_nobody_means_to_do_anything_the_match_is_stuck() -> None:
    with pytest.raises(Stuck, match="nothing will happen"):
        list(play_out(dealt(), {0: Asleep(), 1: Asleep()}))


def test_a_brain_that_only_wants_what_is_refused_is_stuck() -> None:
    match = dealt()
    monad = match.game
    flip = monad.read_action(b'{"do": "flip"}')
    with pytest.raises(Stuck, match="refused"):
        list(play_out(match, {0: Stubborn(flip), 1: Stubborn(flip)}))
    assert PATIENCE > 0
