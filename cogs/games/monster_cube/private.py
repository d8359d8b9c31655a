"""A seat's own screen: the cube with its letters, and all that is tapped to show three faces.

From top to bottom: what the chosen tiles form, the steps of a claim, a menu for all else that is chosen, and
the tiles as they lay at the start, or the places where one of them may go. All of it is always there. What
shows faces stands where nothing harmless ever does; what is told stands below the buttons.

A tile is moved beside another one that it is shown with: that tile would be tapped anyway, and around it
there are six places at most, which are tapped where they lie.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.games.monster_cube import telling
from cogs.games.monster_cube.board import buzz
from cogs.games.monster_cube.draft import MOST, Draft, Looked
from cogs.games.race_desk import rows_with_taps, steady
from cogs.games.turn_desk import ACCENT
from cogs.wire.limits import CHOICES, OPTION, cut_short
from cogs.wire.screen import Choice, Line, Menu, Part, Screen, Style, Tap
from engine.monster_cube.cards import CARDS, COLOURS, Cell
from engine.monster_cube.formulas import values
from engine.monster_cube.geometry import NE, NW, SE, SW, Combination, E, Shape, W
from engine.monster_cube.state import Phase, Rules
from render import monster_cube as pictures
from render.monster_cube.tiles import LETTERS

SIDE = 3  # tiles in a row at the start
MARKS = ("🟡", "🔺", "🔷")  # yellow, red and blue, also for eyes that see colours otherwise
AROUND = (NW, None, NE, W, None, E, SW, None, SE)  # as places lie around a tile, in three rows
CENTRE = 4
LETTER_OF = dict(zip((NW, NE, W, E, SW, SE), "JKLMNO", strict=True))  # the tiles have the letters before
NONE_YET = "–·–·–"  # as wide as what comes there
NOTHING = "▫️"
TOLD = 3  # lines below the buttons
MORE = "more"
NO_PLACE = "–"
SHAPES = {Shape.LINE: "📏", Shape.RIBBON: "🎀", Shape.CUBE: "🧊"}  # of faces in several colours

Taps = tuple[Tap, ...]


def screen(look: Looked) -> Screen:
    draft = Draft.read(look)
    parts: tuple[Part, ...] = (
        _picture(look, draft),
        *rows_with_taps(_shown(look, draft), _steps(look, draft)),
        _choice(look, draft),
        *rows_with_taps(*_area(draft)),
        Line(steady(telling.advice(look, draft), TOLD)),
    )
    return Screen(parts, ACCENT)


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


def _shown(look: Looked, draft: Draft) -> Taps:
    """At most three: two ribbons of a pair, three lines, or a cube."""
    found = draft.combinations if draft.acts and draft.asked is None else ()
    taps = [
        Tap(label=label, emoji=sign, verb="claim", args=(place,), style=Style.SUCCESS)
        for place, (label, sign) in enumerate(_faces(one, draft) for one in found)
    ]
    none = [
        Tap(label=NONE_YET, emoji=NOTHING, verb="claim", args=(at,), enabled=False)
        for at in range(len(taps), MOST)
    ]
    return (*taps, *none)


def _faces(found: Combination, draft: Draft) -> tuple[str, str]:
    """Its numbers, and the colour or the shape that tells it from others of the same tiles."""
    tiles = draft.cube.tiles
    faces = [divmod(face, COLOURS) for face in found.faces]
    label = "·".join(str(tiles[slot].numbers[colour]) for slot, colour in faces)
    colours = {colour for _, colour in faces}
    return label, MARKS[colours.pop()] if len(colours) == 1 else SHAPES[found.shape]


# The steps of a claim


def _steps(look: Looked, draft: Draft) -> Taps:
    in_turns = look.view.options.rules.turns
    chosen = draft.acts and bool(draft.tiles or (draft.moving and draft.tile is not None))
    move = _step(
        "move", "↔️", look, enabled=draft.acts and not draft.asks_tile, wanted=not in_turns and draft.moving
    )
    clear = _step("clear", "✖️", look, enabled=chosen or (draft.moving and draft.acts and not in_turns))
    if in_turns:
        only = _step("shift", "➡️", look, enabled=draft.acts and draft.move is not None)
        return move, clear, only
    claims = look.view.phase is Phase.CLAIM and draft.acts
    give_up = Tap(
        label=look.words("monster-cube-do-give-up"),
        emoji="🏳️",
        verb="do",
        args=("give-up",),
        enabled=claims,
    )
    return buzz(look), move, clear, give_up


def _step(verb: str, emoji: str, look: Looked, *, enabled: bool, wanted: bool = False) -> Tap:
    return Tap(
        label=look.words(f"monster-cube-do-{verb}"),
        emoji=emoji,
        verb=verb,
        style=Style.PRIMARY if wanted else Style.SECONDARY,
        enabled=enabled,
    )


# Tiles, or the places where one may go


def _area(draft: Draft) -> tuple[Taps, ...]:
    beside = draft.beside if draft.acts else None
    taps = _tiles(draft) if beside is None else _places(draft, beside)
    return tuple(tuple(taps[at : at + SIDE]) for at in range(0, len(taps), SIDE))


def _tiles(draft: Draft) -> list[Tap]:
    full = len(draft.chosen) == MOST
    able = draft.hosts if draft.asks_place else range(len(draft.cells))

    def tile(slot: int) -> Tap:
        chosen = slot in draft.chosen
        return Tap(
            label=LETTERS[slot],
            verb="pick",
            args=(slot,),
            style=Style.PRIMARY if chosen else Style.SECONDARY,
            enabled=draft.acts and (chosen or not full) and slot != draft.tile and slot in able,
        )

    return [tile(slot) for slot in range(len(draft.cells))]


def _around(draft: Draft) -> dict[Cell, int]:
    """The places on each side of the tile beside which one is moved, by their number among all."""
    if draft.beside is None:
        return {}
    q, r = draft.cells[draft.beside]
    number = {cell: at for at, cell in enumerate(draft.places)}
    sides = {side: number.get((q + side[0], r + side[1])) for side in LETTER_OF}
    return {side: at for side, at in sides.items() if at is not None}


def _ghosts(draft: Draft) -> Mapping[Cell, str]:
    return {draft.places[at]: LETTER_OF[side] for side, at in _around(draft).items()}


def _places(draft: Draft, beside: int) -> list[Tap]:
    """As they lie, around the tile in the middle."""
    free = _around(draft)

    def place(at: int, side: Cell | None) -> Tap:
        if side in free:
            return Tap(label=LETTER_OF[side], verb="to", args=(free[side],))
        label = LETTERS[beside] if at == CENTRE else NO_PLACE
        return Tap(label=label, verb="nothing", args=(at,), enabled=False)

    return [place(at, side) for at, side in enumerate(AROUND)]


# Whatever else is to be chosen: which monster, what goes back, before whom a modifier is laid


def _choice(look: Looked, draft: Draft) -> Menu:
    view, words = look.view, look.words
    if view.seat is not None and view.holder == view.seat:
        if view.phase is Phase.RETURN:
            return _menu("return", words("monster-cube-choose-return"), _won(look, draft))
        if view.phase is Phase.PLACE and draft.upon is None:
            return _menu("upon", words("monster-cube-choose-upon"), _others(look))
        if view.phase is Phase.PLACE:
            return _menu("replace", words("monster-cube-choose-replaced"), _replaced(look, draft))
    asked = _cards(look, draft)
    return _menu("card", words("monster-cube-choose-card") if asked else "–", asked)


def _menu(verb: str, placeholder: str, choices: Sequence[Choice]) -> Menu:
    nothing = (Choice(label="–", value="none"),)
    return Menu(verb=verb, placeholder=placeholder, choices=tuple(choices) or nothing, enabled=bool(choices))


def _cards(look: Looked, draft: Draft) -> list[Choice]:
    """The monsters that the faces make, where they make several."""
    if draft.asked is None or draft.asked >= len(draft.combinations) or not draft.acts:
        return []
    one, two, three = (
        draft.cube.tiles[face // COLOURS].numbers[face % COLOURS]
        for face in draft.combinations[draft.asked].faces
    )
    made = values((one, two, three), dice=look.view.options.rules is Rules.DICE)
    return [
        Choice(label=look.words("monster-cube-monster", card=card, code=code), value=str(card))
        for card, code in telling.wanted(look.view).items()
        if code in made
    ]


def _won(look: Looked, draft: Draft) -> list[Choice]:
    """Those that may go back, the cheapest first (MC7.3); the last turns to those that do not fit."""
    view, words = look.view, look.words
    won = sorted(view.players[look.seat].won, key=lambda code: (CARDS[code].worth, code))
    choices = [Choice(label=telling.monster(code, words), value=str(code)) for code in won]
    if len(choices) <= CHOICES:
        return choices
    pages = -(-len(choices) // (CHOICES - 1))
    first = draft.page % pages * (CHOICES - 1)
    more = Choice(label=words("monster-cube-do-more"), value=MORE, emoji="📄")
    return [*choices[first : first + CHOICES - 1], more]


def _others(look: Looked) -> list[Choice]:
    return [
        Choice(label=cut_short(f"{seat + 1} · {name}", OPTION), value=str(seat))
        for seat, name in enumerate(look.plain_names)
        if seat != look.view.seat
    ]


def _replaced(look: Looked, draft: Draft) -> list[Choice]:
    """The three that lie there, of which one goes."""
    if draft.upon is None or draft.upon >= len(look.view.players):
        return []
    before = look.view.players[draft.upon].before
    return [
        Choice(
            label=look.words("monster-cube-do-replace", modifier=telling.signed(CARDS[card].modifier)),
            value=str(card),
        )
        for card in before
    ]
