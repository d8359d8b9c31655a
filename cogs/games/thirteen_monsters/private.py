"""A seat's own screen: the board while it is awaited, what it may do, and what it owns."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.turn import battle, building, powers, raiding, regrouping, trading
from cogs.games.thirteen_monsters.turn.doing import do, end
from cogs.games.thirteen_monsters.turn.search import both_grids
from cogs.games.thirteen_monsters.words import prospects, telling
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.games.thirteen_monsters.words.tags import shelves_of_all
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Phase
from render import thirteen_monsters as pictures
from render.sketch import Sketch
from render.thirteen_monsters.private.tray import Shelf

SEARCH, WITHDRAW = "search", "withdraw"
STALLS = {trading.TRADE: "🤝", powers.POWERS: "✨", raiding.ATTACK: "⚔️", SEARCH: "🔎"}  # the fixed row
MODES = (*STALLS, powers.ICE, powers.NOVA, regrouping.MIX, trading.COUNTER)
_OF_POWERS = (powers.ICE, powers.NOVA, regrouping.MIX)
_SEARCHING = (Phase.TURN, Phase.SEARCH, Phase.THIRD)

Shown = Callable[[Looked], tuple[Part, ...]]
Drawn = Callable[[Looked], tuple[Shelf, ...]]


def screen(look: Looked) -> Screen:
    view, words = look.view, look.words
    own = pictures.collection(view, look.seat, words)
    if view.awaited != view.seat:
        outlook = _lines(prospects.told(look), powers.told(look))
        return Screen((own, *_withdrawing(look), *_lines(telling.now(look)), *outlook), MATCH)
    mode = "" if view.phase in _ANSWERS else mode_of(look)
    searching = mode in (SEARCH, powers.ICE)
    of_powers = mode == powers.POWERS or mode in _OF_POWERS
    outlook = _lines(prospects.told(look), powers.told(look) if of_powers else "")
    told = _lines(telling.now(look) if searching or not mode else "", *telling.fought(look))
    owned = outlook if mode == powers.ICE else (own, *outlook)
    return Screen((_picture(look, mode), *_asked(look), *told, *owned), MATCH)


def _picture(look: Looked, mode: str) -> Sketch:
    """Above what is tapped: what the menus offer, or the battle, or the field; always of one size.

    It shows no face of the field: a private screen that a restart leaves behind is nobody's to clear.
    """
    view, words, names = look.view, look.words, look.plain_names
    drawn = _STALLS_DRAWN.get(mode) or _ANSWERS_DRAWN.get(view.phase)
    if drawn:
        return pictures.tray(drawn(look), words, names)
    return pictures.field(replace(view, open=()), words, names)


def _lines(*texts: str) -> tuple[Line, ...]:
    """What grows stands below the buttons."""
    told = "\n".join(text for text in texts if text)
    return (Line(told),) if told else ()


def _asked(look: Looked) -> tuple[Part, ...]:
    """What can be done by the seat that the match waits for."""
    shown = _ANSWERS.get(look.view.phase)
    return shown(look) if shown else _turn(look)


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


def _turn(look: Looked) -> tuple[Part, ...]:
    mode = mode_of(look)
    return (_stalls(look, mode), *_STALL_PARTS[mode](look))


def _stalls(look: Looked, mode: str) -> Row:
    """Trade, Powers, Attack, Search: always all four, in this order."""
    here = powers.POWERS if mode in _OF_POWERS else mode
    before = look.view.phase in (Phase.TURN, Phase.FINAL)
    return Row(
        tuple(
            Tap(
                label=look.words("thirteen-monsters-stall", stall=name),
                emoji=emoji,
                verb="mode",
                args=(name,),
                style=Style.PRIMARY if name == here else Style.SECONDARY,
                enabled=before and _is_open(look, name),
            )
            for name, emoji in STALLS.items()
        )
    )


def ways(look: Looked) -> Row:
    """Of the board, beside the search: what opens one's private screen there."""
    before = look.view.phase in (Phase.TURN, Phase.FINAL)
    return Row(
        tuple(
            Tap(
                label=look.words("thirteen-monsters-stall", stall=name),
                verb="stall",
                args=(name,),
                enabled=before and _is_open(look, name),
            )
            for name in STALLS
            if name != SEARCH
        )
    )


def _search(look: Looked) -> tuple[Part, ...]:
    """Cards are tapped on the board, where they are seen; here their places are written instead."""
    words, view = look.words, look.view
    enough = do("enough", "👌", words, enabled=view.phase is Phase.THIRD)
    label = words("thirteen-monsters-do-write")
    write = Tap(label=label, emoji="⌨️", verb="write", enabled=bool(view.may_flip))
    return (Row((enough, end(look), write)),)


def _ice(look: Looked) -> tuple[Part, ...]:
    return (*both_grids(look, powers.ICE, look.view.may_ice), Row((end(look),)))


def _last(look: Looked) -> tuple[Part, ...]:
    """In the final round there is no search below which the turn could be ended."""
    return (Row((end(look),)),) if look.view.phase is Phase.FINAL else ()


_STALL_PARTS: dict[str, Shown] = {
    trading.TRADE: trading.parts,
    powers.POWERS: lambda look: (powers.menu(look), *_last(look)),
    powers.NOVA: lambda look: (powers.menu(look), *powers.nova(look), *_last(look)),
    powers.ICE: _ice,
    regrouping.MIX: lambda look: (powers.menu(look), *regrouping.parts(look), *_last(look)),
    raiding.ATTACK: lambda look: (*raiding.parts(look), *_last(look)),
    SEARCH: _search,
}


_STALLS_DRAWN: dict[str, Drawn] = {
    trading.TRADE: trading.shelves,
    powers.POWERS: shelves_of_all,
    powers.NOVA: powers.nova_drawn,
    regrouping.MIX: regrouping.shelves,
    SEARCH: shelves_of_all,
    raiding.ATTACK: raiding.shelves,
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
            do("accept", "✅", words, style=Style.SUCCESS),
            do("decline", "✖️", words, style=Style.DANGER),
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
