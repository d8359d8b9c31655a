"""The brains: they look as people look, and tell no more than they see."""

from statistics import mean

import pytest

from engine.chance import Chance
from engine.game import Level, Plan
from engine.monster_cube import game
from engine.monster_cube.actions import Action, Agree, Buzz, Claim, GiveUp, Place, Return, Shift
from engine.monster_cube.brains.brain import Nature, Searcher
from engine.monster_cube.brains.planner import captures, planner, worth_of_card
from engine.monster_cube.brains.sight import first_find, sight
from engine.monster_cube.news import Missed, Solved
from tests.monster_cube.tables import PLAIN, Table, advanced, claim, code, cube, dice

FLAWLESS = Searcher(Nature(pace=3_000, own_pace=3_000, errs=0, moves=9, patience=150))
SLIPPING = Searcher(Nature(pace=3_000, own_pace=3_000, errs=100, moves=0, patience=150))
BLIND = Searcher(Nature(pace=3_000, own_pace=3_000, errs=0, moves=0, patience=150))


def thought(
    table: Table, seat: int, level: Level = Level.NORMAL, seed: str = "1", pending: Plan[Action] | None = None
) -> Plan[Action] | None:
    return game.brain(level).think(table.view(seat), pending, Chance(seed, 1))


def delays(table: Table, level: Level) -> list[int]:
    """After how long it presses, many times over."""
    plans = [thought(table, 0, level, str(number)) for number in range(150)]
    return [plan.after for plan in plans if plan and isinstance(plan.action, Buzz)]


# Looking


def test_the_better_the_level_the_sooner_it_presses() -> None:
    table = code(2, (5, 11, 19))
    easy, normal, hard = (mean(delays(table, level)) for level in Level)
    assert easy > 1.8 * normal
    assert normal > 1.2 * hard


def test_an_easy_board_is_found_soon_and_a_hard_one_late() -> None:
    easy, hard = code(2, (11, 13, 17)), code(2, (48, 54, 56))
    for level in (Level.NORMAL, Level.HARD):
        assert mean(delays(easy, level)) < 0.6 * mean(delays(hard, level))


def test_nobody_finds_anything_in_no_time() -> None:
    table = code(2, (11, 13, 17))
    assert min(delays(table, Level.HARD)) >= 1_500


def test_easy_looks_at_the_tiles_as_they_lie_alone_and_hard_at_moves_as_well() -> None:
    dealt = (Table(1, seed=str(seed)).state.cubes[0] for seed in range(100))
    tables = (code(1, (48, 54, 56), tiles) for tiles in dealt)
    table = next(table for table in tables if table.right(0) is None)
    table.buzz(0)
    for level, moving in ((Level.EASY, False), (Level.HARD, True)):
        plans = [thought(table, 0, level, str(number)) for number in range(40)]
        claims = [plan.action for plan in plans if plan and isinstance(plan.action, Claim)]
        assert any(one.move for one in claims) is moving


def test_what_it_claims_without_erring_is_right() -> None:
    for number in range(60):
        table = Table(1, seed=str(number))
        table.change(cubes=(PLAIN,))
        table.buzz(0)
        plan = FLAWLESS.think(table.view(0), None, Chance(str(number), 2))
        assert plan
        table.act(0, plan.action, 9_000)
        assert isinstance(table.state.last, Solved)


def test_who_errs_claims_what_is_wrong() -> None:
    for number in range(20):
        table = Table(1, seed=str(number))
        table.buzz(0)
        plan = SLIPPING.think(table.view(0), None, Chance(str(number), 2))
        assert plan
        table.act(0, plan.action, 9_000)
        assert isinstance(table.state.last, Missed)


def nothing_to_find(seats: int = 1) -> Table:
    """A board that forms nothing: no tile touches another."""
    return code(seats, (54, 55, 56), cube("1 2 3 4 5 6 7 8 9", tuple((9 * slot, 0) for slot in range(9))))


def test_who_finds_nothing_says_so_when_patience_ends() -> None:
    table = nothing_to_find()
    plan = BLIND.think(table.view(0), None, Chance("1", 1))
    assert plan
    assert isinstance(plan.action, Agree)
    assert plan.after > 60_000


def test_who_holds_the_buzz_and_sees_nothing_gives_up() -> None:
    table = nothing_to_find()
    table.buzz(0)
    plan = BLIND.think(table.view(0), None, Chance("1", 1))
    assert plan
    assert plan.action == GiveUp()


def test_who_errs_where_nothing_lies_gives_up_too() -> None:
    table = nothing_to_find()
    table.buzz(0)
    plan = SLIPPING.think(table.view(0), None, Chance("1", 1))
    assert plan
    assert plan.action == GiveUp()


def test_a_brain_does_not_keep_the_others_waiting_when_they_agree() -> None:
    """MC7.6: brains do not block an agreement."""
    table = nothing_to_find(2)
    table.agree(0)
    plan = thought(table, 1, Level.EASY)
    assert plan
    assert isinstance(plan.action, Agree)
    assert plan.after <= 6_000
    table.agree(1)
    plan = thought(table, 1, Level.EASY)
    assert plan


def test_whoever_has_agreed_says_it_once() -> None:
    table = nothing_to_find(2)
    table.agree(1)
    assert BLIND.think(table.view(1), None, Chance("1", 1)) is None


def test_it_thinks_on_while_nothing_changes_and_anew_when_all_does() -> None:
    table = code(2, (5, 40, 50))
    plan = thought(table, 1)
    assert plan
    assert thought(table, 1, seed="2", pending=plan) == plan
    table.agree(0, 1)
    assert thought(table, 1, seed="2", pending=plan) != plan


def test_it_does_nothing_while_others_have_the_buzz_or_its_own_press_is_judged() -> None:
    table = code(2, (5, 40, 50))
    table.act(0, Buzz(), 4_000)
    assert thought(table, 0) is None
    table.lapse()
    assert thought(table, 1) is None
    plan = thought(table, 0)
    assert plan
    assert isinstance(plan.action, Claim)
    assert thought(table, 0, seed="3", pending=plan) == plan


def test_it_looks_on_where_it_was_while_somebody_else_claims() -> None:
    """With a hand of one's own, another one's wrong claim changes nothing (MC9.8)."""
    table = advanced(2, (10, 15, 37), (5, 40, 50))
    plan = thought(table, 1)
    assert plan
    table.buzz(0)
    waiting = thought(table, 1, pending=plan)
    assert waiting
    assert waiting.after > 1_800_000, "nobody presses while another claims"
    assert thought(table, 1, pending=waiting) == waiting
    table.act(0, GiveUp())
    later = Plan(action=waiting.action, after=waiting.after - 9_000)
    resumed = thought(table, 1, seed="2", pending=later)
    assert resumed == Plan(action=plan.action, after=max(1_500, plan.after - 9_000))


def test_it_looks_anew_where_the_claim_has_changed_what_lies_there() -> None:
    """MC7.1, MC9.6."""
    table = code(2, (5, 40, 50))
    plan = thought(table, 1)
    table.buzz(0)
    waiting = thought(table, 1, pending=plan)
    table.act(0, claim("AY BY CY"))
    anew = thought(table, 1, seed="2")
    assert thought(table, 1, seed="2", pending=waiting) == anew
    upon = advanced(3, (5, 40, 50))
    upon.buzz(0)
    upon.act(0, claim("AY BY CY"))
    patient: Plan[Action] = Plan(action=Buzz(), after=3_700_000)
    assert thought(upon, 1, pending=patient) == patient
    upon.act(0, Place(seat=1))
    assert thought(upon, 1, seed="2", pending=patient) == thought(upon, 1, seed="2")
    assert thought(upon, 2, seed="2", pending=patient) == Plan(action=Buzz(), after=100_000)


def test_a_moved_tile_makes_it_look_anew_before_the_modifier_is_placed() -> None:
    """MC5.6."""
    table = advanced(3, (5, 40, 50), tiles=cube("1 2 4 5 6 3 7 8 9"))
    table.buzz(0)
    table.act(0, claim("AY BY FY", tile="F", to=(-1, 0)))
    assert thought(table, 1, pending=Plan(action=Buzz(), after=3_700_000)) is None


def test_no_brain_is_the_first_to_agree_because_all_are_asked() -> None:
    """It says so when its own patience ends, and not before five minutes."""
    table = nothing_to_find(2)
    plan = thought(table, 1, Level.NORMAL)
    assert plan
    assert plan.after >= 300_000
    table.lapse()
    assert table.state.asked
    assert thought(table, 1, Level.NORMAL, pending=plan) == plan


def test_a_spectator_and_the_end_ask_for_nothing() -> None:
    for table in (code(1), dice(1)):
        assert game.brain(Level.EASY).think(table.view(), None, Chance("1", 1)) is None
        while not table.match.outcome:
            if table.match.due:
                table.lapse()
            else:
                table.idle(0)
        assert thought(table, 0) is None


def test_who_is_barred_waits() -> None:
    table = advanced(2, (5, 40, 50))
    table.give(0, barred_until=1_030_000)
    assert thought(table, 0, Level.HARD) is None


def test_it_gives_back_what_is_worth_least() -> None:
    """MC7.3."""
    table = code(2, (5, 40, 50))
    table.give(0, won=(30, 54, 8))
    table.miss(0)
    plan = thought(table, 0)
    assert plan
    assert plan.action == Return(card=8)


def test_it_lays_the_modifier_before_whoever_is_nearest_to_the_end() -> None:
    table = advanced(3, (5, 40, 50), (7, 41, 51), (9, 42, 52))
    table.give(2, pile=(30,), before=(49, 19, 1))
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    plan = thought(table, 0)
    assert plan
    assert plan.action == Place(seat=2, replaces=19)


def test_it_sees_its_own_hand_with_its_modifiers() -> None:
    table = advanced(2, (10, 15, 37))
    table.give(0, before=(49,))
    assert sight(table.view(0), 0).wanted == {10: 13, 15: 18, 37: 40}


def test_patience_ends_a_search() -> None:
    seeing = sight(code(1, (5, 11, 13)).view(0), 0)
    assert first_find(seeing, seeing.as_it_lies(Chance("1", 1)), 0) is None
    found = first_find(seeing, seeing.as_it_lies(Chance("1", 1)), 57)
    assert found
    assert 1 <= found.looked <= 57


# Turn games


def test_in_a_turn_it_moves_a_tile_and_claims_if_it_can() -> None:
    for level in Level:
        table = dice(2, (6, 9, 10))
        plan = thought(table, 0, level)
        assert plan
        assert isinstance(plan.action, Claim | Shift)
        table.act(0, plan.action)
        assert table.state.turn == 1
        assert thought(table, 0, level) is None


def test_hard_finds_whatever_one_move_brings() -> None:
    for number in range(10):
        table = Table(2, "dice", seed=str(number))
        plan = thought(table, 0, Level.HARD, str(number))
        assert plan
        table.act(0, plan.action)
        assert isinstance(table.state.last, Solved)


def test_hard_takes_the_most_stars() -> None:
    table = dice(1, (1, 10, 17))
    plan = thought(table, 0, Level.HARD)
    assert plan
    assert isinstance(plan.action, Claim)
    assert plan.action.card == 17


def test_of_equals_hard_takes_what_the_next_player_could_make() -> None:
    """Three monsters of two stars each; with nine tiles of 1, 3 and 5 the next player makes 9 alone."""
    table = dice(2, (10, 9, 14))
    table.change(cubes=(PLAIN, cube("1 1 1 1 1 1 1 1 1")))
    other = sight(table.view(0), 1, cube=1)
    assert {choice.card for choice in captures(other, other.moves())} == {9}
    plan = thought(table, 0, Level.HARD)
    assert plan
    assert isinstance(plan.action, Claim)
    assert plan.action.card == 9


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_without_a_capture_it_moves_a_tile(level: Level) -> None:
    table = dice(1, (16, 17, 18))
    table.change(zone=(18,), cubes=(cube("1 2 1 2 1 2 1 2 1"),))
    plan = thought(table, 0, level)
    assert plan
    assert isinstance(plan.action, Shift)


def test_it_keeps_to_the_turn_it_has_thought_of() -> None:
    table = dice(2, (6, 9, 10))
    plan = thought(table, 0)
    assert plan
    assert thought(table, 0, seed="2", pending=plan) == plan


def test_it_agrees_when_there_is_something_to_agree_to() -> None:
    """MC10.10."""
    table = dice(2, (6, 17, 18))
    for _ in range(6):
        assert table.state.turn is not None
        table.idle(table.state.turn)
    plan = thought(table, 1)
    assert plan
    assert plan.action == Agree()
    assert thought(table, 1, seed="2", pending=plan) == plan
    table.agree(1)
    assert thought(table, 1) is None
    own = thought(table, 0, pending=Plan(action=Agree(), after=10))
    assert own
    assert not isinstance(own.action, Agree)


def test_the_worth_of_a_card_counts_the_special_rules() -> None:
    """MC12."""
    table = dice(1, (4, 20, 30), rules="numbers", king=True, family=True)
    table.give(0, won=(1, 2, 3))
    assert worth_of_card(table.view(0), 0, 4) == 2 + (10 - 6) + 5
    assert worth_of_card(table.view(0), 0, 8) == 3
    assert worth_of_card(dice(1).view(0), 0, 17) == 3
    plain = dice(1, (4, 20, 30), rules="numbers")
    plain.give(0, won=(1, 2, 3))
    assert worth_of_card(plain.view(0), 0, 4) == 2


def test_brains_name_themselves() -> None:
    assert repr(game.brain(Level.HARD)) == "Mind(hard)"
    assert "pace=3000" in repr(FLAWLESS)
    assert "plans=True" in repr(planner(Level.HARD))
