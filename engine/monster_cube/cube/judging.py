"""Whether three faces make a monster: MC3 to MC5, MC17.4. Nothing here changes a state."""

from collections.abc import Mapping, Set
from functools import lru_cache
from typing import NamedTuple

from engine.game import Refusal, Seat
from engine.monster_cube.actions import Claim, Foul, Move
from engine.monster_cube.cards import COLOURS, DICE, NUMBERS
from engine.monster_cube.cube.formulas import Formula, Numbers, formulas, made, making
from engine.monster_cube.cube.geometry import Cells, Obstacle, Shape, moved, obstacle, shape_of
from engine.monster_cube.news import Fault, Missed
from engine.monster_cube.state import Cube, Options, Rules

FAULT_OF = {
    Obstacle.TAKEN: Fault.MOVE_TAKEN,
    Obstacle.UNLINKED: Fault.MOVE_UNLINKED,
    Obstacle.APART: Fault.MOVE_APART,
}


class Solution(NamedTuple):
    """Three faces that make a monster."""

    card: int
    shape: Shape
    formula: Formula
    cells: Cells  # after the move


def judged(
    cube: Cube,
    rules: Rules,
    targets: Mapping[int, int],
    action: Claim,
    seat: Seat,
    hindered: Obstacle | None,
) -> Solution | Missed:
    """What a readable claim makes of these cards, each with the code that it has now.

    Its move may be `hindered`: it is asked for before, since in turns it is refused.
    """
    faces, dice = action.faces, rules.dice
    cells, fault = _after(cube.cells, action, hindered)
    shape = None if fault else shape_of(cells, faces)
    numbers = numbers_of(cube, faces, rules)
    if shape is None:
        fault = fault or Fault.NO_SHAPE
    elif rules.turns and shape is Shape.RIBBON:
        fault = Fault.RIBBON  # MC10.6
    else:
        card = _fitting(action, targets, made(dice=dice)[numbers])
        if card is not None:
            formula = making(faces, numbers, targets[card], dice=dice)
            assert formula
            return Solution(card, shape, formula, cells)
        fault = Fault.NUMBER
    return Missed(
        seat=seat,
        fault=fault,
        card=action.card,
        faces=faces,
        shape=shape,
        makes=formulas(faces, numbers, dice=dice),
        move=action.move,
    )


def _fitting(action: Claim, targets: Mapping[int, int], every: Set[int]) -> int | None:
    """Which card these numbers make: the one that is named, or the only one."""
    if action.card is not None:
        return action.card if targets[action.card] in every else None
    fitting = [card for card, code in targets.items() if code in every]
    if len(fitting) > 1:
        raise Refusal(Foul.WHICH_CARD, cards=tuple(fitting))
    return fitting[0] if fitting else None


def must_be_readable(action: Claim, targets: Mapping[int, int]) -> None:
    """What names no three faces, or a card that is not there, is refused and costs nothing (MC17.4)."""
    one, two, three = action.faces
    if one in (two, three) or two == three:
        raise Refusal(Foul.SAME_FACE)
    if action.card is not None and action.card not in targets:
        raise Refusal(Foul.NO_SUCH_CARD, card=action.card, cards=tuple(targets))


def numbers_of(cube: Cube, faces: tuple[int, int, int], rules: Rules) -> Numbers:
    shown = by_face(cube.tiles, dice=rules.dice)
    one, two, three = faces
    return shown[one], shown[two], shown[three]


@lru_cache(maxsize=64)
def by_face(tiles: tuple[int, ...], *, dice: bool) -> tuple[int, ...]:
    """The number on each face, as the tiles of a match lie in their slots."""
    side = DICE if dice else NUMBERS
    return tuple(number for tile in tiles for number in side[tile])


def side_of(rules: Rules) -> tuple[Numbers, ...]:
    """By tile of the deck, the numbers on the side that is up."""
    return DICE if rules.dice else NUMBERS


def hindrance(cells: Cells, move: Move | None, options: Options) -> Obstacle | None:
    return None if move is None else obstacle(cells, move.tile, move.to, one_group=options.one_group)


def _after(cells: Cells, action: Claim, hindered: Obstacle | None) -> tuple[Cells, Fault | None]:
    """The layout that the claim speaks of, or what is wrong with its move."""
    move = action.move
    if move is None:
        return cells, None
    if hindered:
        return cells, FAULT_OF[hindered]
    one, two, three = action.faces
    used = move.tile in (one // COLOURS, two // COLOURS, three // COLOURS)
    return moved(cells, move.tile, move.to), None if used else Fault.UNUSED  # MC5.5
