"""What to build where there is more than one way: a head, eyes and a body; the best is proposed (TM6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.words.naming import (
    PART_NAMES,
    Looked,
    Three,
    element_sign,
    kind_word,
    parts_word,
)
from cogs.games.thirteen_monsters.words.tags import letter_tag, number_tag, tagged
from cogs.wire.screens.limits import CHOICES, OPTION, cut_short
from cogs.wire.screens.screen import Choice, Line, Menu, Part
from engine.thirteen_monsters.moves import Build
from engine.thirteen_monsters.pieces.cards import PARTS
from engine.thirteen_monsters.pieces.monsters import Monster
from render.thirteen_monsters.alt import pair_told
from render.thirteen_monsters.private.tray import Piece, Shelf

BUILD = "build"
DRAWN = 8  # of the monsters that could be built


@dataclass(frozen=True, slots=True)
class Plan:
    pairs: Three

    @classmethod
    def read(cls, look: Looked) -> Plan | None:
        """What was chosen; the best way where nothing was, or where it can no longer be built."""
        ways = look.view.ways
        if not ways:
            return None
        draft = Draft.read(look)
        head, eyes, body = (draft.number(at) for at in range(PARTS))
        chosen = (head, eyes, body)
        return cls(chosen if draft.mode == BUILD and chosen in ways else max(ways, key=_worth))

    def with_pair(self, part: int, pair: int) -> Draft:
        return Draft(BUILD, tuple(pair if at == part else other for at, other in enumerate(self.pairs)))


def built(look: Looked, value: str) -> Build | None:
    """The way that was chosen, if it is one."""
    way = next((pairs for pairs in look.view.ways if _value(pairs) == value), None)
    return Build(pairs=way) if way else None


def _value(pairs: Three) -> str:
    return "-".join(map(str, pairs))


def _worth(pairs: Three) -> tuple[int, int]:
    monster = Monster(*pairs)
    return monster.hp, monster.throws


def parts(look: Looked) -> tuple[Part, ...]:
    """The best ways first; any other is found by its parts. Menus alone: other things were tapped here."""
    plan, words = Plan.read(look), look.words
    if plan is None:
        return ()
    choices = tuple(
        Choice(
            label=tagged(number_tag(at), words("thirteen-monsters-do-build", kind=kind_word(pairs, words))),
            value=_value(pairs),
            description=cut_short(parts_word(pairs, words), OPTION),
            emoji="🛠️",
        )
        for at, pairs in enumerate(_best(look, plan))
    )
    build = Menu(verb="build", placeholder=words("thirteen-monsters-choose-built"), choices=choices)
    menus = (_menu(look, plan, part) for part in range(PARTS))
    chosen = words("thirteen-monsters-build-chosen", kind=kind_word(plan.pairs, words))
    return (build, *menus, Line(chosen))


def _best(look: Looked, plan: Plan) -> Sequence[Three]:
    """What was chosen, then the ways that are worth most."""
    best = sorted(look.view.ways, key=_worth, reverse=True)
    return list(dict.fromkeys((plan.pairs, *best)))[:CHOICES]


def _pieces(look: Looked) -> list[int]:
    """Heads, eyes and bodies that there is a choice of, in the order of the menus."""
    return list(dict.fromkeys(pairs[part] for part in range(PARTS) for pairs in look.view.ways))


def shelves(look: Looked) -> tuple[Shelf, ...]:
    """The parts by letters, above them the best monsters of them by numbers."""
    plan = Plan.read(look)
    if plan is None:
        return ()
    parts = (
        Piece((pair,), (letter_tag(at),), (pair in plan.pairs,)) for at, pair in enumerate(_pieces(look))
    )
    ways = (
        Piece(pairs, (number_tag(at),), (pairs == plan.pairs,))
        for at, pairs in enumerate(_best(look, plan)[:DRAWN])
    )
    return (Shelf(look.seat, tuple(ways)), Shelf(look.seat, tuple(parts)))


def _menu(look: Looked, plan: Plan, part: int) -> Menu:
    words, pieces = look.words, _pieces(look)
    choices = tuple(
        Choice(
            label=tagged(letter_tag(pieces.index(pair)), pair_told(pair, words)),
            value=str(pair),
            emoji=element_sign(pair),
            chosen=pair == plan.pairs[part],
        )
        for pair in dict.fromkeys(pairs[part] for pairs in look.view.ways)
    )
    placeholder = words("thirteen-monsters-choose-piece", part=PART_NAMES[part])
    return Menu(verb="piece", args=(part,), placeholder=placeholder, choices=choices)
