"""The three brains: what they see, what they do, and that the better one wins."""

import pytest

from engine.brains import TurnBrain
from engine.chance import Chance
from engine.game import Level, Plan
from engine.match import Match
from engine.monad import game
from engine.monad.state import Action, Draw, EndTurn, Leap, Trade
from tests.engine.duels import win_share
from tests.monad.positions import (
    RED,
    YELLOW,
    card,
    cards,
    columns,
    does,
    legal,
    pair,
    position,
)


def luck() -> Chance:
    """The same for every test, whichever came before."""
    return Chance("luck", 1)


def choice(level: Level, match: Match, chance: Chance | None = None) -> Action:
    brain = game.brain(level)
    assert isinstance(brain, TurnBrain)
    chosen: Action = brain.choose(game.view(match.state, match.state.turn), chance or luck())
    return chosen


@pytest.mark.parametrize("level", Level)
def test_a_brain_that_takes_over_a_begun_leap_finds_the_leaps_that_pay_for_it(level: Level) -> None:
    """MN8.2: two more leaps lead to the buy that is owed"""
    six = Leap(cards=cards("red, orange, yellow, navy, sky, green"))
    held = "3 red, 3 orange, 3 yellow, 3 navy, 3 sky, 3 green"
    quints = columns(bi="", tri="", quad="", quint="red orange yellow")
    match = does(position(held, "", "", "", columns=quints), six)
    assert choice(level, match) == six


@pytest.mark.parametrize("level", Level)
def test_a_brain_means_to_do_something_only_when_it_is_its_turn(level: Level) -> None:
    match = position("red, sky", "red, sky", turn=1)
    brain = game.brain(level)
    assert brain.think(game.view(match.state, 0), None, luck()) is None
    plan = brain.think(game.view(match.state, 1), None, luck())
    assert plan is not None
    assert plan.action in legal(match)
    assert 900 <= plan.after <= 2500


@pytest.mark.parametrize("level", Level)
def test_a_brain_keeps_the_plan_it_has(level: Level) -> None:
    match = position("red, sky", "")
    plan: Plan[Action] = Plan(action=Draw(), after=17)
    assert game.brain(level).think(game.view(match.state, 0), plan, luck()) is plan


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_who_can_win_wins(level: Level) -> None:
    match = position("red quint, sky quint, red, sky", "", monads=(4, 0), draw=cards("red"))
    assert choice(level, match) == Trade(cards=pair("red quint, sky quint"))


def test_an_expert_takes_the_bonus_that_a_pair_of_quints_brings() -> None:
    match = position("red quint, navy quint", "", draw=cards("red"))
    assert choice(Level.HARD, match) == Trade(cards=pair("red quint, navy quint"), bonus=True)


def test_an_expert_leaps_with_six_colours_when_another_play_follows() -> None:
    match = position("2 red, orange, yellow, navy, 2 sky, green", "", draw=cards("red"))
    first = choice(Level.HARD, match)
    match = does(match, first)
    actions = [first]
    while match.state.turn == 0:
        actions.append(choice(Level.HARD, match))
        match = does(match, actions[-1])
    assert Leap(cards=tuple(range(6))) in actions
    assert actions[-1] == EndTurn()


def test_an_expert_finds_the_joker_for_a_monad() -> None:
    match = position("yellow bi, green quint", "", identities=(YELLOW, RED), draw=cards("red"))
    trade = Trade(cards=pair("yellow bi, green quint"), joker=card("yellow bi"))
    assert choice(Level.HARD, match) == trade


def test_a_beginner_overlooks_now_and_then_what_he_could_do() -> None:
    match = position("red quad, navy quad", "", draw=cards("red"))
    chosen = [choice(Level.EASY, match, Chance("look", number)) for number in range(40)]
    trades = [action for action in chosen if isinstance(action, Trade)]
    assert {action.bonus for action in trades} == {True, False}
    assert 0 < chosen.count(Draw()) < len(trades)


def test_a_beginner_does_what_he_must() -> None:
    match = position("2 red, orange", "")
    for number in range(20):
        assert choice(Level.EASY, match, Chance("must", number)) in legal(match)


@pytest.mark.thorough
@pytest.mark.figures
@pytest.mark.parametrize(("better", "worse"), [(Level.HARD, Level.NORMAL), (Level.NORMAL, Level.EASY)])
def test_the_better_brain_wins_more_often(better: Level, worse: Level) -> None:
    assert win_share(game, better, worse, 12) > 0.5
