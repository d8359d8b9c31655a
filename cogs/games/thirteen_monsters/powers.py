"""The four powers: what each would do now, and the ways to them."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.naming import Looked, kind_word, monster_word, parts_word
from cogs.games.thirteen_monsters.regrouping import MIX
from cogs.wire.limits import CHOICES, OPTION, cut_short
from cogs.wire.screen import Choice, Line, Menu, Part, Row, Style, Tap
from engine.thirteen_monsters.monsters import Power
from engine.thirteen_monsters.views import MonsterView

POWERS, ICE, NOVA = "powers", "ice", "nova"
SIGNS = {Power.SACRIFICE: "🌀", Power.PERMAFROST: "❄️", Power.PROPHET: "🔮", Power.SUPERNOVA: "💥"}
WAYS = {Power.SACRIFICE: MIX, Power.PERMAFROST: ICE, Power.SUPERNOVA: NOVA}  # the prophet acts at once


def menu(look: Looked) -> Menu:
    """Those that may be used now, each with what it would do."""
    view, words, mode = look.view, look.words, Draft.read(look).mode
    choices = tuple(
        Choice(
            label=words("thirteen-monsters-power", power=power.value),
            value=power.value,
            description=cut_short(plain(_does(look, power)), OPTION),
            emoji=SIGNS[power],
            chosen=WAYS.get(power) == mode,
        )
        for power in Power
        if power in view.powers
    )
    nothing = (Choice(label="–", value="none"),)
    placeholder = words("thirteen-monsters-choose-power")
    return Menu(verb="power", placeholder=placeholder, choices=choices or nothing, enabled=bool(choices))


def _does(look: Looked, power: Power) -> str:
    return look.words("thirteen-monsters-power-does", power=power.value, dice=look.view.dice)


def plain(text: str) -> str:
    """Without what makes it bold: a menu shows no markdown."""
    return text.replace("**", "")


def told(look: Looked) -> str:
    """What each power of one's monsters would do now."""
    view = look.view
    own = {power for one in view.seats[look.seat].monsters for power in one.powers}
    return "\n".join(f"{SIGNS[power]} {_does(look, power)}" for power in Power if power in own)


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
                label=f"{look.plain_names[seat]}: {kind_word(one.pairs, words)}",
                value=str(one.pairs[0]),
                description=cut_short(parts_word(one.pairs, words), OPTION),
                chosen=one == aim,
            )
            for seat, one in there[start : start + CHOICES]
        )
        placeholder = words("thirteen-monsters-choose-absorbed")
        yield Menu(verb="aim", args=(start,), placeholder=placeholder, choices=choices)
