"""A seat's own screen: the cube with its letters, and all that is tapped to show three faces.

From top to bottom: what the chosen tiles form, the steps of a claim, and then the tiles as they lay at the
start, or the places where one of them may go. What shows faces stands where nothing harmless ever does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cogs.games.monster_cube import telling
from cogs.games.monster_cube.board import buzz
from cogs.games.monster_cube.draft import MOST, Draft, Looked
from cogs.games.race_desk import rows_with_taps
from cogs.games.turn_desk import ACCENT
from cogs.wire.limits import A_ROW, CHOICES, LABEL, cut_short
from cogs.wire.screen import Choice, Line, Menu, Part, Screen, Style, Tap
from engine.monster_cube.cards import CARDS, COLOURS, Cell
from engine.monster_cube.formulas import values
from engine.monster_cube.geometry import Combination
from engine.monster_cube.state import Phase, Rules
from render import monster_cube as pictures
from render.monster_cube.tiles import LETTERS

SIDE = 3  # tiles in a row at the start
MARKS = ("🟡", "🔺", "🔷")  # yellow, red and blue, also for eyes that see colours otherwise
PLACES = "JKLMNOPQRSTUVWXYZabcde"  # cells to move to; the tiles have the letters before
SHOWN = len(PLACES)
NONE_YET = "–"

Taps = tuple[Tap, ...]


def screen(look: Looked) -> Screen:
    draft = Draft.read(look)
    parts: tuple[Part, ...] = (
        Line(telling.advice(look, draft)),
        _picture(look, draft),
        *rows_with_taps(_shown(look, draft), _steps(look, draft)),
        *_area(look, draft),
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
        Tap(label=_faces(one, draft), verb="claim", args=(place,), style=Style.SUCCESS)
        for place, one in enumerate(found)
    ]
    rest = range(len(taps), MOST)
    return (*taps, *(Tap(label=NONE_YET, verb="claim", args=(at,), enabled=False) for at in rest))


def _faces(found: Combination, draft: Draft) -> str:
    """ "🟡5 🟡4 🟡8", with the letters where one tile gives two."""
    tiles, named = draft.cube.tiles, len({face // COLOURS for face in found.faces}) < MOST
    return " ".join(
        f"{LETTERS[slot] if named else ''}{MARKS[colour]}{tiles[slot].numbers[colour]}"
        for slot, colour in (divmod(face, COLOURS) for face in found.faces)
    )


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


# Below: tiles, places, or whatever else is to be chosen


def _area(look: Looked, draft: Draft) -> Sequence[Part]:
    view = look.view
    if view.seat is not None and view.holder == view.seat:
        if view.phase is Phase.RETURN:
            return _monsters(look)
        if view.phase is Phase.PLACE:
            return rows_with_taps(_others(look), _replaced(look, draft))
    if draft.acts and draft.asks_place:
        return rows_with_taps(*_in_rows(_places(look, draft)))
    return rows_with_taps(*_tiles(draft), _cards(look, draft))


def _tiles(draft: Draft) -> tuple[Taps, ...]:
    full = len(draft.chosen) == MOST

    def tile(slot: int) -> Tap:
        chosen = slot in draft.chosen
        return Tap(
            label=LETTERS[slot],
            verb="pick",
            args=(slot,),
            style=Style.PRIMARY if chosen else Style.SECONDARY,
            enabled=draft.acts and (chosen or not full) and slot != draft.tile,
        )

    return tuple(tuple(map(tile, range(at, at + SIDE))) for at in range(0, len(draft.cells), SIDE))


def _page(draft: Draft) -> range:
    """The places that are shown; where they do not all fit, the last tap turns to the next ones."""
    every = len(draft.places)
    if every <= SHOWN:
        return range(every)
    first = draft.page * (SHOWN - 1) % every
    return range(first, min(first + SHOWN - 1, every))


def _ghosts(draft: Draft) -> Mapping[Cell, str]:
    if not draft.asks_place:
        return {}
    return {draft.places[place]: letter for place, letter in zip(_page(draft), PLACES, strict=False)}


def _places(look: Looked, draft: Draft) -> Iterator[Tap]:
    shown = _page(draft)
    for place, letter in zip(shown, PLACES, strict=False):
        yield Tap(label=letter, verb="to", args=(place,))
    if len(shown) < len(draft.places):
        pages = -(-len(draft.places) // (SHOWN - 1))
        label = look.words("monster-cube-do-more")
        yield Tap(label=label, emoji="📄", verb="more", args=((draft.page + 1) % pages,))


def _cards(look: Looked, draft: Draft) -> Taps:
    """The monsters that the faces make, where they make several."""
    if draft.asked is None or draft.asked >= len(draft.combinations) or not draft.acts:
        return ()
    one, two, three = (
        draft.cube.tiles[face // COLOURS].numbers[face % COLOURS]
        for face in draft.combinations[draft.asked].faces
    )
    made = values((one, two, three), dice=look.view.options.rules is Rules.DICE)
    return tuple(
        Tap(
            label=look.words("monster-cube-monster", card=card, code=code),
            verb="card",
            args=(card,),
            style=Style.SUCCESS,
        )
        for card, code in telling.wanted(look.view).items()
        if code in made
    )


def _monsters(look: Looked) -> tuple[Menu, ...]:
    """Those that may go back, the cheapest first (MC7.3)."""
    view = look.view
    assert view.seat is not None
    won = sorted(view.players[view.seat].won, key=lambda code: (CARDS[code].worth, code))
    return tuple(
        Menu(
            verb="return",
            args=(at,),
            placeholder=look.words("monster-cube-choose-return"),
            choices=tuple(
                Choice(label=telling.monster(code, look.words), value=str(code))
                for code in won[at : at + CHOICES]
            ),
        )
        for at in range(0, len(won), CHOICES)
    )


def _others(look: Looked) -> Taps:
    return tuple(
        Tap(
            label=cut_short(f"{seat + 1} · {name}", LABEL),
            verb="upon",
            args=(seat,),
            style=Style.PRIMARY,
        )
        for seat, name in enumerate(look.plain_names)
        if seat != look.view.seat
    )


def _replaced(look: Looked, draft: Draft) -> Taps:
    """The three that lie there, of which one goes."""
    if draft.upon is None or draft.upon >= len(look.view.players):
        return ()
    before = look.view.players[draft.upon].before
    return tuple(
        Tap(
            label=look.words("monster-cube-do-replace", modifier=telling.signed(CARDS[card].modifier)),
            verb="replace",
            args=(card,),
            style=Style.SUCCESS,
        )
        for card in before
    )


def _in_rows(taps: Iterator[Tap]) -> list[Taps]:
    every = tuple(taps)
    return [every[at : at + A_ROW] for at in range(0, len(every), A_ROW)]
