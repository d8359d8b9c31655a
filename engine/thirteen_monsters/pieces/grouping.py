"""The best that a heap of pairs can be built into."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from engine.thirteen_monsters.pieces.cards import PARTS, Pair, element_of, monster_of
from engine.thirteen_monsters.pieces.monsters import Monster, by_part, most_monsters

Grouping = tuple[Monster, ...]


def best_grouping(pairs: Iterable[Pair]) -> Grouping:
    """As many monsters as can be built, with the most health points that any grouping has.

    Three pairs of one monster go together first, then two with a third pair that nothing else needs, then
    what is left. Where points are equal, pairs that share an element are put together for their throws.
    """
    left = set(pairs)
    count = most_monsters(left)
    pure = _pure(left)[:count]
    left.difference_update(*pure)
    cores = _cores(left)[: count - len(pure)]
    left.difference_update(*cores)
    groups = [list(group) for group in pure] + [list(core) for core in cores]
    groups += [[] for _ in range(count - len(groups))]
    for group in groups:
        _fill(group, left)
    return tuple(sorted(_monster(group) for group in groups))


def most_hp(pairs: Iterable[Pair]) -> int:
    return sum(monster.hp for monster in best_grouping(pairs))


def _held(pairs: Iterable[Pair]) -> list[list[Pair]]:
    """The pairs by monster; the 13th first, then in printed order."""
    held: defaultdict[int, list[Pair]] = defaultdict(list)
    for pair in sorted(pairs):
        held[monster_of(pair)].append(pair)
    return [held[monster] for monster in sorted(held, key=lambda monster: (-(monster // 12), monster))]


def _pure(pairs: Iterable[Pair]) -> list[list[Pair]]:
    return [group for group in _held(pairs) if len(group) == PARTS]


def _cores(pairs: Iterable[Pair]) -> list[list[Pair]]:
    return [group for group in _held(pairs) if len(group) == PARTS - 1]


def _fill(group: list[Pair], left: set[Pair]) -> None:
    """The parts that are missing, of the group's own elements where there are any."""
    for part, choice in enumerate(by_part(left)):
        if all(pair % PARTS != part for pair in group):
            elements = [element_of(pair) for pair in group]
            pair = max(sorted(choice), key=lambda one: elements.count(element_of(one)))
            group.append(pair)
            left.discard(pair)


def _monster(group: Sequence[Pair]) -> Monster:
    head, eyes, body = sorted(group, key=lambda pair: pair % PARTS)
    return Monster(head, eyes, body)
