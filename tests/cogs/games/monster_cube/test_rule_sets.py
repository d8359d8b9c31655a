"""Two rule sets of Monster Cube are races, two go by turns: each has the desk that suits it."""

from __future__ import annotations

import pytest

from cogs.games.monster_cube import desk
from cogs.wire.screens.screen import Line, Row
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.state import Options, Rules
from tests.cogs.rigs.screens_of import languages, look_at
from tests.monster_cube.tables import Table

english = languages["en"]


def dealt(rules: Rules, seats: int) -> Match:
    return Match.deal(game, Options(rules=rules), seats, "sets", 0)


@pytest.mark.parametrize("rules", Rules)
def test_only_what_is_raced_is_judged_in_silence(rules: Rules) -> None:
    """MC10: whoever has his turn is told what is wrong."""
    assert desk.at(Options(rules=rules)).race is not rules.turns


@pytest.mark.parametrize("rules", Rules)
def test_the_board_of_every_rule_set_ends_with_what_is_told(rules: Rules) -> None:
    match = dealt(rules, 2)
    parts = desk.at(match.options).public(look_at(match, None, english)).parts
    assert isinstance(parts[-1], Line)
    assert not [part for part in parts[1:-1] if isinstance(part, Line)]


def ended(**options: bool) -> str:
    """What is told at the end of a match in which the first has captured 5 to 8 and 11 to 13."""
    table = Table(2, "code", "cube", **options)
    table.change(ran_out=2)
    table.give(0, won=(5, 6, 7, 8, 11, 12, 13), best_streak=7)
    table.miss(1)
    first = desk.result(look_at(table.match, None, english)).parts[0]
    assert isinstance(first, Line)
    return first.text


def test_the_end_tells_the_king_of_the_hunters_and_whole_families() -> None:
    """MC12.1, MC12.3"""
    told = ended(king=True, family=True)
    assert "King of the hunters: <@900000000000000001>, 5–8 (+10)" in told
    assert "Whole families: <@900000000000000001>, 5–8 (+5)" in told
    assert "Longest run" not in told


def test_the_end_tells_the_longest_run_where_no_king_is_played() -> None:
    told = ended()
    assert "Longest run: <@900000000000000001>, 4" in told
    assert "King" not in told
    assert "families" not in told


def test_nobody_alone_is_asked_who_pressed_when() -> None:
    def verbs(seats: int) -> set[str]:
        screen = desk.public(look_at(dealt(Rules.CODE, seats), None, english))
        return {tap.verb for part in screen.parts if isinstance(part, Row) for tap in part.taps}

    assert "finish" in verbs(2)
    assert "finish" not in verbs(1)
