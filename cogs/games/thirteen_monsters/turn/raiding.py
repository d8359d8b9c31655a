"""An attack, put together: one's own monster, the opponent, the pair; each with its odds in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.words.naming import (
    Looked,
    element_sign,
    kind_among,
    kind_name,
    kind_word,
    odds_word,
    pair_word,
    parts_word,
)
from cogs.games.thirteen_monsters.words.tags import all_of, letter_tag, number_tag, tagged
from cogs.wire.screens.limits import CHOICES, OPTION, cut_short
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Style, Tap
from engine.thirteen_monsters.moves import Attack
from engine.thirteen_monsters.views import MonsterView
from render.thirteen_monsters.alt import pair_told
from render.thirteen_monsters.private.tray import Piece, Shelf

ATTACK = "attack"


@dataclass(frozen=True, slots=True)
class Target:
    pair: int
    defender: MonsterView | None  # None: a free pair, which throws as often as the attacker (TM8.3)


@dataclass(frozen=True, slots=True)
class Raid:
    monster: MonsterView | None  # what fights
    opponent: int | None
    target: Target | None

    @classmethod
    def read(cls, look: Looked) -> Raid:
        """What was chosen, as far as it is there; where there is one choice only, it is made."""
        draft = Draft.read(look)
        if draft.mode != ATTACK:
            draft = Draft(ATTACK)
        able, against = fighters(look), opponents(look)
        monster = next((one for one in able if one.pairs[0] == draft.number(0) - 1), None)
        chosen = draft.number(1) - 1
        opponent = chosen if chosen in against else against[0] if len(against) == 1 else None
        there = () if opponent is None else targets(look, opponent)
        target = next((one for one in there if one.pair == draft.number(2) - 1), None)
        return cls(monster or (able[0] if able else None), opponent, target)

    def text(
        self, look: Looked, *, head: int | None = None, against: int | None = None, pair: int | None = None
    ) -> str:
        """The draft of this raid with one choice made anew."""
        monster = self.monster.pairs[0] if self.monster else None
        target = self.target.pair if self.target else None
        chosen = (
            monster if head is None else head,
            self.opponent if against is None else against,
            pair if pair is not None else None if against is not None else target,
        )
        return Draft(ATTACK, tuple(0 if one is None else one + 1 for one in chosen)).text(look.view)

    @property
    def action(self) -> Attack | None:
        if self.monster is None or self.target is None:
            return None
        return Attack(monster=self.monster.pairs[0], pair=self.target.pair)


def fighters(look: Looked) -> list[MonsterView]:
    """One's own monsters that can fight, those with the most throws first."""
    own = (one for one in look.view.seats[look.seat].monsters if not one.spent)
    return sorted(own, key=lambda one: (-one.throws, -one.hp))


def opponents(look: Looked) -> list[int]:
    return [seat for seat in range(len(look.view.seats)) if seat != look.view.seat and targets(look, seat)]


def targets(look: Looked, seat: int) -> list[Target]:
    """What can be attacked there; a spent 13th has left the game (TM9.6)."""
    there = look.view.seats[seat]
    built = [Target(pair, one) for one in there.monsters if not one.spent for pair in one.pairs]
    return [*(Target(pair, None) for pair in there.free), *built]


# The screen


def parts(look: Looked) -> tuple[Part, ...]:
    words, raid = look.words, Raid.read(look)
    begin = Tap(
        label=words("thirteen-monsters-do-attack"),
        emoji="⚔️",
        verb="attack",
        style=Style.DANGER,
        enabled=raid.action is not None,
    )
    return (
        _monster_menu(look, raid),
        _opponent_menu(look, raid),
        *_target_menus(look, raid),
        Row((begin,)),
        Line(_summary(look, raid)),
    )


def _monster_menu(look: Looked, raid: Raid) -> Menu:
    """Each with its odds: against the pair that was chosen, or else the best that it could hope for."""
    words = look.words
    choices = tuple(
        Choice(
            label=tagged(letter_tag(at), _fighter(look, one)),
            value=str(one.pairs[0]),
            description=cut_short(f"{_chances(look, raid, one)} · {parts_word(one.pairs, words)}", OPTION),
            chosen=one == raid.monster,
        )
        for at, one in enumerate(fighters(look))
    )
    return Menu(verb="fighter", placeholder=words("thirteen-monsters-choose-fighter"), choices=choices)


def _fighter(look: Looked, one: MonsterView) -> str:
    """What it is worth is drawn, and a menu has room for one row."""
    return look.words("thirteen-monsters-fighter", kind=kind_name(one.pairs, look.words), throws=one.throws)


def _chances(look: Looked, raid: Raid, monster: MonsterView) -> str:
    """With this monster, as far as the rest is chosen."""
    sent = replace(raid, monster=monster)
    if raid.target is not None:
        return _odds(look, sent, raid.target)
    against = opponents(look) if raid.opponent is None else [raid.opponent]
    there = [target for seat in against for target in targets(look, seat)]
    return look.words("thirteen-monsters-at-best", odds=_odds(look, sent, _weakest(sent, there)))


def _opponent_menu(look: Looked, raid: Raid) -> Menu:
    """Each with the best that one could hope for."""
    words = look.words
    choices = tuple(
        Choice(
            label=f"{seat + 1} · {look.plain_names[seat]}",
            value=str(seat),
            description=_best_odds(look, raid, seat),
            chosen=seat == raid.opponent,
        )
        for seat in opponents(look)
    )
    return Menu(verb="against", placeholder=words("thirteen-monsters-choose-opponent"), choices=choices)


def _target_menus(look: Looked, raid: Raid) -> Iterator[Menu]:
    words = look.words
    placeholder = words("thirteen-monsters-choose-target")
    there = [] if raid.opponent is None else targets(look, raid.opponent)
    if not there:
        nothing = Choice(label="–", value="none")
        yield Menu(verb="target", args=(0,), placeholder=placeholder, choices=(nothing,), enabled=False)
    for start in range(0, len(there), CHOICES):
        choices = tuple(
            Choice(
                label=tagged(number_tag(at), pair_told(one.pair, words)),
                value=str(one.pair),
                emoji=element_sign(one.pair),
                description=cut_short(_told(look, raid, one), OPTION),
                chosen=one == raid.target,
            )
            for at, one in enumerate(there[start : start + CHOICES], start)
        )
        yield Menu(verb="target", args=(start,), placeholder=placeholder, choices=choices)


def _told(look: Looked, raid: Raid, target: Target) -> str:
    odds = _odds(look, raid, target)
    return look.words("thirteen-monsters-guarded", guard=_guarded(look, target), odds=odds)


def _guarded(look: Looked, target: Target) -> str:
    words = look.words
    if target.defender is None:
        return words("thirteen-monsters-free-pair")
    return kind_word(target.defender.pairs, words)


def _odds(look: Looked, raid: Raid, target: Target) -> str:
    if raid.monster is None:
        return "–"
    return odds_word(raid.monster.throws, (target.defender or raid.monster).throws, look.words)


def _best_odds(look: Looked, raid: Raid, seat: int) -> str:
    odds = _odds(look, raid, _weakest(raid, targets(look, seat)))
    return look.words("thirteen-monsters-at-best", odds=odds)


def _weakest(raid: Raid, there: Sequence[Target]) -> Target:
    throws = raid.monster.throws if raid.monster else 0
    return min(there, key=lambda one: one.defender.throws if one.defender else throws)


# The picture


def shelves(look: Looked) -> tuple[Shelf, ...]:
    """One's own monsters by letters, what can be attacked by numbers; what is chosen is lit."""
    raid, seats = Raid.read(look), look.view.seats
    own = tuple(
        Piece(one.pairs, (letter_tag(at),), (one == raid.monster,)) for at, one in enumerate(fighters(look))
    )
    first = Shelf(look.seat, own)
    if raid.opponent is None:
        return (first, *(Shelf(seat, all_of(seats[seat])) for seat in opponents(look)))
    return (first, Shelf(raid.opponent, tuple(_prey(look, raid, raid.opponent))))


def _prey(look: Looked, raid: Raid, seat: int) -> Iterator[Piece]:
    """Free pairs, and each part of a monster; one that has left the game cannot be chosen."""
    tags = {one.pair: number_tag(at) for at, one in enumerate(targets(look, seat))}
    chosen = raid.target.pair if raid.target else None
    groups = [one.pairs for one in look.view.seats[seat].monsters]
    for pairs in (*groups, *((pair,) for pair in look.view.seats[seat].free)):
        told = tuple(tags[pair] for pair in pairs if pair in tags)
        yield Piece(pairs, told, tuple(pair == chosen for pair in pairs) if told else ())


def _summary(look: Looked, raid: Raid) -> str:
    words = look.words
    if raid.monster is None or raid.target is None:
        return words("thirteen-monsters-attack-hint")
    return words(
        "thirteen-monsters-attack-summary",
        monster=kind_among(raid.monster.pairs, words),
        pair=pair_word(raid.target.pair, words),
        odds=_odds(look, raid, raid.target),
    )
