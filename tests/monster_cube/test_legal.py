"""What is listed as open to a seat: a part of the claims, and all of the rest."""

import pytest

from engine.match import Match
from engine.monster_cube.actions import Agree, Buzz, Claim, GiveUp, Move, Place, Return, Shift, StillLooking
from engine.monster_cube.cards import START
from engine.monster_cube.cube.geometry import Shape, combinations, moves, shape_of
from engine.monster_cube.news import Missed, Solved
from tests.monster_cube.tables import PLAIN, Table, advanced, claim, code, cube, dice


def outcomes(table: Table, seat: int) -> list[Solved | Missed]:
    """What comes of each claim that is listed; none may be refused."""
    before: Match = table.match
    found: list[Solved | Missed] = []
    for action in table.legal(seat):
        table.match = before
        if isinstance(action, Claim):
            table.act(seat, action, 9_000)
            assert table.state.last
            found.append(table.state.last)
    return found


def test_whoever_searches_may_press_or_say_that_nothing_matches() -> None:
    table = code(2, (5, 40, 50))
    assert table.legal(0) == [Buzz(), Agree()]
    table.agree(1)
    assert table.legal(1) == [Buzz()]
    assert table.legal(0) == [Buzz(), Agree(), StillLooking()]
    table.act(0, StillLooking())
    assert table.legal(0) == [Buzz(), Agree()]


def test_during_the_photo_finish_others_may_still_press() -> None:
    table = code(2, (5, 40, 50))
    table.act(0, Buzz(), 4_000)
    assert table.legal(0) == []
    assert table.legal(1) == [Buzz()]


@pytest.mark.parametrize("seed", range(6))
def test_in_a_few_times_all_combinations_of_the_tiles_as_they_lie_are_listed(seed: int) -> None:
    table = Table(2, seed=str(seed))
    table.buzz(0)
    listed: set[tuple[int, int, int]] = set()
    for number in range(15):
        table.change(since=number)
        claims = [one for one in table.legal(0) if isinstance(one, Claim)]
        listed |= {one.faces for one in claims if one.move is None and shape_of(START, one.faces)}
        assert any(one.move for one in claims)
    assert listed == {found.faces for found in combinations(START)}
    assert GiveUp() in table.legal(0)
    assert table.legal(1) == []


def test_right_and_wrong_claims_are_listed_and_none_is_refused() -> None:
    found = {True: 0, False: 0}
    for seed in range(20):
        table = Table(2, seed=str(seed))
        table.buzz(0)
        for one in outcomes(table, 0):
            found[isinstance(one, Solved)] += 1
    assert found[True] > 20
    assert found[False] > 100


def test_faces_that_make_several_monsters_are_listed_once_for_each() -> None:
    """1 x 2 + 3 = 5 and 2 x 3 + 1 = 7."""
    table = code(1, (5, 7, 50))
    table.buzz(0)
    table.change(since=0)
    same = [
        one for one in table.legal(0) if isinstance(one, Claim) and one.faces == (0, 3, 6) and not one.move
    ]
    assert [one.card for one in same] == [5, 7]
    assert outcomes(table, 0)


def test_other_moves_are_listed_each_time() -> None:
    table = code(1, (5, 40, 50))
    seen: set[object] = set()
    table.buzz(0)
    for number in range(40):
        table.change(since=number)
        seen |= {one.move for one in table.legal(0) if isinstance(one, Claim)}
    assert len(seen) > 1 + 30


def test_choices_after_a_claim_are_listed_whole() -> None:
    table = code(2, (5, 40, 50))
    table.give(0, won=(30, 8))
    table.miss(0)
    assert table.legal(0) == [Return(card=30), Return(card=8)]
    hands = advanced(3, (5, 40, 50))
    hands.give(2, before=(30, 31, 32))
    hands.buzz(0)
    hands.act(0, claim("AY BY CY"))
    assert hands.legal(0) == [Place(seat=1), *(Place(seat=2, replaces=card) for card in (30, 31, 32))]
    assert hands.legal(1) == []


@pytest.mark.parametrize("rules", ["dice", "numbers"])
def test_in_a_turn_a_move_is_listed_with_what_it_forms(rules: str) -> None:
    kinds: set[type] = set()
    for seed in range(24):
        table = Table(2, rules, seed=str(seed))
        listed = table.legal(0)
        (shift,) = [action for action in listed if isinstance(action, Shift)]
        assert {action.move for action in listed if isinstance(action, Claim)} == {shift.move}
        assert table.legal(1) == []
        for action in listed:
            assert isinstance(action, Claim | Shift)
            assert action.move
        kinds |= {type(one) for one in outcomes(table, 0)}
    assert kinds == {Solved, Missed}


def test_ribbons_are_not_listed_in_a_turn() -> None:
    """MC10.6."""
    table = dice(1)
    table.change(cubes=(PLAIN,))
    found = outcomes(table, 0)
    assert all(one.shape is not Shape.RIBBON for one in found)


def test_a_move_in_a_turn_that_forms_nothing_is_listed_by_itself() -> None:
    """MC5.4: pairs may lie as far apart as they like."""
    pairs = ((0, 0), (1, 0), (10, 0), (11, 0), (20, 0), (21, 0), (30, 0), (31, 0), (30, 1))
    table = dice(1)
    table.change(cubes=(cube("1 2 3 4 5 6 7 8 9", pairs),))
    listed = table.legal(0)
    assert [type(one) for one in listed] == [Shift, Claim]


def test_every_lawful_move_is_listed_some_time() -> None:
    """MC5: with every revision another one; all 119 of the start layout among those of 432."""
    table, listed = dice(1), set[Move]()
    for revision in range(432):
        table.change(since=revision)
        (shift,) = [action for action in table.legal(0) if isinstance(action, Shift)]
        listed.add(shift.move)
    assert {(move.tile, move.to) for move in listed} == set(moves(START))


def test_where_no_tile_can_be_moved_only_the_tiles_as_they_lie_are_listed() -> None:
    """MC5.4: a table may ask for one group; nine in two groups have no way to it by one move."""
    apart = tuple((at, 0) for at in range(5)) + tuple((at, 9) for at in range(4))
    turn, search = dice(1, one_group=True), code(1, one_group=True)
    turn.change(cubes=(cube("1 2 3 4 5 6 7 8 9", apart),))
    search.change(cubes=(cube("1 2 3 4 5 6 7 8 9", apart),))
    search.buzz(0)
    assert turn.legal(0) == []
    assert all(one.move is None for one in search.legal(0) if isinstance(one, Claim))
