"""What to build where there is more than one way: a head, eyes and a body; the best is proposed (TM6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.naming import Looked, Three, kind_word, monster_word, parts_word, sign
from cogs.games.thirteen_monsters.regrouping import PART_NAMES
from cogs.wire.limits import CHOICES, OPTION, cut_short
from cogs.wire.screen import Choice, Line, Menu, Part
from engine.thirteen_monsters.cards import PARTS
from engine.thirteen_monsters.monsters import Monster
from engine.thirteen_monsters.moves import Build
from render.thirteen_monsters.alt import pair_told

BUILD = "build"


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
    assert plan
    best = sorted(look.view.ways, key=_worth, reverse=True)
    ways = list(dict.fromkeys((plan.pairs, *best)))[:CHOICES]
    choices = tuple(
        Choice(
            label=words("thirteen-monsters-do-build", kind=kind_word(pairs, words)),
            value=_value(pairs),
            description=cut_short(parts_word(pairs, words), OPTION),
            emoji="🛠️",
        )
        for pairs in ways
    )
    build = Menu(verb="build", placeholder=words("thirteen-monsters-choose-built"), choices=choices)
    menus = (_menu(look, plan, part) for part in range(PARTS))
    return (build, *menus, Line(monster_word(plan.pairs, words)))


def _menu(look: Looked, plan: Plan, part: int) -> Menu:
    words = look.words
    choices = tuple(
        Choice(
            label=pair_told(pair, words),
            value=str(pair),
            emoji=sign(pair),
            chosen=pair == plan.pairs[part],
        )
        for pair in dict.fromkeys(pairs[part] for pairs in look.view.ways)
    )
    placeholder = words("thirteen-monsters-choose-piece", part=PART_NAMES[part])
    return Menu(verb="piece", args=(part,), placeholder=placeholder, choices=choices)
