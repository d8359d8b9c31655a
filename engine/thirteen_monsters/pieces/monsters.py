"""Complete monsters: their kinds, health points, powers and throws (TM2, TM8.2)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache

from engine.game import Frozen
from engine.thirteen_monsters.pieces.cards import DECK, THE_THIRTEENTH, element_of, monster_of, part_of


class MonsterKind(StrEnum):
    GNOME = "gnome"  # three pairs of three monsters
    ABOMINATION = "abomination"  # two pairs of one monster, one of another
    OG = "og"  # three pairs of one monster
    THIRTEENTH = "thirteenth"  # the three pairs of Ghost


class Power(StrEnum):
    SACRIFICE = "sacrifice"
    PERMAFROST = "permafrost"
    PROPHET = "prophet"
    SUPERNOVA = "supernova"


class Monster(Frozen, frozen=True, order=True):
    """A head, an eyes and a body pair. As a pair exists once, it is known by its head among all that are."""

    head: int
    eyes: int
    body: int
    spent: bool = False  # its Super Nova was used: it has left the game and only counts its points (TM9.7)

    @property
    def pairs(self) -> tuple[int, int, int]:
        return self.head, self.eyes, self.body

    @property
    def kind(self) -> MonsterKind:
        return kind_of(self.pairs)

    @property
    def hp(self) -> int:
        return HP[self.kind]

    @property
    def throws(self) -> int:
        return throws_of(self.pairs)

    @property
    def element(self) -> int:
        """The element of an O.G. or the 13th Monster; of others, that of the head."""
        return element_of(self.head)


HP = {kind: DECK.kinds[kind.value].hp for kind in MonsterKind}
POWERS = {kind: frozenset(map(Power, DECK.kinds[kind.value].powers)) for kind in MonsterKind}


@cache
def kind_of(pairs: tuple[int, int, int]) -> MonsterKind:
    names = {monster_of(pair) for pair in pairs}
    if len(names) > 1:
        return MonsterKind.ABOMINATION if len(names) == 2 else MonsterKind.GNOME
    return MonsterKind.THIRTEENTH if THE_THIRTEENTH in names else MonsterKind.OG


@cache
def throws_of(pairs: tuple[int, int, int]) -> int:
    """By how many of its pairs share an element; the 13th Monster has the most (TM8.2)."""
    if kind_of(pairs) is MonsterKind.THIRTEENTH:
        return DECK.throws.thirteenth
    return DECK.throws.same_element[max(Counter(map(element_of, pairs)).values())]


def best_face(dice: Sequence[int]) -> int:
    """The face that counts most as it lies, times how often it does (TM8.6); of equals, the highest."""
    return max(dice, key=lambda face: (face * dice.count(face), face))


def result_of(dice: Sequence[int]) -> int:
    face = best_face(dice)
    return face * dice.count(face)


def by_part(pairs: Iterable[int]) -> tuple[list[int], list[int], list[int]]:
    """These pairs as heads, eyes and bodies."""
    sorted_out: tuple[list[int], list[int], list[int]] = ([], [], [])
    for pair in pairs:
        sorted_out[part_of(pair)].append(pair)
    return sorted_out


def most_monsters(pairs: Iterable[int]) -> int:
    """How many monsters these pairs make, however they are grouped (TM9.1)."""
    return min(map(len, by_part(pairs)))
