"""What stands where on a desk: nothing moves under a thumb, on the narrowest phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial, reduce
from itertools import chain, pairwise, product
from itertools import combinations as choose
from random import Random
from textwrap import wrap

import pytest

from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import A_ROW, Draft
from cogs.wire.screens.screen import Line, Row, Screen
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import Claim, GiveUp, Move
from engine.monster_cube.cards import COLOURS, START
from engine.monster_cube.cube.geometry import moves
from engine.monster_cube.state import Options, Phase, Rules
from render.monster_cube.tiles import LETTERS
from render.sketch import Sketch
from tests.cogs.games.monster_cube.hunters import TILES
from tests.cogs.games.monster_cube.thumbs import (
    Thumb,
    asked,
    boards,
    english,
    held,
    layouts,
    on_the_desk,
    right,
    taps_of,
)
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.phone import Phone, below, tall
from tests.monster_cube.tables import Table

NARROW = 34  # letters of a line of text


WHOLE = 540  # points of a phone that a desk may take, below the message's head


A_TEXT = 22  # points of a line of text


@pytest.mark.parametrize("rules", Rules)
def test_the_tile_buttons_lie_as_the_tiles_do(rules: Rules) -> None:
    """Three rows of three from top to bottom, each from left to right, whatever was moved before."""
    for cells in layouts(Random(11)):
        rows = Draft.read(look_at(held(rules, cells), 0, english)).rows
        assert sorted(chain(*rows)) == list(range(TILES))
        for upper, lower in pairwise(rows):
            assert max(cells[slot][1] for slot in upper) <= min(cells[slot][1] for slot in lower)
        for row in rows:
            across = [2 * cells[slot][0] + cells[slot][1] for slot in row]
            assert across == sorted(across)
            assert len(row) == A_ROW
    assert Draft.read(look_at(held(rules, START), 0, english)).rows == ((0, 1, 2), (3, 4, 5), (6, 7, 8))


def test_a_moved_tile_keeps_its_button_until_the_claim_is_over() -> None:
    """What is chosen moves nothing; the next claim finds the tiles as they lie by then."""
    table = Table(2, "code", window_ms=0)
    table.change(zone=(12, 30, 50))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    letters = [letters_of(thumb.screen)]
    claim, move = next(
        (one, one.move) for one in right(thumb.match, moving=True) if one.move and one.move.to[1] < 0
    )
    thumb.moves(move, sorted({face // COLOURS for face in claim.faces} - {move.tile}))
    letters.append(letters_of(thumb.screen))
    assert letters == [list(LETTERS)] * 2
    table.act(0, claim)
    table.buzz(1)
    after = letters_of(desk.private(look_at(table.match, 1, english)))
    assert after[:3] != list(LETTERS[:3])
    assert LETTERS[move.tile] in after[:3]


def letters_of(screen: Screen) -> list[str]:
    return [one.label or "" for one in taps_of(screen) if one.verb == "pick"]


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_a_desk_is_as_low_with_many_as_with_few(rules: Rules, tongue: str) -> None:
    """The whole of it, from the picture to the last line, stands on a phone of 360 x 740 points."""
    high = set[float]()
    for seats in desk_seats(rules):
        table = Table(seats, rules.value, window_ms=0)
        match = on_the_desk(table) if table.state.turn in (None, 0) else table.match
        for at in range(seats):
            look = look_at(match, at, languages[tongue])
            screen = desk.private(look)
            picture = next(one for one in screen.parts if isinstance(one, Sketch))
            high.add(round(below(screen, look.people) + tall(picture) / 2))
    assert max(high) <= WHOLE
    assert max(high) - min(high) <= A_TEXT


def desk_seats(rules: Rules) -> range:
    return game.seats(Options(rules=rules))


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_no_choice_moves_a_line_on_a_narrow_phone(rules: Rules, tongue: str) -> None:
    """Whatever stands on the buttons: none is so wide that its row goes on in the next line."""
    lines = set[tuple[int, ...]]()
    for match in boards(rules):
        for tiles in choose(range(TILES), 2):
            draft = reduce(Draft.picked, tiles, Draft.read(look_at(match, 0, english)))
            draft = replace(draft, to=0) if rules.turns and len(draft.chosen) == 2 else draft
            screen = desk.private(look_at(match, 0, languages[tongue], draft.text))
            phone = Phone.showing(screen)
            rows = sum(isinstance(one, Row) for one in screen.parts)
            assert phone.lines == rows
            lines.add(tuple(control.line for control in phone.controls if control.deed[0] != "to"))
    assert len({line[-1] for line in lines}) == 1


SOON = {"en": "in 59 seconds", "fr": "dans 59 secondes"}  # as Discord writes a moment


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_what_is_told_below_the_buttons_is_never_more_than_two_lines(rules: Rules, tongue: str) -> None:
    """On a narrow phone, so that nothing above it moves; whatever is chosen, and whoever acts."""
    told = set[str]()
    for match in (held(rules, START), Table(2, rules.value).match, asked(rules), *claimed(rules)):
        for seat in range(match.seats):
            draft = Draft.read(look_at(match, seat, english))
            pair, moving = draft.picked(0).picked(1), draft.begun().picked(0)
            chosen = [draft, pair, pair.picked(2), pair.picked(8), replace(pair, asked=0)]
            chosen += [draft.begun(), moving, moving.picked(1), replace(moving.picked(1), to=0)]
            chosen += [pair.picked(2).begun(), pair.picked(8).begun()]
            for one in chosen:
                told.add(told_on(match, seat, tongue, one))
    assert len(told) >= 5
    clock = f"⏳\u00a0{SOON[tongue]} · " if rules.turns else ""  # the house sets it
    for text in told:
        shown = re.sub(r"<t:\d+:R>", SOON[tongue], re.sub(r"<@\d+>", "@Maximilien", text))
        assert len(wrap(clock + shown.strip(), NARROW)) <= desk.rows_private - 1, (
            shown
        )  # one is for what has just happened


def claimed(rules: Rules) -> Iterator[Match]:
    """Claims of the first seat are judged, a right one and a wrong one; also alone, and in the last round."""
    for seats, right_one in product((1, 2), (True, False)):
        table = Table(seats, rules.value, window_ms=0)
        if not rules.turns:
            table.buzz(0)
        every = right(table.match, moving=rules.turns)
        table.act(0, next(every) if right_one else wrong(table.match))
        if table.phase in (Phase.SEARCH, Phase.TURN):
            yield in_the_last_round(table)
    for unshown in () if rules.turns else (Table.lapse, partial(Table.act, seat=0, action=GiveUp())):
        table = Table(2, rules.value, window_ms=0)
        table.buzz(0)
        unshown(table)
        yield in_the_last_round(table)


def in_the_last_round(table: Table) -> Match:
    """Its number is the longest that there is."""
    table.change(ran_out=2 * (table.state.options.rules is not Rules.DICE), round=36)
    return table.match


def wrong(match: Match) -> Claim:
    """Faces that form nothing; in a turn with a move that is none of theirs."""
    move = next(Move(slot, to) for slot, to in moves(START) if slot == TILES - 1)
    return Claim(faces=(0, 1, 2), move=None if match.state.turn is None else move)


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_whoever_has_shown_faces_is_told_on_the_same_screen_what_came_of_it(
    rules: Rules, tongue: str
) -> None:
    """MC7.1, MC7.2, MC10.7: the board that tells it at length may be out of sight; nobody else is told so."""
    signs = {"right": 0, "wrong": 0}
    for match in claimed(rules):
        sign = "✅" if match.state.players[0].solved else "❌"
        signs["right" if sign == "✅" else "wrong"] += 1
        first, *others = (
            told_on(match, seat, tongue, Draft.read(look_at(match, seat, english)))
            for seat in range(match.seats)
        )
        assert first.startswith(sign) or match.state.players[0].barred_until  # then that is told
        assert not [one for one in others if sign in one]
    assert all(signs.values())


def told_on(match: Match, seat: int, tongue: str, draft: Draft) -> str:
    look = look_at(match, seat, languages[tongue], draft.text)
    last = desk.private(look).parts[-1]
    assert isinstance(last, Line)
    return last.text
