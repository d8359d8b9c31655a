"""Rule set `code`: all search at the same time (MC6, MC7), and when the pile has run out (MC8)."""

from collections import Counter
from itertools import permutations

import pytest

from engine.game import Kind
from engine.monster_cube.actions import Foul, GiveUp, Place, Return
from engine.monster_cube.cards import HOUSE_RULES, START
from engine.monster_cube.news import End, Fault, Missed, Revealed, Solved
from engine.monster_cube.state import Phase
from tests.monster_cube.tables import PLAIN, Table, claim, code, cube, shift

RIGHT = claim("AY BY CY", card=5)  # 1 x 2 + 3 on the plain board


def last(table: Table) -> Solved | Missed:
    assert table.state.last
    return table.state.last


# Setup


def test_one_set_lies_shuffled_on_the_start_cells_and_three_monsters_lie_open() -> None:
    """MC6.2, MC6.3."""
    table = Table(4)
    (lying,) = table.state.cubes
    assert lying.cells == START
    assert sorted(lying.tiles) == list(range(9))
    assert len(table.state.zone) == 3
    assert sum(map(len, table.state.piles)) == 53
    assert len({Table(2, seed=str(seed)).state.cubes[0].tiles for seed in range(20)}) == 20


# A right claim


def test_a_right_claim_takes_the_monster_and_three_new_ones_come() -> None:
    """MC7.1."""
    table = code(3, (5, 40, 50))
    table.buzz(1)
    table.act(1, RIGHT)
    assert table.player(1).won == (5,)
    assert table.state.discard == (40, 50)
    assert len(table.state.zone) == 3
    assert not {5, 40, 50} & set(table.state.zone)
    assert table.phase is Phase.SEARCH
    assert table.told == ["Solved", "Revealed"]


def test_the_monster_is_found_by_the_rules() -> None:
    """MC4.3: the card need not be named."""
    table = code(1, (40, 5, 50))
    table.buzz(0)
    table.act(0, claim("CY AY BY"))
    assert table.player(0).won == (5,)


def test_which_monster_is_asked_only_where_the_faces_make_several() -> None:
    """1 x 2 + 3 = 5 and 1 x 3 + 2 = 5; 2 x 3 + 1 = 7."""
    table = code(1, (5, 7, 50))
    table.buzz(0)
    refused = table.refused(0, claim("AY BY CY"))
    assert (refused.kind, refused.details) == (Foul.WHICH_CARD, {"cards": (5, 7)})
    table.act(0, claim("AY BY CY", card=7))
    assert table.player(0).won == (7,)


def test_a_tile_that_was_moved_rightly_stays_where_it_is() -> None:
    """MC5.6, MC5.5."""
    table = code(1, (5, 40, 50), cube("1 2 4 5 6 3 7 8 9"))
    table.buzz(0)
    table.act(0, claim("AY BY FY", tile="F", to=(-1, 0)))
    assert table.player(0).won == (5,)
    assert table.state.cubes[0].cells[5] == (-1, 0)


def test_a_claim_says_how_long_it_took_from_the_board_to_the_press() -> None:
    table = code(1, (5, 40, 50))
    table.buzz(0, 4_200)
    table.act(0, RIGHT, 9_000)
    solved = last(table)
    assert isinstance(solved, Solved)
    assert solved.took == 4_200
    assert table.player(0).fastest == 4_200


# A wrong claim


def test_a_wrong_claim_without_a_monster_only_changes_the_zone() -> None:
    """MC7.2."""
    table = code(2, (5, 40, 50))
    table.miss(0)
    assert table.state.discard == (5, 40, 50)
    assert len(table.state.zone) == 3
    missed = last(table)
    assert isinstance(missed, Missed)
    assert (missed.seat, missed.fault, missed.faces) == (0, Fault.NO_SHAPE, (0, 1, 2))
    assert [formula.value for formula in missed.makes] == [-3, 3, 11, 27, 29]  # of 1, 4 and 7


def test_a_wrong_claim_costs_a_monster_of_ones_own_choice() -> None:
    """MC7.2, MC7.3: it goes under the pile."""
    table = code(2, (5, 40, 50))
    table.give(0, won=(30, 8))
    table.miss(0)
    assert table.phase is Phase.RETURN
    assert table.state.zone == (5, 40, 50)
    assert table.refused(0, Return(card=5)).details == {"card": 5, "cards": (30, 8)}
    assert table.refused(1, Return(card=30)).kind is Foul.HELD
    table.act(0, Return(card=30))
    assert table.player(0).won == (8,)
    assert table.state.piles[0][-1] == 30
    assert table.state.discard == (5, 40, 50)


def test_the_only_monster_goes_back_without_asking() -> None:
    table = code(2, (5, 40, 50))
    table.give(0, won=(30,))
    table.miss(0)
    assert table.phase is Phase.SEARCH
    assert table.told == ["Missed", "Returned", "Revealed"]
    assert table.player(0).won == ()


def test_on_a_timeout_the_monster_of_the_lowest_worth_goes_back() -> None:
    """MC7.3: an x2 counts 0, of equals the lowest code."""
    table = code(2, (5, 40, 50))
    table.give(0, won=(2, 18, 8, 1))
    table.miss(0, 4_000)
    assert table.due == 6_000 + HOUSE_RULES.judging_ms + 250
    table.lapse()
    assert table.player(0).won == (2, 18, 1)
    assert table.news[0].late


@pytest.mark.parametrize(
    ("tile", "to", "faces", "fault"),
    [
        ("A", (0, 0), "AY BY CY", Fault.MOVE_TAKEN),
        ("A", (1, 1), "AY BY CY", Fault.MOVE_TAKEN),
        ("A", (7, 7), "AY BY CY", Fault.MOVE_UNLINKED),
        ("I", (0, -1), "AY BY CY", Fault.UNUSED),
    ],
)
def test_a_claim_with_a_move_against_the_rules_is_wrong(
    tile: str, to: tuple[int, int], faces: str, fault: Fault
) -> None:
    """MC17.4, MC5.6: the tile goes back."""
    table = code(2, (5, 40, 50))
    table.buzz(0)
    table.act(0, claim(faces, tile=tile, to=to))
    missed = last(table)
    assert isinstance(missed, Missed)
    assert missed.fault is fault
    assert table.state.cubes[0] == PLAIN
    assert table.state.discard == (5, 40, 50)


def test_a_table_that_asks_for_one_group_judges_so() -> None:
    """MC5.4."""
    apart = cube("1 2 3 4 5 6 7 8 9", (*START[:6], (8, 2), (9, 2), (10, 2)))
    for one_group, fault in ((True, Fault.MOVE_APART), (False, None)):
        table = code(1, (5, 40, 50), apart, one_group=one_group)
        table.buzz(0)
        table.act(0, claim("AY BY CY", tile="C", to=(-1, 0)))
        missed = last(table)
        assert (missed.fault if isinstance(missed, Missed) else None) is fault


def test_what_cannot_be_read_or_names_no_monster_there_is_refused_and_costs_nothing() -> None:
    """MC17.4."""
    table = code(2, (5, 40, 50))
    table.give(0, won=(30,))
    table.buzz(0)
    assert table.refused(0, claim("AY AY BY")).kind is Foul.SAME_FACE
    refused = table.refused(0, claim("AY BY CY", card=6))
    assert (refused.kind, refused.details) == (Foul.NO_SUCH_CARD, {"card": 6, "cards": (5, 40, 50)})
    table.act(0, RIGHT)
    assert table.player(0).won == (30, 5)


def test_a_monster_that_is_named_wrongly_is_a_wrong_claim() -> None:
    table = code(1, (5, 40, 50))
    table.buzz(0)
    table.act(0, claim("AY BY CY", card=40))
    missed = last(table)
    assert isinstance(missed, Missed)
    assert (missed.fault, missed.card) == (Fault.NUMBER, 40)


# The time to claim


def test_a_buzz_without_a_claim_in_time_is_a_wrong_claim() -> None:
    """MC7.5."""
    table = code(2, (5, 40, 50), claim_ms=10_000)
    table.give(0, won=(30,))
    table.buzz(0, 4_000)
    assert table.state.until is not None
    assert table.due == 4_250 + 10_000 + 250
    table.lapse()
    missed = last(table)
    assert isinstance(missed, Missed)
    assert missed.fault is Fault.LATE
    assert table.player(0).won == ()


def test_a_claim_pressed_in_time_counts_though_it_comes_late() -> None:
    table = code(1, (5, 40, 50), claim_ms=10_000)
    table.buzz(0, 4_000)
    table.act(0, RIGHT, 14_000, got=1_014_240)
    assert table.player(0).won == (5,)


def test_a_claim_pressed_too_late_is_as_good_as_none() -> None:
    table = code(1, (5, 40, 50), claim_ms=10_000)
    table.buzz(0, 4_000)
    table.act(0, RIGHT, 14_001)
    missed = last(table)
    assert isinstance(missed, Missed)
    assert missed.fault is Fault.LATE


def test_who_gives_up_need_not_wait_for_the_clock() -> None:
    table = code(2, (5, 40, 50))
    table.give(0, won=(30,))
    table.buzz(0)
    table.act(0, GiveUp())
    assert table.state.discard == (5, 40, 50)
    assert table.player(0).won == ()


# The pile


def test_thirty_rounds_are_played_when_every_one_is_captured() -> None:
    """MC8.2: 18 + 12; MC17.3."""
    table = Table(1, seed="thirty")
    rounds = 0
    while not table.match.outcome:
        rounds += 1
        table.buzz(0)
        capture(table, table.state.zone[0])
    assert rounds == 30
    assert table.outcome.why == End.PILE
    assert table.outcome.figures[0]["solved"] == len(table.player(0).won) == 30


def capture(table: Table, monster: int) -> None:
    """Whoever holds the buzz makes this monster, on the first board on which it can be made."""
    holder = table.state.holder
    assert holder
    for order in permutations(range(1, 10)):
        table.change(cubes=(cube(" ".join(map(str, order))),))
        found = table.right(holder.seat, monster)
        if found:
            table.act(holder.seat, found)
            return


def test_without_a_capture_there_are_thirty_six_rounds() -> None:
    """MC17.3."""
    table = Table(1)
    rounds, seen = 0, Counter[int]()
    while not table.match.outcome:
        rounds += 1
        seen.update(table.state.zone)
        table.miss(0)
    assert rounds == 36
    assert set(seen.values()) <= {1, 2}


def test_whether_the_pile_has_run_out_is_decided_right_after_the_deal_and_stands() -> None:
    """MC17.1: what comes under it meanwhile is shuffled in at the next refill."""
    table = Table(1)
    for _ in range(17):
        table.miss(0)
    assert table.state.ran_out == 1
    zone = table.state.zone
    table.agree(0)
    assert table.news[-1].shuffled
    assert table.state.discard == ()
    assert set(zone) <= {*table.state.zone, *table.state.piles[0]}


@pytest.mark.parametrize("ending", ["right", "wrong", "agreement"])
def test_the_last_round_ends_the_match_however_it_ends(ending: str) -> None:
    """MC17.2."""
    table = code(1, (5, 40, 50))
    table.change(ran_out=2)
    assert table.view().last_round
    if ending == "agreement":
        table.agree(0)
    else:
        table.buzz(0)
        table.act(0, RIGHT if ending == "right" else claim("AY AR AB"))
    assert table.outcome.why == End.PILE
    assert table.told[-1] == "Ended"


def test_a_penalty_due_in_the_last_round_is_still_paid() -> None:
    """MC17.2."""
    table = code(1, (5, 40, 50))
    table.change(ran_out=2)
    table.give(0, won=(30, 8))
    table.miss(0)
    assert table.match.outcome is None
    table.act(0, Return(card=30))
    assert table.outcome.scores == (0,)


def test_the_last_zone_says_that_it_is_the_last() -> None:
    table = Table(1)
    while not table.view().last_round:
        table.miss(0)
    revealed = table.news[-1]
    assert isinstance(revealed, Revealed)
    assert revealed.last


# Who may do what


def test_faces_are_shown_only_by_whoever_has_the_buzz() -> None:
    table = code(2, (5, 40, 50))
    assert table.refused(0, RIGHT).kind is Foul.BUZZ_FIRST
    table.buzz(0)
    refused = table.refused(1, RIGHT)
    assert (refused.kind, refused.details) == (Foul.HELD, {"by": 0, "until": table.state.until})
    assert table.refused(0, Return(card=5)).details == {"phase": "claim"}


def test_what_belongs_to_other_rules_is_refused() -> None:
    table = code(2, (5, 40, 50))
    refused = table.refused(0, shift("A", (-1, 0)))
    assert (refused.kind, refused.details) == (Foul.OTHER_RULES, {"rules": "code"})
    table.buzz(0)
    assert table.refused(0, Place(seat=1)).kind is Foul.NO_CHOICE


def test_an_old_desk_of_an_earlier_buzz_is_stale() -> None:
    table = code(1, (5, 40, 50))
    before = table.match.revision
    table.miss(0)
    table.buzz(0, 9_000)
    assert table.refused(0, claim("AY BY CY"), 9_500, seen=before + 1).kind is Kind.STALE
    assert table.refused(0, claim("AY BY CY"), 9_500, seen=99).kind is Kind.STALE
