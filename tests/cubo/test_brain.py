"""Brains roll, lay, call and take as people do."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.cubo import game
from engine.cubo.brain import FASTEST, HURRIED, NATURES, Mind
from engine.cubo.scoring import best_arrangement, points_of_square
from engine.cubo.state import (
    Action,
    Arrange,
    Begin,
    Call,
    Close,
    CountedDown,
    Replace,
    Roll,
    Take,
)
from engine.game import Level, Plan
from tests.cubo.tables import Table, dice, racing, scoring
from tests.engine.duels import wins

GOOD = "R4 B3 R4 B2 W3 B2 R4 B3 R4"
PLAIN = "R1 R1 R1 B6 W4 R5 B6 B6 B2"


def thought(
    table: Table, level: Level, seat: int = 0, pending: Plan[Action] | None = None, chance: int = 1
) -> Plan[Action] | None:
    return Mind(NATURES[level]).think(table.view(seat), pending, Chance("mind", chance))


def planned(table: Table, level: Level = Level.HARD, seat: int = 0, chance: int = 1) -> Action:
    plan = thought(table, level, seat, chance=chance)
    assert plan is not None
    assert plan.after >= FASTEST == 350
    return plan.action


def test_the_first_player_gives_the_signal_and_the_others_wait() -> None:
    table = Table(seats=2)
    assert planned(table) == Begin()
    assert thought(table, Level.HARD, seat=1) is None
    plan = thought(table, Level.EASY)
    assert thought(table, Level.EASY, pending=plan, chance=2) is plan


def test_dice_in_hand_are_rolled() -> None:
    table = Table(seats=2)
    table.begin()
    assert planned(table, seat=1) == Roll()


def test_a_hard_brain_finds_the_best_square_of_a_roll() -> None:
    table = racing(seats=2)
    table.lay(0, GOOD)
    assert planned(table) == Arrange(order=best_arrangement(dice(GOOD)).order)


def test_a_square_that_has_been_laid_is_called() -> None:
    table = racing(seats=2)
    table.lay(0, GOOD)
    table.act(0, planned(table), 2_000)
    assert planned(table) == Call()


def test_a_roll_that_fell_as_well_as_can_be_is_called_as_it_lies() -> None:
    table = racing(seats=2)
    table.lay(0, "R6 R6 R6 R5 W6 B5 B6 B6 B6")
    table.call(1)
    assert Call() in {planned(table, Level.EASY, chance=chance) for chance in range(40)}


def test_a_poor_roll_is_rolled_again_until_somebody_calls() -> None:
    table = racing(seats=2)
    table.lay(0, PLAIN)
    assert best_arrangement(dice(PLAIN)).points < 16
    assert planned(table) == Roll()
    table.call(1)
    assert isinstance(planned(table), Arrange)


def test_a_plan_to_roll_is_dropped_when_somebody_calls() -> None:
    table = racing(seats=2)
    table.lay(0, PLAIN)
    plan = thought(table, Level.HARD)
    assert thought(table, Level.HARD, pending=plan, chance=2) is plan
    table.call(1)
    assert thought(table, Level.HARD, pending=plan, chance=2) is not plan


def test_harder_brains_lay_better_squares_and_sooner() -> None:
    worth: Counter[Level] = Counter()
    time: Counter[Level] = Counter()
    for level in Level:
        for chance in range(20):
            table = racing(seats=2, seed=str(chance))
            table.call(1)
            plan = thought(table, level, chance=chance)
            assert plan is not None
            order = plan.action.order if isinstance(plan.action, Arrange) else range(9)
            worth[level] += points_of_square(tuple(table.player(0).dice[cell] for cell in order))
            time[level] += plan.after
    assert worth[Level.EASY] < worth[Level.NORMAL] < worth[Level.HARD]
    assert time[Level.EASY] > time[Level.NORMAL] > time[Level.HARD]


@pytest.mark.parametrize("level", Level)
def test_counted_down_a_brain_makes_haste(level: Level) -> None:
    table = racing(seats=2)
    table.call(1)
    slow = thought(table, level)
    assert slow is not None
    assert slow.after > HURRIED
    table.decline(1)
    assert isinstance(table.news[-1], CountedDown)
    hasty = thought(table, level, pending=slow)
    assert hasty is not None
    assert hasty.after <= HURRIED
    assert thought(table, level, pending=hasty, chance=2) is hasty


def test_a_plan_that_others_do_not_touch_is_kept() -> None:
    table = racing(seats=3)
    table.call(1)
    plan = thought(table, Level.HARD)
    table.call(2)
    assert thought(table, Level.HARD, pending=plan, chance=2) is plan


def test_a_hard_brain_takes_the_die_that_gains_most_and_places_it_best() -> None:
    table = racing(seats=2)
    table.centre("R1 B1 R6 B1")
    table.lay(0, "B2 R5 B4 R1 W3 B1 R2 R6 B3")
    table.call(0)
    assert planned(table) == Take(slot=2)
    table = scoring(2, "B2 R5 B4 R1 W3 B1 R2 R6 B3")
    action = planned(table)
    assert isinstance(action, Replace)
    choices = table.view().choices
    assert action.cell is not None
    assert choices[action.cell] == max(choice for choice in choices if choice is not None)
    plan = thought(table, Level.HARD)
    assert thought(table, Level.HARD, pending=plan, chance=2) is plan
    assert thought(table, Level.HARD, seat=1) is None


def test_easy_brains_now_and_then_overlook_the_better_die() -> None:
    table = racing(seats=2)
    table.centre("R1 B1 R6 B1")
    table.lay(0, "B2 R5 B4 R1 W3 B1 R2 R6 B3")
    table.call(0)
    assert {planned(table, Level.EASY, chance=chance) for chance in range(60)} > {Take(slot=2)}
    placing = scoring(2, "B2 R5 B4 R1 W3 B1 R2 R6 B3")
    assert {planned(placing, Level.EASY, chance=chance) for chance in range(60)} > {Replace(cell=0)}


def test_a_hand_on_its_way_to_a_die_turns_to_another_when_that_is_gone() -> None:
    table = racing(seats=3)
    table.centre("R1 B1 R6 B1")
    table.lay(0, "B2 R5 B4 R1 W3 B1 R2 R6 B3")
    table.call(0)
    table.call(1)
    plan = thought(table, Level.HARD)
    assert thought(table, Level.HARD, pending=plan, chance=2) is plan
    table.take(1, 2)
    table.lapse()
    other = thought(table, Level.HARD, pending=plan, chance=2)
    assert other is not None
    assert other.action != Take(slot=2)


def test_a_hand_on_a_die_waits_for_the_photo_finish() -> None:
    table = racing(seats=2)
    table.call(0)
    table.take(0, 1)
    assert thought(table, Level.HARD) is None


def test_asked_to_close_a_brain_agrees() -> None:
    table = racing(seats=2)
    table.lay(0, PLAIN)
    table.lapse()
    assert planned(table) == Close()
    plan = thought(table, Level.EASY)
    assert thought(table, Level.EASY, pending=plan, chance=2) is plan
    table.act(0, Close(), 301_000)
    assert thought(table, Level.HARD) != plan


def test_alone_a_brain_keeps_within_the_minute() -> None:
    table = racing(seats=1)
    for chance in range(40):
        plan = thought(table, Level.EASY, chance=chance)
        assert plan is not None
        assert plan.after < 40_000


def test_brains_look_through_a_seat_s_eyes_only() -> None:
    assert Mind(NATURES[Level.HARD]).think(racing().view(None), None, Chance("x", 1)) is None


@pytest.mark.figures
@pytest.mark.parametrize(
    ("better", "worse"), [(Level.HARD, Level.NORMAL), (Level.NORMAL, Level.EASY)], ids=str
)
def test_hard_beats_normal_beats_easy(better: Level, worse: Level) -> None:
    won = wins(game, (worse, better), 16)
    assert won[better] > 2 * won[worse]


def test_a_brain_says_what_it_is_like() -> None:
    assert "tries=0" in repr(Mind(NATURES[Level.HARD]))
