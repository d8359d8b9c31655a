"""Who has won, as a view tells it: a battle, and the game by four monsters of four elements."""

from __future__ import annotations

from engine.thirteen_monsters.ending import ELEMENTS_NEEDED
from engine.thirteen_monsters.pieces.cards import element_of
from engine.thirteen_monsters.pieces.monsters import MonsterKind
from engine.thirteen_monsters.views import BattleView, MonsterView

_PURE = (MonsterKind.OG, MonsterKind.THIRTEENTH)


def victors(battle: BattleView) -> tuple[int, ...]:
    """Who won; of a Death Battle whoever is best, once all have thrown: those that tie fight again."""
    if battle.pair is not None:
        return () if battle.winner is None else (battle.winner,)
    best = max(fighter.result or 0 for fighter in battle.fighters)
    return tuple(one.seat for one in battle.fighters if battle.over and one.result == best)


def mastery(monsters: tuple[MonsterView, ...]) -> tuple[MonsterView, ...]:
    """One for each of the elements that made its owner Elemental Master (TM10.6)."""
    found: dict[int, MonsterView] = {}
    for one in monsters:
        if one.kind in _PURE and not one.spent:
            found.setdefault(element_of(one.pairs[0]), one)
    return tuple(found[element] for element in sorted(found))[:ELEMENTS_NEEDED]
