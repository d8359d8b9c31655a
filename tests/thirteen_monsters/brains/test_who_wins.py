"""The better brain wins, as often as it should."""

import pytest

from engine.game import Level
from engine.thirteen_monsters import game
from tests.engine.duels import win_share


@pytest.mark.thorough
@pytest.mark.figures
@pytest.mark.parametrize(("better", "worse"), [(Level.HARD, Level.NORMAL), (Level.NORMAL, Level.EASY)])
def test_the_better_brain_wins_more_often(better: Level, worse: Level) -> None:
    assert win_share(game, better, worse, 12) > 0.5


@pytest.mark.thorough
@pytest.mark.figures
@pytest.mark.parametrize(
    ("better", "worse", "wanted"), [(Level.HARD, Level.NORMAL, 0.6), (Level.NORMAL, Level.EASY, 0.75)]
)
def test_the_better_brain_wins_a_duel_as_often_as_it_should(
    better: Level, worse: Level, wanted: float
) -> None:
    assert win_share(game, better, worse, 200, (2,)) >= wanted
