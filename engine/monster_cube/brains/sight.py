"""A board as somebody looks at it: combination after combination, in whatever order the eye takes them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.chance import Chance
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.cube.formulas import values
from engine.monster_cube.cube.geometry import Cells, Faces, combinations, moved, moves, through
from engine.monster_cube.seen import CubeView, View
from engine.monster_cube.state import Rules


class Glimpse(NamedTuple):
    """Three faces that somebody looks at, and the tile that would have to be moved for them."""

    faces: Faces
    move: Move | None


class Find(NamedTuple):
    """Faces that make a monster, and how many combinations were looked at until then."""

    claim: Claim
    card: int
    looked: int


@dataclass(frozen=True, slots=True)
class Sight:
    """A cube and the monsters that are wanted of it, each with its code."""

    cells: Cells
    faces: tuple[int, ...]  # the number on each
    wanted: Mapping[int, int]
    rules: Rules
    one_group: bool

    def makes(self, faces: Faces) -> tuple[int, ...]:
        """Which of the monsters these faces make."""
        one, two, three = faces
        numbers = (self.faces[one], self.faces[two], self.faces[three])
        made = values(numbers, dice=self.rules.dice)
        return tuple(card for card, code in self.wanted.items() if code in made)

    def moves(self) -> tuple[tuple[int, tuple[int, int]], ...]:
        return moves(self.cells, one_group=self.one_group)

    def as_it_lies(self, chance: Chance) -> Iterator[Glimpse]:
        return (Glimpse(found.faces, None) for found in chance.shuffled(combinations(self.cells)))

    def with_a_move(self, slots: Sequence[int], chance: Chance) -> Iterator[Glimpse]:
        """What moves of these tiles would bring, move after move."""
        possible = [one for one in self.moves() if one[0] in slots]
        for slot, to in chance.shuffled(possible):
            move = Move(tile=slot, to=to)
            after = moved(self.cells, slot, to)
            for found in chance.shuffled(tuple(through(after, slot, ribbons=not self.rules.turns))):
                yield Glimpse(found.faces, move)

    def claim(self, glimpse: Glimpse, card: int) -> Claim:
        """Naming the monster does no harm, and where there are several it is needed."""
        return Claim(faces=glimpse.faces, move=glimpse.move, card=card)


def sight(view: View, seat: int, *, cube: int = 0) -> Sight:
    me = view.players[seat]
    wanted = (
        dict(zip(me.hand, me.targets or (), strict=True)) if me.hand is not None else dict(own(view.zone))
    )
    shown = view.cubes[cube]
    return Sight(
        cells=tuple(tile.cell for tile in shown.tiles),
        faces=faces_of(shown),
        wanted=wanted,
        rules=view.options.rules,
        one_group=view.options.one_group,
    )


def own(zone: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Monsters of the zone have their own codes."""
    return ((code, code) for code in zone)


def faces_of(cube: CubeView) -> tuple[int, ...]:
    """The number on each face."""
    return tuple(tile.numbers[colour] for tile in cube.tiles for colour in range(COLOURS))


def first_find(seeing: Sight, glimpses: Iterator[Glimpse], patience: int) -> Find | None:
    """The first of these combinations that makes a monster; None where patience ends before."""
    for looked, glimpse in enumerate(glimpses, start=1):
        if looked > patience:
            return None
        made = seeing.makes(glimpse.faces)
        if made:
            return Find(seeing.claim(glimpse, made[0]), made[0], looked)
    return None
