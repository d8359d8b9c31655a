"""The pictures of 13 Monsters in words. Faces are told of open cards only, as the pictures show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Protocol

from engine.game import Outcome
from engine.thirteen_monsters.pieces.cards import (
    CELLS,
    DECK,
    LEFT,
    NAMES,
    cell_name,
    half_of,
    monster_of,
    pair_of,
    part_of,
)
from engine.thirteen_monsters.pieces.monsters import kind_of
from engine.thirteen_monsters.views import BattleView, FighterView, MonsterView, SeatView, View
from render.sketch import ALT_LIMIT, Words, best_first, in_one_line, seat_name, shortened
from render.thirteen_monsters.private.tray import Piece, Shelf
from render.thirteen_monsters.public.areas import areas_in
from render.thirteen_monsters.public.winning import mastery, victors

PARTS = ("head", "eyes", "body")
FEW = 20  # cards that are told of by where they lie


def board(view: View, words: Words, names: Sequence[str] = ()) -> str:
    """As much as there is room for: with many at the table free pairs part by part, and seats by number."""
    middle = tuple(_middle(view, words, names))
    named = tuple(_named(seat, one, words, names) for seat, one in enumerate(view.seats))
    brief = tuple(_brief(seat, one, words, names) for seat, one in enumerate(view.seats))
    bare = tuple(_brief(seat, one, words, ()) for seat, one in enumerate(view.seats))
    counted = tuple(_counted(seat, one, words, names) for seat, one in enumerate(view.seats))
    many = _field(view, words)
    where, order = _where(view, words), words("picture-thirteen-order")
    return fitting(
        (many, where, *middle, order, *named),
        (many, *middle, order, *named),
        (many, where, *middle, order, *brief),
        (many, *middle, order, *brief),
        (many, *_middle(view, words, ()), order, *bare),
        (many, where, *middle, *counted),
        (many, *middle, *counted),
        (*middle, *counted),
    )


def field(view: View, words: Words) -> str:
    """The field by itself: what lies there, and which cards are frozen."""
    many = _field(view, words)
    lit = (_open(lit.cell, lit.card, words) for lit in view.open)
    return fitting((many, _where(view, words), *lit, *_iced(view, words)))


def fitting(*tellings: Sequence[str]) -> str:
    """The first that Discord takes whole, a line each; the last at any rate, as far as it goes."""
    texts = ["\n".join(in_one_line(part) for part in parts if part) for parts in tellings]
    return next((text for text in texts if len(text) <= ALT_LIMIT), shortened(texts[-1]))


def _apart(texts: Iterable[str], words: Words) -> str:
    """One after the other where each has commas of its own."""
    return words("picture-thirteen-apart").join(texts)


def collection(view: View, seat: int, words: Words) -> str:
    own = view.seats[seat]
    free = ", ".join(pair_told(pair, words) for pair in own.free) or "–"
    if not own.monsters:
        return shortened(words("picture-thirteen-own-none", free=free))
    monsters = _apart((f"{_three(one.pairs, words)} ({one.hp})" for one in own.monsters), words)
    return shortened(words("picture-thirteen-own", monsters=monsters, free=free))


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> str:
    over = words("picture-thirteen-over")
    return fitting(
        (over, words("picture-thirteen-order"), *_lines(view, outcome, words, names, monsters_told)),
        (over, *_lines(view, outcome, words, names, kinds_told)),
    )


def _lines(view: View, outcome: Outcome, words: Words, names: Sequence[str], told: Telling) -> Iterator[str]:
    for seat in best_first(outcome.ranks):
        yield words(
            "picture-thirteen-line",
            rank=outcome.ranks[seat],
            seat=seat_name(seat, words, names),
            score=outcome.scores[seat],
            monsters=told(view.seats[seat].monsters, words),
        )


def rules(section: str, words: Words) -> str:
    return shortened(words(f"picture-thirteen-rules-{section}"))


def master(view: View, words: Words, names: Sequence[str] = ()) -> str:
    (winner,) = view.winners
    four = mastery(view.seats[winner].monsters)
    who = seat_name(winner, words, names)
    return shortened(words("picture-thirteen-master", seat=who, monsters=monsters_told(four, words)))


# Cards


def pair_told(pair: int, words: Words) -> str:
    """`Tockar's eyes`."""
    part = words("picture-thirteen-part", part=PARTS[part_of(pair)])
    return words("picture-thirteen-pair", name=NAMES[monster_of(pair)], part=part)


def _middle(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What lies open, what is frozen, a battle, and whose turn it is."""
    yield from (_open(lit.cell, lit.card, words) for lit in view.open)
    yield from _iced(view, words)
    if view.battle is not None:
        yield from _battle(view.battle, words, names)
    if view.awaited is not None:
        yield words("picture-thirteen-turn", seat=seat_name(view.awaited, words, names))


def _iced(view: View, words: Words) -> Iterator[str]:
    if view.ice:
        iced = ", ".join(f"{cell_name(one.cell)} ({one.seat + 1})" for one in view.ice)
        yield words("picture-thirteen-ice", cells=iced)


def _open(cell: int, card: int, words: Words) -> str:
    side = words("picture-thirteen-half", side="left" if half_of(card) == LEFT else "right")
    return words(
        "picture-thirteen-open", cell=cell_name(cell), pair=pair_told(pair_of(card), words), half=side
    )


def _field(view: View, words: Words) -> str:
    """How large it is in this match, and how much of it is left."""
    rows = areas_in(view).rows
    last, _ = cell_name((rows - 1) * DECK.grid.columns)
    return words("picture-thirteen-field", rows=rows, last=last, cards=len(view.lying))


def _where(view: View, words: Words) -> str:
    """Where the field has gaps; of a field with few cards, where they lie."""
    lying, drawn = {*view.lying}, areas_in(view).rows * DECK.grid.columns
    gone = [cell for cell in CELLS if cell not in lying and cell < drawn]
    if not gone or not lying:
        return ""
    if len(lying) <= FEW:
        return words("picture-thirteen-lying", cells=", ".join(runs(sorted(lying))))
    return words("picture-thirteen-gaps", cells=", ".join(runs(gone)))


def runs(cells: Iterable[int]) -> Iterator[str]:
    """`A1–4, A7, B2`: those side by side in one word."""
    columns = DECK.grid.columns
    for _, side_by_side in groupby(enumerate(cells), lambda at: (at[1] - at[0], at[1] // columns)):
        row = [cell for _, cell in side_by_side]
        yield cell_name(row[0]) if len(row) == 1 else f"{cell_name(row[0])}–{row[-1] % columns + 1}"


# Monsters


class Telling(Protocol):
    def __call__(self, monsters: Sequence[MonsterView], words: Words, /) -> str: ...


def monsters_told(monsters: Sequence[MonsterView], words: Words) -> str:
    """By kind and parts."""
    return _apart((monster_told(one, words) for one in monsters), words) or "–"


def kinds_told(monsters: Sequence[MonsterView], words: Words) -> str:
    return ", ".join(words("picture-thirteen-kind", kind=one.kind.value) for one in monsters) or "–"


def monster_told(one: MonsterView, words: Words) -> str:
    told = built_told(one.pairs, words)
    return words("picture-thirteen-spent", monster=told) if one.spent else told


def built_told(pairs: tuple[int, int, int], words: Words) -> str:
    """ "gnome of Chall, Wah, Twik", "O.G. Chall"."""
    kind = words("picture-thirteen-kind", kind=kind_of(pairs).value)
    head, eyes, body = (NAMES[monster_of(pair)] for pair in pairs)
    if head == eyes == body:
        return words("picture-thirteen-pure", kind=kind, name=head)
    return words("picture-thirteen-mixed", kind=kind, head=head, eyes=eyes, body=body)


def _three(pairs: tuple[int, int, int], words: Words) -> str:
    return ", ".join(pair_told(pair, words) for pair in pairs)


def _named(seat: int, one: SeatView, words: Words, names: Sequence[str]) -> str:
    return words(
        "picture-thirteen-holding",
        seat=seat_name(seat, words, names),
        hp=one.hp,
        monsters=monsters_told(one.monsters, words),
        free=", ".join(pair_told(pair, words) for pair in one.free) or "–",
    )


def _brief(seat: int, one: SeatView, words: Words, names: Sequence[str]) -> str:
    """As by name, but the free pairs that are of the same part together."""
    if not (one.monsters or one.free):
        return words("picture-thirteen-empty", seat=seat_name(seat, words, names))
    held = [monster_told(monster, words) for monster in one.monsters]
    for part, pairs in groupby(sorted(one.free, key=part_of), part_of):
        told = words("picture-thirteen-part", part=PARTS[part])
        held.append(f"{told} {', '.join(NAMES[monster_of(pair)] for pair in pairs)}")
    who, together = seat_name(seat, words, names), _apart(held, words)
    return words("picture-thirteen-brief", seat=who, hp=one.hp, held=together)


def _counted(seat: int, one: SeatView, words: Words, names: Sequence[str]) -> str:
    who, kinds = seat_name(seat, words, names), kinds_told(one.monsters, words)
    return words("picture-thirteen-seat", seat=who, hp=one.hp, monsters=kinds, free=len(one.free))


# Trays


def tray(shelves: Sequence[Shelf], words: Words, names: Sequence[str] = ()) -> str:
    """What is there to choose, by its letter or number."""
    return fitting(
        tuple(
            words(
                "picture-thirteen-shelf",
                seat=seat_name(shelf.seat, words, names),
                pieces=_apart((_piece(piece, words) for piece in shelf.pieces), words) or "–",
            )
            for shelf in shelves
        )
    )


def _piece(piece: Piece, words: Words) -> str:
    """ "B (chosen): eyes of Chall"; a monster's parts each by its own letter."""
    if len(piece.tags) == len(piece.pairs):
        return ", ".join(
            f"{_tag(piece, at, words)} {pair_told(pair, words)}" for at, pair in enumerate(piece.pairs)
        )
    if len(piece.pairs) == 1:
        return pair_told(piece.pairs[0], words)
    head, eyes, body = piece.pairs
    told = built_told((head, eyes, body), words)
    return f"{_tag(piece, 0, words)} {told}" if piece.tags else told


def _tag(piece: Piece, at: int, words: Words) -> str:
    lit = at < len(piece.lit) and piece.lit[at]
    return words("picture-thirteen-tag", tag=piece.tags[at], chosen="true" if lit else "false")


# Battles


def battle(fought: BattleView, words: Words, names: Sequence[str] = ()) -> str:
    """Who fights with what, the dice, the pair at stake, and at last who won."""
    return fitting(tuple(_battle(fought, words, names)))


def _battle(fought: BattleView, words: Words, names: Sequence[str]) -> list[str]:
    sides = _apart((_fighter(one, fought, words, names) for one in fought.fighters), words)
    told = [words("picture-thirteen-battle", dice=sides)]
    if fought.pair is not None:
        told.append(words("picture-thirteen-stake", pair=pair_told(fought.pair, words)))
    won = [seat_name(seat, words, names) for seat in victors(fought)]
    if len(won) == 1:
        told.append(words("picture-thirteen-victor", seat=won[0]))
    elif won:
        told.append(words("picture-thirteen-tie", seats=", ".join(won)))
    return told


def _fighter(one: FighterView, fought: BattleView, words: Words, names: Sequence[str]) -> str:
    bare = "picture-thirteen-no-monster" if fought.pair is None else "picture-thirteen-free-pair"
    return words(
        "picture-thirteen-fighter",
        seat=seat_name(one.seat, words, names),
        monster=words(bare) if one.monster is None else monster_told(one.monster, words),
        dice=" ".join(map(str, one.dice)) or "–",
        result=one.result or 0,
    )
