"""The pictures of 13 Monsters in words. Faces are told of open cards only, as the pictures show them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Outcome
from engine.thirteen_monsters.cards import LEFT, NAMES, half_of, monster_of, pair_of, part_of, place
from engine.thirteen_monsters.views import BattleView, SeatView, View
from render.sketch import Words, best_first, seat_name, shortened

PARTS = ("head", "eyes", "body")


def board(view: View, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-thirteen-field", cards=len(view.lying))]
    parts += [_open(lit.cell, lit.card, words) for lit in view.open]
    if view.ice:
        iced = ", ".join(f"{place(one.cell)} ({one.seat + 1})" for one in view.ice)
        parts.append(words("picture-thirteen-ice", cells=iced))
    if view.battle is not None and not view.battle.over:
        parts.append(_battle(view.battle, words, names))
    if view.awaited is not None:
        parts.append(words("picture-thirteen-turn", seat=seat_name(view.awaited, words, names)))
    parts += [_seat(seat, one, words, names) for seat, one in enumerate(view.seats)]
    return shortened(" ".join(parts))


def collection(view: View, seat: int, words: Words) -> str:
    own = view.seats[seat]
    free = ", ".join(pair_told(pair, words) for pair in own.free) or "–"
    if not own.monsters:
        return shortened(words("picture-thirteen-own-none", free=free))
    monsters = "; ".join(f"{_three(one.pairs, words)} ({one.hp})" for one in own.monsters)
    return shortened(words("picture-thirteen-own", monsters=monsters, free=free))


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> str:
    lines = [
        words(
            "picture-thirteen-line",
            rank=outcome.ranks[seat],
            seat=seat_name(seat, words, names),
            score=outcome.scores[seat],
            monsters=", ".join(
                words("picture-thirteen-kind", kind=one.kind.value) for one in view.seats[seat].monsters
            )
            or "–",
        )
        for seat in best_first(outcome.ranks)
    ]
    return shortened(" ".join((words("picture-thirteen-over"), *lines)))


def rules(section: str, words: Words) -> str:
    return shortened(words(f"picture-thirteen-rules-{section}"))


def pair_told(pair: int, words: Words) -> str:
    """`Tockar's eyes`."""
    part = words("picture-thirteen-part", part=PARTS[part_of(pair)])
    return words("picture-thirteen-pair", name=NAMES[monster_of(pair)], part=part)


def _open(cell: int, card: int, words: Words) -> str:
    side = words("picture-thirteen-half", side="left" if half_of(card) == LEFT else "right")
    return words("picture-thirteen-open", cell=place(cell), pair=pair_told(pair_of(card), words), half=side)


def _three(pairs: tuple[int, int, int], words: Words) -> str:
    return ", ".join(pair_told(pair, words) for pair in pairs)


def _battle(battle: BattleView, words: Words, names: Sequence[str]) -> str:
    told = "; ".join(
        f"{seat_name(one.seat, words, names)}: {' '.join(map(str, one.dice)) or '–'} = {one.result or 0}"
        for one in battle.fighters
    )
    return words("picture-thirteen-battle", dice=told)


def _seat(seat: int, one: SeatView, words: Words, names: Sequence[str]) -> str:
    kinds = (
        ", ".join(words("picture-thirteen-kind", kind=monster.kind.value) for monster in one.monsters) or "–"
    )
    who = seat_name(seat, words, names)
    return words("picture-thirteen-seat", seat=who, hp=one.hp, monsters=kinds, free=len(one.free))
