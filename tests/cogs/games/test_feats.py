"""What each game lets people compare: real figures of its matches, with words in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.games.default.texts import unwritten
from cogs.wire.choices import slug
from data.words import Languages
from engine import registry
from engine.game import Feat
from engine.match import load_record, replay

GOLDEN = Path(__file__).parents[2] / "golden"
FEATS = [(game.key, feat) for game in registry.games() for feat in game.feats]


@pytest.mark.parametrize(("key", "feat"), FEATS, ids=str)
def test_every_feat_is_a_figure_of_the_games_matches(key: str, feat: Feat) -> None:
    figure = feat.figure
    records = [load_record(path.read_bytes()) for path in sorted(GOLDEN.glob(f"{key}-*.json"))]
    outcomes = [replay(registry.game(key), record).outcome for record in records]
    assert outcomes
    figures = {name for outcome in outcomes if outcome for own in outcome.figures for name in own}
    assert figure == "score" or figure in figures


@pytest.mark.parametrize("language", Languages().names)
def test_every_feat_has_a_short_name(language: str) -> None:
    words, written = Languages(strict=True, unwritten=unwritten)[language], Languages(strict=True)[language]
    for key, feat in FEATS:
        name, usual = (f"{part}-{slug(feat.figure)}" for part in (f"feat-{slug(key)}", "default-feat"))
        assert name in written or usual in written
        assert len(words(name)) <= 40


def test_every_game_lets_people_compare_something() -> None:
    assert [game.key for game in registry.games() if not game.feats] == []
