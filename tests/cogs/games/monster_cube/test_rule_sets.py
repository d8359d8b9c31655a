"""Two rule sets of Monster Cube are races, two go by turns: each has the desk that suits it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec.structs import replace as replaced

from bench.reading import read
from cogs.games.look import AnyLook
from cogs.games.monster_cube import desk
from cogs.shown.boards.foot import block_of_lines
from cogs.wire.screens.rows import MORE
from cogs.wire.screens.screen import Line, Row, Screen
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import GiveUp, Move
from engine.monster_cube.cards import HOUSE_RULES
from engine.monster_cube.cube.formulas import formulas
from engine.monster_cube.cube.geometry import Shape
from engine.monster_cube.news import End, Fault, Holds, Missed, Returned, Shifted
from engine.monster_cube.state import Options, Phase, Rules
from render.drawing.numerals import numeral
from tests.cogs.rigs.screens_of import languages, look_at
from tests.monster_cube.tables import Table, advanced, claim

english = languages["en"]


def dealt(rules: Rules, seats: int) -> Match:
    return Match.deal(game, Options(rules=rules), seats, "sets", 0)


@pytest.mark.parametrize("rules", Rules)
def test_only_what_is_raced_is_judged_in_silence(rules: Rules) -> None:
    """MC10: whoever has his turn is told what is wrong."""
    assert game.raced(Options(rules=rules)) is not rules.turns


@pytest.mark.parametrize("rules", Rules)
def test_the_board_of_every_rule_set_ends_with_what_is_told(rules: Rules) -> None:
    match = dealt(rules, 2)
    parts = desk.public(look_at(match, None, english)).parts
    assert isinstance(parts[-1], Line)
    assert not [part for part in parts[1:-1] if isinstance(part, Line)]


def ended(**options: bool) -> str:
    """What is told at the end of a match in which the first has captured 5 to 8 and 11 to 13."""
    table = Table(2, "code", "cube", **options)
    table.change(ran_out=2)
    table.give(0, won=(5, 6, 7, 8, 11, 12, 13), best_streak=7)
    table.miss(1)
    head, *_, last = desk.result(look_at(table.match, None, english)).parts
    assert isinstance(head, Line)
    assert isinstance(last, Line), "who won stands above the picture, and all else below it"
    assert "won with" in head.text
    return last.text


def test_the_end_tells_the_king_of_the_hunters_and_whole_families() -> None:
    """MC12.1, MC12.3"""
    told = ended(king=True, family=True)
    assert "King of the hunters (+10): <@900000000000000001>\u00a05–\u20608" in told
    assert "Whole families: <@900000000000000001>, 5–8 (+5)" in told
    assert "Longest run" not in told


def test_all_kings_are_told_in_one_line() -> None:
    """MC12.2"""
    table = Table(3, "code", "cube", king=True)
    table.change(ran_out=2)
    table.give(0, won=(5, 6))
    table.give(1, won=(11, 12))
    table.miss(2)
    last = desk.result(look_at(table.match, None, english)).parts[-1]
    assert isinstance(last, Line)
    assert last.text.count("King") == 1
    assert "\u00a05–\u20606 and Bêta 2\u00a011–\u206012" in last.text


def test_the_end_tells_the_longest_run_where_no_king_is_played() -> None:
    told = ended()
    assert "Longest run: <@900000000000000001>,\u00a04" in told
    assert "King" not in told
    assert "families" not in told


@pytest.mark.parametrize(("rules", "seats"), [(Rules.DICE, 2), (Rules.NUMBERS, 4), (Rules.NUMBERS, 1)])
def test_the_end_of_a_match_in_turns_tells_whose_number_is_which(rules: Rules, seats: int) -> None:
    table = Table(seats, rules.value, "cube")
    while table.state.turn is not None and table.match.outcome is None:
        table.idle(table.state.turn)
    look = look_at(table.match, None, english)
    told = "".join(part.text for part in desk.result(look).parts if isinstance(part, Line))
    assert all((f"`{at}`\u00a0{name}" in told) is (seats > 1) for at, name in enumerate(look.names, 1))


def test_nobody_alone_is_asked_who_pressed_when() -> None:
    def verbs(seats: int) -> set[str]:
        screen = desk.public(look_at(dealt(Rules.CODE, seats), None, english))
        return {tap.verb for part in screen.parts if isinstance(part, Row) for tap in part.taps}

    assert "finish" in verbs(2)
    assert "finish" not in verbs(1)


def told(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Line))


@pytest.mark.parametrize("rules", Rules)
def test_alone_the_board_of_a_search_tells_since_when_one_plays(rules: Rules) -> None:
    """What is ranked is the time; nobody has to guess that it runs."""
    match = dealt(rules, 1)
    since = f"<t:{match.state.began_at // 1000}:R>"
    assert (since in told(desk.public(look_at(match, None, english)))) is not rules.turns
    assert since not in told(desk.public(look_at(dealt(rules, 2), None, english)))


@pytest.mark.parametrize("seats", [1, 2])
def test_alone_a_question_tells_that_silence_ends_the_match(seats: int) -> None:
    table = Table(seats, "code")
    table.lapse()
    shown = read(told(desk.public(look_at(table.match, None, english))))
    assert "Does nothing match?" in shown
    assert (f"After {HOUSE_RULES.deserted} such questions without a word" in shown) is (seats == 1)


@pytest.mark.parametrize(
    ("rounds", "added", "time"),
    [
        (
            30,
            "3\u00a0min 27\u00a0sec, and 29 rounds without a monster, 60\u00a0seconds more for each",
            "32\u00a0min 27\u00a0sec",
        ),
        (
            2,
            "Time: 3\u00a0min 27\u00a0sec, and 1 round without a monster, 60\u00a0seconds more",
            "4\u00a0min 27\u00a0sec",
        ),
        (1, "", "Time: **3\u00a0min 27\u00a0sec"),
    ],
)
def test_alone_the_end_tells_what_is_added_for_rounds_without_a_monster(
    rounds: int, added: str, time: str
) -> None:
    """What is ranked, and how it came about."""
    table = Table(1, "code")
    began = table.state.began_at
    table.give(0, won=(5,))
    table.change(phase=Phase.OVER, end=End.PILE, round=rounds, ended_at=began + 207_000)
    shown = told(desk.result(look_at(table.match, None, english)))
    assert added in shown
    assert f"{time}**. Beat that!" in shown


def held() -> Iterator[Table]:
    """The others wait: for faces, for a monster that goes back, for whoever gets a modifier."""
    for phase in (Phase.CLAIM, Phase.RETURN):
        table = Table(3, "code")
        table.give(0, won=(30, 8))
        table.buzz(0)
        if phase is Phase.RETURN:
            table.act(0, GiveUp())
        assert table.phase is phase
        yield table
    table = advanced(3, (5, 40, 50))
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    assert table.phase is Phase.PLACE
    yield table


def seen_with(table: Table, name: str, language: str) -> AnyLook:
    """The board, with somebody of this name."""
    look = look_at(table.match, None, languages[language])
    return replace(look, plain_names=(name, *look.plain_names[1:]))


MENTION = "<@900000000000000001>"


def on_the_board(table: Table, name: str, language: str) -> str:
    """What is told to all."""
    return told(desk.public(seen_with(table, name, language)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["Bo", "Maximilian", "Anna-Maria Schneider"])
def test_what_is_going_on_is_told_whole_on_a_narrow_phone(name: str, language: str) -> None:
    turns = [Table(seats, rules) for rules in ("dice", "numbers") for seats in (1, 2)]
    for table in (*held(), *turns):
        shown = on_the_board(table, name, language)
        assert MORE not in shown
        assert MENTION in shown or len(table.state.players) == 1, "by oneself, nobody need be named"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_sees_who_holds_the_buzz_and_until_when_whatever_he_is_called(language: str) -> None:
    for table in held():
        assert table.state.until
        shown = on_the_board(table, "W" * 32, language)
        assert f"<t:{table.state.until // 1000}:R>" in shown
        assert MENTION in shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["Bo", "Maximilian", "Wolfgang Amadeus"])
def test_a_wrong_claim_is_told_with_what_came_of_it_on_a_narrow_phone(name: str, language: str) -> None:
    """MC7.2: with its sums where there is room, else with what they make; that is on the picture, too."""
    faces = (0, 3, 6)
    for fault, shape in ((Fault.NUMBER, Shape.LINE), (Fault.NO_SHAPE, None), (Fault.UNUSED, Shape.LINE)):
        numbers, dice = formulas(faces, (6, 8, 9), dice=False), formulas(faces, (6, 3, 5), dice=True)
        wrong = Missed(seat=0, fault=fault, faces=faces, shape=shape, makes=numbers)
        for rules, news in (
            ("code", (wrong, Returned(seat=0, card=16, late=False))),
            ("advanced", (wrong, Holds(seat=1, until=9_000))),
            ("numbers", (Shifted(seat=0, move=Move(0, (3, 0))), wrong)),
            ("dice", (Shifted(seat=0, move=Move(0, (3, 0))), replaced(wrong, makes=dice))),
        ):
            table = Table(2, rules)
            table.change(news=news)
            look = seen_with(table, name, language)
            block = block_of_lines(desk.news(look), look.people, desk.rows_told)
            assert block.count("<@900000000000000001>") >= 1 + (rules != "advanced")
            assert "❌" in block
            assert MORE not in block
            makes = dice if rules == "dice" else numbers
            assert len(name) > 10 or all(numeral(one.value) in block for one in makes)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_house_decided_tells_every_figure(language: str) -> None:
    words = languages[language]
    figures = desk.figures["house"]
    text = words("monster-cube-rules-house", **figures)
    assert all(str(figure) in text for figure in figures.values())
