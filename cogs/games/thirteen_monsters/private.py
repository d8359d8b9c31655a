"""A seat's own screen: the board while it is awaited, what it may do, and what it owns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace as replaced

from msgspec.structs import replace

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.turn import battle, building, powers, raiding, regrouping, trading
from cogs.games.thirteen_monsters.turn.doing import tap_to_do, tap_to_end
from cogs.games.thirteen_monsters.turn.search import both_grids
from cogs.games.thirteen_monsters.words import prospects, telling
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.games.undo import undo_tap
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Phase
from render import thirteen_monsters as pictures
from render.sketch import Sketch
from render.thirteen_monsters.private.tray import Shelf

SEARCH, WITHDRAW = "search", "withdraw"
STALLS = (trading.TRADE, powers.POWERS, raiding.ATTACK, SEARCH)  # the fixed row
MODES = (*STALLS, powers.ICE, powers.NOVA, regrouping.MIX, trading.COUNTER)
_OF_POWERS = (powers.ICE, powers.NOVA, regrouping.MIX)
_SEARCHING = (Phase.TURN, Phase.SEARCH, Phase.THIRD)

Shown = Callable[[Looked], tuple[Part, ...]]
Drawn = Callable[[Looked], tuple[Shelf, ...]]


def screen(look: Looked) -> Screen:
    """One picture; buttons, where it is one's own turn or answer; then words."""
    view = look.view
    if view.awaited != view.seat:
        told = (telling.now(look), prospects.told(look), powers.told(look))
        back = Row((undo_tap(look),))
        return Screen((_own(look), back, *_withdrawing(look), *_lines(*told)), MATCH)
    if view.phase in _ANSWERS:
        return Screen((_answered(look), *_ANSWERS[view.phase](look), *_lines(telling.now(look))), MATCH)
    mode = mode_of(look)
    drawn = _STALLS_DRAWN.get(mode, _own)(look)
    return Screen((drawn, *_turn(look, mode), *_lines(*_outlook(look, mode))), MATCH)


def _outlook(look: Looked, mode: str) -> Iterator[str]:
    """What one can know for this of what one has."""
    if mode == SEARCH or look.view.phase is Phase.AFTER:
        yield telling.now(look)
    if mode == SEARCH:
        yield prospects.told(look)
    if mode == powers.POWERS:
        yield powers.told(look)


def _own(look: Looked) -> Sketch:
    return pictures.collection(look.view, look.seat, look.words)


def _field(look: Looked) -> Sketch:
    """It shows no face: a private screen that a restart leaves behind is nobody's to clear."""
    return pictures.field(replace(look.view, open=()), look.words, look.plain_names)


def _tray(drawn: Drawn) -> Callable[[Looked], Sketch]:
    """What the menus below it offer."""
    return lambda look: pictures.tray(drawn(look), look.words, look.plain_names)


def _answered(look: Looked) -> Sketch:
    """What is answered: a battle, or what the menus below it offer."""
    drawn = _ANSWERS_DRAWN.get(look.view.phase)
    return _tray(drawn)(look) if drawn else pictures.battle(look.view, look.words, look.plain_names)


def _lines(*texts: str) -> tuple[Line, ...]:
    """What grows stands below the buttons."""
    told = "\n".join(text for text in texts if text)
    return (Line(told),) if told else ()


def _withdrawing(look: Looked) -> tuple[Part, ...]:
    """A menu, because something else is often tapped there."""
    made = look.view.proposal
    if made is None or made.seat != look.view.seat:
        return ()
    words = look.words
    back = Choice(label=words("thirteen-monsters-do-withdraw"), value=WITHDRAW, emoji="↩️")
    return (Menu(verb="offered", placeholder=words("thirteen-monsters-choose-offered"), choices=(back,)),)


# One's turn


def mode_of(look: Looked) -> str:
    """Which of the stalls is open: the search, unless something else was chosen that may be done."""
    view, chosen = look.view, Draft.read(look).mode
    match view.phase:
        case Phase.SEARCH | Phase.THIRD:
            return SEARCH
        case Phase.AFTER:
            return powers.ICE
        case _:
            return chosen if chosen in MODES and _is_open(look, chosen) else _first_mode(look)


def _first_mode(look: Looked) -> str:
    if look.view.phase is Phase.FINAL:
        return raiding.ATTACK if look.view.may_attack else powers.POWERS
    return SEARCH


def _is_open(look: Looked, mode: str) -> bool:
    view = look.view
    return {
        trading.TRADE: view.may_trade,
        powers.POWERS: bool(view.powers),
        powers.ICE: Power.PERMAFROST in view.powers,
        powers.NOVA: Power.SUPERNOVA in view.powers,
        regrouping.MIX: Power.SACRIFICE in view.powers,
        raiding.ATTACK: view.may_attack,
        SEARCH: view.phase in _SEARCHING,
    }.get(mode, False)


def _turn(look: Looked, mode: str) -> tuple[Part, ...]:
    return (_stalls(look, mode), *_STALL_PARTS[mode](look))


def _stalls(look: Looked, mode: str) -> Row:
    """What takes a play back, Trade, Powers, Attack, Search; where that is over, the end of the turn."""
    here = powers.POWERS if mode in _OF_POWERS else mode
    *before, search = (
        replaced(tap, verb="mode", style=Style.PRIMARY if tap.args == (here,) else Style.SECONDARY)
        for tap in _ways(look, STALLS)
    )
    last = search if look.view.phase in _SEARCHING else replaced(tap_to_end(look), emoji=None)
    return Row((undo_tap(look), *before, last))


def ways_in(look: Looked) -> Row:
    """Of the board, beside the search: what opens one's private screen there."""
    return Row(tuple(_ways(look, [name for name in STALLS if name != SEARCH])))


def _ways(look: Looked, stalls: Iterable[str]) -> Iterator[Tap]:
    before = look.view.phase in (Phase.TURN, Phase.FINAL)
    for name in stalls:
        label = look.words("thirteen-monsters-stall", stall=name)
        yield Tap(label=label, verb="stall", args=(name,), enabled=before and _is_open(look, name))


def _search(look: Looked) -> tuple[Part, ...]:
    """Cards are tapped on the board, where they are seen; here their places are written instead."""
    words, view = look.words, look.view
    enough = tap_to_do("enough", "👌", words, enabled=view.phase is Phase.THIRD)
    label = words("thirteen-monsters-do-write")
    write = Tap(label=label, emoji="⌨️", verb="write", enabled=bool(view.may_flip))
    return (Row((enough, write)),)


_STALL_PARTS: dict[str, Shown] = {
    trading.TRADE: trading.parts,
    powers.POWERS: lambda look: (powers.menu(look),),
    powers.NOVA: lambda look: (powers.menu(look), *powers.nova(look)),
    powers.ICE: lambda look: both_grids(look, powers.ICE, look.view.may_ice),
    regrouping.MIX: regrouping.parts,
    raiding.ATTACK: raiding.parts,
    SEARCH: _search,
}


_STALLS_DRAWN: dict[str, Callable[[Looked], Sketch]] = {  # one's own collection for the others
    trading.TRADE: _tray(trading.shelves),
    powers.ICE: _field,
    powers.NOVA: _tray(powers.nova_drawn),
    regrouping.MIX: _tray(regrouping.shelves),
    raiding.ATTACK: _tray(raiding.shelves),
}


# Answers


def _offered(look: Looked) -> tuple[Part, ...]:
    """Accept, decline, and a counter-offer by the same desk, once (TM14.8)."""
    words, made = look.words, look.view.proposal
    may_counter = made is not None and not made.counter
    counter = Tap(
        label=words("thirteen-monsters-do-haggle"),
        emoji="💬",
        verb="mode",
        args=(trading.COUNTER,),
        enabled=may_counter,
    )
    answers = Row(
        (
            tap_to_do("accept", "✅", words, style=Style.SUCCESS),
            tap_to_do("decline", "✖️", words, style=Style.DANGER),
            counter,
        )
    )
    countering = may_counter and Draft.read(look).mode == trading.COUNTER
    return (answers, *(trading.parts(look) if countering else ()))


_ANSWERS: dict[Phase, Shown] = {
    Phase.OFFER: _offered,
    Phase.BUILD: building.parts,
    Phase.BATTLE: battle.parts,
    Phase.DEATH: battle.parts,
    Phase.SEIZE: battle.spoils,
    Phase.CHAMPION: battle.champions,
}

_ANSWERS_DRAWN: dict[Phase, Drawn] = {
    Phase.OFFER: trading.shelves,
    Phase.BUILD: building.shelves,
    Phase.SEIZE: battle.spoils_drawn,
    Phase.CHAMPION: battle.champions_drawn,
}
