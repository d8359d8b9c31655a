"""The four powers: what each would do now, and the ways to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.turn.regrouping import MIX, best_regrouped
from cogs.games.thirteen_monsters.words.naming import Looked, kind_among, kind_word, monster_word, parts_word
from cogs.games.thirteen_monsters.words.tags import number_tag, pieces_of, tagged
from cogs.wire.screens.limits import CHOICES, OPTION, cut_short
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Style, Tap
from engine.thirteen_monsters.pieces.cards import cell_name
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Phase
from engine.thirteen_monsters.views import MonsterView
from render.thirteen_monsters.private.tray import Piece, Shelf

POWERS, ICE, NOVA = "powers", "freeze", "nova"
SIGNS = {Power.SACRIFICE: "🌀", Power.PERMAFROST: "❄️", Power.PROPHET: "🔮", Power.SUPERNOVA: "💥"}
DOES, IN_SHORT = "thirteen-monsters-power-does", "thirteen-monsters-power-in-short"
WAYS = {Power.SACRIFICE: MIX, Power.PERMAFROST: ICE, Power.SUPERNOVA: NOVA}  # the prophet acts at once


def menu(look: Looked) -> Menu:
    """Those that may be used now, each with what it would do."""
    view, words, mode = look.view, look.words, Draft.read(look).mode
    choices = tuple(
        Choice(
            label=words("thirteen-monsters-power", power=power.value),
            value=power.value,
            description=cut_short(_does(look, power, look.plain_names, DOES), OPTION),
            emoji=SIGNS[power],
            chosen=WAYS.get(power) == mode,
        )
        for power in Power
        if power in view.powers
    )
    nothing = (Choice(label="–", value="none"),)
    placeholder = words("thirteen-monsters-choose-power")
    return Menu(verb="power", placeholder=placeholder, choices=choices or nothing, enabled=bool(choices))


def wordings(look: Looked) -> tuple[str, ...]:
    """What each power of one's monsters would do now; the longest first. The menu tells it all, too."""
    view = look.view
    if view.death is not None:
        return ()
    own = {power for one in view.seats[look.seat].monsters for power in one.powers}
    powers = [power for power in Power if power in own]
    return tuple("\n".join(_line(look, power, told) for power in powers) for told in (DOES, IN_SHORT))


def _line(look: Looked, power: Power, told: str) -> str:
    words = look.words
    name = words("thirteen-monsters-power", power=power.value)
    line = words("thirteen-monsters-power-line", power=name, does=_does(look, power, look.names, told))
    return f"{SIGNS[power]} {line}"


def _does(look: Looked, power: Power, names: Sequence[str], told: str) -> str:
    effect: dict[str, str | int] = {"more": "none", "monsters": "none", "who": "–", "cells": "none"}
    match power:
        case Power.SACRIFICE:
            effect |= _regrouped(look)
        case Power.SUPERNOVA:
            effect |= _absorbed(look, names)
        case _:
            effect |= _lying(look)
    state = "used" if _is_used(look, power) else "ready"
    dice = look.view.dice
    return look.words(told, power=power.value, state=state, dice=dice, **effect)


def _regrouped(look: Looked) -> dict[str, str | int]:
    """The best regrouping of all one's pairs."""
    better = best_regrouped(look)
    if better is None:
        return {}
    more, groups = better
    told_of = look.words.list_of(kind_among(pairs, look.words) for pairs in groups)
    return {"more": str(more) if more else "same", "monsters": told_of or "none"}


def _absorbed(look: Looked, names: Sequence[str]) -> dict[str, str | int]:
    """The best monster that could be taken."""
    there = absorbable(look)
    if not there:
        return {}
    seat, prey = there[0]
    return {"monsters": kind_word(prey.pairs, look.words), "who": names[seat]}


def _lying(look: Looked) -> dict[str, str | int]:
    """One's own dice on the field."""
    own = [cell_name(ice.cell) for ice in look.view.ice if ice.seat == look.seat]
    return {"cells": look.words.list_of(own)} if own else {}


def _is_used(look: Looked, power: Power) -> bool:
    """This turn, so that it cannot be used again."""
    view = look.view
    if view.turn != view.seat:
        return False
    if power is Power.PROPHET:
        return view.prophet
    placing = view.awaited == view.seat and view.phase in (Phase.TURN, Phase.AFTER)
    return placing and bool(view.dice) and not view.may_ice


# Super Nova


def absorbable(look: Looked) -> list[tuple[int, MonsterView]]:
    """Every monster of an opponent, the best first."""
    there = [
        (seat, one)
        for seat, sitter in enumerate(look.view.seats)
        for one in sitter.monsters
        if seat != look.view.seat
    ]
    return sorted(there, key=lambda held: -held[1].hp)


def aimed_at(look: Looked) -> MonsterView | None:
    draft = Draft.read(look)
    if draft.mode != NOVA:
        return None
    return next((one for _, one in absorbable(look) if one.pairs[0] == draft.number(0) - 1), None)


def nova_drawn(look: Looked) -> tuple[Shelf, ...]:
    """The monsters of each opponent by their numbers, below one's own."""
    aim, there = aimed_at(look), absorbable(look)
    own = Shelf(look.seat, pieces_of(look.view.seats[look.seat].monsters))
    prey = {seat: list[Piece]() for seat, _ in sorted(there, key=lambda held: held[0])}
    for at, (seat, one) in enumerate(there):
        prey[seat].append(Piece(one.pairs, (number_tag(at),), (one == aim,)))
    return (own, *(Shelf(seat, tuple(pieces)) for seat, pieces in prey.items()))


def nova(look: Looked) -> tuple[Part, ...]:
    words, aim = look.words, aimed_at(look)
    absorb = Tap(
        label=words("thirteen-monsters-do-supernova"),
        emoji=SIGNS[Power.SUPERNOVA],
        verb="absorb",
        style=Style.DANGER,
        enabled=aim is not None,
    )
    chosen = words("thirteen-monsters-nova-hint") if aim is None else monster_word(aim.pairs, words)
    return (*_nova_menus(look, aim), Row((absorb,)), Line(chosen))


def _nova_menus(look: Looked, aim: MonsterView | None) -> Iterator[Menu]:
    words, there = look.words, absorbable(look)
    for start in range(0, len(there), CHOICES):
        choices = tuple(
            Choice(
                label=tagged(
                    number_tag(at), f"{look.plain_names[seat]}{words('colon')}{kind_word(one.pairs, words)}"
                ),
                value=str(one.pairs[0]),
                description=cut_short(parts_word(one.pairs, words), OPTION),
                chosen=one == aim,
            )
            for at, (seat, one) in enumerate(there[start : start + CHOICES], start)
        )
        placeholder = words("thirteen-monsters-choose-absorbed")
        yield Menu(verb="aim", args=(start,), placeholder=placeholder, choices=choices)
