"""The end of a match comes to whoever played it."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.games.default.texts import unwritten
from cogs.games.desks import desk_of
from cogs.games.look import look_at
from cogs.shown.private.ending import ending_screen
from cogs.wire.choices import slug
from cogs.wire.screens.screen import Line, Row, Screen
from data.ranks.afterwards import Achievement, Aftermath, RatingStep
from data.words import Languages
from engine import registry
from engine.game import Outcome
from engine.tables.table import Standing
from tests.rigs.goldens import GOLDENS, ended


def lines(screen: Screen) -> list[str]:
    return [part.text for part in screen.parts if isinstance(part, Line)]


def counted_once(standing: Standing, outcome: Outcome) -> str:
    """The points of each team, and of each who plays for himself."""
    teams = standing.game.teams(standing.options, len(outcome.scores))
    scores = dict(zip(teams, outcome.scores, strict=True)).values()
    return "\u00a0: ".join(map(str, sorted(scores, reverse=True)))


def test_those_of_a_team_are_placed_among_the_teams() -> None:
    (path,) = (one for one in GOLDENS if one.stem == "monad-teams")
    (standing, _), words = ended(path), Languages(strict=True)["en"]
    outcome = standing.table.outcome
    assert outcome is not None
    told = [
        lines(ending_screen(standing, desk_of("monad"), look_at(standing, words, seat), None))[-1]
        for seat in range(4)
    ]
    scores = counted_once(standing, outcome)
    won, lost = f"## You won, {scores}", f"## Place 2 of 2, {scores}"
    assert told == [won if rank == 1 else lost for rank in outcome.ranks]


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", Languages().names)
def test_each_player_is_told_how_he_did_and_shown_the_result(path: Path, language: str) -> None:
    (standing, _), words = ended(path), Languages(strict=True)[language]
    outcome = standing.table.outcome
    assert outcome is not None
    for seat, rank in enumerate(outcome.ranks):
        screen = ending_screen(standing, desk_of(standing.table.game), look_at(standing, words, seat), None)
        scores, heading = counted_once(standing, outcome), lines(screen)[-1]
        assert scores in heading
        if len(outcome.ranks) > 1 and rank > 1:
            assert str(rank) in heading
        assert screen.sketches
        row = screen.parts[-1]
        assert isinstance(row, Row)
        assert [tap.verb for tap in row.taps] == ["rematch", "replay"]


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_nobody_is_a_mere_number_in_the_picture(path: Path) -> None:
    (standing, _), words = ended(path), Languages(strict=True)["en"]
    look = look_at(standing, words, 0)
    told = "\n".join(lines(ending_screen(standing, desk_of(standing.table.game), look, None)))
    assert len(look.names) == 1 or all(name in told for name in look.names)


@pytest.mark.parametrize("language", Languages().names)
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_win_that_is_shared_is_called_so(path: Path, language: str) -> None:
    """Those of one team win together, and share nothing."""
    (standing, _), words = ended(path), Languages(strict=True)[language]
    match, look = standing.match, look_at(standing, words, 0)
    assert match is not None
    assert look.outcome is not None
    everybody = replace(look.outcome, ranks=(1,) * match.seats)
    look = dataclasses.replace(look, outcome=everybody)
    heading = lines(ending_screen(standing, desk_of(match.game.key), look, None))[-1]
    scores = counted_once(standing, everybody)
    shared = f"## {words('ending-shared', scores=scores)}"
    assert (heading == shared) is (len({*match.game.teams(match.options, match.seats)}) > 1)


@pytest.mark.parametrize("language", Languages().names)
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_who_shares_a_place_is_told_the_same_number(path: Path, language: str) -> None:
    """Discord counts on by itself in lines that begin as those of a numbered list."""
    (standing, _), words = ended(path), Languages(strict=True)[language]
    look = look_at(standing, words, 0)
    assert look.outcome is not None
    behind = replace(look.outcome, ranks=(1, *(4 for _ in look.outcome.ranks[1:])))
    screen = desk_of(standing.table.game).result(dataclasses.replace(look, outcome=behind))
    texts = [getattr(part, "text", "") for part in screen.parts]
    assert not re.findall(r"^\s*\d+[.)] ", "\n".join(texts), re.MULTILINE)


FASTEST = next(feat for feat in registry.game("cubo").feats if feat.figure == "fastest_call_ms")
SCORE = next(feat for feat in registry.game("cubo").feats if feat.figure == "score")


@pytest.mark.parametrize("language", Languages().names)
def test_each_player_is_told_what_became_of_his_rating_and_which_records_are_new(language: str) -> None:
    words = Languages(strict=True)[language]
    standing, _ = ended(next(path for path in GOLDENS if path.stem.startswith("cubo")))
    aftermath = Aftermath(
        RatingStep(1012, 1003),
        (
            Achievement(feat=SCORE, done=90, best=121, is_new=False),
            Achievement(feat=FASTEST, done=9_300, best=9_300, is_new=True),
        ),
    )
    screen = ending_screen(standing, desk_of("cubo"), look_at(standing, words, 0), aftermath)
    rating, record, feat = lines(screen)[-1].splitlines()
    assert "1012 → **1003** (−9)" in rating
    assert words.seconds(9_300) in record
    assert "🏅" in record
    assert ("90" in feat, "121" in feat) == (True, True)
    assert feat.startswith("-# Score"), "what is less than the best is not called the best"


@pytest.mark.parametrize(
    ("figure", "said"), [("score", "Meilleur score"), ("best_round", "Meilleure manche")]
)
def test_who_equals_his_best_reads_its_name(figure: str, said: str) -> None:
    standing, _ = ended(next(path for path in GOLDENS if path.stem.startswith("cubo")))
    feat = next(feat for feat in registry.game("cubo").feats if feat.figure == figure)
    aftermath = Aftermath(None, (Achievement(feat=feat, done=34, best=34, is_new=False),))
    look = look_at(standing, Languages(strict=True, unwritten=unwritten)["fr"], 0)
    assert lines(ending_screen(standing, desk_of("cubo"), look, aftermath))[-1] == f"-# {said}\u00a0: 34"


ALONE = [path for path in GOLDENS if path.stem.startswith("monster_cube") and path.stem.endswith("-1")]


@pytest.mark.parametrize("is_new", [True, False])
@pytest.mark.parametrize("path", ALONE, ids=lambda path: path.stem)
def test_the_record_of_whoever_plays_alone_is_among_those_for_which_there_is_room(
    path: Path, *, is_new: bool
) -> None:
    (standing, _), words = ended(path), Languages(strict=True)["en"]
    assert len(ALONE) == 4
    feats = standing.game.ladder(standing.options).feats
    achieved = tuple(Achievement(feat=feat, done=1, best=1, is_new=is_new) for feat in feats)
    own = lines(
        ending_screen(
            standing, desk_of("monster_cube"), look_at(standing, words, 0), Aftermath(None, achieved)
        )
    )[-1]
    assert "alone" in own


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_every_records_name_is_a_word_of_its_game(path: Path) -> None:
    (standing, _), words = ended(path), Languages(strict=True, unwritten=unwritten)["en"]
    written = Languages(strict=True)["en"]
    achieved = tuple(Achievement(feat=feat, done=1, best=1, is_new=True) for feat in standing.game.feats)
    desk = desk_of(standing.table.game)
    for one in achieved:
        screen = ending_screen(standing, desk, look_at(standing, words, 0), Aftermath(None, (one,)))
        figure = slug(one.feat.figure)
        name = f"feat-{slug(standing.table.game)}-{figure}"
        assert name in written or f"default-feat-{figure}" in written
        assert lines(screen)[-1].startswith(f"🏅\u00a0{words(name)}")
