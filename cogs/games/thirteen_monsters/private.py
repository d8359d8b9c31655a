"""A seat's own screen: the board while it is awaited, what it may do, and what it owns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.turn import battle, building, powers, raiding, regrouping, trading
from cogs.games.thirteen_monsters.turn.doing import tap_to_do, tap_to_end
from cogs.games.thirteen_monsters.turn.search import menu_and_grid
from cogs.games.thirteen_monsters.words import prospects, telling
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.games.undo import undo_tap
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import fitting
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Phase
from render import thirteen_monsters as pictures
from render.sketch import Sketch
from render.thirteen_monsters.private.tray import Shelf

SEARCH, WITHDRAW = "search", "withdraw"
STALLS = (trading.TRADE, powers.POWERS, raiding.ATTACK, SEARCH)  # the fixed row
MODES = (*STALLS, powers.ICE, powers.NOVA, regrouping.MIX)
_OF_POWERS = (powers.ICE, powers.NOVA, regrouping.MIX)
_SEARCHING = (Phase.TURN, Phase.SEARCH, Phase.THIRD)

ROWS = 6  # of words below the stalls, whatever there is to say

Wordings = tuple[str, ...]
Shown = Callable[[Looked], tuple[Part, ...]]
Drawn = Callable[[Looked], tuple[Shelf, ...]]


def screen(look: Looked) -> Screen:
    """One picture, then what is done here; below it, where they always are, the stalls, and words."""
    picture, parts, outlook = _shown(look)
    controls = tuple(part for part in parts if not isinstance(part, Line))
    hints = ((part.text,) for part in parts if isinstance(part, Line))
    told = fitting((*outlook, *hints), ROWS, look.people)
    return Screen((picture, *controls, _stalls(look), *((Line("\n".join(told)),) if told else ())), MATCH)


def _shown(look: Looked) -> tuple[Sketch, tuple[Part, ...], Iterable[Wordings]]:
    """While one waits, while one answers, and in one's own turn."""
    view, now = look.view, (telling.now(look),)
    if view.awaited != view.seat:
        parts = _withdrawing(look) or _search(look)
        return _own(look), parts, (now, prospects.wordings(look), powers.wordings(look))
    if view.phase in _ANSWERS:
        before = () if Draft.read(look).mode == trading.COUNTER else (now,)  # what one puts together counts
        return _answered(look), _ANSWERS[view.phase](look), before
    mode = mode_of(look)
    return _STALLS_DRAWN.get(mode, _own)(look), _STALL_PARTS[mode](look), _outlook(look, mode)


def _outlook(look: Looked, mode: str) -> Iterator[Wordings]:
    """What one can know for this of what one has."""
    if mode == SEARCH or look.view.phase is Phase.AFTER:
        yield (telling.now(look),)
    if mode == SEARCH:
        yield prospects.wordings(look)
    elif mode == powers.POWERS:
        yield powers.wordings(look)
    elif mode == powers.ICE:
        yield (look.words("thirteen-monsters-area-first"),)


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


def _stalls(look: Looked) -> Row:
    """What takes a play back, Trade, Powers, Attack, Search; where that is over, the end of the turn."""
    view, here = look.view, _here(look)
    before = view.phase in (Phase.TURN, Phase.FINAL) and view.seat == view.awaited
    *ways, search = (
        Tap(
            label=look.words("thirteen-monsters-stall", stall=name),
            verb="mode",
            args=(name,),
            style=Style.PRIMARY if name == here else Style.SECONDARY,
            enabled=before and _is_open(look, name),
        )
        for name in STALLS
    )
    ends = view.awaited == view.seat and view.phase in (Phase.AFTER, Phase.FINAL)
    last = replace(tap_to_end(look), emoji=None) if ends else search
    return Row((undo_tap(look), *ways, last))


def _here(look: Looked) -> str:
    """The stall that is open; none where one waits or answers."""
    view = look.view
    if view.awaited != view.seat or view.phase in _ANSWERS:
        return ""
    mode = mode_of(look)
    return powers.POWERS if mode in _OF_POWERS else mode


def _search(look: Looked) -> tuple[Part, ...]:
    """Cards are tapped on the board, where they are seen; here their places are written instead."""
    words, view = look.words, look.view
    own = view.awaited == view.seat
    enough = tap_to_do("enough", "👌", words, enabled=own and view.phase is Phase.THIRD)
    label = words("thirteen-monsters-do-write")
    write = Tap(label=label, emoji="⌨️", verb="write", enabled=own and bool(view.may_flip))
    return (Row((enough, write)),)


_STALL_PARTS: dict[str, Shown] = {
    trading.TRADE: trading.parts,
    powers.POWERS: lambda look: (powers.menu(look),),
    powers.NOVA: lambda look: (powers.menu(look), *powers.nova(look)),
    powers.ICE: lambda look: menu_and_grid(look, powers.ICE, look.view.may_ice),
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
    """Accept, decline, and below them what a counter-offer is put together by, once (TM14.8)."""
    words, made = look.words, look.view.proposal
    may_counter = made is not None and not made.counter
    answers = Row(
        (
            tap_to_do("accept", "✅", words, style=Style.SUCCESS),
            tap_to_do("decline", "✖️", words, style=Style.DANGER),
        )
    )
    return (answers, *trading.parts(look, enabled=may_counter))


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
