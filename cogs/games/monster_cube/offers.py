"""What one tap shows: the combinations of the chosen tiles, each with its numbers in its colours.

Faces that make several of the monsters are a button for each of them, so that no tap is needed to say which.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from cogs.games.monster_cube.draft import Draft, wanted
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.cube.formulas import Numbers, values
from engine.monster_cube.cube.geometry import Combination
from engine.monster_cube.state import Rules
from render.monster_cube.alt import code_told

MARKS = ("🟡", "🔺", "🔷")  # yellow, red and blue, also for eyes that see colours otherwise


MORE = "📄"


class Offer(NamedTuple):
    """A tap that claims; or that asks which monster it is to be, where the room is too small for all."""

    place: int  # among the draft's combinations
    label: str
    card: int | None = None  # where the faces make several
    asks: bool = False
    turns: bool = False  # to the other page, on which this combination is


def offers(draft: Draft, room: int) -> tuple[Offer, ...]:
    """At most so many. What all the chosen tiles form comes first, then what two of them form.

    Where there is no room for both, a tap more turns from the one to the other.
    """
    if draft.asked is not None:
        return _named(draft, draft.asked)
    whole, partial = _by_size(draft)
    shown = _within(draft, whole, room)
    if not partial:
        return shown
    if len(shown) + len(partial) <= room:
        return shown + _within(draft, partial, room - len(shown))
    pages = (whole, partial)
    here, there = reversed(pages) if draft.page else pages
    return *_within(draft, here, room - 1), Offer(there[0], MORE, turns=True)


def _within(draft: Draft, places: Sequence[int], room: int) -> tuple[Offer, ...]:
    """A tap for each monster of each; where that is too much, it is asked which."""
    named = tuple(chain.from_iterable(_named(draft, place) for place in places))
    return named if len(named) <= room else tuple(_plain(draft, place) for place in places)


def _by_size(draft: Draft) -> tuple[list[int], list[int]]:
    whole: list[int] = []
    partial: list[int] = []
    for place, found in enumerate(draft.combinations):
        (whole if _tiles(found.faces) == set(draft.chosen) else partial).append(place)
    return whole, partial


def _tiles(faces: Iterable[int]) -> set[int]:
    return {face // COLOURS for face in faces}


def _named(draft: Draft, place: int) -> tuple[Offer, ...]:
    """Once, or for each of the monsters that the faces make: their codes come first, short for a row."""
    making = _making(draft, place)
    if len(making) < 2:
        return (Offer(place, _label(draft, place)),)
    faces = _label(draft, place, "")
    return tuple(Offer(place, f"{code_told(code)}{faces}", card) for card, code in making)


def _plain(draft: Draft, place: int) -> Offer:
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


def _label(draft: Draft, place: int, between: str = "·") -> str:
    """ "🟡5·4·8" of one colour; "🟡3·2🔷6" of a ribbon; "🟡3🔺3🔷3" of a cube."""
    faces = sorted(draft.combinations[place].faces)
    return "".join(
        MARKS[colour] + between.join(str(_number(draft, face)) for face in faces if face % COLOURS == colour)
        for colour in _colours(draft.combinations[place])
    )


def _colours(found: Combination) -> list[int]:
    """Each once, that of most faces first."""
    colours = [face % COLOURS for face in found.faces]
    return sorted(set(colours), key=lambda colour: (-colours.count(colour), colour))
