"""Rule sets `dice` and `numbers`: each moves a tile of his own cube when it is his turn (MC10, MC11)."""

import pytest

from engine.game import Kind
from engine.monster_cube import game
from engine.monster_cube.actions import Agree, Buzz, Foul
from engine.monster_cube.cards import CARDS, HOUSE_RULES, START
from engine.monster_cube.news import End, Fault, Missed, Revealed, Solved
from engine.monster_cube.state import Options, Phase, Rules
from tests.monster_cube.tables import Table, claim, cube, dice, shift

SIX = claim("AY BY DY", tile="D", to=(-1, 0), card=6)  # 5 + 4 - 3 on the board below
BOARD = cube("3 4 1 5 2 6 7 8 9")


def six(seats: int = 2, zone: tuple[int, ...] = (6, 17, 18)) -> Table:
    """Everybody can make 6 with one move."""
    table = dice(seats, zone)
    table.change(cubes=(BOARD,) * seats)
    return table


def passed(table: Table, turns: int) -> None:
    for _ in range(turns):
        assert table.state.turn is not None
        table.idle(table.state.turn)


# Setup


def test_only_the_monsters_up_to_18_are_in_play() -> None:
    """MC10.1."""
    table = Table(3, "dice")
    assert sorted((*table.state.zone, *table.state.piles[0])) == list(range(1, 19))
    assert len(table.state.zone) == 3
    assert sorted(table.state.box) == list(range(19, 57))


def test_everybody_lays_a_set_of_his_own_dice_up() -> None:
    """MC10.2, MC1.6."""
    table = Table(4, "dice")
    cubes = table.state.cubes
    assert len({one.tiles for one in cubes}) == 4
    assert all(one.cells == START and sorted(one.tiles) == list(range(9)) for one in cubes)
    assert max(number for tile in table.view().cubes[0].tiles for number in tile.numbers) == 6


def test_rule_set_numbers_takes_all_monsters_and_the_number_side() -> None:
    """MC11.1."""
    table = Table(2, "numbers")
    assert sorted((*table.state.zone, *table.state.piles[0])) == list(range(1, 57))
    assert max(number for tile in table.view().cubes[0].tiles for number in tile.numbers) == 9


def test_who_begins_is_drawn_unless_the_host_names_somebody() -> None:
    """MC10.3."""
    drawn = {Table(3, "dice", seed=str(seed), first=None).state.turn for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert Table(3, "dice", first=2).state.turn == 2
    assert {Table(2, "dice", seed=str(seed), first=3).state.turn for seed in range(20)} == {0, 1}


# A turn


def test_a_right_claim_takes_the_monster_and_one_new_comes_in_its_place() -> None:
    """MC10.5, MC10.7."""
    table = six()
    following = table.state.piles[0][0]
    table.act(0, SIX)
    assert table.player(0).won == (6,)
    assert table.state.zone == (following, 17, 18)
    assert table.state.turn == 1
    assert table.told == ["Shifted", "Solved", "Revealed"]


def test_a_turn_needs_a_move() -> None:
    """MC10.4."""
    assert six().refused(0, claim("AY BY CY")).kind is Foul.MOVE_FIRST


def test_a_move_may_be_all() -> None:
    table = six()
    table.act(0, shift("A", (-1, 1)))
    assert table.state.cubes[0].cells[0] == (-1, 1)
    assert table.state.cubes[1].cells[0] == (0, 0)
    assert table.state.turn == 1


@pytest.mark.parametrize(
    ("faces", "fault"),
    [
        ("DY DR AY", Fault.NO_SHAPE),
        ("AY BY DY", Fault.NUMBER),
        ("AY BY CY", Fault.UNUSED),
        ("DY DB AY", Fault.RIBBON),
    ],
)
def test_a_wrong_claim_ends_the_turn_and_the_move_stands(faces: str, fault: Fault) -> None:
    """MC10.6, MC10.7, MC17.4."""
    table = six(zone=(16, 17, 18))
    to = (0, -1) if fault is Fault.RIBBON else (-1, 0)
    table.act(0, claim(faces, tile="D", to=to))
    missed = table.state.last
    assert isinstance(missed, Missed)
    assert missed.fault is fault
    assert table.state.cubes[0].cells[3] == to
    assert table.state.turn == 1
    assert table.state.zone == (16, 17, 18)


@pytest.mark.parametrize(
    ("to", "kind"), [((1, 1), Foul.MOVE_TAKEN), ((0, 1), Foul.MOVE_TAKEN), ((7, 7), Foul.MOVE_UNLINKED)]
)
def test_a_move_against_the_rules_is_refused_and_the_turn_goes_on(to: tuple[int, int], kind: Foul) -> None:
    """MC17.4, MC5.3, MC5.4."""
    table = six()
    refused = table.refused(0, shift("D", to))
    assert (refused.kind, refused.details) == (kind, {"tile": 3, "cell": to})
    assert table.refused(0, claim("AY BY DY", tile="D", to=to)).kind is kind
    table.act(0, SIX)


def test_one_group_is_kept_where_the_table_asks_for_it() -> None:
    """MC5.4."""
    table = dice(1, one_group=True)
    apart = cube("1 2 3 4 5 6 7 8 9", (*START[:6], (8, 2), (9, 2), (10, 2)))
    table.change(cubes=(apart,))
    assert table.refused(0, shift("C", (-1, 0))).kind is Foul.MOVE_APART


def test_a_cube_may_be_claimed() -> None:
    """MC10.6: three different tiles, in a line or as a cube."""
    table = dice(1, (5, 17, 18))
    table.change(cubes=(cube("2 5 1 8 3 7 4 6 9", (*START[:3], (-1, 1), *START[4:])),))
    table.act(0, claim("EY BR AB", tile="E", to=(0, 1), card=5))
    solved = table.state.last
    assert isinstance(solved, Solved)
    assert solved.shape == "cube"


def test_it_is_ones_turn_or_not() -> None:
    table = six()
    refused = table.refused(1, SIX)
    assert (refused.kind, refused.details) == (Kind.NOT_YOUR_TURN, {"turn": (0,)})
    assert table.refused(1, shift("A", (-1, 1))).kind is Kind.NOT_YOUR_TURN
    assert table.refused(0, Buzz()).kind is Foul.OTHER_RULES
    assert table.match.game.awaited(table.state) == (0,)


def test_a_turn_that_was_pressed_on_an_older_turn_is_stale() -> None:
    table = six(1)
    board = table.match.revision
    table.act(0, shift("A", (-1, 1)))
    assert table.refused(0, SIX, seen=board).kind is Kind.STALE


def test_without_a_move_in_time_the_turn_is_lost_and_the_layout_unchanged() -> None:
    """MC10.8."""
    table = six()
    table.idle(0)
    assert table.told == ["TurnLost"]
    assert table.state.cubes == (BOARD, BOARD)
    assert table.state.turn == 1
    assert table.player(0).turns == 1


def test_a_claim_says_how_long_the_turn_took() -> None:
    table = six()
    table.act(0, SIX, 7_000)
    solved = table.state.last
    assert isinstance(solved, Solved)
    assert solved.took == 7_000
    table.act(1, shift("A", (-1, 1)), 9_500)
    assert table.player(0).fresh_at == 1_009_500


# The end of `dice`


def test_all_monsters_scored_end_the_match_and_stars_decide() -> None:
    """MC10.9, MC10.10: without a pile the zone is not refilled."""
    table = six(2, (6, 17, 18))
    table.change(piles=((),))
    table.act(0, SIX)
    assert table.state.zone == (17, 18)
    table.change(zone=(6,))
    table.give(0, won=(1, 2))
    table.act(1, SIX)
    assert table.outcome.why == End.CAPTURED
    assert table.outcome.scores == (2, 1)
    assert table.outcome.ranks == (1, 2)


def test_of_equal_stars_more_monsters_win_and_else_they_share() -> None:
    """MC10.9."""
    table = six(3)
    table.change(zone=(6,), piles=((),))
    table.give(1, won=(15,))
    table.give(2, won=(1, 2, 3))
    table.give(0, won=(4, 5))
    table.act(0, SIX)
    assert table.outcome.scores == (3, 3, 3)
    assert table.outcome.ranks == (1, 3, 1)


def test_alone_the_fewest_turns_are_the_record() -> None:
    table = six(1)
    table.change(zone=(6,), piles=((),))
    table.idle(0)
    table.act(0, SIX)
    assert table.outcome.figures[0]["alone_turns"] == 2


def test_a_match_in_which_nobody_captures_anything_ends() -> None:
    table = six(2)
    passed(table, 2 * HOUSE_RULES.barren_turns)
    assert table.outcome.why == End.DESERTED
    assert "alone_turns" not in table.outcome.figures[0]


# Nothing matches (MC10.10)


def test_after_three_turns_each_without_a_capture_all_may_renew_the_zone() -> None:
    """MC10.10, MC17.11: turns lost to the clock count; all seats must agree."""
    table = six(2)
    refused = table.refused(0, Agree())
    assert (refused.kind, refused.details) == (Foul.TOO_EARLY, {"turns": 6})
    passed(table, 5)
    assert table.refused(0, Agree()).details == {"turns": 1}
    passed(table, 1)
    assert table.view().may_agree
    assert table.legal(1) == [Agree()]
    table.agree(1)
    assert table.refused(1, Agree()).kind is Foul.AGREED_ALREADY
    pile = table.state.piles[0]
    table.agree(0)
    assert table.state.zone == pile[:3]
    assert table.state.piles[0][-3:] == (6, 17, 18)
    assert table.told == ["Agreed", "Renewed", "Revealed"]
    assert table.refused(0, Agree()).details == {"turns": 6}


def test_an_agreement_lasts_until_the_zone_changes() -> None:
    """MC17.11."""
    table = six(2)
    passed(table, 6)
    board = table.match.revision
    table.agree(1)
    table.act(0, shift("A", (-1, 1)))
    assert table.state.agreed == (1,)
    table.act(1, SIX)
    assert table.state.agreed == ()
    passed(table, 6)
    refused = table.refused(1, Agree(), seen=board)
    assert (refused.kind, refused.details) == (Foul.VOID, {"by": 1})


def test_one_who_agrees_does_not_spoil_anothers_turn() -> None:
    table = six(2)
    passed(table, 6)
    board = table.match.revision
    table.agree(1)
    table.act(0, SIX, seen=board)
    assert table.player(0).won == (6,)


def test_without_a_pile_the_agreement_ends_the_match() -> None:
    """MC10.10."""
    table = six(1)
    table.change(piles=((),))
    passed(table, 3)
    table.agree(0)
    assert table.outcome.why == End.AGREED


def test_agreement_after_agreement_ends_the_match_too() -> None:
    table = six(1)
    for _ in range(HOUSE_RULES.deserted):
        passed(table, 3)
        table.agree(0)
    assert table.outcome.why == End.DESERTED


# `numbers`


def test_after_each_turn_the_zone_is_new() -> None:
    """MC11.3, MC17.12."""
    table = dice(2, (12, 55, 56), rules="numbers")
    table.change(cubes=(cube("9 5 1 4 2 3 6 7 8"),) * 2)
    table.act(0, claim("AR BR DR", tile="D", to=(-1, 0)))
    assert table.player(0).won == (12,)
    assert table.state.discard == (55, 56)
    second = table.state.zone
    table.act(1, shift("A", (-1, 1)))
    assert table.state.discard == (55, 56, *second)
    third = table.state.zone
    table.idle(0)
    assert table.state.discard == (55, 56, *second, *third)
    assert len(table.state.zone) == 3


def test_the_last_round_of_numbers_is_the_turn_on_the_last_three_cards() -> None:
    """MC11.4, MC8.2, MC17.3."""
    table = dice(2, rules="numbers")
    turns = 0
    while not table.match.outcome and turns < 40:
        turns += 1
        assert table.state.turn is not None
        table.idle(table.state.turn)
    assert turns == 36
    assert table.outcome.why == End.PILE


def test_points_decide_in_numbers() -> None:
    """MC11.4."""
    table = dice(2, rules="numbers")
    table.change(ran_out=2)
    table.give(0, won=(54,))
    table.give(1, won=(1, 2, 3))
    table.idle(0)
    assert table.outcome.scores == (4, 3)


def test_the_agreement_is_not_for_numbers() -> None:
    """MC17.11: there the zone changes each turn."""
    table = dice(2, rules="numbers")
    passed(table, 6)
    refused = table.refused(0, Agree())
    assert (refused.kind, refused.details) == (Foul.OTHER_RULES, {"rules": "numbers"})
    assert not table.view().may_agree
    assert table.phase is Phase.TURN
    assert isinstance(table.news[-1], Revealed)


# Alone


def test_alone_in_numbers_the_turn_that_reaches_forty_points_ends_the_match() -> None:
    """House: for the fewest turns (MC8 alone would end it after thirty, however well one plays)."""

    def of(worth: int, count: int) -> tuple[int, ...]:
        return tuple(code for code, card in CARDS.items() if card.worth == worth)[:count]

    table, nearly = dice(1, rules="numbers"), of(4, 8) + of(3, 2) + of(1, 1)
    table.give(0, won=nearly)
    assert table.view().players[0].tally.total == HOUSE_RULES.alone_points - 1
    table.idle(0)
    assert table.match.outcome is None
    table.give(0, won=nearly + of(1, 2)[1:])
    table.idle(0)
    assert table.outcome.why == End.POINTS
    assert table.outcome.figures[0]["alone_turns"] == 2


def test_with_others_numbers_goes_on_to_the_end_of_the_pile() -> None:
    table = dice(2, rules="numbers")
    table.give(0, won=tuple(range(1, 50)))
    table.idle(0)
    assert table.match.outcome is None


def test_alone_in_numbers_a_pile_that_runs_out_before_sets_no_record() -> None:
    """MC8.1."""
    table = dice(1, rules="numbers")
    while not table.match.outcome:
        table.idle(0)
    assert table.outcome.why == End.PILE
    assert "alone_turns" not in table.outcome.figures[0]


@pytest.mark.parametrize("rules", Rules)
def test_the_fastest_monster_is_a_record_of_every_rule_set(rules: Rules) -> None:
    """Results announce it, so lists know it too."""
    assert "fastest_ms" in {feat.figure for feat in game.ladder(Options(rules=rules)).feats}
