"""What a seat can do, as far as it can be listed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from engine.game import Seat
from engine.monster_cube.actions import (
    Action,
    Agree,
    Buzz,
    Claim,
    GiveUp,
    Move,
    Place,
    Return,
    Shift,
    StillLooking,
)
from engine.monster_cube.cards import COLOURS, TILES, Cell
from engine.monster_cube.cube.formulas import made
from engine.monster_cube.cube.geometry import (
    AROUND,
    LAYOUTS_KEPT,
    Cells,
    Combination,
    Faces,
    destinations,
    formed_at,
    lying,
    moved,
    obstacle_to,
    through,
)
from engine.monster_cube.cube.geometry import combinations as combined
from engine.monster_cube.cube.judging import by_face
from engine.monster_cube.play import turns
from engine.monster_cube.play.claims import FULL, targets
from engine.monster_cube.state import Cube, Phase, State
from engine.race import claim_of

LYING_SHOWN = 6  # combinations of the tiles as they lie, where all search
CLAIMS_SHOWN = 2  # of those with one move
_WAYS = TILES * (TILES - 1) * len(AROUND)  # to name a tile, another one and a side of it
_EACH_TIME, _EACH_TRY = 89, 181  # strides through them: tiles and sides change from one to the next
_AGREE, _LOOK, _GIVE_UP = Agree(), StillLooking(), GiveUp()
_BUZZ = (Buzz(),)
_SEARCHING = (*_BUZZ, _AGREE)
_ASKED = (*_SEARCHING, _LOOK)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    """Of the many thousand claims a part: some of each kind, right and wrong, others each time.

    Where all search: half a dozen combinations of the tiles as they lie, two with a move, a triple that forms
    nothing and a move that is not used. In a turn: a move by itself, not used, and with all that it forms.
    """
    if state.turn is not None:
        agreeing = (_AGREE,) if seat not in state.agreed and turns.may_agree(state) else ()
        return (*agreeing, *_in_turn(state, seat)) if seat == state.turn else agreeing
    if state.phase is Phase.SEARCH:
        return _searching(state, seat)
    return _holding(state) if state.holder and state.holder.seat == seat else ()


def _searching(state: State, seat: Seat) -> Iterable[Action]:
    player, race = state.players[seat], state.race
    barred = player.barred_until is not None or (race is not None and claim_of(race, seat) is not None)
    if race or seat in state.agreed:
        return () if barred else _BUZZ
    if state.asked and player.looking_until is None:
        return (_AGREE, _LOOK) if barred else _ASKED
    return (_AGREE,) if barred else _SEARCHING


def _holding(state: State) -> Iterable[Action]:
    assert state.holder
    seat = state.holder.seat
    if state.phase is Phase.RETURN:
        return (Return(card=card) for card in state.players[seat].won)
    return _placing(state, seat) if state.phase is Phase.PLACE else _claiming(state, seat)


def _placing(state: State, seat: Seat) -> Iterator[Place]:
    for other, player in enumerate(state.players):
        if other != seat:
            for replaces in player.before if len(player.before) == FULL else (None,):
                yield Place(seat=other, replaces=replaces)


# Claims where all search


def _claiming(state: State, seat: Seat) -> Iterable[Action]:
    (cube,) = state.cubes
    possible = targets(state, seat)
    listed: list[Action] = [_GIVE_UP, _formless(cube.cells)]
    listed += _named(_lying(cube.cells, state.since), None, cube, possible, dice=False)
    move = _remembered_move(cube.cells, state)
    if move is None:
        return listed
    with_move = _named(_some_with(cube.cells, move), move, cube, possible, dice=False)
    return (_unused(move), *listed, *with_move)


def _remembered_move(cells: Cells, state: State) -> Move | None:
    """Of a tile that can be moved, others each time, on a layout that stays for a while."""
    for number in range(TILES):
        slot = (state.since + number) % TILES
        free = destinations(cells, slot, one_group=state.options.one_group)
        if free:
            return Move(slot, free[state.since // TILES % len(free)])
    return None


def _lying(cells: Cells, number: int) -> Sequence[Combination]:
    """Some combinations of the tiles as they lie; with every number others, in a few all of them."""
    every = combined(cells)
    parts = range(0, len(every), LYING_SHOWN) or range(1)
    first = parts[number % len(parts)]
    return every[first : first + LYING_SHOWN]


def _named(
    found: Iterable[Combination], move: Move | None, cube: Cube, possible: Mapping[int, int], *, dice: bool
) -> list[Claim]:
    """A claim of each of these; where the numbers make several monsters, one for each of them."""
    shown, makes = by_face(cube.tiles, dice=dice), made(dice=dice)
    wanted = frozenset(possible.values())
    claims: list[Claim] = []
    for _, faces in found:
        one, two, three = faces
        every = makes[shown[one], shown[two], shown[three]]
        if wanted.isdisjoint(every) or len(wanted & every) == 1:
            claims.append(Claim(faces, move))
        else:
            claims += [Claim(faces, move, card) for card, code in possible.items() if code in every]
    return claims


# Claims in a turn


def _in_turn(state: State, seat: Seat) -> Iterable[Action]:
    cube, options = state.cubes[seat], state.options
    at = lying(cube.cells)
    move = _another_move(cube.cells, set(at), state.since, one_group=options.one_group)
    if move is None:
        return ()
    del at[cube.cells[move.tile]]
    at[move.to] = move.tile
    found = formed_at(move.to, at, ribbons=False)
    named = _named(found, move, cube, targets(state, seat), dice=options.rules.dice)
    return (Shift(move), _unused(move), *named)


def _another_move(cells: Cells, taken: set[Cell], number: int, *, one_group: bool) -> Move | None:
    """Some move, with every number another one, on a layout that nobody has seen before.

    A tile goes to a side of another, if it may go there.
    """
    way = number * _EACH_TIME
    for _ in range(_WAYS):
        slot, host, (dq, dr) = _TO_A_SIDE[way % _WAYS]
        q, r = cells[host]
        to = (q + dq, r + dr)
        if to not in taken:
            left = cells[slot]
            taken.remove(left)
            if obstacle_to(taken, left, to, one_group=one_group) is None:
                return Move(slot, to)
            taken.add(left)
        way += _EACH_TRY
    return None


def _to_a_side(number: int) -> tuple[int, int, Cell]:
    """Which tile, which other one, and which side of that."""
    way, slot = divmod(number, TILES)
    side, beside = divmod(way, TILES - 1)
    return slot, (slot + 1 + beside) % TILES, AROUND[side]


def _of_another(slot: int) -> Faces:
    """The faces of the next tile."""
    other = COLOURS * ((slot + 1) % TILES)
    return other, other + 1, other + 2


_TO_A_SIDE = tuple(map(_to_a_side, range(_WAYS)))
_OF_ANOTHER = tuple(map(_of_another, range(TILES)))


@lru_cache(maxsize=LAYOUTS_KEPT)
def _some_with(cells: Cells, move: Move) -> Sequence[Combination]:
    """Some of the combinations of which this tile is a part once it is moved."""
    return tuple(through(moved(cells, move.tile, move.to), move.tile)[:CLAIMS_SHOWN])


@lru_cache(maxsize=LAYOUTS_KEPT)
def _formless(cells: Cells) -> Claim:
    """Three faces that form nothing."""
    formed = {found.faces for found in combined(cells)}
    every = combinations(range(COLOURS * TILES), 3)
    return Claim(faces=next(faces for faces in every if faces not in formed))


def _unused(move: Move) -> Claim:
    """A move, and three faces of another tile."""
    return Claim(_OF_ANOTHER[move.tile], move)
