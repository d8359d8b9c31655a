"""What one's free pairs can become: which pair would build what, and where it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import product

from cogs.games.thirteen_monsters.words.naming import PART_NAMES, Looked, Three, kind_word, pair_word
from engine.thirteen_monsters.pieces.cards import NAMES, PAIRS, monster_of, pair_named, part_of
from engine.thirteen_monsters.pieces.monsters import HP, MonsterKind, by_part, kind_of

BEST = 3  # pairs that are told of by name, where there is room


def wordings(look: Looked) -> tuple[str, ...]:
    """What is missing for the next monster, and the best that it could be; the longest wording first.

    Nothing in a Death Battle: no pair changes hands any more.
    """
    if look.view.death is not None:
        return ()
    words, free = look.words, look.view.seats[look.seat].free
    missing = [part for part, there in enumerate(by_part(free)) if not there]
    if not free:
        return (words("thirteen-monsters-build-none"),)
    if len(missing) == 1:
        return tuple(_with_one_more(look, free, missing[0]))
    named = words.list_of(words("thirteen-monsters-build-part", part=PART_NAMES[part]) for part in missing)
    purest = tuple(_purest(look, free, missing))
    told = (words.list_of(purest, either=True), *purest[:1], "none")
    return tuple(words("thirteen-monsters-build-two", parts=named, pure=pure or "none") for pure in told)


def would_build(look: Looked, pair: int, giving: Collection[int] = ()) -> str | None:
    """What this pair makes of one's free ones at once; None: nothing yet (TM6.3)."""
    free = [one for one in look.view.seats[look.seat].free if one not in giving]
    best = _best(free, pair)
    return best and look.words("thirteen-monsters-builds", kind=kind_word(best, look.words))


def _best(free: Iterable[int], pair: int) -> Three | None:
    """The best monster that holds this pair, of these and itself."""
    parts = by_part(free)
    parts[part_of(pair)][:] = [pair]
    ways = ((head, eyes, body) for head, eyes, body in product(*parts))
    return max(ways, key=lambda pairs: HP[kind_of(pairs)], default=None)


def _with_one_more(look: Looked, free: tuple[int, ...], part: int) -> Iterator[str]:
    """Any pair of the part that is missing builds something; those that build more are told by name."""
    words, where = look.words, _whereabouts(look)
    built = {pair: way for pair in where if part_of(pair) == part and (way := _best(free, pair))}
    least = min((kind_of(way) for way in built.values()), key=HP.__getitem__, default=MonsterKind.GNOME)
    better = sorted(
        (pair for pair, way in built.items() if HP[kind_of(way)] > HP[least]),
        key=lambda pair: (-HP[kind_of(built[pair])], pair),
    )
    best = [
        words(
            "thirteen-monsters-build-best",
            pair=pair_word(pair, words),
            where=where[pair],
            kind=kind_word(built[pair], words),
        )
        for pair in better[:BEST]
    ]
    named, apart = words("picture-thirteen-kind", kind=least.value), words("picture-thirteen-apart")
    for count in range(len(best), -1, -1):
        yield words(
            "thirteen-monsters-build-one",
            part=PART_NAMES[part],
            least=named,
            hp=HP[least],
            best=apart.join(best[:count]) or "none",
        )


def _purest(look: Looked, free: tuple[int, ...], missing: list[int]) -> Iterator[str]:
    """The monsters of whose other two parts somebody could still make an O.G."""
    there = _whereabouts(look)
    for name in dict.fromkeys(map(monster_of, free)):
        if all(pair_named(name, part) in there for part in missing):
            yield NAMES[name]


def _whereabouts(look: Looked) -> dict[int, str]:
    """Every pair that is not one's own, and who has it."""
    words, view = look.words, look.view
    lying = PAIRS if view.lying else ()
    where = dict.fromkeys(lying, words("thirteen-monsters-in-the-field"))
    for seat, one in enumerate(view.seats):
        built = (pair for monster in one.monsters for pair in monster.pairs)
        for pair in (*one.free, *built):
            if seat == look.seat:
                where.pop(pair, None)
            else:
                where[pair] = look.names[seat]
    return where
