"""Sacrifice: the best regroupings are proposed first; any other is made pair by pair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.words.naming import (
    PART_NAMES,
    Looked,
    Three,
    element_sign,
    kind_among,
    kind_word,
    monster_word,
)
from cogs.games.thirteen_monsters.words.tags import letter_tag, tagged
from cogs.wire.screens.limits import CHOICES, OPTION, cut_short
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Style, Tap
from engine.game import Refusal
from engine.thirteen_monsters.legal import exchanges
from engine.thirteen_monsters.moves import Sacrifice
from engine.thirteen_monsters.pieces.cards import part_of
from engine.thirteen_monsters.pieces.grouping import best_grouping
from engine.thirteen_monsters.pieces.monsters import Monster
from engine.thirteen_monsters.state import Player
from render.thirteen_monsters.alt import pair_told
from render.thirteen_monsters.private.tray import Piece, Shelf

MIX = "mix"
DRAWN = 5  # of the regroupings that are proposed
_PAIRS = 39  # two pairs that change places travel as one number

Groups = tuple[Three, ...]


@dataclass(frozen=True, slots=True)
class Mix:
    base: int = 0  # a proposal, counted from 1; 0: the monsters as they are
    first: int | None = None  # the pair that is to change places with another
    swaps: tuple[int, ...] = ()

    @classmethod
    def read(cls, look: Looked) -> Mix:
        draft = Draft.read(look)
        if draft.mode != MIX:
            return cls()
        return cls(draft.number(0), draft.number(1) - 1 if draft.number(1) else None, draft.args[2:])

    @property
    def draft(self) -> Draft:
        return Draft(MIX, (self.base, 0 if self.first is None else self.first + 1, *self.swaps))

    def touched(self, pair: int) -> Mix:
        """The first pair is kept in mind; the second of the same part changes places with it."""
        if self.first is None or part_of(self.first) != part_of(pair):
            return Mix(self.base, pair, self.swaps)
        if self.first == pair:
            return Mix(self.base, None, self.swaps)
        return Mix(self.base, None, (*self.swaps, self.first * _PAIRS + pair))

    def groups(self, look: Looked) -> Groups:
        """The monsters as they would be."""
        known = proposals(look)
        groups = known[self.base - 1] if 0 < self.base <= len(known) else _standing(look)
        places = {pair: pair for pair in owned(look)}
        for one, other in (divmod(swap, _PAIRS) for swap in self.swaps):
            if one in places and other in places:
                places = {pair: _exchanged(now, one, other) for pair, now in places.items()}
        return tuple(sorted((places[head], places[eyes], places[body]) for head, eyes, body in groups))

    def action(self, look: Looked) -> Sacrifice:
        return Sacrifice(monsters=self.groups(look))


def _exchanged(now: int, one: int, other: int) -> int:
    return other if now == one else one if now == other else now


def _player(look: Looked) -> Player:
    """What this seat owns and could regroup; a spent 13th has left the game (TM9.6)."""
    own = look.view.seats[look.seat]
    monsters = tuple(Monster(*one.pairs) for one in own.monsters if not one.spent)
    return Player(free=own.free, monsters=monsters)


def _standing(look: Looked) -> Groups:
    return tuple(sorted(one.pairs for one in _player(look).monsters))


def owned(look: Looked) -> tuple[int, ...]:
    player = _player(look)
    return tuple(sorted((*player.free, *(pair for one in player.monsters for pair in one.pairs))))


def proposals(look: Looked) -> tuple[Groups, ...]:
    """The best of all, then the best that one exchange brings: health points first, then throws."""
    player = _player(look)
    best = tuple(sorted(one.pairs for one in best_grouping(owned(look))))
    others = sorted({*exchanges(player)} - {best}, key=lambda groups: (_worth(groups), groups), reverse=True)
    found = (best, *others) if best != _standing(look) else tuple(others)
    return found[:CHOICES]


def best_regrouped(look: Looked) -> tuple[int, Groups] | None:
    """How many more HP the best regrouping brings, and what would be new; None: there is no other one."""
    there = proposals(look)
    if not there:
        return None
    standing = _standing(look)
    more = _worth(there[0])[0] - _worth(standing)[0]
    return max(more, 0), _new(there[0], standing)


def _worth(groups: Groups) -> tuple[int, int]:
    monsters = [Monster(*pairs) for pairs in groups]
    return sum(one.hp for one in monsters), sum(one.throws for one in monsters)


# The screen


def parts(look: Looked) -> tuple[Part, ...]:
    mix, words = Mix.read(look), look.words
    lawful = not isinstance(look.ask(mix.action(look)), Refusal)
    regroup = Tap(
        label=words("thirteen-monsters-do-regroup"),
        emoji="🌀",
        verb="regroup",
        style=Style.SUCCESS,
        enabled=lawful,
    )
    now = words.list_of(kind_among(pairs, words) for pairs in mix.groups(look))
    told = words("thirteen-monsters-regrouped-so" if lawful else "thirteen-monsters-regroup-hint")
    return (_proposal_menu(look, mix), *_pair_menus(look, mix), Row((regroup,)), Line(f"{told} {now}."))


def _proposal_menu(look: Looked, mix: Mix) -> Menu:
    words = look.words
    standing, before = _standing(look), _worth(_standing(look))[0]
    choices = tuple(
        Choice(
            label=tagged(str(number), _offered(look, groups, before)),
            value=str(number),
            description=cut_short(_changed(look, groups, standing), OPTION),
            chosen=number == mix.base,
        )
        for number, groups in enumerate(proposals(look), 1)
    )
    placeholder = words("thirteen-monsters-choose-regrouping")
    nothing = (Choice(label="–", value="none"),)
    return Menu(verb="proposal", placeholder=placeholder, choices=choices or nothing, enabled=bool(choices))


def _offered(look: Looked, groups: Groups, before: int) -> str:
    points = _worth(groups)[0]
    return look.words("thirteen-monsters-proposal", hp=points, more=_more(points - before))


def _more(points: int) -> str:
    return f"{points:+d}" if points else "same"


def _new(groups: Groups, standing: Groups) -> Groups:
    return tuple(pairs for pairs in groups if pairs not in standing)


def _changed(look: Looked, groups: Groups, standing: Groups) -> str:
    """The monsters that would be new."""
    new = _new(groups, standing)
    return look.words("picture-thirteen-apart").join(monster_word(pairs, look.words) for pairs in new)


def _pair_menus(look: Looked, mix: Mix) -> Iterator[Menu]:
    """All heads, then eyes, then bodies: two of a kind change places."""
    words, groups, held = look.words, mix.groups(look), owned(look)
    in_order = sorted(held, key=lambda pair: (part_of(pair), pair))
    part = "none" if mix.first is None else PART_NAMES[part_of(mix.first)]
    placeholder = words("thirteen-monsters-choose-part", part=part)
    for start in range(0, len(held), CHOICES):
        choices = tuple(
            Choice(
                label=tagged(letter_tag(held.index(pair)), pair_told(pair, words)),
                value=str(pair),
                emoji=element_sign(pair),
                description=_whereabouts(look, groups, pair),
                chosen=pair == mix.first,
            )
            for pair in in_order[start : start + CHOICES]
        )
        yield Menu(verb="part", args=(start,), placeholder=placeholder, choices=choices)


def _whereabouts(look: Looked, groups: Groups, pair: int) -> str:
    holding = next((pairs for pairs in groups if pair in pairs), None)
    if holding is None:
        return look.words("thirteen-monsters-free-pair")
    return kind_word(holding, look.words)


# The picture


def shelves(look: Looked) -> tuple[Shelf, ...]:
    """The monsters as they would be, each pair by its letter; below, what the best regroupings bring."""
    mix, held = Mix.read(look), owned(look)
    groups = mix.groups(look)
    used = {pair for pairs in groups for pair in pairs}
    free = ((pair,) for pair in held if pair not in used)
    own = (
        Piece(
            pairs,
            tuple(letter_tag(held.index(pair)) for pair in pairs),
            tuple(pair == mix.first for pair in pairs),
        )
        for pairs in (*groups, *free)
    )
    return (Shelf(look.seat, tuple(own)), Shelf(look.seat, tuple(_proposed(look, mix))))


def _proposed(look: Looked, mix: Mix) -> Iterator[Piece]:
    """The monsters that would be new."""
    standing = _standing(look)
    for number, groups in enumerate(proposals(look)[:DRAWN], 1):
        for pairs in _new(groups, standing):
            yield Piece(pairs, (str(number),), (number == mix.base,))
