"""What one tap shows: the combinations of the chosen tiles, each with its numbers in its colours.

Nothing here tells whether a combination makes a monster: whoever claims must know it. Only once faces that
make several have been shown is it asked which of them it is to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cogs.games.monster_cube.draft import Draft, wanted
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.cube.formulas import Numbers, values
from engine.monster_cube.cube.geometry import Combination, Shape
from engine.monster_cube.state import Rules
from render.drawing.numerals import numeral

MARKS = ("🟡", "🔺", "🔷")  # yellow, red and blue, also for eyes that see colours otherwise
SIDE_BY_SIDE = 3  # lines, or ribbons
THIN = "\u2009"  # a space


class Offer(NamedTuple):
    """A tap that claims; or that asks which monster it is to be."""

    place: int  # among the draft's combinations
    label: str
    card: int | None = None  # which of the several that these faces make
    asks: bool = False


def offers(draft: Draft) -> Mapping[int, Offer]:
    """By tap: three lines side by side; two ribbons, which are wider, at the right, so that none moves.

    A cube, whose label is the widest, has a place of its own; in turns, where it never comes with others, it
    has the last of theirs.
    """
    if draft.asked is not None:
        making = _making(draft, draft.asked) if draft.asked < len(draft.combinations) else []
        return {at: Offer(draft.asked, numeral(code), card) for at, (card, code) in enumerate(making)}
    places = range(len(draft.combinations))
    cubes = [place for place in places if draft.combinations[place].shape is Shape.CUBE]
    others = [place for place in places if place not in cubes]
    own = SIDE_BY_SIDE - draft.view.options.rules.turns
    first = SIDE_BY_SIDE - len(others)
    taps = (*enumerate(others, first), *((own, one) for one in cubes))
    return {at: _offer(draft, place) for at, place in taps}


def _offer(draft: Draft, place: int) -> Offer:
    return Offer(place, _label(draft, place), asks=len(_making(draft, place)) > 1)


def _making(draft: Draft, place: int) -> list[tuple[int, int]]:
    """The monsters that these faces make, each with the code that it has now."""
    made = values(_numbers(draft, draft.combinations[place]), dice=draft.view.options.rules is Rules.DICE)
    return [(card, code) for card, code in wanted(draft.view).items() if code in made]


def _numbers(draft: Draft, found: Combination) -> Numbers:
    one, two, three = (_number(draft, face) for face in found.faces)
    return one, two, three


def _number(draft: Draft, face: int) -> int:
    return draft.cube.tiles[face // COLOURS].numbers[face % COLOURS]


def _label(draft: Draft, place: int) -> str:
    """ "🟡5 4 8" of one colour; "🟡32🔷6" of a ribbon; "🟡3🔺3🔷3" of a cube."""
    faces = sorted(draft.combinations[place].faces)
    between = THIN if draft.combinations[place].shape is Shape.LINE else ""
    return "".join(
        MARKS[colour] + between.join(str(_number(draft, face)) for face in faces if face % COLOURS == colour)
        for colour in _colours(draft.combinations[place])
    )


def _colours(found: Combination) -> list[int]:
    """Each once, that of most faces first."""
    colours = [face % COLOURS for face in found.faces]
    return sorted(set(colours), key=lambda colour: (-colours.count(colour), colour))
