"""Before whom a solved card is laid (MC9.6), and which it replaces where three lie there (MC9.7).

One tap says upon whom; a second one only what goes. It stands where the tiles do, in as many rows: two for
the others, one for what lies before whoever was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.games.monster_cube.draft import A_ROW, Draft, Looked
from cogs.wire.screens.limits import cut_short
from cogs.wire.screens.screen import Style, Tap
from cogs.wire.screens.widths import GAP, LEAST, WIDTH, wide_button
from engine.monster_cube.actions import Place
from engine.monster_cube.cards import CARDS, DECK
from engine.monster_cube.seen import PlayerView
from render.drawing.numerals import signed

ROWS = 2  # of the others, five at most
NO_PLAYER = "–"

Taps = tuple[Tap, ...]


def area(look: Looked, draft: Draft) -> tuple[Taps, ...]:
    others = _others(look)
    rows = [others[at : at + A_ROW] for at in range(0, len(others), A_ROW)]
    taps = [
        _before(seat, name, chosen=seat == draft.upon)
        for row in rows
        for seat, name in zip(row, _names(look, row), strict=True)
    ]
    upon = replacing(look, draft)
    taps += [_nothing(at) for at in range(len(taps), ROWS * A_ROW)]
    goes = [] if upon is None else [_instead(look, upon, card) for card in look.view.players[upon].before]
    goes += [_nothing(at) for at in range(len(taps) + len(goes), len(taps) + A_ROW)]
    return (*(tuple(taps[at : at + A_ROW]) for at in range(0, len(taps), A_ROW)), tuple(goes))


def chosen(look: Looked, draft: Draft, seat: int) -> Draft | Place | None:
    """What a tap on one of the others does: it lays the card, or asks which one goes."""
    if not 0 <= seat < len(look.view.players):
        return None
    return replace(draft, upon=seat) if _full(look.view.players[seat]) else Place(seat=seat)


def instead(look: Looked, seat: int, card: int) -> Place | None:
    players = look.view.players
    lies = 0 <= seat < len(players) and card in players[seat].before
    return Place(seat=seat, replaces=card) if lies else None


def asks_what_goes(look: Looked, draft: Draft) -> bool:
    return replacing(look, draft) is not None


def replacing(look: Looked, draft: Draft) -> int | None:
    """Before whom three lie of which one goes; between two it is never asked who."""
    others = _others(look)
    upon = others[0] if len(others) == 1 else draft.upon
    return upon if upon in others and _full(look.view.players[upon]) else None


def _others(look: Looked) -> list[int]:
    return [seat for seat in range(len(look.view.players)) if seat != look.view.seat]


def _full(player: PlayerView) -> bool:
    return len(player.before) == DECK.hands.before


def _names(look: Looked, row: Sequence[int]) -> list[str]:
    """With their numbers, as long as they have room in a row: a short one leaves more to the others."""
    names = [f"{seat + 1} {look.plain_names[seat]}" for seat in row]
    room = WIDTH - GAP * (A_ROW - 1) - LEAST * (A_ROW - len(row))
    shown = list(names)
    while sum(map(wide_button, shown)) > room:
        at = max(range(len(row)), key=lambda at: wide_button(shown[at]))
        shown[at] = cut_short(names[at], len(shown[at]) - 1)
    return shown


def _before(seat: int, name: str, *, chosen: bool) -> Tap:
    return Tap(
        label=name,
        verb="upon",
        args=(seat,),
        style=Style.PRIMARY if chosen else Style.SECONDARY,
    )


def _instead(look: Looked, seat: int, card: int) -> Tap:
    return Tap(label=signed(CARDS[card].modifier), verb="upon", args=(seat, card))


def _nothing(at: int) -> Tap:
    return Tap(label=NO_PLAYER, verb="nothing", args=(at,), enabled=False)
