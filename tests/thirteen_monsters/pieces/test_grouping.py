"""The best that pairs can be built into."""

from itertools import permutations

import pytest

from engine.chance import Chance
from engine.thirteen_monsters.brains.reckoning import MASTERY, masters, worth_of_pairs
from engine.thirteen_monsters.pieces.cards import PAIRS
from engine.thirteen_monsters.pieces.grouping import best_grouping, most_hp
from engine.thirteen_monsters.pieces.monsters import Monster, by_part, most_monsters
from tests.thirteen_monsters.positions import monster, pairs


def by_trying_all(owned: tuple[int, ...]) -> int:
    """The most health points of any grouping with as many monsters as there can be."""
    heads, eyes, bodies = by_part(owned)
    count, best = most_monsters(owned), 0
    for some_heads in permutations(heads, count):
        for some_eyes in permutations(eyes, count):
            for some_bodies in permutations(bodies, count):
                groups = zip(some_heads, some_eyes, some_bodies, strict=True)
                best = max(best, sum(Monster(*group).hp for group in groups))
    return best


@pytest.mark.parametrize("seed", range(60))
def test_no_grouping_has_more_health_points(seed: int) -> None:
    chance = Chance("grouping", seed)
    few = chance.sample(PAIRS[: 9 + 3 * (seed % 5)], 8)
    groups = best_grouping(few)
    assert len(groups) == most_monsters(few)
    assert most_hp(few) == by_trying_all(few)
    used = [pair for group in groups for pair in group.pairs]
    assert len(set(used)) == len(used)
    assert set(used) <= set(few)


def test_pure_monsters_come_first_then_doubles() -> None:
    owned = pairs("chall, wah head, wah body, twik eyes, sandil eyes")
    assert best_grouping(owned) == (monster("chall"), monster("wah sandil wah"))
    assert best_grouping(pairs("ghost, chall head")) == (monster("ghost"),)


def test_a_third_pair_of_the_same_element_is_preferred() -> None:
    """TM8.2: for the throws."""
    owned = pairs("chall head, chall eyes, wah body, twik body")
    assert best_grouping(owned) == (monster("chall chall twik"),)


def test_nothing_is_worth_as_much_as_to_be_elemental_master() -> None:
    """TM10.6"""
    four = pairs("striffle, sandil, chall, itvill")
    assert masters(four)
    assert (
        worth_of_pairs(four) > MASTERY > worth_of_pairs(pairs("striffle, wendoung, pandadori, sandil, chall"))
    )


def test_more_pairs_are_worth_more() -> None:
    chance = Chance("more", 1)
    for _ in range(50):
        some = chance.sample(PAIRS, 9)
        assert worth_of_pairs(some) > worth_of_pairs(some[:-1])
