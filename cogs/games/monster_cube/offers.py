"""What one tap shows: the combinations of the chosen tiles, each with its numbers in its colours.

Faces that make several of the monsters are a button for each of them, so that no tap is needed to say which.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cogs.games.monster_cube.draft import Draft, wanted
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.formulas import Numbers, values
from engine.monster_cube.geometry import Combination
from engine.monster_cube.state import Rules

MARKS = ("🟡", "🔺", "🔷")  # yellow, red and blue, also for eyes that see colours otherwise


class Offer(NamedTuple):
    """A tap that claims; or that asks which monster it is to be, where the room is too small for all."""

    place: int  # among the draft's combinations
    label: str
    card: int | None = None  # where the faces make several
    asks: bool = False


def offers(draft: Draft, room: int) -> tuple[Offer, ...]:
    """At most so many. What all the chosen tiles form comes first, then what two of them form."""
    if draft.asked is not None:
        return _named(draft, draft.asked)
    whole, partial = _by_size(draft)
    shown = [offer for place in whole for offer in _named(draft, place)]
    if len(shown) > room:
        return tuple(_plain(draft, place) for place in whole)
    for place in partial:
        named = _named(draft, place)
        if len(shown) + len(named) <= room:
            shown += named
    return tuple(shown)


def _by_size(draft: Draft) -> tuple[list[int], list[int]]:
    whole: list[int] = []
    partial: list[int] = []
    for place, found in enumerate(draft.combinations):
        (whole if _tiles(found.faces) == set(draft.chosen) else partial).append(place)
    return whole, partial


def _tiles(faces: Iterable[int]) -> set[int]:
    return {face // COLOURS for face in faces}


def _named(draft: Draft, place: int) -> tuple[Offer, ...]:
    """Once, or for each of the monsters that the faces make: then these are told, short enough for a row."""
    making = _making(draft, place)
    if len(making) < 2:
        return (Offer(place, _label(draft, place)),)
    sign = "".join(MARKS[colour] for colour in _colours(draft.combinations[place]))
    return tuple(Offer(place, f"{sign} → {code}".replace("-", "−"), card) for card, code in making)


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


def _label(draft: Draft, place: int) -> str:
    """ "🟡5·4·8" of one colour; "🟡3·2🔷6" of a ribbon; "🟡3🔺3🔷3" of a cube."""
    faces = sorted(draft.combinations[place].faces)
    return "".join(
        MARKS[colour] + "·".join(str(_number(draft, face)) for face in faces if face % COLOURS == colour)
        for colour in _colours(draft.combinations[place])
    )


def _colours(found: Combination) -> list[int]:
    """Each once, that of most faces first."""
    colours = [face % COLOURS for face in found.faces]
    return sorted(set(colours), key=lambda colour: (-colours.count(colour), colour))
