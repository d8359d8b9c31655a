"""Headless matches: brains press when they mean to; where nobody would, the match is said to be stuck."""

from itertools import islice
from typing import Any

import pytest
from msgspec import Raw

from engine.chance import Chance
from engine.game import Level, Plan, Press
from engine.headless import Stuck, play_out
from engine.match import Act, Entry, Lapse, Match
from engine.registry import game
from tests.engine.tiny import Grab, TinyOptions, TinyView, tiny


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


class Reacting:
    """Presses after so many milliseconds; a shy one lets it be once somebody else has pressed."""

    def __init__(self, after: int, *, shy: bool = False) -> None:
        self.after = after
        self.shy = shy

    def think(self, view: TinyView, pending: Plan[Grab] | None, chance: Chance) -> Plan[Grab] | None:
        if view.seat in view.grabbed or (self.shy and view.grabbed):
            return None
        return pending or Plan(action=Grab(), after=self.after)


def first_steps(count: int, *brains: Reacting) -> list[Entry]:
    match = Match.deal(tiny, TinyOptions(window=250), len(brains), "race", 1_000)
    return [step.entry for step in islice(play_out(match, dict(enumerate(brains))), count)]


def test_of_two_brains_in_one_millisecond_the_lower_seat_presses_first() -> None:
    one, other = first_steps(2, Reacting(100), Reacting(100))
    assert isinstance(one, Act)
    assert isinstance(other, Act)
    assert (one.seat, other.seat) == (0, 1)
    assert one.press.id < other.press.id


def test_a_brain_that_keeps_its_plan_presses_from_the_board_it_thought_of() -> None:
    _, other = first_steps(2, Reacting(100), Reacting(200))
    assert other == Act(
        seat=1, action=Raw(b'{"type":"grab"}'), press=Press(at=1_200, seen=0, id=1_200 * 8 + 1)
    )


def test_a_press_in_the_very_millisecond_of_a_deadline_comes_before_it() -> None:
    first, second, third = first_steps(3, Reacting(100), Reacting(350))
    assert [type(first), type(second), third] == [Act, Act, Lapse(at=1_350)]


def test_a_brain_that_thinks_better_of_it_does_not_press() -> None:
    entries = first_steps(2, Reacting(100), Reacting(200, shy=True))
    assert [type(entry) for entry in entries] == [Act, Lapse]


def test_where_nobody_means_to_do_anything_the_match_is_stuck() -> None:
    with pytest.raises(Stuck, match="nothing will happen"):
        list(play_out(dealt(), {0: Asleep(), 1: Asleep()}))


def test_a_brain_that_only_wants_what_is_refused_is_stuck() -> None:
    match = dealt()
    monad = match.game
    flip = monad.read_action(b'{"do": "flip"}')
    with pytest.raises(Stuck, match="refused"):
        list(play_out(match, {0: Stubborn(flip), 1: Stubborn(flip)}))
