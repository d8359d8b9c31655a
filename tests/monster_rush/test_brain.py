"""Brains see, decide and press as people do."""

import pytest

from engine.chance import Chance
from engine.game import Level, Plan
from engine.monster_rush import game
from engine.monster_rush.brain import FASTEST, NATURES, Hunch
from engine.monster_rush.state import Action, Reveal, Revealed, Shuffled, Touch
from tests.engine.duels import wins
from tests.monster_rush.boards import Rush, card, failed, needing

LOW, HIGH = needing("sword", "fire"), needing("sword", "bow", "fire")


def thoughts(rush: Rush, level: Level, seat: int = 0, times: int = 300) -> list[Plan[Action] | None]:
    view = game.view(rush.state, seat)
    return [Hunch(NATURES[level]).think(view, None, Chance("brain", n)) for n in range(times)]


def turned(*cards: int, monsters: tuple[int, int, int] = (LOW, HIGH, needing("axe", "storm"))) -> Rush:
    """The last of these cards has just been turned."""
    rush = Rush(seats=2)
    rush.lairs(*monsters)
    rush.shown(*cards)
    rush.change(news=(Revealed(seat=0, card=cards[-1]),))
    return rush


@pytest.mark.parametrize("level", Level)
def test_no_brain_reacts_faster_than_a_person_can_and_reactions_spread(level: Level) -> None:
    rush = turned(card("sword"), card("fire"))
    reactions = [plan.after for plan in thoughts(rush, level) if plan]
    assert min(reactions) >= FASTEST == 350
    assert max(reactions) - min(reactions) > 300
    assert len(set(reactions)) > 100


def test_harder_brains_notice_more_and_are_quicker() -> None:
    rush = turned(card("sword"), card("fire"))
    noticed = {level: [plan.after for plan in thoughts(rush, level) if plan] for level in Level}
    assert len(noticed[Level.EASY]) < len(noticed[Level.NORMAL]) < len(noticed[Level.HARD])
    means = {level: sum(times) / len(times) for level, times in noticed.items()}
    assert means[Level.EASY] > means[Level.NORMAL] > means[Level.HARD]


def test_a_hard_brain_goes_for_the_most_valuable_ready_monster_and_is_never_fooled() -> None:
    rush = turned(card("sword"), card("bow"), card("fire"))
    assert {plan.action for plan in thoughts(rush, Level.HARD) if plan} == {Touch(space=1)}
    fake = turned(card("sword"), failed("fire"))
    assert thoughts(fake, Level.HARD, times=100) == [None] * 100


def test_an_easy_brain_now_and_then_takes_a_failed_attack_for_real() -> None:
    fake = turned(card("sword"), failed("fire"))
    plans = [plan for plan in thoughts(fake, Level.EASY) if plan]
    assert 10 < len(plans) < 90
    assert {plan.action for plan in plans} == {Touch(space=0)}


def test_only_a_newly_turned_card_starts_a_thought() -> None:
    rush = turned(card("sword"), card("fire"))
    rush.change(news=())
    assert thoughts(rush, Level.HARD, times=20) == [None] * 20


def test_a_hand_on_its_way_is_not_called_back_by_further_cards_but_by_a_new_board() -> None:
    rush = turned(card("sword"), card("fire"))
    brain = Hunch(NATURES[Level.HARD])
    on_its_way: Plan[Action] = Plan(action=Touch(space=0), after=120)
    assert brain.think(game.view(rush.state, 0), on_its_way, Chance("x", 1)) is on_its_way
    rush.change(news=(Shuffled(),))
    assert brain.think(game.view(rush.state, 0), on_its_way, Chance("x", 1)) is None


def test_a_hand_that_lies_on_a_monster_does_nothing_more() -> None:
    rush = turned(card("sword"), card("fire"))
    rush.touch(0, 0)
    assert Hunch(NATURES[Level.HARD]).think(game.view(rush.state, 0), None, Chance("x", 1)) is None


def test_by_hand_a_brain_turns_its_card_unless_it_sees_a_monster() -> None:
    rush = Rush(seats=2, automatic=False)
    brain = Hunch(NATURES[Level.HARD])
    plan = brain.think(game.view(rush.state, 0), None, Chance("x", 1))
    assert plan is not None
    assert plan.action == Reveal()
    assert brain.think(game.view(rush.state, 1), None, Chance("x", 1)) is None
    assert brain.think(game.view(rush.state, 0), plan, Chance("x", 2)) is plan
    rush.lairs(LOW, HIGH, needing("axe", "storm"))
    rush.shown(card("sword"), card("fire"))
    rush.change(news=(Revealed(seat=1, card=card("fire")),))
    seen = brain.think(game.view(rush.state, 0), plan, Chance("x", 3))
    assert seen is not None
    assert seen.action == Touch(space=0)


def test_a_brain_whose_pile_is_used_up_waits() -> None:
    rush = Rush(seats=2, automatic=False)
    first, second = rush.state.hunters
    rush.hunters(first.__class__(pile=()), second)
    assert Hunch(NATURES[Level.EASY]).think(game.view(rush.state, 0), None, Chance("x", 1)) is None


@pytest.mark.figures
@pytest.mark.parametrize(
    ("better", "worse"), [(Level.HARD, Level.NORMAL), (Level.NORMAL, Level.EASY)], ids=str
)
def test_hard_beats_normal_beats_easy(better: Level, worse: Level) -> None:
    won = wins(game, (worse, better), 24)
    assert won[better] > 2 * won[worse]


def test_a_brain_says_what_it_is_like() -> None:
    assert "notices=85" in repr(Hunch(NATURES[Level.HARD]))
