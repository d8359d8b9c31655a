"""Clauses of Monster Cube that no other test of the rules is about."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.monster_cube import game
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.cards import CARDS, CODES, COLOURS, DICE, NUMBERS, START
from engine.monster_cube.cube.geometry import AROUND, RIBBONS, Shape, combinations, face, moves, neighbours
from engine.monster_cube.news import End, Fault, Missed, Revealed
from engine.monster_cube.play.piles import new_zone
from engine.monster_cube.state import Options, Rules
from tests.monster_cube.tables import Table, code, dice, shift


def test_a_tile_has_numbers_on_one_side_and_dice_on_the_other() -> None:
    """MC1.2"""
    assert {number for tile in NUMBERS for number in tile} == set(range(1, 10))
    assert {pips for tile in DICE for pips in tile} == set(range(1, 7))
    assert len(NUMBERS) == len(DICE) == 9


def test_a_monster_has_stars_and_points_in_front_and_a_modifier_on_its_back() -> None:
    """MC1.4"""
    assert {card.stars for card in CARDS.values()} == {1, 2, 3}
    assert {card.worth for card in CARDS.values()} == {0, 1, 2, 3, 4}  # 0 stands for x2
    assert {card.modifier for card in CARDS.values()} == {-3, -2, -1, 1, 2, 3}


def test_each_cell_has_six_neighbours_in_axial_steps() -> None:
    """MC2.2"""
    assert set(AROUND) == {(1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1)}
    assert all(cell in neighbours(near) for cell in START for near in neighbours(cell))


def test_a_tile_that_is_moved_does_not_turn() -> None:
    """MC2.4, MC5.1, MC5.2: one tile, and each face shows afterwards what it showed before."""
    table = dice(1)
    before = game.view(table.state, None).cubes[0].tiles
    slot, to = moves(table.state.cubes[0].cells)[0]
    table.act(0, shift("ABCDEFGHI"[slot], to))
    after = game.view(table.state, None).cubes[0].tiles
    assert [tile.numbers for tile in after] == [tile.numbers for tile in before]
    assert [at for at in range(9) if after[at].cell != before[at].cell] == [slot]


def test_each_linked_pair_of_tiles_has_the_two_ribbons_of_its_direction() -> None:
    """MC3.5, MC3.6: two faces of one tile, one of the other."""
    at = {cell: slot for slot, cell in enumerate(START)}
    wanted = set[tuple[int, ...]]()
    for (q, r), slot in at.items():
        for x, z, (dq, dr) in RIBBONS:
            other = at.get((q + dq, r + dr))
            if other is not None:
                wanted.add(tuple(sorted((face(slot, x), face(slot, z), face(other, x)))))
                wanted.add(tuple(sorted((face(slot, z), face(other, x), face(other, z)))))
    ribbons = {found.faces for found in combinations(START) if found.shape is Shape.RIBBON}
    assert ribbons == wanted
    assert all(len({one // COLOURS for one in faces}) == 2 for faces in ribbons)


@pytest.mark.parametrize(
    ("rules", "most"), [(Rules.CODE, 6), (Rules.ADVANCED, 6), (Rules.DICE, 4), (Rules.NUMBERS, 4)]
)
def test_how_many_may_play(rules: Rules, most: int) -> None:
    """MC6.1"""
    assert game.seats(Options(rules=rules)) == range(1, most + 1)


def test_the_discard_and_what_is_left_make_the_new_pile() -> None:
    """MC7.4"""
    table = code(2)
    left, gone = CODES[:2], CODES[2:]
    table.change(piles=(left,), discard=gone, zone=(), ran_out=1, ran_out_now=True)
    after = new_zone(table.state, Chance("shuffle", 1))
    assert after.discard == ()
    assert sorted((*after.zone, *after.piles[0])) == list(CODES)
    revealed = after.news[-1]
    assert isinstance(revealed, Revealed)
    assert revealed.shuffled


def test_the_match_ends_after_the_round_in_which_the_pile_ran_out_again() -> None:
    """MC8.1"""
    table = code(1)
    table.change(ran_out=2)
    table.miss(0)
    assert table.state.end is End.PILE


def test_most_points_win_then_most_cards_and_else_they_share() -> None:
    """MC8.4, MC17.14: ranks after a tie are 1, 1, 3."""
    by_worth: dict[int, list[int]] = {}
    for card in CODES:
        by_worth.setdefault(CARDS[card].worth, []).append(card)
    ones, twos = by_worth[1], by_worth[2]
    table = code(3)
    table.change(ran_out=2)
    for seat, won in enumerate(((twos[0],), (ones[0], ones[1]), (ones[2],))):
        table.give(seat, won=won)
    table.agree(0, 1, 2)
    assert table.outcome.scores == (2, 2, 1)
    assert table.outcome.ranks == (2, 1, 3)
    table = code(3)
    table.change(ran_out=2)
    for seat, won in enumerate(((twos[0],), (twos[1],), (ones[2],))):
        table.give(seat, won=won)
    table.agree(0, 1, 2)
    assert table.outcome.ranks == (1, 1, 3)


def test_numbers_are_multiplied_on_lines_and_cubes_alone() -> None:
    """MC11.2, MC10.6"""
    table = dice(1, (12, 40, 50), rules="numbers")
    slot, to = moves(table.state.cubes[0].cells)[0]
    (x, z) = (slot * COLOURS, slot * COLOURS + 1)
    other = (slot + 1) % 9 * COLOURS
    table.act(0, Claim(faces=(x, z, other), move=Move(tile=slot, to=to)))
    assert isinstance(table.state.last, Missed)
    assert table.state.last.fault in (Fault.NO_SHAPE, Fault.RIBBON)
    assert all("times" in [op.value for op in one.ops] for one in table.state.last.makes)


@pytest.mark.parametrize("rules", ["dice", "numbers"])
def test_a_turn_has_a_clock_of_its_own(rules: str) -> None:
    """MC10.8, MC11.5: a minute where nobody chose otherwise, and the turn is lost with it."""
    assert game.thinking_time == 60_000
    table = Table(2, rules)
    before = table.state.cubes
    table.idle(0)
    assert table.state.turn == 1
    assert table.state.cubes == before
