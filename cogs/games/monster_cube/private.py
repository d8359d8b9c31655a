"""A seat's own screen: the cube with its letters, and all that is tapped to show three faces.

From top to bottom: what the chosen tiles form, and Monster! for the next claim; the steps of a claim; the
tiles in three rows as they lie, or the places where one of them may go. All of it is always there, and fits
on a phone together with the picture. What shows faces stands where nothing harmless ever does; what is told
stands below the buttons.

A tile is moved beside another one that it is shown with: that tile would be tapped anyway, and around it
there are six places at most, which are tapped where they lie. Of three tiles that are chosen before, the
first goes at once to where it forms something with the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cogs.games.monster_cube import telling
from cogs.games.monster_cube.board import buzz
from cogs.games.monster_cube.draft import A_ROW, MOST, Draft, Looked
from cogs.games.monster_cube.offers import SIDE_BY_SIDE, offers
from cogs.games.race_desk import rows_with_taps, steady
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.limits import CHOICES, cut_short
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from engine.monster_cube.actions import Place
from engine.monster_cube.cards import CARDS, DECK, Cell
from engine.monster_cube.cube.geometry import NE, NW, SE, SW, E, W
from engine.monster_cube.state import Phase
from render import monster_cube as pictures
from render.monster_cube.tiles import LETTERS

AROUND = ((NW, None, NE), (W, None, E), (SW, None, SE))  # as places lie around a tile, in three rows
CENTRE = 4
LETTER_OF = dict(zip((NW, NE, W, E, SW, SE), "JKLMNO", strict=True))  # the tiles have the letters before
NONE_YET, NO_CUBE = "– – –", "– – – – –"  # about as wide as what comes there
A_NAME = 40  # letters
SEAT, MOST_SEATS = 100, 6  # one choice names a seat and a card
TOLD = 2  # lines below the buttons
MORE = "more"
NO_PLACE = "–"

Taps = tuple[Tap, ...]


def screen(look: Looked) -> Screen:
    draft = Draft.read(look)
    parts: tuple[Part, ...] = (
        _picture(look, draft),
        *_shown(look, draft),
        *rows_with_taps(_steps(look, draft), *_area(draft)),
        Line(steady(telling.advice(look, draft), TOLD)),
    )
    return Screen(parts, MATCH)


def _picture(look: Looked, draft: Draft) -> Part:
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
    """In the first row it is chosen, too, what goes back (MC7.3) or upon whom a card falls (MC9.6)."""
    taps = _claims(draft)
    first: Part = _chosen(look, draft) or Row(
        tuple(taps.get(at) or _none_yet(at, NONE_YET) for at in range(SIDE_BY_SIDE))
    )
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


def _area(draft: Draft) -> tuple[Taps, ...]:
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


# What else is to be chosen: what goes back, before whom a modifier is laid and which one it replaces


def _chosen(look: Looked, draft: Draft) -> Menu | None:
    """A menu, where one is needed; a finger that taps twice does no harm there."""
    if not draft.holds:
        return None
    if look.view.phase is Phase.RETURN:
        return _returned(look, draft)
    return _laid(look) if look.view.phase is Phase.PLACE else None


def _laid(look: Looked) -> Menu:
    """Upon whom the modifier falls (MC9.6), and at once which one goes where three lie (MC9.7)."""
    others = [seat for seat in range(len(look.names)) if seat != look.seat]
    asked = "upon" if len(others) > 1 else "replaced"
    choices = (choice for seat in others for choice in _before(look, seat, alone=len(others) == 1))
    return Menu(verb="upon", placeholder=look.words(f"monster-cube-choose-{asked}"), choices=tuple(choices))


def _before(look: Looked, seat: int, *, alone: bool) -> Iterator[Choice]:
    """What can be done before this player, with what lies there; nobody `alone` need be named."""
    words, player = look.words, look.view.players[seat]
    lying = ", ".join(telling.signed(CARDS[card].modifier) for card in player.before) or "–"
    told = words("monster-cube-choose-lying", lying=lying, left=player.left)
    who = cut_short(f"{seat + 1} {look.plain_names[seat]}", A_NAME)
    if len(player.before) < DECK.hands.before:
        yield Choice(label=who, value=upon_value(seat), description=told)
        return
    for card in player.before:
        gone = telling.signed(CARDS[card].modifier)
        label = gone if alone else words("monster-cube-choose-instead", who=who, replaced=gone)
        yield Choice(label=label, value=upon_value(seat, card), description=told)


def upon_value(seat: int, card: int = 0) -> str:
    """What a choice of that menu stands for, read by `laid_by`."""
    return str(SEAT * seat + card)


def laid_by(value: int) -> Place | None:
    seat, card = divmod(value, SEAT)
    return Place(seat=seat, replaces=card or None) if seat < MOST_SEATS and card <= len(CARDS) else None


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
