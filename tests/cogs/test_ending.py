"""The end of a match comes to whoever played it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.games.desks import desk_of
from cogs.games.look import look_at
from cogs.shown.board import ending_screen
from cogs.wire.screen import Row
from data.words import Languages
from engine import registry
from engine.match import load_record, replay
from engine.tables.table import Seat, Standing, Status, Table

GOLDENS = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


def ended(path: Path) -> Standing:
    """A recorded match as its table stands at the end."""
    record = load_record(path.read_bytes())
    match = replay(registry.game(record.game), record)
    table = Table(
        id=7,
        game=record.game,
        rules=record.rules,
        home=1,
        place=2,
        host=11,
        options=record.options,
        seats=tuple(Seat(person=11 + at, name=f"p{at}") for at in range(record.seats)),
        status=Status.OVER,
        seed=record.seed,
        opened=record.opened,
        saved=record.opened,
        revision=match.revision,
        outcome=match.outcome,
    )
    return Standing(table, match.game, match)


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", Languages().names)
def test_each_player_is_told_how_he_did_and_shown_the_result(path: Path, language: str) -> None:
    standing, words = ended(path), Languages(strict=True)[language]
    outcome = standing.table.outcome
    assert outcome is not None
    for seat, rank in enumerate(outcome.ranks):
        screen = ending_screen(standing, desk_of(standing.table.game), look_at(standing, words, seat))
        scores = " : ".join(map(str, sorted(outcome.scores, reverse=True)))
        heading = getattr(screen.parts[0], "text", "")
        assert scores in heading
        if len(outcome.ranks) > 1 and rank > 1:
            assert str(rank) in heading
        assert screen.sketches
        row = screen.parts[-1]
        assert isinstance(row, Row)
        assert [tap.verb for tap in row.taps] == ["rematch", "replay"]
