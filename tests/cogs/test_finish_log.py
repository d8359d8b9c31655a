"""Who pressed when in a race, told from its log."""

from __future__ import annotations

import pytest

from cogs import finish_log
from cogs.games.desks import desk_of
from data.words import Languages
from engine.match import Match
from engine.monster_rush import game as monster_rush
from engine.race import Judgement
from tests.cogs.conftest import Evening
from tests.rigs.goldens import FOLDER, ended

WORDS = Languages(strict=True)["en"]


def test_a_line_is_told_of_every_photo_finish_and_of_nothing_else() -> None:
    standing, record = ended(FOLDER / "monster_rush-2.json")
    told = finish_log._told(standing, record, desk_of("monster_rush"), WORDS)
    judged = [
        scene
        for scene in Match.history(standing.game, record)
        if any(isinstance(one, Judgement) for one in scene.match.state.news)
    ]
    assert len(told) == len(judged) > 1
    assert "34\u00a0ms" in told[-1]


def test_where_not_all_fit_the_newest_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    standing, record = ended(FOLDER / "monster_rush-2.json")
    desk = desk_of("monster_rush")
    everything = list(finish_log._told(standing, record, desk, WORDS))
    monkeypatch.setattr(finish_log, "LONGEST", sum(map(len, everything[-2:])) + 2)
    assert list(finish_log._told(standing, record, desk, WORDS)) == everything[-2:]


async def test_a_match_of_earlier_rules_is_said_to_be_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, words = evening.person("Ada"), evening.client.languages["en"]
    await ada.slash("play monster-rush", house=1)
    await ada.press("Start")
    await ada.slash("me")
    private = ada.messages[-1]
    monkeypatch.setattr(type(monster_rush), "rules", monster_rush.rules + 1)
    await ada.press("1.0.presses", message=private, forged=True)
    told = [message for message in ada.messages if message.ephemeral][-1]
    assert told.text == words("replay-lost")
