"""The last monster of a pile ends the match, points and ties (MR6); the figures of whole matches (MR8)."""

from random import Random
from typing import NamedTuple

import pytest

from engine.game import Kind, Outcome, Press
from engine.match import Match
from engine.monster_rush import game
from engine.monster_rush.rules import missing, score, standing
from engine.monster_rush.state import Captured, End, Ended, Hunter, Mistaken, Options, State, Touch
from tests.monster_rush.boards import Rush, card, needing

READY, UNREADY = needing("sword", "fire"), needing("axe", "storm")
FIVES, FOURS, THREES, ONES = (32, 36), (27, 28), (19, 20), (1, 2, 3)


def last_one() -> Rush:
    rush = Rush(seats=3)
    rush.lairs(READY, UNREADY, 36, left=(0, 0, 3))
    rush.shown(card("sword"), card("fire"))
    return rush


def finished(*hunters: Hunter) -> Outcome:
    rush = Rush(seats=len(hunters))
    rush.change(hunters=hunters, end=End.LAST_MONSTER)
    outcome = rush.match.outcome
    assert outcome
    return outcome


def hunter(*captured: int, mistaken: tuple[int, ...] = (), reactions: tuple[int, ...] = ()) -> Hunter:
    return Hunter(pile=(), captured=captured, mistaken=mistaken, reactions=reactions)


@pytest.mark.parametrize(("space", "taken"), [(0, Captured), (1, Mistaken)])
def test_taking_the_last_monster_of_a_pile_ends_the_match_by_mistake_too(space: int, taken: type) -> None:
    """MR6.1"""
    rush = last_one()
    rush.touch(2, space)
    assert isinstance(rush.judge(), taken)
    assert rush.news[2] == Ended(why=End.LAST_MONSTER, space=space)
    assert rush.match.outcome
    assert rush.match.due is None
    assert game.awaited(rush.state) == ()
    assert list(game.legal(rush.state, 0)) == []
    assert game.view(rush.state, 0).turn is None


def test_a_pile_with_monsters_left_goes_on() -> None:
    """MR6.1"""
    rush = last_one()
    rush.touch(2, 2)
    rush.judge()
    assert rush.match.outcome is None


def test_after_the_end_every_touch_is_refused() -> None:
    rush = last_one()
    rush.touch(2, 0)
    rush.judge()
    assert rush.refused(rush.touch, 1, 2).kind is Kind.OVER


def test_the_score_is_the_values_face_up_less_one_for_each_card_face_down() -> None:
    """MR6.2"""
    assert score(hunter(*FIVES, 1, mistaken=(36, 2))) == 5 + 5 + 1 - 2


def test_two_fives_beat_none_at_equal_points() -> None:
    """MR7.4"""
    outcome = finished(hunter(*FIVES, 1, mistaken=(2,)), hunter(27, *THREES))
    assert outcome.scores == (10, 10)
    assert outcome.ranks == (1, 2)
    assert outcome.why == "last-monster"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (hunter(32), hunter(27, 1)),  # a five against none
        (hunter(27, 1), hunter(19, 9)),  # a four against none
        (hunter(19, 1), hunter(9, 10)),  # a three against none
    ],
    ids=["fives", "fours", "threes"],
)
def test_ties_go_to_most_fives_then_fours_then_threes(better: Hunter, worse: Hunter) -> None:
    """MR6.3"""
    outcome = finished(worse, better)
    assert len(set(outcome.scores)) == 1
    assert outcome.ranks == (2, 1)


def test_else_the_victory_is_shared() -> None:
    """MR6.3"""
    assert finished(hunter(9, 10), hunter(1, 2, 11), hunter(3)).ranks == (1, 1, 3)


def test_face_down_cards_never_count_for_ties() -> None:
    """MR6.4"""
    assert standing(hunter(1, 2, 3, mistaken=FIVES)) == (1, 0, 0, 0)


def test_the_records_are_reactions_captures_and_mistakes() -> None:
    outcome = finished(
        hunter(1, 2, 3, reactions=(700, 420, 500)), hunter(4, 5, reactions=(600, 801)), hunter(mistaken=(9,))
    )
    assert outcome.figures == (
        {"captures": 3, "mistakes": 0, "fastest_ms": 420, "median_ms": 500},
        {"captures": 2, "mistakes": 0, "fastest_ms": 600, "median_ms": 700},
        {"captures": 0, "mistakes": 1},
    )


def test_a_capture_is_kept_with_its_reaction() -> None:
    rush = last_one()
    rush.touch(2, 0, at=2_450)
    rush.judge()
    state: State = rush.state
    assert state.hunters[2].reactions == (450,)


MATCHES = 120


class Course(NamedTuple):
    reveals: int
    captures: int


def ready(state: State) -> list[int]:
    cards = [shown.card for hunter in state.hunters for shown in hunter.shown]
    return [
        space for space, lair in enumerate(state.lairs) if lair.monster and not missing(lair.monster, cards)
    ]


def course(seats: int, random: Random, options: Options) -> Course:
    match = Match.deal(game, options, seats, str(random.random()), 0)
    reveals = captures = 0
    while not match.outcome:
        spaces = ready(match.state)
        assert match.due is not None
        if spaces:
            touch, at = Touch(space=random.choice(spaces)), match.due - 1
            match = match.act(random.randrange(seats), touch, Press(at=at, seen=match.revision)).match
            captures += 1
        else:
            match = match.lapse(match.due).match
            reveals += 1
    assert not any(hunter.mistaken for hunter in match.state.hunters)
    return Course(reveals, captures)


def mean_course(seats: int, options: Options) -> tuple[float, float]:
    """Reveals per capture, and captures per match."""
    random = Random(seats)
    courses = [course(seats, random, options) for _ in range(MATCHES)]
    reveals, captures = map(sum, zip(*courses, strict=True))
    return reveals / captures, captures / MATCHES


@pytest.mark.figures
@pytest.mark.parametrize(
    ("seats", "per_capture", "captures"), [(2, 7.6, 15.7), (4, 8.0, 20.2), (6, 8.3, 24.7), (8, 8.3, 24.8)]
)
def test_a_capture_takes_about_eight_cards(seats: int, per_capture: float, captures: float) -> None:
    """MR8"""
    found = mean_course(seats, Options(window_ms=0))
    assert found == (pytest.approx(per_capture, abs=0.5), pytest.approx(captures, abs=1.2))


@pytest.mark.figures
@pytest.mark.parametrize(("seats", "per_capture"), [(2, 6.8), (6, 7.3)])
def test_without_failed_attacks_it_takes_about_one_less(seats: int, per_capture: float) -> None:
    """MR8"""
    found, _ = mean_course(seats, Options(window_ms=0, failed_attacks=False))
    assert found == pytest.approx(per_capture, abs=0.5)
