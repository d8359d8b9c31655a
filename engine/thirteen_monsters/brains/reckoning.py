"""What holdings promise, by a brain's reckoning: health points, and what pairs may still become."""

from collections import Counter
from collections.abc import Iterable

from engine.thirteen_monsters.ending import ELEMENTS_NEEDED
from engine.thirteen_monsters.pieces.cards import (
    ELEMENTS,
    MONSTERS,
    PARTS,
    THE_THIRTEENTH,
    Pair,
    monster_of,
    part_of,
)
from engine.thirteen_monsters.pieces.monsters import HP, MonsterKind
from engine.thirteen_monsters.views import SeatView

Pairs = frozenset[Pair]

MASTERY = 1_000.0  # nothing else is worth as much as to win at once
PAIR = 3.0  # any pair may become a third of a gnome
DOUBLE = 4.0  # two pairs of a monster that are not built together yet
ELEMENT = 6.0  # each O.G. of another element is a step to the Elemental Master

_GNOME = HP[MonsterKind.GNOME]
_ABOMINATION = HP[MonsterKind.ABOMINATION]
_OG = HP[MonsterKind.OG]
_THIRTEENTH = HP[MonsterKind.THIRTEENTH]


def pairs_of(seat: SeatView) -> Pairs:
    """All that this seat could regroup."""
    built = (pair for monster in seat.monsters if not monster.spent for pair in monster.pairs)
    return frozenset((*seat.free, *built))


def masters(pairs: Iterable[Pair]) -> bool:
    """Whether whoever has these pairs could be Elemental Master (TM10.6)."""
    return _pure_elements(_counted(pairs)) >= ELEMENTS_NEEDED


def worth_of_pairs(pairs: Iterable[Pair]) -> float:
    """As if they were grouped for the most health points, as a Sacrifice allows any time."""
    held = tuple(pairs)
    counted = _counted(held)
    monsters = min(Counter(map(part_of, held))[part] for part in range(PARTS))
    full = [monster for monster in range(MONSTERS) if counted[monster] == PARTS]
    pure = min(len(full), monsters)
    doubles = sum(count == PARTS - 1 for count in counted)
    mixed = min(doubles, monsters - pure)
    points = pure * _OG + mixed * _ABOMINATION + (monsters - pure - mixed) * _GNOME
    points += (_THIRTEENTH - _OG) * (THE_THIRTEENTH in full)
    elements = _pure_elements(counted)
    promise = PAIR * len(held) + DOUBLE * doubles + ELEMENT * elements
    return points + promise + MASTERY * (elements >= ELEMENTS_NEEDED)


def _counted(pairs: Iterable[Pair]) -> list[int]:
    """How many pairs there are of each monster."""
    counted = [0] * MONSTERS
    for pair in pairs:
        counted[monster_of(pair)] += 1
    return counted


def _pure_elements(counted: list[int]) -> int:
    return len({ELEMENTS[monster] for monster, count in enumerate(counted) if count == PARTS})
