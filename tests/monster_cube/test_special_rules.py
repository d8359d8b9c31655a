"""King of the hunters, families and levels (MC12)."""

import pytest

from engine.monster_cube import game
from engine.monster_cube.cards import LEVELS
from engine.monster_cube.news import Revealed
from engine.monster_cube.scoring import families, longest_run
from engine.monster_cube.state import Options, Rules
from tests.monster_cube.tables import Table, code


def totals(table: Table, *won: tuple[int, ...]) -> list[int]:
    for seat, cards in enumerate(won):
        table.give(seat, won=cards)
    return [player.tally.total for player in table.view().players]


def kings(*won: tuple[int, ...]) -> list[int]:
    table = Table(len(won), king=True)
    totals(table, *won)
    return [player.tally.king for player in table.view().players]


def test_only_the_longest_run_of_all_counts() -> None:
    """MC12.1, MC12.2."""
    assert kings((11, 12), (20, 21, 22), (30, 40)) == [0, 6, 0]


def test_players_with_equal_runs_are_both_king() -> None:
    """MC12.2."""
    assert kings((11, 12), (20, 21), (30, 33)) == [3, 3, 0]


def test_five_in_a_row_are_worth_no_more_than_four() -> None:
    """MC12.2."""
    assert kings((30, 31, 32, 33, 34), (1, 2, 3, 4)) == [10, 0]


def test_nobody_is_king_without_a_run() -> None:
    assert kings((11, 13), (20,), ()) == [0, 0, 0]


def test_of_several_runs_of_a_player_the_longest_is_told() -> None:
    """MC12.2."""
    assert longest_run((1, 2, 9, 11, 10, 30, 31)) == (9, 10, 11)
    assert longest_run((4, 6, 8)) == ()
    assert longest_run((5, 4, 9, 8)) == (4, 5)


def test_a_family_counts_for_each_kind_that_is_complete() -> None:
    """MC12.3."""
    assert families((1, 2, 3, 4, 53, 54, 55, 56, 9, 10, 11)) == (1, 14)
    assert families((2, 3, 4, 5)) == ()


def test_special_rules_are_switched_on_separately() -> None:
    """MC12.5."""
    won = (1, 2, 3, 4)
    for king, family, total in ((False, False, 5), (True, False, 15), (False, True, 10), (True, True, 20)):
        assert totals(Table(1, king=king, family=family), won) == [total]


@pytest.mark.parametrize(("rules", "total"), [("dice", 4), ("advanced", 0), ("numbers", 20), ("code", 20)])
def test_special_rules_apply_where_points_count(rules: str, total: int) -> None:
    """MC12.5."""
    table = Table(1, rules, king=True, family=True, levels=True)
    assert totals(table, (1, 2, 3, 4)) == [total]
    assert len(table.view().piles) == {"code": 3, "numbers": 3, "dice": 1, "advanced": 0}[rules]


# Levels


@pytest.mark.parametrize("rules", ["code", "numbers"])
def test_levels_are_played_one_after_the_other(rules: str) -> None:
    """MC12.4."""
    table = Table(1, rules, levels=True)
    seen: list[int] = []
    while not table.state.ran_out:
        seen += table.state.zone
        if rules == "code":
            table.miss(0)
        else:
            table.idle(0)
    seen += table.state.zone
    assert len(seen) == 54
    assert set(seen[:18]) == set(LEVELS[0])
    assert set(seen[18:48]) == set(LEVELS[1])
    assert set(seen[48:]) < set(LEVELS[2])


def test_cards_go_under_the_pile_in_use_and_come_again_with_their_level() -> None:
    """MC12.4, MC17.13."""
    table = code(1, levels=True)
    zone = table.state.zone
    table.agree(0)
    assert table.state.piles[0][-3:] == zone
    assert table.view().piles == (15, 30, 8)


def test_the_pile_in_use_is_the_one_from_which_the_next_card_would_come() -> None:
    """MC17.13: when the first level has been dealt to its end, that is the second."""
    table = Table(1, levels=True)
    while table.state.piles[0]:
        table.miss(0)
    assert set(table.state.zone) <= set(LEVELS[0])
    zone = table.state.zone
    table.agree(0)
    assert table.state.piles[1][-3:] == zone


def test_the_new_pile_is_split_into_levels_again() -> None:
    """MC12.4."""
    table = Table(1, levels=True)
    while not table.state.ran_out_now:
        table.miss(0)
    table.miss(0)
    revealed = table.news[-1]
    assert isinstance(revealed, Revealed)
    assert revealed.shuffled
    assert set(table.state.zone) <= set(LEVELS[0])
    assert [set(pile) <= set(level) for pile, level in zip(table.state.piles, LEVELS, strict=True)] == [
        True
    ] * 3


def test_what_goes_under_when_all_piles_are_empty_is_shuffled_in() -> None:
    table = Table(1, levels=True)
    table.change(piles=((), (), ()), discard=tuple(range(10, 20)), ran_out_now=True, ran_out=1)
    table.change(zone=(54, 55, 56))
    table.agree(0)
    assert table.match.outcome is None
    assert set(table.state.zone) <= set(LEVELS[0])
    assert {54, 55, 56} <= set(table.state.piles[2])


@pytest.mark.parametrize(
    ("rules", "moot"),
    [
        (Rules.CODE, {"first"}),
        (Rules.ADVANCED, {"first", "king", "family", "levels"}),
        (Rules.DICE, {"claim_ms", "window_ms", "king", "family", "levels"}),
        (Rules.NUMBERS, {"claim_ms", "window_ms"}),
    ],
)
def test_special_rules_are_for_rule_sets_in_which_points_count(rules: Rules, moot: set[str]) -> None:
    """MC12.5; nobody begins a race, and turns know no photo finish (MC10.3, MC13.1)."""
    assert set(game.moot(Options(rules=rules))) == moot
