"""MN10, MN11 and the house's ends: how a match is won, and what if nobody wins it."""

from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Kind, Press, Refusal
from engine.match import Match
from engine.monad import game
from engine.monad.cards import DECK
from engine.monad.state import Action, Draw, End, Ended, EndTurn, Flip, Options, Pass, Trade, Won
from tests.monad.positions import (
    cards,
    columns,
    does,
    legal,
    pair,
    position,
    refused,
)

QUINTS = "red quint, sky quint"
LAST = Trade(cards=pair(QUINTS))


@pytest.mark.parametrize(("seats", "goal"), [(2, 5), (3, 4), (4, 3)])
def test_mn10_1_the_first_to_reach_the_goal_wins_at_once(seats: int, goal: int) -> None:
    others = ("green",) * (seats - 1)
    match = position(f"{QUINTS}, red, sky", *others, monads=(goal - 1,) * seats)
    assert match.state.goal == goal
    match = does(match, LAST)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.why == End.GOAL
    assert outcome.ranks == (1, *(2,) * (seats - 1))
    assert outcome.scores == (goal, *(goal - 1,) * (seats - 1))
    assert match.state.news[-1] == Won(seats=(0,), monads=goal)


@pytest.mark.parametrize(
    ("seats", "teams", "goal"), [(2, False, 5), (3, False, 4), (4, False, 3), (4, True, 5)]
)
def test_mn10_1_and_mn11_1_the_deal_sets_the_goal(seats: int, teams: bool, goal: int) -> None:
    match = Match.deal(game, Options(teams=teams), seats, "goal", 0)
    assert match.state.goal == game.view(match.state, None).goal == goal


def test_mn10_1_after_the_goal_nothing_is_legal_any_more() -> None:
    match = does(position(f"{QUINTS}, red, sky", "", monads=(4, 0)), LAST)
    assert legal(match) == []
    assert game.awaited(match.state) == ()
    assert refused(match, EndTurn()).kind is Kind.OVER
    with pytest.raises(Refusal) as refusal:
        game.play(match.state, 0, EndTurn(), Press(at=0, seen=1), Chance("x", 2))
    assert refusal.value.kind is Kind.OVER
    view = game.view(match.state, 1)
    assert view.over
    assert view.turn is None


def test_mn10_1_one_monad_short_of_the_goal_the_turn_goes_on() -> None:
    match = does(position(QUINTS, "", monads=(3, 4)), LAST)
    assert match.outcome is None
    assert EndTurn() in legal(match)


def test_behind_the_winner_monads_count_and_then_the_worth_of_the_hand() -> None:
    match = position(QUINTS, "red", "red bi", "red", monads=(2, 1, 1, 1))
    outcome = does(match, LAST).outcome
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2, 3)
    assert [figures["hand"] for figures in outcome.figures] == [0, 1, 3, 1]
    assert [figures["monads"] for figures in outcome.figures] == [3, 1, 1, 1]


@pytest.mark.parametrize(("seats", "goal"), [(2, 5), (3, 4), (4, 3)])
def test_mn10_2_the_monads_cannot_run_out_before_somebody_wins(seats: int, goal: int) -> None:
    assert seats * (goal - 1) < DECK.monads.count
    match = position(*[""] * seats, monads=(goal - 1,) * seats)
    assert game.view(match.state, None).monads == DECK.monads.count - seats * (goal - 1) >= 1


# MN11: teams


def test_mn11_1_partners_sit_opposite_each_other() -> None:
    assert game.teams(Options(teams=True), 4) == (0, 1, 0, 1)
    assert game.teams(Options(), 4) == (0, 1, 2, 3)
    match = position("", "", "", "", teams=True)
    assert [seat.team for seat in game.view(match.state, None).seats] == [0, 1, 0, 1]


def test_mn11_1_the_first_team_with_five_monads_wins() -> None:
    match = position(QUINTS, "green", "", "red bi", teams=True, monads=(1, 2, 3, 2))
    assert match.state.goal == 5
    match = does(match, LAST)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 2, 1, 2)
    assert outcome.scores == (5, 4, 5, 4)
    assert match.state.news[-1] == Won(seats=(0, 2), monads=5)


def test_mn11_1_the_second_and_the_fourth_seat_win_as_a_team_too() -> None:
    match = position("", QUINTS, "green", "red bi", teams=True, monads=(2, 1, 2, 3), turn=1)
    match = does(match, LAST)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks == (2, 1, 2, 1)
    assert match.state.news[-1] == Won(seats=(1, 3), monads=5)


def test_mn11_1_four_monads_of_a_team_are_not_enough() -> None:
    assert does(position(QUINTS, "", "", "", teams=True, monads=(0, 2, 3, 2)), LAST).outcome is None


def test_mn11_2_a_hand_is_secret_from_the_partner_too() -> None:
    match = position("red", "sky", "green", "navy", teams=True)
    assert game.view(match.state, 0).seats[2].hand is None


def test_mn11_2_nothing_passes_between_partners() -> None:
    before = position(f"{QUINTS}, red", "", "green", "", teams=True)
    after = does(before, LAST)
    assert after.state.hands[2] == before.state.hands[2]


# The house's ends

STUCK: dict[str, Any] = {"columns": columns(bi="", tri="", quad="", quint="")}


def rounds(match: Match, count: int, action: Action) -> Match:
    return does(match, *[action] * (count * match.seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_rounds_of_nothing_but_passes_end_the_match(seats: int) -> None:
    match = position("red, orange", *["red"] * (seats - 1), **STUCK)
    match = rounds(match, 1, Pass())
    assert match.outcome is None
    match = rounds(match, 1, Pass())
    outcome = match.outcome
    assert outcome is not None
    assert outcome.why == End.SILENCE
    assert outcome.ranks == (1, *(2,) * (seats - 1))
    assert match.state.news[-1] == Ended(why="silence")
    assert legal(match) == []


def test_anything_but_a_pass_breaks_the_silence() -> None:
    match = rounds(position("red", "3 red", columns=columns(tri="", quad="", quint="")), 0, Pass())
    match = does(match, Pass())
    assert match.state.silent == 1
    buy = next(action for action in legal(match) if not isinstance(action, Pass))
    match = does(match, buy, EndTurn())
    assert match.state.silent == 0
    match = does(match, Flip(), Draw())
    assert match.state.silent == 0


def test_too_many_rounds_without_a_monad_end_the_match() -> None:
    limit = DECK.house.barren_rounds * 2
    match = position("red", "sky", draw=cards("red, red"), barren=limit - 1, monads=(0, 1))
    match = does(match, Draw())
    outcome = match.outcome
    assert outcome is not None
    assert outcome.why == End.BARREN
    assert outcome.ranks == (2, 1)
    assert match.state.news[-1] == Ended(why="barren")


def test_a_monad_starts_the_count_of_barren_rounds_anew() -> None:
    match = position(QUINTS, "sky", barren=DECK.house.barren_rounds * 2 - 1)
    match = does(match, LAST)
    assert match.state.barren == 0
    assert does(match, EndTurn()).outcome is None


def test_a_play_that_gains_no_monad_leaves_the_count_of_barren_rounds_as_it_is() -> None:
    match = does(position("red, sky", "sky", barren=17), Trade(cards=pair("red, sky")))
    assert match.state.barren == 17
    assert does(match, EndTurn()).state.barren == 18


def test_equal_players_share_the_rank() -> None:
    match = rounds(position("red", "sky", **STUCK), 2, Pass())
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1)
