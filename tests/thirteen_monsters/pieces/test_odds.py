"""The exact odds (TM12), and that the engine's own battles bear them out."""

from collections.abc import Callable
from itertools import product
from math import sqrt

import msgspec
import pytest

from engine.chance import Chance
from engine.game import Press
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Attack
from engine.thirteen_monsters.pieces import odds
from engine.thirteen_monsters.pieces.cards import FACES, MOST
from engine.thirteen_monsters.pieces.monsters import result_of
from engine.thirteen_monsters.state import Battle, Fighter, State
from engine.thirteen_monsters.turn import battle
from tests.thirteen_monsters.positions import monster, pair, player, position

Play = Callable[[Battle], odds.Use]
Table = dict[int, tuple[float, ...]]

THROWS = (3, 4, 5, 6)
EXACT: Table = {
    3: (57.24, 44.49, 34.53, 26.89),
    4: (68.76, 56.84, 46.73, 38.38),
    5: (77.22, 66.78, 57.24, 48.86),
    6: (83.40, 74.52, 65.88, 57.92),
}
PLAYED: Table = {3: (58, 45, 36, 28), 4: (69, 57, 48, 40), 5: (77, 67, 58, 50), 6: (83, 75, 66, 59)}
BATTLES = 40_000
REACHED = sorted({result_of(dice) for dice in product(range(1, FACES + 1), repeat=5)})
TINY = 1e-7


@pytest.mark.parametrize(("throws", "mean"), [(3, 14.72), (4, 16.95), (5, 18.86), (6, 20.51)])
def test_the_best_mean_by_throws(throws: int, mean: float) -> None:
    """TM12"""
    assert round(odds.value(odds.MEAN, throws), 2) == mean


@pytest.mark.parametrize("attack", THROWS)
def test_the_exact_matrix_comes_out(attack: int) -> None:
    """TM12: the attacker against a defender who knows the result he must beat."""
    found = tuple(round(100 * odds.attack_wins(attack, defence), 2) for defence in THROWS)
    assert found == EXACT[attack]


def test_one_throw_is_worth_what_counting_all_throws_says() -> None:
    """7776 ways in which five dice fall, without any reckoning of ours."""
    total = sum(map(result_of, product(range(1, FACES + 1), repeat=5)))
    assert odds.value(odds.MEAN, 1) == pytest.approx(total / FACES**5)


def test_in_a_death_battle_less_than_what_lies_there_is_worth_nothing() -> None:
    use = odds.to_survive(15, 1, (3, 5))
    assert set(use[:15]) == {0.0}
    reached = [use[result] for result in REACHED if result > 15]
    assert reached == sorted(reached)
    assert use[30] > 0.9


@pytest.mark.parametrize("held", [1, 2, 3])
def test_the_last_of_a_death_battle_has_won_or_shares_what_lies_there(held: int) -> None:
    """TM10.4: who ties fights again, with an even chance each."""
    assert odds.to_survive(15, held, ())[15:17] == (1 / (held + 1), 1.0)


@pytest.mark.parametrize("throws", THROWS)
def test_a_last_rival_in_a_death_battle_plays_for_what_he_must_beat(throws: int) -> None:
    """TM10.4: of two who are as strong whoever throws first is a hair behind, for the other knows more."""
    use = odds.to_survive(0, 0, (throws,))
    assert use[12] == pytest.approx(1 - odds.value(odds.to_survive(12, 1, ()), throws))
    assert 0.49 < odds.value(use, throws) < 0.5


@pytest.mark.parametrize("rivals", [(3, 3), (4, 6), (5, 5)])
def test_against_two_rivals_it_is_as_good_as_what_all_the_reckoning_says(rivals: tuple[int, ...]) -> None:
    """TM10.5: taken exactly, a rival who is not the last thinks of those after him as well."""
    use, exact = odds.to_survive(0, 0, rivals), survived(0, 0, rivals)
    assert max(abs(one - other) for one, other in zip(use, exact, strict=True)) < 0.0015
    for throws in THROWS:
        assert odds.value(use, throws) == pytest.approx(odds.value(exact, throws), abs=0.0005)


def test_those_who_are_as_strong_share_a_death_battle_nearly_evenly() -> None:
    """TM10.5: whoever throws later knows more."""
    for others in range(1, 8):
        first = odds.value(odds.to_survive(0, 0, (5,) * others), 5)
        assert 0.97 < first * (others + 1) < 1


def survived(best: int, held: int, rivals: tuple[int, ...]) -> odds.Use:
    return tuple(
        left_of(result, held + 1 if result == best else 1, rivals)
        if result >= best and result in REACHED
        else 0.0
        for result in range(MOST + 1)
    )


def left_of(result: int, sharing: int, rivals: tuple[int, ...]) -> float:
    """The share of this result that is left when every rival has done what is best for himself."""
    if not rivals:
        return 1 / sharing
    (throws, *_), after = rivals, rivals[1:]
    same, less = ended(survived(result, sharing, after), throws, result)
    return same * left_of(result, sharing + 1, after) + less * left_of(result, sharing, after)


def ended(use: odds.Use, throws: int, result: int) -> tuple[float, float]:
    """How likely whoever plays for this use ends with this result, and with less.

    To have ended there counts a hair more than it does: so little that nobody plays otherwise for it.
    """
    plain = odds.value(use, throws)
    found: list[float] = []
    for these in ((result,), tuple(one for one in REACHED if one < result)):
        more = tuple(worth + (TINY if own in these else 0.0) for own, worth in enumerate(use))
        found.append((odds.value(more, throws) - plain) / TINY)
    return found[0], found[1]


@pytest.mark.parametrize(
    ("dice", "left", "target", "start"),
    [
        ((6, 6, 6, 1, 2), 2, 18, (6, 3)),
        ((6, 6, 6, 6, 1), 1, 23, None),
        ((1, 1, 1, 1, 1), 1, 5, (0, 0)),
        ((5, 5, 5, 6, 6), 1, 24, (5, 3)),
    ],
)
def test_the_best_throw_against_a_target(
    dice: tuple[int, ...], left: int, target: int, start: tuple[int, int] | None
) -> None:
    assert odds.best_throw(dice, left, odds.to_beat(target)) == start


def against(fight: Battle) -> odds.Use:
    """What the fighter that is to throw wants, if he plays as well as can be."""
    if fight.on:
        return odds.to_beat(fight.fighters[0].result or 0)
    return odds.to_stand_against(fight.fighters[1].throws)


def sensibly(fight: Battle) -> odds.Use:
    """To throw as much as one can, whatever the other does."""
    return odds.MEAN


@pytest.mark.figures
@pytest.mark.parametrize(
    ("play", "table", "each"),
    [
        pytest.param(sensibly, PLAYED, BATTLES // 16, id="sensible", marks=pytest.mark.thorough),
        pytest.param(against, EXACT, 600, id="exact"),
    ],
)
def test_battles_of_the_engine_bear_the_odds_out(play: Play, table: Table, each: int) -> None:
    """TM12: 40,000 battles by sensible play; and those of two who play as well as can be."""
    strange = 0.0
    for attack, defence in product(THROWS, THROWS):
        won = sum(_fought(attack, defence, number, play) for number in range(each))
        expected = table[attack][THROWS.index(defence)] / 100
        off = (won / each - expected) / sqrt(expected * (1 - expected) / each)
        assert abs(off) < 4, (attack, defence, won / each)
        strange += off**2
    assert strange < 45, "sixteen squares of what is spread like luck"


PLACE = position(player("chall"), player(free="wah eyes"))


def _fought(attack: int, defence: int, number: int, play: Play) -> bool:
    """One battle through the rules; whether the attacker wins."""
    fighters = (
        Fighter(seat=0, monster=monster("chall"), throws=attack),
        Fighter(seat=1, monster=None, throws=defence),
    )
    state: State = PLACE.state
    state = _with(state, Battle(fighters=fighters, pair=pair("wah eyes")))
    step = 0
    while state.battle is not None and state.battle.winner is None:
        chance = Chance(f"{number} of {attack} against {defence}", step)
        state, step = _thrown(state, play, chance), step + 1
    assert state.battle is not None
    return state.battle.winner == 0


def _with(state: State, fight: Battle) -> State:
    return msgspec.structs.replace(state, battle=fight)


def _thrown(state: State, play: Play, chance: Chance) -> State:
    fight = state.battle
    assert fight is not None
    assert fight.on is not None
    fighter = fight.fighters[fight.on]
    if not fighter.dice:
        return battle.throw(state, fighter.seat, None, chance)
    start = odds.best_throw(fighter.dice, fighter.throws - fighter.used, play(fight))
    if start is None:
        return battle.stop(state, fighter.seat)
    return battle.throw(state, fighter.seat, start[0] or None, chance)


def test_a_throw_is_made_with_the_luck_of_its_move() -> None:
    """The same luck throws the same dice, another luck others."""
    match = position(player("chall"), player(free="wah eyes"))
    attack = Attack(monster=monster("chall").head, pair=pair("wah eyes"))
    state = game.play(match.state, 0, attack, Press(at=0, seen=0), Chance("x", 1))

    def dice(seed: str) -> tuple[int, ...]:
        fight = battle.throw(state, 0, None, Chance(seed, 2)).battle
        assert fight is not None
        return fight.fighters[0].dice

    assert dice("one") == dice("one")
    assert len({dice(str(number)) for number in range(10)}) > 5
