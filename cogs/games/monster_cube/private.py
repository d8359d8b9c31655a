"""A seat's own screen: the cube with its letters, and all that is tapped to show three faces.

From top to bottom: what the chosen tiles form, and Monster! for the next claim; the steps of a claim; the
tiles in three rows as they lie, or the places where one of them may go, or before whom a card is laid. All
of it is always there, and fits on a phone together with the picture. What shows faces stands where nothing
harmless ever does, and where no other tap comes that a finger might hit which taps twice; what is told stands
below the buttons.

A tile is moved beside another one that it is shown with: that tile would be tapped anyway, and around it
there are six places at most, which are tapped where they lie. Of three tiles that are chosen before, the
first goes at once to where it forms something with the others.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.monster_cube import laying, telling
from cogs.games.monster_cube.board import buzz
from cogs.games.monster_cube.draft import A_ROW, MOST, Draft, Looked
from cogs.games.monster_cube.offers import SIDE_BY_SIDE, offers
from cogs.games.race_desk import rows_with_taps
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from engine.monster_cube.cards import CARDS, Cell
from engine.monster_cube.cube.geometry import NE, NW, SE, SW, E, W
from engine.monster_cube.state import Phase
from render import monster_cube as pictures
from render.monster_cube.tiles import LETTERS

AROUND = ((NW, None, NE), (W, None, E), (SW, None, SE))  # as places lie around a tile, in three rows
CENTRE = 4
LETTER_OF = dict(zip((NW, NE, W, E, SW, SE), "JKLMNO", strict=True))  # the tiles have the letters before
NONE_YET, NO_CUBE = "– – –", "– – – – –"  # about as wide as what comes there
MORE = "more"
NO_PLACE = "–"

Taps = tuple[Tap, ...]


def screen(look: Looked) -> Screen:
    draft = Draft.read(look)
    parts: tuple[Part, ...] = (
        _picture(look, draft),
        *_shown(look, draft),
        *rows_with_taps(_steps(look, draft), *_area(look, draft)),
        Line(telling.advice(look, draft)),
    )
    return Screen(parts, MATCH)


def _picture(look: Looked, draft: Draft) -> Part:
    if draft.holds and look.view.phase is Phase.PLACE:
        return pictures.lays(look.view, look.words, look.plain_names, laying.replacing(look, draft))
    lit = () if draft.asked is None else draft.combinations[draft.asked : draft.asked + 1]
    return pictures.claim(
        look.view,
        look.words,
        cube=draft.moved_cube,
        chosen=draft.chosen,
        ghosts=_ghosts(draft) if draft.acts else None,
        faces=tuple(face for found in lit for face in found.faces),
    )


# What the chosen tiles form


def _shown(look: Looked, draft: Draft) -> list[Part]:
    """In the first row it is chosen, too, what goes back (MC7.3): a menu, where two taps choose."""
    taps = _claims(draft)
    first: Part = Row(tuple(taps.get(at) or _none_yet(at, NONE_YET) for at in range(SIDE_BY_SIDE)))
    if draft.holds and look.view.phase is Phase.RETURN:
        first = _returned(look, draft)
    if look.view.options.rules.turns:
        return [first]
    return [first, Row((taps.get(SIDE_BY_SIDE) or _none_yet(SIDE_BY_SIDE, NO_CUBE), buzz(look)))]


def _claims(draft: Draft) -> dict[int, Tap]:
    if not draft.acts:
        return {}
    return {
        at: Tap(label=offer.label, verb="claim", args=(at,), style=Style.SUCCESS)
        for at, offer in offers(draft).items()
    }


def _none_yet(at: int, label: str) -> Tap:
    return Tap(label=label, verb="claim", args=(at,), enabled=False)


# The steps of a claim


def _steps(look: Looked, draft: Draft) -> Taps:
    in_turns = look.view.options.rules.turns
    chosen = draft.acts and bool(draft.tiles or (draft.moving and draft.tile is not None))
    clear = _step("clear", look, enabled=chosen or (draft.moving and draft.acts and not in_turns))
    if in_turns:  # which begin with a move in any case
        return clear, _step("shift", look, enabled=draft.acts and draft.move is not None)
    move = _step("move", look, enabled=draft.acts and not draft.asks_tile, wanted=draft.moving)
    claims = look.view.phase is Phase.CLAIM and draft.acts
    give_up = Tap(label=look.words("monster-cube-do-give-up"), verb="do", args=("give-up",), enabled=claims)
    return move, clear, give_up


def _step(verb: str, look: Looked, *, enabled: bool, wanted: bool = False) -> Tap:
    return Tap(
        label=look.words(f"monster-cube-do-{verb}"),
        verb=verb,
        style=Style.PRIMARY if wanted else Style.SECONDARY,
        enabled=enabled,
    )


# Tiles, or the places where one may go


def _area(look: Looked, draft: Draft) -> tuple[Taps, ...]:
    if draft.holds and look.view.phase is Phase.PLACE:
        return laying.area(look, draft)
    beside = draft.beside if draft.acts else None
    return _tiles(draft) if beside is None else _places(draft, beside)


def _tiles(draft: Draft) -> tuple[Taps, ...]:
    """As they lie when a claim begins, until it is over; which tile a place has is part of its button."""
    full = len(draft.chosen) == MOST
    able = draft.hosts if draft.asks_place else range(len(draft.cells))

    def tile(slot: int, row: int, place: int) -> Tap:
        chosen = slot in draft.chosen
        return Tap(
            label=LETTERS[slot],
            verb="pick",
            args=(slot, A_ROW * row + place),
            style=Style.PRIMARY if chosen else Style.SECONDARY,
            enabled=draft.acts and (chosen or not full) and slot != draft.tile and slot in able,
        )

    return tuple(
        tuple(tile(slot, row, place) for place, slot in enumerate(slots))
        for row, slots in enumerate(draft.rows)
    )


def _around(draft: Draft) -> dict[Cell, int]:
    """The places on each side of the tile beside which one is moved, by their number among all."""
    if draft.beside is None:
        return {}
    q, r = draft.cells[draft.beside]
    number = {cell: at for at, cell in enumerate(draft.places)}
    sides = {side: number.get((q + side[0], r + side[1])) for side in LETTER_OF}
    return {side: at for side, at in sides.items() if at is not None}


def _ghosts(draft: Draft) -> Mapping[Cell, str]:
    """Places with a letter of their own, and those for which the tile's is enough."""
    fits = {} if draft.tile is None else dict.fromkeys(draft.fits.values(), LETTERS[draft.tile])
    every = fits | {at: LETTER_OF[side] for side, at in _around(draft).items()}
    return {draft.places[at]: letter for at, letter in every.items()} if draft.asks_place else {}


def _places(draft: Draft, beside: int) -> tuple[Taps, ...]:
    """As they lie, around the tile in the middle."""
    free = _around(draft)

    def place(at: int, side: Cell | None) -> Tap:
        if side in free:
            return Tap(label=LETTER_OF[side], verb="to", args=(free[side],))
        label = LETTERS[beside] if at == CENTRE else NO_PLACE
        return Tap(label=label, verb="nothing", args=(at,), enabled=False)

    return tuple(
        tuple(place(A_ROW * row + at, side) for at, side in enumerate(sides))
        for row, sides in enumerate(AROUND)
    )


# What goes back after a wrong claim


def _returned(look: Looked, draft: Draft) -> Menu:
    """Those that may go back, the cheapest first (MC7.3); the last turns to those that do not fit."""
    view, words = look.view, look.words
    won = sorted(view.players[look.seat].won, key=lambda code: (CARDS[code].worth, code))
    choices = [Choice(label=telling.monster(code, words), value=str(code)) for code in won]
    if len(choices) > CHOICES:
        pages = -(-len(choices) // (CHOICES - 1))
        first = draft.page % pages * (CHOICES - 1)
        more = Choice(label=words("monster-cube-do-more"), value=MORE, emoji="📄")
        choices = [*choices[first : first + CHOICES - 1], more]
    return Menu(verb="return", placeholder=words("monster-cube-choose-return"), choices=tuple(choices))
