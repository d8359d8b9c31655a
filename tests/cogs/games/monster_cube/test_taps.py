"""How many taps a claim takes, and where a tile goes that is tapped: counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import chain
from itertools import combinations as choose
from random import Random

import pytest

from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import Draft
from cogs.games.monster_cube.offers import SIDE_BY_SIDE, offers
from cogs.wire.screens.limits import LABEL
from cogs.wire.screens.screen import Arg, Row
from engine.match import Match
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.cards import COLOURS, START
from engine.monster_cube.cube.geometry import Cells, Shape, moved, moves, through
from engine.monster_cube.cube.geometry import combinations as formed
from engine.monster_cube.state import Rules
from tests.cogs.games.monster_cube.hunters import TILES
from tests.cogs.games.monster_cube.seekers import NO_MOVE, WITH_MOVE
from tests.cogs.games.monster_cube.thumbs import (
    Thumb,
    boards,
    english,
    held,
    layouts,
    on_the_desk,
    right,
    shown,
)
from tests.cogs.rigs.screens_of import look_at
from tests.conformance.desks import tapped
from tests.monster_cube.tables import Table, code

CLAIMS = 5  # of each


DEALS = 12  # of monsters on each of these layouts


def must_be_shown(match: Match, claim: Claim) -> int:
    """How many taps it took, Monster! among them."""
    thumb = Thumb(match, 0)
    done = thumb.shows(claim)
    assert (done.faces, done.move) == (claim.faces, claim.move)
    after = thumb.look.ask(done)
    assert after.last.card == claim.card
    return thumb.taps


@pytest.mark.parametrize("rules", Rules)
def test_a_claim_with_a_move_takes_seven_taps_at_most_wherever_the_tiles_lie(rules: Rules) -> None:
    """MC5: any place, beside any tile, at layouts that have drifted far; whichever monster it is to be."""
    random, several = Random(3), 0
    for match in boards(rules):
        every = list(right(match, moving=True))
        counted = Counter((one.faces, one.move) for one in every)
        ambiguous = [one for one in every if counted[one.faces, one.move] > 1]
        plain = [one for one in every if counted[one.faces, one.move] == 1]
        several += len(ambiguous)
        assert all(must_be_shown(match, one) < WITH_MOVE for one in sample(random, plain))
        assert all(must_be_shown(match, one) <= WITH_MOVE for one in sample(random, ambiguous))
    assert several


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_a_tile_that_is_moved_before_others_are_chosen_costs_no_tap_more_than_seven(rules: Rules) -> None:
    """MC5: whoever begins with the move, as one would with tiles on a table."""
    random = Random(4)
    for match in boards(rules):
        for one in sample(random, list(right(match, moving=True))):
            assert one.move is not None
            thumb = Thumb(match, 0)
            left = sorted({face // COLOURS for face in one.faces} - {one.move.tile})
            left.remove(thumb.moves(one.move, left))
            for slot in thumb.needed(one, left):
                thumb.tap("pick", slot)
            assert thumb.taps < WITH_MOVE


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_of_three_tiles_the_first_goes_where_it_forms_something_with_the_others(rules: Rules) -> None:
    """MC5.5: whatever the three can form by that move is a button; asked again, the next of them goes."""
    random, offered = Random(5), 0
    for match in boards(rules):
        for tiles in random.sample(list(choose(range(TILES), 3)), 12):
            draft = reduce(Draft.picked, tiles, Draft.read(look_at(match, 0, english))).begun()
            for slot in tiles:
                assert draft.tile == slot
                wanted = {
                    one.faces
                    for at, to in moves(draft.cells)
                    if at == slot
                    for one in through(moved(draft.cells, slot, to), slot)
                    if {face // COLOURS for face in one.faces} == set(tiles)
                }
                assert set(shown(draft)) == wanted
                assert all(at <= SIDE_BY_SIDE for at in offers(draft))
                offered += len(wanted)
                draft = draft.begun()
            assert draft.tile == tiles[0]
    assert offered


def test_of_two_ends_of_a_line_the_tile_goes_to_the_one_that_was_named_first() -> None:
    """MC3.1: the same faces, but the tiles lie otherwise afterwards."""
    draft = Draft.read(look_at(held(Rules.CODE, START), 0, english))
    for order, to in (((6, 2, 5), (2, -1)), ((6, 5, 2), (2, 2))):
        begun = reduce(Draft.picked, order, draft).begun()
        claims = (begun.claim(place) for place in range(len(begun.combinations)))
        assert Claim(faces=(6, 15, 18), move=Move(tile=6, to=to)) in claims


def test_faces_of_three_tiles_are_asked_for_with_the_tile_where_it_goes() -> None:
    """MC4.3, MC5: the picture shows what is claimed."""
    for match in boards(Rules.CODE):
        every = Counter((one.faces, one.move) for one in right(match, moving=True))
        for (faces, move), count in every.items():
            tiles = sorted({face // COLOURS for face in faces} - {move.tile}) if move else []
            if count < 2 or len(tiles) < 2:
                continue
            thumb = Thumb(match, 0)
            assert move is not None
            thumb.names(move, tiles)
            first = next(one for one in right(match, moving=True) if (one.faces, one.move) == (faces, move))
            assert thumb.tap("claim", thumb.place(first)) is None
            asked = Draft.read(thumb.look)
            assert asked.move == move
            assert {one.card for one in offers(asked).values()} >= {first.card}
            return
    raise AssertionError("no faces made several monsters")


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_a_claim_without_a_move_takes_five_taps_at_most(rules: Rules) -> None:
    """Every one that is right, on each of these boards; also where it is asked which monster it is to be."""
    taps, several = Counter[int](), 0
    for match in boards(rules, DEALS):
        every = list(right(match, moving=False))
        several += len(every) - len({one.faces for one in every})
        taps.update(must_be_shown(match, one) for one in every)
    assert set(taps) == {NO_MOVE - 1, NO_MOVE}, taps
    assert several


def sample(random: Random, claims: list[Claim]) -> list[Claim]:
    return random.sample(claims, min(CLAIMS, len(claims)))


@pytest.mark.parametrize("rules", Rules)
def test_whatever_the_chosen_tiles_form_is_a_button(rules: Rules) -> None:
    """MC3: two tiles or three, on any layout; there is always room for all of it."""
    formed_most = 0
    for match in boards(rules):
        for tiles in chain(choose(range(TILES), 2), choose(range(TILES), 3)):
            draft = Draft.read(look_at(match, 0, english))
            if rules.turns:
                draft = draft.picked(tiles[0])
                draft = replace(reduce(Draft.picked, tiles[1:], draft), to=0)
            else:
                draft = reduce(Draft.picked, tiles, draft)
            if set(draft.chosen) != set(tiles):
                continue
            lying = [one.cell for one in draft.moved_cube.tiles]
            wanted = {
                one.faces
                for one in formed(tuple(lying))
                if {face // COLOURS for face in one.faces} == set(tiles)
                and not (rules.turns and one.shape is Shape.RIBBON)
            }
            assert wanted <= set(shown(draft))
            assert all(at <= SIDE_BY_SIDE - rules.turns for at in offers(draft))
            assert all(len(one.label) <= LABEL for one in offers(draft).values())
            formed_most = max(formed_most, len(wanted))
    assert formed_most == 3


def test_the_ends_of_a_line_and_two_tiles_of_a_cube_name_the_third() -> None:
    """MC3.1, MC3.7: the three lines between A and C; the cube of A, B and D."""
    draft = Draft.read(look_at(held(Rules.CODE, START), 0, english))
    ends = draft.picked(0).picked(2)
    assert shown(ends) == [(0, 3, 6), (1, 4, 7), (2, 5, 8)]
    for pair in ((0, 1), (0, 3), (1, 3)):
        assert (2, 4, 9) in shown(reduce(Draft.picked, pair, draft))
        assert len(shown(reduce(Draft.picked, pair, draft))) == 3  # with two ribbons
    assert not offers(draft.picked(0).picked(8))


def test_a_ribbon_and_a_cube_show_each_number_in_its_colour() -> None:
    """MC3.4, MC3.7."""
    match = held(Rules.CODE, START)
    thumb = Thumb(match, 0)
    numbers = [tile.numbers for tile in thumb.look.view.cubes[0].tiles]
    (left, right_), lower = (0, 1), 3
    for slot in (left, right_):
        thumb.tap("pick", slot)
    draft = Draft.read(thumb.look)
    labels = {draft.combinations[one.place].faces: one.label for one in offers(draft).values()}
    cube = (2, 4, 9)
    ribbon = (1, 2, 4)  # the left one's red and blue, and a red; the cube has the lower tile's yellow
    assert labels[cube] == f"🟡{numbers[lower][0]}🔺{numbers[right_][1]}🔷{numbers[left][2]}"
    assert labels[ribbon] == f"🔺{numbers[left][1]}{numbers[right_][1]}🔷{numbers[left][2]}"


@pytest.mark.parametrize("rules", Rules)
def test_no_button_tells_whether_its_faces_make_a_monster(rules: Rules) -> None:
    """Whatever monsters are wanted, and whether faces make none of them, one or several."""
    luck, several = Random(9), 0
    looks = dict[tuple[int, ...], set[str]]()
    for _ in range(DEALS):
        table = Table(2, rules.value, window_ms=0)
        wanted = tuple(luck.sample(range(1, 19), 3))
        table.change(zone=() if rules is Rules.ADVANCED else wanted)
        if rules is Rules.ADVANCED:
            table.give(0, hand=wanted)
        match = on_the_desk(table)
        for tiles in choose(range(TILES), 2):
            draft = reduce(Draft.picked, tiles, Draft.read(look_at(match, 0, english)))
            draft = replace(draft, to=0) if rules.turns and len(draft.chosen) == 2 else draft
            screen = desk.private(look_at(match, 0, english, draft.text))
            looks.setdefault(tiles, set()).add(repr([one for one in screen.parts if isinstance(one, Row)]))
            several += any(one.asks for one in offers(draft).values())
    assert {len(seen) for seen in looks.values()} == {1}
    assert several


def test_faces_that_make_several_monsters_are_asked_for_once_they_are_shown() -> None:
    """MC4.3: 1 x 2 + 3 = 5, 2 x 3 + 1 = 7."""
    table = code(1, (5, 7, 50))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    for slot in (0, 2):
        thumb.tap("pick", slot)
    assert thumb.tap("claim", 0) is None
    asked = offers(Draft.read(thumb.look))
    assert [(one.label, one.card) for one in asked.values()] == [("5", 5), ("7", 7)]
    assert thumb.tap("claim", 1) == Claim(faces=(0, 3, 6), card=7)
    assert thumb.taps == NO_MOVE


def test_a_tile_may_go_wherever_the_rules_let_it() -> None:
    """MC5.3, MC5.4: each place lies beside a tile, so that no place is left out."""
    random, rules = Random(3), Rules.DICE
    for cells in layouts(random):
        for slot in random.sample(range(TILES), 3):
            chosen = Draft.read(look_at(held(rules, cells), 0, english)).picked(slot)
            besides = (chosen.picked(other) for other in chosen.hosts)
            offered = {
                args[0] for one in besides for verb, args, _ in _taps(rules, cells, one) if verb == "to"
            }
            assert offered == set(range(len(chosen.places)))


def _taps(rules: Rules, cells: Cells, draft: Draft) -> Iterator[tuple[str, tuple[Arg, ...], tuple[str, ...]]]:
    match = held(rules, cells)
    return tapped(desk.private(look_at(match, 0, english, draft.text)))
